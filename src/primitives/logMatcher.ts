import type { Bytes } from '../base/bytes.ts'
import { bytesToText } from '../base/bytesToText.ts'
import { createBloomTest } from './bloom.ts'
import type { Log } from './log.ts'

/** The addresses and topics that a filter matches. */
export interface LogChoice {
  /** Empty: any address. */
  readonly addresses: readonly Bytes[]
  /** Position i: the allowed values of topic i; undefined: any value. */
  readonly topics: readonly (readonly Bytes[] | undefined)[]
}

/** The parts of a log that filters compare, as strings: equal bytes have equal names. */
export interface LogNames {
  readonly address: string
  readonly topics: readonly string[]
}

/** Returns the names of a log. */
export function namesOf({ address, topics }: Pick<Log, 'address' | 'topics'>): LogNames {
  return { address: nameOf(address), topics: topics.map(nameOf) }
}

const nameOf = (bytes: Bytes): string => bytesToText(bytes, 'latin1')

/** Returns the number of addresses and topics of a choice. */
export function countChoices({ addresses, topics }: LogChoice): number {
  return topics.reduce((sum, words) => sum + (words?.length ?? 0), addresses.length)
}

/** Allowed names of one part of a log. */
interface Choices {
  readonly names: ReadonlySet<string>
  mayBeIn(bloom: Bytes): boolean
}

/** Matches logs with a filter. The time per log does not depend on the number of addresses and topics. */
export class LogMatcher {
  readonly #addresses: Choices | undefined
  readonly #topics: readonly (Choices | undefined)[]

  constructor({ addresses, topics }: LogChoice) {
    this.#addresses = toChoices(addresses)
    this.#topics = topics.map(toChoices)
  }

  /** Returns false if no log of a block with this bloom matches. */
  mayMatch(bloom: Bytes): boolean {
    return [this.#addresses, ...this.#topics].every((choices) => choices?.mayBeIn(bloom) ?? true)
  }

  matches({ address, topics }: LogNames): boolean {
    if (this.#addresses?.names.has(address) === false) return false
    return this.#topics.every((choices, index) => choices?.names.has(topics[index] ?? '') ?? true)
  }
}

function toChoices(values: readonly Bytes[] = []): Choices | undefined {
  if (values.length === 0) return undefined
  return { names: new Set(values.map(nameOf)), mayBeIn: createBloomTest(values) }
}
