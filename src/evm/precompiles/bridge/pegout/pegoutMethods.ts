import { PrecompileFailure } from '../../precompile.ts'
import { feePerKb } from '../amounts.ts'
import { type BridgeCall, needsPeg, readAs } from '../bridgeCall.ts'
import { cell, decodeNumber, encodeNumber } from '../cell.ts'
import { activeFederation } from '../federation/federations.ts'
import { activeUtxos } from '../federation/utxos.ts'
import { countRequests } from './pegoutQueue.ts'
import { pegoutSize } from './pegoutSize.ts'

const NEXT_PEGOUT = cell('nextPegoutHeight')
const WEI_PER_SATOSHI = 10_000_000_000n
const BYTES_PER_KB = 1000n

/**
 * The Rootstock block from which on the next pegouts are sent; the answer is written down, also when it is 0
 * (RSKIP-271).
 */
export async function nextPegoutBlock(call: BridgeCall): Promise<bigint> {
  const height = (await readAs(call, NEXT_PEGOUT, decodeNumber)) ?? 0n
  call.save(NEXT_PEGOUT, encodeNumber(height))
  return height
}

export async function queuedPegouts(call: BridgeCall): Promise<bigint> {
  return BigInt(await countRequests(call))
}

/** Satoshis that the transaction for all that waits and one more would cost. */
export async function nextPegoutFee(call: BridgeCall): Promise<bigint> {
  const requests = await countRequests(call)
  if (!call.rules.has('rskip385') && requests === 0) return 0n
  // The reference tries to build the transaction, which without bitcoins it cannot.
  if (call.rules.has('rskip305') && (await hasBitcoins(call))) needsPeg(call)
  return pegoutFee(call, requests + 2)
}

/** The same with this much for the one more; cannot be told without bitcoins (RSKIP-540). */
export async function pegoutFeeOf(call: BridgeCall, amountWei: bigint): Promise<bigint> {
  const { minimumFromRskip219 } = call.constants.pegOut
  if (amountWei / WEI_PER_SATOSHI < minimumFromRskip219) {
    throw new PrecompileFailure(`Peg-out amount is below the minimum peg-out value ${minimumFromRskip219}`)
  }
  return (await hasBitcoins(call)) ? needsPeg(call) : noBitcoins()
}

function noBitcoins(): never {
  throw new PrecompileFailure('Cannot simulate peg-out btc transaction')
}

/** The fee of a transaction with two inputs. */
export async function pegoutFee(call: BridgeCall, outputs: number): Promise<bigint> {
  return ((await feePerKb(call)) * pegoutSize(call, await activeFederation(call), 2, outputs)) / BYTES_PER_KB
}

/** Whether the active federation has outputs to spend; asking writes the empty list. */
async function hasBitcoins(call: BridgeCall): Promise<boolean> {
  return (await activeUtxos(call)).length > 0
}
