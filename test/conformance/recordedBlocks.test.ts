import { describe, expect, it } from 'vitest'
import { fromHex, toHex } from '../../src/base/hex.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import { rulesAt } from '../../src/chainspec/rulesAt.ts'
import { keccak256 } from '../../src/crypto/keccak.ts'
import { type Block, decodeBlock } from '../../src/primitives/block.ts'
import { createBloom, joinBlooms } from '../../src/primitives/bloom.ts'
import { nextDifficulty } from '../../src/primitives/difficulty.ts'
import { forkDetectionData, hasForkDetectionData, toForkDetectionAncestor } from '../../src/primitives/forkDetection.ts'
import { encodeRawHeader } from '../../src/primitives/headerEncoding.ts'
import { getForkDetectionData, hashForMergedMining } from '../../src/primitives/headerHash.ts'
import { checkHeaderWork } from '../../src/primitives/proofOfWork.ts'
import { decodeReceipt, encodeReceipt } from '../../src/primitives/receipt.ts'
import { isRemascTransaction, recoverSender } from '../../src/primitives/transaction.ts'
import { receiptsRoot, transactionsRoot } from '../../src/state/roots.ts'
import { decodeNode } from '../../src/state/trie/decodeNode.ts'
import { encodeTrie } from '../../src/state/trie/encodeNode.ts'
import { readRecorded, readRecordedJson } from '../_helpers/recorded.ts'

interface RpcBlock {
  readonly hash: string
  readonly size: string
  readonly hashForMergedMining: string
  readonly logsBloom: string
  readonly transactions: readonly { readonly hash: string; readonly from: string }[]
}

interface Line {
  readonly hash: string
  readonly rlp: string
  readonly block: Block
}

function parseLine(line: string): Line {
  const [, hash = '', , rlp = ''] = line.split(',')
  return { hash, rlp, block: decodeBlock(fromHex(`0x${rlp}`), regtest) }
}

const parseLines = (file: string) => readRecorded(file).trim().split('\n').map(parseLine)

