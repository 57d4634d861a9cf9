import { act, since } from '../method.ts'
import { setUnionEvent } from '../union/setUnionEvent.ts'

/** Leaves bytes of the union contract for block headers (RSKIP-529). */
export const setSuperEvent = act('setSuperEvent', ['bytes'], 8000n, since('rskip529'), (call, data) =>
  setUnionEvent(call, 'superEvent', data),
)
