import { RefusedAsEthereum } from '../../chain/api/errors.ts'
import { type Method, requireNotifications } from '../method.ts'

export const eth_unsubscribe: Method<'eth_unsubscribe'> = async ({ network }, [subscription], _call, caller) => {
  const existed = requireNotifications('eth_unsubscribe', caller).unsubscribe(parseId(subscription))
  if (!existed && network.compat === 'ethereum') throw new RefusedAsEthereum('subscription not found')
  return existed
}

/** Returns the id of a subscription in the form in which it was created, whatever its spelling in the request. */
function parseId(id: string | number): string {
  return `0x${`${id}`.toLowerCase().replace(/^0x/, '')}`
}
