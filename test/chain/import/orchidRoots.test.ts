import { expect, it, onTestFinished } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import type { Chain } from '../../../src/chain/openChain.ts'
import type { Network } from '../../../src/chainspec/network.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { rulesAt } from '../../../src/chainspec/rulesAt.ts'
import { type Block, createBlock } from '../../../src/primitives/block.ts'
import { openStore } from '../../../src/storage/openStore.ts'
import type { Store } from '../../../src/storage/store.ts'
import { MINES_ON_DEMAND, openTestChain, requireAccount, signFrom } from '../../_helpers/chain.ts'
import { sealAgain } from '../../_helpers/generator/seal.ts'

/** Headers have the unitrie's root from block 4 on, and before the root of a trie that is not stored. */
const network: Network = { ...regtest, ruleHeights: { ...regtest.ruleHeights, rskip126: 4 } }

async function open(store: Store, blocks: readonly Block[] = []): Promise<Chain> {
  const chain = await openTestChain({ network, store, submitting: MINES_ON_DEMAND })
  for (const block of blocks) expect(await chain.importer.importBlock(block)).toBe('head')
  return chain
}

/** Mines a block with a transfer after these blocks, in a new chain. */
async function mineOn(blocks: readonly Block[]): Promise<Block> {
  const chain = await open(await openStore({ kind: 'memory' }), blocks)
  const transfer = { nonce: BigInt(blocks.length), to: requireAccount(9).address, value: 1n }
  await chain.submits.sendRaw(signFrom(0, transfer))
  const { block } = await chain.miner.mineOne()
  await chain.close()
  return block
}

function withStateRoot({ header, transactions }: Block, fill: number): Block {
  const rules = rulesAt(network, header.number)
  const other = sealAgain({ ...header, stateRoot: new Uint8Array(32).fill(fill) }, header, rules)
  return createBlock(other, transactions, [], rules)
}

it("a block before RSKIP-126 is stored with the unitrie's root, whatever root its header has", async () => {
  const blocks: Block[] = []
  for (let height = 1; height <= 3; height++) blocks.push(withStateRoot(await mineOn(blocks), height))
  for (let height = 4; height <= 6; height++) blocks.push(await mineOn(blocks))
  const store = await openStore({ kind: 'memory' })
  const keptOpen = { ...store, close: async () => undefined }
  await (await open(keptOpen, blocks)).close()
  const chain = await openTestChain({ network, store }) // what it knows of roots comes from the store
  onTestFinished(() => chain.close())
  const beside = withStateRoot(await mineOn(blocks.slice(0, 2)), 9)
  expect(await chain.importer.importBlock(beside)).toBe('side')
  for (const block of [...blocks, beside]) {
    const world = await chain.reads.worldAt({ kind: 'hash', hash: block.hash, requireCanonical: false })
    expect((await world.getAccount(requireAccount(0).address))?.nonce).toBe(BigInt(block.header.number))
  }
  expect((await store.blocks.getMain(3))?.stateRoot).not.toEqual(blocks[2]?.header.stateRoot)
  expect((await store.blocks.getMain(4))?.stateRoot).toBeUndefined()
})

it('a block from RSKIP-126 on is refused for another state root', async () => {
  const blocks: Block[] = []
  for (let height = 1; height <= 3; height++) blocks.push(withStateRoot(await mineOn(blocks), height))
  const wrong = withStateRoot(await mineOn(blocks), 4)
  const chain = await open(await openStore({ kind: 'memory' }), blocks)
  onTestFinished(() => chain.close())
  const refusal = { kind: 'blockRefused', rule: 'stateRoot', found: toHex(wrong.header.stateRoot) }
  await expect(chain.importer.importBlock(wrong)).rejects.toMatchObject(refusal)
})
