import { type Bytes, equalBytes } from '../base/bytes.ts'
import type { Clock } from '../base/clock.ts'
import { toHex } from '../base/hex.ts'
import { BaseUnavailable } from '../chain/api/errors.ts'
import { type RemoteBlock, readRemoteBlock } from '../chain/base/remoteBlocks.ts'
import type { Network } from '../chainspec/network.ts'
import { createMutex } from '../concurrency/mutex.ts'
import { withTimeout } from '../concurrency/withTimeout.ts'
import { type Block, decodeBlock, workOf } from '../primitives/block.ts'
import { countHosts } from '../remote/host.ts'
import type { RemoteEndpoint } from '../remote/remote.ts'
import { addWork, type Branch, isContradictory, MAX_STEPS, type ReadBlock, readBranch } from './branch.ts'
import { type ClaimsSetup, createClaims } from './claims.ts'
import { createEndpointAnswers, MAX_WAIT_MS } from './endpointAnswers.ts'
import { type Claim, checkClaim, checkLeft, checkSums } from './endpointHead.ts'
import { findImplausibleChild, findImplausibleJump, secondsTooEarly } from './plausibility.ts'
import { createPolling, type PollingSetup } from './polling.ts'
import type { StoredHead } from './sharedHead.ts'
import type { UpstreamBlocks } from './upstreamBlocks.ts'

/** Reach of an endpoint on another branch, of which no block is known to be of the main chain. */
const NO_BLOCK = -1

/** Maximum time in ms for which a branch is read. */
const MAX_FOLLOW_MS = 10_000

export interface HeadFollowerSetup extends PollingSetup, ClaimsSetup {
  readonly clock: Clock
  readonly network: Network
  readonly blocks: UpstreamBlocks
  /** Reads the receipts of a block into memory. Rejects with `BaseUnavailable`. */
  readReceipts(blockHash: Bytes): Promise<unknown>
  /** Returns whether this process moves the head. Otherwise another one does. */
  moves(): boolean
  /** Makes a head visible. */
  show(next: NextHead): Promise<void>
  /** Called after each answer of an endpoint. */
  readonly onPolled?: (() => void) | undefined
}

/** A head that is to become visible. */
export interface NextHead extends StoredHead {
  readonly isReorganisation: boolean
  /** Moves the blocks, in the step in which the head becomes visible. */
  move(): void
}

/**
 * Follows the heads of all endpoints. The head is the block with the most work of which every block down to a known one
 * was read and checked, whichever endpoint has it. It never moves to a block with less work. Endpoints that do not have
 * it are behind, and not asked.
 */
