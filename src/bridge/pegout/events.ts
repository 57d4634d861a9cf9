import { type Bytes, concatBytes } from '../../base/bytes.ts'
import { encodeRlp, encodeString } from '../../base/encodeRlp.ts'
import { toHex } from '../../base/hex.ts'
import { hash160 } from '../../bitcoin/hash160.ts'
import { encodeTransaction, type Transaction, transactionId } from '../../bitcoin/transaction.ts'
import type { FederatorKeys } from '../../chainspec/bridgeConstants.ts'
import { addressOfPublicKey } from '../../crypto/secp256k1.ts'
import { encodeValue, eventTopic } from '../../evm/nativeContracts.ts'
import { type BridgeCall, logEvent, logRlp } from '../bridgeCall.ts'
import { encodeValues } from './outpointValues.ts'

const UPDATED = eventTopic('update_collections(address)')
const REQUESTED = eventTopic('release_requested(bytes32,bytes32,uint256)')
const CREATED = eventTopic('pegout_transaction_created(bytes32,bytes)')
const BATCH_CREATED = eventTopic('batch_pegout_created(bytes32,bytes)')
const CONFIRMED = eventTopic('pegout_confirmed(bytes32,uint256)')
const SIGNED = eventTopic('add_signature(bytes32,address,bytes)')
const RELEASED = eventTopic('release_btc(bytes32,bytes)')

const utf8 = new TextEncoder()
/** Returns a transaction id in the form of logs before RSKIP-146. */
const idText = (transaction: Transaction) => utf8.encode(toHex(transactionId(transaction)).slice(2))

/** Logs a call of `updateCollections`. */
export function logUpdate(call: BridgeCall): void {
  if (call.rules.has('rskip146')) logEvent(call, UPDATED, { data: [encodeValue('address', call.caller)] })
  else logRlp(call, 'update_collections_topic', encodeString(call.caller))
}

/** Logs that the Bridge has created the Bitcoin transaction `id` for a request (since RSKIP-146). */
export function logRequested(call: BridgeCall, rskHash: Bytes, id: Bytes, satoshis: bigint): void {
  logEvent(call, REQUESTED, { indexed: [rskHash, id], data: [encodeValue('uint256', satoshis)] })
}

/** Logs the satoshis of a release's inputs, as varints (since RSKIP-428). */
export function logCreated(call: BridgeCall, id: Bytes, inputValues: readonly bigint[]): void {
  logEvent(call, CREATED, { indexed: [id], data: [encodeValue('bytes', encodeValues(inputValues))] })
}

/** Logs the Rootstock transactions whose requests a release pays (since RSKIP-271). */
export function logBatch(call: BridgeCall, id: Bytes, rskHashes: readonly Bytes[]): void {
  logEvent(call, BATCH_CREATED, { indexed: [id], data: [encodeValue('bytes', concatBytes(...rskHashes))] })
}

/** Logs that a release waits for signatures now (since RSKIP-326). */
export function logConfirmed(call: BridgeCall, id: Bytes, createdIn: bigint): void {
  logEvent(call, CONFIRMED, { indexed: [id], data: [encodeValue('uint256', createdIn)] })
}

/** Logs a member's signature. The event has the address of its Rootstock key, before RSKIP-415 of its Bitcoin key. */
export function logSigned(call: BridgeCall, rskHash: Bytes, transaction: Transaction, member: FederatorKeys): void {
  if (!call.rules.has('rskip146')) {
    logRlp(call, 'add_signature_topic', encodeRlp([idText(transaction), hash160(member.btcKey), rskHash]))
    return
  }
  const address = addressOfPublicKey(call.rules.has('rskip415') ? member.rskKey : member.btcKey)
  logEvent(call, SIGNED, { indexed: [rskHash, address], data: [encodeValue('bytes', member.btcKey)] })
}

/** Logs a release with enough signatures, in Bitcoin's serialisation. */
export function logReleased(call: BridgeCall, rskHash: Bytes, transaction: Transaction): void {
  const raw = encodeTransaction(transaction)
  if (call.rules.has('rskip146')) logEvent(call, RELEASED, { indexed: [rskHash], data: [encodeValue('bytes', raw)] })
  else logRlp(call, 'release_btc_topic', encodeRlp([idText(transaction), raw]))
}
