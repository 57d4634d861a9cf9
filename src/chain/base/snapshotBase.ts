import { genesisNumber, type Network } from '../../chainspec/network.ts'

/**
 * Number of blocks up to the base that execution above it may read: contracts can ask BlockHeader for 4,000 blocks, and REMASC pays
 * for a block that is 4,000 blocks old. Fork detection, BLOCKHASH and the rules of uncles need fewer.
 */
export const BLOCKS_OF_EXECUTION = 4_000

/** Returns the height of the lowest block that the execution above a base may read. */
export function lowestOfExecution(network: Network, base: number): number {
  return Math.max(genesisNumber(network) + 1, base + 1 - BLOCKS_OF_EXECUTION)
}
