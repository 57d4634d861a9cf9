import type { Bytes } from '../../base/bytes.ts'
import { BITCOIN_HEADER_BYTES, bitcoinBlockHash, parentHashOfHeader } from '../../bitcoin/header.ts'
import { openBitcoinChain, readBlock } from '../bitcoinChain/bitcoinChain.ts'
import { extendBitcoinChain } from '../bitcoinChain/extendBitcoinChain.ts'
import { hasTooMuchWork } from '../bitcoinChain/tooMuchWork.ts'
import { type BridgeCall, readAs } from '../bridgeCall.ts'
import { cell, decodeNumber, encodeNumber } from '../cell.ts'
import { change, since } from '../method.ts'

const RECEIVED = 0n
const TOO_SOON = -1n
const TOO_OLD = -2n
const UNKNOWN_PARENT = -3n
const KNOWN_BEFORE = -4n
const NOT_A_HEADER = -20n
const REFUSED = -99n

const SECONDS_BETWEEN = 300n
const MOST_DEPTH = 25

/** When the last header came, in seconds. */
const LAST_RECEIVED = cell('receiveHeadersLastTimestamp')

/** Takes one header from anybody, though not often (RSKIP-200); the codes are BridgeSupport.receiveHeader's. */
export const receiveHeader = change('receiveHeader', ['bytes'], 'int256', 10_600n, since('rskip200'), receive)

async function receive(call: BridgeCall, header: Bytes): Promise<bigint> {
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
