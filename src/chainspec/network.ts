import type { Bytes } from '../base/bytes.ts'
import type { BridgeConstants } from './bridgeConstants.ts'
import type { RuleHeights } from './ruleHeights.ts'
import type { Rule } from './rules.ts'

export const NETWORK_NAMES = ['mainnet', 'testnet', 'testnet2', 'devnet', 'regtest'] as const

export type NetworkName = (typeof NETWORK_NAMES)[number]

export const COMPATS = ['rootstock', 'ethereum'] as const

/** Whose answers a chain gives where those of the two families of nodes differ. */
export type Compat = (typeof COMPATS)[number]

/** Which chain: everything that two nodes must agree on before they see a block. */
export interface Network {
  readonly name: NetworkName
  /** `real`: the network's own genesis and heights; `sandbox`: a development chain with its chain id. */
  readonly genesisKind: 'real' | 'sandbox'
  /** `ethereum` for sandboxes only, whose genesis shows it. */
  readonly compat: Compat
  /** In signatures, `eth_chainId` and `net_version`. */
  readonly chainId: number
  /** In the handshake between peers only. */
  readonly p2pNetworkId: number
  readonly ruleHeights: RuleHeights
  /** Those that were taken from the network, sorted. Absent: none was. */
  readonly absentRules?: readonly Rule[]
  readonly difficulty: DifficultyConstants
  /** Undefined: no check of timestamps is made at all (regtest). */
  readonly timestampLimits: TimestampLimits | undefined
  /** RSKIP-144: gas that parallel lists leave to the sequential transactions. */
  readonly minimumSequentialGas: bigint
  /** What our miner steers the gas limit to. */
  readonly targetGasLimit: bigint
  /** What our miner steers the minimum gas price to, in wei. */
  readonly targetMinimumGasPrice: bigint
  /** Who our miner names in its headers, and REMASC pays. */
  readonly minerCoinbase: Bytes
  readonly remasc: RemascConstants
  readonly bridge: BridgeConstants
  readonly genesis: GenesisSpec
}

export interface DifficultyConstants {
  readonly targetBlockSeconds: number
  readonly minimum: bigint
  readonly minimumFromRskip290: bigint
  readonly divisor: bigint
  readonly divisorFromRskip156: bigint
  /** Before RSKIP-98, blocks up to this difficulty could do without Bitcoin. */
  readonly fallbackMining: bigint
}

export interface TimestampLimits {
  readonly futureSeconds: number
  /** RSKIP-179: the Bitcoin header's time lies less than this from the block's. */
  readonly bitcoinDistanceSeconds: number
  readonly bitcoinDistanceSecondsFromRskip297: number
}

export interface RemascConstants {
  /** Blocks until fees are paid out. */
  readonly maturity: number
  /** Blocks over which a reward is spread. */
  readonly syntheticSpan: number
  readonly labsAddress: Bytes
  readonly labsAddressFromRskip218: Bytes
}

/** What the first block is made of. */
export interface GenesisSpec {
  readonly coinbase: Bytes
  readonly extraData: Bytes
  /** With the leading zeros of the reference's file, which are hashed. */
  readonly difficultyBytes: Bytes
  readonly gasLimit: bigint
  /** Seconds since 1970. */
  readonly timestamp: number
  readonly minimumGasPrice: bigint
  /** What the header says where that is not the unitrie's root (mainnet, before RSKIP-126). */
  readonly headerStateRoot: Bytes | undefined
  readonly balances: readonly GenesisBalance[]
}

export interface GenesisBalance {
  readonly address: Bytes
  readonly balanceWei: bigint
}

/**
 * Returns whether blocks can be made on one machine; those of public networks are only imported, for their work is Bitcoin's
 * miners'.
 */
export function canMine({ genesisKind, name }: Pick<Network, 'genesisKind' | 'name'>): boolean {
  return genesisKind === 'sandbox' || name === 'regtest' || name === 'devnet'
}

/** Returns whether the network, or a sandbox of it, has the chain id of one that money is on, or may be taken for it: 30 and 31. */
export function hasPublicChainId(name: NetworkName): boolean {
  return name === 'mainnet' || name === 'testnet'
}
