import { toHex } from '../../src/base/hex.ts'
import type { Chain } from '../../src/chain/openChain.ts'
import { decodeBlock } from '../../src/primitives/block.ts'
import type { RemoteSetup } from '../../src/remote/remote.ts'
import { MINES_ON_DEMAND } from '../_helpers/chain.ts'
import type { ServedChain } from '../_helpers/chainServer.ts'
import { serveTestChain } from '../_helpers/serveTestChain.ts'
import { serveUpstream } from '../_helpers/upstream.ts'
import { at } from '../chain/import/_branches.ts'
import { startEndpoint } from './_endpoint.ts'

/** Serves a sandbox that mines on demand, to an account of its own, so that its branch differs from those of others. */
export async function serveNode(miner = 1): Promise<ServedChain> {
  const served = await serveTestChain({ submitting: MINES_ON_DEMAND })
  await served.ask('hardhat_setCoinbase', toHex(new Uint8Array(20).fill(miner)))
  return served
}

export const mineBlocks = ({ ask }: ServedChain, count: number) => ask('anvil_mine', `0x${count.toString(16)}`)

/** Imports the blocks of one chain that another one lacks, from the height where they differ. */
export async function copyBlocks({ chain: from }: ServedChain, { chain: to }: ServedChain): Promise<void> {
  const head = from.reads.headNumber()
  for (let number = await firstDifferent(from, to); number <= head; number++) {
    const block = await from.reads.findBlock(at(number))
    if (block === undefined) throw new Error(`there is no block ${number}`)
    await to.importer.importBlock(decodeBlock(block.encoded, to.network))
  }
}

async function firstDifferent(from: Chain, to: Chain): Promise<number> {
  let number = Math.min(from.reads.headNumber(), to.reads.headNumber())
  while ((await hashAt(from, number)) !== (await hashAt(to, number))) number--
  return number + 1
}

async function hashAt(chain: Chain, number: number): Promise<string | undefined> {
  const block = await chain.reads.findBlock(at(number))
  return block && toHex(block.hash)
}

/** Returns the hash of the newest block. */
export async function headOf({ askResult }: Pick<ServedChain, 'askResult'>): Promise<unknown> {
  return Object(await askResult('eth_getBlockByNumber', 'latest', false)).hash
}

/** Serves two nodes with the same blocks, endpoints in front of them, and the upstream network of both. */
export async function serveTwo(blocks: number, ofRemote: Partial<RemoteSetup> = {}) {
  const nodes = [await serveNode(1), await serveNode(2)] as const
  await mineBlocks(nodes[0], blocks)
  await copyBlocks(...nodes)
  const endpoints = [await startEndpoint(nodes[0].url), await startEndpoint(nodes[1].url)] as const
  const upstream = await serveUpstream(
    endpoints.map(({ url }) => url),
    {},
    ofRemote,
  )
  await upstream.opened.pollAll()
  return { nodes, endpoints, upstream }
}
