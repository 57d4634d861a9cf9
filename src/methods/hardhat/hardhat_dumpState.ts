import { toHex } from '../../base/hex.ts'
import { type Method, requireDevtools } from '../method.ts'

export const hardhat_dumpState: Method<'hardhat_dumpState'> = async (context) =>
  toHex(await requireDevtools(context).edits.dump())
