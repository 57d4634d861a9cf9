import { type Bytes, HASH_BYTES } from '../../base/bytes.ts'
import { encodeRlp, encodeString } from '../../base/encodeRlp.ts'
import { decodeRlp, requireString } from '../../base/rlp.ts'
import { decodeList, readFixed, storageEntry } from '../storageEntry.ts'
import { storedValue } from '../storedValue.ts'

const bytesCodec = {
  decode: (bytes: Bytes): Bytes => requireString(decodeRlp(bytes), 'bytes').slice(),
  encode: (bytes: Bytes): Bytes => encodeString(bytes),
}
const hashCodec = {
  decode: (bytes: Bytes): Bytes => readFixed(decodeRlp(bytes), HASH_BYTES).slice(),
  encode: (hash: Bytes): Bytes => encodeString(hash),
}

/** Id of the fund transaction, in display order, until it is registered (RSKIP-419). */
export const svpFundTxHashUnsigned = storedValue(storageEntry('svpFundTxHashUnsigned'), hashCodec)
/** The registered fund transaction, with its signatures. */
export const svpFundTxSigned = storedValue(storageEntry('svpFundTxSigned'), bytesCodec)
/** Id of the spend transaction, in display order, until it is registered. */
export const svpSpendTxHashUnsigned = storedValue(storageEntry('svpSpendTxHashUnsigned'), hashCodec)

/** The spend transaction, and the hash of the Rootstock transaction that created it. */
export interface SpendWaiting {
  readonly rskTransactionHash: Bytes
  readonly transaction: Bytes
}

export const svpSpendTxWaitingForSignatures = storedValue<SpendWaiting>(
  storageEntry('svpSpendTxWaitingForSignatures'),
  {
    decode(bytes) {
      const items = decodeList(bytes)
      const rskTransactionHash = readFixed(items[0], HASH_BYTES).slice()
      return { rskTransactionHash, transaction: requireString(items[1], 'transaction').slice() }
    },
    encode: ({ rskTransactionHash, transaction }) => encodeRlp([rskTransactionHash, transaction]),
  },
)
