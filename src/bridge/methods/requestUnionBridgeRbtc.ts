import { encodeValue, eventTopic } from '../../evm/nativeContracts.ts'
import { logEvent } from '../logEvent.ts'
import { change, since } from '../method.ts'
import { isFromUnion } from '../union/callers.ts'
import { isPermitted, saveTransferredToUnion, transferredToUnion, unionCap } from '../union/unionCells.ts'
import { unionCode } from '../union/unionCode.ts'

const REQUESTED = eventTopic('union_rbtc_requested(address,uint256)')

/** Pays the union contract, which asks for it (RSKIP-502). */
export const requestUnionBridgeRbtc = change(
  'requestUnionBridgeRbtc',
  ['uint256'],
  'int256',
  8000n,
  since('rskip502'),
  async (call, wei) => {
    if (!(await isFromUnion(call))) return unionCode.unauthorised
    if (!(await isPermitted(call, 'request'))) return unionCode.disabled
    const transferred = (await transferredToUnion(call)) + wei
    if (wei <= 0n || transferred > (await unionCap(call))) return unionCode.invalidValue
    saveTransferredToUnion(call, transferred)
    await call.pay(call.caller, wei)
    logEvent(call, REQUESTED, { indexed: [call.caller], data: [encodeValue('uint256', wei)] })
    return unionCode.done
  },
)
