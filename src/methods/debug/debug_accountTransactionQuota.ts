import { parseAddress } from '../../wire/bytes.ts'
import type { Method } from '../method.ts'

export const debug_accountTransactionQuota: Method<'debug_accountTransactionQuota'> = async ({ pool }, [address]) => {
  const quota = pool.quotaOf(parseAddress(address))
  return quota === undefined ? null : { timestamp: quota.countedAtMs, availableVirtualGas: quota.virtualGas }
}
