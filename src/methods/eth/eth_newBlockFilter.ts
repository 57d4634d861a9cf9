import type { Method } from '../method.ts'

export const eth_newBlockFilter: Method<'eth_newBlockFilter'> = async ({ filters }, _none, _call, { keyId }) =>
  filters.installForBlocks(keyId)
