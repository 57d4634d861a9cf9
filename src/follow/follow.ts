import { equalBytes } from '../base/bytes.ts'
import { toHex } from '../base/hex.ts'
import { BaseUnavailable } from '../chain/api/errors.ts'
import type { Answers } from '../chain/base/answers.ts'
import { BlockRefused } from '../chain/import/rules/blockRefused.ts'
import { needsExecution, type RuleName } from '../chain/import/rules/ruleNames.ts'
import type { Chain } from '../chain/openChain.ts'
import { genesisNumber } from '../chainspec/network.ts'
import type { RemoteEndpoint } from '../remote/remote.ts'
import { type ClaimsSetup, createClaims } from '../upstream/claims.ts'
import { type Claim, checkClaim, checkLeft } from '../upstream/endpointHead.ts'
import { createPolling, type PollingSetup } from '../upstream/polling.ts'
import { findAncestor, readHashAt, readMain } from './findAncestor.ts'
import { createProgress, type Progress } from './progress.ts'
import { readBlocks } from './readBlocks.ts'
import { readOlder } from './readOlder.ts'

/** Depth of reorganisations that need the permission of the operator, in blocks. Peg-outs wait as long. */
export const MAX_REORG_DEPTH = 4_000
/** Number of blocks by which a node may be behind its endpoints without being reported as syncing. */
const SYNCED_WITHIN = 2
/** Number of blocks of the head after which an endpoint on another branch is reported. */
export const MAX_APART = 6
/** Maximum number of blocks until the heads of the endpoints are compared again. */
const MAX_SPAN = 10_000
/** Time between two reports of the progress, in ms. */
const REPORT_MS = 10_000

/** Rules that depend on this node's clock or chain: a block that breaks one may be valid later. */
const PASSING: readonly RuleName[] = ['parent', 'timestampInFuture', 'uncleTimestampInFuture']

/** A block with valid work with which execution here disagrees. */
export type Halt = Pick<BlockRefused, 'number' | 'hash' | 'rule' | 'expected' | 'found' | 'message'> & {
  /** Absent while the report is written. */
  readonly report?: WrittenReport
}

/** The file with the report of a halt and whether the block was refused again, or why there is no file. */
export type WrittenReport = { readonly file: string; readonly isReproduced: boolean } | { readonly failure: string }

/** A chain with more work that leaves this one too far below the head. */
export interface DeepReorg {
  readonly endpoint: string
  readonly number: number
  readonly totalDifficulty: bigint
  /** Height of the lowest block that both chains would have to have. */
  readonly lowest: number
}

export interface FollowSetup extends PollingSetup, ClaimsSetup {
  readonly chain: Pick<Chain, 'network' | 'reads' | 'importer' | 'older'>
  /** The answers of the endpoints that have the head which is followed. */
  readonly answers: Answers
  /** Depth up to which reorganisations are followed, in blocks. */
  readonly maxReorgDepth: number
  /** Whether the blocks below a snapshot base are read, down to genesis. */
  readonly readsOlder?: boolean
  /** Returns whether this process imports. Otherwise another one does. */
  imports(): boolean
  /** Writes the report of a halt. Never rejects. */
  writeReport(refused: BlockRefused): Promise<WrittenReport>
  /** Called after the report was written. */
  onHalted(halt: Halt): void
  onDeepReorg(reorg: DeepReorg): void
  /** Called with an endpoint that stays on another branch. */
  onApart(endpoint: string, claim: Claim): void
  /** Called every 10 s while the node is behind. */
  onProgress(progress: Progress): void
  /** Called after each answer of an endpoint. */
  onPolled?(): void
}

