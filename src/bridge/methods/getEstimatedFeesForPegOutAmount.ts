import { PrecompileFailure } from '../../evm/nativeContracts.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { read, since } from '../method.ts'
import { imaginedFee } from '../pegout/imaginedFee.ts'
import { WEI_PER_SATOSHI } from '../wei.ts'

export const getEstimatedFeesForPegOutAmount = read(
  'getEstimatedFeesForPegOutAmount',
  ['uint256'],
  'uint256',
  10_000n,
  since('rskip540'),
  pegoutFeeOf,
)

/**
 * Satoshis that the transaction for all that waits and one more of so much would cost; cannot be told when there are not
 * enough bitcoins (RSKIP-540).
 */
async function pegoutFeeOf(call: BridgeCall, amountWei: bigint): Promise<bigint> {
  const { minimumFromRskip219 } = call.constants.pegOut
  const satoshis = amountWei / WEI_PER_SATOSHI
  if (satoshis < minimumFromRskip219) {
    throw new PrecompileFailure(`Peg-out amount is below the minimum peg-out value ${minimumFromRskip219}`)
  }
  const fee = await imaginedFee(call, satoshis)
  if (fee === undefined) throw new PrecompileFailure('Cannot simulate peg-out btc transaction')
  return fee
}
