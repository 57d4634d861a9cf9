import { resolve } from 'node:path'
import type { Command } from 'commander'
import { plainText, printable } from '../../base/printable.ts'
import { loadConfig } from '../../config/load.ts'
import { requireNoRestore } from '../backup/restoring.ts'
import { requireData } from '../failure.ts'
import { addExample } from '../help.ts'
import type { Keeping } from '../keptDatabases.ts'
import type { Output } from '../output.ts'
import { addSettingFlags } from '../settingFlags.ts'

function readKeeping(flags: Record<string, unknown>): Keeping {
  const { config } = loadConfig({ flags })
  return { ...config, data: resolve(config.data) }
}

/** `scion backup DIR` and `scion restore DIR`. Their modules are loaded when they run. */
export function addBackup(program: Command, output: Output): void {
  const backup = program
    .command('backup <folder>')
    .description('copy every chain, wallet and key to a new directory, also while a node runs')
    .option('--check', 'verify an existing backup as scion verify does')
  addExample(
    addSettingFlags(backup, ['data', 'store', 'sqliteDriver']),
    'scion backup /backup/monday --data /var/lib/scion',
  )
    .allowExcessArguments(false)
    .action(async (folder: string, { check, ...flags }: Record<string, unknown>) => {
      if (check === true) return (await import('../verify/verifyBackup.ts')).verifyBackup(folder, output)
      const keeping = readKeeping(flags)
      await requireData(keeping)
      requireNoRestore(keeping)
      await (await import('../backup/backup.ts')).backUp(folder, keeping, output)
    })
  const restoring = program
    .command('restore <folder>')
    .description('restore a backup to an empty data directory or database, and verify it')
    .option('--check', 'only check the backup')
  addExample(
    addSettingFlags(restoring, ['data', 'store', 'sqliteDriver']),
    'scion restore /backup/monday --data /var/lib/scion',
  )
    .allowExcessArguments(false)
    .action(async (folder: string, { check, ...flags }: Record<string, unknown>) => {
      const { checkBackup, restore } = await import('../backup/restore.ts')
      if (check !== true) return restore(folder, readKeeping(flags), output)
      const { program: version, madeAt } = await checkBackup(folder)
      output.write(printable`the backup of ${plainText(madeAt)} by version ${plainText(version)} is complete\n`)
    })
}
