import type { Method } from '../method.ts'

/** Returns the chain id in decimal, not the network id of the peer-to-peer protocol. */
export const net_version: Method<'net_version'> = async ({ network }) => `${network.chainId}`
