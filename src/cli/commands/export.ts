import type { Command } from 'commander'
import { chainPlace } from '../../config/dataFiles.ts'
import { networkOf } from '../../config/networkOf.ts'
import { readSnapshotBase } from '../../state/snapshotBase.ts'
import { hasDatabase } from '../../storage/engines.ts'
import { StoreError } from '../../storage/errors.ts'
import { openStoreForReading } from '../../storage/openStore.ts'
import { addChainFlags, readChainFlags } from '../chainCommand.ts'
import { exportBlocks, firstExported, type Span } from '../exportBlocks.ts'
import { exportStateFile } from '../exportState.ts'
import { CommandError, explainData, requireData } from '../failure.ts'
import { addExample } from '../help.ts'
import { requireNoFork } from '../keptDatabases.ts'
import type { Output } from '../output.ts'
import { readIntegerFlag } from '../readFlag.ts'

const readHeight = (flag: string, raw: unknown) => readIntegerFlag(flag, raw, 0, Number.MAX_SAFE_INTEGER)

async function exportFile(file: string | undefined, flags: Record<string, unknown>, output: Output): Promise<void> {
  const { from, to, state, number, ...chainFlags } = flags
  const { network, config } = readChainFlags(chainFlags)
  requireOneKind({ file, from, to, state, number })
  await requireData(config)
  const place = chainPlace(config, network)
  const noChain = new CommandError(
    `network: must be a chain in ${config.data}, got ${network} with genesis ${config.genesis}; change --network, --genesis or --data`,
  )
  const store = await openStoreForReading(place).catch(async (error: unknown) => {
    const isMissing = error instanceof StoreError && error.kind === 'storeUnavailable' && !(await hasDatabase(place))
    throw isMissing ? noChain : explainData(error, config)
  })
  try {
    const head = await store.blocks.getHead()
    if (head === undefined) throw noChain
    await requireNoFork(store.meta, { kind: 'chain', network, genesis: config.genesis })
    const base = await readSnapshotBase(store.meta)
    const lowest = base?.lowest ?? (await firstExported(store.blocks, networkOf(network, config)))
    if (typeof state === 'string') {
      const height = readHeight('number', number) ?? head.number
      await exportStateFile(state, store, { network: networkOf(network, config), base, lowest, number: height, output })
    } else {
      const span = readSpan({ from, to }, { head: head.number, lowest, isWhole: base === undefined })
      await exportBlocks(requireFile(file), store.blocks, span)
    }
  } catch (error) {
    throw error instanceof StoreError ? explainData(error, config) : error
  } finally {
    await store.close()
  }
}

/** The flags of an export of blocks and of a state exclude each other. */
function requireOneKind({ state, number, ...ofBlocks }: Readonly<Record<string, unknown>>): void {
  const blocksFlag = Object.entries(ofBlocks).find(([, value]) => value !== undefined)?.[0]
  if (state !== undefined && blocksFlag !== undefined)
    throw new CommandError(`${blocksFlag}: must not be given with --state; remove one of both`)
  if (state === undefined && number !== undefined)
    throw new CommandError('number: must be given with --state only; use --from and --to, or add --state FILE')
}

function requireFile(file: string | undefined): string {
  if (file !== undefined) return file
  throw new CommandError('file: must be given, got none; add FILE, or --state FILE for the state')
}

/** The blocks that a chain can export. */
interface Exportable {
  readonly head: number
  readonly lowest: number
  /** Whether it has all blocks, so that blocks below the lowest are part of the network. */
  readonly isWhole: boolean
}

function readSpan({ from, to }: Readonly<Record<'from' | 'to', unknown>>, { head, lowest, isWhole }: Exportable): Span {
  const span = { from: readHeight('from', from) ?? lowest, to: readHeight('to', to) ?? head }
  if (!isWhole && span.from < lowest)
    throw new CommandError(
      `from: must be at least ${lowest}, the lowest block of this chain, which begins with a state, got ${span.from}; change --from`,
    )
  if (span.to > head) throw new CommandError(`to: must be at most ${head}, got ${span.to}; change --to`)
  if (span.from > span.to + 1)
    throw new CommandError(`from: must be at most ${span.to}, got ${span.from}; change --from`)
  return span
}

/** `scion export FILE`: the main chain in the reference node's export format; `--state FILE`: the state after a block. Also while a node runs. */
export function addExport(program: Command, output: Output): void {
  const command = program
    .command('export [file]')
    .description('write the main chain to a new file (.gz: compressed; -: standard output); also while a node runs')
    .option('--from <height>', 'first block (default: 1, or 0 if the time of genesis is not part of the network)')
    .option('--to <height>', 'last block (default: the newest)')
    .option(
      '--state <file>',
      'write the state after one block to this new file instead, in form v2 of bootstrap-data.bin',
    )
    .option('--number <height>', 'with --state: the block (default: the newest)')
  addExample(addChainFlags(command), 'scion export regtest.blocks --network regtest')
    .allowExcessArguments(false)
    .action((file, flags) => exportFile(file, flags, output))
}