for (const [chain, length, transactionCount] of [
  ['chainA', 102, 559],
  ['chainB', 472, 929],
] as const) {
  describe(chain, () => {
    const lines = parseLines(`${chain}/export-blocks.csv`)
    const blocks = lines.map((line) => line.block)
    const recorded = readRecordedJson<readonly RpcBlock[]>(`${chain}/blocks.json`)
    const rawReceipts = readRecordedJson<Record<string, string>>(`${chain}/raw-receipts.json`)

    it(`${chain} has ${length} blocks with ${transactionCount} transactions`, () => {
      expect(blocks).toHaveLength(length)
      expect(blocks.flatMap((block) => block.transactions)).toHaveLength(transactionCount)
    })

    it('every decoded block has the recorded hash, bytes and size', () => {
      for (const { hash, rlp, block } of lines) {
        expect(toHex(block.hash)).toBe(`0x${hash}`)
        expect(toHex(block.encoded)).toBe(`0x${rlp}`)
        expect(block.encoded.length).toBe(Number(recorded[block.header.number]?.size))
      }
    })

    it('every decoded side block has the recorded hash and bytes', () => {
      const side = parseLines(`${chain}/export-side-blocks.csv`)
      expect(side.length).toBeGreaterThan(0)
      for (const { hash, rlp, block } of side) {
        expect(toHex(block.hash)).toBe(`0x${hash}`)
        expect(toHex(block.encoded)).toBe(`0x${rlp}`)
      }
    })

    it('every decoded transaction has the recorded hash and sender', () => {
      for (const { header, transactions } of blocks) {
        const expected = recorded[header.number]?.transactions ?? []
        expect(transactions.map(({ hash }) => toHex(hash))).toEqual(expected.map(({ hash }) => hash))
        const senders = transactions.map((transaction) =>
          isRemascTransaction(transaction) ? new Uint8Array(20) : recoverSender(transaction, 33),
        )
        expect(senders.map((sender) => sender && toHex(sender))).toEqual(expected.map(({ from }) => from))
      }
    })

    it('every header has the roots and the bloom of its body', () => {
      for (const { header, transactions } of blocks.slice(1)) {
        const rules = rulesAt(regtest, header.number)
        const receipts = transactions.map(({ hash }) => decodeReceipt(fromHex(rawReceipts[toHex(hash)] ?? '')))
        expect(toHex(transactionsRoot(transactions, rules))).toBe(toHex(header.transactionsRoot))
        expect(toHex(receiptsRoot(receipts, rules))).toBe(toHex(header.receiptsRoot))
        for (const receipt of receipts) expect(toHex(createBloom(receipt.logs))).toBe(toHex(receipt.logsBloom))
        expect(toHex(joinBlooms(receipts.map((receipt) => receipt.logsBloom)))).toBe(toHex(header.logsBloom))
      }
    })

    it('every receipt is decoded and encoded to the same bytes', () => {
      const receipts = Object.values(rawReceipts)
      expect(receipts.length).toBeGreaterThan(500)
      for (const receipt of receipts) expect(toHex(encodeReceipt(decodeReceipt(fromHex(receipt))))).toBe(receipt)
    })

    it('every header proves its work, but not that of a header with another gasUsed', () => {
      for (const { header } of blocks.slice(1)) {
        const rules = rulesAt(regtest, header.number)
        expect(checkHeaderWork(header, rules)).toBeUndefined()
        expect(checkHeaderWork({ ...header, gasUsed: header.gasUsed + 1n }, rules)).toBeDefined()
        expect(toHex(hashForMergedMining(header, rules))).toBe(recorded[header.number]?.hashForMergedMining)
      }
    })

    it('every header carries the fork detection data of its ancestors', () => {
      const ancestorAt = (height: number) => {
        const header = blocks[height]?.header
        if (header === undefined) throw new Error(`there is no block ${height}`)
        return toForkDetectionAncestor(header)
      }
      const covered = blocks.filter(({ header }) =>
        hasForkDetectionData(header.number, rulesAt(regtest, header.number)),
      )
      expect(covered).toHaveLength(Math.max(0, length - 449))
      for (const { header } of covered) {
        const data = getForkDetectionData(header, rulesAt(regtest, header.number))
        expect(data && toHex(data)).toBe(toHex(forkDetectionData(header.number, ancestorAt)))
      }
    })

    it('every header has the difficulty of the formula', () => {
      for (const { header } of blocks.slice(1)) {
        const parent = blocks[header.number - 1]?.header ?? header
        expect(nextDifficulty(regtest, rulesAt(regtest, header.number), header, parent)).toBe(header.difficulty)
      }
    })

    it('every header is encoded to the recorded raw header', () => {
      const raw = readRecordedJson<readonly { readonly number: number; readonly byNumber: string }[]>(
        `${chain}/raw-headers.json`,
      )
      expect(raw).toHaveLength(length)
      for (const { number, byNumber } of raw) {
        const header = blocks[number]?.header
        expect(header && toHex(encodeRawHeader(header, rulesAt(regtest, number)))).toBe(byNumber)
      }
    })

    it('every node of the receipts tries is decoded and encoded to the same bytes', () => {
      const nodes = readRecordedJson<Record<string, readonly string[]>>(`${chain}/receipt-nodes.json`)
      const messages = new Set(Object.values(nodes).flat())
      expect(messages.size).toBeGreaterThan(500)
      for (const message of messages) {
        const root = encodeTrie(decodeNode({ message: fromHex(message), leftHeight: 0, rightHeight: 0 }), {
          height: 0,
          addNode() {},
          addLongValue() {},
        })
        expect(toHex(root)).toBe(toHex(keccak256(fromHex(message))))
      }
    })
  })
}
