import type { Command } from 'commander'
import { chainPlace } from '../../config/dataFiles.ts'
import { StoreError } from '../../storage/errors.ts'
import { openStoreForReading } from '../../storage/openStore.ts'
import { addChainFlags, readChainFlags } from '../chainCommand.ts'
import { exportBlocks } from '../exportBlocks.ts'
import { CommandError, explainData, requireData } from '../failure.ts'
import { addExample } from '../help.ts'
import { requireNoFork } from '../keptDatabases.ts'
import { readIntegerFlag } from '../readFlag.ts'

const readHeight = (flag: string, raw: unknown) => readIntegerFlag(flag, raw, 0, Number.MAX_SAFE_INTEGER)

async function exportFile(file: string, { from, to, ...flags }: Record<string, unknown>): Promise<void> {
  const { network, config } = readChainFlags(flags)
  await requireData(config)
  const store = await openStoreForReading(chainPlace(config, network)).catch((error: unknown) => {
    throw explainData(error, config)
  })
  try {
    const head = await store.blocks.getHead()
    if (head === undefined)
      throw new CommandError(
        `network: must be a chain in ${config.data}, got ${network} with genesis ${config.genesis}; change --network, --genesis or --data`,
      )
    await requireNoFork(store.meta, { kind: 'chain', network, genesis: config.genesis })
    const span = { from: readHeight('from', from) ?? 1, to: readHeight('to', to) ?? head.number }
    if (span.to > head.number) throw new CommandError(`to: must be at most ${head.number}, got ${span.to}; change --to`)
    if (span.from > span.to + 1)
      throw new CommandError(`from: must be at most ${span.to}, got ${span.from}; change --from`)
    await exportBlocks(file, store.blocks, span)
  } catch (error) {
    throw error instanceof StoreError ? explainData(error, config) : error
  } finally {
    await store.close()
  }
}

/** `scion export FILE`: the main chain in the reference node's export format, also while a node runs. */
export function addExport(program: Command): void {
  const command = program
    .command('export <file>')
    .description('write the main chain to a new file, one block per line (-: standard output); also while a node runs')
    .option('--from <height>', 'first block (default: 1; genesis is part of the network)')
    .option('--to <height>', 'last block (default: the newest)')
  addExample(addChainFlags(command), 'scion export regtest.blocks --network regtest')
    .allowExcessArguments(false)
    .action(exportFile)
}
