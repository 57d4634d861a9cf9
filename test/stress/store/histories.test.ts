import { describe, it } from 'vitest'
import { ENGINES } from '../../storage/engines.ts'
import { runHistory } from '../../storage/histories/_history.ts'
import { batchesOf, firstSeed, report } from '../_campaign.ts'

const SIZES = { sqlite: { small: 4, long: 10_000 }, postgres: { small: 6, long: 500 } }
const BATCH = 100
const SEED = firstSeed(1)

describe.each(ENGINES)('histories on $name', (engine) => {
  it(`a store on ${engine.name} answers as its model after each step of random histories from seed ${SEED}`, async () => {
    for await (const batch of batchesOf(SIZES[engine.name], BATCH, SEED)) {
      for (let seed = batch.seed; seed < batch.seed + batch.count; seed++) await runHistory(engine, seed)
      report('store/histories', { ...batch, store: engine.name })
    }
  })
})
