import { type Bytes, equalBytes } from '../../../base/bytes.ts'
import { openPartialMerkleTree } from '../../../bitcoin/partialMerkleTree.ts'
import { doubleSha256 } from '../../../bitcoin/sha256.ts'
import { PrecompileFailure } from '../precompile.ts'
import { LOCKING_CAP, lockingCap } from './amounts.ts'
import { openBitcoinChain } from './bitcoin/bitcoinChain.ts'
import { type BridgeCall, needsPeg } from './bridgeCall.ts'
import { encodeNumber } from './cell.ts'
import { requireHolder } from './federation/membersOnly.ts'
import { processedIn } from './pegin/peginMethods.ts'
import { toInt } from './toInt.ts'
import { hashOfAddress } from './whitelist/whitelist.ts'

const UNAUTHORISED = -10n
const INVALID_ADDRESS = -2n
const NEGATIVE_FEE = -1n
const EXCESSIVE_FEE = -2n
const FAST_BRIDGE_ERROR = -900n
const ADDRESS_BYTES = 21
const MAX_LONG = 2n ** 63n - 1n

const isOneOf = (addresses: readonly Bytes[], address: Bytes) => addresses.some((one) => equalBytes(one, address))
const fitsLong = (value: bigint) => value >= -MAX_LONG - 1n && value <= MAX_LONG

export function voteForFederation(call: BridgeCall): bigint {
  return isOneOf(call.constants.federation.authorities, call.caller) ? needsPeg(call) : UNAUTHORISED
}

export function changeWhitelist(call: BridgeCall): bigint {
  return isOneOf(call.constants.whitelistAuthorities, call.caller) ? needsPeg(call) : UNAUTHORISED
}

export function addToWhitelist(call: BridgeCall, address: string, limit = 0n): bigint {
  if (hashOfAddress(call.constants.bitcoin, address) === undefined) return INVALID_ADDRESS
  if (!fitsLong(limit)) throw new PrecompileFailure(`${limit} satoshis do not fit 64 bits`)
  return changeWhitelist(call)
}

export async function delayWhitelistEnd(call: BridgeCall): Promise<bigint> {
  await openBitcoinChain(call)
  return changeWhitelist(call)
}

export function voteForFee(call: BridgeCall, satoshis: bigint): bigint {
  const { authorities, maximum } = call.constants.feePerKb
  if (!fitsLong(satoshis) || !isOneOf(authorities, call.caller)) return UNAUTHORISED
  if (satoshis <= 0n) return NEGATIVE_FEE
  return satoshis > maximum ? EXCESSIVE_FEE : needsPeg(call)
}

/** One authority is enough, and no bitcoins are: the one change that can be carried out here (RSKIP-134). */
export async function increaseLockingCap(call: BridgeCall, satoshis: bigint): Promise<boolean> {
  const { authorities, largestFactor } = call.constants.lockingCap
  if (satoshis <= 0n || !fitsLong(satoshis)) throw new PrecompileFailure('Locking Cap must be greater than zero')
  if (!isOneOf(authorities, call.caller)) return false
  const cap = await lockingCap(call)
  const isAllowed = satoshis >= cap && satoshis <= cap * largestFactor
  call.save(LOCKING_CAP, encodeNumber(isAllowed ? satoshis : cap))
  return isAllowed
}

export async function registerCoinbase(
  call: BridgeCall,
  _transaction: Bytes,
  _block: Bytes,
  proof: Bytes,
): Promise<void> {
  await openBitcoinChain(call)
  if (openPartialMerkleTree(proof) === undefined) throw new PrecompileFailure('Partial merkle tree could not be parsed')
  needsPeg(call)
}

/** A transaction that was seen before, or whose block is not deep enough yet, is passed over in silence. */
export async function registerTransaction(call: BridgeCall, transaction: Bytes, height: bigint): Promise<void> {
  if (!call.rules.has('rskip199')) {
    await requireHolder(call)
    needsPeg(call)
  }
  if ((await processedIn(call, doubleSha256(transaction).reverse())) !== undefined) return
  const head = await openBitcoinChain(call)
  const confirmations = head.height - toInt(height) + 1
  if (toInt(height) >= 0 && confirmations >= call.constants.pegIn.confirmations) needsPeg(call)
}

/**
 * A transfer that a liquidity provider has advanced (RSKIP-176); `refund` and `provider` are Bitcoin addresses in
 * bytes.
 */
export function registerFastBridge(
  call: BridgeCall,
  _transaction: Bytes,
  _height: bigint,
  _proof: Bytes,
  _derivation: Bytes,
  refund: Bytes,
  _contract: Bytes,
  provider: Bytes,
): bigint {
  const areAddresses = refund.length === ADDRESS_BYTES && provider.length === ADDRESS_BYTES
  return call.rules.has('rskip284') && !areAddresses ? FAST_BRIDGE_ERROR : needsPeg(call)
}
