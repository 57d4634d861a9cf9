import type { Bytes } from '../../base/bytes.ts'
import { BITCOIN_HEADER_BYTES, bitcoinBlockHash, parentHashOfHeader } from '../../bitcoin/header.ts'
import { type Items, PrecompileFailure } from '../../evm/nativeContracts.ts'
import { openBitcoinChain, readBlock } from '../bitcoinChain/bitcoinChain.ts'
import { extendBitcoinChain } from '../bitcoinChain/extendBitcoinChain.ts'
import { hasTooMuchWork } from '../bitcoinChain/tooMuchWork.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { requireHolder } from '../federation/membersOnly.ts'
import { ALWAYS, act } from '../method.ts'

/** Before RSKIP-124 the count of transactions could follow. */
const MOST_EARLY_BYTES = 85

/** Takes headers from the federation; what is known, does not connect or is refused is passed over. */
export const receiveHeaders = act('receiveHeaders', ['bytes[]'], price, ALWAYS, receive)

/** By the number of headers since RSKIP-124, and cheaper since RSKIP-132. */
function price({ rules }: BridgeCall, headers: Items<Bytes>): bigint {
  if (!rules.has('rskip124')) return 22_000n
  const [first, each] = rules.has('rskip132') ? [25_000n, 3500n] : [66_000n, 1650n]
  return headers.length === 0 ? first : first + BigInt(headers.length - 1) * each
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
  return length >= BITCOIN_HEADER_BYTES && length <= MOST_EARLY_BYTES
}
