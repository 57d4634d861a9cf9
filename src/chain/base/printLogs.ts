import type { Bytes } from '../../base/bytes.ts'
import { bytesToText } from '../../base/bytesToText.ts'
import type { LogPage, LogPiece, LogQuery, LogTemplate } from '../../storage/store.ts'
import type { ChainBase, FoundLog } from './chainBase.ts'

/** Returns the logs that match a query up to the base as text, as `LogReader.find` does. */
export async function findPrintedLogs(
  base: Pick<ChainBase, 'findLogs'>,
  query: LogQuery,
  mostCharacters: number,
  template: LogTemplate,
): Promise<LogPage> {
  const { logs, toBlock } = await base.findLogs(query)
  const texts = logs.slice(0, query.limit).map((log) => template.map((piece) => printPiece(log, piece)).join(''))
  const characters = texts.reduce((sum, { length }) => sum + length, 0)
  const last = logs[texts.length - 1]
  return {
    count: texts.length,
    characters,
    last: last && { blockNumber: last.blockNumber, index: last.index },
    json: characters > mostCharacters ? undefined : new TextEncoder().encode(texts.join(',')),
    toBlock,
  }
}

function printPiece(log: FoundLog, piece: LogPiece): string {
  if (typeof piece === 'string') return piece
  if ('hex' in piece) return digitsOf(log[piece.hex])
  if ('hexNumber' in piece) return numberOf(log, piece.hexNumber).toString(16)
  const [before, after] = piece.eachTopic
  return log.topics.map((topic) => `${before}${digitsOf(topic)}${after}`).join(',')
}

const digitsOf = (bytes: Bytes): string => bytesToText(bytes, 'hex')

function numberOf(log: FoundLog, name: 'blockNumber' | 'logIndex' | 'transactionIndex'): number {
  return name === 'logIndex' ? log.index : log[name]
}
