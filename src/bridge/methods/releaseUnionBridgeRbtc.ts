import { BRIDGE_ADDRESS } from '../../chainspec/genesis/balances.ts'
import { encodeValue, eventTopic } from '../../evm/nativeContracts.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { logEvent } from '../logEvent.ts'
import { change, since } from '../method.ts'
import { isFromUnion } from '../union/callers.ts'
import { updatePermissions } from '../union/permissions.ts'
import { isPermitted, saveTransferredToUnion, transferredToUnion } from '../union/unionCells.ts'
import { unionCode } from '../union/unionCode.ts'

const RELEASED = eventTopic('union_rbtc_released(address,uint256)')

/** Takes the call's value back from the union contract; what is not accepted returns to whoever sent it (RSKIP-502). */
export const releaseUnionBridgeRbtc = change(
  'releaseUnionBridgeRbtc',
  [],
  'int256',
  8000n,
  since('rskip502'),
  async (call) => {
    const code = await accept(call)
    if (code !== unionCode.done && call.value > 0n) await call.pay(call.caller, call.value)
    return code
  },
)

async function accept(call: BridgeCall): Promise<bigint> {
  const { caller, value } = call
  if (!(await isFromUnion(call))) return unionCode.unauthorised
  if (!(await isPermitted(call, 'release'))) return unionCode.disabled
  if (value <= 0n) return unionCode.invalidValue
  const transferred = await transferredToUnion(call)
  if (value > transferred) {
    updatePermissions(call, BRIDGE_ADDRESS, false, false) // more than was ever given: something is wrong there
    return unionCode.invalidValue
  }
  saveTransferredToUnion(call, transferred - value)
  logEvent(call, RELEASED, { indexed: [caller], data: [encodeValue('uint256', value)] })
  return unionCode.done
}
