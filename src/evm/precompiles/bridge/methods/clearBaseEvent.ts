import { act, since } from '../method.ts'
import { clearUnionEvent } from '../union/union.ts'

export const clearBaseEvent = act('clearBaseEvent', [], 8000n, since('rskip529'), clearUnionEvent('baseEvent'))
