import { afterAll, describe, expect, it } from 'vitest'
import { FORKED_CHAINS, serveRecording } from '../../_helpers/recordedForks.ts'
import { startEndpoint } from '../../upstream/_endpoint.ts'
import { runFalseCampaign } from '../../upstream/_falseCampaign.ts'
import { runRequestCampaign } from '../../upstream/_requestCampaign.ts'
import { batchesOf, countOf, firstSeed, report } from '../_campaign.ts'

const REQUESTS = { small: 2_000, long: 1_000_000 }
const MUTATIONS = { small: 200, long: 50_000 }
/** Requests of one pair of nodes. */
const BATCH = 2_000
const SEED = firstSeed(1)

it(`an upstream network answers rightly beside a faulty endpoint from seed ${SEED}`, async () => {
  for await (const batch of batchesOf(REQUESTS, BATCH, SEED)) {
    const phases = await runRequestCampaign(batch.seed, batch.count)
    report('upstream/requests', { ...batch, phases })
  }
})

describe.each(FORKED_CHAINS.slice(0, 1))('an upstream network of $name', async (recorded) => {
  const { served: node, blocks } = await serveRecording(recorded)
  afterAll(() => node.close())

  it(`returns no answer of a false endpoint from seed ${SEED}`, async () => {
    const endpoints = [await startEndpoint(node.url), await startEndpoint(node.url)] as const
    const count = countOf(MUTATIONS)
    const done = await runFalseCampaign({ node, blocks, endpoints, falsifying: [endpoints[0]] }, SEED, count)
    report('upstream/false', { seed: SEED, count, ...done })
    expect(done.errors).toBe(0)
  })
})
