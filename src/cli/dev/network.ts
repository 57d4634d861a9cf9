import { canMine, isDevelopmentChain, NETWORK_NAMES, type Network, publicNetworkOf } from '../../chainspec/network.ts'
import { chainPlace } from '../../config/dataFiles.ts'
import type { Config } from '../../config/load.ts'
import { networkOf } from '../../config/networkOf.ts'
import { isOwnMachineOnly } from '../../server/auth/access.ts'
import { hasDatabase } from '../../storage/engines.ts'
import { CommandError } from '../failure.ts'

/**
 * Returns the settings with the network of `--network` as the only one. A fork has the network of its endpoint instead.
 * Throws a `CommandError` if the network cannot be mined, or if its chain id is a public one and other computers can
 * reach the node.
 */
export function servingSandbox(config: Config): Config {
  if (config.forkUrl.length > 0) return config
  const name = config.network === 'none' ? 'regtest' : config.network
  const network = networkOf(name, config)
  if (!canMine(network)) {
    throw new CommandError(
      `genesis: must be sandbox with network ${name}, whose own chain is not mined here, got real; remove --genesis`,
    )
  }
  if (hasReplay(network) && !config.allowPublicIds && !isOwnMachineOnly(config)) throw createReachError(network, config)
  return { ...config, networks: [name], defaultNetwork: name }
}

function createReachError({ name, chainId }: Network, { host, allowedHosts, trustProxy }: Config): CommandError {
  const reach = [host, ...allowedHosts, ...trustProxy].join(', ')
  return new CommandError(
    `network: must not be ${name} with its chain id ${chainId} if other computers can use the node (${reach}), which would take it for the real network; add --allow-public-ids, or set another --chain-id`,
  )
}

/** Returns whether signatures for a development chain are valid on a public network too. */
const hasReplay = (network: Network): boolean =>
  isDevelopmentChain(network) && publicNetworkOf(network.chainId) !== undefined

/** Warns about signatures that are valid on a public network too; undefined if the chain id is no public one. */
export function describeReplay(network: Network): string | undefined {
  if (!hasReplay(network)) return undefined
  const name = publicNetworkOf(network.chainId)
  return `transactions signed here are valid on Rootstock's ${name} (chain id ${network.chainId}) too; sign only with accounts that have no funds there`
}

/**
 * Requires that a directory with the chain of another network is not used for a second one: `--data` keeps the network.
 * Rejects with a `CommandError` that names the network.
 */
export async function requireKeptNetwork(config: Config): Promise<void> {
  const [network] = config.networks
  if (config.forkUrl.length > 0 || network === undefined || (await hasDatabase(chainPlace(config, network)))) return
  for (const name of NETWORK_NAMES) {
    if (!(await hasDatabase(chainPlace(config, name)))) continue
    throw new CommandError(
      `network: must be ${name}, the network of the chain in ${config.data}, got ${network}; set --network ${name}, or choose another directory with --data`,
    )
  }
}
