import { expect, it } from 'vitest'
import { ask } from '../../_helpers/wire.ts'
import { isLong } from '../_campaign.ts'
import { ENGINES, type Place } from './engines.ts'
import { createKey, runKeys } from './keys.ts'
import { startNode } from './node.ts'

const LIMIT = 50
const OVER_LIMIT = -32005
const LIMITS = ['--requests-per-day', `${LIMIT}`]

/** Returns how many of the requests are answered. All others must be refused for the limit. */
async function use(url: string, key: string, requests: number): Promise<number> {
  let answered = 0
  for (let i = 0; i < requests; i++) {
    const { error } = await ask(`${url}regtest/${key}`, 'eth_chainId')
    if (error === undefined) answered++
    else expect(error.code).toBe(OVER_LIMIT)
  }
  return answered
}

/** Resolves when the store has counted this many calls. */
async function untilWritten(place: Place, calls: number): Promise<void> {
  let written: number | undefined
  do {
    const row = await runKeys(place, 'usage', '--json')
    written = row === '' ? undefined : JSON.parse(row).calls
  } while (written !== calls)
}

/** The small run takes the last engine only. */
const engines = isLong ? ENGINES : ENGINES.slice(-1)

it.each(engines)(
  'usage of a key on $name loses at most the last second when the node is killed, and nothing when it is stopped',
  async ({ createPlace }) => {
    const place = await createPlace()
    const killed = await startNode(place.flags)
    const key = await createKey(place, 'counted', ...LIMITS)
    expect(await use(killed.url, key, 10)).toBe(10)
    await untilWritten(place, 10)
    expect(await use(killed.url, key, 7)).toBe(7)
    await killed.kill()
    const stopped = await startNode(place.flags)
    expect(await use(stopped.url, key, 5)).toBe(5)
    await stopped.stop()
    const last = await startNode(place.flags)
    const answered = await use(last.url, key, LIMIT)
    expect(answered).toBeGreaterThanOrEqual(LIMIT - 10 - 7 - 5)
    expect(answered).toBeLessThanOrEqual(LIMIT - 10 - 5)
  },
)
