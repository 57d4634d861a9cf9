import { concatBytes } from '../../../src/base/bytes.ts'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import { toWord } from '../../../src/base/integer.ts'
import type { AccountOverride, BlockOverrides, CallRequest, Overrides } from '../../../src/chain/api/simulation.ts'

/** Returns the word on top of the stack. */
export const RETURN_TOP = '60005260206000f3'

/** An address without an account. */
export const at = (n: number): Uint8Array => toWord(BigInt(n)).subarray(12)

/** PUSH20 of an address. */
export const push = (address: Uint8Array): string => `73${toHex(address).slice(2)}`

/** A word of one small number. */
export const word = (n: number | bigint): Uint8Array => toWord(BigInt(n))

/** CALL of an address with wei (one byte) and all gas, its success popped. */
export const send = (to: Uint8Array, wei: number): string => `600060006000600060${toByte(wei)}${push(to)}5af150`

export const code = (text: string): Uint8Array => fromHex(`0x${text}`)

export const callOf = (to: Uint8Array, fields: Partial<CallRequest> = {}): CallRequest => ({
  to,
  data: new Uint8Array(0),
  ...fields,
})

/** Overridden storage slots, packed: each a slot and its value. */
export const cells = (...pairs: readonly (readonly [slot: number, value: number | bigint])[]): Uint8Array =>
  concatBytes(...pairs.flatMap(([slot, value]) => [word(slot), word(value)]))

export const overriding = (accounts: readonly AccountOverride[], block: BlockOverrides = {}): Overrides => ({
  accounts,
  block,
})

/** Init code that does something first and then puts code in place. */
export function deploying(first: string, runtime: string): Uint8Array {
  const length = toByte(runtime.length / 2)
  const offset = toByte(first.length / 2 + 10) // behind what follows
  return code(`${first}60${length}60${offset}5f3960${length}5ff3${runtime}`)
}

const toByte = (n: number) => n.toString(16).padStart(2, '0')
