import { fromHex } from '../../../../base/hex.ts'
import { hash160 } from '../../../../bitcoin/hash160.ts'
import { payToKeyHash } from '../../../../bitcoin/outputScript.ts'
import { PrecompileFailure } from '../../precompile.ts'
import { feePerKb } from '../amounts.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { cell, decodeNumber, encodeNumber } from '../cell.ts'
import { activeFederation } from '../federation/federations.ts'
import { storedValue } from '../storedValue.ts'
import { WEI_PER_SATOSHI } from '../wei.ts'
import { planOfActive } from './activeWallet.ts'
import { buildRelease, sumOfCoins } from './buildRelease.ts'
import { countRequests } from './pegoutQueue.ts'
import { pegoutSize } from './pegoutSize.ts'
import { loadRequests } from './requests.ts'

const BYTES_PER_KB = 1000n
/** Of an address that nobody is asked for: the reference's own, for transactions that are only imagined. */
const IMAGINED_RECEIVER = hash160(fromHex('0x0329f519f8d13a7e3dd35fa5c2480c6bf6c0489da40081e8311a91813492083953'))
const SATOSHIS_BEFORE_RSKIP540 = 100_000_000n

export const nextPegoutHeight = storedValue<bigint>(cell('nextPegoutHeight'), {
  decode: decodeNumber,
  encode: (height) => encodeNumber(height),
})

/**
 * The Rootstock block from which on the next pegouts are sent; the answer is written down, also when it is 0
 * (RSKIP-271).
 */
export async function nextPegoutBlock(call: BridgeCall): Promise<bigint> {
  if (!call.rules.has('rskip271')) return 0n
  const height = (await nextPegoutHeight.get(call)) ?? 0n
  nextPegoutHeight.set(call, height)
  return height
}

export async function queuedPegouts(call: BridgeCall): Promise<bigint> {
  return BigInt(await countRequests(call))
}

/** Satoshis that the transaction for all that waits and one more would cost. */
export async function nextPegoutFee(call: BridgeCall): Promise<bigint> {
  const { rules, constants } = call
  const requests = await countRequests(call)
  if (!rules.has('rskip385') && (!rules.has('rskip271') || requests === 0)) return 0n
  const one = rules.has('rskip540') ? constants.pegOut.minimumFromRskip219 : SATOSHIS_BEFORE_RSKIP540
  const imagined = rules.has('rskip305') ? await imagineFee(call, one) : undefined
  return imagined ?? pegoutFee(call, requests + 2)
}

/** The same with this much for the one more; cannot be told when there are not enough bitcoins (RSKIP-540). */
export async function pegoutFeeOf(call: BridgeCall, amountWei: bigint): Promise<bigint> {
  const { minimumFromRskip219 } = call.constants.pegOut
  const satoshis = amountWei / WEI_PER_SATOSHI
  if (satoshis < minimumFromRskip219) {
    throw new PrecompileFailure(`Peg-out amount is below the minimum peg-out value ${minimumFromRskip219}`)
  }
  const fee = await imagineFee(call, satoshis)
  if (fee === undefined) throw new PrecompileFailure('Cannot simulate peg-out btc transaction')
  return fee
}

/** What a transaction for all that waits and one more request leaves to the miners; undefined when there is none. */
async function imagineFee(call: BridgeCall, satoshis: bigint): Promise<bigint | undefined> {
  const requests = [...(await loadRequests(call)), { hash: IMAGINED_RECEIVER, satoshis }]
  const outputs = requests.map((request) => ({ script: payToKeyHash(request.hash), satoshis: request.satoshis }))
  const result = buildRelease({ ...(await planOfActive(call)), outputs })
  if (result.kind !== 'release') return undefined
  const paid = result.transaction.outs.reduce((sum, { value }) => sum + value, 0n)
  return sumOfCoins(result.spent) - paid
}

/** The fee of a transaction with two inputs. */
export async function pegoutFee(call: BridgeCall, outputs: number): Promise<bigint> {
  return ((await feePerKb(call)) * pegoutSize(call, await activeFederation(call), 2, outputs)) / BYTES_PER_KB
}
