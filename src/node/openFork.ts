import { systemTimer } from '../base/clock.ts'
import { fromHex, toHex } from '../base/hex.ts'
import { ControlRefused } from '../chain/api/errors.ts'
import { createAnswers } from '../chain/base/answers.ts'
import { type ForkPoint, findRemoteChain, openRemoteBase, type RemoteChain } from '../chain/base/openRemoteBase.ts'
import type { ForkSource, OpenFork } from '../chain/devtools/fork.ts'
import { mnemonicAccounts } from '../chainspec/mnemonicAccounts.ts'
import type { Network } from '../chainspec/network.ts'
import type { Config } from '../config/load.ts'
import { InvalidRemote } from '../remote/errors.ts'
import { createPinnedRemote, type PinnedRemote } from '../remote/pinnedRemote.ts'
import { createRemote, type Remote } from '../remote/remote.ts'
import { forkedNetwork, originOf } from './forkedNetwork.ts'

/** A fork that was opened by the settings, and the client of its endpoint. */
export interface Fork extends OpenFork {
  readonly network: Network
  readonly source: ForkSource
  readonly remote: Remote
  /** Returns the client of the current block. */
  answers(): PinnedRemote
  /** Returns the number of accounts that were read and are empty or absent: the endpoint does not show which. */
  emptyAccounts(): number
  close(): Promise<void>
}

/** Compute units of a question, as in anvil. */
const UNITS_PER_QUESTION = 17

/** Opens the fork that the settings describe. Rejects with `CannotFork` and `BaseUnavailable`. */
export async function openFork(config: Config): Promise<Fork> {
  const remote = createRemote({
    urls: config.forkUrl,
    headers: config.forkHeader,
    retries: config.retries,
    timeoutMs: config.timeout,
    backoffMs: config.forkRetryBackoff,
    requestsPerSecond: config.rateLimit ? config.computeUnitsPerSecond / UNITS_PER_QUESTION : Number.POSITIVE_INFINITY,
    timer: systemTimer,
  })
  try {
    return await openWith(remote, config)
  } catch (error) {
    await remote.close()
    throw error
  }
}

async function openWith(remote: Remote, config: Config): Promise<Fork> {
  const chain = await findRemoteChain(createAnswers(remote.ask, remote), pointOf(config))
  const network = forkedNetwork(chain, config)
  const accounts = mnemonicAccounts(config.mnemonic, config.accounts).map(({ address }) => fromHex(address))
  const balance = config.balance * 10n ** 18n
  const empty = new Set<string>()
  const clients: PinnedRemote[] = []
  let urls = config.forkUrl

  async function openAt(place: RemoteChain): Promise<OpenFork> {
    const client = createPinnedRemote({ remote, isOffline: config.offline })
    const { base, nonces } = await openRemoteBase(createAnswers(client.askKept, remote), network, place, {
      addresses: accounts,
      onEmptyAccount: (address) => void empty.add(toHex(address)),
    })
    clients.push(client)
    base.prefetchMaturing()
    return { base, funded: nonces.map(({ address, nonce }) => ({ address, nonce, balance })) }
  }

  async function findAgain(point: ForkPoint): Promise<RemoteChain> {
    const found = await findRemoteChain(createAnswers(remote.ask, remote), point)
    if (found.chainId !== chain.chainId || originOf(found).name !== network.name) {
      throw new ControlRefused(
        `the endpoint must have the forked chain (chain id ${chain.chainId}), got chain id ${found.chainId}: start another fork`,
      )
    }
    return found
  }

  /** Asks other endpoints from now on, unless `work` with them fails. */
  async function useUrls<T>(others: readonly string[], work: () => Promise<T>): Promise<T> {
    replaceUrls(remote, others)
    try {
      const result = await work()
      urls = others
      return result
    } catch (error) {
      remote.replaceUrls(urls)
      throw error
    }
  }

  const opened = await openAt(chain)
  return {
    ...opened,
    network,
    source: {
      endpoint: () => ({ chainId: chain.chainId, origin: new URL(urls[0] ?? '').origin }),
      setUrl: (url) => useUrls([url], async () => void (await findAgain({ kind: 'latest' }))),
      open: ({ url, blockNumber }) =>
        useUrls(url === undefined ? urls : [url], async () =>
          openAt(
            await findAgain(blockNumber === undefined ? { kind: 'latest' } : { kind: 'number', number: blockNumber }),
          ),
        ),
    },
    remote,
    answers: () => clients.at(-1) ?? raise(),
    emptyAccounts: () => empty.size,
    async close() {
      for (const client of clients) await client.close()
      await remote.close()
    },
  }
}

function raise(): never {
  throw new Error('a fork has a client')
}

function replaceUrls(remote: Remote, urls: readonly string[]): void {
  try {
    remote.replaceUrls(urls)
  } catch (error) {
    throw error instanceof InvalidRemote ? new ControlRefused(error.message) : error
  }
}

function pointOf({ forkBlockNumber, forkBlockHash }: Config): ForkPoint {
  if (forkBlockHash !== 'none') return { kind: 'hash', hash: fromHex(forkBlockHash) }
  return forkBlockNumber === 'none' ? { kind: 'latest' } : { kind: 'number', number: forkBlockNumber }
}
