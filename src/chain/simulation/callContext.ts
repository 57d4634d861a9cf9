import type { Bytes } from '../../base/bytes.ts'
import { rulesAt } from '../../chainspec/rulesAt.ts'
import type { Abortable, Listener } from '../../concurrency/abortable.ts'
import type { MaybePromise } from '../../concurrency/maybePromise.ts'
import type { BlockEnvironment } from '../../evm/evm.ts'
import type { Header } from '../../primitives/header.ts'
import { createChangedStateView } from '../../state/changedState.ts'
import type { StateChanges, StateView } from '../../state/stateView.ts'
import type { NodePlace, StoreReaders } from '../../storage/store.ts'
import { createBlockContext } from '../ancestors/blockContext.ts'
import type { BlockId } from '../ancestors/blockHashes.ts'
import type { BlockSelector } from '../api/engine.ts'
import { UnknownBlockNumber } from '../api/errors.ts'
import { createUnknownBlockError, type FoundBlock, findMinedBlock } from '../canonical/findBlock.ts'
import { stateRootOf, type Tip } from '../canonical/head.ts'
import type { ReorgGuard } from '../canonical/reorgGuard.ts'
import { canonicalStateView, requireState, stateViewAtRoot } from '../canonical/stateViews.ts'
import type { ChainContext } from '../context.ts'
import type { GetPendingBlock } from '../mining/local/pendingBlock.ts'

/** The block whose state a simulation starts from, and whose header its code reads. */
export interface CallContext {
  readonly block: BlockEnvironment
  readonly state: StateView
  /** The context as plain data. */
  readonly data: CallContextData
  /** Receives calls of Solidity's console, and those of `hints` that the response does not contain. */
  readonly listener: Listener | undefined
}

/** A call context as plain data that can be sent to another process. */
export interface CallContextData {
  readonly header: CallHeader
  /** The block's hash. */
  readonly hash: Bytes
  /** The block itself, or the parent of one that is not mined. */
  readonly base: BlockId
  readonly state: CallState
}

type CallHeader = Pick<Header, 'number' | 'timestamp' | 'coinbase' | 'difficulty' | 'gasLimit' | 'minimumGasPrice'>

export interface CallState {
  readonly root: NodePlace
  /** The count of reorganisations when the block was found on the main chain; undefined for another block. */
  readonly reorganisation: number | undefined
  /** Changes on top of the root. */
  readonly changes?: StateChanges
}

/** The part of a chain that simulations need, which is all that a worker has. */
export type SimulationContext = Pick<
  ChainContext,
  'network' | 'base' | 'snapshot' | 'state' | 'trieNodes' | 'evm' | 'limits' | 'tracePrinter'
> & {
  readonly store: Pick<StoreReaders, 'blocks' | 'nodes'>
  readonly reorganisations: Pick<ReorgGuard, 'isCurrent'>
}

/**
 * Finds the block that a selector names; throws `UnknownBlockNumber`, `BlockNotFound` or `BlockNotCanonical`, with
 * `compat` ethereum `NotFoundAsEthereum`.
 */
export function findCallContext(
  context: ChainContext,
  selector: BlockSelector,
  getPendingBlock: GetPendingBlock,
  call?: Abortable,
): MaybePromise<CallContextData> {
  return selector.kind === 'latest' ? contextOfHead(context) : lookUpContext(context, selector, getPendingBlock, call)
}

async function lookUpContext(
  context: ChainContext,
  selector: BlockSelector,
  getPendingBlock: GetPendingBlock,
  call: Abortable | undefined,
): Promise<CallContextData> {
  if (selector.kind === 'pending') {
    const { block, changes, parent, epoch: reorganisation } = await getPendingBlock(call)
    return {
      header: pickHeader(block.header),
      hash: block.hash,
      base: { hash: parent.block.hash, header: { number: parent.block.header.number } },
      state: { root: stateRootOf(parent), reorganisation, changes },
    }
  }
  const found = await findMinedBlock(context, selector)
  if (found === undefined) {
    const isAsReference = context.network.compat === 'rootstock'
    if (selector.kind === 'number' && isAsReference) throw new UnknownBlockNumber(selector.number)
    throw createUnknownBlockError(context, selector)
  }
  requireState(context, found)
  return contextAfter(found)
}

const headContexts = new WeakMap<Tip, CallContextData>()

/** Returns the context of the newest block, which most calls use; it is created once per head. */
function contextOfHead({ head, reorganisations }: ChainContext): CallContextData {
  const tip = head.current()
  const reorganisation = reorganisations.epoch()
  const known = headContexts.get(tip)
  if (known?.state.reorganisation === reorganisation) return known
  const created = contextAfter({ ...tip, isMain: true, epoch: reorganisation })
  headContexts.set(tip, created)
  return created
}

/** Returns the context of a mined block. */
export function contextAfter(mined: FoundBlock): CallContextData {
  const { hash, header } = mined.block
  return {
    header: pickHeader(header),
    hash,
    base: { hash, header: { number: header.number } },
    state: { root: stateRootOf(mined), reorganisation: mined.isMain ? mined.epoch : undefined },
  }
}

export function pickHeader({ number, timestamp, coinbase, difficulty, gasLimit, minimumGasPrice }: Header): CallHeader {
  return { number, timestamp, coinbase, difficulty, gasLimit, minimumGasPrice }
}

interface Opened {
  readonly context: SimulationContext
  readonly callContext: CallContext
}

const opened = new WeakMap<CallContextData, Opened>()

/** Opens a call context that was found in this process or another one on the same store; once per context. */
export function openCallContext(context: SimulationContext, data: CallContextData): CallContext {
  const known = opened.get(data)
  if (known?.context === context) return known.callContext
  const callContext = createCallContext(context, data)
  opened.set(data, { context, callContext })
  return callContext
}

function createCallContext(context: SimulationContext, data: CallContextData): CallContext {
  const { header, base, state } = data
  const { network, store } = context
  const block = {
    ...header,
    rules: rulesAt(network, header.number),
    chainId: network.chainId,
    bridge: network.bridge,
    maxCodeBytes: network.maxCodeBytes,
    ...createBlockContext(network, store.blocks, header.number, base),
  }
  return { block, state: stateOf(context, state), data, listener: undefined }
}

/** Returns the context with another listener. All contexts have the same shape: hot path. */
export function withListener({ block, state, data }: CallContext, listener: Listener | undefined): CallContext {
  return { block, state, data, listener }
}

function stateOf(context: SimulationContext, { root, reorganisation, changes }: CallState): StateView {
  const state =
    reorganisation === undefined ? stateViewAtRoot(context, root) : canonicalStateView(context, root, reorganisation)
  return changes === undefined ? state : createChangedStateView(state, changes)
}
