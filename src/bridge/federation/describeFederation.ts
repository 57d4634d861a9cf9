import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { majorityOf } from '../../bitcoin/script.ts'
import type { FederatorKeys } from '../../chainspec/bridgeConstants.ts'
import { PrecompileFailure } from '../../evm/nativeContracts.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { toInt } from '../toInt.ts'
import { addressOf, type Federation } from './federation.ts'

const NONE = -1n
const KEY_OF_TYPE = { btc: 'btcKey', rsk: 'rskKey', mst: 'mstKey' } as const

type Find = (call: BridgeCall) => Promise<Federation | undefined>

/** The questions that can be asked about the active, the retiring and the proposed federation. */
export function describeFederation(find: Find) {
  const ask =
    <T>(answer: (federation: Federation, call: BridgeCall) => T, otherwise: T) =>
    async (call: BridgeCall): Promise<T> => {
      const federation = await find(call)
      return federation === undefined ? otherwise : answer(federation, call)
    }
  return {
    address: ask((federation, call) => addressOf(call, federation), ''),
    size: ask(({ members }) => BigInt(members.length), NONE),
    threshold: ask(({ members }) => BigInt(majorityOf(members)), NONE),
    createdIn: ask(({ createdIn }) => createdIn, NONE),
    // In milliseconds until the proposed federation came.
    createdAt: ask(
      ({ createdAt }, { rules }) => BigInt(rules.has('rskip419') ? Math.floor(createdAt / 1000) : createdAt),
      NONE,
    ),
    key: async (call: BridgeCall, index: bigint, type = 'btc') => keyOf((await find(call))?.members, index, type),
  }
}

/** The key of a member by its index, of the kinds `btc`, `rsk` and `mst`. */
export function keyOf(members: readonly FederatorKeys[] | undefined, index: bigint, type: string): Bytes {
  if (type !== 'btc' && type !== 'rsk' && type !== 'mst') throw new PrecompileFailure(`no key is of type '${type}'`)
  if (members === undefined) return EMPTY_BYTES
  const member = members[toInt(index)]
  if (member === undefined) throw new PrecompileFailure(`there is no federator ${index}`)
  return member[KEY_OF_TYPE[type]]
}
