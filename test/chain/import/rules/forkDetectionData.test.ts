import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rulesAt } from '../../../../src/chainspec/rulesAt.ts'
import { type Block, createBlock } from '../../../../src/primitives/block.ts'
import type { Header } from '../../../../src/primitives/header.ts'
import { type Changes, createChild, createRoot, limited, openScene, type Scene, without } from './_scene.ts'

/** Creates blocks without work from height 1 to `to`; other extra data makes another branch. */
function growChain(parent: Block, to: number, extraData = new Uint8Array(0)): Block[] {
  const blocks: Block[] = []
  for (let number = parent.header.number + 1; number <= to; number++) {
    const above = blocks.at(-1) ?? parent
    const bitcoinMergedMiningHeader = new Uint8Array(80).fill(number % 251)
    bitcoinMergedMiningHeader[0] = extraData.length
    const header = { ...above.header, number, parentHash: above.hash, extraData, bitcoinMergedMiningHeader }
    blocks.push(createBlock({ ...header, timestamp: above.header.timestamp + 10 }, [], [], rulesAt(limited, number)))
  }
  return blocks
}

const root = createRoot(limited, { number: 0 })
const main = [root, ...growChain(root, 460)]
const at = (number: number, chain = main): Block => chain.find(({ header }) => header.number === number) ?? root
const beside = growChain(at(440), 460, new Uint8Array(1))
let scene: Scene

beforeAll(async () => {
  scene = await openScene(limited, main, beside)
})
afterAll(() => scene.close())

const brokenBy = async (parent: Block, changes: Changes) =>
  (await scene.refusalOf(await createChild(limited, parent, changes), parent))?.rule
const dataAfter = (parent: Block) => scene.forkAncestors.dataAfter(parent)

describe('forkDetectionData', () => {
  it.each([0, 3, 6, 7, 8, 11])('fork detection data with another byte %i is refused', async (index) => {
    const forkData = (await dataAfter(at(455))).slice()
    forkData[index] = (forkData[index] ?? 0) ^ 1
    expect(await brokenBy(at(455), { forkData })).toBe('forkDetectionData')
  })

  it('fork detection data of another branch is refused', async () => {
    expect(await brokenBy(at(460), { forkData: await dataAfter(at(460, beside)) })).toBe('forkDetectionData')
    expect(await brokenBy(at(460, beside), { forkData: await dataAfter(at(460)) })).toBe('forkDetectionData')
  })

  it.each([449, 455, 460])('fork detection data of the own ancestors is accepted after block %i', async (number) => {
    expect(await brokenBy(at(number), { forkData: await dataAfter(at(number)) })).toBeUndefined()
  })

  it('fork detection data of the own ancestors is accepted on a side chain', async () => {
    const parent = at(460, beside)
    expect(await brokenBy(parent, { forkData: await dataAfter(parent) })).toBeUndefined()
  })

  it('fork detection data is required from block 450', async () => {
    const forkData = new Uint8Array(12)
    expect(await brokenBy(at(448), { forkData })).toBeUndefined()
    expect(await brokenBy(at(449), { forkData })).toBe('forkDetectionData')
  })

  it('fork detection data is not required before RSKIP-110', async () => {
    const early = without(limited, 'rskip110')
    const block = await createChild(early, at(455))
    const own = await openScene(early, main)
    expect(await own.refusalOf(block, at(455))).toBeUndefined()
    expect((await scene.refusalOf(block, at(455)))?.rule).toBe('forkDetectionData')
    await own.close()
  })
})

describe('uncleForkDetectionData', () => {
  const withUncle = async (uncle: Header) => {
    const parent = at(460)
    return brokenBy(parent, { uncles: [uncle], forkData: await dataAfter(parent) })
  }
  const createUncle = async (forkData: Uint8Array) =>
    (await createChild(limited, at(458), { header: { coinbase: new Uint8Array(20) }, forkData })).header

  it('an uncle with other fork detection data is refused', async () => {
    expect(await withUncle(await createUncle(new Uint8Array(12)))).toBe('uncleForkDetectionData')
    expect(await withUncle(await createUncle(await dataAfter(at(457))))).toBe('uncleForkDetectionData')
  })

  it('an uncle with the fork detection data of its ancestors is accepted', async () => {
    expect(await withUncle(await createUncle(await dataAfter(at(458))))).toBeUndefined()
  })
})
