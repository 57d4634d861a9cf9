import { describe, expect, it } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import { rulesAt } from '../../src/chainspec/rulesAt.ts'
import { encodeReceipt } from '../../src/primitives/receipt.ts'
import { WrongAnswer } from '../../src/remote/errors.ts'
import { parseQuantity } from '../../src/remote/fields.ts'
import type { JsonRecord, JsonValue } from '../../src/remote/json.ts'
import { toLog, toReceipt, toReceipts, toRemoteLog } from '../../src/remote/receipts.ts'
import { readRecorded, readRecordedJson } from '../_helpers/recorded.ts'
import { parseExport } from '../_helpers/recordedChain.ts'

const recorded = Object.values(readRecordedJson<Record<string, { receipt: JsonRecord }>>('chainA/receipts.json')).map(
  ({ receipt }) => receipt,
)
const blocks = parseExport(readRecorded('chainA/export-blocks.csv'))

/** Returns the recorded receipts of a block in order. */
function receiptsOf(number: number): JsonRecord[] {
  return recorded
    .filter(({ blockNumber }) => parseQuantity(blockNumber) === BigInt(number))
    .sort((a, b) => Number(a.transactionIndex) - Number(b.transactionIndex))
}

const convert = (list: readonly JsonValue[], number: number) => {
  const header = blocks[number]?.header
  if (header === undefined) throw new Error(`block ${number} is not recorded`)
  return toReceipts(list, header, rulesAt(regtest, number))
}

it('the receipts of every recorded block have the root of its header', () => {
  for (const { header, transactions } of blocks) {
    const receipts = convert(receiptsOf(header.number), header.number)
    expect(receipts).toHaveLength(transactions.length)
  }
})

it('a receipt has the same bytes as that of the reference node', () => {
  const raw = readRecordedJson<Record<string, { raw?: string } | string>>('chainA/raw-receipts.json')
  const compared = recorded.flatMap((receipt) => {
    const expected = raw[String(receipt.transactionHash)]
    return typeof expected === 'string' ? [[toHex(encodeReceipt(toReceipt(receipt))), expected]] : []
  })
  expect(compared.length).toBeGreaterThan(500)
  for (const [found, expected] of compared) expect(found).toBe(expected)
})

describe('a receipt with a member changed', () => {
  const withLogs = recorded.find(({ logs }) => Array.isArray(logs) && logs.length > 0)
  if (withLogs === undefined) throw new Error('no receipt with logs is recorded')
  const number = Number(withLogs.blockNumber)
  const falsify = (change: JsonRecord) =>
    receiptsOf(number).map((receipt) =>
      receipt.transactionHash === withLogs.transactionHash ? { ...receipt, ...change } : receipt,
    )
  const [log] = Array.isArray(withLogs.logs) ? withLogs.logs : []

  it.each<[string, JsonRecord]>([
    ['status', { status: withLogs.status === '0x1' ? '0x0' : '0x1' }],
    ['status above 1', { status: '0x2' }],
    ['cumulativeGasUsed', { cumulativeGasUsed: '0x1' }],
    ['gasUsed', { gasUsed: '0x1' }],
    ['logsBloom', { logsBloom: `0x${'00'.repeat(256)}` }],
    ['logs', { logs: [] }],
    ['address of a log', { logs: [{ ...log, address: `0x${'11'.repeat(20)}` }] }],
    ['topics of a log', { logs: [{ ...log, topics: [`0x${'11'.repeat(32)}`] }] }],
    ['number of topics of a log', { logs: [{ ...log, topics: new Array(5).fill(`0x${'11'.repeat(32)}`) }] }],
    ['data of a log', { logs: [{ ...log, data: '0x1234' }] }],
  ])('%s is refused', (_member, change) => {
    expect(() => convert(falsify(change), number)).toThrow(WrongAnswer)
  })

  it('has the position of its logs in the chain', () => {
    const { blockNumber, logIndex, blockHash } = toRemoteLog(log ?? null)
    expect(blockNumber).toBe(number)
    expect(logIndex).toBe(0)
    expect(toHex(blockHash)).toBe(withLogs.blockHash)
  })
})

it.each([null, [], {}, { address: '0x' }])('%j is no log', (json) => {
  expect(() => toLog(json)).toThrow(WrongAnswer)
})
