import type * as Schema from '../../generated/schemas.ts'
import { type Hex, toHex } from '../base/hex.ts'
import { bytesToBigint } from '../base/integer.ts'
import type { FoundTransaction } from '../chain/api/engine.ts'
import { isRemascTransaction, type Transaction } from '../primitives/transaction.ts'
import { toQuantity } from './quantity.ts'

/** Returns a transaction object (protocol/rpc#objects). REMASC's has no signature: v, r and s are `0x0`. */
export function toWireTransaction({ transaction, sender, location }: FoundTransaction): Schema.Transaction {
  return {
    hash: toHex(transaction.hash),
    nonce: toQuantity(transaction.nonce),
    blockHash: location === undefined ? null : toHex(location.blockHash),
    blockNumber: location === undefined ? null : toQuantity(location.blockNumber),
    transactionIndex: location === undefined ? null : toQuantity(location.index),
    from: toHex(sender),
    to: transaction.to === undefined ? null : toHex(transaction.to),
    gas: toQuantity(transaction.gasLimit),
    gasPrice: toQuantity(transaction.gasPrice),
    value: toQuantity(transaction.value),
    input: toHex(transaction.data),
    v: toWireV(transaction),
    r: toQuantity(bytesToBigint(transaction.r)),
    s: toQuantity(bytesToBigint(transaction.s)),
    type: '0x0',
  }
}

/** Returns the RLP of a transaction; `0x` if there is none, as geth does. */
export function toWireRawTransaction(found: FoundTransaction | undefined): Hex {
  return found === undefined ? '0x' : toHex(found.transaction.encoded)
}

/** Returns v with two digits, unlike a QUANTITY, except for REMASC. */
function toWireV(transaction: Transaction): Hex {
  return isRemascTransaction(transaction) ? '0x0' : toHex(Uint8Array.of(transaction.v))
}
