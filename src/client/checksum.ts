import { keccak_256 } from '@noble/hashes/sha3.js'
import type { Address } from '../../generated/schemas.ts'
import { checksumCase } from '../crypto/checksumCase.ts'

/** Text that should be an address and is none, or has letters in the wrong case. */
export class AddressError extends Error {
  override readonly name = 'AddressError'
}

/** Chains whose checksums depend on their id: those that EIP-1191 lists, and regtest, as viem has it for this id. */
const WITH_ID = new Set([30, 31, 33])

/**
 * An address with its checksum in the case of its letters: that of EIP-1191 on Rootstock, so that the same address
 * looks different on the main network (30), the test network (31) and regtest (33), and that of EIP-55 on every other
 * chain. Throws an `AddressError` when it is none; the case given does not matter.
 *
 * @example
 * ```ts
 * toChecksumAddress('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', 30) // '0x5aaEB6053f3e94c9b9a09f33669435E7ef1bEAeD'
 * ```
 */
export function toChecksumAddress(address: string, chainId: number): Address {
  const lower = requireAddress(address).toLowerCase()
  return `0x${checksumCase(keccak_256, lower, WITH_ID.has(chainId) ? chainId : undefined)}`
}

/** Whether a text is an address with the right checksum of that chain. */
export function isChecksumAddress(text: string, chainId: number): boolean {
  return isAddress(text) && toChecksumAddress(text, chainId) === text
}

/**
 * Reads an address as people write it and returns it in lower case, as nodes do: letters of one case only have no
 * checksum, mixed ones must have that of the chain. Throws an `AddressError`.
 */
export function parseChecksumAddress(text: string, chainId: number): Address {
  const digits = requireAddress(text).slice(2)
  const isMixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
  if (isMixed && !isChecksumAddress(text, chainId)) {
    throw new AddressError(`${text} does not have the checksum of chain ${chainId}`)
  }
  return `0x${digits.toLowerCase()}`
}

const isAddress = (text: string) => /^0x[0-9a-fA-F]{40}$/.test(text)

function requireAddress(text: string): string {
  if (!isAddress(text)) throw new AddressError(`${text.slice(0, 60)} is not an address`)
  return text
}
