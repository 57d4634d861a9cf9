import { toQuantity } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'

export const net_peerCount: Method<'net_peerCount'> = async ({ peers }) => toQuantity(peers.list().length)
