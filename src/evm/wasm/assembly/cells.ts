import {
  CELL_BYTES,
  CELL_CONTRACT,
  CELL_MARK,
  CELL_SLOT,
  CELL_VALUE,
  CELLS,
  CELLS_FIRST,
  CELLS_MARK,
  CELLS_SEED,
  CELLS_TOP,
  GROUP_CELLS,
  GROUPS,
  JOURNAL_END,
  RECORD_BYTES,
  RECORD_CELL,
  RECORD_VALUE,
} from '../layout'
import { copyWord, isEqual } from './words'

// Cells of contracts, found by a hash of contract and slot in groups of some: one that finds no room in its group is not kept, so
// whoever knows how to fill a group gains nothing.

const MIX: u64 = 0x9e3779b97f4a7c15

/** The first cell of the group that has this one, if any has. */
// @ts-ignore: decorator
@inline
function groupOf(contract: u32, slot: u32): u32 {
  let hash = (load<u64>(CELLS_SEED) ^ u64(contract)) * MIX
  hash = (hash ^ (hash >> 32) ^ load<u64>(slot)) * MIX
  hash = (hash ^ (hash >> 32) ^ load<u64>(slot, 8)) * MIX
  hash = (hash ^ (hash >> 32) ^ load<u64>(slot, 16)) * MIX
  hash = (hash ^ (hash >> 32) ^ load<u64>(slot, 24)) * MIX
  return CELLS + u32((hash >> 40) & (GROUPS - 1)) * (GROUP_CELLS * CELL_BYTES)
}

/** The cell with the slot that lies there; 0: it is not here. */
export function find(contract: u32, slot: u32): u32 {
  const group = groupOf(contract, slot)
  const end = group + GROUP_CELLS * CELL_BYTES
  for (let cell = group; cell < end; cell += CELL_BYTES) {
    if (load<u32>(cell, CELL_CONTRACT) == contract && isEqual(cell + CELL_SLOT, slot)) return cell
  }
  return 0
}

/** Room for a cell that is not here; 0: there is none. */
export function insert(contract: u32, slot: u32): u32 {
  const group = groupOf(contract, slot)
  const end = group + GROUP_CELLS * CELL_BYTES
  const first = load<u32>(CELLS_FIRST)
  for (let cell = group; cell < end; cell += CELL_BYTES) {
    if (load<u32>(cell, CELL_CONTRACT) >= first) continue
    store<u32>(cell, contract, CELL_CONTRACT)
    store<u32>(cell, 0, CELL_MARK)
    copyWord(cell + CELL_SLOT, slot)
    return cell
  }
  return 0
}

/** Notes what a cell holds before it is written, once since the newest mark; false: there is no room for that. */
export function note(cell: u32): bool {
  const mark = load<u32>(CELLS_MARK)
  if (load<u32>(cell, CELL_MARK) == mark) return true
  const record = load<u32>(CELLS_TOP)
  if (record == JOURNAL_END) return false
  store<u32>(record, cell, RECORD_CELL)
  copyWord(record + RECORD_VALUE, cell + CELL_VALUE)
  store<u32>(CELLS_TOP, record + RECORD_BYTES)
  store<u32>(cell, mark, CELL_MARK)
  return true
}

/** Undoes what was written since the journal's top was there. */
export function undoTo(top: u32): void {
  let record = load<u32>(CELLS_TOP)
  while (record > top) {
    record -= RECORD_BYTES
    const cell = load<u32>(record, RECORD_CELL)
    store<u32>(cell, 0, CELL_MARK)
    copyWord(cell + CELL_VALUE, record + RECORD_VALUE)
  }
  store<u32>(CELLS_TOP, top)
}
