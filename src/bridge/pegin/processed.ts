import { type Bytes, HASH_BYTES } from '../../base/bytes.ts'
import { encodeRlp } from '../../base/encodeRlp.ts'
import { fromHex, toHex } from '../../base/hex.ts'
import { minimalBytes } from '../../base/integer.ts'
import { PrecompileFailure } from '../../evm/nativeContracts.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import {
  compareReversed,
  decodeGroups,
  decodeNumber,
  encodeNumber,
  hashedEntry,
  readFixed,
  readNumber,
  storageEntry,
} from '../storageEntry.ts'
import { readEntry, storedCollection } from '../storedValue.ts'

/** Before RSKIP-134 all heights were in one entry. It is still read, and so written. */
const early = storedCollection<Map<string, bigint>>(storageEntry('btcTxHashesAP'), {
  decode: decodeHeights,
  encode: encodeHeights,
  createEmpty: () => new Map(),
})

const processedEntry = (hash: Bytes) => hashedEntry('btcTxHashAP', toHex(hash).slice(2))

/** Returns the Rootstock block that processed a Bitcoin transaction. The hash is in display order. */
export async function processedIn(call: BridgeCall, hash: Bytes): Promise<bigint | undefined> {
  const height = (await early.load(call)).get(toHex(hash))
  if (height !== undefined || !call.rules.has('rskip134')) return height
  return readEntry(call, processedEntry(hash), decodeNumber)
}

/** Marks a Bitcoin transaction as processed in this block. */
export async function markProcessed(call: BridgeCall, hash: Bytes): Promise<void> {
  const height = BigInt(call.blockNumber)
  if (call.rules.has('rskip134')) call.save(processedEntry(hash), encodeNumber(height))
  else (await early.load(call)).set(toHex(hash), height)
}

/** [hash, height, ...] */
function decodeHeights(bytes: Bytes): Map<string, bigint> {
  const pairs = decodeGroups(bytes, 2)
  return new Map(pairs.map(([hash, height]) => [toHex(readFixed(hash, HASH_BYTES)), readNumber(height)]))
}

function encodeHeights(heights: ReadonlyMap<string, bigint>): Bytes {
  const pairs = [...heights].map(([hash, height]) => ({ hash: fromHex(hash), height }))
  pairs.sort((a, b) => compareReversed(a.hash, b.hash))
  return encodeRlp(pairs.flatMap(({ hash, height }) => [hash, minimalBytes(height)]))
}

/** Parses the argument of methods: 64 lowercase hex digits. Throws a `PrecompileFailure`. */
export function parseHash(text: string): Bytes {
  if (!/^[0-9a-f]{64}$/.test(text)) throw new PrecompileFailure('expected the 64 small hexadecimal digits of a hash')
  return fromHex(`0x${text}`)
}
