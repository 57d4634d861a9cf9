import { expect } from 'vitest'
import type { Block } from '../../../generated/schemas.ts'
import { it } from '../../_helpers/it.ts'

it('eth_getHeaderByNumber returns the members of the block and follows the chain', async ({
  served: { chain, askResult },
}) => {
  expect(await askResult('eth_getHeaderByNumber', '0x1')).toBeNull()
  await chain.miner.mineOne()
  for (const selected of ['0x1', 'latest', 'pending']) {
    const block = (await askResult('eth_getBlockByNumber', selected)) as Block
    const { transactions, uncles, size, totalDifficulty, ...header } = block
    const returned = await askResult('eth_getHeaderByNumber', selected)
    expect(returned).toEqual(header)
    if (block.hash !== null) expect(await askResult('eth_getHeaderByHash', block.hash)).toEqual(returned)
  }
})
