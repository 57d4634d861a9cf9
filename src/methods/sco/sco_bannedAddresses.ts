import type { Method } from '../method.ts'

export const sco_bannedAddresses: Method<'sco_bannedAddresses'> = async ({ peers }) => [...peers.bannedAddresses()]
