import type { Bytes } from '../../base/bytes.ts'
import { bytesToText } from '../../base/bytesToText.ts'
import type { LogPiece, LogRow, LogTemplate } from '../store.ts'

/** A log with the hashes that its text contains. */
export interface PrintableLog extends LogRow {
  readonly blockHash: Bytes
  readonly transactionHash: Bytes
}

/** Prints a log by the template. */
export function printLog(log: PrintableLog, template: LogTemplate): string {
  let text = ''
  for (const piece of template) text += printPiece(log, piece)
  return text
}

function printPiece(log: PrintableLog, piece: LogPiece): string {
  if (typeof piece === 'string') return piece
  if ('hex' in piece) return bytesToText(log[piece.hex], 'hex')
  if ('hexNumber' in piece) {
    const { blockNumber, index: logIndex, transactionIndex } = log
    return { blockNumber, logIndex, transactionIndex }[piece.hexNumber].toString(16)
  }
  const [before, after] = piece.eachTopic
  return log.topics.map((topic) => `${before}${bytesToText(topic, 'hex')}${after}`).join(',')
}
