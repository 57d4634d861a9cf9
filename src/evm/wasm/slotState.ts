import type { Bytes } from '../../base/bytes.ts'
import { type Awaitable, whenThere } from '../../concurrency/maybePromise.ts'
import type { Overlay } from '../../state/overlay.ts'
import type { Account, World } from '../../state/stateView.ts'
import type { StorageSlots } from './storageSlots.ts'

/**
 * The state of one run, for calls whose writes are discarded. Its storage slots are stored in the run's interpreter once it has
 * one. It is a class because each call creates one (docs/decisions/0007).
 */
export class SlotState implements World {
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

  getStorage(address: Bytes, slot: Bytes): Awaitable<Bytes | undefined> {
    const slots = this.#slots
    const entry = slots?.find(address, slot) ?? 0
    if (entry !== 0) return slots?.read(entry)
    if (slots === undefined || this.#isOutside) return this.#overlay.getStorage(address, slot)
    return whenThere(this.#overlay.below.getStorage(address, slot), (value) => {
      slots.add(address, slot, value)
      return value
    })
  }

  putStorage(address: Bytes, slot: Bytes, value: Bytes | undefined): Awaitable<void> {
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

  getAccount(address: Bytes): Awaitable<Account | undefined> {
    return this.#overlay.getAccount(address)
  }

  getCode(address: Bytes): Awaitable<Bytes> {
    return this.#overlay.getCode(address)
  }

  isContract(address: Bytes): Awaitable<boolean> {
    return this.#overlay.isContract(address)
  }

  putAccount(address: Bytes, account: Account): Awaitable<void> {
    return this.#overlay.putAccount(address, account)
  }

  putCode(address: Bytes, code: Bytes): Awaitable<void> {
    return this.#overlay.putCode(address, code)
  }

  markContract(address: Bytes): Awaitable<void> {
    return this.#overlay.markContract(address)
  }

  deleteAccount(): never {
    throw new Error('no account is deleted within a run')
  }

  changes(): never {
    throw new Error('nobody looks at the world of a call afterwards')
  }
}
