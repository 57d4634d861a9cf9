import { systemTimer, type Timer } from '../base/clock.ts'
import { fromHex, toHex } from '../base/hex.ts'
import { ControlRefused } from '../chain/api/errors.ts'
import { createAnswers } from '../chain/base/answers.ts'
import {
  type ForkedTransactions,
  type ForkPoint,
  findForkedTransaction,
  openRemoteBase,
  type RemoteChain,
  readForkedTransactions,
} from '../chain/base/openRemoteBase.ts'
import type { ForkSource, OpenFork } from '../chain/devtools/fork.ts'
import { mnemonicAccounts } from '../chainspec/mnemonicAccounts.ts'
import type { Network } from '../chainspec/network.ts'
import type { Config } from '../config/load.ts'
import { InvalidRemote } from '../remote/errors.ts'
import type { PinnedRemote } from '../remote/pinnedRemote.ts'
import { createRemote, type Remote } from '../remote/remote.ts'
import type { Retry } from '../remote/settler.ts'
import { createForkClients, type ForkClients, freshAnswers } from './forkClients.ts'
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
    onRetry: createRetryReport(onWarning, systemTimer),
    onWrong: (origin, reason) => onWarning(`${origin} is no longer asked: ${reason}`),
  })
  onRemote?.(remote)
  try {
    return await openWith(remote, config, createForkClients(remote, config, onWarning))
  } catch (error) {
    await remote.close()
    throw error
  }
}

/** Time without a retry after which the next one is a new outage, in ms: longer than the longest pause between two. */
const OUTAGE_ENDS_MS = 60_000

/** Returns the function that reports each further attempt of an outage once, although all requests that wait have failed. */
export function createRetryReport(
  onWarning: (message: string) => void,
  timer: Pick<Timer, 'nowMs'>,
): (retry: Retry) => void {
  let last = { attempt: 0, atMs: Number.NEGATIVE_INFINITY }
  return ({ origin, reason, attempt, attempts }) => {
    const nowMs = timer.nowMs()
    const isNew = nowMs - last.atMs > OUTAGE_ENDS_MS || attempt > last.attempt
    last = { attempt: isNew ? attempt : last.attempt, atMs: nowMs }
    if (isNew) onWarning(`no answer from ${origin} (${reason}), attempt ${attempt} of ${attempts}`)
  }
}

const warn = (message: string) => process.emitWarning(message)

async function openWith(remote: Remote, config: Config, clients: ForkClients): Promise<Fork> {
  const forked = await findTransaction(config, remote)
  const chain = await clients.find(
    forked === undefined ? pointOf(config) : { kind: 'number', number: forked.blockNumber - 1 },
  )
  const opener = createOpener(clients, forkedNetwork(chain, config), config)
  try {
    const opened = await opener.openAt(chain)
    const first = forked && (await readForkedTransactions(createAnswers(clients.newest()), opener.network, forked))
    return {
      ...opened,
      network: opener.network,
      first,
      source: createSource(chain, { remote, clients, opener, urls: config.forkUrl }),
      remote,
      whenReadAhead: opener.whenReadAhead,
      answers: clients.newest,
      emptyAccounts: opener.emptyAccounts,
      close: clients.close,
    }
  } catch (error) {
    await clients.close()
    throw error
  }
}

type Opener = ReturnType<typeof createOpener>

/** Returns the function that opens blocks of one chain as the base of the fork. */
function createOpener(clients: ForkClients, network: Network, { mnemonic, accounts, balance, derivationPath }: Config) {
  const addresses = mnemonicAccounts(mnemonic, accounts, derivationPath).map(({ address }) => fromHex(address))
  let empty = new Set<string>()
  let ahead = Promise.resolve()
  return {
    network,
    async openAt(place: RemoteChain): Promise<OpenFork> {
      const found = new Set<string>()
      const { base, nonces } = await openRemoteBase(createAnswers(await clients.open(place)), network, place, {
        addresses,
        onEmptyAccount: (address) => void found.add(toHex(address)),
      })
      empty = found
      ahead = base.readAhead()
      return { base, funded: nonces.map(({ address, nonce }) => ({ address, nonce, balance })) }
    },
    whenReadAhead: () => ahead,
    emptyAccounts: () => empty.size,
  }
}

interface SourceParts {
  readonly remote: Remote
  readonly clients: ForkClients
  readonly opener: Opener
  readonly urls: readonly string[]
}

/** Returns the source by which the fork of `chain` moves to other blocks and endpoints. */
function createSource(chain: RemoteChain, { remote, clients, opener, urls: firstUrls }: SourceParts): ForkSource {
  let urls = firstUrls

  async function findAgain(point: ForkPoint): Promise<RemoteChain> {
    const found = await clients.find(point).catch(toRefusal)
    if (found.chainId === chain.chainId && originOf(found).name === opener.network.name) return found
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

  return {
    endpoint: () => ({ chainId: chain.chainId, origin: new URL(urls[0] ?? '').origin }),
    setUrl: (url) => useUrls([url], async () => void (await findAgain({ kind: 'latest' }))),
    open: ({ url, blockNumber: number }) =>
      useUrls(url === undefined ? urls : [url], async () =>
        opener.openAt(await findAgain(number === undefined ? { kind: 'latest' } : { kind: 'number', number })),
      ),
  }
}

/** Finds the transaction at which the settings fork. */
async function findTransaction({ forkTransactionHash: hash, offline }: Config, remote: Remote) {
  if (hash === 'none') return undefined
  if (offline)
    throw new CannotFork('must not be forked at a transaction with --offline; set --fork-block-number instead')
  return findForkedTransaction(freshAnswers(remote), fromHex(hash))
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
