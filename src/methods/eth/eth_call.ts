import { toHex } from '../../base/hex.ts'
import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { parseCallRequest } from '../../wire/callRequest.ts'
import { parseOverrides } from '../../wire/overrides.ts'
import type { Method } from '../method.ts'

export const eth_call: Method<'eth_call'> = async ({ calls }, [request, block, state, header], call) =>
  toHex(await calls.call(parseCallRequest(request), parseBlockSelector(block), call, parseOverrides(state, header)))
