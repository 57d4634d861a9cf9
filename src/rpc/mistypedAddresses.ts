import type { MethodName } from '../../generated/methods.ts'
import { type Hint, hints, parameters } from '../../generated/params.ts'
import { checksumCase } from '../crypto/checksumCase.ts'
import { keccak256 } from '../crypto/keccak.ts'
import { stepInto, withRelated } from './paramHints.ts'

/** Chain ids with their own checksums of addresses (EIP-1191); undefined is Ethereum's checksum (EIP-55). */
const CHECKSUMS = [undefined, 30, 31, 33]
/** Maximum number of values of a request that are checked. */
const MAX_VALUES = 256
const MIXED = /^0x(?=.*[a-f])(?=.*[A-F])[0-9a-fA-F]{40}$/

/**
 * Returns the addresses among valid parameters that have letters of both cases and the checksum of no chain. Checks the first 256
 * values only, which suffices for parameters that are written by hand.
 */
export function mistypedAddresses(method: string, values: unknown): string[] {
  if (!isMethod(method) || !Array.isArray(values)) return []
  const left = { values: MAX_VALUES }
  const addresses = parameters[method].flatMap(({ hint }, i) => [...addressesIn(hint, values[i], left)])
  return [...new Set(addresses)].filter((address) => MIXED.test(address) && !hasChecksum(address))
}

function isMethod(name: string): name is MethodName {
  return Object.hasOwn(parameters, name)
}

function* addressesIn(hint: Hint, value: unknown, left: { values: number }): Generator<string> {
  if (left.values-- <= 0) return
  if (typeof value === 'string') {
    for (const { ref } of withRelated(hints, hint)) if (ref === 'AddressInput') yield value
  } else if (typeof value === 'object' && value !== null) {
    for (const key in value) {
      if (left.values <= 0) return
      const inner = stepInto(hints, hint, key)
      if (inner === undefined) left.values--
      else yield* addressesIn(inner, Reflect.get(value, key), left)
    }
  }
}

function hasChecksum(address: string): boolean {
  const lower = address.toLowerCase()
  return CHECKSUMS.some((chainId) => checksumCase(keccak256, lower, chainId) === address.slice(2))
}
