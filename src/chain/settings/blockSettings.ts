import type { Bytes } from '../../base/bytes.ts'
import { fromHex, toHex } from '../../base/hex.ts'
import type { Store, StoreWriters } from '../../storage/store.ts'

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

export function createHeldSettings(first: BlockSettings): HeldSettings {
  let settings = first
  return {
    current: () => settings,
    put(next) {
      settings = next
    },
  }
}

/** Under which the store's meta has them. */
export const SETTINGS_NAME = 'block settings'

/** The settings as the store has them; {@link NO_SETTINGS} when nobody has set any. */
export async function readSettings({ meta }: Pick<Store, 'meta'>): Promise<BlockSettings> {
  const text = await meta.get(SETTINGS_NAME)
  return text === undefined ? NO_SETTINGS : decodeSettings(text)
}

export function writeSettings({ meta }: Pick<StoreWriters, 'meta'>, settings: BlockSettings): void {
  meta.set(SETTINGS_NAME, encodeSettings(settings))
}

/** The text of `next`, and of a whole, as the store keeps it: JSON, with bytes and large integers as hex. */
interface Kept {
  readonly timeOffsetSeconds: number
  readonly raisedSeconds?: number
  readonly frozenAt?: number
  readonly coinbase?: string
  readonly next?: { readonly parentHash: string; readonly timestamp?: number; readonly minimumGasPrice?: string }
}

export function encodeSettings({ timeOffsetSeconds, raisedSeconds, frozenAt, coinbase, next }: BlockSettings): string {
  const kept: Kept = {
    timeOffsetSeconds,
    ...(raisedSeconds === undefined ? {} : { raisedSeconds }),
    ...(frozenAt === undefined ? {} : { frozenAt }),
    ...(coinbase === undefined ? {} : { coinbase: toHex(coinbase) }),
    ...(next === undefined ? {} : { next: encodeNext(next) }),
  }
  return JSON.stringify(kept)
}

function encodeNext({ parentHash, timestamp, minimumGasPrice }: NonNullable<BlockSettings['next']>) {
  return {
    parentHash: toHex(parentHash),
    ...(timestamp === undefined ? {} : { timestamp }),
    ...(minimumGasPrice === undefined ? {} : { minimumGasPrice: `${minimumGasPrice}` }),
  }
}

export function decodeSettings(text: string): BlockSettings {
  const { timeOffsetSeconds, raisedSeconds, frozenAt, coinbase, next }: Kept = JSON.parse(text) // our own text
  return {
    timeOffsetSeconds,
    ...(raisedSeconds === undefined ? {} : { raisedSeconds }),
    ...(frozenAt === undefined ? {} : { frozenAt }),
    ...(coinbase === undefined ? {} : { coinbase: fromHex(coinbase) }),
    ...(next === undefined ? {} : { next: decodeNext(next) }),
  }
}

function decodeNext({ parentHash, timestamp, minimumGasPrice }: NonNullable<Kept['next']>) {
  return {
    parentHash: fromHex(parentHash),
    ...(timestamp === undefined ? {} : { timestamp }),
    ...(minimumGasPrice === undefined ? {} : { minimumGasPrice: BigInt(minimumGasPrice) }),
  }
}
