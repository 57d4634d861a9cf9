import type { Bytes } from '../base/bytes.ts'
import { toHex } from '../base/hex.ts'
import { createJournal, type Journal } from '../state/journal.ts'

/** Cells that live as long as one transaction (RSKIP-446); what a failed frame wrote is undone. */
export interface TransientStorage extends Omit<Journal, 'record'> {
  get(address: Bytes, slot: bigint): bigint
  set(address: Bytes, slot: bigint, value: bigint): void
}

export function createTransientStorage(): TransientStorage {
  const cells = new Map<string, bigint>()
  const { record, checkpoint, commit, revert } = createJournal()
  // In hex: decimal digits of a full word take as long as all the rest.
  const keyOf = (address: Bytes, slot: bigint) => `${toHex(address)}${slot.toString(16)}`
  return {
    checkpoint,
    commit,
    revert,
    get: (address, slot) => cells.get(keyOf(address, slot)) ?? 0n,
    set(address, slot, value) {
      const key = keyOf(address, slot)
      const before = cells.get(key) ?? 0n
      record(() => cells.set(key, before))
      cells.set(key, value)
    },
  }
}
