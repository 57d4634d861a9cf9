import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodeRlp } from '../../src/base/encodeRlp.ts'
import { fromHex, type Hex, toHex } from '../../src/base/hex.ts'
import { bytesToBigint, minimalBytes } from '../../src/base/integer.ts'
import { printExportLine } from '../../src/chain/import/exportLine.ts'
import type { Chain } from '../../src/chain/openChain.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import { rulesAt } from '../../src/chainspec/rulesAt.ts'
import type { Block } from '../../src/primitives/block.ts'
import { encodeRawHeader } from '../../src/primitives/headerEncoding.ts'
import type { StateView } from '../../src/state/stateView.ts'
import { applyChanges } from '../../src/state/trie/applyChanges.ts'
import { EMPTY_TRIE } from '../../src/state/trie/node.ts'
import { proveKey } from '../../src/state/trie/proveKey.ts'
import { openStore } from '../../src/storage/openStore.ts'
import type { Store } from '../../src/storage/store.ts'
import { openTestChain } from '../_helpers/chain.ts'
import { createNodeStore } from '../_helpers/nodeStore.ts'
import { readRecorded, readRecordedJson } from '../_helpers/recorded.ts'
import { parseExport } from '../_helpers/recordedChain.ts'
import { openRegtest } from '../_helpers/regtest.ts'

/** The number of main blocks imported after the last side block when side blocks come first. */
const BLOCKS_AFTER_SIDES = 10

async function importAll(chain: Chain, blocks: readonly Block[]) {
  const counts = { known: 0, head: 0, side: 0, reorganised: 0 }
  for (const block of blocks) counts[await chain.importer.importBlock(block)]++
  return counts
}

/** Returns the blocks with each side block before or after the main block of its height. */
function mixed(main: readonly Block[], side: readonly Block[], order: 'before' | 'after'): Block[] {
  return main.flatMap((block) => {
    const beside = side.filter(({ header }) => header.number === block.header.number)
    return order === 'before' ? [...beside, block] : [block, ...beside]
  })
}

/** The nodes of the receipts trie from the receipt's node to the root, by transaction hash. */
type Nodes = Readonly<Record<string, readonly string[]>>

/** Builds the receipts trie of a block from the stored receipts, and compares the path to each of them. */
async function expectReceiptNodes(store: Store, { hash, header }: Block, recorded: Nodes) {
  const rows = await store.transactions.getByBlock(hash)
  const nodes = createNodeStore()
  const writes = rows.map(({ receipt }, index) => ({ key: encodeRlp(minimalBytes(index)), value: receipt }))
  const built = await applyChanges(EMPTY_TRIE, 1, { deletedAccounts: [], writes }, nodes)
  nodes.addAll(1, built)
  expect(toHex(built.root)).toBe(toHex(header.receiptsRoot))
  for (const [index, row] of rows.entries()) {
    const { items } = await proveKey({ hash: built.root, height: 1 }, encodeRlp(minimalBytes(index)), nodes)
    const messages = items.slice(0, -1).reverse() // the last item is the receipt itself
    // The reference also lists a node that is short enough to be embedded in its parent.
    const listed = recorded[toHex(row.hash)] ?? []
    const stored = listed.filter((message, at) => listed[at + 1]?.includes(message.slice(2)) !== true)
    expect(messages.map(toHex)).toEqual(stored)
  }
}

/** The balance and nonce of an account at some heights, and its code and storage at the head. */
interface RecordedAccount {
  readonly code: Hex
  readonly storage?: Readonly<Record<Hex, Hex>>
}
type Snapshots = Readonly<Record<string, { readonly balance: Hex; readonly nonce: Hex }>>

async function readSlot(world: StateView, address: string, slot: string): Promise<bigint> {
  const word = fromHex(`0x${slot.slice(2).padStart(64, '0')}`)
  return bytesToBigint((await world.getStorage(fromHex(address), word)) ?? new Uint8Array(0))
}

const CHAINS = [
  { name: 'chainA', length: 102, withEdges: 64 },
  { name: 'chainB', length: 472, withEdges: 63 },
] as const

