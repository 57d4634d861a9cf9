import type { Piece } from '../base/readyJson.ts'
import { lengthOf, type Text } from '../base/utf8Pieces.ts'
import { ResponseTooLarge } from '../chain/api/errors.ts'
import type { HeldResponses } from './heldResponses.ts'

/** Maximum length of a UTF-16 code unit in UTF-8. */
const MAX_BYTES_OF_CHARACTER = 3
/** Minimum length of a response that is held, in characters. */
const MIN_HELD_LENGTH = 64 * 1024

/**
 * The budget of a response, for all items of a batch together: its own limit in bytes (0: unlimited) and the limit of all held
 * responses. Bytes are counted only for responses that could exceed their limit, and short responses are not held. A class,
 * because every request has a budget.
 */
export class ResponseBudget {
  readonly #limitBytes: number
  readonly #held: HeldResponses
  readonly #group: string
  #uncounted: Piece[] = []
  #maxSpent = 0
  #countedBytes = 0
  #length = 0
  #heldLength = 0
  #isReleased = false

  constructor(limitBytes: number, held: HeldResponses, group: string) {
    this.#limitBytes = limitBytes
    this.#held = held
    this.#group = group
  }

  /**
   * Adds a text to the response and returns it. Throws `ResponseTooLarge` if the response exceeds its limit, `ResponsesExceeded` if
   * all held responses exceed theirs.
   */
  spend<T extends Text>(text: T): T {
    const length = lengthOf(text)
    this.#length += length
    if (this.#length >= MIN_HELD_LENGTH) this.#hold()
    if (this.#limitBytes === 0) return text
    if (typeof text === 'string') this.#uncounted.push(text)
    else this.#uncounted.push(...text)
    this.#maxSpent += length * MAX_BYTES_OF_CHARACTER
    if (this.#maxSpent > this.#limitBytes) this.#count()
    if (this.#maxSpent > this.#limitBytes) throw new ResponseTooLarge(this.#limitBytes)
    return text
  }

  get isHolding(): boolean {
    return this.#heldLength > 0
  }

  /** Called when the response is sent or abandoned. Texts that are added afterwards are not held. */
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
    this.#maxSpent = this.#countedBytes
  }
}
