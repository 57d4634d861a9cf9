import { toQuantity } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'

export const eth_maxPriorityFeePerGas: Method<'eth_maxPriorityFeePerGas'> = async ({ reads }) =>
  toQuantity(await reads.gasPrice())
