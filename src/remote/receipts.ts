import { ADDRESS_BYTES, type Bytes, equalBytes, HASH_BYTES, WORD_BYTES } from '../base/bytes.ts'
import { toHex } from '../base/hex.ts'
import type { Rules } from '../chainspec/rules.ts'
import type { Header } from '../primitives/header.ts'
import type { Log } from '../primitives/log.ts'
import type { Receipt } from '../primitives/receipt.ts'
import { receiptsRoot } from '../state/roots.ts'
import { WrongAnswer } from './errors.ts'
import { type Fields, readFields } from './fields.ts'
import { isRecord, type JsonValue } from './json.ts'

/** A log with its position in the chain. */
export interface RemoteLog extends Log {
  readonly blockHash: Bytes
  readonly blockNumber: number
  readonly transactionHash: Bytes
  readonly transactionIndex: number
  /** Index in the block. */
  readonly logIndex: number
}

const BLOOM_BYTES = 256
const MAX_TOPICS = 4
/** Maximum number of logs of a receipt: a log costs at least 375 gas, and a block has less than 100 million. */
const MAX_LOGS = 266_667

/**
 * Converts the receipts of a block, in order, and checks them against the header's root. Throws `WrongAnswer`.
 */
export function toReceipts(list: readonly JsonValue[], header: Header, rules: Rules): Receipt[] {
  const receipts = list.map((json) => toReceipt(json))
  if (equalBytes(receiptsRoot(receipts, rules), header.receiptsRoot)) return receipts
  throw new WrongAnswer(`receipts of block ${header.number}`, 'receiptsRoot', "is not the header's")
}

/** Returns whether all receipts are there, and none is of another block: of the one that has the transaction instead. */
export function areReceiptsOf(list: readonly JsonValue[], blockHash: Bytes): boolean {
  const name = toHex(blockHash)
  const isOfAnother = (json: JsonValue) =>
    isRecord(json) && typeof json.blockHash === 'string' && json.blockHash.toLowerCase() !== name
  return !list.some((json) => json === null || isOfAnother(json))
}

/** Converts the JSON of a receipt. No hash is checked. Throws `WrongAnswer`. */
export function toReceipt(json: JsonValue): Receipt {
  const fields = readFields(json, describe(json))
  const status = fields.quantity('status')
  if (status > 1n) throw fields.wrong('status', 'is neither 0x0 nor 0x1')
  return {
    succeeded: status === 1n,
    cumulativeGasUsed: fields.quantity('cumulativeGasUsed'),
    gasUsed: fields.quantity('gasUsed'),
    logs: fields.list('logs', MAX_LOGS).map(toLog),
    logsBloom: fields.exactly('logsBloom', BLOOM_BYTES),
  }
}

/** Converts the JSON of a log. Throws `WrongAnswer`. */
export function toLog(json: JsonValue): Log {
  return readLog(readFields(json, 'log'))
}

/** Converts the JSON of a log with its position, as `eth_getLogs` returns it. Throws `WrongAnswer`. */
export function toRemoteLog(json: JsonValue): RemoteLog {
  const fields = readFields(json, 'log')
  return {
    ...readLog(fields),
    blockHash: fields.exactly('blockHash', HASH_BYTES),
    blockNumber: fields.number('blockNumber'),
    transactionHash: fields.exactly('transactionHash', HASH_BYTES),
    transactionIndex: fields.number('transactionIndex'),
    logIndex: fields.number('logIndex'),
  }
}

function readLog(fields: Fields): Log {
  return {
    address: fields.exactly('address', ADDRESS_BYTES),
    topics: fields
      .list('topics', MAX_TOPICS)
      .map((topic) => readFields({ topics: topic }, fields.what).exactly('topics', WORD_BYTES)),
    data: fields.data('data'),
  }
}

function describe(json: JsonValue): string {
  const hash = isRecord(json) ? json.transactionHash : undefined
  return typeof hash === 'string' && /^0x[0-9a-f]{64}$/i.test(hash) ? `receipt of ${hash}` : 'receipt'
}
