import { AnswersExceeded } from './refusals.ts'

/**
 * What all long answers hold that are being made or wait to be sent. Beyond the limit a group (a key) is refused that has
 * its share of it: the limit divided among all who hold something, and one more.
 */
export class HeldAnswers {
  readonly #limit: number
  readonly #groups = new Map<string, number>()
  #sum = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  get size(): number {
    return this.#sum
  }

  /** Throws `AnswersExceeded` when there is no room for so many characters more; then nothing is held. */
  hold(group: string, length: number): void {
    const own = (this.#groups.get(group) ?? 0) + length
    const share = this.#limit / (1 + this.#groups.size)
    if (this.#sum + length > this.#limit && own > share) throw new AnswersExceeded()
    this.#groups.set(group, own)
    this.#sum += length
  }

  release(group: string, length: number): void {
    const left = (this.#groups.get(group) ?? 0) - length
    if (left > 0) this.#groups.set(group, left)
    else this.#groups.delete(group)
    this.#sum -= length
  }
}
