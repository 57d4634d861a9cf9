import type { Bytes } from '../base/bytes.ts'

/** Names of Ethereum's transaction types that Rootstock does not have. */
const TYPES: Readonly<Record<number, string>> = {
  1: 'EIP-2930, access list',
  2: 'EIP-1559, dynamic fee',
  3: 'EIP-4844, blobs',
  4: 'EIP-7702, set code',
}
const MAX_TYPE = 0x7f

/** Returns the type of an encoded transaction (EIP-2718); 0 for a legacy one and for other bytes. */
export function typeOf(encoded: Bytes): number {
  const first = encoded[0] ?? 0
  return first <= MAX_TYPE ? first : 0
}

/** Returns why a transaction of this type is not supported: the only type is 0 (protocol/transactions#encoding). */
export function refusalOfType(type: number): string {
  const name = TYPES[type]
  const named = name === undefined ? `type ${type}` : `type ${type} (${name})`
  return `typed transactions are not supported: this one is of ${named}, Rootstock takes legacy ones (type 0, with gasPrice)`
}
