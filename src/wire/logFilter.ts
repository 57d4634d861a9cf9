import type * as Schema from '../../generated/schemas.ts'
import type { Bytes } from '../base/bytes.ts'
import type { LogFilter } from '../chain/api/engine.ts'
import { TooManyLogChoices } from '../chain/api/errors.ts'
import type { Network } from '../chainspec/network.ts'
import { countChoices, type LogChoice } from '../primitives/logMatcher.ts'
import { parseText } from './blockSelector.ts'
import { parseAddress, parseHash } from './bytes.ts'

/**
 * Parses a filter object (protocol/rpc#log-filters): one block by hash, or a span whose ends are the newest block by
 * default.
 */
export function parseLogFilter(filter: Schema.LogFilter, network: Pick<Network, 'compat'>): LogFilter {
  const hash = filter.blockHash ?? filter.blockhash
  const range: LogFilter['range'] =
    hash === undefined
      ? { kind: 'span', from: parseText(filter.fromBlock ?? 'latest'), to: parseText(filter.toBlock ?? 'latest') }
      : { kind: 'block', hash: parseHash(hash) }
  return { range, ...parseLogChoice(filter, network) }
}

/** Parses addresses and topics of a filter object. */
export function parseLogChoice(
  { address, topics }: Pick<Schema.LogFilter, 'address' | 'topics'>,
  { compat }: Pick<Network, 'compat'>,
): LogChoice {
  const nullMatchesAny = compat === 'ethereum'
  return {
    addresses: toArray(address).map(parseAddress),
    topics: toArray(topics).map((topic) => parseTopic(topic, { nullMatchesAny })),
  }
}

/** Max addresses and topics of a filter or subscription, of which a key may have a thousand. */
const MAX_STORED_CHOICES = 1024

/** Returns a choice of a filter or subscription; throws `TooManyLogChoices`. */
export function requireFewChoices<T extends LogChoice>(choice: T): T {
  const count = countChoices(choice)
  if (count > MAX_STORED_CHOICES) throw new TooManyLogChoices(MAX_STORED_CHOICES, count)
  return choice
}

/**
 * Parses one position of `topics`; undefined, which matches any topic, for null, an empty list and a list of nulls. A null beside
 * topics is ignored, as in the reference node, or matches any topic, as in geth.
 */
function parseTopic(
  topic: string | null | readonly (string | null)[],
  { nullMatchesAny }: { readonly nullMatchesAny: boolean },
): Bytes[] | undefined {
  if (nullMatchesAny && toArray(topic).includes(null)) return undefined
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
