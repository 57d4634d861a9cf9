import { describe, it } from 'vitest'
import { ALL_ENGINES } from '../engines.ts'
import { runHistory } from './_history.ts'

/** Random seeds and PostgreSQL are in test/stress/store/histories.test.ts. */
const SEEDS = [1, 2]

describe.each(ALL_ENGINES.filter(({ name }) => name !== 'postgres'))('a store on $name', (engine) => {
  it.each(SEEDS)('a store returns the same as its model after each step of history %i', (seed) =>
    runHistory(engine, seed),
  )
})
