import { act, since } from '../method.ts'
import { clearUnionEvent } from '../union/union.ts'

export const clearSuperEvent = act('clearSuperEvent', [], 8000n, since('rskip529'), clearUnionEvent('superEvent'))
