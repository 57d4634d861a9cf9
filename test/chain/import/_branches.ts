import { onTestFinished } from 'vitest'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import { toWord } from '../../../src/base/integer.ts'
import type { BlockSelector } from '../../../src/chain/api/engine.ts'
import type { Chain } from '../../../src/chain/openChain.ts'
import type { Block } from '../../../src/primitives/block.ts'
import { contractAddress } from '../../../src/primitives/transaction.ts'
import type { Store } from '../../../src/storage/store.ts'
import { MINES_ON_DEMAND, openTestChain, requireAccount, signFrom } from '../../_helpers/chain.ts'
import { importTogether } from './_source.ts'

export const LATEST = { kind: 'latest' } as const
export const at = (number: number): BlockSelector => ({ kind: 'number', number, asked: `${number}` })

/** Stores its first word of data in cell 0 and emits it as the topic of a log. */
export const KEEPER = fromHex('0x600d600a5f39600d5ff3600035805f555f5fa100')
export const keeper = contractAddress(requireAccount(0).address, 0n)
export const deploy = signFrom(0, { data: KEEPER, gasLimit: 200_000n })
export const keep = (nonce: bigint, value: bigint) =>
  signFrom(0, { nonce, to: keeper, data: toWord(value), gasLimit: 100_000n })
export const transfer = (from: number, nonce: bigint, value: bigint) =>
  signFrom(from, { nonce, to: requireAccount(9).address, value })

/** Opens a chain that mines on demand, closed at the end of the test. */
export async function openOn(store: Store): Promise<Chain> {
  const chain = await openTestChain({ store, submitting: MINES_ON_DEMAND })
  onTestFinished(() => chain.close())
  return chain
}

/** Mines a block for each list of transactions. */
export async function mine(chain: Chain, ...blocks: ReadonlyArray<readonly Uint8Array[]>): Promise<Block[]> {
  const mined: Block[] = []
  for (const transactions of blocks) {
    for (const transaction of transactions) await chain.submits.sendRaw(transaction)
    mined.push((await chain.miner.mineOne()).block)
  }
  return mined
}

/** Hands blocks over as they come from others: as bytes. Returns their outcomes. */
export async function importAll(chain: Chain, blocks: readonly Block[]): Promise<readonly string[]> {
  const { outcomes, error } = await importTogether(chain, blocks)
  if (error !== undefined) throw error
  return outcomes
}

export const readBalance = async (chain: Chain, index: number, selector: BlockSelector = LATEST) =>
  (await (await chain.reads.worldAt(selector)).getAccount(requireAccount(index).address))?.balance
export const readCell = async (chain: Chain, selector: BlockSelector = LATEST) =>
  (await chain.reads.worldAt(selector)).getStorage(keeper, toWord(0n))

export async function readLogs(chain: Chain): Promise<string[]> {
  const range = { kind: 'span', from: at(0), to: LATEST } as const
  const topics: string[] = []
  for await (const page of await chain.reads.findLogs({ range, addresses: [], topics: [] })) {
    const logs: { blockNumber: string; topics: string[] }[] = JSON.parse(`[${new TextDecoder().decode(page)}]`)
    for (const log of logs) topics.push(`${Number(log.blockNumber)}: ${Number(log.topics[0])}`)
  }
  return topics
}

/** All that a chain says of itself that a fresh one with the same blocks must say, too. */
export async function describeChain(chain: Chain) {
  const heights = Array.from({ length: chain.reads.headNumber() + 1 }, (_, height) => height)
  return {
    hashes: await Promise.all(
      heights.map(async (height) => toHex((await chain.reads.findBlock(at(height)))?.hash ?? new Uint8Array(0))),
    ),
    logs: await readLogs(chain),
    cells: await Promise.all(heights.map((height) => readCell(chain, at(height)))),
    balances: await Promise.all(heights.map((height) => readBalance(chain, 9, at(height)))),
  }
}
