import { randomUUID } from 'node:crypto'
import { systemTimer, type Timer } from '../base/clock.ts'
import { NodeError } from '../base/errors.ts'
import type { Chain } from '../chain/openChain.ts'
import type { Sharing } from '../chain/sharing/sharing.ts'
import { createDeferred } from '../concurrency/deferred.ts'
import type { Waiting } from '../concurrency/fairSemaphore.ts'
import { SingleFlightStopped } from '../concurrency/singleFlight.ts'
import { withTimeout } from '../concurrency/withTimeout.ts'
import { StoreError, type StoreErrorKind } from '../storage/errors.ts'
import { isLocked, STANDING_BY, whileLocked } from '../storage/whileLocked.ts'
import { createAckBarrier } from './ackBarrier.ts'
import { createForwardedExecutor, type ForwardedExecutor, type ForwardedHandler } from './executeForwarded.ts'
import { createForwarding } from './forwarding.ts'
import { followJournal, type Membership } from './membership.ts'
import { countProcesses } from './processCount.ts'
import type { SharedStore } from './sharedStore.ts'

/** This process may lack writes that were acknowledged. */
export class BehindWriter extends NodeError {
  readonly kind = 'notReady'
}

/** A chain that several processes serve. One writes, the others are replicas, and any may replace the writer. */
export interface SharedChain {
  readonly chain: Chain
  readonly link: ChainLink
}

/** The role of this process among those that serve a chain. */
export interface ChainLink {
  /** Returns whether this process is the writer. */
  writes(): boolean
  /** Returns whether responses from memory are as new as every acknowledged write; otherwise call `whenCurrent`. */
  isCurrent(): boolean
  /** Resolves when this process is current. Rejects with `BehindWriter` after some seconds. */
  whenCurrent(): Promise<void>
  /** Forwards a request to the writer. Rejects with `NotForwarded` or a `StoreError`. */
  forward(request: string, waiting: Waiting): Promise<string>
  /** Resolves when all replicas have applied the writes of this process. */
  whenSeen(): Promise<void>
  /** Returns the time in ms since which this process may be behind; 0 while it is current. */
  behindMs(): number
  /** Returns the number of processes that serve the chain, this one included, as of the last second. */
  processes(): number
}

/**
 * The role of a process. `waiting`: another process writes, and there is no chain to serve yet. `standby`: this process
 * serves the chain, and replaces the writer when that ends. `withoutWriterMs` is the time between two writers; it is
 * undefined if this process began as the writer.
 */
export type ChainRole =
  | { readonly role: 'waiting' | 'standby' }
  | { readonly role: 'writer'; readonly withoutWriterMs?: number | undefined }

export interface SharedChainSetup {
  readonly store: SharedStore
  /**
   * Whether to serve as a replica and replace the writer when it ends. Otherwise `storeLocked` is thrown while another
   * process writes.
   */
  readonly standby: boolean
  /**
   * Whether a standby becomes the writer at once if no process is. Otherwise it follows the stored chain first, which may be
   * older than the newest block of other nodes.
   */
  readonly writesFirst?: boolean
  openChain(sharing: Sharing): Promise<Chain>
  /** Executes forwarded requests. Absent: none are executed. */
  requests?: ForwardedHandler | undefined
  /** Called with the role of this process, and with each change of it. */
  onRole?: ((role: ChainRole) => void) | undefined
  /** Called before this process begins to write. */
  onWriting?: (() => Promise<void>) | undefined
  onFailure(error: unknown): void
  readonly timer?: Timer
}

const MARGIN_MS = 100
/** Maximum wait for the newest change, in ms: less than the call timeout. */
const MAX_WAIT_MS = 2_500
const PAUSE_MS = 20
const PASSING: readonly StoreErrorKind[] = ['storeLocked', 'storeUnavailable', 'storeFailed']

/** Opens a chain in one of its processes. Closes the store on failure. */
export async function openSharedChain(setup: SharedChainSetup): Promise<SharedChain> {
  try {
    return await openForWritingOrFollowing(setup)
  } catch (error) {
    await setup.store.close()
    throw error
  }
}

async function openForWritingOrFollowing(setup: SharedChainSetup): Promise<SharedChain> {
  const { store, standby, timer = systemTimer } = setup
  if (standby && (await comesToFollow(setup))) return openFollowing(setup)
  if (!standby) await store.becomeWriter()
  const parts = createParts(setup, timer)
  const chain = await setup.openChain(parts.sharing)
  await parts.beginWriting()
  await parts.countProcesses()
  setup.onRole?.({ role: 'writer' })
  return { chain: closing(chain, parts.stop), link: parts.link }
}

/**
 * Returns whether there is a chain to follow, which may be created while this process waits; false if this process
 * becomes the writer.
 */
function comesToFollow({ store, writesFirst = false, onRole }: SharedChainSetup): Promise<boolean> {
  const ask = async () => {
    if (!writesFirst && (await store.isReadable())) return true
    try {
      await store.becomeWriter()
      return false
    } catch (error) {
      if (writesFirst && isLocked(error) && (await store.isReadable())) return true
      throw error
    }
  }
  return whileLocked(ask, { ...STANDING_BY, onWaiting: () => onRole?.({ role: 'waiting' }) })
}

async function openFollowing(setup: SharedChainSetup): Promise<SharedChain> {
  const { store, onRole, timer = systemTimer } = setup
  const parts = createParts(setup, timer)
  const newest = await store.getNewestChange() // first, so that later reads are at least as new
  const chain = await setup.openChain(parts.sharing)
  parts.follow(followJournal({ store, follower: chain.follower, newest, id: parts.id, timer }))
  await parts.link.whenCurrent()
  await parts.countProcesses()
  onRole?.({ role: 'standby' })
  takeOver(setup, chain, parts).catch((error: unknown) => parts.isStopped() || setup.onFailure(error))
  return { chain: closing(chain, parts.stop), link: parts.link }
}

