import { type Bytes, EMPTY_BYTES } from '../base/bytes.ts'
import { encodeRlp } from '../base/encodeRlp.ts'
import { minimalBytes, signedMinimalBytes } from '../base/integer.ts'
import type { Rules } from '../chainspec/rules.ts'
import { keccak256 } from '../crypto/keccak.ts'
import { type Header, hasMergedMining } from './header.ts'

type MiningItems = 'none' | 'header' | 'all'

/** Encodes the header as blocks store and transmit it: uncompressed, with the whole merged mining proof. */
export function encodeHeader(header: Header): Bytes {
  return encodeRlp([...commonItems(header, header.logsBloom), ...extensionItems(header), ...miningItems(header, 'all')])
}

/**
 * Encodes the header for the block hash: compressed, and from RSKIP-92 without merkle proof and coinbase
 * (protocol/blocks#hashes).
 */
export function encodeHeaderForHash(header: Header, rules: Rules): Bytes {
  return encodeCompressed(header, hashedMiningItems(rules))
}

/** Encodes the header for `rsk_getRawBlockHeader...`: uncompressed, with the part of the proof that the hash covers. */
export function encodeRawHeader(header: Header, rules: Rules): Bytes {
  const mining = miningItems(header, hashedMiningItems(rules))
  return encodeRlp([...commonItems(header, header.logsBloom), ...extensionItems(header), ...mining])
}

/** Encodes the header that miners commit to: compressed, without merged mining items. */
export function encodeHeaderForMining(header: Header): Bytes {
  return encodeCompressed(header, 'none')
}

function encodeCompressed(header: Header, mining: MiningItems): Bytes {
  const bloomOrExtension = header.version === 0 ? header.logsBloom : extensionData(header)
  return encodeRlp([...commonItems(header, bloomOrExtension), ...miningItems(header, mining)])
}

/**
 * Returns the item that replaces the bloom in compressed headers of version 1 and 2: the RLP of [version, extension
 * hash] (protocol/blocks#compressed-headers).
 */
export function extensionData(header: Header): Bytes {
  return encodeRlp([Uint8Array.of(header.version), extensionHash(header)])
}

/** Returns the hash of the parts that compressed headers omit: bloom, base event (version 2) and edges. */
export function extensionHash(header: Header): Bytes {
  const event = header.version >= 2 ? [header.baseEvent ?? EMPTY_BYTES] : []
  const edges = header.edges === undefined ? [] : [encodeEdges(header.edges)]
  return keccak256(encodeRlp([keccak256(header.logsBloom), ...event, ...edges]))
}

function hashedMiningItems(rules: Rules): MiningItems {
  return rules.has('rskip92') ? 'header' : 'all'
}

function commonItems(header: Header, bloomOrExtension: Bytes): Bytes[] {
  return [
    header.parentHash,
    header.unclesHash,
    header.coinbase,
    header.stateRoot,
    header.transactionsRoot,
    header.receiptsRoot,
    bloomOrExtension,
    header.difficultyBytes,
    minimalBytes(header.number),
    header.gasLimitBytes,
    minimalBytes(header.gasUsed),
    minimalBytes(header.timestamp),
    header.extraData,
    minimalBytes(header.paidFees),
    signedMinimalBytes(header.minimumGasPrice),
    minimalBytes(header.uncleCount),
    ...(header.ummRoot === undefined ? [] : [header.ummRoot]),
  ]
}

/** Returns the items of uncompressed headers of version 1 and 2. */
function extensionItems(header: Header): Bytes[] {
  if (header.version === 0) return []
  const edges = header.edges === undefined ? [] : [encodeEdges(header.edges)]
  const event = header.version >= 2 ? [header.baseEvent ?? EMPTY_BYTES] : []
  return [Uint8Array.of(header.version), ...edges, ...event]
}

function miningItems(header: Header, which: MiningItems): Bytes[] {
  if (which === 'none' || !hasMergedMining(header)) return []
  if (which === 'header') return [header.bitcoinMergedMiningHeader]
  return [
    header.bitcoinMergedMiningHeader,
    header.bitcoinMergedMiningMerkleProof,
    header.bitcoinMergedMiningCoinbaseTransaction,
  ]
}

/** Edges are 16-bit little-endian numbers, concatenated. */
function encodeEdges(edges: readonly number[]): Bytes {
  const bytes = new Uint8Array(edges.length * 2)
  for (const [index, edge] of edges.entries()) {
    bytes[index * 2] = edge & 0xff
    bytes[index * 2 + 1] = edge >> 8
  }
  return bytes
}
