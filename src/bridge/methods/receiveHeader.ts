import type { Bytes } from '../../base/bytes.ts'
import { BITCOIN_HEADER_BYTES, bitcoinBlockHash, parentHashOfHeader } from '../../bitcoin/header.ts'
import { openBitcoinChain, readBlock } from '../bitcoinChain/bitcoinChain.ts'
import { extendBitcoinChain, hasTooMuchWork } from '../bitcoinChain/extendBitcoinChain.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { change } from '../method.ts'
import { decodeNumber, encodeNumber, storageEntry } from '../storageEntry.ts'
import { readEntry } from '../storedValue.ts'

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
  run: (call, [header]) => receive(call, header),
})

async function receive(call: BridgeCall, header: Bytes): Promise<bigint> {
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
