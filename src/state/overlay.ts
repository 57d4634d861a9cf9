import { type Bytes, EMPTY_BYTES, equalBytes } from '../base/bytes.ts'
import { mapKey } from '../base/mapKey.ts'
import { encodeAccount } from './account.ts'
import { type Field, fieldOver, readField, reportChange, unknownField, writeField } from './field.ts'
import { createJournal } from './journal.ts'
import { accountKey, codeKey, contractMarkerKey, storageKey } from './keys.ts'
import type { Account, StateChanges, StateView, WritableState } from './stateView.ts'

const MARKER_VALUE = Uint8Array.of(1)

interface Cell {
  readonly slot: Bytes
  readonly field: Field<Bytes | undefined>
}

/** The entries of the overlay under one address. */
interface OverlayEntry {
  readonly address: Bytes
  /** Whether the account was deleted here, which hides the state below. */
  readonly isDeleted: boolean
  readonly account: Field<Account | undefined>
  readonly code: Field<Bytes>
  readonly marker: Field<boolean>
  readonly cells: Map<string, Cell>
}

function createEntry(address: Bytes): OverlayEntry {
  return {
    address,
    isDeleted: false,
    account: unknownField(),
    code: unknownField(),
    marker: unknownField(),
    cells: new Map(),
  }
}

function createDeletedEntry(address: Bytes): OverlayEntry {
  return {
    address,
    isDeleted: true,
    account: fieldOver<Account | undefined>(undefined),
    code: fieldOver(EMPTY_BYTES),
    marker: fieldOver(false),
    cells: new Map(),
  }
}

/** A writable state over another one. */
export interface Overlay extends WritableState {
  readonly below: StateView
  /** Returns {@link WritableState.changes} in steps of less than 2 ms. */
  changesInPieces(): Generator<void, StateChanges>
  /** Writes to another state what was written here. */
  writeTo(target: Overlay): void
  /** Drops values that were only read from below. Not allowed inside a checkpoint. */
  forgetReads(): void
}

/**
 * Creates a writable state over one that must not change meanwhile. Values read from below are cached for the lifetime
 * of the overlay (a block or a call) or until they are dropped. The cost of a checkpoint is proportional to the changes
 * after it.
 */
export function createOverlay(below: StateView): Overlay {
  const entries = new Map<string, OverlayEntry>()
  const journal = createJournal()

  // Consecutive accesses to an account often use the same (immutable) array, so entries keep a reference to it.
  let lastAddress: Bytes | undefined
  let lastName = ''
  const nameOf = (address: Bytes): string => {
    if (address !== lastAddress) {
      lastAddress = address
      lastName = mapKey(address)
    }
    return lastName
  }

  const entryOf = (address: Bytes): OverlayEntry => {
    const name = nameOf(address)
    const known = entries.get(name)
    if (known !== undefined) return known
    const entry = createEntry(address)
    entries.set(name, entry)
    return entry
  }

  const cellOf = (entry: OverlayEntry, slot: Bytes): Cell => {
    const name = mapKey(slot)
    const known = entry.cells.get(name)
    if (known !== undefined) return known
    const field = entry.isDeleted ? fieldOver<Bytes | undefined>(undefined) : unknownField<Bytes | undefined>()
    const cell = { slot, field }
    entry.cells.set(name, cell)
    return cell
  }

  return {
    below,
    getAccount: (address) => readField(entryOf(address).account, () => below.getAccount(address)),
    getStorage: (address, slot) =>
      readField(cellOf(entryOf(address), slot).field, () => below.getStorage(address, slot)),
    getCode(address) {
      const { code, account } = entryOf(address)
      return readField(code, () => (isAbsent(account) ? EMPTY_BYTES : below.getCode(address)))
    },
    isContract: (address) => readField(entryOf(address).marker, () => below.isContract(address)),
    putAccount: (address, account) => writeField(entryOf(address).account, account, journal),
    putStorage(address, slot, value) {
      const kept = value !== undefined && value.length > 0 ? value : undefined
      writeField(cellOf(entryOf(address), slot).field, kept, journal)
    },
    putCode: (address, code) => writeField(entryOf(address).code, code, journal),
    markContract: (address) => writeField(entryOf(address).marker, true, journal),
    deleteAccount(address) {
      const name = mapKey(address)
      const before = entryOf(address)
      journal.record(() => entries.set(name, before))
      entries.set(name, createDeletedEntry(address))
    },
    checkpoint: journal.checkpoint,
    commit: journal.commit,
    revert: journal.revert,
    changes: () => collectChanges(entries.values()),
    changesInPieces: () => collectInPieces(entries.values()),
    writeTo(target) {
      for (const entry of entries.values()) writeEntry(entry, target)
    },
    forgetReads() {
      for (const [name, entry] of entries) {
        for (const [slot, { field }] of entry.cells) if (field.written === undefined) entry.cells.delete(slot)
        if (!isWritten(entry)) entries.delete(name)
      }
    },
  }
}

function writeEntry({ address, isDeleted, account, code, marker, cells }: OverlayEntry, target: Overlay): void {
  if (isDeleted) target.deleteAccount(address)
  if (account.written?.value !== undefined) target.putAccount(address, account.written.value)
  if (code.written !== undefined) target.putCode(address, code.written.value)
  if (marker.written?.value === true) target.markContract(address)
  for (const { slot, field } of cells.values()) {
    if (field.written !== undefined) target.putStorage(address, slot, field.written.value)
  }
}

function isWritten({ isDeleted, account, code, marker, cells }: OverlayEntry): boolean {
  return isDeleted || cells.size > 0 || [account, code, marker].some(({ written }) => written !== undefined)
}

/** Returns whether the account is known to be absent below, in which case its code is absent as well. */
function isAbsent({ below }: Field<Account | undefined>): boolean {
  return below !== undefined && below.value === undefined
}

function collectChanges(entries: Iterable<OverlayEntry>): StateChanges {
  const pieces = collectInPieces(entries)
  for (;;) {
    const { done, value } = pieces.next()
    if (done === true) return value
  }
}

/** Number of keys per step. Each needs a hash. */
const CELLS_IN_A_PIECE = 256

function* collectInPieces(entries: Iterable<OverlayEntry>): Generator<void, StateChanges> {
  let count = 0
  const deletedAccounts: Bytes[] = []
  const writes: Array<{ readonly key: Bytes; readonly value: Bytes | undefined }> = []
  for (const { address, isDeleted, account, code, marker, cells } of entries) {
    if (isDeleted) deletedAccounts.push(accountKey(address))
    reportChange(account, equalAccounts, (value) => {
      writes.push({ key: accountKey(address), value: value === undefined ? undefined : encodeAccount(value) })
    })
    reportChange(code, equalBytes, (value) => {
      writes.push({ key: codeKey(address), value: value.length === 0 ? undefined : value })
    })
    reportChange(
      marker,
      (a, b) => a === b,
      () => writes.push({ key: contractMarkerKey(address), value: MARKER_VALUE }),
    )
    if (++count % CELLS_IN_A_PIECE === 0) yield
    for (const { slot, field } of cells.values()) {
      if (++count % CELLS_IN_A_PIECE === 0) yield
      reportChange(field, equalCells, (value) => writes.push({ key: storageKey(address, slot), value }))
    }
  }
  return { deletedAccounts, writes }
}

function equalAccounts(a: Account | undefined, b: Account | undefined): boolean {
  return a?.nonce === b?.nonce && a?.balance === b?.balance
}

function equalCells(a: Bytes | undefined, b: Bytes | undefined): boolean {
  return a === undefined || b === undefined ? a === b : equalBytes(a, b)
}
