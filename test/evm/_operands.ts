import type { Bytes } from '../../src/base/bytes.ts'
import { fromHex, type Hex } from '../../src/base/hex.ts'
import type { CodeWriter } from './_code.ts'
import { PRECOMPILES } from './_precompileInputs.ts'

/** Returns a number from 0 to below the given one. */
export type Random = (below: number) => number

/** Random code that is being written. */
export interface Writing {
  readonly random: Random
  readonly writer: CodeWriter
  /** Whether the rules have an opcode. */
  readonly has: (opcode: number) => boolean
  /** Number of creations around it. */
  readonly depth: number
}

/** Writes some code. */
export type Write = (writing: Writing) => void

export const CONTRACTS: readonly Hex[] = [1, 2, 3, 4].map((n): Hex => `0xc${'0'.repeat(38)}${n}`)
const NOBODY = fromHex(`0x${'ee'.repeat(20)}`)

export function pick<T>(random: Random, from: readonly T[]): T {
  const picked = from[random(from.length)]
  if (picked === undefined) throw new RangeError('there is nothing to pick from')
  return picked
}

/** Writes one of several alternatives, as often as it is listed. */
export function oneOf(...choices: readonly Write[]): Write {
  return (writing) => pick(writing.random, choices)(writing)
}

export const op =
  (opcode: number): Write =>
  ({ writer }) =>
    writer.op(opcode)

/** Pushes a number that the given function returns. */
const push =
  (make: (random: Random) => bigint | number): Write =>
  ({ random, writer }) =>
    writer.push(make(random))

const pushBytes =
  (make: (random: Random) => Bytes): Write =>
  ({ random, writer }) =>
    writer.pushBytes(make(random))

export const below = (limit: number): Write => push((random) => random(limit))
const power = push((random) => 2n ** BigInt(random(256)))

export const address: Write = oneOf(
  op(0x30), // its own
  pushBytes(() => NOBODY),
  push((random) => pick(random, PRECOMPILES)),
  push((random) => BigInt(pick(random, PRECOMPILES)) + 2n ** 160n), // not an address
  below(300),
  ...Array<Write>(8).fill(pushBytes((random) => fromHex(pick(random, CONTRACTS)))),
)

export const number: Write = oneOf(
  ...Array<Write>(4).fill(below(70)),
  power,
  push((random) => 2n ** BigInt(random(256)) - 1n),
  pushBytes((random) => Uint8Array.from({ length: 1 + random(32) }, () => random(256))),
  address,
)

const far: Write = oneOf(power, ...Array<Write>(9).fill(below(20_000)))
/** Offset or size of memory: small, with a few exceptions. */
export const offset: Write = oneOf(far, ...Array<Write>(49).fill(below(220)))

/** Gas for a call. */
export const gas: Write = oneOf(op(0x5a), number, ...Array<Write>(4).fill(below(60_000)))

/** Wei for a call: the contracts have 1,000 wei. */
export const wei: Write = oneOf(below(1_200), ...Array<Write>(3).fill(below(1)))

/** Uses the word on top of the stack. */
export const consume: Write = oneOf(
  () => undefined,
  op(0x50),
  (writing) => {
    below(4)(writing)
    writing.writer.op(0x55)
  },
  ...Array<Write>(2).fill((writing) => {
    offset(writing)
    writing.writer.op(0x52)
  }),
)
