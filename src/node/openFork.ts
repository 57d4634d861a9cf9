import { systemTimer } from '../base/clock.ts'
import { fromHex, toHex } from '../base/hex.ts'
import { ControlRefused } from '../chain/api/errors.ts'
import { type Answers, asBaseErrors, createAnswers } from '../chain/base/answers.ts'
import {
  type ForkedTransactions,
  type ForkPoint,
  findForkedTransaction,
  findRemoteChain,
  openRemoteBase,
  type RemoteChain,
  readForkedTransactions,
} from '../chain/base/openRemoteBase.ts'
import type { ForkSource, OpenFork } from '../chain/devtools/fork.ts'
import { mnemonicAccounts } from '../chainspec/mnemonicAccounts.ts'
import type { Network } from '../chainspec/network.ts'
import { forkCacheFolder } from '../config/dataFiles.ts'
import type { Config } from '../config/load.ts'
import { InvalidRemote } from '../remote/errors.ts'
import { openKeptAnswers } from '../remote/keptAnswers.ts'
import { type KeptFork, listForks } from '../remote/keptForks.ts'
import { createPinnedRemote, type PinnedRemote } from '../remote/pinnedRemote.ts'
import { createRemote, type Remote } from '../remote/remote.ts'
import { CannotFork, forkedNetwork, originOf } from './forkedNetwork.ts'

/** A fork that was opened by the settings, and the client of its endpoint. */
export interface Fork extends OpenFork {
  readonly network: Network
  /** Transactions that the fork executes before it accepts others. */
  readonly first: ForkedTransactions | undefined
  readonly source: ForkSource
  readonly remote: Remote
  /** Resolves when the values that the first calls and blocks need were read. */
  whenReadAhead(): Promise<void>
  /** Returns the client of the current block. */
  answers(): PinnedRemote
  /** Returns the number of accounts that were read and are empty or absent: the endpoint does not show which. */
  emptyAccounts(): number
  close(): Promise<void>
}

export interface OpenForkOptions {
  /** Called with the client before it is used. */
  onRemote?(remote: Remote): void
  /** Called with problems that do not end the fork. */
  onWarning?(message: string): void
}

/** Time after which the next endpoint is asked the same, if there are several. */
const HEDGE_AFTER_MS = 3_000

/** Compute units of a question, as in anvil. */
const UNITS_PER_QUESTION = 17

/** Opens the fork that the settings describe. Rejects with `CannotFork` and `BaseUnavailable`. */
export async function openFork(config: Config, { onRemote, onWarning = warn }: OpenForkOptions = {}): Promise<Fork> {
  const remote = createRemote({
    urls: config.forkUrl,
    headers: config.forkHeader,
    retries: config.retries,
    timeoutMs: config.timeout,
    backoffMs: config.forkRetryBackoff,
    hedgeAfterMs: HEDGE_AFTER_MS,
    requestsPerSecond: config.rateLimit ? config.computeUnitsPerSecond / UNITS_PER_QUESTION : Number.POSITIVE_INFINITY,
    timer: systemTimer,
    onWrong: (origin, reason) => onWarning(`${origin} is no longer asked: ${reason}`),
  })
  onRemote?.(remote)
  try {
    return await openWith(remote, config, onWarning)
  } catch (error) {
    await remote.close()
    throw error
  }
}

const warn = (message: string) => process.emitWarning(message)

/** The answers about one block. */
interface Client {
  readonly pinned: PinnedRemote
  readonly empty: Set<string>
}

