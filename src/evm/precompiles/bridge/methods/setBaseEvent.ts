import { act, since } from '../method.ts'
import { setUnionEvent } from '../union/union.ts'

export const setBaseEvent = act('setBaseEvent', ['bytes'], 8000n, since('rskip529'), setUnionEvent('baseEvent'))
