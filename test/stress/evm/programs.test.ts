import { it } from 'vitest'
import { compileMachine } from '../../../scripts/machine/compile.mjs'
import { compareEngines, createEngines, type Ends } from './_engines.ts'
import { compareHistories } from './_histories.ts'

const PROGRAMS = Number(process.env.PROGRAMS ?? 10_000_000)
const CHUNK = 20_000
const ONE_DAY_MS = 86_400_000

/** Where to begin: `FROM_SEED=5 PROGRAMS=1000000 npm run test:long -- test/evm/machine`. */
const FROM_SEED = Number(process.env.FROM_SEED ?? Date.now() % 2 ** 40)

it(`${PROGRAMS} random programs come to the same on both engines`, { timeout: ONE_DAY_MS }, async () => {
  // By turns as it is, and with every place in memory looked at.
  const engines = [createEngines(), createEngines(await compileMachine({ checks: true }))]
  const ends = new Map<string, number>()
  const startMs = performance.now()
  for (let done = 0; done < PROGRAMS; done += CHUNK) {
    for (const [i, both] of engines.entries()) {
      const found: Ends = await compareEngines(both, FROM_SEED + done + (i * CHUNK) / 2, CHUNK / 2)
      await compareHistories(both, FROM_SEED + done + (i * CHUNK) / 2, CHUNK / 100)
      for (const [end, count] of Object.entries(found)) ends.set(end, (ends.get(end) ?? 0) + count)
    }
    const perSecond = Math.round(((done + CHUNK) * 1_000) / (performance.now() - startMs))
    const sorted = Object.fromEntries([...ends].sort(([, a], [, b]) => b - a))
    const resident = Math.round(process.memoryUsage.rss() / 2 ** 20)
    process.stdout.write(
      `${done + CHUNK} from ${FROM_SEED}: ${perSecond}/s, ${resident} MiB, ${JSON.stringify(sorted)}\n`,
    )
  }
})
