import { type Bytes, equalBytes, HASH_BYTES } from '../../base/bytes.ts'
import { encodeRlp } from '../../base/encodeRlp.ts'
import { toHex } from '../../base/hex.ts'
import { decodeRlp, requireList } from '../../base/rlp.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { hashedEntry, readFixed } from '../storageEntry.ts'
import { readEntry } from '../storedValue.ts'
import { hashOf, merkleRootOf, type StoredBlock } from './storedBlock.ts'

const entryOf = (blockHash: Bytes) => hashedEntry('coinbaseInformation', toHex(blockHash).slice(2))

/**
 * Returns the root of the Merkle tree of a block's witnesses; undefined if its coinbase is not registered (RSKIP-143).
 */
export async function readWitnessRoot(call: BridgeCall, blockHash: Bytes): Promise<Bytes | undefined> {
  if (!call.rules.has('rskip143')) return undefined
  return readEntry(call, entryOf(blockHash), (bytes) => {
    const items = requireList(decodeRlp(bytes), 'coinbase information')
    if (items.length !== 1) throw new RangeError(`expected 1 item, got ${items.length}`)
    return readFixed(items[0], HASH_BYTES)
  })
}

/** Registers the root for a block. Both hashes are in display order. */
export function saveWitnessRoot(call: BridgeCall, blockHash: Bytes, root: Bytes): void {
  call.save(entryOf(blockHash), encodeRlp([root]))
}

/** Whether a root is that of the block's transactions or, if its coinbase is registered, that of their witnesses. */
export async function isRootOf(call: BridgeCall, root: Bytes, block: StoredBlock): Promise<boolean> {
  if (equalBytes(merkleRootOf(block), root)) return true
  const witnessRoot = await readWitnessRoot(call, hashOf(block))
  return witnessRoot !== undefined && equalBytes(witnessRoot, root)
}