async function openWith(remote: Remote, config: Config, onWarning: (message: string) => void): Promise<Fork> {
  const folder = forkCacheFolder(config)
  const openClient = async (fork: Pick<KeptFork, 'chainId' | 'blockNumber' | 'blockHash'>): Promise<Client> => {
    const isKept = config.storageCaching || config.offline
    const kept = isKept ? await openKeptAnswers({ folder, fork, timer: systemTimer, onWarning }) : undefined
    return { pinned: createPinnedRemote({ remote, kept, isOffline: config.offline }), empty: new Set() }
  }
  const find = async (point: ForkPoint): Promise<RemoteChain> =>
    config.offline
      ? findOffline(await chooseKept(folder, point), openClient)
      : findRemoteChain(freshAnswers(remote), point)

  const forked = await findTransaction(config, remote)
  const chain = await find(forked === undefined ? pointOf(config) : { kind: 'number', number: forked.blockNumber - 1 })
  const network = forkedNetwork(chain, config)
  const addresses = mnemonicAccounts(config.mnemonic, config.accounts).map(({ address }) => fromHex(address))
  const balance = config.balance * 10n ** 18n
  const clients: Client[] = []
  let ahead = Promise.resolve()
  let urls = config.forkUrl

  async function openAt(place: RemoteChain): Promise<OpenFork> {
    const { chainId, number, hash } = place
    const client = await openClient({ chainId, blockNumber: number, blockHash: toHex(hash) })
    clients.push(client) // closed with the fork, also if the base cannot be opened
    const { base, nonces } = await openRemoteBase(createAnswers(client.pinned), network, place, {
      addresses,
      onEmptyAccount: (address) => void client.empty.add(toHex(address)),
    })
    ahead = base.readAhead()
    return { base, funded: nonces.map(({ address, nonce }) => ({ address, nonce, balance })) }
  }

  async function findAgain(point: ForkPoint): Promise<RemoteChain> {
    const found = await find(point).catch(toRefusal)
    if (found.chainId === chain.chainId && originOf(found).name === network.name) return found
    throw new ControlRefused(
      `the endpoint must have the forked chain (chain id ${chain.chainId}), got chain id ${found.chainId}: start another fork`,
    )
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

  const source: ForkSource = {
    endpoint: () => ({ chainId: chain.chainId, origin: new URL(urls[0] ?? '').origin }),
    setUrl: (url) => useUrls([url], async () => void (await findAgain({ kind: 'latest' }))),
    open: ({ url, blockNumber: number }) =>
      useUrls(url === undefined ? urls : [url], async () =>
        openAt(await findAgain(number === undefined ? { kind: 'latest' } : { kind: 'number', number })),
      ),
  }
  const close = async () => {
    for (const { pinned } of clients) await pinned.close()
    await remote.close()
  }
  try {
    const opened = await openAt(chain)
    const newest = () => clients.at(-1)
    const answers = createAnswers(requireClient(newest()).pinned)
    const first = forked && (await readForkedTransactions(answers, network, forked))
    return {
      ...{ ...opened, network, first, source, remote, close },
      whenReadAhead: () => ahead,
      answers: () => requireClient(newest()).pinned,
      emptyAccounts: () => requireClient(newest()).empty.size,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Finds the transaction at which the settings fork. */
async function findTransaction({ forkTransactionHash: hash, offline }: Config, remote: Remote) {
  if (hash === 'none') return undefined
  if (offline)
    throw new CannotFork('must not be forked at a transaction with --offline; set --fork-block-number instead')
  return findForkedTransaction(freshAnswers(remote), fromHex(hash))
}

const freshAnswers = (remote: Remote): Pick<Answers, 'ask'> => ({
  ask: (method, params) => asBaseErrors(method, () => remote.ask(method, params)),
})

function requireClient(client: Client | undefined): Client {
  if (client === undefined) throw new Error('a fork has a client')
  return client
}

/** Returns the stored fork that a point selects, for `latest` the one that was used last. Throws `CannotFork`. */
async function chooseKept(folder: string, point: ForkPoint): Promise<KeptFork> {
  const found = (await listForks(folder)).filter(({ blockNumber, blockHash }) => {
    if (point.kind === 'hash') return blockHash === toHex(point.hash)
    return point.kind === 'latest' || blockNumber === point.number
  })
  const [kept] = found
  if (kept === undefined)
    throw new CannotFork(
      'must have stored answers about the block with --offline, got none; run once without --offline',
    )
  // Which chain the endpoint has cannot be asked.
  const chainIds = [...new Set(found.map(({ chainId }) => chainId))]
  if (chainIds.length === 1) return kept
  throw new CannotFork(
    `must select one of the stored forks with --offline, got those of the chain ids ${chainIds.join(', ')}; set --fork-block-hash, see "scion cache list"`,
  )
}

/** Returns the chain and the block of stored answers. */
async function findOffline(kept: KeptFork, openClient: (fork: KeptFork) => Promise<Client>): Promise<RemoteChain> {
  const { pinned } = await openClient(kept)
  try {
    return await findRemoteChain(createAnswers(pinned), { kind: 'hash', hash: fromHex(kept.blockHash) })
  } finally {
    await pinned.close()
  }
}

/** Throws the error of a running fork that cannot move. */
function toRefusal(error: unknown): never {
  throw error instanceof CannotFork ? new ControlRefused(error.message) : error
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
