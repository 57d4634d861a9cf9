import type { Bytes } from '../../../../base/bytes.ts'
import { BITCOIN_HEADER_BYTES, bitcoinBlockHash, parentHashOfHeader } from '../../../../bitcoin/header.ts'
import type { Items } from '../../native/abiCodecs.ts'
import { PrecompileFailure } from '../../precompile.ts'
import { type BridgeCall, readAs } from '../bridgeCall.ts'
import { cell, decodeNumber, encodeNumber } from '../cell.ts'
import { requireHolder } from '../federation/membersOnly.ts'
import { openBitcoinChain, readBlock } from './bitcoinChain.ts'
import { extendBitcoinChain } from './extendBitcoinChain.ts'
import type { StoredBlock } from './storedBlock.ts'

const RECEIVED = 0n
const TOO_SOON = -1n
const TOO_OLD = -2n
const UNKNOWN_PARENT = -3n
const KNOWN_BEFORE = -4n
const NOT_A_HEADER = -20n
const REFUSED = -99n

const SECONDS_BETWEEN = 300n
const MOST_DEPTH = 25
/** Before RSKIP-124 the count of transactions could follow. */
const MOST_EARLY_BYTES = 85

/** When the last header came, in seconds. */
const LAST_RECEIVED = cell('receiveHeadersLastTimestamp')

/** Takes one header from anybody, though not often (RSKIP-200); the codes are BridgeSupport.receiveHeader's. */
export async function receiveHeader(call: BridgeCall, header: Bytes): Promise<bigint> {
  if (header.length !== BITCOIN_HEADER_BYTES) return NOT_A_HEADER
  const head = await openBitcoinChain(call)
  if ((await readBlock(call, bitcoinBlockHash(header))) !== undefined) return KNOWN_BEFORE
  const now = BigInt(call.blockTimestamp)
  const last = await readAs(call, LAST_RECEIVED, decodeNumber)
  if (last !== undefined && now - last < SECONDS_BETWEEN) return TOO_SOON
  const parent = await readBlock(call, parentHashOfHeader(header))
  if (parent === undefined) return UNKNOWN_PARENT
  if (head.height - (parent.height + 1) > MOST_DEPTH) return TOO_OLD
  if (hasTooMuchWork(call, parent) || !(await extendBitcoinChain(call, header, parent))) return REFUSED
  call.save(LAST_RECEIVED, encodeNumber(now))
  return RECEIVED
}

/** By the number of headers since RSKIP-124, and cheaper since RSKIP-132. */
export function receiveHeadersGas({ rules }: BridgeCall, headers: Items<Bytes>): bigint {
  if (!rules.has('rskip124')) return 22_000n
  const [first, each] = rules.has('rskip132') ? [25_000n, 3500n] : [66_000n, 1650n]
  return headers.length === 0 ? first : first + BigInt(headers.length - 1) * each
}

/** Takes headers from the federation; what is known, does not connect or is refused is passed over. */
export async function receiveHeaders(call: BridgeCall, headers: Items<Bytes>): Promise<void> {
  const isPublic = call.rules.has('rskip124') && !call.rules.has('rskip200')
  if (!isPublic) await requireHolder(call)
  for (const { length } of headers) {
    if (isHeaderLength(call, length)) continue
    throw new PrecompileFailure('Unexpected BTC header(s) received (size mismatch). Aborting processing.')
  }
  await openBitcoinChain(call)
  for (const bytes of headers) {
    await call.pause()
    const header = bytes.subarray(0, BITCOIN_HEADER_BYTES)
    const parent = await readBlock(call, parentHashOfHeader(header))
    if (parent === undefined) continue
    if (hasTooMuchWork(call, parent)) return
    if ((await readBlock(call, bitcoinBlockHash(header))) === undefined) await extendBitcoinChain(call, header, parent)
  }
}

function isHeaderLength({ rules }: BridgeCall, length: number): boolean {
  if (rules.has('rskip124')) return length === BITCOIN_HEADER_BYTES
  return length >= BITCOIN_HEADER_BYTES && length <= MOST_EARLY_BYTES
}

/**
 * From this height on the work of mainnet's chain does not fit the 12 bytes that stored blocks had for it (RSKIP-434).
 */
function hasTooMuchWork({ constants, rules }: BridgeCall, parent: StoredBlock): boolean {
  const { tooMuchWorkFrom } = constants.bitcoin
  return tooMuchWorkFrom !== undefined && parent.height + 1 >= tooMuchWorkFrom && !rules.has('rskip434')
}
