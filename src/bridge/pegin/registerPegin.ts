import { equalBytes } from '../../base/bytes.ts'
import { requireHash } from '../../bitcoin/outputScript.ts'
import { type Transaction, transactionId } from '../../bitcoin/transaction.ts'
import { PrecompileFailure } from '../../evm/nativeContracts.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { type Federation, hashOfScript, redeemScript } from '../federation/federation.ts'
import { liveFederations } from '../federation/federations.ts'
import { outputsTo } from '../federation/utxos.ts'
import { WEI_PER_SATOSHI } from '../numbers.ts'
import { logLock, logNonRefund, logPegin, logRejection, nonRefund, rejection } from './events.ts'
import { minimumPegIn } from './limits.ts'
import { type PeginInformation, readPeginInformation } from './peginInformation.ts'
import { markProcessed } from './processed.ts'
import { refundPegin } from './refundPegin.ts'
import { amountToFederations, registerUtxos } from './registerUtxos.ts'

/** Registers a peg-in (since RSKIP-379): its bitcoins are issued on Rootstock, refunded, or kept. */
export async function registerPegin(call: BridgeCall, transaction: Transaction): Promise<void> {
  const satoshis = await amountToFederations(call, transaction)
  const federations = await liveFederations(call)
  const outputs = outputsTo(call, federations, transaction)
  const minimum = minimumPegIn(call)
  if (outputs.length === 0 || outputs.some((output) => output.satoshis < minimum)) {
    return keep(call, transaction, rejection.invalidAmount, nonRefund.invalidAmount)
  }
  const information = readPeginInformation(call, transaction)
  if (information.isInvalid)
    return refuse(call, transaction, information, { reason: rejection.invalidInstructions, satoshis })
  if (information.version === 1) return issue(call, transaction, information, satoshis)
  switch (information.sender?.kind) {
    case 'p2pkh':
    case 'p2shP2wpkh':
      return issue(call, transaction, information, satoshis)
    case 'p2shMultisig':
    case 'p2shP2wsh':
      if (paysDifferentFormats(call, federations, transaction)) {
        return keep(call, transaction, rejection.multisigSender, nonRefund.differentFederations)
      }
      return refuse(call, transaction, information, { reason: rejection.multisigSender, satoshis })
    default:
      return keep(call, transaction, rejection.unknownSender, nonRefund.unknownSender)
  }
}

/**
 * Pays the receiver, and adds the outputs to the federations' UTXO lists. Throws a `PrecompileFailure` without a
 * receiver.
 */
export async function issue(
  call: BridgeCall,
  transaction: Transaction,
  { receiver, sender, version }: PeginInformation,
  satoshis: bigint,
): Promise<void> {
  if (receiver === undefined) throw new PrecompileFailure('a peg-in without a receiver')
  await call.pay(receiver, satoshis * WEI_PER_SATOSHI)
  if (call.rules.has('rskip170')) logPegin(call, { receiver, transaction, satoshis }, version)
  else if (call.rules.has('rskip146') && sender !== undefined) {
    logLock(call, { receiver, transaction, satoshis }, sender.address)
  }
  await registerUtxos(call, transaction)
}

/** Refunds the bitcoins if the refund address is known, and keeps them otherwise. */
async function refuse(
  call: BridgeCall,
  transaction: Transaction,
  { refundAddress, version }: PeginInformation,
  { reason, satoshis }: { readonly reason: bigint; readonly satoshis: bigint },
): Promise<void> {
  if (refundAddress === undefined) {
    const why = version === 1 ? nonRefund.noRefundAddress : nonRefund.unknownSender
    return keep(call, transaction, reason, why)
  }
  logRejection(call, transaction, reason)
  await refundPegin(call, transaction, refundAddress, satoshis)
  await markProcessed(call, transactionId(transaction))
}

/** Rejects a peg-in without a refund. From RSKIP-459 to RSKIP-551 the transaction counts as processed. */
async function keep(call: BridgeCall, transaction: Transaction, reason: bigint, why: bigint): Promise<void> {
  logRejection(call, transaction, reason)
  logNonRefund(call, transaction, why)
  if (call.rules.has('rskip459') && !call.rules.has('rskip551')) await markProcessed(call, transactionId(transaction))
}

/** Consensus: an output to a key hash that equals a federation's script hash counts as a payment to it. */
function paysDifferentFormats(call: BridgeCall, federations: readonly Federation[], { outs }: Transaction): boolean {
  const hashes = outs.map(({ script }) => requireHash(script))
  const paid = federations.filter((federation) => {
    const own = hashOfScript(federation, redeemScript(call, federation))
    return hashes.some((hash) => equalBytes(hash, own))
  })
  return new Set(paid.map(({ format }) => format)).size > 1
}
