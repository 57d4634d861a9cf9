import type { Method } from '../method.ts'

/** Returns false: a chain has no peers to sync from. */
export const eth_syncing: Method<'eth_syncing'> = () => false
