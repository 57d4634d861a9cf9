import { it } from 'vitest'
import { ENGINES } from '../engines.ts'
import { runHistory } from './_history.ts'

/** Random seeds and PostgreSQL are in test/stress/store/histories.test.ts. */
const SEEDS = [1, 2]

it.each(SEEDS)('a store on SQLite returns the same as its model after each step of history %i', async (seed) => {
  await runHistory(engineOf('sqlite'), seed)
})

function engineOf(name: string) {
  const engine = ENGINES.find((one) => one.name === name)
  if (engine === undefined) throw new Error(`unknown engine ${name}`)
  return engine
}
