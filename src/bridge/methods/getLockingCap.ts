import { lockingCap } from '../amounts.ts'
import { localSince, read } from '../method.ts'

export const getLockingCap = read('getLockingCap', [], 'int256', 3000n, localSince('rskip134'), lockingCap)
