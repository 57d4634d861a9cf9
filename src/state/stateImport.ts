import type { Bytes } from '../base/bytes.ts'
import { fromHex, toHex } from '../base/hex.ts'
import type { MetaReader, MetaWriter } from '../storage/store.ts'

/** An import of a state that a store has, complete or not. */
export interface StateImport {
  readonly root: Bytes
  readonly height: number
  readonly isComplete: boolean
}

/** Name of the row that marks a store with an import. It is written before the first row and completed with the last. */
export const IMPORT_ROW = 'stateImport'

/** Returns the import that a store has. While it is incomplete, the store must not be served. */
export async function readStateImport(meta: MetaReader): Promise<StateImport | undefined> {
  const text = await meta.get(IMPORT_ROW)
  const [word, height, root] = text?.split(' ') ?? []
  if (root === undefined) return undefined
  return { root: fromHex(root), height: Number(height), isComplete: word === 'complete' }
}

/** Marks a store with an import. */
export function writeStateImport(meta: MetaWriter, { root, height, isComplete }: StateImport): void {
  meta.set(IMPORT_ROW, `${isComplete ? 'complete' : 'writing'} ${height} ${toHex(root)}`)
}
