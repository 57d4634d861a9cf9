import { type Bytes, EMPTY_BYTES } from '../base/bytes.ts'
import { bytesToBigint, signedMinimalBytes } from '../base/integer.ts'
import { decodeRlp, RlpError, type RlpItem, requireList, requireString } from '../base/rlp.ts'
import { BITCOIN_HEADER_BYTES } from '../bitcoin/header.ts'
import type { Network } from '../chainspec/network.ts'
import type { Rules } from '../chainspec/rules.ts'
import { rulesAt } from '../chainspec/rulesAt.ts'
import { type Header, headerVersionAt } from './header.ts'
import {
  readBaseEvent,
  readEdges,
  readExactly,
  readNumber,
  readNumberBytes,
  readRoot,
  readSigned,
  readTimestamp,
  readUmmRoot,
  readUncleCount,
  requireVersion,
} from './headerItems.ts'

const COMMON_ITEMS = 16
const MINING_ITEMS = 3
const NUMBER_INDEX = 8
/**
 * Maximum number of items that are decoded, the list included: more than any header has, so that the error can name the
 * number.
 */
const MOST_ITEMS = 64

type OptionalItem = 'ummRoot' | 'version' | 'edges' | 'baseEvent'

/**
 * Decodes the header from the RLP that blocks store and transmit (uncompressed, with the whole proof). Throws
 * `RlpError`.
 */
export function decodeHeader(bytes: Bytes, network: Network): Header {
  return readHeader(decodeRlp(bytes, MOST_ITEMS), network)
}

/**
 * Reads a header from an item of a decoded block, like {@link decodeHeader}. The meaning of its items depends on the
 * rules at its height (protocol/blocks#decoding).
 */
export function readHeader(item: RlpItem, network: Network): Header {
  const items = requireList(item, 'header')
  const number = readNumber(items[NUMBER_INDEX], 'number')
  const rules = rulesAt(network, number)
  const optional = listOptionalItems(items.length, rules)
  const mining = items.slice(COMMON_ITEMS + optional.length)
  return {
    ...readCommonItems(items, number),
    ...readOptionalItems(items.slice(COMMON_ITEMS), optional, rules),
    ...(mining.length === 0
      ? NO_MINING
      : readMiningItems(mining, { isBitcoinHeader: rules.has('rskip98') && number > 0 })),
  }
}

/** Returns the optional items that a header of `length` items has, in order. */
function listOptionalItems(length: number, rules: Rules): readonly OptionalItem[] {
  const version = headerVersionAt(rules)
  const optional: OptionalItem[] = []
  if (rules.has('rskipUmm')) optional.push('ummRoot')
  if (version >= 1) optional.push('version')
  if (version >= 1 && rules.has('rskip144')) optional.push('edges')
  if (version >= 2) optional.push('baseEvent')
  const hasLengthOf = (count: number) =>
    length === COMMON_ITEMS + count || length === COMMON_ITEMS + count + MINING_ITEMS
  if (hasLengthOf(optional.length)) return optional
  if (version >= 2 && !rules.has('baseEventRequired') && hasLengthOf(optional.length - 1)) return optional.slice(0, -1)
  const expected = COMMON_ITEMS + optional.length
  throw new RlpError(`header should have ${expected} or ${expected + MINING_ITEMS} items, but has ${length}`)
}

function readCommonItems(items: readonly RlpItem[], number: number) {
  const difficultyBytes = readNumberBytes(items[7], 'difficulty')
  const difficulty = readSigned(items[7], 'difficulty')
  const gasLimitBytes = readNumberBytes(items[9], 'gas limit')
  return {
    parentHash: readExactly(items[0], 32, 'parent hash'),
    unclesHash: readExactly(items[1], 32, 'uncles hash'),
    coinbase: readExactly(items[2], 20, 'coinbase'),
    stateRoot: readRoot(items[3], 'state root'),
    transactionsRoot: readRoot(items[4], 'transactions root'),
    receiptsRoot: readRoot(items[5], 'receipts root'),
    logsBloom: readExactly(items[6], 256, 'bloom'),
    difficulty,
    // Only genesis files have their own form; later headers are hashed with the shortest form.
    difficultyBytes: number === 0 ? difficultyBytes : signedMinimalBytes(difficulty),
    number,
    gasLimit: bytesToBigint(gasLimitBytes),
    gasLimitBytes,
    gasUsed: bytesToBigint(readNumberBytes(items[10], 'gas used')),
    timestamp: readTimestamp(items[11]),
    extraData: requireString(items[12], 'header extra data'),
    paidFees: bytesToBigint(readNumberBytes(items[13], 'paid fees')),
    minimumGasPrice: readSigned(items[14], 'minimum gas price'),
    uncleCount: readUncleCount(items[15]),
  }
}

function readOptionalItems(items: readonly RlpItem[], names: readonly OptionalItem[], rules: Rules) {
  const version = headerVersionAt(rules)
  if (names.includes('version')) requireVersion(items[names.indexOf('version')], version)
  const event = names.includes('baseEvent') ? readBaseEvent(items[names.indexOf('baseEvent')]) : EMPTY_BYTES
  return {
    version,
    ...(names.includes('ummRoot') ? { ummRoot: readUmmRoot(items[names.indexOf('ummRoot')]) } : {}),
    ...(names.includes('edges') ? { edges: readEdges(items[names.indexOf('edges')]) } : {}),
    ...(version >= 2 ? { baseEvent: event } : {}),
  }
}

const NO_MINING = {
  bitcoinMergedMiningHeader: EMPTY_BYTES,
  bitcoinMergedMiningMerkleProof: EMPTY_BYTES,
  bitcoinMergedMiningCoinbaseTransaction: EMPTY_BYTES,
}

function readMiningItems(
  [header, proof, coinbase]: readonly RlpItem[],
  { isBitcoinHeader }: { readonly isBitcoinHeader: boolean },
): typeof NO_MINING {
  const bitcoinHeader = requireString(header, 'merged mining header')
  if (isBitcoinHeader && bitcoinHeader.length !== BITCOIN_HEADER_BYTES) {
    throw new RlpError(`merged mining header should have 80 bytes, but has ${bitcoinHeader.length}`)
  }
  return {
    bitcoinMergedMiningHeader: bitcoinHeader,
    bitcoinMergedMiningMerkleProof: requireString(proof, 'merged mining merkle proof'),
    bitcoinMergedMiningCoinbaseTransaction: requireString(coinbase, 'merged mining coinbase'),
  }
}
