import type { Bytes } from '../base/bytes.ts'
import { BITCOIN_HEADER_BYTES } from './header.ts'
import { type BitcoinTransaction, readBitcoinTransaction } from './transactionBytes.ts'
import { decodeVarInt } from './varInt.ts'

/** Returns the 80 bytes that a block begins with; throws a `RangeError` when there are fewer. */
export function headerOfBitcoinBlock(block: Bytes): Bytes {
  if (block.length < BITCOIN_HEADER_BYTES) throw new RangeError('a block ends inside its header')
  return block.subarray(0, BITCOIN_HEADER_BYTES)
}

/**
 * Returns a block's transactions, the coinbase first, each decoded when it is asked for. Throws a `RangeError` where the block
 * is malformed, and at its end when something follows.
 */
export function* transactionsOfBitcoinBlock(block: Bytes): Generator<BitcoinTransaction> {
  const count = decodeVarInt(block, BITCOIN_HEADER_BYTES)
  let { end } = count
  for (let index = 0; index < count.value; index++) {
    const read = readBitcoinTransaction(block, end)
    yield read.transaction
    end = read.end
  }
  if (end !== block.length) throw new RangeError(`${block.length - end} bytes follow the last transaction`)
}
