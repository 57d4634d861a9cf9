import type { Bytes } from '../../base/bytes.ts'
import { BITCOIN_HEADER_BYTES, bitcoinBlockHash, parentHashOfHeader } from '../../bitcoin/header.ts'
import { type Items, PrecompileFailure } from '../../evm/nativeContracts.ts'
import { openBitcoinChain, readBlock } from '../bitcoinChain/bitcoinChain.ts'
import { extendBitcoinChain, hasTooMuchWork } from '../bitcoinChain/extendBitcoinChain.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { requireHolder } from '../federation/federations.ts'
import { act } from '../method.ts'

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
