import { concatBytes } from '../../../src/base/bytes.ts'
import { minimalBytes, signedMinimalBytes } from '../../../src/base/integer.ts'
import { rulesAt } from '../../../src/chainspec/rulesAt.ts'
import { type KeptBlock, numberOf } from './blockTree.ts'
import type { Builder } from './builder.ts'
import type { FreeFields } from './draftHeader.ts'
import type { Chance } from './random.ts'
import type { WorkShape } from './seal.ts'

const MIN_GAS_LIMIT = 3_000_000n
const MINERS = 5
/** Beyond it there would be much hashing for nothing. */
const HIGHEST_DIFFICULTY = 60n
const DEAREST = 40n

/** What the miner of a block on top of `parent` may choose, chosen within the rules. */
export function pickFields({ network }: Builder, parent: KeptBlock, uncleCount: number, chance: Chance): FreeFields {
  const rules = rulesAt(network, numberOf(parent) + 1)
  const { header } = parent.block
  const gasLimit = pickGasLimit(header.gasLimit, chance)
  return {
    timestamp: header.timestamp + pickGap(header.difficulty, uncleCount, chance),
    coinbase: new Uint8Array(20).fill(0xa0 + chance.below(MINERS)),
    minimumGasPrice: pickMinimumGasPrice(header.minimumGasPrice, chance),
    gasLimit,
    gasLimitBytes: chance.percent(20) ? minimalBytes(gasLimit) : signedMinimalBytes(gasLimit),
    extraData: chance.bytes(chance.pick([0, 5, 31, 32])),
    ...(rules.has('rskipUmm') ? { ummRoot: chance.bytes(chance.percent(5) ? 20 : 0) } : {}),
    baseEvent: chance.bytes(chance.percent(5) ? chance.pick([1, 32, 128]) : 0),
  }
}

function pickGap(difficulty: bigint, uncleCount: number, chance: Chance): number {
  const expected = 10 * (1 + uncleCount)
  if (difficulty > HIGHEST_DIFFICULTY) return expected + chance.between(1, 20)
  return chance.pick([1, 2, 5, 9, expected, expected, expected + 1, expected + 10, 599, 600])
}

function pickGasLimit(parent: bigint, chance: Chance): bigint {
  const step = BigInt(chance.below(Number(parent / 1024n) + 1))
  const limit = chance.pick([parent, parent + step, parent - step, parent + parent / 1024n])
  return limit < MIN_GAS_LIMIT || limit > 11_000_000n || limit < 9_000_000n ? parent : limit
}

/** It wanders between zero, where transactions may cost nothing, and a few wei. */
function pickMinimumGasPrice(parent: bigint, chance: Chance): bigint {
  if (chance.percent(50)) return parent
  if (parent > DEAREST || (parent > 0n && chance.percent(60))) return parent - 1n
  return parent + 1n
}

/** The Bitcoin block around the header: of nearly the same time, the coinbase one of several transactions. */
export function pickWork(timestamp: number, chance: Chance): WorkShape {
  const proof = Array.from({ length: chance.pick([0, 0, 1, 3, 12]) }, () => chance.bytes(32))
  return {
    merkleProof: concatBytes(...proof),
    bitcoinTimestamp: timestamp + chance.between(-299, 299),
    extraNonce: BigInt(chance.below(2 ** 31)),
  }
}
