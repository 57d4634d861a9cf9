import type { Bytes } from '../../../../base/bytes.ts'
import { toHex } from '../../../../base/hex.ts'
import { decodeRlp, requireList } from '../../../../base/rlp.ts'
import { type BridgeCall, readAs } from '../bridgeCall.ts'
import { hashedCell, readFixed } from '../cell.ts'

const HASH_BYTES = 32

/** The root of the tree of a block's witnesses, if its coinbase was registered with the Bridge (RSKIP-143). */
export async function readWitnessRoot(call: BridgeCall, blockHash: Bytes): Promise<Bytes | undefined> {
  if (!call.rules.has('rskip143')) return undefined
  const place = hashedCell('coinbaseInformation', toHex(blockHash).slice(2))
  return readAs(call, place, (bytes) => {
    const items = requireList(decodeRlp(bytes), 'coinbase information')
    if (items.length !== 1) throw new RangeError(`expected 1 item, got ${items.length}`)
    return readFixed(items[0], HASH_BYTES)
  })
}
