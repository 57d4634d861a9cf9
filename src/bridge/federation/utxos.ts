import { type Bytes, concatBytes, equalBytes, HASH_BYTES } from '../../base/bytes.ts'
import { encodeRlp } from '../../base/encodeRlp.ts'
import { requireString } from '../../base/rlp.ts'
import { requireReadable } from '../../bitcoin/outputScript.ts'
import { isCoinbase, type Transaction, transactionId } from '../../bitcoin/transaction.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { decodeList, type StorageEntry, storageEntry } from '../storageEntry.ts'
import { storedCollection } from '../storedValue.ts'
import { type Federation, outputScript } from './federation.ts'
import { isBeingReplaced, retiringFederation } from './federations.ts'

/** An output that a federation can spend. */
export interface Utxo {
  readonly satoshis: bigint
  /** Script of the output. */
  readonly script: Bytes
  /** In display order. */
  readonly transactionId: Bytes
  readonly index: number
  /** Always 0: the reference node does not set it. */
  readonly height: number
  readonly isCoinbase: boolean
}

const VALUE_BYTES = 8
const LENGTH_BYTES = 4
/** Value, length of the script, transaction id, index, height, coinbase flag. */
const FIXED_BYTES = VALUE_BYTES + LENGTH_BYTES + HASH_BYTES + 4 + 4 + 1

/** Lists in order of arrival. */
const codec = {
  decode: (bytes: Bytes): Utxo[] => decodeList(bytes).map((item) => decodeUtxo(requireString(item, 'output'))),
  encode: (utxos: Utxo[]): Bytes => encodeRlp(utxos.map(encodeUtxo)),
  createEmpty: (): Utxo[] => [],
}

/** The outputs of the newest federation. */
export const newFederationUtxos = storedCollection(newUtxosEntry, codec)
/** The outputs of the federation before it, which is active until its successor takes over, and then retiring. */
export const oldFederationUtxos = storedCollection(storageEntry('oldFederationBtcUTXOs'), codec)

/**
 * Returns the entry of {@link newFederationUtxos}. Testnet abandoned its federation's bitcoins twice (RSKIP-284,
 * RSKIP-293).
 */
export function newUtxosEntry({ constants, rules }: BridgeCall): StorageEntry {
  if (constants.bitcoin.name !== 'test' || !rules.has('rskip284')) return storageEntry('newFederationBtcUTXOs')
  return storageEntry(rules.has('rskip293') ? 'newFedBtcUTXOsForTestnetPostHop' : 'newFederationBtcUTXOsForTestnet')
}

/** Returns the outputs of the active federation, to be changed in place. */
export async function activeUtxos(call: BridgeCall): Promise<Utxo[]> {
  return ((await isBeingReplaced(call)) ? oldFederationUtxos : newFederationUtxos).load(call)
}

/** Returns the outputs of the retiring federation, to be changed in place. Without one it returns an empty list. */
export async function retiringUtxos(call: BridgeCall): Promise<Utxo[]> {
  return (await retiringFederation(call)) === undefined ? [] : oldFederationUtxos.load(call)
}

/** Encodes an output with little-endian numbers. */
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

/** Returns the outputs of a transaction that any of these federations can spend. */
export function outputsTo(call: BridgeCall, federations: readonly Federation[], transaction: Transaction): Utxo[] {
  const scripts = federations.map((federation) => outputScript(call, federation))
  return outputsWith(scripts, transaction)
}

/**
 * Returns the outputs of a transaction with any of these scripts. Throws `BitcoinError` for a script that the reference
 * node cannot parse.
 */
export function outputsWith(scripts: readonly Uint8Array[], transaction: Transaction): Utxo[] {
  const id = transactionId(transaction)
  const isOfCoinbase = isCoinbase(transaction)
  for (const { script } of transaction.outs) requireReadable(script)
  return transaction.outs
    .map(({ value, script }, index) => {
      return { satoshis: value, script, transactionId: id, index, height: 0, isCoinbase: isOfCoinbase }
    })
    .filter(({ script }) => scripts.some((own) => equalBytes(own, script)))
}

export const sumOf = (outputs: readonly { readonly satoshis: bigint }[]) =>
  outputs.reduce((sum, { satoshis }) => sum + satoshis, 0n)
