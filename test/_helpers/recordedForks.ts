import { expect } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import type { FoundReceipt } from '../../src/chain/api/engine.ts'
import type { Chain } from '../../src/chain/openChain.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import type { Block } from '../../src/primitives/block.ts'
import { isRemascTransaction } from '../../src/primitives/transaction.ts'
import { holdClock, openTestChain } from './chain.ts'
import { type ServedChain, serveChain } from './chainServer.ts'
import { openTestFork, type TestFork } from './fork.ts'
import { PUBLIC_NODE, servePublicEndpoint } from './publicEndpoint.ts'
import { readRecorded } from './recorded.ts'
import { parseExport } from './recordedChain.ts'
import { collectWarnings } from './warnings.ts'

/** A recorded chain and the first block that a fork of its parent can mine again from the pool. */
export interface ForkedChain {
  readonly name: string
  readonly files: readonly string[]
  readonly first: number
}

export const FORKED_CHAINS: readonly ForkedChain[] = [
  { name: 'chainA', files: ['export-blocks', 'export-side-blocks'], first: 1 },
  { name: 'chainB', files: ['export-blocks', 'export-side-blocks'], first: 1 },
  // Block 1 has 32 transactions of one account, and the pool of a node accepts 16.
  { name: 'chainP', files: ['export-blocks'], first: 2 },
]

/** A recorded chain behind the real server. */
export interface ServedRecording {
  readonly served: ServedChain
  /** The blocks of the main chain, genesis first. */
  readonly blocks: readonly Block[]
}

/** Serves a recorded chain with its side blocks. The caller closes it. */
export async function serveRecording({ name, files }: ForkedChain): Promise<ServedRecording> {
  const [main = [], ...side] = files.map((file) => parseExport(readRecorded(`${name}/${file}.csv`)))
  const all = [...main, ...side.flat()].toSorted((a, b) => a.header.number - b.header.number)
  const newest = Math.max(...all.map(({ header }) => header.timestamp))
  const chain = await openTestChain({ network: regtest, clock: holdClock((newest + 5) * 1000) })
  for (const block of all) if (block.header.number > 0) await chain.importer.importBlock(block)
  return { served: await serveChain(chain), blocks: main }
}

/** Forks the parent of a recorded block, mines its transactions again, and compares all receipts. */
export async function expectSameReceipts({ served }: ServedRecording, block: Block): Promise<void> {
  const { chain } = await openTestFork(served.url, { forkBlockNumber: block.header.number - 1 })
  await mineAgain(chain, block)
  for (const { hash } of block.transactions) {
    expect(outcomeOf(await chain.reads.getReceipt(hash))).toEqual(outcomeOf(await served.chain.reads.getReceipt(hash)))
  }
}

const BRIDGE_REFUSED = `was removed: the endpoint of this fork does not return the Bridge's storage`

/** The result of mining a block again through a public node. */
export type PublicOutcome = 'equal' | 'bridge refused' | 'empty account'

/**
 * Compares receipts like {@link expectSameReceipts}, through an endpoint that behaves as a public node. Receipts may be
 * missing if the Bridge's error names the reason, and may differ if an account was read that may exist and be empty.
 */
export async function compareThroughPublicNode({ served }: ServedRecording, block: Block): Promise<PublicOutcome> {
  const endpoint = await servePublicEndpoint(served.url, PUBLIC_NODE)
  const forked = await openTestFork(endpoint.url, { forkBlockNumber: block.header.number - 1, forkRetryBackoff: 1 })
  const { chain } = forked
  const warnings = collectWarnings() // of removed transactions, because no request waits for them
  await mineAgain(chain, block)
  for (const warning of warnings) expect(warning.message).toContain(BRIDGE_REFUSED)
  for (const { hash } of block.transactions) {
    const again = outcomeOf(await chain.reads.getReceipt(hash))
    const recorded = outcomeOf(await served.chain.reads.getReceipt(hash))
    if (again === undefined) return expectRefused(forked, block)
    if (forked.fork.emptyAccounts() > 0 && JSON.stringify(again) !== JSON.stringify(recorded)) return 'empty account'
    expect(again).toEqual(recorded)
  }
  return 'equal'
}

/** Expects that the first transaction without a receipt is refused with the error of the Bridge. */
async function expectRefused({ chain }: TestFork, { transactions }: Block): Promise<PublicOutcome> {
  for (const transaction of transactions) {
    if ((await chain.reads.getReceipt(transaction.hash)) !== undefined) continue
    chain.controls?.mining.setMinesAtOnce(true)
    await expect(chain.submits.sendRaw(transaction.encoded)).rejects.toMatchObject({ kind: 'bridgeUnreadable' })
    return 'bridge refused'
  }
  throw new Error('every transaction has a receipt')
}

/** Sends the transactions of a block to a fork of its parent, and mines them with its time, coinbase and gas price. */
async function mineAgain({ controls, submits, miner }: Chain, { header, transactions }: Block): Promise<void> {
  for (const transaction of transactions) {
    if (!isRemascTransaction(transaction)) await submits.sendRaw(transaction.encoded)
  }
  await controls?.mining.setCoinbase(header.coinbase)
  await controls?.mining.setMinimumGasPrice(header.minimumGasPrice)
  await controls?.time.setNext(header.timestamp)
  await miner.mineOne()
}

/** Returns the parts of a receipt that do not depend on the hash of its block and on parallel lists. */
export function outcomeOf(found: FoundReceipt | undefined) {
  if (found === undefined) return undefined
  const { gasUsed, succeeded, logs } = found.receipt
  return {
    gasUsed: String(gasUsed),
    succeeded,
    logs: logs.map(({ address, topics, data }) => [toHex(address), topics.map(toHex), toHex(data)]),
  }
}