export function createHeadFollower(setup: HeadFollowerSetup) {
  const { network, blocks, timer, onProblem } = setup
  const claims = createClaims(setup)
  const { endpoints } = claims
  /** The last head of each endpoint that was read and has not more work, with the head that it was compared with. */
  const refused = new Map<RemoteEndpoint, string>()
  const mutex = createMutex()
  const polling = createPolling(setup)

  async function poll(endpoint: RemoteEndpoint): Promise<void> {
    await claims.read(endpoint)
    await mutex.run(advance)
    setup.onPolled?.()
  }

  /** Moves to the best head of the endpoints. */
  async function advance(): Promise<void> {
    const canMove = () => setup.moves() && !polling.isStopped()
    for (let best = findBest(); best !== undefined && canMove(); best = findBest()) {
      const [endpoint, claim] = best
      try {
        await follow(endpoint, claim)
      } catch (error) {
        if (!(error instanceof BaseUnavailable)) throw error
        claims.noteUnreadable(endpoint)
        onProblem(error.message)
      }
    }
    markReaches()
  }

  /** Returns whether no endpoint has the head any more. */
  const isGone = () => ![...claims.current().values()].some(({ hash }) => equalBytes(hash, blocks.head().block.hash))

  const comparisonOf = ({ hash }: Claim) => `${toHex(hash)} ${toHex(blocks.head().block.hash)} ${isGone()}`

  /** Returns the claim with the most work among those that may be better than the head. Their blocks decide. */
  function findBest(): readonly [RemoteEndpoint, Claim] | undefined {
    const { block, totalDifficulty } = blocks.head()
    const height = block.header.number
    const mayBeEqual = isGone()
    const isBetter = (claim: Claim) => claim.totalDifficulty > totalDifficulty || claim.number > height
    const isEqual = (claim: Claim) => claim.totalDifficulty === totalDifficulty || claim.number === height
    return [...claims.current()]
      .filter(([endpoint, claim]) => {
        if (!claims.mayRead(endpoint) || equalBytes(claim.hash, block.hash)) return false
        if (refused.get(endpoint) === comparisonOf(claim)) return false
        return isBetter(claim) || (mayBeEqual && isEqual(claim))
      })
      .toSorted(([, a], [, b]) => (a.totalDifficulty < b.totalDifficulty ? 1 : -1))[0]
  }

  async function follow(endpoint: RemoteEndpoint, claim: Claim): Promise<void> {
    const readBlock = createReader(endpoint)
    const newest = await readBlock({ hash: claim.hash })
    const { number } = newest.block.header
    if (number !== claim.number || newest.totalDifficulty !== claim.totalDifficulty)
      return endpoint.markWrong(`it contradicts itself about block ${toHex(claim.hash)}`, checkClaim(claim))
    requireNotInFuture(newest)
    const head = blocks.head().block.header.number
    const atHead = number - head > MAX_STEPS ? await readBlock({ number: head }) : undefined
    const branch = atHead === undefined ? await readBranch(newest, blocks, readBlock) : undefined
    const isTaken = branch === undefined ? await jump(endpoint, newest, atHead) : await moveTo(endpoint, branch)
    claims.noteReadable(endpoint)
    if (!isTaken) refused.set(endpoint, comparisonOf(claim))
  }

  function createReader(endpoint: RemoteEndpoint): ReadBlock {
    const answers = createEndpointAnswers(endpoint)
    const endsAtMs = timer.nowMs() + MAX_FOLLOW_MS
    return async (asked) => {
      if (timer.nowMs() > endsAtMs)
        throw new BaseUnavailable(`${endpoint.origin} did not return its branch within ${MAX_FOLLOW_MS} ms`)
      const read = readRemoteBlock(answers, network, asked)
      const found = await withTimeout(read, MAX_WAIT_MS, timer, () => 'late' as const)
      if (found === 'late')
        throw new BaseUnavailable(`${endpoint.origin} did not return a block within ${MAX_WAIT_MS} ms`)
      if (found === undefined) throw new BaseUnavailable(`${endpoint.origin} does not have a block of its chain`)
      return found
    }
  }

  /**
   * Moves to the end of a branch if it has more work than the blocks that it replaces, or as much if they are gone.
   * Returns false otherwise.
   */
  async function moveTo(endpoint: RemoteEndpoint, { ancestor, added }: Branch): Promise<boolean> {
    if (!(await isPlausible(endpoint, { ancestor, added }))) return false
    if (isContradictory(added)) {
      const reason = 'it states another total difficulty than the work of its blocks'
      endpoint.markWrong(reason, checkSums(added.map(({ block }) => block)))
    }
    const replaced = await blocks.workAbove(ancestor.number)
    const work = added.reduce((sum, { block }) => sum + workOf(block), 0n)
    if (work < replaced || (work === replaced && !isGone())) return false
    const head = blocks.head()
    const branch = addWork(head.totalDifficulty - replaced, added)
    await readLogs(branch)
    const isReorganisation = !equalBytes(ancestor.hash, head.block.hash)
    await show(branch, { isReorganisation, move: () => blocks.moveTo(branch) })
    return true
  }

  /** Returns whether each block of a branch can be the child of the one below. An endpoint with another one is wrong. */
  async function isPlausible(endpoint: RemoteEndpoint, { ancestor, added }: Branch): Promise<boolean> {
    const row = await blocks.reader.getMain(ancestor.number)
    let parent = row && decodeBlock(row.encoded, network).header
    for (const { block } of added) {
      const flaw = parent && findImplausibleChild(block.header, parent, network)
      if (flaw !== undefined) return refuse(endpoint, block, flaw)
      parent = block.header
    }
    return true
  }

  /** Excludes an endpoint because of a block of its chain. */
  function refuse(endpoint: RemoteEndpoint, { hash, header: { number } }: Block, flaw: string): false {
    endpoint.markWrong(`block ${number} (${toHex(hash)}): ${flaw}`, checkLeft({ hash, number }))
    return false
  }

  function requireNotInFuture({ block: { header } }: RemoteBlock): void {
    const seconds = secondsTooEarly(header, network, setup.clock.nowMs())
    if (seconds === 0) return
    const reason = `its timestamp is ${seconds} seconds further in the future than blocks may be`
    throw new BaseUnavailable(`block ${header.number} is not followed yet: ${reason}; check the clock of this system`)
  }

  /** Reads the logs of a branch before it is visible: subscribers need them even if another reorganisation removes them. */
  async function readLogs(branch: readonly RemoteBlock[]): Promise<void> {
    blocks.keepAll(branch)
    const withLogs = branch.filter(({ block }) => block.header.logsBloom.some((byte) => byte !== 0))
    const read = Promise.all(withLogs.map(({ block }) => setup.readReceipts(block.hash)))
    await withTimeout(read, MAX_WAIT_MS, timer, () => undefined)
  }

  /**
   * Moves to a block that is too far from the head to read all blocks between them. Returns false for a lower one: an old
   * block of the chain would be one.
   */
  async function jump(
    endpoint: RemoteEndpoint,
    newest: RemoteBlock,
    atHead: RemoteBlock | undefined,
  ): Promise<boolean> {
    const head = blocks.head().block
    const flaw = findImplausibleJump(newest.block.header, head.header, network)
    // The only host that answers is right: this node may have been cut off for long.
    if (flaw !== undefined && countHosts(claims.current().keys()) > 1) return refuse(endpoint, newest.block, flaw)
    if (newest.block.header.number < head.header.number) return false
    const isDescendant = atHead !== undefined && equalBytes(atHead.block.hash, head.hash)
    await show([newest], { isReorganisation: !isDescendant, move: () => blocks.jumpTo(newest, isDescendant) })
    await blocks.link()
    return true
  }

  /** Makes the end of a branch visible. From the same step on, only endpoints that have it are asked about it. */
  function show(branch: readonly RemoteBlock[], { isReorganisation, move }: Omit<NextHead, keyof StoredHead>) {
    const newest = branch.at(-1)
    const having = [...claims.current()].filter(
      ([, { hash }]) => newest !== undefined && equalBytes(hash, newest.block.hash),
    )
    const moveAndMark = () => {
      move()
      markReaches()
    }
    return setup.show({ branch, holders: having.map(([{ origin }]) => origin), isReorganisation, move: moveAndMark })
  }

  /** Notes how far the chain of each endpoint is known to be the main chain. */
  function markReaches(): void {
    for (const endpoint of endpoints) endpoint.setReach(reachOf(claims.lastOf(endpoint)))
  }

  function reachOf(claim: Claim | undefined): number {
    const { block, totalDifficulty } = blocks.head()
    if (claim === undefined) return NO_BLOCK
    if (equalBytes(claim.hash, block.hash)) return Number.POSITIVE_INFINITY
    // The process that moves the head may follow soon.
    const isAhead = claim.number > block.header.number && claim.totalDifficulty > totalDifficulty
    if (isAhead && !setup.moves()) return Number.POSITIVE_INFINITY
    const known = blocks.knownHashAt(claim.number)
    return known !== undefined && equalBytes(known, claim.hash) ? claim.number : NO_BLOCK
  }

  return {
    /** Begins to follow. */
    start(): void {
      void mutex.run(blocks.link).catch((error: Error) => onProblem(error.message))
      for (const endpoint of endpoints) polling.start(() => poll(endpoint))
    },
    /** Asks all endpoints for their heads, and resolves when the best one is visible. */
    async pollAll(): Promise<void> {
      await Promise.all(endpoints.map(poll))
    },
    /** Notes that endpoints of these origins have the head, which another process has moved. */
    noteHolders(origins: readonly string[]): void {
      const { block, totalDifficulty } = blocks.head()
      const claim = { number: block.header.number, hash: block.hash, totalDifficulty }
      for (const endpoint of endpoints) {
        if (origins.includes(endpoint.origin)) claims.note(endpoint, claim)
      }
      markReaches()
    },
    stop: polling.stop,
  }
}
