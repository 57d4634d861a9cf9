import { clientVersion } from '../../base/version.ts'
import { PREDEPLOY_RULES } from '../../chainspec/predeploys.ts'
import { type Config, loadConfig } from '../../config/load.ts'
import { NETWORK_SETTINGS, SETTING_NAMES, type SettingName, UPSTREAM_SETTINGS } from '../../config/settings.ts'
import { isOwnMachineOnly } from '../../server/auth/access.ts'
import { CommandError } from '../failure.ts'
import { servingSandbox } from './network.ts'

export const LOG_FORMATS = ['text', 'json', 'none'] as const

/** Fixed settings of `scion dev`, before `network` or a fork determines the networks. */
const FIXED = {
  profile: 'dev',
  networks: 'regtest',
  defaultNetwork: 'regtest',
  open: true,
} as const satisfies Partial<Record<SettingName, unknown>>

/** Settings that are flags of `scion dev`. Mining and predeploys have other flags. */
export const DEV_SETTINGS = SETTING_NAMES.filter(
  (name) =>
    !(name in FIXED) &&
    name !== 'store' &&
    name !== 'mining' &&
    name !== 'predeploys' &&
    UPSTREAM_SETTINGS.every((one) => one !== name),
)

/** Settings that apply to sandboxes only. */
const OF_SANDBOXES = NETWORK_SETTINGS.filter((name) => name !== 'genesis' && name !== 'withoutRule')

/** Default timeout of a call on a fork, whose endpoint may be asked for hundreds of values, one after the other. */
export const FORK_CALL_TIMEOUT_MS = 60_000

/** Maximum time between two blocks, in s. */
const MAX_SECONDS = 86_400

/** Facts of a stored chain or state on which defaults depend. */
export interface StoredSandbox {
  /** Whether its genesis block has contracts in addition. */
  readonly hasContracts: boolean
}

/**
 * Loads the settings of a sandbox in this data directory, or in memory without one. `stored` is the chain there, undefined
 * for a new one. Throws a `CommandError` or `ConfigError`.
 */
export function loadDevConfig(
  flags: Readonly<Record<string, unknown>>,
  data: string | undefined,
  stored?: StoredSandbox,
): Config {
  const store = data === undefined ? 'memory' : 'sqlite'
  const { config, sources } = loadConfig({ flags: { ...flags, ...FIXED, store, data, mining: readMining(flags) } })
  const alien = OF_SANDBOXES.find((name) => config.genesis === 'real' && sources[name].startsWith('--'))
  if (alien !== undefined) {
    throw new CommandError(`${alien}: must not be set with genesis real; remove ${sources[alien]}`)
  }
  const { genesis, forkUrl, withoutRule } = config
  const takesPredeploys =
    genesis === 'sandbox' && forkUrl.length === 0 && !withoutRule.some((rule) => PREDEPLOY_RULES.includes(rule))
  return servingSandbox({
    ...config,
    ...(sources.predeploys === 'default' && { predeploys: takesPredeploys && stored?.hasContracts !== false }),
    // Test helpers read the name first, and refuse unknown ones.
    ...(sources.clientVersion === 'default' && { clientVersion: `HardhatNetwork/${clientVersion()}` }),
    ...(sources.exposeOwnerMethods === 'default' && letsOthersIn(config) && { exposeOwnerMethods: true }),
    ...(sources.callTimeoutMs === 'default' && config.forkUrl.length > 0 && { callTimeoutMs: FORK_CALL_TIMEOUT_MS }),
  })
}

/**
 * Returns whether the settings let other computers use the node. A trusted proxy does not: which of its clients may use
 * accounts and controls is then a setting of its own.
 */
const letsOthersIn = (config: Config) => config.trustProxy.length === 0 && !isOwnMachineOnly(config)

/** `mining` is false with `--no-mining`. */
function readMining({ blockTime, mining, mixedMining }: Readonly<Record<string, unknown>>): string | undefined {
  if (mixedMining === true && blockTime === undefined)
    throw new CommandError('mixed-mining: must come with --block-time; add it, or remove --mixed-mining')
  if (blockTime === undefined) return mining === false ? 'manual' : undefined
  if (mining === false) throw new CommandError('block-time: must not be set with --no-mining; remove one of them')
  const seconds = /^\d{1,5}(\.\d{1,3})?$/.test(String(blockTime)) ? Number(blockTime) : 0
  if (seconds >= 0.01 && seconds <= MAX_SECONDS)
    return `${mixedMining === true ? 'mixed' : 'interval'}:${Math.round(seconds * 1000)}`
  throw new CommandError(
    `block-time: must be from 0.01 to ${MAX_SECONDS} seconds, got ${String(blockTime)}; change --block-time`,
  )
}
