import type { Bytes } from '../base/bytes.ts'
import { BITCOIN_HEADER_BYTES } from './header.ts'
import { type BitcoinTransaction, readBitcoinTransaction } from './transactionBytes.ts'
import { decodeVarInt } from './varInt.ts'

/** Returns the first 80 bytes of a block, its header. Throws a `RangeError` if there are fewer. */
export function headerOfBitcoinBlock(block: Bytes): Bytes {
  if (block.length < BITCOIN_HEADER_BYTES) throw new RangeError('a block ends inside its header')
  return block.subarray(0, BITCOIN_HEADER_BYTES)
}

/**
 * Yields a block's transactions, the coinbase first, each decoded on demand. Throws a `RangeError` where the block is
 * malformed, and at the end if bytes follow.
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
