import { toHex } from '../../base/hex.ts'
import { plainText } from '../../base/printable.ts'
import { BaseUnavailable } from '../../chain/api/errors.ts'
import { NETWORKS } from '../../chainspec/networks.ts'
import type { Config } from '../../config/load.ts'
import { FORK_POINTS, flagOf } from '../../config/settings.ts'
import { CannotFork } from '../../node/forkedNetwork.ts'
import type { Fork } from '../../node/openFork.ts'
import { InvalidRemote } from '../../remote/errors.ts'
import type { Remote } from '../../remote/remote.ts'
import { CommandError } from '../failure.ts'
import type { ForkCounts } from './forkProgress.ts'

/** Receivers of the reports of a fork. */
export interface ForkReports {
  /** Called before the first request with the function that reads the counters. */
  onOpening?(read: () => ForkCounts): void
  /** Called with problems that do not end the fork, which may quote an endpoint. */
  onWarning?(message: string): void
}

/**
 * Opens the fork of the settings; undefined without one. Rejects with a `CommandError` that names the setting to change.
 */
export async function openDevFork(
  config: Config,
  { onOpening, onWarning = () => undefined }: ForkReports = {},
): Promise<Fork | undefined> {
  if (config.forkUrl.length === 0) return undefined
  const { openFork } = await import('../../node/openFork.ts') // most sandboxes fork nothing
  let fork: Fork | undefined
  try {
    fork = await openFork(config, {
      onRemote: (remote) => onOpening?.(() => readCounts(remote, fork)),
      onWarning,
    })
    requireNetwork(fork, config)
    return fork
  } catch (error) {
    await fork?.close()
    throw explainFork(error, config)
  }
}

/** Requires that the network of the settings is the one of the fork. Throws a `CommandError`. */
function requireNetwork({ network: { name } }: Fork, { network }: Config): void {
  if (network === 'none' || network === name) return
  throw new CommandError(`network: must be ${name}, the network of forkUrl, got ${network}; remove --network`)
}

/** Reads the counters of a fork, which is undefined while it is opened. */
function readCounts(remote: Remote, fork: Fork | undefined): ForkCounts {
  const { questions, requests, retries, waiting } = remote.stats()
  const hits = fork?.answers().stats().hits ?? 0
  return { questions, requests, retries, waiting, hits, emptyAccounts: fork?.emptyAccounts() ?? 0 }
}

/** Returns the settings with the network of the fork as the only one. */
export function servingFork(config: Config, { network: { name } }: Pick<Fork, 'network'>): Config {
  return { ...config, networks: [name], defaultNetwork: name }
}

/** The parts of a fork that its start reports. */
export type StartedFork = Pick<Fork, 'network' | 'base' | 'funded' | 'remote'>

/** Returns the facts of a fork for the banner and for programs. They contain the origins of its URLs only. */
export function describeFork({ network, base, funded, remote }: StartedFork) {
  const { hash, header } = base.block
  const isPublic = [NETWORKS.mainnet, NETWORKS.testnet].some(({ chainId }) => chainId === network.chainId)
  return {
    network: network.name,
    chainId: network.chainId,
    block: header.number,
    hash: toHex(hash),
    fundedAccounts: funded.length,
    endpoints: remote.endpoints().map(({ origin }) => origin),
    ...(isPublic && {
      warning: `transactions signed for this fork are valid on the real network with chain id ${network.chainId} too; use --fork-chain-id for another chain id`,
    }),
  }
}

/** Explains why a chain cannot be forked, in one line. It names the origins of the URLs only, because the rest may be a key. */
function explainFork(error: unknown, config: Config): unknown {
  if (error instanceof CannotFork) return new CommandError(error.message)
  if (error instanceof InvalidRemote) return new CommandError(`forkUrl: ${error.message}`)
  if (!(error instanceof BaseUnavailable)) return error
  const origins = config.forkUrl.map((url) => new URL(url).origin).join(', ')
  const reason = plainText(error.message)
  const settings = ['forkUrl' as const, ...FORK_POINTS.filter((name) => config[name] !== 'none')]
  const fix = settings.map((name) => `--${flagOf(name)}`).join(' or ')
  return new CommandError(
    `forkUrl: must be an endpoint that has the block to fork and its state, got ${origins}: ${reason}; change ${fix}`,
  )
}
