import type { Method } from '../method.ts'

export const anvil_getBlobByHash: Method<'anvil_getBlobByHash'> = () => null
