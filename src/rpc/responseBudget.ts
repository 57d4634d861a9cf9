import type { Piece } from '../base/readyJson.ts'
import { lengthOf, type Text } from '../base/utf8Pieces.ts'
import { ResponseTooLarge } from '../chain/api/errors.ts'
import type { HeldAnswers } from './heldAnswers.ts'

/** The most that UTF-8 makes of one of a string's characters. */
const MAX_BYTES_OF_CHARACTER = 3
/** Shorter answers are not held: to count them would cost as much as to make them. */
const HELD_FROM_LENGTH = 64 * 1024

/**
 * What one answer may take, a batch's items together: of its own limit in bytes (0 is no bound), and of what all answers
 * hold together. Few come near either, so bytes are counted only where they could, and short answers are not held. (A
 * class, because every request has one.)
 */
export class ResponseBudget {
  readonly #limitBytes: number
  readonly #held: HeldAnswers
  readonly #group: string
  #uncounted: Piece[] = []
  #spentAtMost = 0
  #countedBytes = 0
  #length = 0
  #heldLength = 0
  #isReleased = false

  constructor(limitBytes: number, held: HeldAnswers, group: string) {
    this.#limitBytes = limitBytes
    this.#held = held
    this.#group = group
  }

  /**
   * The same again; throws `ResponseTooLarge` when the answer has become too long with it, `AnswersExceeded` when all
   * together have.
   */
  spend<T extends Text>(text: T): T {
    const length = lengthOf(text)
    this.#length += length
    if (this.#length >= HELD_FROM_LENGTH) this.#hold()
    if (this.#limitBytes === 0) return text
    if (typeof text === 'string') this.#uncounted.push(text)
    else this.#uncounted.push(...text)
    this.#spentAtMost += length * MAX_BYTES_OF_CHARACTER
    if (this.#spentAtMost > this.#limitBytes) this.#count()
    if (this.#spentAtMost > this.#limitBytes) throw new ResponseTooLarge(this.#limitBytes)
    return text
  }

  get isHolding(): boolean {
    return this.#heldLength > 0
  }

  /** The answer is out, or never will be; what is still made for one that was given up goes nowhere. */
  release(): void {
    this.#isReleased = true
    if (this.#heldLength > 0) this.#held.release(this.#group, this.#heldLength)
    this.#heldLength = 0
  }

  #hold(): void {
    if (this.#isReleased) return
    this.#held.hold(this.#group, this.#length - this.#heldLength)
    this.#heldLength = this.#length
  }

  #count(): void {
    for (const piece of this.#uncounted) this.#countedBytes += Buffer.byteLength(piece)
    this.#uncounted = []
    this.#spentAtMost = this.#countedBytes
  }
}
