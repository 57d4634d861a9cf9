import type { Bytes } from '../../base/bytes.ts'
import { encodeRlp, encodeString } from '../../base/encodeRlp.ts'
import { decodeRlp, requireString } from '../../base/rlp.ts'
import { cell, decodeList, readFixed } from '../cell.ts'
import { storedValue } from '../storedValue.ts'

const HASH_BYTES = 32

const bytesCodec = {
  decode: (bytes: Bytes): Bytes => requireString(decodeRlp(bytes), 'bytes').slice(),
  encode: (bytes: Bytes): Bytes => encodeString(bytes),
}
const hashCodec = {
  decode: (bytes: Bytes): Bytes => readFixed(decodeRlp(bytes), HASH_BYTES).slice(),
  encode: (hash: Bytes): Bytes => encodeString(hash),
}

/**
 * How a proposed federation shows that it can spend (RSKIP-419): it is sent bitcoins, and sends them back. Ids of
 * transactions are in the order that people read.
 */
export const svpFundTxHashUnsigned = storedValue(cell('svpFundTxHashUnsigned'), hashCodec)
/** The transaction that gave them to it, as it stands in Bitcoin. */
export const svpFundTxSigned = storedValue(cell('svpFundTxSigned'), bytesCodec)
export const svpSpendTxHashUnsigned = storedValue(cell('svpSpendTxHashUnsigned'), hashCodec)

/** The transaction that gives them back, and the Rootstock transaction in which it was made. */
export interface SpendWaiting {
  readonly rskTransactionHash: Bytes
  readonly transaction: Bytes
}

export const svpSpendTxWaitingForSignatures = storedValue<SpendWaiting>(cell('svpSpendTxWaitingForSignatures'), {
  decode(bytes) {
    const items = decodeList(bytes)
    const rskTransactionHash = readFixed(items[0], HASH_BYTES).slice()
    return { rskTransactionHash, transaction: requireString(items[1], 'transaction').slice() }
  },
  encode: ({ rskTransactionHash, transaction }) => encodeRlp([rskTransactionHash, transaction]),
})
