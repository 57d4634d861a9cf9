import { resolve } from 'node:path'
import type { Command } from 'commander'
import { loadConfig } from '../../config/load.ts'
import { KEEPING_FORMS, parseStoreLocation } from '../../storage/engines.ts'
import { CommandError } from '../failure.ts'
import { addExample } from '../help.ts'
import type { Keeping } from '../keptDatabases.ts'
import type { Output } from '../output.ts'
import { addSettingFlags } from '../settingFlags.ts'

/** Reads a place from its flag, whose password is never repeated. Without the flag it is the store of the settings. */
function readPlace(flag: 'from' | 'to', raw: unknown, settings: Keeping): Keeping {
  if (raw === undefined) return settings
  const store = typeof raw === 'string' ? parseStoreLocation(raw) : undefined
  if (store === undefined || store.kind === 'memory')
    throw new CommandError(`${flag}: must be ${KEEPING_FORMS}, got an invalid value; change --${flag}`)
  return { ...settings, store }
}

async function copy(given: Record<string, unknown>, output: Output): Promise<void> {
  const { from, to, withoutKeys, ...flags } = given
  const { config } = loadConfig({ flags })
  const settings: Keeping = { ...config, data: resolve(config.data) }
  const copying = {
    from: readPlace('from', from, settings),
    to: readPlace('to', to, settings),
    withKeys: withoutKeys !== true,
  }
  await (await import('../copyStore.ts')).copyStore(copying, output)
}

/** `scion copy --from PLACE --to PLACE` */
export function addCopy(program: Command, output: Output): void {
  const command = program
    .command('copy')
    .description('copy every chain, wallet and key to another database, and verify the copy; also while a node runs')
    .option('--from <place>', `${KEEPING_FORMS} (default: the store in effect)`)
    .option('--to <place>', 'the same, without chains, wallets and keys (default: the store in effect)')
    .option('--without-keys', 'do not copy the API keys')
  addExample(
    addSettingFlags(command, ['data', 'store', 'sqliteDriver']),
    'SCION_STORE=postgres://scion:password@db.internal/scion scion copy --from sqlite:/var/lib/scion',
  )
    .allowExcessArguments(false)
    .action((flags) => copy(flags, output))
}
