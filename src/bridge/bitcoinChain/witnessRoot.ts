import { type Bytes, equalBytes } from '../../base/bytes.ts'
import { encodeRlp } from '../../base/encodeRlp.ts'
import { toHex } from '../../base/hex.ts'
import { decodeRlp, requireList } from '../../base/rlp.ts'
import { type BridgeCall, readAs } from '../bridgeCall.ts'
import { hashedCell, readFixed } from '../cell.ts'
import { hashOf, merkleRootOf, type StoredBlock } from './storedBlock.ts'

const HASH_BYTES = 32

const cellOf = (blockHash: Bytes) => hashedCell('coinbaseInformation', toHex(blockHash).slice(2))

/** The root of the tree of a block's witnesses, if its coinbase was registered with the Bridge (RSKIP-143). */
export async function readWitnessRoot(call: BridgeCall, blockHash: Bytes): Promise<Bytes | undefined> {
  if (!call.rules.has('rskip143')) return undefined
  return readAs(call, cellOf(blockHash), (bytes) => {
    const items = requireList(decodeRlp(bytes), 'coinbase information')
    if (items.length !== 1) throw new RangeError(`expected 1 item, got ${items.length}`)
    return readFixed(items[0], HASH_BYTES)
  })
}

/** Registers it; all in the order that people read. */
export function saveWitnessRoot(call: BridgeCall, blockHash: Bytes, root: Bytes): void {
  call.save(cellOf(blockHash), encodeRlp([root]))
}

/** Whether a merkle tree is over the block's transactions or, where its coinbase was registered, over their witnesses. */
export async function isRootOf(call: BridgeCall, root: Bytes, block: StoredBlock): Promise<boolean> {
  if (equalBytes(merkleRootOf(block), root)) return true
  const witnessRoot = await readWitnessRoot(call, hashOf(block))
  return witnessRoot !== undefined && equalBytes(witnessRoot, root)
}
