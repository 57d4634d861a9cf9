import type * as Schema from '../../generated/schemas.ts'
import { toHex } from '../base/hex.ts'
import type { Block } from '../primitives/block.ts'
import { NO_MIX_HASH, NO_NONCE, toWireBaseEvent } from './block.ts'
import { toQuantity } from './quantity.ts'

/**
 * The header of a new block in a notification: the reference node's members in its order, then those that typed clients
 * need.
 */
export type Head = Pick<
  Schema.Block,
  | 'difficulty'
  | 'extraData'
  | 'gasLimit'
  | 'gasUsed'
  | 'logsBloom'
  | 'miner'
  | 'number'
  | 'parentHash'
  | 'receiptsRoot'
  | 'sha3Uncles'
  | 'stateRoot'
  | 'timestamp'
  | 'transactionsRoot'
  | 'hash'
  | 'baseEvent'
  | 'mixHash'
  | 'nonce'
>

/** Returns the header for a notification (protocol/rpc#subscriptions); each member is as in a block object. */
export function toWireHead({ header, hash }: Block): Head {
  return {
    difficulty: toQuantity(header.difficulty),
    extraData: toHex(header.extraData),
    gasLimit: toQuantity(header.gasLimit),
    gasUsed: toQuantity(header.gasUsed),
    logsBloom: toHex(header.logsBloom),
    miner: toHex(header.coinbase),
    number: toQuantity(header.number),
    parentHash: toHex(header.parentHash),
    receiptsRoot: toHex(header.receiptsRoot),
    sha3Uncles: toHex(header.unclesHash),
    stateRoot: toHex(header.stateRoot),
    timestamp: toQuantity(header.timestamp),
    transactionsRoot: toHex(header.transactionsRoot),
    hash: toHex(hash),
    baseEvent: toWireBaseEvent(header),
    mixHash: NO_MIX_HASH,
    nonce: NO_NONCE,
  }
}
