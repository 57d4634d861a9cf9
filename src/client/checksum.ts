import { keccak_256 } from '@noble/hashes/sha3.js'
import type { Address } from '../../generated/schemas.ts'
import { checksumCase } from '../crypto/checksumCase.ts'

/** Text is not an address, or its letters have the wrong case. */
export class AddressError extends Error {
  override readonly name = 'AddressError'
}

/** Chains whose checksums depend on their id: those of EIP-1191 and, as in viem, regtest. */
const WITH_ID = new Set([30, 31, 33])

/**
 * Returns an address with its checksum in the case of its letters: by EIP-1191 on Rootstock, where the same address
 * differs between mainnet (30), testnet (31) and regtest (33), and by EIP-55 on every other chain. Accepts any case.
 * Throws an `AddressError` if the text is not an address.
 *
 * @example
 * ```ts
 * toChecksumAddress('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', 30) // '0x5aaEB6053f3e94c9b9a09f33669435E7ef1bEAeD'
 * ```
 */
export function toChecksumAddress(address: string, chainId: number): Address {
  const lower = requireAddress(address).toLowerCase()
  return `0x${checksumCase(keccak_256, lower, WITH_ID.has(chainId) ? chainId : undefined)}`
}

/** Returns whether a text is an address with the right checksum of that chain. */
export function isChecksumAddress(text: string, chainId: number): boolean {
  return isAddress(text) && toChecksumAddress(text, chainId) === text
}

/**
 * Parses an address and returns it in lower case, like nodes do. Text in a single case has no checksum. Mixed case must
 * have the chain's checksum. Throws an `AddressError`.
 */
export function parseChecksumAddress(text: string, chainId: number): Address {
  const digits = requireAddress(text).slice(2)
  const isMixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
  if (isMixed && !isChecksumAddress(text, chainId)) {
    throw new AddressError(`${text} does not have the checksum of chain ${chainId}`)
  }
  return `0x${digits.toLowerCase()}`
}

const isAddress = (text: string) => /^0x[0-9a-fA-F]{40}$/.test(text)

function requireAddress(text: string): string {
  if (!isAddress(text)) throw new AddressError(`${text.slice(0, 60)} is not an address`)
  return text
}
