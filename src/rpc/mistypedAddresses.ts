import type { MethodName } from '../../generated/methods.ts'
import { type Hint, hints, parameters } from '../../generated/params.ts'
import { checksumCase } from '../crypto/checksumCase.ts'
import { keccak256 } from '../crypto/keccak.ts'
import { stepInto, withRelated } from './paramHints.ts'

/** Chains whose addresses have checksums of their own (EIP-1191); the others have Ethereum's (EIP-55). */
const CHECKSUMS = [undefined, 30, 31, 33]
const MOST_VALUES = 256
const MIXED = /^0x(?=.*[a-f])(?=.*[A-F])[0-9a-fA-F]{40}$/

/**
 * Addresses among valid parameters that are in letters of both cases and have no checksum of any chain; as far as the
 * first values go, which are enough for what people write.
 */
export function mistypedAddresses(method: string, values: unknown): string[] {
  if (!isMethod(method) || !Array.isArray(values)) return []
  const room = { values: MOST_VALUES }
  const addresses = parameters[method].flatMap(({ hint }, i) => [...addressesIn(hint, values[i], room)])
  return [...new Set(addresses)].filter((address) => MIXED.test(address) && !hasChecksum(address))
}

function isMethod(name: string): name is MethodName {
  return Object.hasOwn(parameters, name)
}

function* addressesIn(hint: Hint, value: unknown, room: { values: number }): Generator<string> {
  if (room.values-- <= 0) return
  if (typeof value === 'string') {
    for (const { ref } of withRelated(hints, hint)) if (ref === 'AddressInput') yield value
  } else if (typeof value === 'object' && value !== null) {
    for (const key in value) {
      if (room.values <= 0) return
      const inner = stepInto(hints, hint, key)
      if (inner === undefined)
        room.values-- // looked at all the same
      else yield* addressesIn(inner, Reflect.get(value, key), room)
    }
  }
}

function hasChecksum(address: string): boolean {
  const lower = address.toLowerCase()
  return CHECKSUMS.some((chainId) => checksumCase(keccak256, lower, chainId) === address.slice(2))
}
