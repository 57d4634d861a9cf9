import { randomUUID } from 'node:crypto'
import { systemTimer, type Timer } from '../base/clock.ts'
import { NodeError } from '../base/errors.ts'
import type { Chain } from '../chain/openChain.ts'
import type { Sharing } from '../chain/sharing/sharing.ts'
import type { Waiting } from '../concurrency/fairSemaphore.ts'
import { RoundsStopped } from '../concurrency/singleFlight.ts'
import { inTime } from '../concurrency/withTimeout.ts'
import { StoreError, type StoreErrorKind } from '../storage/errors.ts'
import { STANDING_BY, whileLocked } from '../storage/whileLocked.ts'
import { createVisibility } from './ackBarrier.ts'
import { type CarryingOut, createCarryingOut, type HandedOver } from './executeForwarded.ts'
import { createForwarding } from './forwarding.ts'
import { followJournal, type Membership } from './membership.ts'
import { countProcesses } from './processCount.ts'
import type { SharedStore } from './sharedStore.ts'

/** This process does not know whether it has what others were told of. */
export class BehindWriter extends NodeError {
  readonly kind = 'notReady'
}

/** A chain that several processes serve: one of them writes, the others follow, and any may take its place. */
export interface SharedChain {
  readonly chain: Chain
  readonly link: ChainLink
}

/** How calls go along with the other processes. */
export interface ChainLink {
  /** Whether this process carries out what changes the chain. */
  writes(): boolean
  /** Whether answers from memory are as new as what anybody was told; where not, `whenCurrent` waits for it. */
  isCurrent(): boolean
  /** Rejects with `BehindWriter` after some seconds. */
  whenCurrent(): Promise<void>
  /** Has the process that writes answer a request; rejects with `NotForwarded` or a `StoreError`. */
  forward(request: string, waiting: Waiting): Promise<string>
  /** Resolves when what was written here can be read everywhere. */
  whenSeen(): Promise<void>
  /** For how long this process has not known whether it has the newest, in milliseconds; 0 while it does. */
  behindMs(): number
  /** How many processes serve the chain, this one included, as of the last second. */
  processes(): number
}

export interface SharedChainSetup {
  readonly store: SharedStore
  /** Whether to wait for the place of a process that writes, and to serve meanwhile; else `storeLocked` is thrown. */
  readonly standby: boolean
  openChain(sharing: Sharing): Promise<Chain>
  /** Where it is absent, nothing is done for other processes. */
  requests?: HandedOver | undefined
  /** Hears that another process writes, which is followed or, where there is no chain yet, waited for. */
  onWaiting?: (() => void) | undefined
  /** Called before this process begins to write. */
  onWriting?: (() => Promise<void>) | undefined
  onFailure(error: unknown): void
  readonly timer?: Timer
}

const MARGIN_MS = 100
/** Less than a call may take. */
const LONGEST_WAIT_MS = 2_500
const PAUSE_MS = 20
const PASSING: readonly StoreErrorKind[] = ['storeLocked', 'storeUnavailable', 'storeFailed']

/** Opens a chain for one of its processes; closes the store when that fails. */
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
  return { chain: closing(chain, parts.stop), link: parts.link }
}

/** Whether there is a chain to follow, which may be made while this process waits for its turn; false when it is its turn. */
function comesToFollow({ store, onWaiting = () => {} }: SharedChainSetup): Promise<boolean> {
  const ask = async () => {
    if (await store.isReadable()) return true
    await store.becomeWriter()
    return false
  }
  return whileLocked(ask, { ...STANDING_BY, onWaiting })
}

async function openFollowing(setup: SharedChainSetup): Promise<SharedChain> {
  const { store, onWaiting, timer = systemTimer } = setup
  const parts = createParts(setup, timer)
  const newest = await store.getNewestChange() // first: what is read after it is at least as new
  const chain = await setup.openChain(parts.sharing)
  parts.follow(followJournal({ store, follower: chain.follower, newest, id: parts.id, timer }))
  await parts.link.whenCurrent()
  await parts.countProcesses()
  onWaiting?.()
  takePlace(setup, chain, parts).catch((error: unknown) => parts.isStopped() || setup.onFailure(error))
  return { chain: closing(chain, parts.stop), link: parts.link }
}

