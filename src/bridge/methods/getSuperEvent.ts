import { read, since } from '../method.ts'
import { unionEvent } from '../union/unionCells.ts'

export const getSuperEvent = read('getSuperEvent', [], 'bytes', 3000n, since('rskip529'), unionEvent('superEvent'))
