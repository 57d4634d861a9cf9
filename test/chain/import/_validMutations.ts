import { concatBytes, EMPTY_BYTES } from '../../../src/base/bytes.ts'
import { encodeRlp } from '../../../src/base/encodeRlp.ts'
import { minimalBytes, signedMinimalBytes } from '../../../src/base/integer.ts'
import { decodeRlp, requireList } from '../../../src/base/rlp.ts'
import { decodeTransaction } from '../../../src/primitives/transaction.ts'
import type { BlockPlan } from '../../_helpers/generator/draftHeader.ts'
import { inventUncle } from '../../_helpers/generator/uncles.ts'
import { alter, type Change, type Mutation } from './_alter.ts'
import { NOW_SECONDS } from './_now.ts'
import type { Target } from './_targets.ts'

/** The sibling is as good as the target, for this reason. */
const valid = (name: string, reason: string, change: (target: Target) => Change | undefined): Mutation => ({
  name,
  fate: { valid: reason },
  mutate(target) {
    const changed = change(target)
    return changed && alter(target, changed)
  },
})

const invent = (target: Target, count: number) =>
  Array.from({ length: count }, () => inventUncle(target.builder, target.parent, 2, target.chance))

const HEADERS: readonly Mutation[] = [
  valid('other miner', 'nobody is paid before the block matures', () => ({ header: { coinbase: new Uint8Array(20) } })),
  valid('other extra data', 'at most 32 bytes, and free', () => ({ header: { extraData: new Uint8Array(32) } })),
  valid('gas limit in other bytes', 'the bytes are the miner’s choice', ({ block: { header } }) => ({
    header: {
      gasLimitBytes:
        header.gasLimitBytes[0] === 0 ? minimalBytes(header.gasLimit) : signedMinimalBytes(header.gasLimit),
    },
  })),
  valid('gas limit a step higher', 'within 1/1024', ({ parent }) => {
    const gasLimit = (parent.block.header.gasLimit * 1025n) / 1024n
    return { header: { gasLimit, gasLimitBytes: signedMinimalBytes(gasLimit) } }
  }),
  valid('gas limit a step lower', 'within 1/1024', ({ parent }) => {
    const gasLimit = (parent.block.header.gasLimit * 1023n) / 1024n
    return { header: { gasLimit, gasLimitBytes: signedMinimalBytes(gasLimit) } }
  }),
  valid('a second later', 'after the parent; its difficulty follows', ({ block: { header } }) => ({
    header: { timestamp: header.timestamp + 1 },
  })),
  valid('a second after the parent', 'the earliest that there is', ({ parent }) => ({
    header: { timestamp: parent.block.header.timestamp + 1 },
  })),
  valid('540 seconds in the future', 'the latest that there is', () => ({ header: { timestamp: NOW_SECONDS + 540 } })),
  valid('other count of uncles', 'no rule holds it against the list; its difficulty follows', ({ block }) => ({
    header: { uncleCount: block.header.uncleCount + 3 },
  })),
  valid('UMM root', 'nothing is asked of its content', ({ block }) =>
    block.header.ummRoot === undefined ? undefined : { header: { ummRoot: new Uint8Array(20).fill(9) } },
  ),
  valid('base event', 'nothing is asked of its content', ({ block }) =>
    block.header.baseEvent === undefined ? undefined : { header: { baseEvent: new Uint8Array(128).fill(9) } },
  ),
]

const WORK: readonly Mutation[] = [
  valid('other coinbase', 'any work that meets the target will do', () => ({ work: { extraNonce: 77n } })),
  valid('merkle proof of 30 hashes', 'the longest that there is', () => ({
    work: { merkleProof: new Uint8Array(960).fill(3) },
  })),
  valid('128 bytes behind the commitment', 'the most that there may be', () => ({
    // The four bytes of lock time.
    work: { changeCoinbase: (coinbase) => concatBytes(coinbase, new Uint8Array(124)) },
  })),
  valid('Bitcoin time a second within the limit', 'the distance must be less than the limit', ({ block, rules }) => ({
    work: { bitcoinTimestamp: block.header.timestamp - (rules.has('rskip297') ? 7199 : 299) },
  })),
  valid('Bitcoin time of another day', 'RSKIP-179 is to come', ({ block, rules }) =>
    rules.has('rskip179') ? undefined : { work: { bitcoinTimestamp: block.header.timestamp - 86_400 } },
  ),
]

const BODY: readonly Mutation[] = [
  valid('no uncles', 'nobody must have any', () => ({ uncles: [] })),
  valid('ten uncles', 'the most that there may be', (target) => ({ uncles: invent(target, 10) })),
  valid('uncles in another order', 'any order will do', ({ block }) => ({ uncles: block.uncles.toReversed() })),
  valid('an uncle six below', 'the oldest that there may be', (target) => ({
    uncles: [inventUncle(target.builder, target.parent, 6, target.chance)],
  })),
  valid('REMASC’s price as no bytes', 'its form counts, not its hash', ({ block }) => {
    const last = block.transactions.at(-1)
    if (last === undefined) return undefined
    const items = requireList(decodeRlp(last.encoded), 'transaction').with(1, EMPTY_BYTES)
    return { transactions: [...block.transactions.slice(0, -1), decodeTransaction(encodeRlp(items))] }
  }),
]

/** Rebuilds the block, so that its header has the results of its own execution. */
const rebuilt = (name: string, change: (target: Target) => Partial<BlockPlan> | undefined): Mutation => ({
  name,
  fate: { valid: 'it was built anew' },
  async mutate(target) {
    const { block, parent, builder } = target
    const changed = change(target)
    if (changed === undefined) return undefined
    const { timestamp, minimumGasPrice, edges = [] } = block.header
    const plan = { parent, timestamp, minimumGasPrice, edges, uncles: block.uncles, ...changed }
    return (await builder.build({ transactions: block.transactions.slice(0, -1), ...plan })).block
  },
})

const REBUILT: readonly Mutation[] = [
  rebuilt('minimum gas price one lower', ({ parent }) => ({
    minimumGasPrice: parent.block.header.minimumGasPrice - 1n,
  })),
  rebuilt('no transactions', () => ({ transactions: [], edges: [] })),
  rebuilt('one parallel list', ({ block: { header } }) =>
    header.edges === undefined ? undefined : { edges: header.edges.slice(0, 1) },
  ),
  rebuilt('no parallel lists', ({ block: { header } }) => (header.edges === undefined ? undefined : { edges: [] })),
]

export const VALID_MUTATIONS: readonly Mutation[] = [...HEADERS, ...WORK, ...BODY, ...REBUILT]
