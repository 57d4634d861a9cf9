import { expect } from 'vitest'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import { decodeRlp, requireList } from '../../../src/base/rlp.ts'
import { keccak256 } from '../../../src/crypto/keccak.ts'
import { it } from '../../_helpers/it.ts'

it("the hash of a raw header before RSKIP-351 is the block's hash", async ({ served: { chain, askResult } }) => {
  const { hash } = (await chain.reads.findBlock({ kind: 'earliest' })) ?? { hash: new Uint8Array(32) }
  const raw = await askResult('rsk_getRawBlockHeaderByHash', toHex(hash))
  expect(toHex(keccak256(fromHex(String(raw))))).toBe(toHex(hash))
})

it("rsk_getRawBlockHeaderByHash returns a mined block's header with the Bitcoin header at its end", async ({
  served: { chain, askResult },
}) => {
  const { block } = await chain.miner.mineOne()
  const items = requireList(
    decodeRlp(fromHex(String(await askResult('rsk_getRawBlockHeaderByHash', toHex(block.hash))))),
    'header',
  )
  expect(items[0]).toEqual(block.header.parentHash)
  expect(items.at(-1)).toEqual(block.header.bitcoinMergedMiningHeader)
})
