import { toHex } from '../../../base/hex.ts'
import { contractAddress } from '../../../primitives/transaction.ts'
import type { MinedBlock, MinedTransaction } from '../../api/mined.ts'
import type { Tip } from '../../canonical/head.ts'
import type { ExecutedBlock } from '../../execution/blockExecution.ts'

/** A block of ours with what its execution has shown, for who watches. */
export function toMinedBlock({ block }: Tip, executed: ExecutedBlock): MinedBlock {
  const { failures, consoleCalls } = executed
  const transactions = executed.transactions.slice(0, -1).map((transaction, index): MinedTransaction => {
    const { hash, to, nonce, value: valueWei, gasLimit } = transaction
    const sender = executed.senders[index] ?? new Uint8Array(0)
    const failure = failures.get(toHex(hash))
    const isCreation = to === undefined && failure === undefined
    return {
      hash,
      sender,
      to,
      newContract: isCreation ? contractAddress(sender, nonce) : undefined,
      valueWei,
      gasLimit,
      gasUsed: executed.receipts[index]?.gasUsed ?? 0n,
      failure,
      consoleCalls: consoleCalls.get(toHex(hash)) ?? [],
    }
  })
  return { number: block.header.number, hash: block.hash, transactions }
}
