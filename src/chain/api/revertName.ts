import type { Bytes } from '../../base/bytes.ts'
import { REVERTED } from './gethFault.ts'

/** The name of a panic or a custom error. */
export interface RevertName {
  /** For example `panic 0x11` or `custom error TooLarge(5000, 1000)`. */
  readonly name: string
  /** Meaning of a panic. */
  readonly meaning?: string
}

/** Returns the name of the error in the payload of a revert; undefined for an `Error(string)` and for unknown errors. */
export type NameRevert = (payload: Bytes) => RevertName | undefined

/**
 * Returns the message of a revert, and behind it the name of its error. The form fits the tools that read messages: ethers
 * needs the word "revert", Hardhat Ignition " reverted with custom error ", and viem shows the text behind "execution
 * reverted: ". Geth's text has the meaning of a panic already.
 */
export function withRevertName(message: string, payload: Bytes, nameRevert: NameRevert | undefined): string {
  const found = nameRevert?.(payload)
  if (found === undefined) return message
  const { name, meaning } = found
  if (message === REVERTED) return `${message}: ${name}`
  if (message.startsWith(REVERTED)) return `${message} (${name})`
  return `${message} with ${name}${meaning === undefined ? '' : `: ${meaning}`}`
}
