import { type Bytes, equalBytes } from '../../base/bytes.ts'
import type { Log } from '../../model/log.ts'
import { decodeReceipt } from '../../model/receipt.ts'
import type { TransactionRow } from '../../store/store.ts'
import type { LogFilter } from '../api/engine.ts'
import { ResponseTooLarge } from '../api/errors.ts'
import type { PrintLog } from '../ledger/appendBlock.ts'
import type { ChainContext } from '../ledger/chainContext.ts'
import { shownRows } from '../ledger/shownTransactions.ts'

/** Which logs are meant, wherever they are. */
export type Wanted = Pick<LogFilter, 'addresses' | 'topics'>

/** The ready wire objects of a block's logs that match, in order; one block has gas for a few megabytes of them. */
export async function readBlockLogs(
  { store, network, printLog }: Pick<ChainContext, 'store' | 'network' | 'printLog'>,
  hash: Bytes,
  wanted: Wanted,
  removed = false,
): Promise<string[]> {
  const rows = await store.transactions.getByBlock(hash)
  return shownRows(network, rows).flatMap((row) => printMatching(row, wanted, printLog, removed))
}

/**
 * The ready wire objects of a block's logs that match, as UTF-8 with commas between them, from its receipts: the table
 * of logs has those of the main chain only. Throws `ResponseTooLarge`.
 */
export async function findBlockLogs(
  context: Pick<ChainContext, 'store' | 'network' | 'printLog' | 'limits'>,
  hash: Bytes,
  wanted: Wanted,
): Promise<Bytes> {
  const { limits } = context
  const json = (await readBlockLogs(context, hash, wanted)).join()
  if (json.length > limits.logCharacters) throw new ResponseTooLarge(limits.logCharacters)
  return new TextEncoder().encode(json)
}

function printMatching(row: TransactionRow, wanted: Wanted, printLog: PrintLog, removed: boolean): string[] {
  const { logs } = decodeReceipt(row.receipt)
  return logs.flatMap((log, index) =>
    matches(log, wanted) ? printLog(log, row.hash, row, row.firstLogIndex + index, removed) : [],
  )
}

function matches(log: Log, { addresses, topics }: Wanted): boolean {
  const isOneOf = (value: Bytes | undefined, choices: readonly Bytes[]) =>
    choices.length === 0 || (value !== undefined && choices.some((choice) => equalBytes(choice, value)))
  return isOneOf(log.address, addresses) && topics.every((choices, index) => isOneOf(log.topics[index], choices ?? []))
}
