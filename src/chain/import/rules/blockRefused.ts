import type { Bytes } from '../../../base/bytes.ts'
import { NodeError } from '../../../base/errors.ts'
import { toHex } from '../../../base/hex.ts'
import { keccak256 } from '../../../crypto/keccak.ts'
import type { Block } from '../../../primitives/block.ts'
import type { RuleName } from './ruleNames.ts'

/** A block that breaks a rule of the chain; what was expected and found is short and printable. */
export class BlockRefused extends NodeError {
  readonly kind = 'blockRefused'
  readonly rule: RuleName
  readonly number: number
  readonly hash: Bytes
  readonly expected: string
  readonly found: string
  constructor({ header, hash }: Pick<Block, 'header' | 'hash'>, rule: RuleName, expected: Printable, found: Printable) {
    const told = { expected: print(expected), found: print(found) }
    super(`block ${header.number} ${toHex(hash)} breaks rule ${rule}: expected ${told.expected}, found ${told.found}`)
    this.rule = rule
    this.number = header.number
    this.hash = hash
    this.expected = told.expected
    this.found = told.found
  }
}

/** What a refusal can tell of. */
export type Printable = string | bigint | number | Bytes

/** The longest text is the reference's about init code, with a hash in it. */
const MAX_CHARACTERS = 300
const MAX_BYTES = 64
/** Beyond it the digits of a number take longer to find than the number is worth. */
const MAX_NUMBER = 1n << 256n

/**
 * At most 300 characters, whatever stood in the block; long bytes are told apart by their hash, long numbers by their
 * size.
 */
export function print(value: Printable): string {
  if (typeof value === 'bigint') return printBigint(value)
  if (!(value instanceof Uint8Array)) return shorten(String(value))
  return value.length <= MAX_BYTES ? toHex(value) : `${value.length} bytes with hash ${toHex(keccak256(value))}`
}

function printBigint(value: bigint): string {
  if (value < MAX_NUMBER && value > -MAX_NUMBER) return String(value)
  return `a number of ${value.toString(16).replace('-', '').length} hex digits`
}

function shorten(text: string): string {
  return text.length <= MAX_CHARACTERS ? text : `${text.slice(0, MAX_CHARACTERS - 3)}...`
}
