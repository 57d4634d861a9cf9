import type { Bytes } from '../base/bytes.ts'
import type { BridgeConstants } from './bridgeConstants.ts'
import type { RuleHeights } from './ruleHeights.ts'
import type { Rule } from './rules.ts'

export const NETWORK_NAMES = ['mainnet', 'testnet', 'testnet2', 'devnet', 'regtest'] as const

export type NetworkName = (typeof NETWORK_NAMES)[number]

export const COMPATS = ['rootstock', 'ethereum'] as const

/** Response style of a chain where Rootstock and Ethereum nodes differ. */
export type Compat = (typeof COMPATS)[number]

/** Everything that two nodes must agree on before they exchange a block. */
export interface Network {
  readonly name: NetworkName
  /**
   * `real`: the network's own genesis and heights; `sandbox`: a development chain with its chain id; `fork`: a
   * development chain above a block of the network.
   */
  readonly genesisKind: 'real' | 'sandbox' | 'fork'
  /** `ethereum` for sandboxes, where it is part of the genesis block, and for forks. */
  readonly compat: Compat
  /** Chain id in signatures, `eth_chainId` and `net_version`. */
  readonly chainId: number
  /** Network id in the handshake between peers. */
  readonly p2pNetworkId: number
  readonly ruleHeights: RuleHeights
  /** Rules that were disabled by setting, sorted. Absent: none. */
  readonly absentRules?: readonly Rule[]
  readonly difficulty: DifficultyConstants
  /** Undefined: timestamps are not checked (regtest). */
  readonly timestampLimits: TimestampLimits | undefined
  /** Gas that parallel lists leave to sequential transactions (RSKIP-144). */
  readonly minimumSequentialGas: bigint
  /** Gas limit that the local miner approaches. */
  readonly targetGasLimit: bigint
  /** Minimum gas price that the local miner approaches, in wei. */
  readonly targetMinimumGasPrice: bigint
  /** Coinbase of the local miner, which REMASC pays. */
  readonly minerCoinbase: Bytes
  readonly remasc: RemascConstants
  readonly bridge: BridgeConstants
  /** Maximum size of contracts, in bytes, of chains without the rule `codeLimits`. Absent: unlimited. */
  readonly maxCodeBytes?: number
  readonly genesis: GenesisSpec
}

export interface DifficultyConstants {
  readonly targetBlockSeconds: number
  readonly minimum: bigint
  readonly minimumFromRskip290: bigint
  readonly divisor: bigint
  readonly divisorFromRskip156: bigint
  /** Maximum difficulty of blocks without a Bitcoin proof before RSKIP-98. */
  readonly fallbackMining: bigint
  /** Difficulty of every new block, for development chains above the blocks of a network. Absent: computed. */
  readonly fixed?: bigint
}

export interface TimestampLimits {
  readonly futureSeconds: number
  /** Exclusive maximum distance of the Bitcoin header's time from the block's (RSKIP-179). */
  readonly bitcoinDistanceSeconds: number
  readonly bitcoinDistanceSecondsFromRskip297: number
}

export interface RemascConstants {
  /** Blocks until fees are paid. */
  readonly maturity: number
  /** Blocks over which a reward is spread. */
  readonly syntheticSpan: number
  readonly labsAddress: Bytes
  readonly labsAddressFromRskip218: Bytes
}

/** The contents of the genesis block. */
export interface GenesisSpec {
  readonly coinbase: Bytes
  readonly extraData: Bytes
  /** With the leading zeros of the reference node's file, which are part of the hash. */
  readonly difficultyBytes: Bytes
  readonly gasLimit: bigint
  /** Seconds since 1970. */
  readonly timestamp: number
  /** Absent: 0. */
  readonly number?: number
  /** Whether the chain's clock starts at `timestamp`. Absent: it shows the system's time. */
  readonly startsClock?: boolean
  readonly minimumGasPrice: bigint
  /** State root of the header where it differs from the trie's root (mainnet, before RSKIP-126). */
  readonly headerStateRoot: Bytes | undefined
  readonly balances: readonly GenesisBalance[]
  /** Contracts of a sandbox, in the order in which they are written. Absent: none. */
  readonly contracts?: readonly GenesisContract[]
}

export interface GenesisBalance {
  readonly address: Bytes
  readonly balanceWei: bigint
}

/** A contract of the genesis block. */
export interface GenesisContract {
  readonly address: Bytes
  /** Whether `bytes` are the code, or init code that returns it. */
  readonly kind: 'code' | 'initCode'
  readonly bytes: Bytes
  /** The nonce before init code runs. A contract that a transaction creates begins with 0, one that code creates with 1. */
  readonly nonce: bigint
  /** Absent: the balance that the account has without the contract. */
  readonly balanceWei?: bigint
  /** Slots that are written after init code has run. A value of 0 clears the slot. */
  readonly storage?: ReadonlyArray<readonly [slot: Bytes, value: Bytes]>
}

/**
 * Returns whether blocks can be mined locally. Those of public networks are only imported, because Bitcoin miners prove
 * their work.
 */
export function canMine({ genesisKind, name }: Pick<Network, 'genesisKind' | 'name'>): boolean {
  return isDevelopmentChain({ genesisKind }) || name === 'regtest' || name === 'devnet'
}

/** Returns the number of the genesis block, below which a chain has no blocks. */
export function genesisNumber({ genesis }: Pick<Network, 'genesis'>): number {
  return genesis.number ?? 0
}

/** Returns whether the chain is for development only, so that no other node has to accept its blocks. */
export function isDevelopmentChain({ genesisKind }: Pick<Network, 'genesisKind'>): boolean {
  return genesisKind !== 'real'
}

/** Returns whether a network, or a sandbox of it, has this name. */
export function hasName({ name }: Pick<Network, 'name'>, wanted: NetworkName): boolean {
  return name === wanted
}

/** Returns whether the chain begins above a block of the network. */
export function isFork({ genesisKind }: Pick<Network, 'genesisKind'>): boolean {
  return genesisKind === 'fork'
}

/** Returns whether each chain of the network may have a genesis block with a time of its own. */
export function isSandbox({ genesisKind }: Pick<Network, 'genesisKind'>): boolean {
  return genesisKind === 'sandbox'
}

const PUBLIC_NETWORKS: ReadonlyMap<number, NetworkName> = new Map([
  [30, 'mainnet'],
  [31, 'testnet'],
])

/** Returns the public network with this chain id; undefined if no public network has it. */
export function publicNetworkOf(chainId: number): NetworkName | undefined {
  return PUBLIC_NETWORKS.get(chainId)
}

/** Returns whether the network has the chain id of mainnet or testnet (30, 31), as its sandboxes do. */
export function hasPublicChainId(name: NetworkName): boolean {
  return [...PUBLIC_NETWORKS.values()].includes(name)
}
