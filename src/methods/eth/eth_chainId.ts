import type { Method } from '../method.ts'

/** Always two digits, as the reference prints it. */
export const eth_chainId: Method<'eth_chainId'> = ({ network }) => `0x${network.chainId.toString(16).padStart(2, '0')}`
