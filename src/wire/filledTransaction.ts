import type * as Schema from '../../generated/schemas.ts'
import type { Bytes } from '../base/bytes.ts'
import { toHex } from '../base/hex.ts'
import type { TransactionFields } from '../primitives/transaction.ts'
import { encodeUnsigned } from '../primitives/unsignedTransaction.ts'
import { toQuantity } from './quantity.ts'

/** A transaction that is ready to be signed, as RLP and as an object, in geth's form (protocol/rpc#fee-helpers). */
export function toWireFilled(fields: TransactionFields, from: Bytes, chainId: number): Schema.FilledTransaction {
  const { nonce, to, gasLimit, gasPrice, value, data } = fields
  return {
    raw: toHex(encodeUnsigned(fields, chainId)),
    tx: {
      type: '0x0',
      chainId: toQuantity(chainId),
      nonce: toQuantity(nonce),
      from: toHex(from),
      to: to === undefined ? null : toHex(to),
      gas: toQuantity(gasLimit),
      gasPrice: toQuantity(gasPrice),
      value: toQuantity(value),
      input: toHex(data),
      v: '0x0',
      r: '0x0',
      s: '0x0',
    },
  }
}
