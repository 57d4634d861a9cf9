import { HASH_BYTES } from '../base/bytes.ts'
import { readBestBlock } from './bitcoinChain/bitcoinChain.ts'
import type { BridgeReader } from './bridgeCall.ts'
import { WAITING_FOR_SIGNATURES } from './pegout/waitingForSignatures.ts'
import { decodeGroups, readFixed } from './storageEntry.ts'
import { readEntry } from './storedValue.ts'

/**
 * Returns the height of the best Bitcoin block, and the hashes of the Rootstock transactions whose peg-outs wait for
 * signatures, in stored order. Unlike a call of the Bridge it writes nothing. Throws `UndecodableEntry`.
 */
export async function readBridgeState(reader: BridgeReader) {
  const { height } = await readBestBlock(reader)
  const waiting = await readEntry(reader, WAITING_FOR_SIGNATURES, (bytes) =>
    decodeGroups(bytes, 2).map(([hash]) => readFixed(hash, HASH_BYTES)),
  )
  return { bitcoinHeight: height, waitingForSignatures: waiting ?? [] }
}
