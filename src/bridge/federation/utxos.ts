import { type Bytes, concatBytes } from '../../base/bytes.ts'
import { encodeRlp } from '../../base/encodeRlp.ts'
import { requireString } from '../../base/rlp.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { type Cell, cell, decodeList } from '../cell.ts'
import { type StoredCollection, storedCollection } from '../storedValue.ts'
import { isBeingReplaced, retiringFederation } from './federations.ts'

/** An output that a federation can spend. */
export interface Utxo {
  readonly satoshis: bigint
  /** That locks it. */
  readonly script: Bytes
  /** The id of its transaction, in the order that people read. */
  readonly transactionId: Bytes
  readonly index: number
  /** Zero, whatever the block was: the reference does not fill it in. */
  readonly height: number
  readonly isCoinbase: boolean
}

const VALUE_BYTES = 8
const LENGTH_BYTES = 4
const HASH_BYTES = 32
/** Value, script's length, id, index, height, whether it is a coinbase's. */
const FIXED_BYTES = VALUE_BYTES + LENGTH_BYTES + HASH_BYTES + 4 + 4 + 1

/** All in the order in which they came. */
const codec = {
  decode: (bytes: Bytes): Utxo[] => decodeList(bytes).map((item) => decodeUtxo(requireString(item, 'output'))),
  encode: (utxos: Utxo[]): Bytes => encodeRlp(utxos.map(encodeUtxo)),
  createEmpty: (): Utxo[] => [],
}

/** The bitcoins of the newest federation. */
export const newFederationUtxos = storedCollection(newFederationCell, codec)
/** Those of the one before: they belong to the active federation until the new one takes over, then to the retiring one. */
export const oldFederationUtxos = storedCollection(cell('oldFederationBtcUTXOs'), codec)

/** The test network abandoned the bitcoins of its federation twice (RSKIP-284, RSKIP-293). */
export function newFederationCell({ constants, rules }: BridgeCall): Cell {
  if (constants.bitcoin.name !== 'test' || !rules.has('rskip284')) return cell('newFederationBtcUTXOs')
  return cell(rules.has('rskip293') ? 'newFedBtcUTXOsForTestnetPostHop' : 'newFederationBtcUTXOsForTestnet')
}

export async function activeUtxos(call: BridgeCall): Promise<Utxo[]> {
  const ofActive: StoredCollection<Utxo[]> = (await isBeingReplaced(call)) ? oldFederationUtxos : newFederationUtxos
  return ofActive.load(call)
}

/** Empty, and not loaded, without a retiring federation. */
export async function retiringUtxos(call: BridgeCall): Promise<Utxo[]> {
  return (await retiringFederation(call)) === undefined ? [] : oldFederationUtxos.load(call)
}

/** Numbers little-endian. */
function encodeUtxo({ satoshis, script, transactionId, index, height, isCoinbase }: Utxo): Bytes {
  const head = new DataView(new ArrayBuffer(VALUE_BYTES + LENGTH_BYTES))
  head.setBigInt64(0, satoshis, true)
  head.setUint32(VALUE_BYTES, script.length, true)
  const tail = new DataView(new ArrayBuffer(9))
  tail.setUint32(0, index, true)
  tail.setUint32(4, height, true)
  tail.setUint8(8, isCoinbase ? 1 : 0)
  return concatBytes(new Uint8Array(head.buffer), script, transactionId, new Uint8Array(tail.buffer))
}

function decodeUtxo(bytes: Bytes): Utxo {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const scriptStart = VALUE_BYTES + LENGTH_BYTES
  const scriptLength = view.getUint32(VALUE_BYTES, true)
  if (bytes.length !== FIXED_BYTES + scriptLength) throw new RangeError(`an output of ${bytes.length} bytes`)
  const scriptEnd = scriptStart + scriptLength
  const idEnd = scriptEnd + HASH_BYTES
  return {
    satoshis: view.getBigInt64(0, true),
    script: bytes.slice(scriptStart, scriptEnd),
    transactionId: bytes.slice(scriptEnd, idEnd),
    index: view.getUint32(idEnd, true),
    height: view.getUint32(idEnd + 4, true),
    isCoinbase: view.getUint8(idEnd + 8) === 1,
  }
}
