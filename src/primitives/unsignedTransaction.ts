import { type Bytes, EMPTY_BYTES } from '../base/bytes.ts'
import { encodeRlp } from '../base/encodeRlp.ts'
import { minimalBytes } from '../base/integer.ts'
import type { TransactionFields } from './transaction.ts'

/**
 * Encodes the bytes that a wallet hashes and signs (EIP-155): the six items, the chain id and two empty items in place
 * of the signature. A zero gas price is encoded as `80`, as wallets do.
 */
export function encodeUnsigned(fields: TransactionFields, chainId: number): Bytes {
  const { nonce, gasPrice, gasLimit, to = EMPTY_BYTES, value, data } = fields
  const numbers = [nonce, gasPrice, gasLimit].map(minimalBytes)
  return encodeRlp([...numbers, to, minimalBytes(value), data, minimalBytes(chainId), EMPTY_BYTES, EMPTY_BYTES])
}
