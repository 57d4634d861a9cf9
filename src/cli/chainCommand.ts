import { resolve } from 'node:path'
import type { Command } from 'commander'
import { NETWORK_NAMES, type NetworkName } from '../chainspec/network.ts'
import { type Config, loadConfig } from '../config/load.ts'
import { NETWORK_SETTINGS, type SettingName } from '../config/settings.ts'
import { requireNoRestore } from './backup/restoring.ts'
import { CommandError } from './failure.ts'
import { addSettingFlags } from './settingFlags.ts'

/** One chain in a data directory, for commands without a server. */
export interface ChainChoice {
  readonly network: NetworkName
  readonly config: Config
}

const SETTINGS: readonly SettingName[] = ['data', 'store', 'sqliteDriver', ...NETWORK_SETTINGS, 'durability']

/** Adds the flags that name a chain. */
export function addChainFlags(command: Command): Command {
  return addSettingFlags(command, SETTINGS).requiredOption('--network <network>', `one of ${NETWORK_NAMES.join(', ')}`)
}

/** Returns the chain that the flags name. Throws a `CommandError` or `ConfigError`. */
export function readChainFlags({ network: asked, ...flags }: Record<string, unknown>): ChainChoice {
  const network = NETWORK_NAMES.find((name) => name === asked)
  if (network === undefined) {
    throw new CommandError(
      `network: must be one of ${NETWORK_NAMES.join(', ')}, got ${String(asked)}; change --network`,
    )
  }
  // Commands serve nothing and may work on any chain, including those that only this profile serves.
  // A chain id must come with one network.
  const networks = flags.chainId === undefined ? {} : { networks: network }
  const { config } = loadConfig({ flags: { ...flags, ...networks, profile: 'dev' } })
  const choice = { network, config: { ...config, data: resolve(config.data) } }
  requireNoRestore(choice.config)
  return choice
}