/**
 * Waits for the end of the writer and replaces it. On failure the store is closed, so that another process can write
 * and this one reports that it is not ready.
 */
async function takeOver(
  { store, onRole, timer = systemTimer }: SharedChainSetup,
  chain: Chain,
  parts: Parts,
): Promise<void> {
  const insist = async (step: () => Promise<void>) => {
    while (!parts.isStopped() && !(await succeeds(step)))
      await new Promise<void>((resolve) => timer.wakeIn(PAUSE_MS, resolve))
  }
  try {
    await insist(store.becomeWriter)
    await parts.stopFollowing()
    await insist(chain.follower.reread) // the former writer writes nothing more, and may have had no change log
    await insist(chain.becomeWriter)
    await insist(parts.beginWriting)
    const formerEndedAtMs = store.writing()?.formerEndedAtMs
    if (!parts.isStopped())
      onRole?.({
        role: 'writer',
        withoutWriterMs: formerEndedAtMs === undefined ? undefined : performance.now() - formerEndedAtMs,
      })
  } catch (error) {
    await store.close()
    throw error
  }
}

/** Returns false while another process writes or the database is unavailable. */
async function succeeds(step: () => Promise<void>): Promise<boolean> {
  try {
    await step()
    return true
  } catch (error) {
    if (error instanceof StoreError && PASSING.includes(error.kind)) return false
    throw error
  }
}

/** The parts of a process besides its chain. */
interface Parts {
  readonly id: string
  readonly sharing: Sharing
  readonly link: ChainLink
  /** Reads the number of processes now. */
  countProcesses(): Promise<void>
  follow(membership: Membership): void
  isStopped(): boolean
  stopFollowing(): Promise<void>
  beginWriting(): Promise<void>
  stop(): Promise<void>
}

function createParts(setup: SharedChainSetup, timer: Timer): Parts {
  const { store, requests } = setup
  const id = randomUUID()
  const forwarding = createForwarding(store, id, timer)
  const visibility = createAckBarrier(store, timer)
  let membership: Membership | undefined
  let executor: ForwardedExecutor | undefined
  let isWriting = store.writing() !== undefined
  let isStopped = false
  const processes = countProcesses({ members: store.members, id, writes: () => isWriting, timer })

  const pause = (ms: number) => new Promise<void>((resolve) => timer.wakeIn(ms, resolve))
  const isHeld = () => performance.now() < store.heldUntilMs() - MARGIN_MS
  const isCurrent = () => (isWriting ? isHeld() : membership?.isCurrent() === true)

  /** One wait shared by all calls. */
  let becoming: Promise<true> | undefined
  async function becomeCurrent(): Promise<true> {
    while (!isCurrent() && !isStopped) {
      if (!isWriting) membership?.look()
      await pause(PAUSE_MS)
    }
    return true
  }

  async function whenCurrent(): Promise<void> {
    becoming ??= becomeCurrent().finally(() => {
      becoming = undefined
    })
    await orBehind(becoming)
  }

  async function orBehind(work: Promise<true>): Promise<void> {
    if (await withTimeout(work, MAX_WAIT_MS, timer, () => false)) return
    throw new BehindWriter('not ready: the newest block is not known here; ask again, or another process')
  }

  const writingBegun = createDeferred<true>()

  async function catchUp(): Promise<void> {
    if (isWriting) return
    try {
      await membership?.catchUp()
    } catch (error) {
      if (!(error instanceof SingleFlightStopped)) throw error
      await orBehind(writingBegun.promise) // it is current when it becomes the writer
    }
  }

  async function whenSeen(): Promise<void> {
    const leftMs = (store.writing()?.formerUntilMs ?? 0) - performance.now()
    if (leftMs > 0) await pause(leftMs) // the former writer may not know yet that it was replaced
    await visibility.whenSeen()
  }

  async function stopFollowing(): Promise<void> {
    await membership?.stop()
    await store.members.leave(id).catch(() => undefined) // writes wait for it until it expires
  }

  return {
    id,
    sharing: {
      writes: () => isWriting,
      catchUp,
      async notifyReorganisationStarted() {
        await store.recordReorganisation('started')
        await whenSeen()
      },
      notifyReorganisationFinished: () => store.recordReorganisation('finished'),
    },
    link: {
      writes: () => isWriting,
      isCurrent,
      whenCurrent,
      forward: forwarding.forward,
      whenSeen,
      processes: processes.current,
      behindMs: () =>
        isWriting ? Math.max(0, performance.now() - store.heldUntilMs()) : (membership?.behindMs() ?? 0),
    },
    countProcesses: processes.refresh,
    follow(one) {
      membership = one
    },
    isStopped: () => isStopped,
    stopFollowing,
    async beginWriting() {
      const term = store.writing()
      if (term === undefined) throw new Error('this process does not write')
      await store.recordReorganisation('finished') // in case the former writer's notification was incomplete
      await setup.onWriting?.()
      isWriting = true
      writingBegun.resolve(true)
      if (requests !== undefined) executor = createForwardedExecutor({ ...setup, requests, epoch: term.epoch })
    },
    async stop() {
      isStopped = true
      processes.stop()
      await forwarding.stop()
      await executor?.stop()
      await membership?.stop()
      if (membership !== undefined && !isWriting) await store.members.leave(id).catch(() => undefined)
    },
  }
}

/** Returns the chain with a `close` that stops the parts first. */
function closing(chain: Chain, stop: () => Promise<void>): Chain {
  return {
    ...chain,
    async close() {
      await stop()
      await chain.close()
    },
  }
}
