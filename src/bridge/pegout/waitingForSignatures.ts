import { type Bytes, HASH_BYTES } from '../../base/bytes.ts'
import { encodeRlp } from '../../base/encodeRlp.ts'
import { fromHex, toHex } from '../../base/hex.ts'
import { requireString } from '../../base/rlp.ts'
import { decodeTransaction, encodeTransaction, type Transaction } from '../../bitcoin/transaction.ts'
import { compareReversed, decodeGroups, readFixed, storageEntry } from '../storageEntry.ts'
import { storedCollection } from '../storedValue.ts'

/** The entry, which members read to find releases to sign. */
export const WAITING_FOR_SIGNATURES = storageEntry('rskTxsWaitingFS')

/** Releases that wait for signatures, by the hash (in hex) of the Rootstock transaction that is their key. */
export const waitingForSignatures = storedCollection<Map<string, Transaction>>(WAITING_FOR_SIGNATURES, {
  decode: (bytes) =>
    new Map(
      decodeGroups(bytes, 2).map(([hash, transaction]) => [
        toHex(readFixed(hash, HASH_BYTES)),
        decodeTransaction(requireString(transaction, 'transaction')),
      ]),
    ),
  encode: encodeWaiting,
  createEmpty: () => new Map(),
})

function encodeWaiting(waiting: ReadonlyMap<string, Transaction>): Bytes {
  const pairs = [...waiting].map(([key, transaction]) => ({ hash: fromHex(key), transaction }))
  pairs.sort((a, b) => compareReversed(a.hash, b.hash))
  return encodeRlp(pairs.flatMap(({ hash, transaction }) => [hash, encodeTransaction(transaction)]))
}
