import type { Bytes } from '../../base/bytes.ts'
import { BITCOIN_HEADER_BYTES, bitcoinBlockHash, parentHashOfHeader } from '../../bitcoin/header.ts'
import { type Items, PrecompileFailure } from '../../evm/nativeContracts.ts'
import { openBitcoinChain, readBlock } from '../bitcoinChain/bitcoinChain.ts'
import { extendBitcoinChain, hasTooMuchWork } from '../bitcoinChain/extendBitcoinChain.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { requireHolder } from '../federation/federations.ts'
import { act, change } from '../method.ts'
import { decodeNumber, encodeNumber, storageEntry } from '../storageEntry.ts'
import { readEntry } from '../storedValue.ts'

/** Before RSKIP-124 a header could be followed by the number of transactions. */
const MAX_EARLY_BYTES = 85

/** Adds headers from the federation. Skips headers that are known, have no known parent or are invalid. */
export const receiveHeaders = act({
  name: 'receiveHeaders',
  inputs: ['bytes[]'],
  gas: (call, [headers]) => price(call, headers.length),
  run: (call, [headers]) => receive(call, headers),
})

/** Returns the gas for this number of headers. Before RSKIP-124 the price was fixed. */
function price({ rules }: BridgeCall, count: number): bigint {
  if (!rules.has('rskip124')) return 22_000n
  const [first, each] = rules.has('rskip132') ? [25_000n, 3500n] : [66_000n, 1650n]
  return count === 0 ? first : first + BigInt(count - 1) * each
}

async function receive(call: BridgeCall, headers: Items<Bytes>): Promise<void> {
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
  return length >= BITCOIN_HEADER_BYTES && length <= MAX_EARLY_BYTES
}

const RECEIVED = 0n
const TOO_SOON = -1n
const TOO_OLD = -2n
const UNKNOWN_PARENT = -3n
const KNOWN_BEFORE = -4n
const NOT_A_HEADER = -20n
const REFUSED = -99n

const SECONDS_BETWEEN = 300n
const MAX_DEPTH = 25

/** Seconds since 1970 at which the last header was received. */
const LAST_RECEIVED = storageEntry('receiveHeadersLastTimestamp')

/**
 * Adds one header from any sender, at most once in 300 seconds (RSKIP-200). Returns a code of
 * BridgeSupport.receiveHeader.
 */
export const receiveHeader = change({
  name: 'receiveHeader',
  inputs: ['bytes'],
  output: 'int256',
  gas: 10_600n,
  since: 'rskip200',
  run: (call, [header]) => receiveOne(call, header),
})

async function receiveOne(call: BridgeCall, header: Bytes): Promise<bigint> {
  if (header.length !== BITCOIN_HEADER_BYTES) return NOT_A_HEADER
  const head = await openBitcoinChain(call)
  if ((await readBlock(call, bitcoinBlockHash(header))) !== undefined) return KNOWN_BEFORE
  const now = BigInt(call.blockTimestamp)
  const last = await readEntry(call, LAST_RECEIVED, decodeNumber)
  if (last !== undefined && now - last < SECONDS_BETWEEN) return TOO_SOON
  const parent = await readBlock(call, parentHashOfHeader(header))
  if (parent === undefined) return UNKNOWN_PARENT
  if (head.height - (parent.height + 1) > MAX_DEPTH) return TOO_OLD
  if (hasTooMuchWork(call, parent) || !(await extendBitcoinChain(call, header, parent))) return REFUSED
  call.save(LAST_RECEIVED, encodeNumber(now))
  return RECEIVED
}
