import { type Transaction, transactionId } from '../../bitcoin/transaction.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { logNonRefund, logRejection, nonRefund, rejection } from './events.ts'
import { isWithinCap } from './limits.ts'
import { type PeginInformation, readPeginInformation } from './peginInformation.ts'
import { markProcessed } from './processed.ts'
import { refundPegin } from './refundPegin.ts'
import { issue } from './registerPegin.ts'
import { amountToFederations } from './registerUtxos.ts'
import { useWhitelist } from './whitelist.ts'

/** Registers a peg-in before RSKIP-379, with the whitelist of senders and the locking cap. */
export async function legacyRegisterPegin(
  call: BridgeCall,
  transaction: Transaction,
  bitcoinHeight: number,
): Promise<void> {
  const satoshis = await amountToFederations(call, transaction)
  const information = readPeginInformation(call, transaction)
  if (information.isInvalid) {
    if (!call.rules.has('rskip170')) return
    reject(call, transaction, rejection.invalidInstructions)
    return sendBack(call, transaction, information, satoshis)
  }
  if (information.version === 1) return registerWithInstructions(call, transaction, information, satoshis)
  return registerPlain(call, transaction, information, { satoshis, bitcoinHeight })
}

async function registerWithInstructions(
  call: BridgeCall,
  transaction: Transaction,
  information: PeginInformation,
  satoshis: bigint,
): Promise<void> {
  if (await isWithinCap(call, satoshis)) return issue(call, transaction, information, satoshis)
  reject(call, transaction, rejection.capSurpassed)
  return sendBack(call, transaction, information, satoshis)
}

async function registerPlain(
  call: BridgeCall,
  transaction: Transaction,
  information: PeginInformation,
  { satoshis, bitcoinHeight }: { readonly satoshis: bigint; readonly bitcoinHeight: number },
): Promise<void> {
  const { rules } = call
  const { sender } = information
  const isProcessable = sender?.kind === 'p2pkh' || (sender !== undefined && rules.has('rskip143'))
  if (!isProcessable) return reject(call, transaction, rejection.unknownSender)
  const mayLock = sender.kind === 'p2pkh' || (sender.kind === 'p2shP2wpkh' && rules.has('rskip143'))
  const isAccepted =
    mayLock &&
    (await useWhitelist(call, sender.address.hash, satoshis, bitcoinHeight)) &&
    (await isWithinCap(call, satoshis))
  if (isAccepted) return issue(call, transaction, information, satoshis)
  // A sender that is not on the whitelist is refunded without a log.
  if (!mayLock) reject(call, transaction, rejection.multisigSender)
  else if (rules.has('rskip181') && !(await isWithinCap(call, satoshis))) {
    reject(call, transaction, rejection.capSurpassed)
  }
  await refundPegin(call, transaction, sender.address, satoshis)
  await markProcessed(call, transactionId(transaction))
}

/** Logs a rejection (since RSKIP-181). */
function reject(call: BridgeCall, transaction: Transaction, reason: bigint): void {
  if (call.rules.has('rskip181')) logRejection(call, transaction, reason)
}

async function sendBack(
  call: BridgeCall,
  transaction: Transaction,
  { refundAddress, version }: PeginInformation,
  satoshis: bigint,
): Promise<void> {
  if (refundAddress !== undefined) await refundPegin(call, transaction, refundAddress, satoshis)
  else if (call.rules.has('rskip181')) {
    logNonRefund(call, transaction, version === 1 ? nonRefund.noRefundAddress : nonRefund.unknownSender)
  }
  await markProcessed(call, transactionId(transaction))
}
