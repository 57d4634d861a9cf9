import { afterAll, describe, expect, it } from 'vitest'
import {
  compareThroughPublicNode,
  expectSameReceipts,
  FORKED_CHAINS,
  type PublicOutcome,
  serveRecording,
} from '../../_helpers/recordedForks.ts'
import { serveFork } from '../../chain/base/_forked.ts'
import { runLeakCampaign } from '../../chain/base/_leakCampaign.ts'
import { runReorgCampaign } from '../../chain/base/_reorgCampaign.ts'
import {
  expectSameAnswers,
  questionsAboutBlock,
  questionsAboutTransactions,
  questionsForTraces,
} from '../../chain/base/_sameAnswers.ts'
import { batchesOf, firstSeed, isLong, report } from '../_campaign.ts'

/** Distance of the tested blocks; test/chain/base has others. */
const STEP = isLong ? 1 : 47

describe.each(FORKED_CHAINS)('forks of $name', async (forked) => {
  const recording = await serveRecording(forked)
  afterAll(() => recording.served.close())
  const blocks = recording.blocks.filter(({ header: { number } }) => number >= forked.first && number % STEP === 0)
  const rows = blocks.map((block) => [block.header.number, block] as const)
  const outcomes = new Map<PublicOutcome, number>()

  it.each(rows)('execute block %i as recorded', async (_, block) => expectSameReceipts(recording, block))

  it.each(rows)('execute block %i as recorded through a public node, or refuse the Bridge', async (_, block) => {
    const outcome = await compareThroughPublicNode(recording, block)
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  })

  it('have the history of their endpoint', async () => {
    const fork = await serveFork(recording.served.url, { flags: { forkBlockNumber: blocks.at(-1)?.header.number } })
    for (const block of blocks) {
      const questions = [questionsAboutBlock, questionsAboutTransactions, questionsForTraces].flatMap((of) => of(block))
      await expectSameAnswers(fork, recording.served, questions)
    }
  })

  it('differ at empty accounts in few blocks only', () => {
    report('chain/forks', { seed: 0, count: blocks.length, chain: forked.name, ...Object.fromEntries(outcomes) })
    expect(outcomes.get('empty account') ?? 0).toBeLessThan(1 + blocks.length / 20)
  })
})

const SEED = firstSeed(71)

it(`a fork and the chain behind its endpoint have equal states after random changes (seed ${SEED})`, async () => {
  for await (const { seed, count } of batchesOf({ small: 300, long: 10_000 }, 1_000, SEED)) {
    await runLeakCampaign(seed, count)
    report('chain/forks', { seed, count })
  }
})

it(`forks of one base have equal states after random reorganisations (seed ${SEED})`, async () => {
  for await (const { seed, count } of batchesOf({ small: 2, long: 1_000 }, 1, SEED)) {
    await runReorgCampaign(seed)
    report('chain/forks', { seed, count })
  }
})
