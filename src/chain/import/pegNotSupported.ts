import type { Bytes } from '../../base/bytes.ts'
import { NodeError } from '../../base/errors.ts'
import { toHex } from '../../base/hex.ts'
import type { Block } from '../../model/block.ts'

/**
 * A block is not what comes out here, and one of its transactions calls the Bridge for what takes a peg with Bitcoin,
 * which this node does not have: the block may well be valid.
 */
export class PegNotSupported extends NodeError {
  readonly kind = 'pegNotSupported'
  readonly number: number
  /** The transaction's place in the block. */
  readonly index: number
  readonly transactionHash: Bytes | undefined
  /** Of the Bridge. */
  readonly method: string
  constructor({ header, transactions }: Pick<Block, 'header' | 'transactions'>, index: number, method: string) {
    const hash = transactions[index]?.hash
    const place = `transaction ${index}${hash === undefined ? '' : ` (${toHex(hash)})`}`
    super(`block ${header.number}, ${place}, Bridge method ${method}: not supported`)
    this.number = header.number
    this.index = index
    this.transactionHash = hash
    this.method = method
  }
}
