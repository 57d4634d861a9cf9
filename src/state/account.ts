import type { Bytes } from '../base/bytes.ts'
import { encodeRlp } from '../base/encodeRlp.ts'
import { bytesToBigint, minimalBytes, signedBytesToBigint, signedMinimalBytes } from '../base/integer.ts'
import { decodeRlp, RlpError, requireList, requireString } from '../base/rlp.ts'
import type { Account } from './stateView.ts'

/**
 * Returns the value of an account's node: the RLP of [nonce, balance], the balance in two's complement
 * (protocol/state#values).
 */
export function encodeAccount(account: Account): Bytes {
  return encodeRlp([minimalBytes(account.nonce), signedMinimalBytes(account.balance)])
}

/**
 * Decodes the account in a node's value. Flags after the balance, which no chain has set, are dropped. Throws
 * `RlpError`.
 */
export function decodeAccount(bytes: Bytes): Account {
  const items = requireList(decodeRlp(bytes), 'account')
  if (items.length !== 2 && items.length !== 3)
    throw new RlpError(`account has ${items.length} items instead of 2 or 3`)
  return {
    nonce: bytesToBigint(requireString(items[0], 'account nonce')),
    balance: signedBytesToBigint(requireString(items[1], 'account balance')),
  }
}
