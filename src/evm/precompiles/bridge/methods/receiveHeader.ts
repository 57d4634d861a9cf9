import { receiveHeader as run } from '../bitcoin/receiveHeaders.ts'
import { change, since } from '../method.ts'

export const receiveHeader = change('receiveHeader', ['bytes'], 'int256', 10_600n, since('rskip200'), run)
