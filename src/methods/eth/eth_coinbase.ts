import { toHex } from '../../base/hex.ts'
import type { Method } from '../method.ts'

export const eth_coinbase: Method<'eth_coinbase'> = async ({ mining }) => toHex(mining.coinbase())
