import type { Bytes } from '../../base/bytes.ts'
import { encodeValue, eventTopic } from '../../evm/nativeContracts.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { logEvent } from '../logEvent.ts'
import { savePermission } from './unionCells.ts'

const UPDATED = eventTopic('union_bridge_transfer_permissions_updated(address,bool,bool)')

/** Sets whether the union contract may ask for money and whether it may give it back. */
export function updatePermissions(call: BridgeCall, by: Bytes, request: boolean, release: boolean): void {
  savePermission(call, 'request', request)
  savePermission(call, 'release', release)
  logEvent(call, UPDATED, { indexed: [by], data: [encodeValue('bool', request), encodeValue('bool', release)] })
}
