import type { Method } from '../method.ts'

/** Never: a chain here has nobody to sync from. */
export const eth_syncing: Method<'eth_syncing'> = () => false
