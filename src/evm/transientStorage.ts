import type { Bytes } from '../base/bytes.ts'
import { toHex } from '../base/hex.ts'

/** Cells that live as long as one transaction (RSKIP-446); what a failed frame wrote is undone. */
export interface TransientStorage {
  get(address: Bytes, slot: bigint): bigint
  set(address: Bytes, slot: bigint, value: bigint): void
  checkpoint(): void
  commit(): void
  revert(): void
}

export function createTransientStorage(): TransientStorage {
  const cells = new Map<string, bigint>()
  const undoLog: Array<{ readonly key: string; readonly before: bigint }> = []
  const checkpoints: number[] = []
  const keyOf = (address: Bytes, slot: bigint) => `${toHex(address)}${slot}`
  return {
    get: (address, slot) => cells.get(keyOf(address, slot)) ?? 0n,
    set(address, slot, value) {
      const key = keyOf(address, slot)
      undoLog.push({ key, before: cells.get(key) ?? 0n })
      cells.set(key, value)
    },
    checkpoint: () => void checkpoints.push(undoLog.length),
    commit: () => void checkpoints.pop(),
    revert() {
      const length = checkpoints.pop() ?? 0
      for (const { key, before } of undoLog.splice(length).reverse()) cells.set(key, before)
    },
  }
}
