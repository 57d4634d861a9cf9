import type { Method } from '../method.ts'

export const eth_blobBaseFee: Method<'eth_blobBaseFee'> = () => '0x0'
