import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedMinimalBytes } from '../../../../src/base/integer.ts'
import type { RuleName } from '../../../../src/chain/import/rules/ruleNames.ts'
import type { Block } from '../../../../src/primitives/block.ts'
import type { Header } from '../../../../src/primitives/header.ts'
import { type Changes, createChild, createRoot, limited, MIN_GAS_PRICE, NOW, openScene, type Scene } from './_scene.ts'

const HEIGHT = 30
const zeros = (count: number) => new Uint8Array(count)
const gasLimitOf = (gasLimit: bigint) => ({ gasLimit, gasLimitBytes: signedMinimalBytes(gasLimit) })
const difficultyOf = (difficulty: bigint) => ({ difficulty, difficultyBytes: signedMinimalBytes(difficulty) })

/** Canonical blocks 20 to 30. Block 29 has an uncle at 28, and block 23, which is too old to matter, one at 22. */
const chain: Block[] = [createRoot(limited, gasLimitOf(3_000_000n))]
let scene: Scene

const at = (number: number): Block => {
  const block = chain[number - 20]
  if (block === undefined) throw new Error(`there is no block ${number}`)
  return block
}

/** A block beside the chain at this height, on top of the chain's block below; its coinbase makes it another one. */
async function beside(number: number, changes: Changes = {}): Promise<Header> {
  const header = { coinbase: zeros(20).fill(number), ...changes.header }
  return (await createChild(limited, at(number - 1), { ...changes, header })).header
}

beforeAll(async () => {
  for (let number = 21; number <= HEIGHT; number++) {
    const uncles = number === 29 ? [await beside(28)] : number === 23 ? [await beside(22)] : []
    chain.push(await createChild(limited, at(number - 1), { uncles }))
  }
  scene = await openScene(limited, chain)
})
afterAll(() => scene.close())

async function brokenBy(...uncles: Header[]): Promise<RuleName | undefined> {
  const block = await createChild(limited, at(HEIGHT), { uncles })
  return (await scene.refusalOf(block, at(HEIGHT)))?.rule
}

type Case = readonly [name: string, uncles: () => Promise<readonly Header[]>]

function describeRule(rule: RuleName, broken: readonly Case[], kept: readonly Case[]): void {
  describe(rule, () => {
    it.each(broken)(`${rule} refuses %s`, async (_, make) => expect(await brokenBy(...(await make()))).toBe(rule))
    it.each(kept)(`${rule} accepts %s`, async (_, make) => expect(await brokenBy(...(await make()))).toBeUndefined())
  })
}

/** An uncle at height 30 that is changed before it gets its work. */
const changed = (name: string, header: Partial<Header>, changes: Changes = {}): Case => [
  name,
  async () => [await beside(HEIGHT, { ...changes, header: { ...changes.header, ...header } })],
]
const many = (count: number) => async () =>
  Promise.all(Array.from({ length: count }, (_, index) => beside(HEIGHT, { header: { extraData: zeros(index) } })))

describeRule(
  'tooManyUncles',
  [['eleven', many(11)]],
  [
    ['ten', many(10)],
    ['none', many(0)],
  ],
)

describeRule(
  'uncleNumber',
  [
    ['a brother of the block', async () => [(await createChild(limited, at(HEIGHT))).header]],
    changed('a higher block', { number: 32 }),
  ],
  [['a brother of its parent', many(1)]],
)

describeRule(
  'uncleTooOld',
  [['one at depth 7', async () => [await beside(24)]]],
  [
    ['one at depth 6', async () => [await beside(25)]],
    ['some at depths 1 to 5', async () => Promise.all([30, 29, 27, 26].map((number) => beside(number)))],
  ],
)

describeRule(
  'uncleFieldForm',
  [changed('a short coinbase', { coinbase: zeros(19) }), changed('a long bloom', { logsBloom: zeros(257) })],
  [changed('another coinbase', { coinbase: zeros(20).fill(3) })],
)
describeRule('uncleHeaderVersion', [changed('version 1', { version: 1 })], [['version 2', many(1)]])
describeRule(
  'uncleUmmRoot',
  [changed('19 bytes', { ummRoot: zeros(19) }), changed('none', {}, { without: ['ummRoot'] })],
  [changed('20 bytes', { ummRoot: zeros(20) })],
)
describeRule(
  'uncleEdgesPresence',
  [changed('no edges', {}, { without: ['edges'] })],
  // An uncle's transactions are unknown, so its edges are not checked.
  [changed('edges', { edges: [1, 500] })],
)
describeRule(
  'uncleBaseEvent',
  [changed('129 bytes', { baseEvent: zeros(129) }), changed('none', {}, { without: ['baseEvent'] })],
  [changed('128 bytes', { baseEvent: zeros(128) })],
)
describeRule(
  'uncleBitcoinHeaderSize',
  [changed('79 bytes', {}, { afterSealing: () => ({ bitcoinMergedMiningHeader: zeros(79) }) })],
  [['80 bytes', many(1)]],
)

