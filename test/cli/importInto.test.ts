import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { Chain } from '../../src/chain/openChain.ts'
import { openBlockFile } from '../../src/cli/blockFile.ts'
import { exportBlocks } from '../../src/cli/exportBlocks.ts'
import { importInto } from '../../src/cli/importInto.ts'
import { StoreError } from '../../src/storage/errors.ts'
import { openStore } from '../../src/storage/openStore.ts'
import type { Store, StoreWriters } from '../../src/storage/store.ts'
import { MINES_ON_DEMAND, openTestChain } from '../_helpers/chain.ts'
import { makeFolder } from './_cli.ts'

const PLACE = { data: '/the/data', store: { kind: 'sqlite' } } as const

async function makeBlocks(count: number): Promise<string> {
  const store = await openStore({ kind: 'memory' })
  const chain = await openTestChain({ store, submitting: MINES_ON_DEMAND })
  for (let i = 0; i < count; i++) await chain.miner.mineOne()
  const file = join(makeFolder(), 'blocks')
  await exportBlocks(file, store.blocks, { from: 1, to: count })
  await chain.close()
  return file
}

/** Opens a store that stays open after its chain, and whose writes of these blocks fail once. */
async function makeFullAt(...heights: number[]): Promise<Store> {
  const store = await openStore({ kind: 'memory' })
  onTestFinished(() => store.close())
  const failing = (collect: (writers: StoreWriters) => void) => (writers: StoreWriters) => {
    const insert: typeof writers.blocks.insert = (row) => {
      if (row.number === heights[0]) {
        heights.shift()
        throw new StoreError('storeFull')
      }
      writers.blocks.insert(row)
    }
    collect({ ...writers, blocks: { ...writers.blocks, insert } })
  }
  return {
    ...store,
    close: async () => undefined,
    write: async (collect) => store.write(failing(collect)),
  }
}

async function importFile(path: string, chain: Chain): Promise<string> {
  let out = ''
  const output = {
    write: (text: string) => {
      out += text
    },
    complain: () => undefined,
    hasColour: false,
  }
  const file = await openBlockFile(path)
  try {
    await importInto(chain, file, PLACE, output)
  } catch (error) {
    out += String(error)
  } finally {
    await file.close()
  }
  return out
}

it('a full disk ends an import with the line of the first block that is not stored, where the next import resumes', async () => {
  const path = await makeBlocks(5)
  const store = await makeFullAt(3)
  expect(await importFile(path, await openTestChain({ store }))).toMatch(
    /^head 0 0x\w{64}\nError: line 1: data: must be on a disk with free space, got \/the\/data; free some space, or choose another directory with --data$/,
  )
  expect(await importFile(path, await openTestChain({ store }))).toMatch(
    /^5 blocks imported .* 0 already known.*\nhead 5/,
  )
})

it('the first of several failures is reported, and the chain is closed', async () => {
  const path = await makeBlocks(2)
  const chain = await openTestChain({ store: await makeFullAt(2) })
  let closings = 0
  const broken: Chain = {
    ...chain,
    reads: { ...chain.reads, findBlock: () => Promise.reject(new Error('findBlock has failed, too')) },
    close: async () => {
      closings++
      await chain.close()
      throw new Error('close has failed, too')
    },
  }
  expect(await importFile(path, broken)).toMatch(/^Error: line 1: data: must be on a disk/)
  expect(closings).toBe(1)
})

it('a byte order mark is skipped', async () => {
  const path = await makeBlocks(1)
  writeFileSync(path, `\ufeff${readFileSync(path, 'utf8')}`)
  expect(await importFile(path, await openTestChain())).toMatch(/^1 blocks imported/)
})
