import { expect, it } from 'vitest'
import { regtest } from '../../../src/network/networks/regtest.ts'
import { createMovingNetwork } from './networks.ts'
import { generateOnBothEngines } from './onBothEngines.ts'

const BLOCKS = 5_000

it.each([
  { name: 'regtest', network: regtest },
  { name: 'moving', network: createMovingNetwork(40) },
])(
  `${BLOCKS} blocks of $name have the same hashes on both engines`,
  { timeout: 3_600_000 },
  async ({ name, network }) => {
    const seed = Date.now() % 2 ** 31
    const start = Date.now()
    const { blocks, transactions, gas } = await generateOnBothEngines({ seed, blocks: BLOCKS, network })
    const took = `${Math.round((Date.now() - start) / 1000)} s`
    process.stdout.write(`${name}, seed ${seed}: ${blocks} blocks, ${transactions} transactions, ${gas} gas, ${took}\n`)
    expect(blocks).toBe(BLOCKS)
  },
)
