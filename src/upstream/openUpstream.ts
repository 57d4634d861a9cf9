import type { Clock, Timer } from '../base/clock.ts'
import { BaseUnavailable } from '../chain/api/errors.ts'
import { type Answers, createAnswers } from '../chain/base/answers.ts'
import { findRemoteChain, type RemoteChain } from '../chain/base/openRemoteBase.ts'
import { readRemoteBlock } from '../chain/base/remoteBlocks.ts'
import { createRemoteTransactions } from '../chain/base/remoteTransactions.ts'
import { type Chain, type ChainSetup, openChain } from '../chain/openChain.ts'
import { genesisNumber, type Network } from '../chainspec/network.ts'
import { readSandboxOptions } from '../chainspec/sandbox.ts'
import { createPinnedRemote, type PinnedRemote } from '../remote/pinnedRemote.ts'
import type { Remote } from '../remote/remote.ts'
import { createStoredAnswers } from '../remote/storedAnswers.ts'
import type { Store } from '../storage/store.ts'
import type { Difference } from './comparison.ts'
import { createThoroughAnswers, neededHeight } from './endpointAnswers.ts'
import { createHeadFollower } from './headFollower.ts'
import { createPendingTransactions } from './pendingTransactions.ts'
import { createUpstream, type Upstream } from './upstream.ts'
import { createUpstreamBlocks } from './upstreamBlocks.ts'
import { createUpstreamLogs } from './upstreamLogs.ts'
import { createUpstreamStore } from './upstreamStore.ts'

/** A chain whose blocks and state are those of endpoints. */
export interface UpstreamChain {
  readonly chain: Chain
  readonly upstream: Upstream
  /** Asks all endpoints for their heads, and resolves when the best one is visible. */
  pollAll(): Promise<void>
  /** Ends the questions, and closes the chain. */
  close(): Promise<void>
}

export interface UpstreamChainSetup {
  readonly remote: Remote
  /** Returns the network of the endpoints' chain. Throws if it is not the expected one. */
  networkOf(chain: RemoteChain): Network
  /** The tables of filters, and of answers that cannot change. */
  readonly store: Store
  /** Maximum size of the stored answers in bytes, 1 GiB by default; 0: none are stored or read. */
  readonly cacheBytes?: number
  readonly pollMs: number
  readonly clock: Clock
  readonly timer: Timer
  readonly chain: Pick<ChainSetup, 'limits' | 'printLog' | 'logTemplate' | 'tracePrinter' | 'filterLimits' | 'budgets'>
  /** Share of the questions whose answers cannot be checked that two endpoints are asked, to compare them; 0 to 1. */
  readonly comparedShare?: number
  onDifference?(difference: Difference): void
  /** Called after each answer of an endpoint about its head. */
  onPolled?(): void
  /** Called with problems that do not end the chain. */
  onProblem(message: string): void
}

/** Questions whose answers name the block by its hash, or are checked against its roots. All others may change. */
const LASTING = new Set(['eth_getBlockByHash', 'eth_getUncleByBlockHashAndIndex', 'eth_getTransactionReceipt'])
const DEFAULT_CACHE_BYTES = 2 ** 30
/** The least that a cache of state can have: the state is not read here. */
const NO_STATE_BYTES = 1

/**
 * Opens the chain of endpoints and follows their heads. It is a replica of another node's chain: blocks, transactions,
 * receipts and logs are read from the endpoints and checked, and filters and subscriptions work on them as on a chain of
 * our own. Rejects with `BaseUnavailable` if no endpoint answers, and with `WrongChain` if they have another genesis.
 */
export async function openUpstreamChain(setup: UpstreamChainSetup): Promise<UpstreamChain> {
  const { remote } = setup
  const ask: Remote['ask'] = (method, params) => remote.ask(method, params, { height: neededHeight([method, params]) })
  const pinned = createPinnedRemote({ remote: { ...remote, ask }, kept: openStoredAnswers(setup) })
  try {
    return await openWith(pinned, setup)
  } catch (error) {
    await pinned.close()
    throw error
  }
}

async function openWith(pinned: PinnedRemote, setup: UpstreamChainSetup): Promise<UpstreamChain> {
  const { remote, clock, timer, onProblem } = setup
  const lasting = createAnswers(pinned, (method) => !LASTING.has(method))
  const answers = createThoroughAnswers(lasting, remote.each(), timer)
  const found = await findRemoteChain(answers, { kind: 'latest' })
  const network = setup.networkOf(found)
  const { genesisHash } = found
  if (genesisHash === undefined) throw new BaseUnavailable('the endpoint has no genesis block')
  const first = await readRemoteBlock(answers, network, { hash: found.hash })
  if (first === undefined) throw new BaseUnavailable('the endpoint has no head')
  const blocks = createUpstreamBlocks(answers, network, first)
  const transactions = createRemoteTransactions(answers, network, { getBlock: blocks.findByHash })
  const findLogs = createUpstreamLogs({ answers, network, blocks, getTransactions: transactions.getTransactions })
  const chain = await openChain({
    ...setup.chain,
    network,
    first: await findFirst(found, answers, network),
    store: createUpstreamStore(setup.store, { blocks, transactions, findLogs }),
    clock,
    timer,
    submitting: { minesAtOnce: false, failsOnRevert: false, maxWaitMs: 0, limitsAccounts: false },
    stateCacheBytes: NO_STATE_BYTES,
  })
  const pending = createPendingTransactions({
    ...{ endpoints: remote.each(), timer, onProblem },
    pollMs: setup.pollMs,
    announce: (hashes) => chain.follower.announceArrivals(hashes),
  })
  const upstream = createUpstream({
    ...{ remote, network, answers, timer },
    headNumber: chain.reads.headNumber,
    onSent: (hash) => pending.sent(hash),
    share: setup.comparedShare ?? 0,
    onDifference: setup.onDifference,
  })
  chain.feeds.onHead(upstream.onHead)
  const heads = createHeadFollower({
    ...{ remote, network, genesisHash, blocks, clock, timer, onProblem },
    onPolled() {
      upstream.onPolled()
      setup.onPolled?.()
    },
    pollMs: setup.pollMs,
    readReceipts: transactions.getTransactions,
    show: (head, options) => chain.follower.moveTo(head, options),
  })
  heads.start()
  pending.start()
  return {
    chain,
    upstream,
    pollAll: heads.pollAll,
    async close() {
      heads.stop()
      pending.stop()
      await remote.close()
      await pinned.close()
      await chain.close()
    },
  }
}

/**
 * Returns the genesis block of a sandbox, which may have any accounts and contracts. Undefined for a public network, whose
 * genesis the endpoints must have.
 */
async function findFirst({ genesisExtraData }: RemoteChain, answers: Answers, network: Network) {
  if (genesisExtraData === undefined || readSandboxOptions(genesisExtraData) === undefined) return undefined
  return readRemoteBlock(answers, network, { number: genesisNumber(network) })
}

/** Returns the answers in the store; undefined if there are none. */
function openStoredAnswers({ store, cacheBytes = DEFAULT_CACHE_BYTES, timer, onProblem }: UpstreamChainSetup) {
  if (cacheBytes === 0) return undefined
  const { answers } = store
  return createStoredAnswers({
    table: { get: answers.get, putAll: (rows) => answers.putAll(rows, cacheBytes) },
    timer,
    onFailure: (error) => onProblem(`the stored answers are not used: ${reasonOf(error)}; endpoints are asked again`),
  })
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
