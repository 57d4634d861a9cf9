import { expect, it } from 'vitest'
import { runCampaign } from './_campaign.ts'

const PROGRAMS = 100_000
const CHUNK = 5_000
/** What the process may grow by once it is warm. */
const MAX_GROWTH_BYTES = 256 * 2 ** 20

it(`${PROGRAMS} random programs, by the rules of all heights, in bounded memory`, { timeout: 3_600_000 }, async () => {
  const firstSeed = Date.now() % 2 ** 31
  const startMs = performance.now()
  const ends = new Map<string, number>()
  const residentBytes: number[] = []
  for (let done = 0; done < PROGRAMS; done += CHUNK) {
    for (const [end, count] of Object.entries(await runCampaign(firstSeed + done, CHUNK))) {
      ends.set(end, (ends.get(end) ?? 0) + count)
    }
    residentBytes.push(process.memoryUsage.rss())
  }
  const perSecond = Math.round((2 * PROGRAMS * 1_000) / (performance.now() - startMs))
  const sorted = Object.fromEntries([...ends].sort(([, a], [, b]) => b - a))
  const peak = Math.round(Math.max(...residentBytes) / 2 ** 20)
  process.stdout.write(`seeds from ${firstSeed}: ${perSecond} runs/s, ${peak} MiB at most, ${JSON.stringify(sorted)}\n`)
  expect(Math.max(...residentBytes) - (residentBytes[1] ?? 0)).toBeLessThan(MAX_GROWTH_BYTES)
})
