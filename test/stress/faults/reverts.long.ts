import { describe, it } from 'vitest'
import { ENGINES } from './engines.ts'
import { killReverts } from './reverts.ts'

const KILLS = 50

describe.each(ENGINES)('on $name', (engine) => {
  it('fifty kills in evm_revert leave the chain before it or after it', { timeout: 3_600_000 }, async () => {
    const seed = Date.now() % 2 ** 31
    process.stdout.write(`${engine.name}, seed ${seed}\n`)
    await killReverts(engine, KILLS, seed)
  })
})
