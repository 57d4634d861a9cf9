import { describe, it } from 'vitest'
import { ENGINES } from '../../../store/engines.ts'
import { runHistory } from './history.ts'

const SEEDS = 20

describe.each(ENGINES)('a store on $name', (engine) => {
  it('answers as a model of it, whatever happens to it', { timeout: 120_000 }, async () => {
    for (let seed = 1; seed <= SEEDS; seed++) await runHistory(engine, seed)
  })
})
