import { expect, it } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { serveTestChain } from '../../_helpers/serveTestChain.ts'

it('eth_coinbase is the coinbase of the blocks mined by this node', async () => {
  const minerCoinbase = new Uint8Array(20).fill(0xab)
  const { chain, askResult } = await serveTestChain({ network: { ...regtest, minerCoinbase } })
  const { block } = await chain.miner.mineOne()
  expect(await askResult('eth_coinbase')).toBe(toHex(block.header.coinbase))
  expect(await askResult('eth_coinbase')).toBe(`0x${'ab'.repeat(20)}`)
})
