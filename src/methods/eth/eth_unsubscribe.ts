import { type Method, requireNotifications } from '../method.ts'

export const eth_unsubscribe: Method<'eth_unsubscribe'> = async (_context, [subscription], _call, caller) =>
  requireNotifications('eth_unsubscribe', caller).unsubscribe(subscription)
