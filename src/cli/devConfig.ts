import { NETWORK_SETTINGS, SETTING_NAMES, type SettingName } from '../config/settings.ts'
import { type Config, loadConfig } from '../config.ts'
import { clientVersion } from '../version.ts'
import { CommandError } from './failure.ts'

export const LOG_FORMATS = ['text', 'json'] as const

/** What `scion dev` is, whatever the settings say. */
const FIXED = {
  profile: 'dev',
  networks: 'regtest',
  defaultNetwork: 'regtest',
  open: true,
  store: 'sqlite',
} as const satisfies Partial<Record<SettingName, unknown>>

/** The settings that `scion dev` has flags for; mining has flags of its own. */
export const DEV_SETTINGS = SETTING_NAMES.filter((name) => !(name in FIXED) && name !== 'mining')

/** Settings that real networks have their own of. */
const OF_SANDBOXES = NETWORK_SETTINGS.filter((name) => name !== 'genesis' && name !== 'withoutRule')

/** Longest time between two blocks. */
const MOST_SECONDS = 86_400

/** The settings of a sandbox in this data folder; throws a `CommandError` or `ConfigError`. */
export function loadDevConfig({ blockTime, mining, ...flags }: Record<string, unknown>, data: string): Config {
  const { config, sources } = loadConfig({ flags: { ...flags, ...FIXED, data, mining: readMining(blockTime, mining) } })
  const alien = OF_SANDBOXES.find((name) => config.genesis === 'real' && sources[name].startsWith('--'))
  if (alien !== undefined) throw new CommandError(`${sources[alien]}: expected without --genesis real`)
  // Helpers for tests look at the name first, and give up unless it is one of those that they know.
  const known = `HardhatNetwork/${clientVersion()}`
  return sources.clientVersion === 'default' ? { ...config, clientVersion: known } : config
}

/** `mining` is false with `--no-mining`. */
function readMining(blockTime: unknown, mining: unknown): string | undefined {
  if (blockTime === undefined) return mining === false ? 'manual' : undefined
  if (mining === false) throw new CommandError('--block-time: expected without --no-mining')
  const seconds = /^\d{1,5}(\.\d{1,3})?$/.test(String(blockTime)) ? Number(blockTime) : 0
  if (seconds >= 0.01 && seconds <= MOST_SECONDS) return `interval:${Math.round(seconds * 1000)}`
  throw new CommandError(`--block-time: expected seconds from 0.01 to ${MOST_SECONDS}, got ${String(blockTime)}`)
}
