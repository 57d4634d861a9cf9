import type { Bytes } from '../../base/bytes.ts'
import { mapKey } from '../../base/mapKey.ts'
import { keepAfter, MAX_CHAIN } from '../deltaChain.ts'
import type { KeptLongValue, LongValueRow } from '../store.ts'
import { type Records, requireField } from './records.ts'

export type MemoryLongValues = ReturnType<typeof createMemoryLongValues>

/** Creates the table of long values, each stored whole or as the delta from an earlier one. */
export function createMemoryLongValues(records: Records) {
  const positions = new Map<string, number>()
  return {
    /** Returns the stored forms of a value and of its bases, like `NodeReader.getDeltaChain`. */
    getChain(hash: Bytes): readonly KeptLongValue[] {
      const chain: KeptLongValue[] = []
      for (let next: Bytes | undefined = hash; next !== undefined && chain.length <= MAX_CHAIN; ) {
        const position = positions.get(mapKey(next))
        if (position === undefined) break
        const record = records.get(position)
        chain.push({ hash: next, kept: requireField(record, 0) })
        next = record.fields[1]
      }
      return chain
    },
    /** Adds values. Existing ones stay. */
    insertAll(values: readonly LongValueRow[]): void {
      for (const { hash, value, before = [] } of values) {
        if (positions.has(mapKey(hash))) continue
        const { kept, base } = keepAfter(before, value)
        positions.set(mapKey(hash), records.add([], base === undefined ? [kept] : [kept, base]))
      }
    },
  }
}
