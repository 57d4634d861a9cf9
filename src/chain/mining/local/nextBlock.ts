import type { Bytes } from '../../../base/bytes.ts'
import { encodeRlp } from '../../../base/encodeRlp.ts'
import { signedMinimalBytes } from '../../../base/integer.ts'
import type { Rules } from '../../../chainspec/rules.ts'
import { rulesAt } from '../../../chainspec/rulesAt.ts'
import type { BlockEnvironment } from '../../../evm/evm.ts'
import { nextDifficulty } from '../../../primitives/difficulty.ts'
import { type Header, headerVersionAt, NO_UNCLES_HASH } from '../../../primitives/header.ts'
import { createOverlay, type Overlay } from '../../../state/overlay.ts'
import { markPrecompiles } from '../../../state/precompileAccounts.ts'
import { receiptsRoot, transactionsRoot } from '../../../state/roots.ts'
import type { StateView } from '../../../state/stateView.ts'
import { createBlockContext } from '../../ancestors/blockContext.ts'
import { stateRootOf, type Tip } from '../../canonical/head.ts'
import { canonicalStateView } from '../../canonical/stateViews.ts'
import type { ChainContext } from '../../context.ts'
import type { ExecutedBlock } from '../../execution/blockExecution.ts'
import { type BlockTerms, nextGasLimit, nextMinimumGasPrice } from '../../execution/blockLimits.ts'

/** A new child of the head, before any transaction is executed in it. */
export interface NextBlock {
  readonly rules: Rules
  readonly frame: NextBlockFrame
  /** The environment of its code. */
  readonly block: BlockEnvironment
  /** An overlay over the parent's state. */
  readonly world: Overlay
}

/** The part of the header that is known before the execution. */
export type NextBlockFrame = ReturnType<typeof nextFrame>

/** Opens a child of `parent`, the head; of another block if `state` is the state after that. */
export async function openNextBlock(
  context: ChainContext,
  parent: Tip,
  timestamp: number,
  state: StateView = canonicalStateView(context, stateRootOf(parent), context.reorganisations.epoch()),
): Promise<NextBlock> {
  const { network } = context
  const number = parent.block.header.number + 1
  const rules = rulesAt(network, number)
  const frame = nextFrame(context, parent, timestamp, rules)
  const world = createOverlay(state)
  const block = {
    rules,
    chainId: network.chainId,
    bridge: network.bridge,
    maxCodeBytes: network.maxCodeBytes,
    ...frame,
    ...createBlockContext(network, context.store.blocks, number, parent.block),
  }
  await markPrecompiles(network, number, world)
  return { rules, frame, block, world }
}

function nextFrame(context: ChainContext, tip: Tip, timestamp: number, rules: Rules) {
  const { network } = context
  const parent = tip.block.header
  return {
    ...nextTerms(context, tip),
    timestamp,
    coinbase: context.settings.current().coinbase ?? network.minerCoinbase,
    difficulty: nextDifficulty(network, rules, { timestamp, uncleCount: 0 }, parent),
  }
}

/** Returns the terms of a child of `parent`: those of the controls, or a step from the parent's towards the network's. */
export function nextTerms(
  { network, settings }: Pick<ChainContext, 'network' | 'settings'>,
  { block: { header: parent } }: Pick<Tip, 'block'>,
): BlockTerms {
  const {
    gasLimit = nextGasLimit(parent.gasLimit, network.targetGasLimit),
    minimumGasPrice = nextMinimumGasPrice(parent.minimumGasPrice, network.targetMinimumGasPrice),
  } = settings.current()
  return { number: parent.number + 1, gasLimit, minimumGasPrice }
}

const CLIENT_NAME = new TextEncoder().encode('scion')

interface HeaderParts extends Pick<NextBlock, 'rules' | 'frame'> {
  readonly parentHash: Bytes
  readonly executed: Omit<ExecutedBlock, 'senders' | 'failures' | 'consoleCalls'>
  /** The state root after the block. */
  readonly stateRoot: Bytes
}

/** Returns the header of an executed block, without a merged mining proof. */
export function createHeader({ parentHash, rules, frame, executed, stateRoot }: HeaderParts): Header {
  const version = headerVersionAt(rules)
  return {
    parentHash,
    unclesHash: NO_UNCLES_HASH,
    ...frame,
    difficultyBytes: signedMinimalBytes(frame.difficulty),
    gasLimitBytes: signedMinimalBytes(frame.gasLimit), // two's complement, as in the reference node's miner
    stateRoot,
    transactionsRoot: transactionsRoot(executed.transactions, rules),
    receiptsRoot: receiptsRoot(executed.receipts, rules),
    logsBloom: executed.logsBloom,
    gasUsed: executed.gasUsed,
    extraData: encodeRlp([Uint8Array.of(1), CLIENT_NAME]),
    paidFees: executed.paidFees,
    uncleCount: 0,
    version,
    ...(rules.has('rskipUmm') ? { ummRoot: new Uint8Array(0) } : {}),
    ...(version >= 1 ? { edges: [] } : {}),
    ...(version >= 2 ? { baseEvent: new Uint8Array(0) } : {}),
    bitcoinMergedMiningHeader: new Uint8Array(0),
    bitcoinMergedMiningMerkleProof: new Uint8Array(0),
    bitcoinMergedMiningCoinbaseTransaction: new Uint8Array(0),
  }
}
