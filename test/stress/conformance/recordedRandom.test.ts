import { describe, expect, it } from 'vitest'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { withoutRules } from '../../../src/chainspec/withoutRules.ts'
import { importRandomChain, RANDOM_CHAINS } from '../../_helpers/randomChains.ts'
import { recordedNames } from '../../_helpers/recorded.ts'
import { readPegBlocks } from '../../_helpers/recordedPeg.ts'
import { openRegtest } from '../../_helpers/regtest.ts'
import { importCompared } from '../../conformance/peg/comparison.ts'
import { expectScripted } from '../../conformance/peg/script.ts'
import { compareStorage } from '../../conformance/peg/storage.ts'

// test/conformance imports the other random chains, and the beginning of chainP559.
describe('recorded chains', () => {
  const others = recordedNames('random').filter((name) => !RANDOM_CHAINS.includes(name))

  it('eight random chains are left to this tier', () => expect(others).toHaveLength(8))

  it.each(others)('import accepts every block of %s', async (name) => {
    expect(await importRandomChain(name)).toBeGreaterThan(60)
  })

  it('import leads to the recorded storage of the Bridge and outcomes after all blocks of chainP559', async () => {
    const chain = await openRegtest({ network: withoutRules(regtest, ['rskip559']) })
    const storage = compareStorage('chainP559')
    await importCompared(readPegBlocks('chainP559').slice(1), chain, [storage])
    expect(chain.reads.headNumber()).toBe(1167)
    expect(storage.differences).toEqual([])
    expect(storage.count - 1167).toBeGreaterThan(1300)
    expect(await expectScripted('chainP559', 1167, chain)).toBe(692)
  })
})
