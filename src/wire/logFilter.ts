import type * as Schema from '../../generated/schemas.ts'
import type { Bytes } from '../base/bytes.ts'
import type { LogFilter } from '../chain/api/engine.ts'
import { TooManyLogChoices } from '../chain/api/errors.ts'
import { countChoices, type LogChoice } from '../primitives/logMatcher.ts'
import { parseText } from './blockSelector.ts'
import { parseAddress, parseHash } from './bytes.ts'

/**
 * A filter object (protocol/rpc#log-filters): one block by hash, or a span whose ends are the newest block unless told.
 */
export function parseLogFilter(filter: Schema.LogFilter): LogFilter {
  const hash = filter.blockHash ?? filter.blockhash
  const range: LogFilter['range'] =
    hash === undefined
      ? { kind: 'span', from: parseText(filter.fromBlock ?? 'latest'), to: parseText(filter.toBlock ?? 'latest') }
      : { kind: 'block', hash: parseHash(hash) }
  return { range, ...parseLogChoice(filter) }
}

/** Which logs of a block a filter object means. */
export function parseLogChoice({ address, topics }: Pick<Schema.LogFilter, 'address' | 'topics'>): LogChoice {
  return { addresses: toArray(address).map(parseAddress), topics: toArray(topics).map(parseTopic) }
}

/** A key may keep a thousand filters and subscriptions, so each of them is small. */
const MOST_KEPT_CHOICES = 1024

/** Returns a choice that is to be kept and compared with each block; throws `TooManyLogChoices`. */
export function requireKeepable<T extends LogChoice>(choice: T): T {
  const count = countChoices(choice)
  if (count > MOST_KEPT_CHOICES) throw new TooManyLogChoices(MOST_KEPT_CHOICES, count)
  return choice
}

/**
 * One position of `topics`; where no topic is named, as in a null, an empty list and a list of nulls, anything matches.
 */
function parseTopic(topic: string | null | readonly (string | null)[]): Bytes[] | undefined {
  const words = toArray(topic)
    .filter((choice) => choice !== null)
    .map(parseHash)
  return words.length === 0 ? undefined : words
}

function toArray<T>(value: T | readonly T[] | null | undefined): readonly T[] {
  if (value === undefined || value === null) return []
  return isArray(value) ? value : [value]
}

function isArray<T>(value: T | readonly T[]): value is readonly T[] {
  return Array.isArray(value)
}