describeRule(
  'uncleRepeated',
  [
    [
      'the same one twice',
      async () => {
        const uncle = await beside(HEIGHT)
        return [uncle, await beside(29), uncle]
      },
    ],
  ],
  [['two of one miner', many(2)]],
)

describeRule(
  'uncleIsAncestor',
  [
    ['the parent', async () => [at(HEIGHT).header]],
    ['an older ancestor', async () => [at(25).header]],
  ],
  [['a brother of the parent', many(1)]],
)

describeRule(
  'uncleUsed',
  [['an uncle of an ancestor', async () => [await beside(28)]]],
  [['a brother of that uncle', async () => [await beside(28, { header: { coinbase: zeros(20) } })]]],
)

describeRule(
  'uncleParentUnknown',
  [
    changed('a parent that nobody knows', { parentHash: zeros(32) }),
    [
      'a parent beside the chain',
      async () => {
        const parent = await createChild(limited, at(28), { header: { coinbase: zeros(20) } })
        return [(await createChild(limited, parent)).header]
      },
    ],
  ],
  [['a parent seven blocks back', async () => [await beside(25)]]],
)

describeRule(
  'uncleParentNumber',
  [changed('a number too low', { number: 29 })],
  [["the number behind its parent's", many(1)]],
)

describeRule(
  'uncleDifficulty',
  [
    changed('one too much', difficultyOf(17n)),
    changed('one too little', difficultyOf(15n)),
    changed("its parent's, with an uncle of its own", { uncleCount: 1, ...difficultyOf(16n) }),
  ],
  [changed('that of an uncle of its own', { uncleCount: 1 })],
)

describeRule(
  'uncleGasLimitStep',
  [changed('one too high', gasLimitOf(3_002_930n)), changed('one too low', gasLimitOf(2_997_069n))],
  // The minimum gas limit, three million, is not checked for uncles.
  [changed('the highest', gasLimitOf(3_002_929n)), changed('the lowest', gasLimitOf(2_997_070n))],
)

describeRule(
  'uncleGasUsedLimit',
  [changed('one more than the limit', { gasUsed: 3_000_001n })],
  [changed('the limit', { gasUsed: 3_000_000n })],
)

describeRule(
  'uncleMinimumGasPriceStep',
  [changed('too much', { minimumGasPrice: MIN_GAS_PRICE + 11n }), changed('too little', { minimumGasPrice: 989n })],
  [changed('a percent more', { minimumGasPrice: MIN_GAS_PRICE + 10n })],
)

describeRule(
  'uncleTimestampAfterParent',
  [changed("its parent's", { timestamp: NOW - 10_000 + 90 })],
  [changed('a second later', { timestamp: NOW - 10_000 + 91 })],
)
describeRule(
  'uncleTimestampInFuture',
  [changed('one second too many', { timestamp: NOW + 541 })],
  [changed('nine minutes ahead', { timestamp: NOW + 540 })],
)
describeRule(
  'uncleBitcoinTimestamp',
  [changed('two hours', { timestamp: NOW }, { bitcoinTimestamp: NOW - 7200 })],
  [changed('nearly two hours', { timestamp: NOW }, { bitcoinTimestamp: NOW - 7199 })],
)
describeRule(
  'uncleProofOfWork',
  [changed('work for another header', {}, { afterSealing: () => ({ gasUsed: 5n }) })],
  [['work of its own', many(1)]],
)

it('an uncle may have extra data of any length', async () => {
  expect(await brokenBy(await beside(HEIGHT, { header: { extraData: zeros(33) } }))).toBeUndefined()
})

it('the second uncle is checked, too', async () => {
  const broken = await beside(29, { header: { gasUsed: 3_000_001n } })
  expect(await brokenBy(await beside(HEIGHT), broken)).toBe('uncleGasUsedLimit')
})

it('uncles of a side block are compared with its own ancestors', async () => {
  const brother = await createChild(limited, at(29), { header: { coinbase: zeros(20) } })
  const branch = await openScene(limited, chain, [brother])
  const onBrother = async (uncle: Header) => {
    const block = await createChild(limited, brother, { uncles: [uncle] })
    return (await branch.refusalOf(block, brother))?.rule
  }
  expect(await onBrother(at(HEIGHT).header)).toBeUndefined()
  expect(await onBrother(brother.header)).toBe('uncleIsAncestor')
  await branch.close()
})
