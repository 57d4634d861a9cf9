import { afterAll, describe, it } from 'vitest'
import {
  compareThroughPublicNode,
  expectSameReceipts,
  FORKED_CHAINS,
  serveRecording,
} from '../../_helpers/recordedForks.ts'

/** Distance of the tested blocks. The stress tests have them all. */
const STEP = 107

describe.each(FORKED_CHAINS)('a fork of $name', async (forked) => {
  const recording = await serveRecording(forked)
  afterAll(() => recording.served.close())
  const blocks = recording.blocks.filter(({ header: { number } }) => number >= forked.first && number % STEP === 1)
  const rows = blocks.map((block) => [block.header.number, block] as const)

  it.each(rows)('executes block %i as recorded', async (_, block) => expectSameReceipts(recording, block))
  it.each(rows)('executes block %i as recorded through a public node, or refuses the Bridge', async (_, block) => {
    await compareThroughPublicNode(recording, block)
  })
})
