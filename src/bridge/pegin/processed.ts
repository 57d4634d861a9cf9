import type { Bytes } from '../../base/bytes.ts'
import { encodeRlp } from '../../base/encodeRlp.ts'
import { fromHex, toHex } from '../../base/hex.ts'
import { minimalBytes } from '../../base/integer.ts'
import { PrecompileFailure } from '../../evm/nativeContracts.ts'
import { type BridgeCall, readAs } from '../bridgeCall.ts'
import {
  cell,
  compareReversed,
  decodeGroups,
  decodeNumber,
  encodeNumber,
  hashedCell,
  readFixed,
  readNumber,
} from '../cell.ts'
import { storedCollection } from '../storedValue.ts'

const HASH_BYTES = 32

/** Before RSKIP-134 all were in one cell, which is looked at to this day. */
const early = storedCollection<Map<string, bigint>>(cell('btcTxHashesAP'), {
  decode: decodeHeights,
  encode: encodeHeights,
  createEmpty: () => new Map(),
})

const processedCell = (hash: Bytes) => hashedCell('btcTxHashAP', toHex(hash).slice(2))

/** The Rootstock block in which a Bitcoin transaction was taken notice of; its hash in the order that people read. */
export async function processedIn(call: BridgeCall, hash: Bytes): Promise<bigint | undefined> {
  const height = (await early.load(call)).get(toHex(hash))
  if (height !== undefined || !call.rules.has('rskip134')) return height
  return readAs(call, processedCell(hash), decodeNumber)
}

/** Notes that a Bitcoin transaction was taken notice of. */
export async function markProcessed(call: BridgeCall, hash: Bytes): Promise<void> {
  const height = BigInt(call.blockNumber)
  if (call.rules.has('rskip134')) call.save(processedCell(hash), encodeNumber(height))
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

/** As methods take it. */
export function parseHash(text: string): Bytes {
  if (!/^[0-9a-f]{64}$/.test(text)) throw new PrecompileFailure('expected the 64 small hexadecimal digits of a hash')
  return fromHex(`0x${text}`)
}