/** Follows the chain of endpoints: the blocks of the head with the most work are verified and executed here. */
export function createFollow(setup: FollowSetup) {
  const { chain, answers, timer, onProblem } = setup
  const { reads, network, importer, older } = chain
  /** Height of the lowest block whose children can be executed. */
  const first = older?.base ?? genesisNumber(network)
  const claims = createClaims(setup)
  const { endpoints } = claims
  const polling = createPolling(setup)
  const reporting = createPolling({ timer, pollMs: REPORT_MS, onProblem })
  const progress = createProgress(timer)
  const stopped = new AbortController()
  /** Wake the polls of the endpoints early. */
  let wakers: readonly (() => void)[] = []
  /** Endpoints whose chain leaves this one too far below the head. */
  const tooDeep = new Map<RemoteEndpoint, DeepReorg>()
  /** Height of the head when an endpoint was first seen on another branch; `Infinity` once that is reported. */
  const apartSince = new Map<RemoteEndpoint, number>()
  let startingBlock: number | undefined
  let halt: Halt | undefined
  let running: Promise<void> | undefined

  async function poll(endpoint: RemoteEndpoint): Promise<void> {
    await claims.read(endpoint)
    noteProgress()
    setup.onPolled?.()
    advance().catch((error: unknown) => onProblem(error instanceof Error ? error.message : String(error)))
  }

  /** Follows the endpoints until no head has more work. There is one run at a time. */
  function advance(): Promise<void> {
    running ??= followAll().finally(() => {
      running = undefined
    })
    return running
  }

  async function followAll(): Promise<void> {
    for (let best = await findBest(); best !== undefined; best = await findBest()) {
      const [endpoint, claim] = best
      try {
        await follow(endpoint, claim)
      } catch (error) {
        await handleFailure(error, endpoint)
      }
    }
    if (stopped.signal.aborted) return // the store may be closed
    markReaches(await readMain(reads, reads.headNumber()))
    await compareBranches()
  }

  const canImport = () => !stopped.signal.aborted && halt === undefined && setup.imports()

  /** Returns the head with the most work among those that have more than this chain's. */
  async function findBest(): Promise<readonly [RemoteEndpoint, Claim] | undefined> {
    if (!canImport()) return undefined
    const { totalDifficulty } = await readMain(reads, reads.headNumber())
    for (const endpoint of tooDeep.keys()) {
      const claim = claims.lastOf(endpoint)
      if (endpoint.isWrong() || claim === undefined || claim.totalDifficulty <= totalDifficulty)
        tooDeep.delete(endpoint)
    }
    return [...claims.current()]
      .filter(([endpoint, claim]) => claims.mayRead(endpoint) && claim.totalDifficulty > totalDifficulty)
      .toSorted(([, a], [, b]) => (a.totalDifficulty < b.totalDifficulty ? 1 : -1))[0]
  }

  async function follow(endpoint: RemoteEndpoint, claim: Claim): Promise<void> {
    if (claim.number < first)
      throw new BaseUnavailable(
        `${endpoint.origin} states more work for block ${claim.number}, below the first block ${first}`,
      )
    if (await isRefuted(endpoint, claim)) return
    const head = reads.headNumber()
    const lowest = Math.max(first, head - setup.maxReorgDepth)
    const ancestor = await findAncestor(reads, endpoint, { from: claim.number, lowest })
    if (ancestor === undefined) return waitForOperator(endpoint, claim, lowest)
    tooDeep.delete(endpoint)
    // A branch becomes canonical at its end, so it is read whole.
    const to = ancestor === head ? Math.min(claim.number, ancestor + MAX_SPAN) : claim.number
    const { hash: parentHash } = await readMain(reads, ancestor)
    markReaches(claim)
    if (older !== undefined)
      await readOlder({ answers, network, older, to: older.lowestOfExecution, continues: canImport })
    await importer.importBlocks(readBlocks(answers, network, { parentHash, from: ancestor + 1, to }), {
      signal: stopped.signal,
      onImported(block) {
        progress.count(block)
        noteProgress()
      },
    })
    if (to === claim.number && (await findStored(claim)) === undefined)
      throw new BaseUnavailable(`${endpoint.origin} did not return the blocks of the head that it states`)
    claims.noteReadable(endpoint)
  }

  /** Reads blocks below the base that nothing needs yet, while the chain is up to date. */
  async function readRest(): Promise<void> {
    if (older === undefined) return
    const continues = () => canImport() && startingBlock === undefined && readableClaims().length > 0
    const isNeeded = (await older.readLowest()) > older.lowestOfExecution // then it is read before the next block
    if (!isNeeded && continues())
      await readOlder({ answers, network, older, to: genesisNumber(network) + 1, continues })
  }

  const findStored = async ({ number, hash }: Claim) =>
    (await reads.getBlocksAt(number)).find((block) => equalBytes(block.hash, hash))

  /** Returns whether an endpoint states more work for a stored block than it has. Then it is excluded. */
  async function isRefuted(endpoint: RemoteEndpoint, claim: Claim): Promise<boolean> {
    const stored = await findStored(claim)
    if (stored === undefined) return false
    const { totalDifficulty } = stored
    if (totalDifficulty === claim.totalDifficulty)
      throw new BaseUnavailable(`block ${claim.number} is stored, and the chain does not end with it yet`)
    const reason = `it states the total difficulty ${claim.totalDifficulty} of block ${toHex(claim.hash)} instead of ${totalDifficulty}`
    endpoint.markWrong(reason, checkClaim({ ...claim, totalDifficulty }))
    return true
  }

  function waitForOperator(endpoint: RemoteEndpoint, { number, totalDifficulty }: Claim, lowest: number): void {
    const reorg = { endpoint: endpoint.origin, number, totalDifficulty, lowest }
    if (!tooDeep.has(endpoint)) setup.onDeepReorg(reorg)
    tooDeep.set(endpoint, reorg)
    claims.noteUnreadable(endpoint)
  }

  async function handleFailure(error: unknown, endpoint: RemoteEndpoint): Promise<void> {
    if (stopped.signal.aborted) return
    if (error instanceof BlockRefused && needsExecution(error.rule)) return haltAt(error)
    const isRefused = error instanceof BlockRefused
    if (!isRefused && !(error instanceof BaseUnavailable)) throw error
    claims.noteUnreadable(endpoint)
    onProblem(error.message)
    if (isRefused && !PASSING.includes(error.rule)) await excludeAll(error)
  }

  /** Ends following, and writes the report. From the first step on, nothing is imported. */
  async function haltAt(refused: BlockRefused): Promise<void> {
    const { number, hash, rule, expected, found, message } = refused
    halt = { number, hash, rule, expected, found, message }
    halt = { ...halt, report: await setup.writeReport(refused) }
    setup.onHalted(halt)
  }

  /** Excludes each endpoint whose chain has a block that is invalid without any doubt. */
  async function excludeAll({ number, hash, message }: BlockRefused): Promise<void> {
    const checks = endpoints.map(async (endpoint) => {
      const found = await readHashAt(endpoint, number).catch(() => undefined) // it does not answer
      if (found !== undefined && equalBytes(found, hash)) endpoint.markWrong(message, checkLeft({ number, hash }))
    })
    await Promise.all(checks)
  }

  /** Notes which endpoints have a block as their head. Only they are asked for the blocks below it. */
  function markReaches({ hash }: Pick<Claim, 'hash'>): void {
    for (const endpoint of endpoints) {
      const claim = claims.lastOf(endpoint)
      const isSame = claim !== undefined && equalBytes(claim.hash, hash)
      endpoint.setReach(isSame ? Number.POSITIVE_INFINITY : -1)
    }
  }

  /** Reports endpoints that stay on another branch. */
  async function compareBranches(): Promise<void> {
    const head = reads.headNumber()
    for (const [endpoint, claim] of claims.current()) {
      if (endpoint.isWrong() || claim.number > head || claim.number < first) continue
      const { hash } = await readMain(reads, claim.number)
      if (equalBytes(hash, claim.hash)) {
        apartSince.delete(endpoint)
        continue
      }
      const since = apartSince.get(endpoint) ?? head
      const isTooLong = head - since >= MAX_APART
      if (isTooLong) setup.onApart(endpoint.origin, claim)
      apartSince.set(endpoint, isTooLong ? Number.POSITIVE_INFINITY : since)
    }
  }

  /** Returns the heads of the endpoints that answer and are not excluded. */
  const readableClaims = (): readonly Claim[] =>
    [...claims.current()].filter(([endpoint]) => claims.mayRead(endpoint)).map(([, claim]) => claim)

  /** Returns the height of the highest of these heads; at least that of this chain. */
  const highestBlock = () => Math.max(reads.headNumber(), ...readableClaims().map(({ number }) => number))

  const countBehind = () => highestBlock() - reads.headNumber()

  /** Notes where a synchronisation begins and that it has ended. */
  function noteProgress(): void {
    if (countBehind() <= SYNCED_WITHIN) startingBlock = undefined
    else startingBlock ??= reads.headNumber()
  }

  return {
    /** Begins to follow. */
    start(): void {
      wakers = endpoints.map((endpoint) => polling.start(() => poll(endpoint)))
      if (older !== undefined && setup.readsOlder === true) polling.start(readRest)
      reporting.start(async () => {
        const report = progress.report(reads.headNumber(), countBehind())
        if (startingBlock !== undefined) setup.onProgress(report)
      })
    },
    /** Asks all endpoints for their heads early, because one may have a new one. */
    wake(): void {
      for (const wake of wakers) wake()
    },
    /** Asks all endpoints for their heads, and resolves when the best one was followed. */
    async pollAll(): Promise<void> {
      await Promise.all(endpoints.map(poll))
      await running?.catch(() => undefined) // reported by the poll
      await advance()
    },
    /** Returns the progress while the node is behind; undefined if it is not. */
    syncing() {
      if (startingBlock === undefined) return undefined
      return { startingBlock, currentBlock: reads.headNumber(), highestBlock: highestBlock() }
    },
    status: () => ({
      height: reads.headNumber(),
      behind: countBehind(),
      isSyncing: startingBlock !== undefined,
      /** Number of endpoints that answer and are not excluded. */
      answering: readableClaims().length,
      /** Number of endpoints that have given no wrong answer. */
      trusted: endpoints.filter((endpoint) => !endpoint.isWrong()).length,
      halt,
      deepReorg: [...tooDeep.values()][0],
    }),
    /** Ends following, and resolves when the blocks that were executed are stored. */
    async stop(): Promise<void> {
      polling.stop()
      reporting.stop()
      stopped.abort(new Error('the node stops'))
      await running?.catch(() => undefined) // its error was reported
    },
  }
}
