import { type Bytes, concatBytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { BitcoinError } from '../../bitcoin/bitcoinError.ts'
import { decodeVarInt, encodeVarInt } from '../../bitcoin/varInt.ts'
import { PrecompileFailure } from '../../evm/nativeContracts.ts'
import { type BridgeCall, type BridgeReader, readAs } from '../bridgeCall.ts'
import { hashedCell } from '../cell.ts'

const cellOf = (id: Bytes) => hashedCell('releasesOutpointsValues', toHex(id).slice(2))

/** Satoshis of outputs, each in as few bytes as it takes. */
export function encodeValues(values: readonly bigint[]): Bytes {
  return concatBytes(...values.map((value) => encodeVarInt(Number(value))))
}

/** Keeps what a transaction's inputs hold, for those who sign it; fails the call when it is there already. */
export async function saveOutpointValues(call: BridgeCall, id: Bytes, values: readonly bigint[]): Promise<void> {
  const place = cellOf(id)
  if ((await call.read(place)) !== undefined) throw new PrecompileFailure('the release’s values are stored already')
  call.save(place, encodeValues(values))
}

/** What the inputs of a transaction hold. */
export async function outpointValues(
  call: Pick<BridgeReader, 'read'>,
  id: Bytes,
): Promise<readonly bigint[] | undefined> {
  return readAs(call, cellOf(id), (bytes) => {
    const values: bigint[] = []
    for (let offset = 0; offset < bytes.length; ) {
      const { value, end } = decodeVarInt(bytes, offset)
      values.push(BigInt(value))
      offset = end
    }
    return values
  })
}

export function requireValue(values: readonly bigint[] | undefined, index: number): bigint {
  const value = values?.[index]
  if (value === undefined) throw new BitcoinError('what an input holds is not known')
  return value
}
