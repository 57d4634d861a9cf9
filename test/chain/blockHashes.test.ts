import { expect, it } from 'vitest'
import { createBlockHashes } from '../../src/chain/blockHashes.ts'
import { openStore } from '../../src/store/openStore.ts'
import { openTestChain } from '../_helpers/chain.ts'

it('BLOCKHASH knows 256 blocks back, no more, and asks the store once for each', async () => {
  const store = await openStore(':memory:')
  const chain = await openTestChain({ store })
  for (let i = 0; i < 260; i++) await chain.miner.mineOne()
  const parent = await chain.reads.getBlock({ kind: 'latest' })
  if (parent === undefined) throw new Error('no head')
  let questions = 0
  const getMainHash = (number: number) => {
    questions++
    return store.blocks.getMainHash(number)
  }
  const getBlockHash = createBlockHashes({ ...store.blocks, getMainHash }, 261, parent.block)

  expect(await getBlockHash(260)).toEqual(parent.block.hash)
  expect(await getBlockHash(5)).toEqual(await store.blocks.getMainHash(5))
  expect([await getBlockHash(4), await getBlockHash(261), await getBlockHash(-1)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  questions = 0
  for (let i = 0; i < 1000; i++) await getBlockHash(100)
  expect(questions).toBe(2) // is the parent on the main chain, and the hash
  await chain.close()
})
