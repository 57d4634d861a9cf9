import { fromHex, toHex } from '../../base/hex.ts'
import type { Store, StoreWriters } from '../../storage/store.ts'
import { type BlockSettings, NO_SETTINGS } from './blockSettings.ts'

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
