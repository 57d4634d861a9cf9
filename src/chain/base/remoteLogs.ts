import { type Bytes, equalBytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import type { Network } from '../../chainspec/network.ts'
import { LogMatcher, namesOf } from '../../primitives/logMatcher.ts'
import { REMASC_ADDRESS } from '../../primitives/transaction.ts'
import { METHOD_NOT_FOUND, WrongAnswer } from '../../remote/errors.ts'
import { isList, type JsonValue } from '../../remote/json.ts'
import { toRemoteLog } from '../../remote/receipts.ts'
import type { LogQuery } from '../../storage/store.ts'
import { BaseUnavailable } from '../api/errors.ts'
import { type Answers, toQuantity } from './answers.ts'
import { type FoundLog, type FoundLogs, isAfter } from './chainBase.ts'
import { differs } from './remoteBlocks.ts'

/** Maximum number of blocks of one question. Endpoints refuse more than a few thousand. */
const MAX_SPAN = 2_000
/** Number of accepted questions after which twice as many blocks are asked for. */
const ACCEPTED_TO_GROW = 8

/** Returns the hash of the block at a height; undefined if it is not known. */
type KnownHashAt = (height: number) => Bytes | undefined

/**
 * Returns the search for logs through an endpoint. A span that it refuses is asked in halves, because endpoints have
 * different limits. Later questions have the accepted span, which grows again: limits of logs and of time depend on the
 * blocks.
 */
export function createRemoteLogs(answers: Answers, network: Pick<Network, 'compat'>, knownHashAt: KnownHashAt) {
  let span = MAX_SPAN
  /** Questions of the present span that were accepted. */
  let accepted = 0

  function setSpan(blocks: number): void {
    span = Math.min(MAX_SPAN, Math.max(1, blocks))
    accepted = 0
  }

  function noteAccepted(blocks: number): void {
    if (blocks === span) accepted++
    if (accepted === ACCEPTED_TO_GROW) setSpan(2 * span)
  }

  /** Returns the answer for the first part of a range, as long as the endpoint accepts. */
  async function ask(query: LogQuery): Promise<FoundLogs> {
    for (;;) {
      const toBlock = Math.min(query.toBlock, query.fromBlock + span - 1)
      const blocks = toBlock - query.fromBlock + 1
      try {
        const asked = { ...query, toBlock }
        const logs = await answers.read([['eth_getLogs', [toFilter(asked)]]], ([answer]) =>
          requireKnownBlocks(toLogs(answer, asked), knownHashAt),
        )
        noteAccepted(blocks)
        return { logs, toBlock }
      } catch (error) {
        const code = error instanceof BaseUnavailable ? error.code : undefined
        if (code === undefined || code === METHOD_NOT_FOUND || blocks === 1) throw error
        setSpan(Math.floor(blocks / 2))
      }
    }
  }

  return async (query: LogQuery): Promise<FoundLogs> => {
    const { logs, toBlock } = await ask(query)
    // `compat` ethereum hides REMASC's transaction, whose logs are those of its contract.
    const isShown = ({ address }: FoundLog) => network.compat === 'rootstock' || toHex(address) !== REMASC
    return { logs: logs.filter((log) => isShown(log) && isAfter(log, query.after)), toBlock }
  }
}

const REMASC = toHex(REMASC_ADDRESS)

function toFilter({ fromBlock, toBlock, addresses, topics }: LogQuery): JsonValue {
  return {
    fromBlock: toQuantity(fromBlock),
    toBlock: toQuantity(toBlock),
    ...(addresses.length === 0 ? {} : { address: addresses.map(toHex) }),
    ...(topics.length === 0 ? {} : { topics: topics.map((choices) => choices?.map(toHex) ?? null) }),
  }
}

/** Returns the logs. Throws `BaseUnavailable` if one is of a block that is not the known one at its height. */
function requireKnownBlocks(logs: readonly FoundLog[], knownHashAt: KnownHashAt): readonly FoundLog[] {
  for (const { blockNumber, blockHash } of logs) {
    const known = knownHashAt(blockNumber)
    if (known !== undefined && !equalBytes(known, blockHash)) throw differs(blockNumber, known)
  }
  return logs
}

/** Converts an answer to logs, which must match the query and be in chain order. Throws `WrongAnswer`. */
function toLogs(answer: JsonValue | undefined, query: LogQuery): readonly FoundLog[] {
  if (!isList(answer)) throw new WrongAnswer('eth_getLogs', 'the answer', 'is no list')
  const matcher = new LogMatcher(query)
  let last: FoundLog | undefined
  return answer.map((json) => {
    const { logIndex: index, ...found } = toRemoteLog(json)
    const log = { ...found, index }
    const isInRange = log.blockNumber >= query.fromBlock && log.blockNumber <= query.toBlock
    if (!isInRange) throw new WrongAnswer('eth_getLogs', 'blockNumber', 'is outside of the range')
    if (!isAfter(log, last)) throw new WrongAnswer('eth_getLogs', 'logIndex', 'is out of order')
    if (!matcher.matches(namesOf(log))) throw new WrongAnswer('eth_getLogs', 'topics', 'do not match the filter')
    last = log
    return log
  })
}
