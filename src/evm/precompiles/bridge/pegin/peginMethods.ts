import type { Bytes } from '../../../../base/bytes.ts'
import { fromHex, toHex } from '../../../../base/hex.ts'
import { PrecompileFailure } from '../../precompile.ts'
import { type BridgeCall, readAs } from '../bridgeCall.ts'
import { cell, decodeGroups, decodeNumber, EMPTY_LIST, hashedCell, readFixed, readNumber } from '../cell.ts'

const HASH_BYTES = 32
const NOT_PROCESSED = -1n

/** Satoshis that must be sent at least. */
export function minimumPegIn({ constants, rules }: BridgeCall): bigint {
  const { minimum, minimumFromRskip219 } = constants.pegIn
  return rules.has('rskip219') ? minimumFromRskip219 : minimum
}

export async function isProcessed(call: BridgeCall, hash: string): Promise<boolean> {
  return (await processedIn(call, parseHash(hash))) !== undefined
}

export async function processedHeight(call: BridgeCall, hash: string): Promise<bigint> {
  return (await processedIn(call, parseHash(hash))) ?? NOT_PROCESSED
}

/** The Rootstock block in which a Bitcoin transaction was taken notice of; its hash in the order that people read. */
export async function processedIn(call: BridgeCall, hash: Bytes): Promise<bigint | undefined> {
  const early = cell('btcTxHashesAP')
  const heights = await readAs(call, early, decodeHeights)
  call.save(early, (await call.read(early)) ?? EMPTY_LIST)
  const height = heights?.get(toHex(hash))
  if (height !== undefined || !call.rules.has('rskip134')) return height
  return readAs(call, hashedCell('btcTxHashAP', toHex(hash).slice(2)), decodeNumber)
}

/** [hash, height, ...] */
function decodeHeights(bytes: Bytes): Map<string, bigint> {
  const pairs = decodeGroups(bytes, 2)
  return new Map(pairs.map(([hash, height]) => [toHex(readFixed(hash, HASH_BYTES)), readNumber(height)]))
}

function parseHash(text: string): Bytes {
  if (!/^[0-9a-f]{64}$/.test(text)) throw new PrecompileFailure('expected the 64 small hexadecimal digits of a hash')
  return fromHex(`0x${text}`)
}
