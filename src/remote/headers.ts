import { ADDRESS_BYTES, type Bytes, EMPTY_BYTES, equalBytes, HASH_BYTES } from '../base/bytes.ts'
import { toHex } from '../base/hex.ts'
import { minimalBytes, signedMinimalBytes } from '../base/integer.ts'
import type { Network } from '../chainspec/network.ts'
import type { Rules } from '../chainspec/rules.ts'
import { rulesAt } from '../chainspec/rulesAt.ts'
import { checkFallbackSignature, isFallbackMined } from '../primitives/fallbackMining.ts'
import {
  type Header,
  headerVersionAt,
  MAX_BASE_EVENT_BYTES,
  MAX_TIMESTAMP,
  NO_UNCLES_HASH,
} from '../primitives/header.ts'
import { hashHeader } from '../primitives/headerHash.ts'
import { checkHeaderWork } from '../primitives/proofOfWork.ts'
import { type Fields, readFields } from './fields.ts'
import type { JsonValue } from './json.ts'

/** A header that was rebuilt, with its hash. */
export interface RemoteHeader {
  readonly header: Header
  readonly hash: Bytes
  readonly rules: Rules
}

type BlockKind = 'block' | 'uncle'

/** Maximum length of data in a header, which is hashed once for each variant. */
const MAX_DATA_BYTES = 64 * 1024
const BLOOM_BYTES = 256
/** Maximum number of uncles of a block, as in the decoder of blocks. */
export const MAX_UNCLES = 32
/** Maximum number of uncles of a valid block. */
const MAX_VALID_UNCLES = 10
const MAX_EDGES = 16
const MAX_EDGE = 2 ** 16 - 1

/** Returns the name of a block in messages. */
export function nameOf(json: JsonValue, kind: BlockKind): string {
  const fields = readFields(json, kind)
  return `${kind} ${fields.number('number')} (${toHex(fields.exactly('hash', HASH_BYTES))})`
}

/**
 * Rebuilds the header of a block or an uncle from its JSON, and checks its hash and its proof of work. Throws
 * `WrongAnswer`.
 */
export function toHeader(json: JsonValue, network: Network, kind: BlockKind = 'block'): RemoteHeader {
  const fields = readFields(json, nameOf(json, kind))
  const hash = fields.exactly('hash', HASH_BYTES)
  const number = fields.number('number')
  const rules = rulesAt(network, number)
  const header = variantsOf(readHeader(fields, number, rules), network, kind).find((variant) =>
    equalBytes(hashHeader(variant, rules), hash),
  )
  if (header === undefined) throw fields.wrong('hash', 'is not that of the other members')
  const flaw = number === 0 ? undefined : findFlaw(header, rules, network)
  if (flaw !== undefined) throw fields.wrong('bitcoinMergedMiningHeader', `has no valid proof of work: ${flaw}`)
  return { header, hash, rules }
}

/** Checks what the hash does not cover: from RSKIP-92 on, the merkle proof and the coinbase. */
function findFlaw(header: Header, rules: Rules, network: Network): string | undefined {
  return isFallbackMined(header, rules, network)
    ? checkFallbackSignature(header, rules)
    : checkHeaderWork(header, rules)
}

function readHeader(fields: Fields, number: number, rules: Rules): Header {
  const difficulty = fields.quantity('difficulty')
  const gasLimit = fields.quantity('gasLimit')
  return {
    parentHash: fields.exactly('parentHash', HASH_BYTES),
    unclesHash: fields.exactly('sha3Uncles', HASH_BYTES),
    coinbase: fields.exactly('miner', ADDRESS_BYTES),
    stateRoot: fields.exactly('stateRoot', HASH_BYTES),
    transactionsRoot: fields.exactly('transactionsRoot', HASH_BYTES),
    receiptsRoot: fields.exactly('receiptsRoot', HASH_BYTES),
    logsBloom: fields.exactly('logsBloom', BLOOM_BYTES),
    difficulty,
    difficultyBytes: signedMinimalBytes(difficulty),
    number,
    gasLimit,
    gasLimitBytes: minimalBytes(gasLimit),
    gasUsed: fields.quantity('gasUsed'),
    timestamp: fields.number('timestamp', MAX_TIMESTAMP),
    extraData: fields.data('extraData', MAX_DATA_BYTES),
    paidFees: fields.quantityOrZero('paidFees'),
    minimumGasPrice: fields.quantityOrZero('minimumGasPrice'),
    uncleCount: fields.list('uncles', MAX_UNCLES).length,
    ...readExtension(fields, rules),
    bitcoinMergedMiningHeader: fields.dataOrEmpty('bitcoinMergedMiningHeader', MAX_DATA_BYTES),
    bitcoinMergedMiningMerkleProof: fields.dataOrEmpty('bitcoinMergedMiningMerkleProof', MAX_DATA_BYTES),
    bitcoinMergedMiningCoinbaseTransaction: fields.dataOrEmpty(
      'bitcoinMergedMiningCoinbaseTransaction',
      MAX_DATA_BYTES,
    ),
  }
}

function readExtension(fields: Fields, rules: Rules) {
  const version = headerVersionAt(rules)
  const baseEvent = fields.dataOrEmpty('baseEvent', MAX_BASE_EVENT_BYTES)
  return {
    version,
    ...(rules.has('rskipUmm') ? { ummRoot: EMPTY_BYTES } : {}), // JSON does not show it: no block of a public network has one
    ...(version >= 1 && rules.has('rskip144') ? { edges: readEdges(fields) } : {}),
    ...(version >= 2 ? { baseEvent } : {}),
  }
}

function readEdges(fields: Fields): number[] {
  if (fields.isAbsent('rskPteEdges')) return []
  return fields.list('rskPteEdges', MAX_EDGES).map((edge) => {
    if (typeof edge === 'number' && Number.isInteger(edge) && edge >= 0 && edge <= MAX_EDGE) return edge
    throw fields.wrong('rskPteEdges', 'has an item that is not a 16-bit number')
  })
}

/** Returns the headers that have the same JSON. It hides some bytes that the hash covers. */
function variantsOf(header: Header, network: Network, kind: BlockKind): Header[] {
  const counts = kind === 'block' ? [header.uncleCount] : uncleCountsOf(header)
  const variants = counts.map((uncleCount) => ({ ...header, uncleCount }))
  // The reference node's miner writes the gas limit in two's complement.
  const gasLimitBytes = signedMinimalBytes(header.gasLimit)
  if (gasLimitBytes.length > header.gasLimitBytes.length) {
    variants.push(...variants.map((variant) => ({ ...variant, gasLimitBytes })))
  }
  // The genesis file has leading zeros.
  const { difficultyBytes } = network.genesis
  return header.number === 0 ? variants.map((variant) => ({ ...variant, difficultyBytes })) : variants
}

/** The JSON of an uncle may lack its own uncles. */
function uncleCountsOf({ uncleCount, unclesHash }: Header): number[] {
  if (uncleCount > 0 || equalBytes(unclesHash, NO_UNCLES_HASH)) return [uncleCount]
  return Array.from({ length: MAX_VALID_UNCLES }, (_, index) => index + 1)
}
