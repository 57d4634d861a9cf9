import { EMPTY_BYTES } from '../../base/bytes.ts'
import { act, since } from '../method.ts'
import { setUnionEvent } from '../union/setUnionEvent.ts'

/** Takes the union contract's bytes for block headers away (RSKIP-529). */
export const clearBaseEvent = act('clearBaseEvent', [], 8000n, since('rskip529'), (call) =>
  setUnionEvent(call, 'baseEvent', EMPTY_BYTES),
)