/**
 * Waits until nobody writes, then does. When that is impossible the store is closed, so that another process has the right to
 * write and this one says that it is not ready.
 */
async function takePlace({ store, timer = systemTimer }: SharedChainSetup, chain: Chain, parts: Parts): Promise<void> {
  const insist = async (step: () => Promise<void>) => {
    while (!parts.isStopped() && !(await succeeds(step)))
      await new Promise<void>((resolve) => timer.wakeIn(PAUSE_MS, resolve))
  }
  try {
    await insist(store.becomeWriter)
    await parts.stopFollowing()
    await insist(chain.follower.reread) // whoever wrote before keeps nothing more, and may have kept no journal
    await insist(chain.becomeWriter)
    await insist(parts.beginWriting)
  } catch (error) {
    await store.close()
    throw error
  }
}

/** False while another process writes, or the database is away. */
async function succeeds(step: () => Promise<void>): Promise<boolean> {
  try {
    await step()
    return true
  } catch (error) {
    if (error instanceof StoreError && PASSING.includes(error.kind)) return false
    throw error
  }
}

/** What a process has beside its chain. */
interface Parts {
  readonly id: string
  readonly sharing: Sharing
  readonly link: ChainLink
  /** Reads now how many processes there are. */
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
  const visibility = createVisibility(store, timer)
  let membership: Membership | undefined
  let carryingOut: CarryingOut | undefined
  let isWriting = store.writing() !== undefined
  let isStopped = false
  const processes = countProcesses({ members: store.members, id, writes: () => isWriting, timer })

  const pause = (ms: number) => new Promise<void>((resolve) => timer.wakeIn(ms, resolve))
  const isHeld = () => performance.now() < store.heldUntilMs() - MARGIN_MS
  const isCurrent = () => (isWriting ? isHeld() : membership?.isCurrent() === true)

  /** One wait for all calls, however many wait. */
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
    if (await inTime(work, LONGEST_WAIT_MS, timer, () => false)) return
    throw new BehindWriter('not ready: the newest block is not known here; ask again, or another process')
  }

  let tellWriting = (_isWriting: true) => {}
  const writingBegun = new Promise<true>((resolve) => {
    tellWriting = resolve
  })

  async function catchUp(): Promise<void> {
    if (isWriting) return
    try {
      await membership?.catchUp()
    } catch (error) {
      if (!(error instanceof RoundsStopped)) throw error
      await orBehind(writingBegun) // it has everything when it takes the writer's place
    }
  }

  async function whenSeen(): Promise<void> {
    const leftMs = (store.writing()?.formerUntilMs ?? 0) - performance.now()
    if (leftMs > 0) await pause(leftMs) // the writer before may not know yet that it is none
    await visibility.whenSeen()
  }

  async function stopFollowing(): Promise<void> {
    await membership?.stop()
    await store.members.leave(id).catch(() => undefined) // it is waited for until it expires
  }

  return {
    id,
    sharing: {
      writes: () => isWriting,
      catchUp,
      async notifyReorganisationStarted() {
        await store.tellTurn('started')
        await whenSeen()
      },
      notifyReorganisationFinished: () => store.tellTurn('finished'),
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
      const turn = store.writing()
      if (turn === undefined) throw new Error('this process does not write')
      await store.tellTurn('finished') // whatever the writer before has left half told
      await setup.onWriting?.()
      isWriting = true
      tellWriting(true)
      if (requests !== undefined) carryingOut = createCarryingOut({ ...setup, requests, epoch: turn.epoch })
    },
    async stop() {
      isStopped = true
      processes.stop()
      await forwarding.stop()
      await carryingOut?.stop()
      await membership?.stop()
      if (membership !== undefined && !isWriting) await store.members.leave(id).catch(() => undefined)
    },
  }
}

/** The same chain, which stops its parts before it is closed. */
function closing(chain: Chain, stop: () => Promise<void>): Chain {
  return {
    ...chain,
    async close() {
      await stop()
      await chain.close()
    },
  }
}
