import { expect, it } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import { MINES_ON_DEMAND, signFrom } from '../../_helpers/chain.ts'
import { serveTestChain } from '../../_helpers/serveTestChain.ts'

it('eth_getRawTransactionByHash returns a sent transaction while it is pending and once it is mined', async () => {
  const { chain, askResult } = await serveTestChain({ submitting: MINES_ON_DEMAND })
  const encoded = signFrom(0, { to: new Uint8Array(20).fill(5) })
  const hash = await chain.submits.sendRaw(encoded)
  const raw = toHex(encoded)
  const expectIn = async (block: string) => {
    expect(await askResult('eth_getRawTransactionByHash', toHex(hash))).toBe(raw)
    expect(await askResult('eth_getRawTransactionByBlockNumberAndIndex', block, '0x0')).toBe(raw)
  }
  await expectIn('pending')
  const { block } = await chain.miner.mineOne()
  await expectIn('latest')
  expect(await askResult('eth_getRawTransactionByBlockHashAndIndex', toHex(block.hash), '0x0')).toBe(raw)
})
