import type * as Schema from '../../generated/schemas.ts'
import { toHex } from '../base/hex.ts'
import type { FoundReceipt } from '../chain/api/engine.ts'
import { contractAddress } from '../primitives/transaction.ts'
import { toWireLog } from './log.ts'
import { toQuantity } from './quantity.ts'

/** Returns a receipt object (protocol/rpc#objects). A creation has its contract's address even if it failed. */
export function toWireReceipt(found: FoundReceipt): Schema.Receipt {
  const { transaction, sender, location, receipt, firstLogIndex } = found
  return {
    transactionHash: toHex(transaction.hash),
    transactionIndex: toQuantity(location.index),
    blockHash: toHex(location.blockHash),
    blockNumber: toQuantity(location.blockNumber),
    cumulativeGasUsed: toQuantity(receipt.cumulativeGasUsed),
    gasUsed: toQuantity(receipt.gasUsed),
    contractAddress: transaction.to === undefined ? toHex(contractAddress(sender, transaction.nonce)) : null,
    logs: receipt.logs.map((log, index) => toWireLog(log, transaction.hash, location, firstLogIndex + index)),
    from: toHex(sender),
    to: transaction.to === undefined ? null : toHex(transaction.to),
    status: receipt.succeeded ? '0x1' : '0x0',
    logsBloom: toHex(receipt.logsBloom),
    type: '0x0',
    effectiveGasPrice: toQuantity(transaction.gasPrice),
  }
}
