import { type Method, requireDevtools } from '../method.ts'

export const hardhat_getAutomine: Method<'hardhat_getAutomine'> = async (context) =>
  requireDevtools(context).mining.minesAtOnce()
