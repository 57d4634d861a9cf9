import { resolve } from 'node:path'
import type { Command } from 'commander'
import { loadConfig } from '../../config/load.ts'
import { requireNoRestore } from '../backup/restoring.ts'
import { requireData } from '../failure.ts'
import { addExample } from '../help.ts'
import type { Output } from '../output.ts'
import { readIntegerFlag } from '../readFlag.ts'
import { addSettingFlags } from '../settingFlags.ts'

const DEFAULT_MAX_FAULTS = 100
const FAULTS_LIMIT = 1_000_000

/** Maximum number of faults that are printed, by the flag. Throws a `CommandError`. */
function readMaxFaults(raw: unknown): number {
  return readIntegerFlag('max-faults', raw, 0, FAULTS_LIMIT) ?? DEFAULT_MAX_FAULTS
}

/** `scion verify`. Its modules are loaded when it runs. */
export function addVerify(program: Command, output: Output): void {
  const command = program
    .command('verify')
    .description('find damaged data in chains, wallets and keys, also while a node runs; exit with 1 if there is any')
    .option('--repair', 'rebuild what can be derived from sound data; not while a node runs')
    .option('--max-faults <count>', `maximum number of faults to print (default: ${DEFAULT_MAX_FAULTS})`)
  addExample(
    addSettingFlags(command, ['data', 'store', 'sqliteDriver', 'networks'], {
      networks: 'networks to verify (default: all that are stored, and the keys)',
    }),
    'scion verify --data /var/lib/scion',
  )
    .allowExcessArguments(false)
    .action(async ({ repair, maxFaults, ...flags }: Record<string, unknown>) => {
      const { config } = loadConfig({ flags })
      const keeping = { ...config, data: resolve(config.data) }
      await requireData(keeping)
      requireNoRestore(keeping)
      const { verify } = await import('../verify/verify.ts')
      await verify(keeping, output, {
        networks: flags.networks === undefined ? undefined : config.networks,
        isRepair: repair === true,
        maxFaults: readMaxFaults(maxFaults),
      })
    })
}
