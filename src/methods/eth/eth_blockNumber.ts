import { toQuantity } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'

export const eth_blockNumber: Method<'eth_blockNumber'> = ({ reads }) => toQuantity(reads.headNumber())
