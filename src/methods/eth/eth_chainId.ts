import { toHex } from '../../base/hex.ts'
import type { Method } from '../method.ts'

/** Always two digits, as the reference prints it. */
export const eth_chainId: Method<'eth_chainId'> = async ({ network }) => toHex(Uint8Array.of(network.chainId))
