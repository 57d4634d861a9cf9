import { type Bytes, concatBytes, EMPTY_BYTES } from '../../../src/base/bytes.ts'
import { encodeRlp } from '../../../src/base/encodeRlp.ts'
import { minimalBytes } from '../../../src/base/integer.ts'
import { keccak256 } from '../../../src/crypto/keccak.ts'
import { sign } from '../../../src/crypto/secp256k1.ts'
import { decodeTransaction, type Transaction, type TransactionFields } from '../../../src/primitives/transaction.ts'

/** The spellings that a transaction may choose between, each with another hash. */
export interface Spelling {
  /** A price of zero as no bytes at all instead of one zero byte. */
  readonly hasEmptyZeroPrice?: boolean
  /** Zero bytes before the gas limit. */
  readonly gasLimitPadding?: number
  /** Signed for any chain, as before EIP-155. */
  readonly isForAnyChain?: boolean
}

/** Signs a transaction in the spelling that is asked for. */
export function signSpelled(
  fields: TransactionFields,
  chainId: number,
  privateKey: Bytes,
  spelling: Spelling = {},
): Transaction {
  const { hasEmptyZeroPrice = false, gasLimitPadding = 0, isForAnyChain = false } = spelling
  const zero = hasEmptyZeroPrice ? EMPTY_BYTES : Uint8Array.of(0)
  const items = [
    minimalBytes(fields.nonce),
    fields.gasPrice === 0n ? zero : minimalBytes(fields.gasPrice),
    concatBytes(new Uint8Array(gasLimitPadding), minimalBytes(fields.gasLimit)),
    fields.to ?? EMPTY_BYTES,
    minimalBytes(fields.value),
    fields.data,
  ]
  const suffix = isForAnyChain ? [] : [minimalBytes(chainId), EMPTY_BYTES, EMPTY_BYTES]
  const { r, s, recoveryId } = sign(keccak256(encodeRlp([...items, ...suffix])), privateKey)
  const v = recoveryId + (isForAnyChain ? 27 : 35 + 2 * chainId)
  return decodeTransaction(encodeRlp([...items, Uint8Array.of(v), trim(r), trim(s)]))
}

function trim(bytes: Bytes): Bytes {
  return bytes.subarray(bytes.findIndex((byte) => byte !== 0))
}
