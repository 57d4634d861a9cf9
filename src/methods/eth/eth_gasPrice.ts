import { toQuantity } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'

export const eth_gasPrice: Method<'eth_gasPrice'> = async ({ reads }) => toQuantity(await reads.gasPrice())
