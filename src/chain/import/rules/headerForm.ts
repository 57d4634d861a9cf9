import { equalBytes } from '../../../base/bytes.ts'
import { bytesToBigint, signedMinimalBytes } from '../../../base/integer.ts'
import { BITCOIN_HEADER_BYTES } from '../../../bitcoin/header.ts'
import { CONSTANTS } from '../../../chainspec/constants.ts'
import {
  type Header,
  headerVersionAt,
  MAX_BASE_EVENT_BYTES,
  MAX_TIMESTAMP,
  MAX_UNCLE_COUNT,
} from '../../../primitives/header.ts'
import { type Breach, type HeaderSubject, unlessAtMost } from './rule.ts'

// Decoding refuses most of this as well, but blocks are also imported as objects.

const LENGTHS = [
  ['parentHash', 32],
  ['unclesHash', 32],
  ['coinbase', 20],
  ['stateRoot', 32],
  ['transactionsRoot', 32],
  ['receiptsRoot', 32],
  ['logsBloom', 256],
] as const

/** Hashes, addresses and blooms have their lengths, and numbers equal their encodings (protocol/blocks#header-fields). */
export function fieldForm({ header }: HeaderSubject): Breach | undefined {
  for (const [name, length] of LENGTHS) {
    const found = header[name].length
    if (found !== length) return { expected: `${length} bytes of ${name}`, found: `${found} bytes` }
  }
  return numberForm(header)
}

function numberForm(header: Header): Breach | undefined {
  const { difficulty, difficultyBytes, gasLimit, gasLimitBytes, uncleCount, timestamp } = header
  const shortest = signedMinimalBytes(difficulty)
  if (!equalBytes(difficultyBytes, shortest)) return { expected: shortest, found: difficultyBytes }
  const limit = bytesToBigint(gasLimitBytes)
  if (limit !== gasLimit) return { expected: gasLimit, found: limit }
  return unlessAtMost(MAX_UNCLE_COUNT, uncleCount) ?? unlessAtMost(MAX_TIMESTAMP, timestamp)
}

/** The header's version is the one of its height (RSKIP-351, RSKIP-535). */
export function headerVersion({ header, rules }: HeaderSubject): Breach | undefined {
  const expected = headerVersionAt(rules)
  return header.version === expected ? undefined : { expected, found: header.version }
}

/** RSKIP-UMM: the field exists from the rule's height, with 0 or 20 bytes. */
export function ummRoot({ header, rules }: HeaderSubject): Breach | undefined {
  const found = header.ummRoot?.length
  const isExpected = rules.has('rskipUmm') ? found === 0 || found === 20 : found === undefined
  if (isExpected) return undefined
  return { expected: rules.has('rskipUmm') ? '0 or 20 bytes' : 'none', found: describeLength(found) }
}

/** RSKIP-144 with RSKIP-351: the field exists, also without parallel lists. */
export function edgesPresence({ header, rules }: HeaderSubject): Breach | undefined {
  const expected = rules.has('rskip144') && rules.has('rskip351')
  const found = header.edges !== undefined
  return expected === found ? undefined : { expected: describePresence(expected), found: describePresence(found) }
}

/** RSKIP-535: the field exists from version 2, with at most 128 bytes and any content. */
export function baseEvent({ header, rules }: HeaderSubject): Breach | undefined {
  const found = header.baseEvent?.length
  const mayHave = headerVersionAt(rules) >= 2
  const isExpected = mayHave ? found !== undefined && found <= MAX_BASE_EVENT_BYTES : found === undefined
  if (isExpected) return undefined
  return { expected: mayHave ? `at most ${MAX_BASE_EVENT_BYTES} bytes` : 'none', found: describeLength(found) }
}

/** RSKIP-98: the Bitcoin header has 80 bytes; before, a signature may replace it. */
export function bitcoinHeaderSize({ header, rules }: HeaderSubject): Breach | undefined {
  const found = header.bitcoinMergedMiningHeader.length
  if (!rules.has('rskip98') || found === BITCOIN_HEADER_BYTES) return undefined
  return { expected: `${BITCOIN_HEADER_BYTES} bytes`, found: describeLength(found) }
}

/** The extra data has its maximum length; not checked for uncles. */
export function extraData({ header }: HeaderSubject): Breach | undefined {
  return unlessAtMost(CONSTANTS.maximumExtraDataBytes, header.extraData.length)
}

const describeLength = (length: number | undefined) => (length === undefined ? 'none' : `${length} bytes`)
const describePresence = (isThere: boolean) => (isThere ? 'edges' : 'none')
