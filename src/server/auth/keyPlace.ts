import { type AddressSet, createAddressSet } from '../../base/addressRanges.ts'
import { NotAllowedForKey } from '../../rpc/refusals.ts'
import type { Addressed } from '../http/delivery.ts'

/** Where a key is valid; absent: everywhere. */
interface KeyPlaces {
  readonly origins?: readonly string[] | undefined
  readonly addresses?: readonly string[] | undefined
}

/** Where it is used. */
interface Place {
  readonly origin: string | undefined
  readonly client: Addressed
}

/** By the list that they were made of, which is the same one for as long as a key is remembered. */
const addressSets = new WeakMap<readonly string[], AddressSet>()

function addressSetOf(ranges: readonly string[]): AddressSet {
  const known = addressSets.get(ranges)
  if (known !== undefined) return known
  const made = createAddressSet(ranges)
  addressSets.set(ranges, made)
  return made
}

/** Throws `NotAllowedForKey` when a key is used from where it is not valid, without telling from where it would be. */
export function requireKeyPlace({ origins, addresses }: KeyPlaces, { origin, client }: Place): void {
  if (origins !== undefined && (origin === undefined || !origins.includes(origin))) {
    throw new NotAllowedForKey(
      origin === undefined
        ? 'this API key is valid for web pages only, and this request has no Origin'
        : 'this API key is not valid for the origin of this request',
    )
  }
  if (addresses !== undefined && !addressSetOf(addresses)(client.addressOf())) {
    throw new NotAllowedForKey('this API key is not valid for the address of this request')
  }
}
