import type { Bytes } from '../base/bytes.ts'
import type { Rule } from './rules.ts'

/**
 * What the Bridge begins with, and answers by as long as its storage says nothing else (protocol/bridge#empty-storage).
 * Amounts of bitcoin are satoshis.
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
  /** The first byte of addresses of keys and of scripts. */
  readonly keyVersion: number
  readonly scriptVersion: number
  /** 80 bytes. */
  readonly genesisHeader: Bytes
  /** Of the easiest block. */
  readonly maximumTarget: bigint
  /** Whether difficulty follows every 2,016 blocks the time that they took. */
  readonly isRetargeted: boolean
  /** Blocks after this time, in seconds, may be easy when nobody found one for 20 minutes. Absent: none may. */
  readonly easyBlocksSince?: number
  /** Undefined: the Bridge's Bitcoin chain begins with its genesis. */
  readonly checkpoints: Checkpoints | undefined
  /** From this height on the main chain is looked up by height (RSKIP-199). */
  readonly heightIndexFrom: number
  /** Where there is no look-up by height, blocks are only searched this deep. */
  readonly searchDepth: number
  /** From this height on no block is taken before RSKIP-434. Absent: there is no such height. */
  readonly tooMuchWorkFrom?: number
  /** A block that was asked about in one Rootstock block, and answered about as nodes then had it. Absent: none was. */
  readonly rememberedBlock?: RememberedBlock
}

export interface Checkpoints {
  /** Where the chain begins for the first federation. */
  readonly first: BitcoinCheckpoint
  /** Where it would begin for later ones, created at least a week after this block. */
  readonly last: BitcoinCheckpoint
}

export interface BitcoinCheckpoint {
  readonly height: number
  /** Of the whole chain up to here. */
  readonly work: bigint
  readonly header: Bytes
}

export interface RememberedBlock extends BitcoinCheckpoint {
  /** The Rootstock block. */
  readonly askedIn: number
}

/** The public keys of a member of the federation that holds the bitcoins, 33 bytes each. */
export interface FederatorKeys {
  readonly btcKey: Bytes
  readonly rskKey: Bytes
  readonly mstKey: Bytes
}

/** How a federation locks its bitcoins; each replaced the one before (RSKIP-201, 353, 305). */
export type FederationFormat = 'multisig' | 'nonStandardErp' | 'p2shErp' | 'p2shP2wshErp'

export interface FederationConstants {
  readonly members: readonly FederatorKeys[]
  /** Milliseconds since 1970, though two networks have seconds. */
  readonly createdAt: number
  readonly format: FederationFormat
  /** Keys that can spend when the federation has not for `emergencyDelay` Bitcoin blocks. */
  readonly emergencyKeys: readonly Bytes[]
  readonly emergencyDelay: number
  /** Blocks after which a new federation takes over; the last one whose rule holds counts. */
  readonly activationAges: readonly { readonly since?: Rule; readonly blocks: number }[]
  /** Addresses that may vote for a new federation. */
  readonly authorities: readonly Bytes[]
  /** Blocks in which a proposed federation has to show that it can spend (RSKIP-419). */
  readonly validationPeriod: number
  readonly migration: MigrationConstants
  /** The hash in the address of the federation before the first; what comes from it are no peg-ins (RSKIP-199). */
  readonly formerScriptHash: Bytes
}

/** Blocks since a federation took over within which it is sent the bitcoins of the one before. */
export interface MigrationConstants {
  readonly begin: number
  readonly end: number
  /** While one migration took longer (from RSKIP-357 to RSKIP-374). */
  readonly extendedEnd: number
}

export interface PegInConstants {
  readonly minimum: bigint
  readonly minimumFromRskip219: bigint
  /** Bitcoin blocks from the one with the transaction on. */
  readonly confirmations: number
  /**
   * From this Bitcoin height on the federation's own transactions are known by an index and not by what they spend
   * (RSKIP-379).
   */
  readonly pegoutIndexFrom: number
}

export interface PegOutConstants {
  /** More than this must be sent. */
  readonly minimum: bigint
  /** At least this must be sent. */
  readonly minimumFromRskip219: bigint
  /** What must be left beyond the fee, in per cent of it. */
  readonly feeMarginPercent: bigint
  /** Rootstock blocks after which a transaction is to be signed. */
  readonly confirmations: number
  /** Between two transactions for all that wait (RSKIP-271). */
  readonly blocksBetween: number
  /** Of a transaction that moves bitcoins to another federation (RSKIP-294). */
  readonly mostMigrationInputs: number
}

export interface FeePerKbConstants {
  readonly initial: bigint
  readonly maximum: bigint
  readonly authorities: readonly Bytes[]
}

export interface LockingCapConstants {
  readonly initial: bigint
  /** A new cap is at most this many times the old one. */
  readonly largestFactor: bigint
  readonly authorities: readonly Bytes[]
}

export interface UnionConstants {
  /** The contract that may ask the Bridge for money; the zero address: there is none yet. */
  readonly contract: Bytes
  readonly initialCapWei: bigint
  /** Who may change it, its cap, and whether money moves (RSKIP-502); the zero address: nobody yet. */
  readonly authorities: Readonly<Record<'address' | 'cap' | 'permissions', Bytes>>
}
