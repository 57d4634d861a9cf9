import { expect, it } from 'vitest'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import { decodeRlp, requireList } from '../../../src/base/rlp.ts'
import { openAsked } from '../../_helpers/askChain.ts'

it('rsk_getRawBlockHeaderByNumber follows the chain', async () => {
  const { chain, ask } = await openAsked()
  expect(await ask('rsk_getRawBlockHeaderByNumber', '0x1')).toBeNull()
  const { block } = await chain.miner.mineOne()
  const told = await ask('rsk_getRawBlockHeaderByNumber', '0x1')
  expect(told).toBe(await ask('rsk_getRawBlockHeaderByHash', toHex(block.hash)))
  for (const same of ['latest', 'safe', toHex(block.hash)]) {
    expect(await ask('rsk_getRawBlockHeaderByNumber', same)).toBe(told)
  }
})

it("rsk_getRawBlockHeaderByNumber returns the pending block's header without a proof", async () => {
  const { chain, ask } = await openAsked()
  const { block } = await chain.miner.mineOne()
  const items = requireList(decodeRlp(fromHex(String(await ask('rsk_getRawBlockHeaderByNumber', 'pending')))), 'header')
  const mined = requireList(decodeRlp(fromHex(String(await ask('rsk_getRawBlockHeaderByNumber', 'latest')))), 'header')
  expect(items[0]).toEqual(block.hash)
  expect(items).toHaveLength(mined.length - 1)
})
