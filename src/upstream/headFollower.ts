import { type Bytes, equalBytes, HASH_BYTES } from '../base/bytes.ts'
import type { Timer } from '../base/clock.ts'
import { toHex } from '../base/hex.ts'
import { BaseUnavailable } from '../chain/api/errors.ts'
import { type RemoteBlock, readRemoteBlock } from '../chain/base/remoteBlocks.ts'
import type { Network } from '../chainspec/network.ts'
import { createMutex } from '../concurrency/mutex.ts'
import { RemoteError, WrongAnswer } from '../remote/errors.ts'
import { readFields } from '../remote/fields.ts'
import type { JsonValue } from '../remote/json.ts'
import type { Remote, RemoteEndpoint } from '../remote/remote.ts'
import { addWork, type Branch, MAX_STEPS, type ReadBlock, readBranch } from './branch.ts'
import { createEndpointAnswers } from './endpointAnswers.ts'
import type { UpstreamBlocks } from './upstreamBlocks.ts'

/** The head of an endpoint as it states it. Nothing of it is checked. */
interface Claim {
  readonly number: number
  readonly hash: Bytes
  readonly totalDifficulty: bigint
}

export interface HeadFollowerSetup {
  readonly remote: Pick<Remote, 'each'>
  readonly network: Network
  readonly blocks: UpstreamBlocks
  readonly timer: Timer
  /** Time between two questions for the head of an endpoint, in ms. */
  readonly pollMs: number
  /** Makes a head visible, after `move` has moved the blocks to it in the same step. */
  show(head: RemoteBlock, options: { readonly isReorganisation: boolean; move(): void }): Promise<void>
  /** Called after each answer of an endpoint. */
  readonly onPolled?: (() => void) | undefined
  /** Called with the reason for which the head of an endpoint is not followed. */
  onProblem(message: string): void
}

/**
 * Follows the heads of all endpoints. The head is the block with the most work of which every block down to a known one
 * was read and checked, whichever endpoint has it. It never moves to a block with less work. Endpoints that do not have
 * it are behind, and not asked.
 */
export function createHeadFollower(setup: HeadFollowerSetup) {
  const { network, blocks, timer, pollMs, onProblem } = setup
  const endpoints = setup.remote.each()
  const claims = new Map<RemoteEndpoint, Claim>()
  /** Heads whose blocks have less work than their endpoint states, by hash. */
  const refused = new Set<string>()
  const mutex = createMutex()
  const stopped = new AbortController()

  async function poll(endpoint: RemoteEndpoint): Promise<void> {
    const answer = await endpoint.ask('eth_getBlockByNumber', ['latest', false])
    const claim = answer instanceof RemoteError ? undefined : readClaim(answer)
    if (claim === undefined) claims.delete(endpoint)
    else {
      claims.set(endpoint, claim)
      endpoint.sawHeight(claim.number)
    }
    await mutex.run(advance)
    setup.onPolled?.()
  }

  async function pollAgain(endpoint: RemoteEndpoint): Promise<void> {
    await poll(endpoint).catch((error: unknown) => onProblem(error instanceof Error ? error.message : String(error)))
    if (!stopped.signal.aborted) timer.wakeIn(pollMs, () => void pollAgain(endpoint), stopped.signal)
  }

  /** Moves to the best head of the endpoints. */
  async function advance(): Promise<void> {
    for (let best = findBest(); best !== undefined && !stopped.signal.aborted; best = findBest()) {
      const [endpoint, claim] = best
      try {
        await follow(endpoint, claim)
      } catch (error) {
        if (!(error instanceof BaseUnavailable)) throw error
        claims.delete(endpoint) // until the next poll
        onProblem(error.message)
      }
    }
    markBehind()
  }

  /** Returns the claim with the most work, if it is another block than the head with more work, or instead of a head that is gone. */
  function findBest(): readonly [RemoteEndpoint, Claim] | undefined {
    const { block, totalDifficulty } = blocks.head()
    const candidates = [...claims].filter(
      ([endpoint, { hash }]) => !endpoint.isWrong() && !equalBytes(hash, block.hash) && !refused.has(toHex(hash)),
    )
    const isGone = ![...claims.values()].some(({ hash }) => equalBytes(hash, block.hash))
    const isBetter = (claim: Claim) =>
      claim.totalDifficulty > totalDifficulty || (isGone && claim.totalDifficulty === totalDifficulty)
    return candidates
      .filter(([, claim]) => isBetter(claim))
      .toSorted(([, a], [, b]) => (a.totalDifficulty < b.totalDifficulty ? 1 : -1))[0]
  }

  async function follow(endpoint: RemoteEndpoint, claim: Claim): Promise<void> {
    const answers = createEndpointAnswers(endpoint)
    const readBlock: ReadBlock = async (asked) => {
      const found = await readRemoteBlock(answers, network, asked)
      if (found === undefined) throw new BaseUnavailable(`${endpoint.origin} does not have a block of its chain`)
      return found
    }
    const newest = await readBlock({ hash: claim.hash })
    const { number } = blocks.head().block.header
    const isFar = newest.block.header.number - number > MAX_STEPS
    if (isFar) return jump(newest, await readBlock({ number }))
    const branch = await readBranch(newest, blocks, readBlock)
    if (branch === undefined) return jump(newest, undefined)
    await moveTo(endpoint, branch)
  }

  /** Moves to the end of a branch, if it has as much work as its endpoint states. */
  async function moveTo(endpoint: RemoteEndpoint, { ancestor, added }: Branch): Promise<void> {
    const branch = addWork(ancestor.totalDifficulty, added)
    const newest = branch.at(-1)
    if (newest === undefined) return
    const head = blocks.head()
    if (newest.totalDifficulty < head.totalDifficulty) {
      refused.add(toHex(newest.block.hash))
      const reason = `block ${newest.block.header.number} has less work than it states`
      endpoint.markWrong(reason)
      return
    }
    const isReorganisation = !equalBytes(ancestor.hash, head.block.hash)
    await setup.show(newest, { isReorganisation, move: () => blocks.moveTo(branch) })
  }

  /** Moves to a block that is too far from the head to read all blocks between them. */
  async function jump(newest: RemoteBlock, atHead: RemoteBlock | undefined): Promise<void> {
    const isDescendant = atHead !== undefined && equalBytes(atHead.block.hash, blocks.head().block.hash)
    await setup.show(newest, { isReorganisation: !isDescendant, move: () => blocks.jumpTo(newest, isDescendant) })
  }

  function markBehind(): void {
    const { hash, header } = blocks.head().block
    for (const endpoint of endpoints) {
      const claim = claims.get(endpoint)
      if (claim === undefined) continue // its health decides
      const isBehind = claim.number < header.number || (claim.number === header.number && !equalBytes(claim.hash, hash))
      endpoint.setBehind(isBehind || refused.has(toHex(claim.hash)))
    }
  }

  return {
    /** Begins to follow. */
    start(): void {
      for (const endpoint of endpoints) void pollAgain(endpoint)
    },
    /** Asks all endpoints for their heads, and resolves when the best one is visible. */
    async pollAll(): Promise<void> {
      await Promise.all(endpoints.map(poll))
    },
    stop: () => stopped.abort(),
  }
}

function readClaim(answer: JsonValue | undefined): Claim | undefined {
  try {
    const fields = readFields(answer, 'head')
    return {
      number: fields.number('number'),
      hash: fields.exactly('hash', HASH_BYTES),
      totalDifficulty: fields.quantity('totalDifficulty'),
    }
  } catch (error) {
    if (error instanceof WrongAnswer) return undefined
    throw error
  }
}
