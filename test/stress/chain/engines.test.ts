import { expect, it } from 'vitest'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { createMovingNetwork } from '../../_helpers/generator/networks.ts'
import { countOf, firstSeed, report } from '../_campaign.ts'
import { generateOnBothEngines } from './bothEngines.ts'

const BLOCKS = countOf({ small: 100, long: 5_000 })
/** Upgrades of the moving network are so many blocks apart, so that a short chain passes through all of them. */
const SPAN = Math.min(40, Math.ceil(BLOCKS / 25))

it.each([
  { name: 'regtest', network: regtest, seed: firstSeed(11) },
  { name: 'every header version', network: createMovingNetwork(SPAN), seed: firstSeed(11) },
])(
  `${BLOCKS} generated blocks of $name, seed $seed, have the same hashes on both engines`,
  async ({ name, network, seed }) => {
    const { transactions, gas } = await generateOnBothEngines({ seed, blocks: BLOCKS, network })
    report('chain/engines', { seed, count: BLOCKS, network: name, transactions, gas: Number(gas) })
    expect(transactions).toBeGreaterThan(BLOCKS)
  },
)
