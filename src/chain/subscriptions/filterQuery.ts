import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { encodeRlp } from '../../base/encodeRlp.ts'
import { bytesToNumber, minimalBytes } from '../../base/integer.ts'
import { decodeRlp, requireList, requireString } from '../../base/rlp.ts'
import type { LogChoice } from '../../primitives/logMatcher.ts'

/** The query of a log filter. */
export interface FilterQuery extends LogChoice {
  /** First block whose logs a poll returns. */
  readonly from: number
  /** Last block whose logs a poll returns; undefined without an end. */
  readonly to: number | undefined
  /** First block of `eth_getFilterLogs`. */
  readonly since: number
  /** The only block of the query, whose logs one poll returns; undefined for a range. */
  readonly blockHash: Bytes | undefined
}

/** Encodes a query for the row of its filter. */
export function encodeFilterQuery({ from, to, since, blockHash, addresses, topics }: FilterQuery): Bytes {
  const end = to === undefined ? [] : [minimalBytes(to)]
  const range = [minimalBytes(from), minimalBytes(since), end, blockHash ?? EMPTY_BYTES]
  return encodeRlp([range, addresses, topics.map((words) => words ?? [])])
}

/** Decodes the result of {@link encodeFilterQuery}. */
export function decodeFilterQuery(encoded: Bytes): FilterQuery {
  const [range, addresses, topics] = requireList(decodeRlp(encoded), 'a filter')
  const [from, since, end, hash] = requireList(range, 'the range')
  const [to] = requireList(end, 'the end')
  const blockHash = requireString(hash, 'the block')
  const readWords = (words: Parameters<typeof requireList>[0]) =>
    requireList(words, 'words').map((word) => requireString(word, 'a word'))
  return {
    from: bytesToNumber(requireString(from, 'the beginning')),
    since: bytesToNumber(requireString(since, 'the beginning')),
    to: to === undefined ? undefined : bytesToNumber(requireString(to, 'the end')),
    blockHash: blockHash.length === 0 ? undefined : blockHash,
    addresses: readWords(addresses),
    topics: requireList(topics, 'the topics').map((words) => {
      const found = readWords(words)
      return found.length === 0 ? undefined : found
    }),
  }
}
