import { toHex } from '../../base/hex.ts'
import type { Network } from '../../chainspec/network.ts'
import { REMASC_ADDRESS } from '../../primitives/transaction.ts'
import { WrongAnswer } from '../../remote/errors.ts'
import { isList, type JsonValue } from '../../remote/json.ts'
import { toRemoteLog } from '../../remote/receipts.ts'
import type { LogQuery } from '../../storage/store.ts'
import { BaseUnavailable } from '../api/errors.ts'
import { type Answers, toQuantity } from './answers.ts'
import { type FoundLog, type FoundLogs, isAfter } from './chainBase.ts'

/** Maximum number of blocks of one question. Endpoints refuse more than a few thousand. */
const MAX_SPAN = 2_000
const UNKNOWN_METHOD = -32601

/**
 * Returns the search for logs through an endpoint. A span that it refuses is asked in halves, because endpoints have
 * different limits; the smallest span that was accepted is asked next time.
 */
export function createRemoteLogs(answers: Answers, network: Pick<Network, 'compat'>) {
  let span = MAX_SPAN

  /** Returns the answer for the first part of a range, as long as the endpoint accepts. */
  async function ask(query: LogQuery): Promise<FoundLogs> {
    for (;;) {
      const toBlock = Math.min(query.toBlock, query.fromBlock + span - 1)
      try {
        return { logs: await answers.read([['eth_getLogs', [toFilter({ ...query, toBlock })]]], toLogs), toBlock }
      } catch (error) {
        const isRefused = error instanceof BaseUnavailable && error.reason === 'refused'
        const mayBeTooWide = isRefused && error.code !== UNKNOWN_METHOD
        if (!mayBeTooWide || toBlock === query.fromBlock) throw error
        span = Math.max(1, Math.floor((toBlock - query.fromBlock + 1) / 2))
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

/** Converts an answer to logs. Throws `WrongAnswer`. */
function toLogs([answer]: readonly JsonValue[]): readonly FoundLog[] {
  if (!isList(answer)) throw new WrongAnswer('eth_getLogs', 'the answer', 'is no list')
  return answer.map((json) => {
    const { logIndex: index, ...log } = toRemoteLog(json)
    return { ...log, index }
  })
}
