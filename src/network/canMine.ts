import type { Network } from './network.ts'

/** Whether blocks can be made on one machine; those of public networks are only imported, for their work is Bitcoin's miners'. */
export function canMine({ genesisKind, name }: Pick<Network, 'genesisKind' | 'name'>): boolean {
  return genesisKind === 'sandbox' || name === 'regtest' || name === 'devnet'
}
