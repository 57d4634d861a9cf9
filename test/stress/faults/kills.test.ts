import { describe, expect, it } from 'vitest'
import { createRandom } from '../../_helpers/random.ts'
import { countOf, firstSeed, report } from '../_campaign.ts'
import { ENGINES, type Engine } from './engines.ts'
import { askText, startNode } from './node.ts'
import { findFaults, findUnknown } from './verify.ts'
import { type Promised, startWriters } from './writers.ts'

const SIZES = { sqlite: { small: 2, long: 1_000 }, postgres: { small: 2, long: 100 } }
const REPORT_EVERY = 100
const WRITERS = 8
/** A kill comes after so many answers and a random delay. A slow machine gets no fewer answers. */
const MIN_ANSWERS = 2
const MAX_ANSWERS = 25
const MAX_DELAY_MS = 20

interface Campaign {
  readonly kills: number
  /** Hashes that were returned. */
  readonly promised: number
  /** The number of promised transactions that wait for an earlier nonce. */
  readonly waiting: number
  /** Height that was reached. */
  readonly head: number
  readonly slowestStartMs: number
}

/**
 * Kills a node under eight writers, at moments that the seed decides. After each kill the stored data is checked as the
 * process left it, and the node that is started on it is queried. Fails at the first fault.
 */
async function runCampaign(engine: Engine, kills: number, seed: number, onKill: (sofar: Campaign) => void) {
  const random = createRandom(seed)
  const place = await engine.createPlace()
  const all: Promised[] = []
  let [head, slowestStartMs] = [0, 0]
  let latest: readonly Promised[] = []
  const figures = (done: number): Campaign => {
    const waiting = all.filter(({ waits }) => waits).length
    return { kills: done, promised: all.length, waiting, head, slowestStartMs: Math.round(slowestStartMs) }
  }
  for (let round = 0; round <= kills; round++) {
    const begunAt = performance.now()
    const node = await startNode(place.flags)
    slowestStartMs = Math.max(slowestStartMs, performance.now() - begunAt)
    expect(await findUnknown(node.url, latest), `round ${round}`).toEqual([])
    expect(Number(await askText(node.url, 'eth_blockNumber'))).toBeGreaterThanOrEqual(head)
    if (round === kills) {
      expect(await node.stop()).toBe(0)
      break
    }
    const writers = startWriters(node.url, WRITERS)
    await writers.answered(MIN_ANSWERS + random(MAX_ANSWERS - MIN_ANSWERS))
    await new Promise((resolve) => setTimeout(resolve, random(MAX_DELAY_MS)))
    await node.kill()
    await writers.ended()
    expect(await findFaults(place, writers.promised, head + 1), `kill ${round + 1}`).toEqual([])
    latest = writers.promised
    all.push(...latest)
    head = await headOf(place)
    onKill(figures(round + 1))
  }
  expect(await findFaults(place, all, 1), 'at the end').toEqual([])
  return figures(kills)
}

async function headOf(place: Awaited<ReturnType<Engine['createPlace']>>): Promise<number> {
  const store = await place.openForReading()
  try {
    return (await store.blocks.getHead())?.number ?? 0
  } finally {
    await store.close()
  }
}

describe.each(ENGINES)('kills on $name', (engine) => {
  const count = countOf(SIZES[engine.name])
  const seed = firstSeed(1)

  it(`${count} kills under ${WRITERS} writers on ${engine.name}, seed ${seed}, lose no acknowledged transaction, and each block executes again`, async () => {
    const campaign = await runCampaign(engine, count, seed, (sofar) => {
      if (sofar.kills % REPORT_EVERY === 0) report('faults/kills', { seed, count, store: engine.name, ...sofar })
    })
    report('faults/kills', { seed, count, store: engine.name, ...campaign })
    expect(campaign.promised).toBeGreaterThanOrEqual(MIN_ANSWERS * count)
    expect(campaign.head).toBeGreaterThanOrEqual(count)
  })
})
