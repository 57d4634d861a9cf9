import { setImmediate } from 'node:timers/promises'
import { toHex } from '../base/hex.ts'
import { type Line, LineTooLong, readLines } from '../base/lines.ts'
import { LineRefused, parseExportLine } from '../chain/import/exportLine.ts'
import type { Imported } from '../chain/import/importBlock.ts'
import { BlockRefused } from '../chain/import/rules/blockRefused.ts'
import type { Chain } from '../chain/openChain.ts'
import { StoreError } from '../storage/errors.ts'
import type { BlockFile } from './blockFile.ts'
import { CommandError, type DataPlace, explainStore } from './failure.ts'
import type { Progress } from './progress.ts'

/**
 * Maximum length of a line: a block of 8 MiB in hex. The cheapest content is a zero byte of data (4 gas), of which the
 * largest gas limit, 7.5 million, admits 1.8 MiB. The rest is for free content: headers of uncles (about 20 KiB) and
 * transactions of the federation.
 */
const MAX_LINE_BYTES = 16 * 2 ** 20

/** The outcome of an import. */
export type ImportCounts = Readonly<Record<Imported, number>>

/**
 * Imports the blocks of a file, one per line. Known blocks are skipped, so that an interrupted import resumes. Throws a
 * `CommandError` at the first line that is refused or cannot be stored. All blocks before it are stored.
 */
export async function importBlocks(
  { name, chunks, totalBytes }: BlockFile,
  chain: Chain,
  place: DataPlace,
  progress: Progress,
): Promise<ImportCounts> {
  const counts: Record<Imported, number> = { known: 0, head: 0, side: 0, reorganised: 0 }
  try {
    for await (const line of readLines(chunks, MAX_LINE_BYTES)) {
      const text = line.number === 1 ? withoutByteOrderMark(line.text) : line.text
      if (text.trim() === '') continue
      counts[await importLine({ ...line, text }, chain, place)]++
      progress.show({ done: line.bytes, total: totalBytes, text: `block ${chain.reads.headNumber()}` })
      await setImmediate() // for signals and the progress
    }
  } catch (error) {
    throw error instanceof LineTooLong ? new CommandError(error.message) : error
  } finally {
    progress.end()
  }
  // Otherwise a pipe with a failed writer would look like a success.
  if (Object.values(counts).every((count) => count === 0))
    throw new CommandError(`file: must contain blocks, got none in ${name}; change FILE`)
  return counts
}

const withoutByteOrderMark = (text: string) => text.replace(/^\ufeff/, '')

async function importLine({ number, text }: Line, { importer, network }: Chain, place: DataPlace): Promise<Imported> {
  try {
    return await importer.importBlock(parseExportLine(text, network))
  } catch (error) {
    if (error instanceof LineRefused) throw new CommandError(`line ${number}: ${error.message}`)
    if (error instanceof BlockRefused) throw new CommandError(describeRefusal(number, error))
    if (error instanceof StoreError) throw new CommandError(`line ${number}: ${explainStore(error, place)}`)
    throw error
  }
}

function remedyOfParent({ number }: BlockRefused): string {
  if (number > 1) return 'import the earlier blocks first'
  return 'the file has a chain with another genesis: set its --network and the settings that created it (--genesis, --balance, ...)'
}

function describeRefusal(line: number, refused: BlockRefused): string {
  const { number, hash, rule, expected, found } = refused
  return [
    `line ${line}: the block is invalid`,
    `  block     ${number} ${toHex(hash)}`,
    `  rule      ${rule}`,
    `  expected  ${expected}`,
    `  found     ${found}`,
    ...(rule === 'parent' ? [`  remedy    ${remedyOfParent(refused)}`] : []),
  ].join('\n')
}
