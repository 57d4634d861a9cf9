import type { Bytes } from '../../base/bytes.ts'
import { fromHex, toHex } from '../../base/hex.ts'
import { presentOnly } from '../../base/presentOnly.ts'
import type { Store, StoreWriters } from '../../storage/store.ts'

/** Settings of the blocks that this node mines, changed by development methods and stored with the chain. */
export interface BlockSettings {
  /** Offset of the chain's clock from the system's, as set by development methods. */
  readonly timeOffsetSeconds: number
  /** Further offset by blocks whose times were raised above their parents'; undefined: 0. */
  readonly raisedSeconds?: number
  /** Time of a stopped clock, in seconds since 1970; undefined while it runs. */
  readonly frozenAt?: number
  /** Coinbase of mined blocks; undefined: the network's. */
  readonly coinbase?: Bytes
  /** Time between a block and its parent, in seconds; undefined: by the clock. */
  readonly timestampInterval?: number
  /** Gas limit of mined blocks; undefined: a step from the parent's towards the network's. */
  readonly gasLimit?: bigint
  /** Minimum gas price of mined blocks, in wei; undefined: a step from the parent's towards the network's. */
  readonly minimumGasPrice?: bigint
  /** Settings of one block. */
  readonly next?: NextBlockSettings
}

/** Settings of the child of one block. They have no effect once the head is another block. */
export interface NextBlockSettings {
  readonly parentHash: Bytes
  readonly timestamp?: number
}

export const NO_SETTINGS: BlockSettings = { timeOffsetSeconds: 0 }

/** The current settings; each change replaces the object. */
export type HeldSettings = ReturnType<typeof createHeldSettings>

/** Creates a holder of settings that starts with `first`. */
export function createHeldSettings(first: BlockSettings) {
  let settings = first
  return {
    current: () => settings,
    put(next: BlockSettings): void {
      settings = next
    },
  }
}

/** Name of the settings in the meta table. */
export const SETTINGS_NAME = 'block settings'

/** Returns the stored settings, or `initial`. */
export async function readSettings({ meta }: Pick<Store, 'meta'>, initial = NO_SETTINGS): Promise<BlockSettings> {
  const text = await meta.get(SETTINGS_NAME)
  return text === undefined ? initial : decodeSettings(text)
}

/** Writes the settings to the meta table. */
export function writeSettings({ meta }: Pick<StoreWriters, 'meta'>, settings: BlockSettings): void {
  meta.set(SETTINGS_NAME, encodeSettings(settings))
}

/** The stored JSON: bytes as hex, gas and prices as decimal text. */
interface StoredSettings {
  readonly timeOffsetSeconds: number
  readonly raisedSeconds?: number
  readonly frozenAt?: number
  readonly coinbase?: string
  readonly timestampInterval?: number
  readonly gasLimit?: string
  readonly minimumGasPrice?: string
  readonly next?: { readonly parentHash: string; readonly timestamp?: number }
}

/** Encodes settings as JSON text. */
export function encodeSettings({ coinbase, gasLimit, minimumGasPrice, next, ...plain }: BlockSettings): string {
  const stored: StoredSettings = {
    ...plain,
    ...presentOnly({
      coinbase: coinbase && toHex(coinbase),
      gasLimit: gasLimit?.toString(),
      minimumGasPrice: minimumGasPrice?.toString(),
      next: next && encodeNext(next),
    }),
  }
  return JSON.stringify(stored)
}

function encodeNext({ parentHash, ...plain }: NextBlockSettings): NonNullable<StoredSettings['next']> {
  return { ...plain, parentHash: toHex(parentHash) }
}

/** Decodes text that {@link encodeSettings} has written. */
export function decodeSettings(text: string): BlockSettings {
  const { coinbase, gasLimit, minimumGasPrice, next, ...plain }: StoredSettings = JSON.parse(text)
  return {
    ...plain,
    ...presentOnly({
      coinbase: decodeWith(fromHex, coinbase),
      gasLimit: decodeWith(BigInt, gasLimit),
      minimumGasPrice: decodeWith(BigInt, minimumGasPrice),
      next: decodeWith(decodeNext, next),
    }),
  }
}

function decodeNext({ parentHash, timestamp }: NonNullable<StoredSettings['next']>): NextBlockSettings {
  return { parentHash: fromHex(parentHash), ...presentOnly({ timestamp }) }
}

/** Decodes a stored value; undefined if it is absent. */
function decodeWith<Stored, Value>(decode: (stored: Stored) => Value, stored: Stored | undefined): Value | undefined {
  return stored === undefined ? undefined : decode(stored)
}
