import type { Bytes } from '../base/bytes.ts'
import type { Answers } from '../chain/base/answers.ts'
import { type FoundLog, type FoundLogs, isAfter } from '../chain/base/chainBase.ts'
import { createRemoteLogs } from '../chain/base/remoteLogs.ts'
import type { Network } from '../chainspec/network.ts'
import { decodeBlock } from '../primitives/block.ts'
import { LogMatcher, namesOf } from '../primitives/logMatcher.ts'
import { decodeReceipt } from '../primitives/receipt.ts'
import type { LogQuery, TransactionRow } from '../storage/store.ts'
import type { UpstreamBlocks } from './upstreamBlocks.ts'

export interface UpstreamLogsSetup {
  readonly answers: Answers
  readonly network: Network
  readonly blocks: UpstreamBlocks
  getTransactions(blockHash: Bytes): Promise<readonly TransactionRow[]>
}

/** Maximum number of blocks of which all headers are read, and the receipts where their bloom may match. */
const MAX_CHECKED_SPAN = 64

/**
 * Returns the search for logs. Those of few blocks come from checked headers and receipts, so that none is false and
 * none is missing. Longer ranges are asked for: each log must match, and must not be of another block than the known one
 * at its height.
 */
export function createUpstreamLogs({ answers, network, blocks, getTransactions }: UpstreamLogsSetup) {
  const ask = createRemoteLogs(answers, network, blocks.knownHashAt)

  async function logsOf(height: number, matcher: LogMatcher): Promise<FoundLog[]> {
    const row = await blocks.reader.getMain(height)
    if (row === undefined || !matcher.mayMatch(decodeBlock(row.encoded, network).header.logsBloom)) return []
    const transactions = await getTransactions(row.hash)
    return transactions.flatMap(toLogs).filter((log) => matcher.matches(namesOf(log)))
  }

  return async (query: LogQuery): Promise<FoundLogs> => {
    const toBlock = Math.min(query.toBlock, blocks.head().block.header.number)
    const span = toBlock - query.fromBlock + 1
    if (span > MAX_CHECKED_SPAN) return ask({ ...query, toBlock })
    const matcher = new LogMatcher(query)
    const heights = Array.from({ length: Math.max(0, span) }, (_, index) => query.fromBlock + index)
    const found = await Promise.all(heights.map((height) => logsOf(height, matcher)))
    return { logs: found.flat().filter((log) => isAfter(log, query.after)), toBlock }
  }
}

function toLogs({ receipt, firstLogIndex, blockHash, blockNumber, index, hash }: TransactionRow): FoundLog[] {
  return decodeReceipt(receipt).logs.map((log, position) => ({
    ...log,
    blockHash,
    blockNumber,
    transactionHash: hash,
    transactionIndex: index,
    index: firstLogIndex + position,
  }))
}
