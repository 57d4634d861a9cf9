import type { Method } from '../method.ts'

/** Returns at least two digits, as the reference node prints them. */
export const eth_chainId: Method<'eth_chainId'> = ({ network }) => `0x${network.chainId.toString(16).padStart(2, '0')}`
