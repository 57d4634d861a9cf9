import type { Bytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'

// Texts of geth (`core/error.go`, `core/state_transition.go`) by which wallets and libraries recognise an error.

/** Returns the text for an account that cannot pay. */
export function insufficientFundsText(address: Bytes, have: bigint, want: bigint): string {
  return `insufficient funds for gas * price + value: address ${toHex(address)} have ${have} want ${want}`
}

/** Returns the text for a gas limit that does not cover the data. */
export function intrinsicGasText(have: bigint, want: bigint): string {
  return `intrinsic gas too low: have ${have}, want ${want}`
}
