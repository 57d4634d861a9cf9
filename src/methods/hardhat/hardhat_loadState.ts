import { parseData } from '../../wire/bytes.ts'
import { type Method, requireDevtools } from '../method.ts'

export const hardhat_loadState: Method<'hardhat_loadState'> = async (context, [state]) => {
  await requireDevtools(context).edits.load(parseData(state))
  return true
}
