import type { Bytes } from '../../../../base/bytes.ts'
import { encodeListOf, encodeRlp } from '../../../../base/encodeRlp.ts'
import { minimalBytes } from '../../../../base/integer.ts'
import { openBitcoinChain, readBestBlock } from '../bitcoin/bitcoinChain.ts'
import { type BridgeCall, type BridgeReader, readAs } from '../bridgeCall.ts'
import { type Cell, cell, decodeGroups, EMPTY_LIST, encodeNumber, readFixed } from '../cell.ts'
import { newFederationCell } from '../federation/utxos.ts'
import { nextPegoutBlock } from './pegoutMethods.ts'
import { EARLY_QUEUE, QUEUE } from './pegoutQueue.ts'

const HASH_BYTES = 32
const TO_SIGN = cell('rskTxsWaitingFS')
const EARLY_TO_CONFIRM = cell('releaseTransactionSet')
const TO_CONFIRM = cell('releaseTransactionSetWithTxHash')

/** A cell with a list, as it is; it must be one of groups of so many items. */
async function readList(call: BridgeCall, place: Cell, groupSize: number): Promise<Bytes> {
  const checked = await readAs(call, place, (bytes) => {
    decodeGroups(bytes, groupSize)
    return bytes
  })
  return checked ?? EMPTY_LIST
}

/** The Bitcoin transactions that wait for the federation's signatures, by the transactions that asked for them. */
export async function stateForSigners(call: BridgeCall): Promise<Bytes> {
  return encodeListOf([await readList(call, TO_SIGN, 2)])
}

/**
 * The height of the best Bitcoin block, and the hashes of the transactions whose bitcoins wait for signatures, in
 * their order. Unlike a call it writes nothing. Throws `UndecodableCell`.
 */
export async function readBridgeState(reader: BridgeReader) {
  const { height } = await readBestBlock(reader)
  const waiting = await readAs(reader, TO_SIGN, (bytes) =>
    decodeGroups(bytes, 2).map(([hash]) => readFixed(hash, HASH_BYTES)),
  )
  return { bitcoinHeight: height, waitingForSignatures: waiting ?? [] }
}

/** The one that waits for the proposed federation's signatures. */
export async function stateForProposed(call: BridgeCall): Promise<Bytes> {
  return encodeListOf([await readList(call, cell('svpSpendTxWaitingForSignatures'), 2)])
}

/** Heights and queues, each as the cell has it. */
export async function stateForDebugging(call: BridgeCall): Promise<Bytes> {
  const hasHashes = call.rules.has('rskip146')
  const { height } = await openBitcoinChain(call)
  const next = encodeNumber(await nextPegoutBlock(call))
  return encodeRlp([
    minimalBytes(height),
    await readList(call, newFederationCell(call), 1),
    await readList(call, TO_SIGN, 2),
    await (hasHashes ? readList(call, QUEUE, 3) : readList(call, EARLY_QUEUE, 2)),
    await (hasHashes ? readList(call, TO_CONFIRM, 3) : readList(call, EARLY_TO_CONFIRM, 2)),
    next,
  ])
}
