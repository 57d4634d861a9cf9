import type { Method } from '../method.ts'

export const anvil_getGenesisTime: Method<'anvil_getGenesisTime'> = async ({ reads }) => {
  const genesis = await reads.findBlock({ kind: 'earliest' })
  if (genesis === undefined) throw new Error('the genesis block is missing')
  return genesis.header.timestamp
}
