import { act, since } from '../method.ts'
import { setUnionEvent } from '../union/union.ts'

export const setSuperEvent = act('setSuperEvent', ['bytes'], 8000n, since('rskip529'), setUnionEvent('superEvent'))
