import type { Bytes } from '../../base/bytes.ts'
import { type MaybePromise, mapMaybePromise } from '../../concurrency/maybePromise.ts'
import type { Overlay } from '../../state/overlay.ts'
import type { Account, WritableState } from '../../state/stateView.ts'
import type { StorageSlots } from './storageSlots.ts'

/**
 * The state of one run, for calls whose writes are discarded. Its storage slots are stored in the run's interpreter once it has
 * one. It is a class because each call creates one (docs/decisions/0007).
 */
export class SlotState implements WritableState {
  readonly #overlay: Overlay
  #slots: StorageSlots | undefined
  #depth = 0
  /** Whether the overlay may have other slots than the state below it. */
  #isOutside = false

  /** `overlay` has no written slots. */
  constructor(overlay: Overlay) {
    this.#overlay = overlay
  }

  /** Called when the run acquires its interpreter. */
  attach(slots: StorageSlots): void {
    this.#slots = slots
    slots.begin(this.#overlay.below)
    for (let i = 0; i < this.#depth; i++) slots.checkpoint()
  }

  /** Called when the run ends, before its interpreter is released. */
  detach(): void {
    this.#slots?.end()
    this.#slots = undefined
  }

  getStorage(address: Bytes, slot: Bytes): MaybePromise<Bytes | undefined> {
    const slots = this.#slots
    const entry = slots?.find(address, slot) ?? 0
    if (entry !== 0) return slots?.read(entry)
    if (slots === undefined || this.#isOutside) return this.#overlay.getStorage(address, slot)
    return mapMaybePromise(this.#overlay.below.getStorage(address, slot), (value) => {
      slots.add(address, slot, value)
      return value
    })
  }

  putStorage(address: Bytes, slot: Bytes, value: Bytes | undefined): MaybePromise<void> {
    const slots = this.#slots
    const entry = slots?.find(address, slot) ?? 0
    if (entry !== 0) return slots?.write(entry, value)
    this.#isOutside = true
    return this.#overlay.putStorage(address, slot, value)
  }

  checkpoint(): void {
    this.#depth++
    this.#slots?.checkpoint()
    this.#overlay.checkpoint()
  }

  commit(): void {
    this.#depth--
    this.#slots?.commit()
    this.#overlay.commit()
  }

  revert(): void {
    this.#depth--
    this.#slots?.revert()
    this.#overlay.revert()
  }

  getAccount(address: Bytes): MaybePromise<Account | undefined> {
    return this.#overlay.getAccount(address)
  }

  getCode(address: Bytes): MaybePromise<Bytes> {
    return this.#overlay.getCode(address)
  }

  isContract(address: Bytes): MaybePromise<boolean> {
    return this.#overlay.isContract(address)
  }

  putAccount(address: Bytes, account: Account): MaybePromise<void> {
    return this.#overlay.putAccount(address, account)
  }

  putCode(address: Bytes, code: Bytes): MaybePromise<void> {
    return this.#overlay.putCode(address, code)
  }

  markContract(address: Bytes): MaybePromise<void> {
    return this.#overlay.markContract(address)
  }

  deleteAccount(): never {
    throw new Error('no account is deleted within a run')
  }

  changes(): never {
    throw new Error('nobody looks at the world of a call afterwards')
  }
}
