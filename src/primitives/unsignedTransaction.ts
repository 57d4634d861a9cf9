import { type Bytes, EMPTY_BYTES } from '../base/bytes.ts'
import { encodeRlp } from '../base/encodeRlp.ts'
import { minimalBytes } from '../base/integer.ts'
import type { TransactionFields } from './transaction.ts'

/**
 * What a wallet hashes and signs (EIP-155): the six items, then the chain id and two empty ones where the signature
 * will be. A gas price of zero is `80` here, as wallets write it.
 */
export function encodeUnsigned(fields: TransactionFields, chainId: number): Bytes {
  const { nonce, gasPrice, gasLimit, to = EMPTY_BYTES, value, data } = fields
  const numbers = [nonce, gasPrice, gasLimit].map(minimalBytes)
  return encodeRlp([...numbers, to, minimalBytes(value), data, minimalBytes(chainId), EMPTY_BYTES, EMPTY_BYTES])
}
