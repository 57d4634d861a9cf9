import type { Command } from 'commander'
import { type Printable, plainText, printable } from '../../base/printable.ts'
import { forkCacheFolder } from '../../config/dataFiles.ts'
import { loadConfig } from '../../config/load.ts'
import type { KeptFork } from '../../remote/keptForks.ts'
import { addExample } from '../help.ts'
import { printTable } from '../keys/table.ts'
import { printTime } from '../keys/times.ts'
import type { Output } from '../output.ts'
import { readIntegerFlag } from '../readFlag.ts'
import { addSettingFlags } from '../settingFlags.ts'

type Flags = Record<string, unknown>

/** Returns the folder of the stored answers. Only `scion dev` accepts the settings of a fork, which variables may contain. */
function findFolder(flags: Flags): string {
  return forkCacheFolder(loadConfig({ flags: { ...flags, profile: 'dev' } }).config)
}

async function list(flags: Flags, output: Output): Promise<void> {
  const { listForks } = await import('../../remote/keptForks.ts')
  const folder = findFolder(flags)
  const forks = await listForks(folder)
  output.write(forks.length === 0 ? printable`no stored answers in ${plainText(folder)}\n` : printForks(forks))
}

function printForks(forks: readonly KeptFork[]): Printable {
  const rows = forks.map(({ chainId, blockNumber, blockHash, bytes, lastUsedMs }) => [
    String(chainId),
    String(blockNumber),
    blockHash,
    printSize(bytes),
    printTime(Math.floor(lastUsedMs)),
  ])
  return printTable(['chain id', 'block', 'hash', 'size', 'last used'], rows)
}

async function clear({ chainId: raw, ...flags }: Flags, output: Output): Promise<void> {
  const chainId = readIntegerFlag('chain-id', raw, 1, Number.MAX_SAFE_INTEGER)
  const { clearForks } = await import('../../remote/keptForks.ts')
  const removed = await clearForks(findFolder(flags), chainId)
  const bytes = removed.reduce((sum, fork) => sum + fork.bytes, 0)
  output.write(
    printable`removed the answers about ${removed.length} ${removed.length === 1 ? 'block' : 'blocks'}, ${plainText(printSize(bytes))}\n`,
  )
}

const printSize = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MiB`

/** `scion cache list|clear` */
export function addCache(program: Command, output: Output): void {
  const cache = program.command('cache').description('list or remove the stored answers of forks')
  const command = (name: string, about: string) =>
    addSettingFlags(cache.command(name).description(about), ['cache']).allowExcessArguments(false)

  addExample(command('list', 'list the blocks with stored answers, the last used first'), 'scion cache list').action(
    (flags: Flags) => list(flags, output),
  )
  addExample(
    command('clear', 'remove stored answers; not while a fork uses them').option(
      '--chain-id <id>',
      'only those of this chain (default: all)',
    ),
    'scion cache clear --chain-id 31',
  ).action((flags: Flags) => clear(flags, output))
}
