import { parseHash } from '../../wire/bytes.ts'
import type { Method } from '../method.ts'
import { requireControls } from '../requireControls.ts'

export const hardhat_dropTransaction: Method<'hardhat_dropTransaction'> = async (context, [hash]) =>
  requireControls(context).dropTransaction(parseHash(hash))
