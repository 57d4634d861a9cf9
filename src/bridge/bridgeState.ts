import { readBestBlock } from './bitcoinChain/bitcoinChain.ts'
import { type BridgeReader, readAs } from './bridgeCall.ts'
import { decodeGroups, readFixed } from './cell.ts'
import { WAITING_FOR_SIGNATURES } from './pegout/waitingForSignatures.ts'

const HASH_BYTES = 32

/**
 * The height of the best Bitcoin block, and the hashes of the transactions whose bitcoins wait for signatures, in
 * their order. Unlike a call it writes nothing. Throws `UndecodableCell`.
 */
export async function readBridgeState(reader: BridgeReader) {
  const { height } = await readBestBlock(reader)
  const waiting = await readAs(reader, WAITING_FOR_SIGNATURES, (bytes) =>
    decodeGroups(bytes, 2).map(([hash]) => readFixed(hash, HASH_BYTES)),
  )
  return { bitcoinHeight: height, waitingForSignatures: waiting ?? [] }
}
