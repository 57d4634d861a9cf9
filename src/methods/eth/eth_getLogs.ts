import type { Methods } from '../../../generated/methods.ts'
import { type Piece, ReadyJson } from '../../base/readyJson.ts'
import type { LogsWithCursor } from '../../chain/api/engine.ts'
import { printArray } from '../../wire/filter.ts'
import { parseLogFilter } from '../../wire/logFilter.ts'
import { parseSmallNumber } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'

/** Max logs of a page if the request has no limit. */
const PAGE_LOGS = 1_000

export const eth_getLogs: Method<'eth_getLogs'> = async ({ reads, network }, [filter, page], call) => {
  const query = parseLogFilter(filter, network)
  if (page === undefined) return toAnswer(printArray(await reads.findLogs(query, call)))
  const limit = parseSmallNumber(page.limit ?? PAGE_LOGS)
  return toAnswer(printPage(await reads.findLogPage(query, limit, page.cursor ?? undefined, call)))
}

const toAnswer = (json: AsyncIterable<Piece>) => new ReadyJson<Methods['eth_getLogs']['result']>(json)

async function* printPage({ pages, cursor }: LogsWithCursor): AsyncGenerator<Piece> {
  yield '{"logs":'
  yield* printArray(pages)
  yield `,"cursor":${JSON.stringify(cursor ?? null)}}`
}
