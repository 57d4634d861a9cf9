import { type Bytes, HASH_BYTES } from '../base/bytes.ts'
import { fromHex, toHex } from '../base/hex.ts'
import { StoreError } from '../storage/errors.ts'
import type { MetaReader, MetaWriter } from '../storage/store.ts'

/** The block at which a chain begins whose state is from a state file. Its genesis block is stored, too. */
export interface SnapshotBase {
  readonly number: number
  readonly hash: Bytes
  /** Height of the lowest block above genesis that is stored. All blocks between it and the base are. */
  readonly lowest: number
}

/** Name of the row in the meta table. */
export const BASE_ROW = 'snapshot base'

const FORM = new RegExp(`^(\\d{1,15}) (0x[0-9a-f]{${2 * HASH_BYTES}}) (\\d{1,15})$`)

/** Returns the base of a chain; undefined if the chain begins with its genesis. Rejects with `storeDamaged` if the row is malformed. */
export async function readSnapshotBase(meta: MetaReader): Promise<SnapshotBase | undefined> {
  const text = await meta.get(BASE_ROW)
  if (text === undefined) return undefined
  const [, number, hash, lowest] = FORM.exec(text) ?? []
  if (hash === undefined) throw new StoreError('storeDamaged', new Error(`table meta, key ${BASE_ROW}: is malformed`))
  return { number: Number(number), hash: fromHex(hash), lowest: Number(lowest) }
}

/** Writes the base of a chain. */
export function writeSnapshotBase(meta: MetaWriter, { number, hash, lowest }: SnapshotBase): void {
  meta.set(BASE_ROW, `${number} ${toHex(hash)} ${lowest}`)
}
