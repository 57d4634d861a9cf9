import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { majorityOf } from '../../bitcoin/script.ts'
import type { FederatorKeys } from '../../chainspec/bridgeConstants.ts'
import { PrecompileFailure } from '../../evm/nativeContracts.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { addressOf, type Federation } from '../federation/federation.ts'
import { toInt32 } from '../numbers.ts'

/** Result of a method about a federation that does not exist. */
export const NO_FEDERATION = -1n
const KEY_OF_TYPE = { btc: 'btcKey', rsk: 'rskKey', mst: 'mstKey' } as const

type FindFederation = (call: BridgeCall) => Promise<Federation | undefined>

/** Returns the methods that the active, the retiring and the proposed federation have in common. */
export function describeFederation(find: FindFederation) {
  const describe =
    <T>(read: (federation: Federation, call: BridgeCall) => T, otherwise: T) =>
    async (call: BridgeCall): Promise<T> => {
      const federation = await find(call)
      return federation === undefined ? otherwise : read(federation, call)
    }
  return {
    address: describe((federation, call) => addressOf(call, federation), ''),
    size: describe(({ members }) => BigInt(members.length), NO_FEDERATION),
    threshold: describe(({ members }) => BigInt(majorityOf(members)), NO_FEDERATION),
    createdIn: describe(({ createdIn }) => createdIn, NO_FEDERATION),
    // Milliseconds before RSKIP-419, seconds since.
    createdAt: describe(
      ({ createdAt }, { rules }) => BigInt(rules.has('rskip419') ? Math.floor(createdAt / 1000) : createdAt),
      NO_FEDERATION,
    ),
    key: async (call: BridgeCall, [index, type = 'btc']: readonly [index: bigint, type?: string]) =>
      keyOf((await find(call))?.members, index, type),
  }
}

/**
 * Returns a member's key of the type `btc`, `rsk` or `mst`; empty without members. Throws a {@link PrecompileFailure}
 * for another type or an index that no member has.
 */
export function keyOf(members: readonly FederatorKeys[] | undefined, index: bigint, type: string): Bytes {
  if (type !== 'btc' && type !== 'rsk' && type !== 'mst') throw new PrecompileFailure(`no key is of type '${type}'`)
  if (members === undefined) return EMPTY_BYTES
  const member = members[toInt32(index)]
  if (member === undefined) throw new PrecompileFailure(`there is no federator ${index}`)
  return member[KEY_OF_TYPE[type]]
}
