import { describe, it } from 'vitest'
import { ENGINES } from './engines.ts'
import { killReverts } from './reverts.ts'

describe.each(ENGINES)('on $name', (engine) => {
  it('kill -9 in evm_revert leaves the chain before it or after it', () => killReverts(engine, 1, 1))
})
