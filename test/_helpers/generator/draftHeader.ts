import { type Bytes, EMPTY_BYTES } from '../../../src/base/bytes.ts'
import { encodeListOf } from '../../../src/base/encodeRlp.ts'
import { signedMinimalBytes } from '../../../src/base/integer.ts'
import type { Network } from '../../../src/chainspec/network.ts'
import type { Rules } from '../../../src/chainspec/rules.ts'
import { keccak256 } from '../../../src/crypto/keccak.ts'
import { nextDifficulty } from '../../../src/primitives/difficulty.ts'
import { type Header, headerVersionAt } from '../../../src/primitives/header.ts'
import { encodeHeader } from '../../../src/primitives/headerEncoding.ts'
import type { Transaction } from '../../../src/primitives/transaction.ts'
import type { KeptBlock } from './blockTree.ts'
import type { WorkShape } from './seal.ts'

/** What a miner is free to write into a header; the rest follows from it. */
export type FreeFields = Pick<
  Header,
  'timestamp' | 'coinbase' | 'minimumGasPrice' | 'gasLimit' | 'gasLimitBytes' | 'extraData' | 'ummRoot' | 'baseEvent'
>

/** A block to be made; what is left out is the plainest that the rules allow. */
export interface BlockPlan extends Partial<FreeFields> {
  readonly parent: KeptBlock
  /** Without REMASC's. */
  readonly transactions?: readonly Transaction[]
  readonly uncles?: readonly Header[]
  readonly edges?: readonly number[]
  readonly work?: WorkShape
}

/** The keccak of the list of full uncle headers. */
export function unclesHashOf(uncles: readonly Header[]): Bytes {
  return keccak256(encodeListOf(uncles.map(encodeHeader)))
}

/** The header as it is before the block is executed and sealed. */
export function draftHeader(network: Network, rules: Rules, plan: BlockPlan): Header {
  const parent = plan.parent.block.header
  const uncles = plan.uncles ?? []
  const timestamp = plan.timestamp ?? parent.timestamp + network.difficulty.targetBlockSeconds
  const difficulty = nextDifficulty(network, rules, { timestamp, uncleCount: uncles.length }, parent)
  const gasLimit = plan.gasLimit ?? parent.gasLimit
  const version = headerVersionAt(rules)
  return {
    parentHash: plan.parent.block.hash,
    unclesHash: unclesHashOf(uncles),
    coinbase: plan.coinbase ?? network.minerCoinbase,
    stateRoot: parent.stateRoot,
    transactionsRoot: parent.transactionsRoot,
    receiptsRoot: parent.receiptsRoot,
    logsBloom: new Uint8Array(256),
    difficulty,
    difficultyBytes: signedMinimalBytes(difficulty),
    number: parent.number + 1,
    gasLimit,
    gasLimitBytes: plan.gasLimitBytes ?? signedMinimalBytes(gasLimit),
    gasUsed: 0n,
    timestamp,
    extraData: plan.extraData ?? EMPTY_BYTES,
    paidFees: 0n,
    minimumGasPrice: plan.minimumGasPrice ?? parent.minimumGasPrice,
    uncleCount: uncles.length,
    ...(rules.has('rskipUmm') ? { ummRoot: plan.ummRoot ?? EMPTY_BYTES } : {}),
    version,
    ...(version >= 1 && rules.has('rskip144') ? { edges: plan.edges ?? [] } : {}),
    ...(version >= 2 ? { baseEvent: plan.baseEvent ?? EMPTY_BYTES } : {}),
    bitcoinMergedMiningHeader: EMPTY_BYTES,
    bitcoinMergedMiningMerkleProof: EMPTY_BYTES,
    bitcoinMergedMiningCoinbaseTransaction: EMPTY_BYTES,
  }
}
