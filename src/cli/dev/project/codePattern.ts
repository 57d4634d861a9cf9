import { createHash } from 'node:crypto'
import type { Bytes } from '../../../base/bytes.ts'

/** The compiled code of a contract: a hash, and the places whose bytes are known only once it is deployed. */
export interface CodePattern {
  /** Length without the compiler's metadata. */
  readonly length: number
  /** Length with it. */
  readonly fullLength: number
  /** Start and length of each place in turn: addresses of libraries, immutable values. */
  readonly holes: readonly number[]
  /** Hash of the code without its metadata, with zeros in the holes. */
  readonly digest: string
  /** Hash of the metadata, which differs between sources that have equal code. */
  readonly metadata: string
}

/** Largest code that is compared, in bytes. Chains without a code size limit may have longer code. */
const MAX_BYTES = 2 ** 20
const HEX = /^(?:0x)?([0-9a-f]+)$/i
/** A place for the address of a library, by the hash of its name, or by its name (before Solidity 0.5). */
const PLACEHOLDER = /__[\w$./:]{38}/g
const PUSH1 = 0x60
const PUSH20 = 0x73
const PUSH32 = 0x7f
/** Holes of one code. */
const MAX_HOLES = 4_096

/**
 * Returns the pattern of code in hexadecimal, as compilers print it; undefined for none. Compilers leave zeros for an
 * immutable value (PUSH32) and for a library's own address (PUSH20), and placeholders for other libraries.
 */
export function createCodePattern(hex: string): CodePattern | undefined {
  if (hex.length > 2 * MAX_BYTES) return undefined
  const [, digits = ''] = HEX.exec(hex.replace(PLACEHOLDER, '0'.repeat(40))) ?? []
  if (digits.length < 2) return undefined
  const code = Buffer.from(digits, 'hex')
  const length = lengthWithoutMetadata(code)
  const holes = findHoles(code.subarray(0, length))
  const digest = digestOf(code.subarray(0, length), holes)
  return { length, fullLength: code.length, holes, digest, metadata: sha256(code.subarray(length)) }
}

/** Returns whether code is that of the pattern. Without metadata, sources that differ only in comments and names match. */
export function matchesPattern(code: Bytes, pattern: CodePattern, withMetadata: boolean): boolean {
  const { length, fullLength, holes, digest, metadata } = pattern
  if (withMetadata && (code.length !== fullLength || sha256(code.subarray(length)) !== metadata)) return false
  return code.length >= length && digestOf(code.subarray(0, length), holes) === digest
}

/** Returns the length of code without the CBOR map at its end, whose own length is its last two bytes. */
export function lengthWithoutMetadata(code: Bytes): number {
  const length = 256 * (code.at(-2) ?? 0) + (code.at(-1) ?? 0)
  const start = code.length - 2 - length
  const first = code[start]
  return start > 0 && first !== undefined && first >= 0xa1 && first <= 0xa4 ? start : code.length
}

function findHoles(code: Bytes): number[] {
  const holes: number[] = []
  for (let at = 0; at < code.length && holes.length < MAX_HOLES; at++) {
    const opcode = code[at] ?? 0
    if (opcode < PUSH1 || opcode > PUSH32) continue
    const size = opcode - PUSH1 + 1
    const isHole = opcode === PUSH20 || opcode === PUSH32
    if (isHole && code.subarray(at + 1, at + 1 + size).every((byte) => byte === 0)) holes.push(at + 1, size)
    at += size
  }
  return holes
}

function digestOf(code: Bytes, holes: readonly number[]): string {
  const filled = Buffer.from(code)
  for (let at = 0; at < holes.length; at += 2) {
    const [start = 0, size = 0] = holes.slice(at, at + 2)
    filled.fill(0, start, start + size)
  }
  return sha256(filled)
}

const sha256 = (bytes: Bytes): string => createHash('sha256').update(bytes).digest('base64')
