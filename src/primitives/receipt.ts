import { type Bytes, EMPTY_BYTES } from '../base/bytes.ts'
import { encodeRlp } from '../base/encodeRlp.ts'
import { bytesToBigint, minimalBytes } from '../base/integer.ts'
import { decodeRlp, RlpError, requireList, requireString, splitList } from '../base/rlp.ts'
import { type Log, readLog, toLogItem } from './log.ts'

/** The outcome of a transaction; `encodeReceipt` returns the RLP that the receipts trie holds. */
export interface Receipt {
  readonly succeeded: boolean
  /** Gas of this transaction and those before it in its list. */
  readonly cumulativeGasUsed: bigint
  readonly gasUsed: bigint
  readonly logs: readonly Log[]
  /** 256 bytes. */
  readonly logsBloom: Bytes
}

const SUCCESS = Uint8Array.of(1)

const encodings = new WeakMap<Receipt, Bytes>()

/**
 * Returns the RLP of [state, cumulative gas, bloom, logs, gas, status]. State and status have the same meaning
 * (protocol/transactions#receipts). The result is cached, because the receipts root and the store use the same bytes.
 */
export function encodeReceipt(receipt: Receipt): Bytes {
  const known = encodings.get(receipt)
  if (known !== undefined) return known
  const encoded = encode(receipt)
  encodings.set(receipt, encoded)
  return encoded
}

function encode(receipt: Receipt): Bytes {
  const status = receipt.succeeded ? SUCCESS : EMPTY_BYTES
  const logs = receipt.logs.map(toLogItem)
  const { cumulativeGasUsed, gasUsed, logsBloom } = receipt
  return encodeRlp([status, minimalBytes(cumulativeGasUsed), logsBloom, logs, minimalBytes(gasUsed), status])
}

/** Decodes a receipt. The first item, once a state root, is ignored. Throws `RlpError`. */
export function decodeReceipt(bytes: Bytes): Receipt {
  const list = requireList(decodeRlp(bytes), 'receipt')
  if (list.length !== 6) throw new RlpError(`receipt should have 6 items, but has ${list.length}`)
  const status = requireString(list[5], 'receipt status')
  return {
    succeeded: status.length === 1 && status[0] === 1,
    cumulativeGasUsed: bytesToBigint(requireString(list[1], 'receipt cumulative gas')),
    logsBloom: requireString(list[2], 'receipt bloom'),
    logs: requireList(list[3], 'receipt logs').map(readLog),
    gasUsed: bytesToBigint(requireString(list[4], 'receipt gas')),
  }
}

/** Reads the gas of an encoded receipt without its logs. Throws `RlpError`. */
export function gasUsedOf(bytes: Bytes): bigint {
  const gasUsed = splitList(bytes, 'receipt', 6)[4]
  if (gasUsed === undefined) throw new RlpError('receipt should have 6 items')
  return bytesToBigint(requireString(decodeRlp(gasUsed), 'receipt gas'))
}
