import type { Methods } from '../../../generated/methods.ts'
import { type Piece, ReadyJson } from '../../base/readyJson.ts'
import type { LogsWithCursor } from '../../chain/api/engine.ts'
import { parseLogFilter } from '../../wire/logFilter.ts'
import { printArray } from '../../wire/printArray.ts'
import { parseSmallNumber } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'

const LOGS_OF_PAGE = 1_000

export const eth_getLogs: Method<'eth_getLogs'> = async ({ reads }, [filter, page], call) => {
  const wanted = parseLogFilter(filter)
  if (page === undefined) return toAnswer(printArray(await reads.findLogs(wanted, call)))
  const limit = parseSmallNumber(page.limit ?? LOGS_OF_PAGE)
  return toAnswer(printPage(await reads.findLogPage(wanted, limit, page.cursor ?? undefined, call)))
}

const toAnswer = (json: AsyncIterable<Piece>) => new ReadyJson<Methods['eth_getLogs']['result']>(json)

async function* printPage({ pages, cursor }: LogsWithCursor): AsyncGenerator<Piece> {
  yield '{"logs":'
  yield* printArray(pages)
  yield `,"cursor":${JSON.stringify(cursor ?? null)}}`
}
