import type { RuleSet } from '../_helpers/ruleSets.ts'
import { offset, oneOf, pick, type Write, type Writing } from './_operands.ts'

/**
 * The hardfork of Ethereum that a program is compared with: one with Rootstock's prices (Petersburg, with PUSH0 and transient
 * storage), or a newer one that has the other new opcodes and other prices for accesses of accounts.
 */
export type Era = 'petersburg' | 'cancun'

/**
 * Programs avoid differences by design (protocol/evm): calls with value (the payer of the stipend), calls and creations short of
 * gas (no EIP-150), missing accounts (RSKIP-169), BLOCKHASH and BASEFEE, deep recursion, bn128 and newer precompiles (prices),
 * inputs that RSKIP-516 cuts, creations that RSKIP-438 prices, the return buffer after calls without a frame before RSKIP-171,
 * STATICCALL before RSKIP-103, prices of storage and accounts since Istanbul, and the data of a reverting creation
 * (protocol/evm#creation).
 */
export interface Shared extends Writing {
  readonly ruleSet: RuleSet
  readonly era: Era
  /** The contract's index: it calls only those after it. */
  readonly level: number
}

/** The environment of a contract, by its index. */
export const GAS = [250_000, 80_000, 30_000, 8_000] as const

export type WriteShared = (writing: Shared) => void

/** Opcodes by the number of words that they pop; all push one. */
const COMPUTING: readonly (readonly number[])[] = [
  [0x30, 0x32, 0x33, 0x34, 0x36, 0x38, 0x3a, 0x3d, 0x41, 0x42, 0x43, 0x45, 0x58, 0x59, 0x5a, 0x5f],
  [0x15, 0x19, 0x35, 0x51],
  [1, 2, 3, 4, 5, 6, 7, 0x0a, 0x0b, 0x10, 0x11, 0x12, 0x13, 0x14, 0x16, 0x17, 0x18, 0x1a, 0x1b, 0x1c, 0x1d],
  [8, 9],
]
const YOUNG = [0x46, 0x47]

export const literal: Write = oneOf(
  ({ random, writer }) => writer.push(random(70)),
  ({ random, writer }) => writer.push(2n ** BigInt(random(256)) - BigInt(random(2))),
  ({ random, writer }) => writer.pushBytes(Uint8Array.from({ length: 1 + random(32) }, () => random(256))),
)

export const consume = (writing: Shared): void => {
  const { random, writer, era } = writing
  const kind = random(4)
  if (kind === 0) writer.op(0x50)
  if (kind === 1) {
    offset(writing)
    writer.op(0x52)
  }
  if (kind === 2 && era === 'petersburg') {
    writer.push(random(4))
    writer.op(0x55)
  }
}

export const compute: WriteShared = (writing) => {
  const { random, writer, era, has } = writing
  const count = pick(random, [0, 1, 2, 2, 2, 3])
  for (let i = 0; i < count; i++) literal(writing)
  const young = era === 'cancun' && count === 0 ? YOUNG : []
  writer.op(pick(random, [...(COMPUTING[count] ?? []), ...young].filter(has)))
  consume(writing)
}
