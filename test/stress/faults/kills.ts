import { expect } from 'vitest'
import { createRandom } from '../../_helpers/random.ts'
import type { Engine } from './engines.ts'
import { askText, startNode } from './node.ts'
import { findFaults, findUnknown } from './verify.ts'
import { type Promised, startWriters } from './writers.ts'

const WRITERS = 8
/** The kill comes behind so many answers, and then some: a slow machine gets no fewer of them. */
const LEAST_ANSWERS = 2
const MOST_ANSWERS = 25
const LONGEST_BEHIND_MS = 20

export interface Campaign {
  readonly kills: number
  /** Hashes that were answered. */
  readonly promised: number
  /** Of these, such that were to wait for an earlier nonce. */
  readonly waiting: number
  /** The height that was reached. */
  readonly head: number
  readonly slowestStartMs: number
}

/**
 * Kills a node under eight writers again and again, at moments that the seed decides; after each kill the kept data is
 * checked as it lies there, and the node that is started on it is asked. Fails at the first fault; `onKill` hears of each kill
 * that it lived through.
 */
export async function runCampaign(
  engine: Engine,
  kills: number,
  seed: number,
  onKill: (count: number) => void = () => {},
): Promise<Campaign> {
  const random = createRandom(seed)
  const place = await engine.createPlace()
  const all: Promised[] = []
  let [head, slowestStartMs] = [0, 0]
  let latest: readonly Promised[] = []
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
    await writers.answered(LEAST_ANSWERS + random(MOST_ANSWERS - LEAST_ANSWERS))
    await new Promise((resolve) => setTimeout(resolve, random(LONGEST_BEHIND_MS)))
    await node.kill()
    await writers.ended()
    expect(await findFaults(place, writers.promised, head + 1), `kill ${round + 1}`).toEqual([])
    latest = writers.promised
    all.push(...latest)
    head = await headOf(place)
    onKill(round + 1)
  }
  expect(await findFaults(place, all, 1), 'at the end').toEqual([])
  return { kills, promised: all.length, waiting: all.filter(({ waits }) => waits).length, head, slowestStartMs }
}

async function headOf(place: Awaited<ReturnType<Engine['createPlace']>>): Promise<number> {
  const store = await place.openForReading()
  try {
    return (await store.blocks.getHead())?.number ?? 0
  } finally {
    await store.close()
  }
}
