import type { Method } from '../method.ts'

export const anvil_getBlobsByTransactionHash: Method<'anvil_getBlobsByTransactionHash'> = () => null
