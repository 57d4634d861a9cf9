import { describe, it } from 'vitest'
import { ENGINES } from '../../../store/engines.ts'
import { runHistory } from './history.ts'

const SEEDS = { sqlite: 10_000, postgres: 500 } as const
/** Files go with their test. */
const AT_ONCE = 100
const FROM_SEED = Number(process.env.FROM_SEED ?? 1)

describe.each(ENGINES)('a store on $name', (engine) => {
  const begins = Array.from({ length: SEEDS[engine.name] / AT_ONCE }, (_, index) => FROM_SEED + index * AT_ONCE)

  it.each(begins)(
    'answers as a model of it, whatever happens to it: from seed %i',
    { timeout: 1_800_000 },
    async (begin) => {
      for (let seed = begin; seed < begin + AT_ONCE; seed++) await runHistory(engine, seed)
      process.stdout.write(`${engine.name}: seeds ${begin} to ${begin + AT_ONCE - 1}\n`)
    },
  )
})
