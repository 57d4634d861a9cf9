import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { equalBytes } from '../base/bytes.ts'
import { toHex } from '../base/hex.ts'
import { signedMinimalBytes } from '../base/integer.ts'
import { plainText, printable } from '../base/printable.ts'
import { toTip } from '../chain/canonical/head.ts'
import { genesisNumber, type Network } from '../chainspec/network.ts'
import { decodeBlock } from '../primitives/block.ts'
import { exportState } from '../snapshot/exportState.ts'
import { StateFileRefused } from '../snapshot/stateItem.ts'
import type { SnapshotBase } from '../state/snapshotBase.ts'
import type { BlockReader, BlockRow, StoreReaders } from '../storage/store.ts'
import { writeNewFile } from './exportBlocks.ts'
import { CommandError } from './failure.ts'
import type { Output } from './output.ts'
import { createProgress, NO_PROGRESS } from './progress.ts'
import { createBaseBlocks } from './state/baseBlocks.ts'

/** Blocks of the file, of which execution above needs the last 4,000 and their uncles. The reference node's snap takes as many. */
const MAX_BLOCKS = 6000

export interface StateExport {
  readonly network: Network
  /** The block with a state from a file, at which the chain begins; undefined if that is its genesis. */
  readonly base: SnapshotBase | undefined
  /** The lowest block of the chain that the file may have. */
  readonly lowest: number
  /** Height of the state. */
  readonly number: number
  readonly output: Output
}

/** Writes the state after a main chain's block, with blocks up to it, to a new file (`-`: the standard output). Throws a `CommandError`. */
export async function exportStateFile(
  file: string,
  store: StoreReaders,
  { network, base, lowest, number, output }: StateExport,
): Promise<void> {
  if (base !== undefined && number < base.number)
    throw new CommandError(
      `number: must be at least ${base.number}, the block with whose state this chain begins, got ${number}; change --number`,
    )
  const row = await requireMain(store.blocks, number)
  const { stateRoot } = decodeBlock(row.encoded, network).header
  if (row.stateRoot !== undefined && !equalBytes(row.stateRoot, stateRoot))
    throw new CommandError(
      `number: must be a block whose header has the root of its state, got ${number}, whose state was edited or is older than RSKIP-126; change --number`,
    )
  await requireImportable(store.blocks, row, { network, lowest })
  const progress = output.showProgress === undefined ? NO_PROGRESS : createProgress(output.showProgress, 'nodes')
  let done = 0
  const parts = exportState({
    blocks: readBlocks(store.blocks, row, lowest),
    nodes: store.nodes,
    root: { hash: stateRoot, height: number },
    folder: file === '-' ? tmpdir() : dirname(file),
    onNode: () => progress.show({ done: ++done, total: undefined, text: printable`state of block ${number}` }),
  })
  try {
    await writeNewFile(file, parts)
  } catch (error) {
    if (error instanceof StateFileRefused) throw refusedByImport(number, error)
    throw error
  } finally {
    progress.end()
  }
  if (file !== '-')
    output.write(
      printable`block ${number} ${plainText(toHex(row.hash))}, state ${plainText(toHex(stateRoot))}: ${done} nodes\n`,
    )
}

/** Requires a block with which an import accepts that a chain begins. Throws a `CommandError`. */
async function requireImportable(
  blocks: BlockReader,
  row: BlockRow,
  { network, lowest }: Pick<StateExport, 'network' | 'lowest'>,
): Promise<void> {
  const genesis = await requireMain(blocks, genesisNumber(network))
  if (row.number <= genesis.number)
    throw new CommandError(
      `number: must be above ${genesis.number}, the genesis block, which needs no file; mine a block, or change --number`,
    )
  const given = createBaseBlocks(network)
  for await (const { encoded, totalDifficulty } of readBlocks(blocks, row, lowest))
    given.add({ encoded, totalDifficulty: signedMinimalBytes(totalDifficulty) })
  try {
    await given.check(toTip(genesis, decodeBlock(genesis.encoded, network)), Math.floor(Date.now() / 1000))
  } catch (error) {
    throw error instanceof CommandError ? refusedByImport(row.number, error) : error
  }
}

function refusedByImport(number: number, { message }: Error): CommandError {
  return new CommandError(
    `number: must be a block whose state an import accepts, got ${number}, which it would refuse (${message}); change --number`,
  )
}

/** Yields the main chain's blocks up to this one, of which `lowest` is the lowest that is stored. */
async function* readBlocks(blocks: BlockReader, last: BlockRow, lowest: number): AsyncGenerator<BlockRow> {
  let before: BlockRow | undefined
  for (let number = Math.max(lowest, last.number - MAX_BLOCKS + 1); number <= last.number; number++) {
    const row = number === last.number ? last : await requireMain(blocks, number)
    if (before !== undefined && !equalBytes(row.parentHash, before.hash))
      throw new CommandError(`export: the chain was reorganised at or below block ${number}; run the command again`)
    yield row
    before = row
  }
}

async function requireMain(blocks: BlockReader, number: number): Promise<BlockRow> {
  const row = await blocks.getMain(number)
  if (row !== undefined) return row
  throw new CommandError(`number: must be a block of the chain, got ${number}; change --number`)
}
