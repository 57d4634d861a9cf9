import type { Bytes } from '../../../base/bytes.ts'
import { toHex } from '../../../base/hex.ts'
import { compressCoinbase } from '../../../bitcoin/coinbase.ts'
import { completeMergedBlock } from '../../../bitcoin/mergedMining.ts'
import { encodeMerkleProof, encodePartialMerkleTree } from '../../../bitcoin/merkleBranch.ts'
import type { MergedMiningProof } from '../../../bitcoin/proofOfWork.ts'
import { rulesAt } from '../../../chainspec/rulesAt.ts'
import type { Block } from '../../../primitives/block.ts'
import { checkHeaderWork } from '../../../primitives/proofOfWork.ts'
import { SubmissionRefused } from '../../api/errors.ts'
import type { ExternalMining, ImportResult, SubmittedBlock } from '../../api/externalMining.ts'
import type { ChainContext } from '../../context.ts'
import type { Importer } from '../../import/importer.ts'
import { BlockRefused } from '../../import/rules/blockRefused.ts'
import type { Imported } from '../../import/verifyBlock.ts'
import type { GetPendingBlock } from '../local/pendingBlock.ts'
import { closeBlock } from '../local/sealBlock.ts'
import { createHashrates } from './hashrates.ts'
import { type Solution, solutionOfBlock, solutionOfMerkleHashes, solutionOfTransactions } from './solution.ts'
import { type BlockWork, createWorkCache } from './workCache.ts'

export interface ExternalMiningSetup {
  readonly context: ChainContext
  readonly importer: Importer
  readonly getPendingBlock: GetPendingBlock
  /** Minimum time between two submissions, in ms; 0: none. */
  readonly submissionIntervalMs: number
  readonly yieldAfterMs: number
}

/** Creates the work for external miners, and completes blocks with their proofs. */
export function createExternalMining(setup: ExternalMiningSetup): ExternalMining {
  const { context, importer, yieldAfterMs } = setup
  const works = createWorkCache(context, setup.getPendingBlock)
  const hashrates = createHashrates(context.timer)
  const requireInterval = createSubmissionLimit(setup)

  async function submit(solution: Solution): Promise<SubmittedBlock> {
    requireInterval()
    const { hashForMergedMining } = solution
    const work = await works.find(hashForMergedMining)
    if (work === undefined) {
      throw new SubmissionRefused(
        `Cannot publish block, could not find hash ${toHex(hashForMergedMining)} in the cache`,
      )
    }
    const block = complete(context, work, proofOf(context, work, solution))
    if (!hasWork(context, block)) throw new SubmissionRefused(describeInvalid(block, work))
    return { result: await importSolvedBlock(importer, block), hash: block.hash, number: block.header.number }
  }

  return {
    getWork: works.current,
    getWorkWithNotify: works.currentWithNotify,
    submitBlock: async (block) => submit(await solutionOfBlock(block, yieldAfterMs)),
    submitTransactions: async (block) => submit(await solutionOfTransactions(block)),
    submitMerkleHashes: async (block) => submit(solutionOfMerkleHashes(block)),
    async submitNonce(nonce, hashForMergedMining) {
      requireInterval()
      const work = await works.find(hashForMergedMining)
      if (work === undefined) return false
      const { difficulty } = work.block.header
      const block = complete(context, work, completeMergedBlock({ hashForMergedMining, difficulty }, nonce))
      return hasWork(context, block) && isStored(await importSolvedBlock(importer, block))
    },
    submitHashrate: hashrates.submit,
    submittedHashrate: hashrates.sum,
  }
}

/** Returns a function that throws if the last submission is too recent (rskj's `SubmissionRateLimitHandler`). */
function createSubmissionLimit({ context, submissionIntervalMs }: ExternalMiningSetup): () => void {
  let lastMs = Number.NEGATIVE_INFINITY
  return () => {
    const nowMs = context.timer.nowMs()
    if (nowMs - lastMs < submissionIntervalMs) {
      throw new SubmissionRefused('Cannot publish block, block submission rate limit exceeded')
    }
    lastMs = nowMs
  }
}

function proofOf({ network }: ChainContext, { block }: BlockWork, solution: Solution): MergedMiningProof {
  const { header, coinbase, branch } = solution
  const isNewForm = rulesAt(network, block.header.number).has('rskip92')
  return {
    header,
    merkleProof: isNewForm ? encodeMerkleProof(branch) : encodePartialMerkleTree(coinbase.id, branch),
    coinbaseTransaction: compressCoinbase(coinbase.encoded),
  }
}

function complete(context: ChainContext, { block }: BlockWork, proof: MergedMiningProof): Block {
  return closeBlock(context, block.header, block.transactions, proof)
}

function hasWork({ network }: ChainContext, { header }: Block): boolean {
  return checkHeaderWork(header, rulesAt(network, header.number)) === undefined
}

function describeInvalid({ hash, header }: Block, { hashForMergedMining }: BlockWork): string {
  const bare = (bytes: Bytes) => toHex(bytes).slice(2)
  return `Invalid block supplied by miner: ${bare(hash)} ${bare(hashForMergedMining)} at height ${header.number}`
}

const RESULTS: Readonly<Record<Imported, ImportResult>> = {
  known: 'EXIST',
  head: 'IMPORTED_BEST',
  reorganised: 'IMPORTED_BEST',
  side: 'IMPORTED_NOT_BEST',
}

async function importSolvedBlock(importer: Importer, block: Block): Promise<ImportResult> {
  try {
    return RESULTS[await importer.importBlock(block)]
  } catch (error) {
    if (!(error instanceof BlockRefused)) throw error
    return error.rule === 'parent' ? 'NO_PARENT' : 'INVALID_BLOCK'
  }
}

const isStored = (result: ImportResult) => result !== 'NO_PARENT' && result !== 'INVALID_BLOCK'
