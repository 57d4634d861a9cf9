import { expect, it } from 'vitest'
import { encodeRlp } from '../../src/base/encodeRlp.ts'
import { fromHex, toHex } from '../../src/base/hex.ts'
import { minimalBytes } from '../../src/base/integer.ts'
import { parseExportLine, printExportLine } from '../../src/chain/import/exportLine.ts'
import type { Chain } from '../../src/chain/openChain.ts'
import type { Block } from '../../src/model/block.ts'
import { encodeRawHeader } from '../../src/model/headerEncoding.ts'
import { regtest } from '../../src/network/networks/regtest.ts'
import { rulesAt } from '../../src/network/rulesAt.ts'
import { applyChanges } from '../../src/state/unitrie/applyChanges.ts'
import { EMPTY_TRIE } from '../../src/state/unitrie/node.ts'
import { proveKey } from '../../src/state/unitrie/proveKey.ts'
import { openStore } from '../../src/store/openStore.ts'
import type { Store } from '../../src/store/store.ts'
import { createNodeStore } from '../_helpers/nodeStore.ts'
import { openRegtest } from '../_helpers/regtest.ts'
import { describeVectorText, readVectorText } from '../_helpers/vectors.ts'

async function importAll(chain: Chain, blocks: readonly Block[]) {
  const counts = { known: 0, head: 0, side: 0, reorganised: 0 }
  for (const block of blocks) counts[await chain.importer.importBlock(block)]++
  return counts
}

const readLines = (text: string) => text.trim().split('\n')
const parseAll = (text: string) => readLines(text).map((line) => parseExportLine(line, regtest))

/** Each side block behind the main block of its height, or before it. */
function mixed(main: readonly Block[], side: readonly Block[], order: 'before' | 'behind'): Block[] {
  return main.flatMap((block) => {
    const beside = side.filter(({ header }) => header.number === block.header.number)
    return order === 'before' ? [...beside, block] : [block, ...beside]
  })
}

/** By transaction: the nodes of the receipts trie from the one that holds the receipt up to the root. */
type Nodes = Readonly<Record<string, readonly string[]>>

/** Builds the receipts trie of a block from what was kept, and walks it to each receipt. */
async function expectReceiptNodes(store: Store, { hash, header }: Block, recorded: Nodes) {
  const rows = await store.transactions.getByBlock(hash)
  const nodes = createNodeStore()
  const writes = rows.map(({ receipt }, index) => ({ key: encodeRlp(minimalBytes(index)), value: receipt }))
  const built = await applyChanges(EMPTY_TRIE, 1, { deletedAccounts: [], writes }, nodes)
  nodes.addAll(1, built)
  expect(toHex(built.root)).toBe(toHex(header.receiptsRoot))
  for (const [index, row] of rows.entries()) {
    const { items } = await proveKey({ hash: built.root, height: 1 }, encodeRlp(minimalBytes(index)), nodes)
    const messages = items.slice(0, -1).reverse() // the last one is the receipt itself
    // The reference lists a node also when it is short enough to stand inside the one above it.
    const listed = recorded[toHex(row.hash)] ?? []
    const stored = listed.filter((message, at) => listed[at + 1]?.includes(message.slice(2)) !== true)
    expect(messages.map(toHex)).toEqual(stored)
  }
}

for (const chain of ['chainA', 'chainB'] as const) {
  describeVectorText(`recorded/${chain}/export-blocks.csv`, (text) => {
    const main = parseAll(text)
    const side = parseAll(readVectorText(`recorded/${chain}/export-side-blocks.csv`))
    const receipts: Record<string, string> = JSON.parse(readVectorText(`recorded/${chain}/raw-receipts.json`))
    const receiptNodes: Nodes = JSON.parse(readVectorText(`recorded/${chain}/receipt-nodes.json`))
    const headers: { number: number; byNumber: string }[] = JSON.parse(
      readVectorText(`recorded/${chain}/raw-headers.json`),
    )

    it('is imported to its head; headers and receipts are the recorded ones; exported it is the same again', async () => {
      const store = await openStore({ kind: 'sqlite', path: ':memory:' })
      const chain = await openRegtest({ store })
      const counts = await importAll(chain, main)
      expect(counts).toEqual({ known: 1, head: main.length - 1, side: 0, reorganised: 0 })
      for (const { number, byNumber } of headers) {
        const block = await chain.reads.findBlock({ kind: 'number', number, asked: '' })
        expect(block && toHex(encodeRawHeader(block.header, rulesAt(regtest, number)))).toBe(byNumber)
      }
      for (const [hash, receipt] of Object.entries(receipts)) {
        expect(toHex((await store.transactions.getByHash(fromHex(hash)))?.receipt ?? new Uint8Array(0))).toBe(receipt)
      }
      for (const block of main.slice(1)) await expectReceiptNodes(store, block, receiptNodes)
      for (const [number, line] of readLines(text).entries()) {
        const row = await store.blocks.getMain(number)
        expect(row && printExportLine(row)).toBe(line)
      }
    })

    it.each(['before', 'behind'] as const)('side blocks may come %s the main ones', async (order) => {
      const chain = await openRegtest()
      const counts = await importAll(chain, mixed(main, side, order))
      expect(counts.known).toBe(1)
      expect(counts.head + counts.reorganised).toBeGreaterThanOrEqual(main.length - 1)
      expect((await chain.reads.findBlock({ kind: 'latest' }))?.hash).toEqual(main.at(-1)?.hash)
      for (const block of side) {
        const selector = { kind: 'hash', hash: block.hash, requireCanonical: false } as const
        expect((await chain.reads.findBlock(selector))?.encoded).toEqual(block.encoded)
        await chain.reads.worldAt(selector)
      }
    })
  })
}
