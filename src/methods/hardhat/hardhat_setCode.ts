import { parseAddress, parseData } from '../../wire/bytes.ts'
import { type Method, requireDevtools } from '../method.ts'

export const hardhat_setCode: Method<'hardhat_setCode'> = async (context, [address, code]) => {
  await requireDevtools(context).edits.setCode(parseAddress(address), parseData(code))
  return true
}
