import { type Bytes, concatBytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { BitcoinError } from '../../bitcoin/bitcoinError.ts'
import { decodeVarInt, encodeVarInt } from '../../bitcoin/varInt.ts'
import { PrecompileFailure } from '../../evm/nativeContracts.ts'
import type { BridgeCall, BridgeReader } from '../bridgeCall.ts'
import { hashedEntry } from '../storageEntry.ts'
import { readEntry } from '../storedValue.ts'

const entryOf = (id: Bytes) => hashedEntry('releasesOutpointsValues', toHex(id).slice(2))

/** Encodes satoshis as Bitcoin varints, without RLP. */
export function encodeValues(values: readonly bigint[]): Bytes {
  return concatBytes(...values.map((value) => encodeVarInt(Number(value))))
}

/**
 * Saves the satoshis of a release's inputs, which signers need. Throws a `PrecompileFailure` if they are stored
 * already.
 */
export async function saveOutpointValues(call: BridgeCall, id: Bytes, values: readonly bigint[]): Promise<void> {
  const entry = entryOf(id)
  if ((await call.read(entry)) !== undefined) throw new PrecompileFailure('the release’s values are stored already')
  call.save(entry, encodeValues(values))
}

/** Returns the satoshis of the inputs of a release; undefined if they are not stored. */
export async function outpointValues(
  call: Pick<BridgeReader, 'read'>,
  id: Bytes,
): Promise<readonly bigint[] | undefined> {
  return readEntry(call, entryOf(id), (bytes) => {
    const values: bigint[] = []
    for (let offset = 0; offset < bytes.length; ) {
      const { value, end } = decodeVarInt(bytes, offset)
      values.push(BigInt(value))
      offset = end
    }
    return values
  })
}

/** Returns the satoshis of an input. Throws `BitcoinError` if they are unknown. */
export function requireValue(values: readonly bigint[] | undefined, index: number): bigint {
  const value = values?.[index]
  if (value === undefined) throw new BitcoinError('what an input holds is not known')
  return value
}
