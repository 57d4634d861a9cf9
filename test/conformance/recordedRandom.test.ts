import { describe, expect, it } from 'vitest'
import { importRandomChain, RANDOM_CHAINS } from '../_helpers/randomChains.ts'
import { recordedNames } from '../_helpers/recorded.ts'

describe('random transactions', () => {
  it('random transactions are recorded in eleven chains', () => {
    const names = recordedNames('random')
    expect(names).toHaveLength(11)
    expect(names).toEqual(expect.arrayContaining([...RANDOM_CHAINS]))
  })

  it.each(RANDOM_CHAINS)('import accepts every block of %s', async (name) => {
    expect(await importRandomChain(name)).toBeGreaterThan(60)
  })
})
