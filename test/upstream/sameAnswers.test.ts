import { afterAll, describe, it } from 'vitest'
import { FORKED_CHAINS, serveRecording } from '../_helpers/recordedForks.ts'
import { serveUpstream } from '../_helpers/upstream.ts'
import {
  expectSameAnswers,
  questionsAboutBlock,
  questionsAboutTransactions,
  questionsForTraces,
} from '../chain/base/_sameAnswers.ts'

/** Distance of the tested blocks. */
const STEP = 107

describe.each(FORKED_CHAINS)('the upstream network of $name', async (recorded) => {
  const { served, blocks } = await serveRecording(recorded)
  afterAll(() => served.close())

  it('answers about blocks, transactions and traces as its endpoint', async () => {
    const upstream = await serveUpstream([served.url])
    for (const block of blocks.filter(({ header: { number } }) => number % STEP === 0)) {
      await expectSameAnswers(upstream, served, [
        ...questionsAboutBlock(block),
        ...questionsAboutTransactions(block),
        ...(block.header.number === 0 ? [] : questionsForTraces(block)),
      ])
    }
  })
})
