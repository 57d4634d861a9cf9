import type { Method } from '../method.ts'

/** None: the service holds no keys. */
export const eth_accounts: Method<'eth_accounts'> = async () => []
