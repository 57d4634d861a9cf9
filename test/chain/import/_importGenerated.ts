import { expect } from 'vitest'
import { equalBytes } from '../../../src/base/bytes.ts'
import { toHex } from '../../../src/base/hex.ts'
import { toWord } from '../../../src/base/integer.ts'
import type { Chain } from '../../../src/chain/openChain.ts'
import type { Network } from '../../../src/chainspec/network.ts'
import { rulesAt } from '../../../src/chainspec/rulesAt.ts'
import { decodeBlock } from '../../../src/primitives/block.ts'
import { decodeReceipt } from '../../../src/primitives/receipt.ts'
import { REMASC_ADDRESS } from '../../../src/primitives/transaction.ts'
import { receiptsRoot } from '../../../src/state/roots.ts'
import type { StateView } from '../../../src/state/stateView.ts'
import type { Store } from '../../../src/storage/store.ts'
import { openTestChain } from '../../_helpers/chain.ts'
import type { KeptBlock } from '../../_helpers/generator/blockTree.ts'
import { type ChainToGenerate, type Generated, generateChain } from '../../_helpers/generator/generateChain.ts'
import { createLanes, LANES } from '../../_helpers/generator/lanes.ts'

const CELLS = 11

/** A generated chain in a store that was empty. */
export interface ImportedChain {
  readonly chain: Chain
  readonly store: Store
  readonly generated: readonly Generated[]
  /** Counts of import results. */
  readonly outcomes: Readonly<Record<string, number>>
}

/** Imports a generated chain block by block from bytes; each result must be the generator's. */
export async function importGenerated(plan: ChainToGenerate, store: Store): Promise<ImportedChain> {
  const { network } = plan
  const chain = await openTestChain({ network, store })
  const generated: Generated[] = []
  const outcomes: Record<string, number> = {}
  let head: KeptBlock | undefined
  for await (const next of generateChain(plan)) {
    const outcome = await chain.importer.importBlock(decodeBlock(next.made.block.encoded, network))
    expect(outcome).toBe(expectedOutcome(next, head))
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
    head = next.head
    generated.push(next)
  }
  return { chain, store, generated, outcomes }
}

function expectedOutcome({ made, head }: Generated, headBefore: KeptBlock | undefined): string {
  if (made !== head) return 'side'
  return headBefore === undefined || made.parent === headBefore ? 'head' : 'reorganised'
}

/** The store's head is the generator's. */
export async function requireHead({ chain, store, generated }: ImportedChain): Promise<void> {
  const head = generated.at(-1)?.head ?? expect.fail('nothing was generated')
  const row = await store.blocks.getHead()
  expect(row).toEqual({
    hash: head.block.hash,
    number: head.block.header.number,
    parentHash: head.block.header.parentHash,
    totalDifficulty: head.totalDifficulty,
    encoded: head.block.encoded,
  })
  const latest = await chain.reads.getBlock({ kind: 'latest' })
  expect(toHex(latest?.block.header.stateRoot ?? new Uint8Array(0))).toBe(toHex(head.block.header.stateRoot))
}

/** Checks that block, receipts and state are readable by hash, and of a canonical block also by number. */
export async function requireReadable({ chain, store }: ImportedChain, { made, world }: Generated): Promise<void> {
  const { network } = chain
  const { hash, header } = made.block
  const row = await store.blocks.getByHash(hash)
  expect(row?.totalDifficulty).toBe(made.totalDifficulty)
  expect(equalBytes(row?.encoded ?? hash, made.block.encoded)).toBe(true)
  const receipts = (await store.transactions.getByBlock(hash)).map(({ receipt }) => decodeReceipt(receipt))
  expect(receiptsRoot(receipts, rulesAt(network, header.number))).toEqual(header.receiptsRoot)

  const expected = await sampleOf(world, network, header.number)
  const byHash = await chain.reads.worldAt({ kind: 'hash', hash, requireCanonical: false })
  expect(await sampleOf(byHash, network, header.number)).toEqual(expected)
  const mainHash = await store.blocks.getMainHash(header.number)
  if (mainHash === undefined || !equalBytes(mainHash, hash)) return
  const { number } = header
  const byNumber = await chain.reads.worldAt({ kind: 'number', number, asked: `${number}` })
  expect(await sampleOf(byNumber, network, header.number)).toEqual(expected)
}

/** Returns the state of one lane as text. */
async function sampleOf(world: StateView, network: Network, turn: number): Promise<readonly string[]> {
  const lane = createLanes(network)[turn % LANES] ?? expect.fail('no lane')
  const addresses = [...lane.accounts.map(({ address }) => address), ...Object.values(lane.programs), REMASC_ADDRESS]
  const sample = await Promise.all(addresses.map((address) => describe(world, address)))
  for (let slot = 0; slot < CELLS; slot++) {
    const cell = await world.getStorage(lane.programs[turn % 2 === 0 ? 'cells' : 'looks'], toWord(BigInt(slot)))
    sample.push(cell === undefined ? 'none' : toHex(cell))
  }
  return sample
}

async function describe(world: StateView, address: Uint8Array): Promise<string> {
  const account = await world.getAccount(address)
  return `${account?.nonce} ${account?.balance} ${(await world.getCode(address)).length}`
}

/** Checks that the found logs are those of the canonical receipts, in order. */
export async function requireLogs({ chain, store, generated }: ImportedChain): Promise<number> {
  const expected: string[] = []
  const last = generated.at(-1)?.head.block.header.number ?? 0
  for (let number = 1; number <= last; number++) {
    const hash = (await store.blocks.getMainHash(number)) ?? expect.fail(`no block ${number}`)
    const rows = await store.transactions.getByBlock(hash)
    const logs = rows.flatMap(({ receipt }) => decodeReceipt(receipt).logs)
    expected.push(...logs.map(({ data }, index) => `${number} ${index} ${toHex(data)}`))
  }
  const range = { kind: 'span', from: { kind: 'earliest' }, to: { kind: 'latest' } } as const
  const found: string[] = []
  for await (const page of await chain.reads.findLogs({ range, addresses: [], topics: [] })) {
    const logs: { blockNumber: string; logIndex: string; data: string }[] = JSON.parse(
      `[${new TextDecoder().decode(page)}]`,
    )
    found.push(...logs.map((log) => `${Number(log.blockNumber)} ${Number(log.logIndex)} ${log.data}`))
  }
  expect(found).toEqual(expected)
  return found.length
}
