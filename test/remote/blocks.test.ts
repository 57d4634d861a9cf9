import { describe, expect, it } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import type { Block } from '../../src/primitives/block.ts'
import { toBlock, toBody, toTransaction } from '../../src/remote/blocks.ts'
import { WrongAnswer } from '../../src/remote/errors.ts'
import { parseQuantity } from '../../src/remote/fields.ts'
import { toHeader } from '../../src/remote/headers.ts'
import { isList, isRecord, type JsonRecord, type JsonValue, parseJson } from '../../src/remote/json.ts'
import { readRecorded, readRecordedJson } from '../_helpers/recorded.ts'
import { parseExport } from '../_helpers/recordedChain.ts'

interface RecordedUncle {
  readonly number: number
  readonly byNumber: JsonRecord
}

const unclesOfChainA = readRecordedJson<RecordedUncle[]>('chainA/uncles.json')
const blocksOf = (chain: string) => readRecordedJson<JsonRecord[]>(`${chain}/blocks.json`)
const exportOf = (chain: string) => parseExport(readRecorded(`${chain}/export-blocks.csv`))
const encodedOf = (blocks: readonly Block[]) => blocks.map(({ encoded }) => toHex(encoded))

/** Rebuilds a block of chain A with the uncles of the recorded answers. */
function rebuild(json: JsonRecord, uncles: readonly RecordedUncle[] = unclesOfChainA): Block {
  const headers = uncles
    .filter(({ number }) => parseQuantity(json.number) === BigInt(number))
    .map(({ byNumber }) => toHeader(byNumber, regtest, 'uncle').header)
  return toBlock(toBody(json, regtest), headers)
}

it('every recorded block is rebuilt from its JSON and that of its uncles, with the same bytes', () => {
  const rebuilt = blocksOf('chainA').map((json) => rebuild(json))
  expect(encodedOf(rebuilt)).toEqual(encodedOf(exportOf('chainA')))
})

it('every recorded block of a chain with minimum gas prices is rebuilt with the same bytes', () => {
  const exported = exportOf('chainB')
  const rebuilt = blocksOf('chainB').map((json, number) =>
    toBlock(toBody(json, regtest), exported[number]?.uncles ?? []),
  )
  expect(encodedOf(rebuilt)).toEqual(encodedOf(exported))
})

/** Members that are in no hash: positions and sums that the node computes. */
const NOT_HASHED = new Set([
  'mixHash',
  'nonce',
  'totalDifficulty',
  'cumulativeDifficulty',
  'size',
  'hashForMergedMining',
])

/** Changes the last digit of a text, or removes the first item of a list. */
function mutate(value: JsonValue | undefined): JsonValue {
  if (typeof value === 'string') return value.replace(/.$/, (digit) => (digit === '1' ? '2' : '1'))
  if (isList(value)) return value.length === 0 ? [1] : value.slice(1)
  return '0x01'
}

describe('a block with one member changed', () => {
  const block = blocksOf('chainA')[78]
  if (block === undefined) throw new Error('block 78 is not recorded')
  const members = Object.keys(block).filter((member) => !NOT_HASHED.has(member))

  it('is the one with an uncle and parallel lists', () => {
    expect(block.uncles).toHaveLength(1)
    expect(block.rskPteEdges).not.toBeNull()
    expect(() => rebuild(block)).not.toThrow()
  })

  it.each(members)('%s is refused', (member) => {
    expect(() => rebuild({ ...block, [member]: mutate(block[member]) })).toThrow(WrongAnswer)
  })

  it.each(members)('%s of another type is refused, unless it means the same', (member) => {
    const genuine = toHex(rebuild(block).encoded)
    const { [member]: _, ...rest } = block
    const values = [null, true, 1e300, {}, [[]], 'x', '0x', `0x${'f'.repeat(65)}`]
    for (const json of [rest, ...values.map((value) => ({ ...block, [member]: value }))]) {
      try {
        expect(toHex(rebuild(json).encoded)).toBe(genuine)
      } catch (error) {
        expect(error).toBeInstanceOf(WrongAnswer)
      }
    }
  })

  const TRANSACTION = ['hash', 'nonce', 'to', 'gas', 'gasPrice', 'value', 'input', 'v', 'r', 's']
  it.each(TRANSACTION)('%s of a transaction is refused, and the error names the transaction', (member) => {
    const transactions = isList(block.transactions) ? block.transactions : []
    const [first, ...others] = transactions
    if (!isRecord(first)) throw new Error('no transaction')
    const changed = member === 'input' ? `${first.input}00` : mutate(first[member])
    const falsified = { ...block, transactions: [{ ...first, [member]: changed }, ...others] }
    expect(() => rebuild(falsified)).toThrow(/^transaction 0 of block 78 \(0x[0-9a-f]{64}\)/)
  })

  it('transactions in another order are refused', () => {
    const transactions = isList(block.transactions) ? block.transactions.toReversed() : []
    expect(() => rebuild({ ...block, transactions })).toThrow(/transactionsRoot is not that of the transactions/)
  })

  it("REMASC's transaction may be missing, and is added", () => {
    const transactions = isList(block.transactions) ? block.transactions.slice(0, -1) : []
    expect(toHex(rebuild({ ...block, transactions }).encoded)).toBe(toHex(rebuild(block).encoded))
  })

  it('a block without its uncle is refused', () => {
    expect(() => rebuild(block, [])).toThrow(/sha3Uncles is not that of the uncles/)
  })
})

it.each([null, 1, 'x', [], {}])('%j is no block', (json) => {
  expect(() => toBody(json, regtest)).toThrow(WrongAnswer)
})

describe('the answers of a reference node', () => {
  /** Returns the results of single requests that are complete. */
  const results = readRecordedJson<{ body: string; bodyLength: number }[]>('rpc-chainA.json')
    .filter(({ body, bodyLength }) => body.length === bodyLength)
    .map(({ body }) => parseJson(body))
    .flatMap((body) => (isRecord(body) && isRecord(body.result) ? [body.result] : []))

  it('blocks and uncles have their hashes', () => {
    const found = results.filter(
      ({ bitcoinMergedMiningHeader, hash }) => bitcoinMergedMiningHeader !== undefined && hash !== null,
    )
    expect(found.length).toBeGreaterThan(5)
    for (const json of found) expect(toHex(toHeader(json, regtest, 'uncle').hash)).toBe(json.hash)
  })

  it('transactions have their hashes', () => {
    const found = results.filter(({ gasPrice, hash }) => gasPrice !== undefined && hash !== undefined)
    expect(found.length).toBeGreaterThan(5)
    for (const json of found) expect(toHex(toTransaction(json).hash)).toBe(json.hash)
  })
})
