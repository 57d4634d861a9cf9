import { expect } from 'vitest'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import { decodeRlp, requireList } from '../../../src/base/rlp.ts'
import { it } from '../../_helpers/it.ts'

it('rsk_getRawBlockHeaderByNumber follows the chain', async ({ served: { chain, askResult } }) => {
  expect(await askResult('rsk_getRawBlockHeaderByNumber', '0x1')).toBeNull()
  const { block } = await chain.miner.mineOne()
  const returned = await askResult('rsk_getRawBlockHeaderByNumber', '0x1')
  expect(returned).toBe(await askResult('rsk_getRawBlockHeaderByHash', toHex(block.hash)))
  for (const same of ['latest', 'safe', toHex(block.hash)]) {
    expect(await askResult('rsk_getRawBlockHeaderByNumber', same)).toBe(returned)
  }
})

it("rsk_getRawBlockHeaderByNumber returns the pending block's header without a proof", async ({
  served: { chain, askResult },
}) => {
  const { block } = await chain.miner.mineOne()
  const items = requireList(
    decodeRlp(fromHex(String(await askResult('rsk_getRawBlockHeaderByNumber', 'pending')))),
    'header',
  )
  const mined = requireList(
    decodeRlp(fromHex(String(await askResult('rsk_getRawBlockHeaderByNumber', 'latest')))),
    'header',
  )
  expect(items[0]).toEqual(block.hash)
  expect(items).toHaveLength(mined.length - 1)
})
