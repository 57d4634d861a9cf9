import type { Bytes } from '../../base/bytes.ts'
import { type LogChoice, LogMatcher, namesOf } from '../../primitives/logMatcher.ts'
import { decodeReceipt } from '../../primitives/receipt.ts'
import type { BlockLog } from '../api/engine.ts'
import { ResponseTooLarge } from '../api/errors.ts'
import { shownRows } from '../canonical/shownTransactions.ts'
import type { ChainContext } from '../context.ts'

type LogSource = Pick<ChainContext, 'store' | 'network' | 'printLog'>

/** Whether the logs are printed as removed. */
interface RemovedOption {
  readonly removed?: boolean
}

/** Returns all logs of a block, in order, from its receipts; the gas of a block bounds them to a few megabytes. */
export async function readBlockLogs(
  { store, network, printLog }: LogSource,
  hash: Bytes,
  { removed = false }: RemovedOption = {},
): Promise<BlockLog[]> {
  const rows = await store.transactions.getByBlock(hash)
  return shownRows(network, rows).flatMap((row) =>
    decodeReceipt(row.receipt).logs.map((log, position) => {
      const index = row.firstLogIndex + position
      const print = () => printLog(log, row.hash, row, index, removed)
      return { index, dataBytes: log.data.length, ...namesOf(log), print }
    }),
  )
}

/** Returns the JSON texts of a block's matching logs, in order. */
export async function readChosenLogs(
  source: LogSource,
  hash: Bytes,
  matcher: LogMatcher,
  options: RemovedOption = {},
): Promise<string[]> {
  const logs = await readBlockLogs(source, hash, options)
  return logs.filter((log) => matcher.matches(log)).map((log) => log.print())
}

/**
 * Returns the JSON of a block's matching logs as UTF-8 with commas between them. It reads receipts, because the table
 * of logs has the main chain's only. Throws `ResponseTooLarge`.
 */
export async function findBlockLogs(
  context: LogSource & Pick<ChainContext, 'limits'>,
  hash: Bytes,
  choice: LogChoice,
): Promise<Bytes> {
  const { limits } = context
  const json = (await readChosenLogs(context, hash, new LogMatcher(choice))).join()
  if (json.length > limits.logCharacters) throw new ResponseTooLarge(limits.logCharacters)
  return new TextEncoder().encode(json)
}
