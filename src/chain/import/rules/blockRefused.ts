import type { Bytes } from '../../../base/bytes.ts'
import { NodeError } from '../../../base/errors.ts'
import { toHex } from '../../../base/hex.ts'
import { keccak256 } from '../../../crypto/keccak.ts'
import type { Block } from '../../../primitives/block.ts'
import type { RuleName } from './ruleNames.ts'

/** A block breaks a rule. `expected` and `found` are short, printable texts. */
export class BlockRefused extends NodeError {
  readonly kind = 'blockRefused'
  readonly rule: RuleName
  readonly number: number
  readonly hash: Bytes
  readonly expected: string
  readonly found: string
  readonly block: Block
  constructor(block: Block, rule: RuleName, expected: Printable, found: Printable) {
    const { header, hash } = block
    const texts = { expected: print(expected), found: print(found) }
    super(`block ${header.number} ${toHex(hash)} breaks rule ${rule}: expected ${texts.expected}, found ${texts.found}`)
    this.block = block
    this.rule = rule
    this.number = header.number
    this.hash = hash
    this.expected = texts.expected
    this.found = texts.found
  }
}

/** A value that a refusal can print. */
export type Printable = string | bigint | number | Bytes

/** Maximum characters of a printed text; the longest regular one is the reference node's about init code. */
const MAX_CHARACTERS = 300
/** Maximum bytes that are printed as hex; longer ones are printed as their hash. */
const MAX_BYTES = 64
/** Bound of numbers that are printed in decimal; larger ones are printed as their length. */
const MAX_NUMBER = 1n << 256n

/** Returns up to 300 characters; long bytes are printed as their hash, large numbers as their length. */
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
