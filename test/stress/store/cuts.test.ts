import { describe, expect, it } from 'vitest'
import type { Network } from '../../../src/chainspec/network.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { openStore } from '../../../src/storage/openStore.ts'
import type { Store } from '../../../src/storage/store.ts'
import { readRecorded } from '../../_helpers/recorded.ts'
import { parseExport } from '../../_helpers/recordedChain.ts'
import { importGenerated } from '../../chain/import/_importGenerated.ts'
import { requireSameHead } from '../../snapshot/_cuts.ts'
import { requireSameState } from '../../snapshot/_sameState.ts'
import { openRecordedStore } from '../../snapshot/_stateFiles.ts'
import { countOf, firstSeed, isLong, report } from '../_campaign.ts'

const SMALL_CUTS = 2

/** Returns heights with the same distance, the last one below the head. */
function heightsOf(head: number, every: number): number[] {
  const step = isLong ? every : Math.floor((head - 1) / SMALL_CUTS)
  return Array.from({ length: Math.floor((head - 1) / step) }, (_, index) => (index + 1) * step)
}

describe('a chain that begins with the state of a block reaches the same head', () => {
  it.each([
    ['chainA', 1],
    ['chainB', 25],
    ['chainP', 25],
  ])('%s, cut at each %i. block', async (name, every) => {
    const blocks = parseExport(readRecorded(`${name}/export-blocks.csv`))
    const source = await openRecordedStore({ blocks })
    const heights = heightsOf(blocks.length - 1, every)
    for (const height of heights) await requireSameHead(source, regtest, { height })
    report('store/cuts', { seed: 0, count: heights.length, chain: name })
    expect(heights.length).toBeGreaterThan(1)
  })
})

it.each(isLong ? [600, 1160] : [600])(
  'the state of chain P at block %i is the one in the file of the reference node',
  (height) => requireSameState('chainP', height),
)

/** The blocks that mature are as old as on mainnet, in full runs. */
const MATURITY = isLong ? 4_000 : 40
const BLOCKS = countOf({ small: 120, long: 7_200 }) // of which about a sixth are side blocks

it(`REMASC pays for blocks below the base, and code reads them, in ${BLOCKS} generated blocks`, async () => {
  const network: Network = { ...regtest, remasc: { ...regtest.remasc, maturity: MATURITY } }
  const source: Store = await openStore({ kind: 'memory' })
  const seed = firstSeed(3)
  const { chain, outcomes } = await importGenerated({ seed, blocks: BLOCKS, network }, source)
  const head = chain.reads.headNumber()
  const heights = [0.75, 0.98].map((part) => Math.floor(head * part))
  for (const height of heights) await requireSameHead(source, network, { height })
  await chain.close()
  report('store/cuts', { seed, count: BLOCKS, height: head, heights, ...outcomes })
})
