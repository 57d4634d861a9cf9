import type { Bytes } from '../../base/bytes.ts'

/** What the owner of a development chain has said of the blocks that our miner makes; kept with the chain. */
export interface BlockSettings {
  /** How far the chain's owner has put its clock ahead of the machine's. */
  readonly timeOffsetSeconds: number
  /** How much further blocks have put the clock whose times were raised to be after their parents'; undefined for 0. */
  readonly raisedSeconds?: number
  /** Where the chain's clock stands, in seconds since 1970; undefined while it runs. */
  readonly frozenAt?: number
  /** Who is named in the headers, if not who the network names. */
  readonly coinbase?: Bytes
  /** For one block alone. */
  readonly next?: NextBlockSettings
}

/** They are for the block on top of this one; once there is another head they mean nothing. */
export interface NextBlockSettings {
  readonly parentHash: Bytes
  readonly timestamp?: number
  readonly minimumGasPrice?: bigint
}

export const NO_SETTINGS: BlockSettings = { timeOffsetSeconds: 0 }

/** The settings that hold now; another object whenever they change. */
export interface HeldSettings {
  current(): BlockSettings
  put(settings: BlockSettings): void
}

export function holdSettings(first: BlockSettings): HeldSettings {
  let settings = first
  return {
    current: () => settings,
    put(next) {
      settings = next
    },
  }
}