describe.each(CHAINS)('$name', ({ name, length, withEdges }) => {
  const exported = readRecorded(`${name}/export-blocks.csv`)
  const main = parseExport(exported)
  const side = parseExport(readRecorded(`${name}/export-side-blocks.csv`))
  let store: Store
  let chain: Chain
  let counts: Awaited<ReturnType<typeof importAll>>
  beforeAll(async () => {
    store = await openStore({ kind: 'memory' })
    chain = await openTestChain({ network: regtest, store })
    counts = await importAll(chain, mixed(main, side, 'after'))
  })
  afterAll(() => chain.close())

  it(`${name} has ${length} blocks, of which ${withEdges} have parallel lists, and 4 side blocks, all of them uncles`, () => {
    expect(main).toHaveLength(length)
    expect(main.filter(({ header }) => (header.edges?.length ?? 0) > 0)).toHaveLength(withEdges)
    expect(side).toHaveLength(4)
    expect(main.flatMap(({ uncles }) => uncles)).toHaveLength(4)
  })

  it('import makes each main block the head and keeps each side block', () =>
    expect(counts).toEqual({ known: 1, head: length - 1, side: 4, reorganised: 0 }))

  it('headers of the imported chain are the recorded ones', async () => {
    const headers = readRecordedJson<readonly { number: number; byNumber: string }[]>(`${name}/raw-headers.json`)
    expect(headers).toHaveLength(length)
    for (const { number, byNumber } of headers) {
      const block = await chain.reads.findBlock({ kind: 'number', number, asked: '' })
      expect(block && toHex(encodeRawHeader(block.header, rulesAt(regtest, number)))).toBe(byNumber)
    }
  })

  it('receipts are the recorded ones', async () => {
    const receipts = Object.entries(readRecordedJson<Readonly<Record<string, string>>>(`${name}/raw-receipts.json`))
    expect(receipts).toHaveLength(main.reduce((sum, { transactions }) => sum + transactions.length, 0))
    for (const [hash, receipt] of receipts) {
      const row = await store.transactions.getByHash(fromHex(hash))
      expect(row && toHex(row.receipt)).toBe(receipt)
    }
  })

  it('nodes of the receipts tries are the recorded ones', async () => {
    const receiptNodes = readRecordedJson<Nodes>(`${name}/receipt-nodes.json`)
    for (const block of main.slice(1)) await expectReceiptNodes(store, block, receiptNodes)
  })

  it('export lines are the recorded ones', async () => {
    for (const [number, line] of exported.trim().split('\n').entries()) {
      const row = await store.blocks.getMain(number)
      expect(row && printExportLine(row)).toBe(line)
    }
  })

  it('side blocks and their states are found by hash', async () => {
    for (const { hash, encoded } of side) {
      const selector = { kind: 'hash', hash, requireCanonical: false } as const
      expect((await chain.reads.findBlock(selector))?.encoded).toEqual(encoded)
      await chain.reads.worldAt(selector)
    }
  })

  it.each(['number', 'hash'] as const)('accounts have the recorded values in states found by %s', async (kind) => {
    const worldAfter = (number: number) => {
      const hash = main[number]?.hash ?? new Uint8Array(0)
      return chain.reads.worldAt(
        kind === 'hash' ? { kind, hash, requireCanonical: false } : { kind, number, asked: `${number}` },
      )
    }
    const accounts = readRecordedJson<Record<Hex, RecordedAccount & Snapshots>>(`${name}/accounts.json`)
    expect(Object.keys(accounts).length).toBeGreaterThan(70)
    for (const [address, { code, storage = {}, ...snapshots }] of Object.entries(accounts)) {
      for (const [height, snapshot] of Object.entries(snapshots)) {
        const { balance = 0n, nonce = 0n } =
          (await (await worldAfter(Number(height))).getAccount(fromHex(address))) ?? {}
        const expected = { address, height, balance: BigInt(snapshot.balance), nonce: BigInt(snapshot.nonce) }
        expect({ address, height, balance, nonce }).toEqual(expected)
      }
      const world = await worldAfter(length - 1)
      expect(toHex(await world.getCode(fromHex(address)))).toBe(code)
      for (const [slot, value] of Object.entries(storage)) {
        expect([address, slot, await readSlot(world, address, slot)]).toEqual([address, slot, BigInt(value)])
      }
    }
  })

  it('import reaches the same head when side blocks come before the main ones', async () => {
    const other = await openRegtest()
    const last = Math.max(...side.map(({ header }) => header.number)) + BLOCKS_AFTER_SIDES
    const outcomes = await importAll(other, mixed(main.slice(0, last + 1), side, 'before'))
    expect(outcomes.known).toBe(1)
    expect(outcomes.head + outcomes.reorganised).toBeGreaterThanOrEqual(last)
    expect((await other.reads.findBlock({ kind: 'latest' }))?.hash).toEqual(main[last]?.hash)
  })
})
