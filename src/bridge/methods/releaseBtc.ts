import type { Bytes } from '../../base/bytes.ts'
import { hash160 } from '../../bitcoin/hash160.ts'
import { encodeAddress } from '../../bitcoin/script.ts'
import { BRIDGE_ADDRESS } from '../../chainspec/genesisBalances.ts'
import { recoverPublicKey } from '../../crypto/secp256k1.ts'
import { encodeValue, eventTopic, PrecompileFailure, transfer } from '../../evm/nativeContracts.ts'
import { chainIdOf, signingHash, type Transaction } from '../../primitives/transaction.ts'
import { type BridgeCall, logEvent } from '../bridgeCall.ts'
import { act } from '../method.ts'
import { WEI_PER_SATOSHI } from '../numbers.ts'
import { pegoutFee } from '../pegout/fees.ts'
import { addRequest } from '../pegout/pegoutQueue.ts'

const LOW_AMOUNT = 1n
const CALLER_IS_CONTRACT = 2n
const FEE_ABOVE_VALUE = 3n

const REJECTED = eventTopic('release_request_rejected(address,uint256,int256)')
const RECEIVED = eventTopic('release_request_received(address,string,uint256)')
const RECEIVED_EARLY = eventTopic('release_request_received(address,bytes,uint256)')

/**
 * Requests a peg-out of the call's value to the Bitcoin address of the key that signed the transaction. The request is
 * queued (`pegoutQueue`). A value below the minimum is refunded.
 */
export const releaseBtc = act({ name: 'releaseBtc', inputs: [], gas: 23_000n, run: release })

async function release(call: BridgeCall): Promise<void> {
  const { isFromContract, rules, transaction, value } = call
  if (isFromContract) {
    if (!rules.has('rskip185')) throw new PrecompileFailure('Contract calling releaseBTC')
    return logRejection(call, CALLER_IS_CONTRACT)
  }
  if (transaction === undefined) throw new PrecompileFailure('releaseBtc needs the key that signed the transaction')
  const hash = hash160(signerOf(transaction))
  const satoshis = value / WEI_PER_SATOSHI
  const reason = await refusalOf(call, satoshis)
  if (reason !== undefined) return sendBack(call, satoshis, reason)
  await addRequest(call, { hash, satoshis, transactionHash: transaction.hash })
  if (rules.has('rskip185')) logRequest(call, hash, satoshis)
}

function signerOf(transaction: Transaction): Bytes {
  const { r, s, v } = transaction
  const key = recoverPublicKey(signingHash(transaction, chainIdOf(transaction)), {
    r,
    s,
    recoveryId: v % 2 === 0 ? 1 : 0,
  })
  if (key === undefined) throw new PrecompileFailure('the transaction is not signed')
  return key
}

/** Returns the code of the reason why the amount is too low; undefined if it is sufficient. */
async function refusalOf(call: BridgeCall, satoshis: bigint): Promise<bigint | undefined> {
  const { minimum, minimumFromRskip219, feeMarginPercent } = call.constants.pegOut
  if (!call.rules.has('rskip219')) return satoshis > minimum ? undefined : LOW_AMOUNT
  const fee = await pegoutFee(call, 2)
  const feeWithMargin = fee + (fee * feeMarginPercent) / 100n
  if (satoshis >= feeWithMargin && satoshis >= minimumFromRskip219) return undefined
  return feeWithMargin >= minimumFromRskip219 ? FEE_ABOVE_VALUE : LOW_AMOUNT
}

/** Refunds the value. Before RSKIP-185 it was lost, and before RSKIP-427 the part below a satoshi. */
async function sendBack(call: BridgeCall, satoshis: bigint, reason: bigint): Promise<void> {
  if (!call.rules.has('rskip185')) return
  const wei = call.rules.has('rskip427') ? call.value : satoshis * WEI_PER_SATOSHI
  // Not `call.pay`: the reference node's traces do not contain this payment.
  await transfer(call.world, BRIDGE_ADDRESS, call.caller, wei)
  logRejection(call, reason)
}

function logRejection(call: BridgeCall, reason: bigint): void {
  const data = [encodeValue('uint256', shownAmount(call)), encodeValue('int256', reason)]
  logEvent(call, REJECTED, { indexed: [call.caller], data })
}

function logRequest(call: BridgeCall, hash: Bytes, satoshis: bigint): void {
  const indexed = [call.caller]
  if (call.rules.has('rskip326')) {
    const address = encodeValue('string', encodeAddress(call.constants.bitcoin.keyVersion, hash))
    logEvent(call, RECEIVED, { indexed, data: [address, encodeValue('uint256', shownAmount(call))] })
  } else {
    const data = [encodeValue('bytes', hash), encodeValue('uint256', satoshis)]
    logEvent(call, RECEIVED_EARLY, { indexed, data })
  }
}

/** Returns the amount as events show it: wei since RSKIP-427, satoshis before. */
function shownAmount({ rules, value }: BridgeCall): bigint {
  return rules.has('rskip427') ? value : value / WEI_PER_SATOSHI
}
