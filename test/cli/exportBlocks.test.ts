import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { exportBlocks } from '../../src/cli/exportBlocks.ts'
import { decodeBlock } from '../../src/primitives/block.ts'
import { openStore } from '../../src/storage/openStore.ts'
import { MINES_ON_DEMAND, openTestChain, requireAccount, signFrom } from '../_helpers/chain.ts'
import { makeFolder } from './_cli.ts'

async function openEmptyChain() {
  const store = await openStore({ kind: 'memory' })
  const chain = await openTestChain({ store, submitting: MINES_ON_DEMAND })
  onTestFinished(() => chain.close())
  return { store, chain }
}

it('an export ends with an error and leaves no file if the chain is reorganised meanwhile', async () => {
  const [ours, theirs] = [await openEmptyChain(), await openEmptyChain()]
  await ours.chain.submits.sendRaw(signFrom(0, { to: requireAccount(1).address })) // else both would mine the same blocks
  for (let i = 0; i < 4; i++) await ours.chain.miner.mineOne()
  const turn = async () => {
    for (let i = 0; i < 5; i++) {
      const { block } = await theirs.chain.miner.mineOne()
      await ours.chain.importer.importBlock(decodeBlock(block.encoded, ours.chain.network))
    }
  }
  const folder = makeFolder()
  const file = join(folder, 'blocks')
  const crossed = {
    ...ours.store.blocks,
    getMain: async (number: number) => {
      if (number === 3) await turn()
      return ours.store.blocks.getMain(number)
    },
  }
  await expect(exportBlocks(file, crossed, { from: 1, to: 4 })).rejects.toThrow(
    'export: the chain was reorganised at or below block 3; run the command again',
  )
  expect(readdirSync(folder)).toEqual([])
  await exportBlocks(file, ours.store.blocks, { from: 1, to: 4 })
  expect(readdirSync(folder)).toEqual(['blocks'])
})

it('a partial file of a killed export is replaced by the next one', async () => {
  const { store, chain } = await openEmptyChain()
  await chain.miner.mineOne()
  const file = join(makeFolder(), 'blocks')
  writeFileSync(`${file}.partial`, 'half a line of a much longer file')
  await exportBlocks(file, store.blocks, { from: 1, to: 1 })
  expect(readFileSync(file, 'utf8')).toMatch(/^1,\w{64},\w+,\w+\n$/)
  expect(existsSync(`${file}.partial`)).toBe(false)
})
