import type { Bytes } from '../base/bytes.ts'
import type { Answers } from '../chain/base/answers.ts'
import { type FoundLog, type FoundLogs, isAfter } from '../chain/base/chainBase.ts'
import { createRemoteLogs } from '../chain/base/remoteLogs.ts'
import type { Network } from '../chainspec/network.ts'
import { decodeBlock } from '../primitives/block.ts'
import { LogMatcher, namesOf } from '../primitives/logMatcher.ts'
import { decodeReceipt } from '../primitives/receipt.ts'
import type { LogQuery, TransactionRow } from '../storage/store.ts'
import { MAX_STEPS } from './branch.ts'
import type { UpstreamBlocks } from './upstreamBlocks.ts'

export interface UpstreamLogsSetup {
  readonly answers: Answers
  readonly network: Network
  readonly blocks: UpstreamBlocks
  getTransactions(blockHash: Bytes): Promise<readonly TransactionRow[]>
}

/** Maximum number of blocks of which all headers are read at once, and the receipts where their bloom may match. */
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

  /** Returns the logs of the first blocks of a range. */
  async function check(query: LogQuery): Promise<FoundLogs> {
    const toBlock = Math.min(query.toBlock, query.fromBlock + MAX_CHECKED_SPAN - 1)
    const matcher = new LogMatcher(query)
    const heights = Array.from({ length: Math.max(0, toBlock - query.fromBlock + 1) }, (_, at) => query.fromBlock + at)
    const found = await Promise.all(heights.map((height) => logsOf(height, matcher)))
    return { logs: found.flat().filter((log) => isAfter(log, query.after)), toBlock }
  }

  return async (query: LogQuery): Promise<FoundLogs> => {
    const head = blocks.head().block.header.number
    const toBlock = Math.min(query.toBlock, head)
    const oldUpTo = Math.min(toBlock, head - MAX_STEPS)
    const isLong = toBlock - query.fromBlock >= MAX_CHECKED_SPAN
    return isLong && query.fromBlock <= oldUpTo ? ask({ ...query, toBlock: oldUpTo }) : check({ ...query, toBlock })
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
