import type * as Schema from '../../generated/schemas.ts'
import type { Bytes } from '../base/bytes.ts'
import { toHex } from '../base/hex.ts'
import type { TransactionLocation } from '../chain/api/engine.ts'
import type { Log } from '../primitives/log.ts'
import { toQuantity } from './quantity.ts'

/**
 * Returns a log object (protocol/rpc#objects). `logIndex` is its position in the block; `removed` is true if the block
 * has left the main chain.
 */
export function toWireLog(
  log: Log,
  transactionHash: Bytes,
  location: TransactionLocation,
  logIndex: number,
  removed = false,
): Schema.Log {
  return {
    logIndex: toQuantity(logIndex),
    blockNumber: toQuantity(location.blockNumber),
    blockHash: toHex(location.blockHash),
    transactionHash: toHex(transactionHash),
    transactionIndex: toQuantity(location.index),
    address: toHex(log.address),
    data: toHex(log.data),
    topics: log.topics.map(toHex),
    removed,
  }
}

/** The JSON of `toWireLog` for a log of the main chain: constant text, and between it the parts that vary. */
export const LOG_TEMPLATE = [
  '{"logIndex":"0x',
  { hexNumber: 'logIndex' },
  '","blockNumber":"0x',
  { hexNumber: 'blockNumber' },
  '","blockHash":"0x',
  { hex: 'blockHash' },
  '","transactionHash":"0x',
  { hex: 'transactionHash' },
  '","transactionIndex":"0x',
  { hexNumber: 'transactionIndex' },
  '","address":"0x',
  { hex: 'address' },
  '","data":"0x',
  { hex: 'data' },
  '","topics":[',
  { eachTopic: ['"0x', '"'] },
  '],"removed":false}',
] as const
