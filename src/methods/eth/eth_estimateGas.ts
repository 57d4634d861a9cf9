import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { parseCallRequest } from '../../wire/callRequest.ts'
import { toQuantity } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'

export const eth_estimateGas: Method<'eth_estimateGas'> = async ({ calls }, [request, block], call) =>
  toQuantity(await calls.estimate(parseCallRequest(request), parseBlockSelector(block), call))
