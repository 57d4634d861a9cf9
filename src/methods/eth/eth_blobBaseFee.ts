import type { Method } from '../method.ts'

export const eth_blobBaseFee: Method<'eth_blobBaseFee'> = async () => '0x0'
