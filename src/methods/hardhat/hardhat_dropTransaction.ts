import { parseHash } from '../../wire/bytes.ts'
import { type Method, requireDevtools } from '../method.ts'

export const hardhat_dropTransaction: Method<'hardhat_dropTransaction'> = async (context, [hash]) =>
  requireDevtools(context).dropTransaction(parseHash(hash))
