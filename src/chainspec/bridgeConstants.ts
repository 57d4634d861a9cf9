import type { Bytes } from '../base/bytes.ts'
import type { Rule } from './rules.ts'

/**
 * Constants of the Bridge, and the values that it uses while its storage is empty (protocol/bridge#empty-storage).
 * Amounts of bitcoin are in satoshis.
 */
export interface BridgeConstants {
  readonly bitcoin: BitcoinNetwork
  readonly federation: FederationConstants
  readonly pegIn: PegInConstants
  readonly pegOut: PegOutConstants
  readonly feePerKb: FeePerKbConstants
  readonly lockingCap: LockingCapConstants
  /** Addresses that may change the whitelist. */
  readonly whitelistAuthorities: readonly Bytes[]
  readonly union: UnionConstants
}

export interface BitcoinNetwork {
  readonly name: 'main' | 'test' | 'regtest'
  /** Version bytes of addresses of keys and of scripts. */
  readonly keyVersion: number
  readonly scriptVersion: number
  /** 80 bytes. */
  readonly genesisHeader: Bytes
  /** Target of the easiest block. */
  readonly maximumTarget: bigint
  /** Whether the difficulty is adjusted every 2,016 blocks. */
  readonly isRetargeted: boolean
  /**
   * Time in seconds from which a block may have minimum difficulty if the one before it is 20 minutes older. Absent:
   * never.
   */
  readonly easyBlocksSince?: number
  /** Undefined: the Bridge's Bitcoin chain begins with the genesis block. */
  readonly checkpoints: Checkpoints | undefined
  /** Height from which main-chain blocks are found by an index (RSKIP-199). */
  readonly heightIndexFrom: number
  /** Maximum depth of a search without the index, in blocks. */
  readonly searchDepth: number
  /** Height from which no block is accepted before RSKIP-434. Absent: no limit. */
  readonly tooMuchWorkFrom?: number
  /** A block whose lookup in one Rootstock block must return what nodes of that time returned. Absent: none. */
  readonly rememberedBlock?: RememberedBlock
}

export interface Checkpoints {
  /** First block for the first federation. */
  readonly first: BitcoinCheckpoint
  /** First block for later federations, which are created at least a week after it. */
  readonly last: BitcoinCheckpoint
}

export interface BitcoinCheckpoint {
  readonly height: number
  /** Accumulated work of the chain up to this block. */
  readonly work: bigint
  readonly header: Bytes
}

export interface RememberedBlock extends BitcoinCheckpoint {
  /** Number of the Rootstock block that looks it up. */
  readonly askedIn: number
}

/** The public keys of a member of the federation that holds the bitcoins, 33 bytes each. */
export interface FederatorKeys {
  readonly btcKey: Bytes
  readonly rskKey: Bytes
  readonly mstKey: Bytes
}

/** Script format of a federation. Each replaced the one before (RSKIP-201, 353, 305). */
export type FederationFormat = 'multisig' | 'nonStandardErp' | 'p2shErp' | 'p2shP2wshErp'

export interface FederationConstants {
  readonly members: readonly FederatorKeys[]
  /** Milliseconds since 1970; two networks have seconds by mistake, which consensus keeps. */
  readonly createdAt: number
  readonly format: FederationFormat
  /** Keys that can spend if the federation has not done so for `emergencyDelay` Bitcoin blocks. */
  readonly emergencyKeys: readonly Bytes[]
  readonly emergencyDelay: number
  /** Blocks after which a new federation becomes active. The last entry whose rule is active counts. */
  readonly activationAges: readonly { readonly since?: Rule; readonly blocks: number }[]
  /** Addresses that may vote for a new federation. */
  readonly authorities: readonly Bytes[]
  /** Blocks within which a proposed federation must prove that it can spend (RSKIP-419). */
  readonly validationPeriod: number
  readonly migration: MigrationConstants
  /** Script hash of the federation before the first one. Payments from it are not peg-ins (RSKIP-199). */
  readonly formerScriptHash: Bytes
}

/** Range of a federation's age, in blocks, in which it receives the bitcoins of the previous one. */
export interface MigrationConstants {
  readonly begin: number
  readonly end: number
  /** End during one longer migration (from RSKIP-357 to RSKIP-374). */
  readonly extendedEnd: number
}

export interface PegInConstants {
  readonly minimum: bigint
  readonly minimumFromRskip219: bigint
  /** Bitcoin blocks, counted from the one with the transaction. */
  readonly confirmations: number
  /**
   * Bitcoin height from which the federation's own transactions are recognised by an index instead of their inputs
   * (RSKIP-379).
   */
  readonly pegoutIndexFrom: number
}

export interface PegOutConstants {
  /** Exclusive minimum of a peg-out. */
  readonly minimum: bigint
  /** Inclusive minimum of a peg-out. */
  readonly minimumFromRskip219: bigint
  /** Minimum remainder after the fee, in per cent of the fee. */
  readonly feeMarginPercent: bigint
  /** Rootstock blocks after which a transaction is signed. */
  readonly confirmations: number
  /** Blocks between two batched peg-out transactions (RSKIP-271). */
  readonly blocksBetween: number
  /** Maximum number of inputs of a migration transaction (RSKIP-294). */
  readonly mostMigrationInputs: number
}

export interface FeePerKbConstants {
  readonly initial: bigint
  readonly maximum: bigint
  readonly authorities: readonly Bytes[]
}

export interface LockingCapConstants {
  readonly initial: bigint
  /** Maximum ratio of a new cap to the old one. */
  readonly largestFactor: bigint
  readonly authorities: readonly Bytes[]
}

export interface UnionConstants {
  /** Contract that may request RBTC from the Bridge; the zero address before one is set. */
  readonly contract: Bytes
  readonly initialCapWei: bigint
  /** Addresses that may change the contract, its cap and its permissions (RSKIP-502); the zero address if none may. */
  readonly authorities: Readonly<Record<'address' | 'cap' | 'permissions', Bytes>>
}
