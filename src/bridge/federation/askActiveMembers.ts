import { type Bytes, concatBytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { bytesToNumber } from '../../base/integer.ts'
import type { FederatorKeys } from '../../chainspec/bridgeConstants.ts'
import { encodeValue, joinValues, selectorOf } from '../../evm/nativeContracts.ts'

/** Calls a method of the Bridge that only reads, and returns its output. */
type CallBridge = (input: Bytes) => Promise<Bytes>

const SIZE = selectorOf('getFederationSize()')
const KEY = selectorOf('getFederatorPublicKeyOfType(int256,string)')
const MAX_MEMBERS = 64

/**
 * Returns the members of the active federation by calls of the Bridge, for states that do not have its storage. They are
 * those of the block at which the calls run.
 */
export async function askActiveMembers(call: CallBridge): Promise<readonly FederatorKeys[]> {
  const size = bytesToNumber(await call(SIZE))
  if (size < 1 || size > MAX_MEMBERS) throw new Error(`the Bridge reports a federation of ${size} members`)
  return Promise.all(
    Array.from({ length: size }, async (_, index) => {
      const [btcKey, rskKey, mstKey] = await Promise.all(['btc', 'rsk', 'mst'].map((type) => askKey(call, index, type)))
      return { btcKey: btcKey ?? EMPTY_BYTES, rskKey: rskKey ?? EMPTY_BYTES, mstKey: mstKey ?? EMPTY_BYTES }
    }),
  )
}

async function askKey(call: CallBridge, index: number, type: string): Promise<Bytes> {
  const output = await call(
    concatBytes(KEY, joinValues([encodeValue('int256', BigInt(index)), encodeValue('string', type)])),
  )
  const length = bytesToNumber(output.subarray(32, 64))
  return output.slice(64, 64 + length)
}
