import { it } from 'vitest'
import { compileModule } from '../../../scripts/wasm/compile.mjs'
import { compareEngines, createEngines } from '../../evm/wasm/_engines.ts'
import { compareHistories } from '../../evm/wasm/_histories.ts'
import { batchesOf, firstSeed, report } from '../_campaign.ts'

const SIZES = { small: 3_000, long: 10_000_000 }
const BATCH = 2_500
/** One history of blocks and calls for so many programs. */
const PROGRAMS_PER_HISTORY = 50

it.each([
  { binary: 'WebAssembly', checks: false, seed: firstSeed(1) },
  { binary: 'WebAssembly that checks each memory access', checks: true, seed: firstSeed(1_000_001) },
])(
  'random programs and histories from seed $seed end the same in TypeScript and in $binary',
  async ({ checks, seed }) => {
    const engines = createEngines(checks ? await compileModule('interpreter', { checks }) : undefined)
    for await (const batch of batchesOf(SIZES, BATCH, seed)) {
      const begunAt = performance.now()
      const ends = await compareEngines(engines, batch.seed, batch.count)
      await compareHistories(engines, batch.seed, Math.ceil(batch.count / PROGRAMS_PER_HISTORY))
      const perSecond = Math.round((batch.count * 1_000) / (performance.now() - begunAt))
      const residentMib = Math.round(process.memoryUsage.rss() / 2 ** 20)
      const sorted = Object.fromEntries(Object.entries(ends).sort(([, a], [, b]) => b - a))
      report('evm/programs', { ...batch, checks, perSecond, residentMib, ...sorted })
    }
  },
)
