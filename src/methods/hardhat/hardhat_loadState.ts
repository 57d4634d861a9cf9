import { parseData } from '../../wire/bytes.ts'
import type { Method } from '../method.ts'
import { requireControls } from '../requireControls.ts'

export const hardhat_loadState: Method<'hardhat_loadState'> = async (context, [state]) => {
  await requireControls(context).edits.load(parseData(state))
  return true
}
