import { EMPTY_BYTES } from '../../../src/base/bytes.ts'
import { signedMinimalBytes } from '../../../src/base/integer.ts'
import type { RuleName } from '../../../src/chain/import/rules/ruleNames.ts'
import { rulesAt } from '../../../src/chainspec/rulesAt.ts'
import type { Header } from '../../../src/primitives/header.ts'
import { getForkDetectionData } from '../../../src/primitives/headerHash.ts'
import { type KeptBlock, numberOf, requireAncestor } from '../../_helpers/generator/blockTree.ts'
import type { WorkShape } from '../../_helpers/generator/seal.ts'
import { inventUncle } from '../../_helpers/generator/uncles.ts'
import { alter, alterHeader, type Change, flip, type Mutation, mutation } from './_alter.ts'
import { NOW_SECONDS } from './_now.ts'
import type { Target } from './_targets.ts'

/** Whose child an uncle of the depth is. */
const parentAt = (target: Target, depth: number): KeptBlock =>
  requireAncestor(target.parent, numberOf(target.parent) - depth)

const good = (target: Target, depth: number): Header => inventUncle(target.builder, target.parent, depth, target.chance)

interface UncleChange {
  readonly header?: Change['header']
  readonly work?: WorkShape
}

/** The sibling has one uncle, and that one is wrong; `change` gives nothing where there is nothing to change. */
const uncle = (
  rule: RuleName,
  name: string,
  change: (uncle: Header, parent: Header, target: Target) => UncleChange | undefined,
): Mutation =>
  mutation(rule, name, (target) => {
    const [original, parent] = [good(target, 2), parentAt(target, 2).block.header]
    const changed = change(original, parent, target)
    if (changed === undefined) return undefined
    const place = { network: target.network, rules: rulesAt(target.network, original.number) }
    return alter(target, { uncles: [alterHeader(original, changed.header, parent, place, changed.work)] })
  })

const list = (rule: RuleName, name: string, uncles: (target: Target) => readonly Header[] | undefined): Mutation =>
  mutation(rule, name, (target) => {
    const listed = uncles(target)
    return listed && alter(target, { uncles: listed })
  })

/** Which headers may be uncles at all. */
const FAMILY: readonly Mutation[] = [
  list('tooManyUncles', 'eleven', (target) => Array.from({ length: 11 }, () => good(target, 1))),
  list('uncleNumber', 'a sibling', (target) => [good(target, 0)]),
  list('uncleNumber', 'the good block', ({ block }) => [block.header]),
  ...[7, 8, 9].map((depth) => list('uncleTooOld', `${depth} below`, (target) => [good(target, depth)])),
  list('uncleRepeated', 'twice', (target) => Array<Header>(2).fill(good(target, 2))),
  list('uncleRepeated', 'twice with another between', (target) => {
    const [first, second] = [good(target, 2), good(target, 1)]
    return [first, second, first]
  }),
  ...[0, 1, 5].map((depth) =>
    list('uncleIsAncestor', `${depth + 1} below`, (target) => [parentAt(target, depth).block.header]),
  ),
  list('uncleUsed', 'by an ancestor', ({ parent }) => {
    const used = [parent, parent.parent].flatMap((kept) => kept?.block.uncles ?? [])
    const [uncle] = used.filter(({ number }) => number >= numberOf(parent) - 5)
    return uncle && [uncle]
  }),
  uncle('uncleParentUnknown', 'parent', ({ parentHash }) => ({ header: { parentHash: flip(parentHash) } })),
  uncle('uncleParentUnknown', 'parent, another uncle', (_, __, target) => ({
    header: { parentHash: target.block.uncles[0]?.stateRoot ?? EMPTY_BYTES },
  })),
  list('uncleParentNumber', 'one more', (target) => {
    const { header } = parentAt(target, 3).block
    return [mend(target, { ...good(target, 2), parentHash: parentAt(target, 3).block.hash }, header)]
  }),
  list('uncleParentNumber', 'one less', (target) => {
    const { header } = parentAt(target, 1).block
    return [mend(target, { ...good(target, 2), parentHash: parentAt(target, 1).block.hash }, header)]
  }),
]

function mend({ network }: Target, header: Header, parent: Header): Header {
  return alterHeader(header, {}, parent, { network, rules: rulesAt(network, header.number) })
}

