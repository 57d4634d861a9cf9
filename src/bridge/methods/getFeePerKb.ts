import { feePerKb } from '../amounts.ts'
import { LOCAL, read } from '../method.ts'

export const getFeePerKb = read('getFeePerKb', [], 'int256', 2000n, LOCAL, feePerKb)
