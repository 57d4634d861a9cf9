import { ResponsesExceeded } from './refusals.ts'

/**
 * The characters of all long responses that are being created or wait to be sent. Beyond the limit, a group (a key) is refused
 * that exceeds its share: the limit divided by the number of groups that hold characters, plus one.
 */
export class HeldResponses {
  readonly #limit: number
  readonly #groups = new Map<string, number>()
  #sum = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  get size(): number {
    return this.#sum
  }

  /** Adds `length` characters of a group. Throws `ResponsesExceeded` if they exceed the limit, and then adds none. */
  hold(group: string, length: number): void {
    const own = (this.#groups.get(group) ?? 0) + length
    const share = this.#limit / (1 + this.#groups.size)
    if (this.#sum + length > this.#limit && own > share) throw new ResponsesExceeded()
    this.#groups.set(group, own)
    this.#sum += length
  }

  /** Removes `length` characters of a group. */
  release(group: string, length: number): void {
    const left = (this.#groups.get(group) ?? 0) - length
    if (left > 0) this.#groups.set(group, left)
    else this.#groups.delete(group)
    this.#sum -= length
  }
}
