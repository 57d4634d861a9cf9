import type { Clock, Timer } from '../base/clock.ts'
import { BaseUnavailable } from '../chain/api/errors.ts'
import { type Answers, createAnswers } from '../chain/base/answers.ts'
import { findRemoteChain, type RemoteChain } from '../chain/base/openRemoteBase.ts'
import { type RemoteBlock, readRemoteBlock } from '../chain/base/remoteBlocks.ts'
import { createRemoteTransactions } from '../chain/base/remoteTransactions.ts'
import { type Chain, type ChainSetup, openChain } from '../chain/openChain.ts'
import { NOT_SHARED } from '../chain/sharing/sharing.ts'
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
import {
  createHeadReplica,
  readSharedHead,
  type UpstreamSharing,
  writeSharedHead,
  writeSharedTaker,
} from './sharedHead.ts'
import { createUpstream, type Upstream } from './upstream.ts'
import { createUpstreamBlocks } from './upstreamBlocks.ts'
import { createUpstreamLogs } from './upstreamLogs.ts'
import { createUpstreamStore } from './upstreamStore.ts'

/** A chain whose blocks and state are those of endpoints. */
export interface UpstreamChain {
  readonly chain: Chain
  readonly upstream: Upstream
  /** Asks all endpoints for their heads, and resolves when the best one is visible, if this process moves the head. */
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
  /** The processes that have the store open. Absent: only this one. */
  readonly sharing?: UpstreamSharing | undefined
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
  const { remote, store, sharing, clock, timer, onProblem } = setup
  const lasting = createAnswers(pinned, (method) => !LASTING.has(method))
  const answers = createThoroughAnswers(lasting, remote.each(), timer)
  const found = await findRemoteChain(answers, { kind: 'latest' })
  const network = setup.networkOf(found)
  const { genesisHash } = found
  if (genesisHash === undefined) throw new BaseUnavailable('the endpoint has no genesis block')
  const first = await readRemoteBlock(answers, network, { hash: found.hash })
  if (first === undefined) throw new BaseUnavailable('the endpoint has no head')
  const blocks = createUpstreamBlocks(answers, network, await chooseHead(setup, network, first))
  const transactions = createRemoteTransactions(answers, network, { getBlock: blocks.findByHash })
  const findLogs = createUpstreamLogs({ answers, network, blocks, getTransactions: transactions.getTransactions })
  const replica = createHeadReplica({
    ...{ store, network, blocks },
    onHeld: (holders) => heads.noteHolders(holders),
    onTaken: (taker) => upstream.noteTaker(taker),
    onArrived: (hashes) => pending.note(hashes),
  })
  const chain = await openChain({
    ...setup.chain,
    ...(sharing && { sharing, readHead: replica.readHead }),
    network,
    first: await findFirst(found, answers, network),
    store: createUpstreamStore(store, { blocks, transactions, findLogs, ...(sharing && { catchUp: sharing.catchUp }) }),
    clock,
    timer,
    submitting: { minesAtOnce: false, failsOnRevert: false, maxWaitMs: 0, limitsAccounts: false },
    stateCacheBytes: NO_STATE_BYTES,
  })
  const { writes } = sharing ?? NOT_SHARED
  const pending = createPendingTransactions({
    ...{ endpoints: remote.each(), timer, onProblem },
    pollMs: setup.pollMs,
    announces: writes,
    announce: (hashes) => chain.follower.announceArrivals(hashes),
  })
  const upstream = createUpstream({
    ...{ remote, network, answers, timer },
    headNumber: chain.reads.headNumber,
    async onSent(hash, taker) {
      if (sharing !== undefined && taker !== undefined) await writeSharedTaker(store, taker)
      await pending.sent(hash)
    },
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
    moves: writes,
    show: (next) =>
      chain.follower.moveTo(
        { tip: next.branch.at(-1) ?? blocks.head(), move: next.move },
        {
          isReorganisation: next.isReorganisation,
          ...(sharing && { store: () => writeSharedHead(store, next) }),
        },
      ),
  })
  heads.start()
  pending.start()
  async function close(): Promise<void> {
    heads.stop()
    pending.stop()
    await remote.close()
    await pinned.close()
    await chain.close()
  }
  return {
    chain: {
      ...chain,
      follower: replica.following(chain.follower),
      close,
    },
    upstream,
    pollAll: heads.pollAll,
    close,
  }
}

/** Returns the head to begin with: the one that other processes show, or the newest of the endpoints. */
async function chooseHead(
  { store, sharing }: UpstreamChainSetup,
  network: Network,
  newest: RemoteBlock,
): Promise<RemoteBlock> {
  if (sharing === undefined) return newest
  const isShown = !sharing.writes() || (await sharing.hasReplicas())
  const stored = isShown ? await readSharedHead(store, network) : undefined
  const head = stored?.branch.at(-1) ?? newest
  if (sharing.writes()) await writeSharedHead(store, { branch: [head], holders: [] })
  return head
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
