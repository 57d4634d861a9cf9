import { encodeValue, eventTopic } from '../../evm/nativeContracts.ts'
import { logEvent } from '../logEvent.ts'
import { change, since } from '../method.ts'
import { requireAuthority } from '../union/callers.ts'
import { saveUnionCap, unionCap } from '../union/unionCells.ts'
import { unionCode } from '../union/unionCode.ts'

const LARGEST_FACTOR = 2n
const INCREASED = eventTopic('union_bridge_locking_cap_increased(address,uint256,uint256)')

/** Raises the wei that the union contract may be given in all (RSKIP-502). */
export const increaseUnionBridgeLockingCap = change(
  'increaseUnionBridgeLockingCap',
  ['uint256'],
  'int256',
  8000n,
  since('rskip502'),
  async (call, wei) => {
    requireAuthority(call, 'cap')
    const cap = await unionCap(call)
    if (wei <= cap || wei > cap * LARGEST_FACTOR) return unionCode.invalidValue
    saveUnionCap(call, wei)
    const data = [encodeValue('uint256', cap), encodeValue('uint256', wei)]
    logEvent(call, INCREASED, { indexed: [call.caller], data })
    return unionCode.done
  },
)
