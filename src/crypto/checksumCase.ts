import type { Bytes } from '../base/bytes.ts'

/**
 * Returns the 40 digits of an address in the letter case that is their checksum: EIP-1191's for a chain id, EIP-55's without.
 * `address` is in lower case with its `0x`. The client package passes another Keccak-256 than the node, as it runs in browsers.
 */
export function checksumCase(keccak256: (bytes: Bytes) => Bytes, address: string, chainId?: number): string {
  const digits = address.slice(2)
  const text = chainId === undefined ? digits : `${chainId}${address}`
  const hash = keccak256(new TextEncoder().encode(text))
  return [...digits].map((digit, i) => (nibble(hash, i) >= 8 ? digit.toUpperCase() : digit)).join('')
}

function nibble(bytes: Bytes, index: number): number {
  const byte = bytes[index >> 1] ?? 0
  return index % 2 === 0 ? byte >> 4 : byte & 15
}
