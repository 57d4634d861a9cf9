import { expect } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import { createBuilder } from '../../_helpers/generator/builder.ts'
import { it } from '../../_helpers/it.ts'

it('eth_getBlocksByNumber lists each block and which is on the main chain, also after a reorganisation', async ({
  served: { chain, askResult },
}) => {
  const builder = await createBuilder(chain.network)
  const [one, other] = [1, 2].map((byte) => builder.build({ parent: builder.genesis, extraData: Uint8Array.of(byte) }))
  const first = await one
  const beside = await other
  if (first === undefined || beside === undefined) throw new Error('two blocks are built')
  const above = await builder.build({ parent: beside })
  const returned = ({ block }: typeof first, inMainChain: boolean) => ({
    hash: toHex(block.hash),
    totalDifficulty: '0x2',
    inMainChain,
  })
  expect(await askResult('eth_getBlocksByNumber', '0x1')).toEqual([])
  await chain.importer.importBlock(first.block)
  expect(await askResult('eth_getBlocksByNumber', '0x1')).toEqual([returned(first, true)])
  await chain.importer.importBlock(beside.block)
  await chain.importer.importBlock(above.block)
  expect(await askResult('eth_getBlocksByNumber', 1)).toEqual([returned(beside, true), returned(first, false)])
  expect(await askResult('eth_getBlocksByNumber', '2')).toMatchObject([{ inMainChain: true, totalDifficulty: '0x3' }])
})
