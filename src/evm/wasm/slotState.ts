import type { Bytes } from '../../base/bytes.ts'
import { type Awaitable, whenThere } from '../../concurrency/maybePromise.ts'
import type { Overlay } from '../../state/overlay.ts'
import type { Account, World } from '../../state/stateView.ts'
import type { Cells } from './storageSlots.ts'

/**
 * The world of one run, whose cells lie in the run's machine as soon as it has one. Nobody sees it afterwards. A class, because
 * every call makes one: an object of closures took a tenth of a short call.
 */
export class CellWorld implements World {
  private readonly overlay: Overlay
  private cells: Cells | undefined
  private depth = 0
  /** Whether the overlay may have other cells than what lies below it. */
  private isOutside = false

  /** A world over `overlay`, in which no cell was written. */
  constructor(overlay: Overlay) {
    this.overlay = overlay
  }

  /** The run has got a machine. */
  attach(cells: Cells): void {
    this.cells = cells
    cells.begin(this.overlay.below)
    for (let i = 0; i < this.depth; i++) cells.checkpoint()
  }

  /** The run is over, and the machine somebody else's. */
  detach(): void {
    this.cells?.end()
    this.cells = undefined
  }

  getStorage(address: Bytes, slot: Bytes): Awaitable<Bytes | undefined> {
    const { cells, overlay } = this
    const known = cells?.find(address, slot) ?? 0
    if (known !== 0) return cells?.read(known)
    if (cells === undefined || this.isOutside) return overlay.getStorage(address, slot)
    return whenThere(overlay.below.getStorage(address, slot), (value) => {
      cells.add(address, slot, value)
      return value
    })
  }

  putStorage(address: Bytes, slot: Bytes, value: Bytes | undefined): Awaitable<void> {
    const { cells } = this
    const known = cells?.find(address, slot) ?? 0
    if (known !== 0) return cells?.write(known, value)
    this.isOutside = true
    return this.overlay.putStorage(address, slot, value)
  }

  checkpoint(): void {
    this.depth++
    this.cells?.checkpoint()
    this.overlay.checkpoint()
  }

  commit(): void {
    this.depth--
    this.cells?.commit()
    this.overlay.commit()
  }

  revert(): void {
    this.depth--
    this.cells?.revert()
    this.overlay.revert()
  }

  getAccount(address: Bytes): Awaitable<Account | undefined> {
    return this.overlay.getAccount(address)
  }

  getCode(address: Bytes): Awaitable<Bytes> {
    return this.overlay.getCode(address)
  }

  isContract(address: Bytes): Awaitable<boolean> {
    return this.overlay.isContract(address)
  }

  putAccount(address: Bytes, account: Account): Awaitable<void> {
    return this.overlay.putAccount(address, account)
  }

  putCode(address: Bytes, code: Bytes): Awaitable<void> {
    return this.overlay.putCode(address, code)
  }

  markContract(address: Bytes): Awaitable<void> {
    return this.overlay.markContract(address)
  }

  deleteAccount(): never {
    throw new Error('no account is deleted within a run')
  }

  changes(): never {
    throw new Error('nobody looks at the world of a call afterwards')
  }
}
