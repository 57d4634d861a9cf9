import { keccak_256 } from '@noble/hashes/sha3.js'

/**
 * The digits of an address, given in lower case with its `0x`, in the case that is their checksum: EIP-1191's for a
 * chain id, EIP-55's without.
 */
export function checksumCase(address: string, chainId?: number): string {
  const digits = address.slice(2)
  const text = chainId === undefined ? digits : `${chainId}${address}`
  const hash = keccak_256(new TextEncoder().encode(text))
  return [...digits].map((digit, i) => (nibble(hash, i) >= 8 ? digit.toUpperCase() : digit)).join('')
}

function nibble(bytes: Uint8Array, at: number): number {
  const byte = bytes[at >> 1] ?? 0
  return at % 2 === 0 ? byte >> 4 : byte & 15
}
