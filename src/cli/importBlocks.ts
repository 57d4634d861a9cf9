import { toHex } from '../base/hex.ts'
import { type Line, LineTooLong } from '../base/lines.ts'
import { printable } from '../base/printable.ts'
import { BelowBase } from '../chain/api/errors.ts'
import type { SourceBlock } from '../chain/import/ahead/readAhead.ts'
import { LineRefused, readExportLine } from '../chain/import/exportLine.ts'
import { BlockRefused } from '../chain/import/rules/blockRefused.ts'
import type { Imported } from '../chain/import/verifyBlock.ts'
import type { Chain } from '../chain/openChain.ts'
import type { Network } from '../chainspec/network.ts'
import { StoreError } from '../storage/errors.ts'
import type { BlockFile } from './blockFile.ts'
import { type ExportLines, readExportLines } from './exportLines.ts'
import { CommandError, type DataPlace, explainStore } from './failure.ts'
import type { Progress } from './progress.ts'

/** The outcome of an import. */
export type ImportCounts = Readonly<Record<Imported, number>>

/**
 * Imports the blocks of a file, one per line. Known blocks are skipped, so that an interrupted import resumes. Throws a
 * `CommandError` at the first line that is refused or cannot be stored. All blocks before a refused one are stored.
 */
export async function importBlocks(
  file: BlockFile,
  chain: Chain,
  place: DataPlace,
  progress: Progress,
): Promise<ImportCounts> {
  const counts: Record<Imported, number> = { known: 0, head: 0, side: 0, reorganised: 0 }
  /** The lines of the blocks that are read and not imported yet, and the line in progress. */
  const lines: Line[] = []
  try {
    const source = await readExportLines(file)
    await chain.importer.importBlocks(readBlocks(source, chain.network, lines), {
      onImported({ header }, outcome) {
        counts[outcome]++
        const bytes = lines.shift()?.bytes ?? 0
        progress.show({ done: bytes, total: source.totalBytes, text: printable`block ${header.number}` })
      },
    })
  } catch (error) {
    throw explain(error, lines, place)
  } finally {
    progress.end()
  }
  // Otherwise a pipe with a failed writer would look like a success.
  if (Object.values(counts).every((count) => count === 0))
    throw new CommandError(`file: must contain blocks, got none in ${file.name}; change FILE`)
  return counts
}

/** Yields the blocks of an export, and adds the line of each to `lines`. */
async function* readBlocks(source: ExportLines, network: Network, lines: Line[]): AsyncGenerator<SourceBlock> {
  for await (const line of source.lines) {
    const block = readLine(line.number, line.text, network)
    lines.push({ ...line, text: '' })
    yield block
  }
}

function readLine(number: number, text: string, network: Network): SourceBlock {
  try {
    return readExportLine(text, network)
  } catch (error) {
    throw error instanceof LineRefused ? lineError(number, error) : error
  }
}

const lineError = (number: number, { message }: LineRefused) => new CommandError(`line ${number}: ${message}`)

/** Returns the error for the user. The first of the lines is that of the block that was not imported. */
function explain(error: unknown, [line]: readonly Line[], place: DataPlace): unknown {
  if (error instanceof LineTooLong) return new CommandError(error.message)
  if (error instanceof BelowBase) return belowBase(error, line)
  if (line === undefined) return error
  if (error instanceof LineRefused) return lineError(line.number, error)
  if (error instanceof BlockRefused) return blockRefused(line.number, error)
  if (error instanceof StoreError) return new CommandError(`line ${line.number}: ${explainStore(error, place)}`)
  return error
}

function belowBase({ wanted, base }: BelowBase, line: Line | undefined): CommandError {
  const place = line === undefined ? '' : `line ${line.number}: `
  return new CommandError(
    `${place}the chain must have ${wanted}, got a chain that begins with the state of block ${base}; import blocks above it, and read missing ones with scion start --follow`,
  )
}

function remedyOfParent({ number }: BlockRefused): string {
  if (number > 1) return 'import the earlier blocks first'
  return 'the file has a chain with another genesis: set its --network and the settings that created it (--genesis, --balance, ...), or export it without --from, which leaves genesis out'
}

function blockRefused(line: number, refused: BlockRefused): CommandError {
  const { number, hash, rule, expected, found } = refused
  const details = [
    `  block     ${number} ${toHex(hash)}`,
    `  rule      ${rule}`,
    `  expected  ${expected}`,
    `  found     ${found}`,
    ...(rule === 'parent' ? [`  remedy    ${remedyOfParent(refused)}`] : []),
  ]
  return new CommandError(`line ${line}: the block is invalid`, { details, cause: refused })
}
