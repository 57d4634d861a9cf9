import type { Method } from '../method.ts'

export const web3_clientVersion: Method<'web3_clientVersion'> = async ({ about }) => about.clientVersion
