import type { Method } from '../method.ts'

/** The chain id in decimal, not the number that peers exchange. */
export const net_version: Method<'net_version'> = async ({ network }) => `${network.chainId}`
