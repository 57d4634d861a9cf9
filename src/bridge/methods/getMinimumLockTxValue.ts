import { LOCAL, read } from '../method.ts'
import { minimumPegIn } from '../pegin/minimumPegIn.ts'

export const getMinimumLockTxValue = read('getMinimumLockTxValue', [], 'int256', 2000n, LOCAL, minimumPegIn)