const zeros = (length: number) => new Uint8Array(length)
const hasUmm = ({ ummRoot }: Header) => ummRoot !== undefined

const FORM: readonly Mutation[] = [
  uncle('uncleFieldForm', 'coinbase of 21 bytes', () => ({ header: { coinbase: zeros(21) } })),
  uncle('uncleFieldForm', 'bloom of 255 bytes', () => ({ header: { logsBloom: zeros(255) } })),
  uncle('uncleHeaderVersion', 'the next one', ({ version }) => ({ header: { version: version + 1 } })),
  uncle('uncleHeaderVersion', 'another one', ({ version }) => ({
    header: { version: version === 0 ? 2 : version - 1 },
  })),
  uncle('uncleUmmRoot', 'there or not there', (told) => ({ header: { ummRoot: hasUmm(told) ? undefined : zeros(0) } })),
  uncle('uncleUmmRoot', 'of 19 bytes', (told) => (hasUmm(told) ? { header: { ummRoot: zeros(19) } } : undefined)),
  uncle('uncleEdgesPresence', 'there or not there', (told) => ({
    header: { edges: told.edges === undefined ? [] : undefined },
  })),
  uncle('uncleBaseEvent', 'there or not there', (told) => ({
    header: { baseEvent: told.baseEvent === undefined ? zeros(0) : undefined },
  })),
  uncle('uncleBaseEvent', 'of 129 bytes', (told) =>
    told.version < 2 ? undefined : { header: { baseEvent: zeros(129) } },
  ),
  ...[79, 81, 0].map((size) =>
    list('uncleBitcoinHeaderSize', `${size} bytes`, (target) => [
      { ...good(target, 2), bitcoinMergedMiningHeader: zeros(size) },
    ]),
  ),
]

const limitOf = (gasLimit: bigint) => ({ gasLimit, gasLimitBytes: signedMinimalBytes(gasLimit) })

const NUMBERS: readonly Mutation[] = [
  uncle('uncleDifficulty', 'one more', ({ difficulty }) => ({ header: { difficulty: difficulty + 1n } })),
  uncle('uncleDifficulty', 'none', () => ({ header: { difficulty: 0n } })),
  uncle('uncleGasLimitStep', 'twice', ({ gasLimit }) => ({ header: limitOf(gasLimit * 2n) })),
  uncle('uncleGasLimitStep', 'too low', (_, { gasLimit }) => ({ header: limitOf((gasLimit * 1023n) / 1024n - 1n) })),
  uncle('uncleGasUsedLimit', 'one over', ({ gasLimit }) => ({ header: { gasUsed: gasLimit + 1n } })),
  uncle('uncleMinimumGasPriceStep', 'two up', (_, { minimumGasPrice }) => ({
    header: { minimumGasPrice: minimumGasPrice + 2n },
  })),
  uncle('uncleTimestampAfterParent', 'as its parent', (_, { timestamp }) => ({ header: { timestamp } })),
  uncle('uncleTimestampAfterParent', 'in 1970', () => ({ header: { timestamp: 0 } })),
  uncle('uncleTimestampInFuture', 'a second too far', () => ({ header: { timestamp: NOW_SECONDS + 541 } })),
  uncle('uncleBitcoinTimestamp', 'too far', ({ timestamp, number }, _, { network }) =>
    rulesAt(network, number).has('rskip179') ? { work: { bitcoinTimestamp: timestamp - 7200 } } : undefined,
  ),
]

const WORK: readonly Mutation[] = [
  list('uncleProofOfWork', 'is for another header', (target) => [{ ...good(target, 2), coinbase: zeros(20) }]),
  list('uncleProofOfWork', 'has no coinbase', (target) => [
    { ...good(target, 2), bitcoinMergedMiningCoinbaseTransaction: EMPTY_BYTES },
  ]),
  ...[0, 7, 11].map((index) =>
    uncle('uncleForkDetectionData', `byte ${index} is another`, (told, _, { network }) => {
      const data = getForkDetectionData(told, rulesAt(network, told.number))
      return data && { work: { forkData: flip(data, index) } }
    }),
  ),
]

export const UNCLE_MUTATIONS: readonly Mutation[] = [...FAMILY, ...FORM, ...NUMBERS, ...WORK]
