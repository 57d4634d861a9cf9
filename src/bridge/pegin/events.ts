import type { Bytes } from '../../base/bytes.ts'
import type { Destination } from '../../bitcoin/outputScript.ts'
import { encodeAddress } from '../../bitcoin/script.ts'
import { type Transaction, transactionId } from '../../bitcoin/transaction.ts'
import { encodeValue, eventTopic } from '../../evm/nativeContracts.ts'
import { type BridgeCall, logEvent } from '../bridgeCall.ts'

const PEGIN = eventTopic('pegin_btc(address,bytes32,int256,int256)')
const LOCK = eventTopic('lock_btc(address,bytes32,string,int256)')
const REJECTED = eventTopic('rejected_pegin(bytes32,int256)')
const UNREFUNDABLE = eventTopic('unrefundable_pegin(bytes32,int256)')

/** Reasons of a rejected peg-in (RejectedPeginReason). */
export const rejection = {
  capSurpassed: 1n,
  multisigSender: 2n,
  unknownSender: 3n,
  invalidInstructions: 4n,
  invalidAmount: 5n,
} as const

/** Reasons why a rejected peg-in is not refunded (NonRefundablePeginReason). */
export const nonRefund = {
  unknownSender: 1n,
  noRefundAddress: 2n,
  invalidAmount: 3n,
  differentFederations: 4n,
} as const

/** An issued peg-in. */
interface IssuedPegin {
  /** Rootstock address. */
  readonly receiver: Bytes
  readonly transaction: Transaction
  readonly satoshis: bigint
}

export function logPegin(call: BridgeCall, { receiver, transaction, satoshis }: IssuedPegin, version: number): void {
  const data = [encodeValue('int256', satoshis), encodeValue('int256', BigInt(version))]
  logEvent(call, PEGIN, { indexed: [receiver, transactionId(transaction)], data })
}

/** Logs a peg-in in the form before RSKIP-170. */
export function logLock(call: BridgeCall, { receiver, transaction, satoshis }: IssuedPegin, sender: Destination): void {
  const data = [
    encodeValue('bytes32', transactionId(transaction)),
    encodeValue('string', addressText(call, sender)),
    encodeValue('int256', satoshis),
  ]
  logEvent(call, LOCK, { indexed: [receiver], data })
}

export function logRejection(call: BridgeCall, transaction: Transaction, reason: bigint): void {
  logEvent(call, REJECTED, { indexed: [transactionId(transaction)], data: [encodeValue('int256', reason)] })
}

export function logNonRefund(call: BridgeCall, transaction: Transaction, reason: bigint): void {
  logEvent(call, UNREFUNDABLE, { indexed: [transactionId(transaction)], data: [encodeValue('int256', reason)] })
}

function addressText({ constants }: BridgeCall, { kind, hash }: Destination): string {
  const { keyVersion, scriptVersion } = constants.bitcoin
  return encodeAddress(kind === 'keyHash' ? keyVersion : scriptVersion, hash)
}
