import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { encodeRlp } from '../../base/encodeRlp.ts'
import { bytesToNumber, minimalBytes } from '../../base/integer.ts'
import { decodeRlp, requireList, requireString } from '../../base/rlp.ts'
import type { LogChoice } from '../../primitives/logMatcher.ts'

/** What a log filter looks for. */
export interface FilterQuery extends LogChoice {
  /** Blocks of which logs are told: from here on. */
  readonly from: number
  /** Up to here; undefined: without end. */
  readonly to: number | undefined
  /** Where the range begins of which all logs can be asked. */
  readonly since: number
  /** Or one block, whose logs are told once. */
  readonly blockHash: Bytes | undefined
}

/** As a filter's row keeps it. */
export function encodeFilterQuery({ from, to, since, blockHash, addresses, topics }: FilterQuery): Bytes {
  const end = to === undefined ? [] : [minimalBytes(to)]
  const range = [minimalBytes(from), minimalBytes(since), end, blockHash ?? EMPTY_BYTES]
  return encodeRlp([range, addresses, topics.map((words) => words ?? [])])
}

/** The inverse of {@link encodeFilterQuery}. */
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
