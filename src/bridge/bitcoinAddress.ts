import type { Bytes } from '../base/bytes.ts'
import { decodeBase58Check } from '../bitcoin/base58Check.ts'
import type { Destination } from '../bitcoin/outputScript.ts'
import type { BitcoinNetwork } from '../chainspec/bridgeConstants.ts'

const HASH_BYTES = 20

/** Parses a Base58Check address of this network; undefined if it is invalid. */
export function parseAddress(network: BitcoinNetwork, address: string): Destination | undefined {
  const payload = decodeBase58Check(address)
  return payload === undefined ? undefined : destinationOf(network, payload)
}

/** Parses the bytes of an address: its version and a hash of 20 bytes. */
export function destinationOf({ keyVersion, scriptVersion }: BitcoinNetwork, payload: Bytes): Destination | undefined {
  const [version] = payload
  if (payload.length !== 1 + HASH_BYTES || (version !== keyVersion && version !== scriptVersion)) return undefined
  return { kind: version === keyVersion ? 'keyHash' : 'scriptHash', hash: payload.subarray(1) }
}
