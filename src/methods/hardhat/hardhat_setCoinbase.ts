import { parseAddress } from '../../wire/bytes.ts'
import { type Method, requireDevtools } from '../method.ts'

export const hardhat_setCoinbase: Method<'hardhat_setCoinbase'> = async (context, [address]) => {
  await requireDevtools(context).mining.setCoinbase(parseAddress(address))
  return true
}
