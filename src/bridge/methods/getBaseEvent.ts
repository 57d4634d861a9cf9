import { read, since } from '../method.ts'
import { unionEvent } from '../union/unionCells.ts'

export const getBaseEvent = read('getBaseEvent', [], 'bytes', 3000n, since('rskip529'), unionEvent('baseEvent'))
