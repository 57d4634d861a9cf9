import type { BlockEnvironment } from '../../evm/evm.ts'
import type { Header } from '../../model/header.ts'
import { rulesAt } from '../../network/rulesAt.ts'
import { createChangedWorld } from '../../state/changedWorld.ts'
import type { WorldChanges, WorldReader } from '../../state/world.ts'
import type { NodePlace, StoreReaders } from '../../store/store.ts'
import { createAncestry } from '../ancestry/blockContext.ts'
import type { BlockPlace } from '../ancestry/blockHashes.ts'
import { stateRootOf } from '../ancestry/head.ts'
import type { Turns } from '../ancestry/reorganisations.ts'
import type { BlockSelector } from '../api/engine.ts'
import { BlockNotFound, UnknownBlockNumber } from '../api/errors.ts'
import type { ChainContext } from '../ledger/chainContext.ts'
import { describeSelector, findMinedBlock } from '../ledger/findBlock.ts'
import { mainWorld, rootWorld } from '../ledger/worlds.ts'
import type { PendingBlock } from '../mining/pendingBlock.ts'

/** A block whose state a simulation starts from and whose header its code sees. */
export interface Scene {
  readonly block: BlockEnvironment
  readonly world: WorldReader
}

/** What sets a scene, as plain data: it can go to another process. */
export interface SceneData {
  readonly header: SceneHeader
  /** The block itself, or the parent of one that is not mined. */
  readonly base: BlockPlace
  readonly state: SceneState
}

type SceneHeader = Pick<Header, 'number' | 'timestamp' | 'coinbase' | 'difficulty' | 'gasLimit' | 'minimumGasPrice'>

interface SceneState {
  readonly root: NodePlace
  /** When that is the state of a block on the main chain: the count of the chain's turns when it was found there. */
  readonly turn: number | undefined
  /** On top of it. */
  readonly changes?: WorldChanges
}

/** The part of a chain that simulations need; a process that only simulates has no more of it. */
export type SimulationContext = Pick<ChainContext, 'network' | 'state' | 'trieNodes' | 'evm' | 'limits'> & {
  readonly store: Pick<StoreReaders, 'blocks' | 'nodes'>
  readonly turns: Pick<Turns, 'isSame'>
}

/** Finds the block that a selector names; throws `UnknownBlockNumber`, `BlockNotFound` or `BlockNotCanonical`. */
export async function findScene(
  context: ChainContext,
  selector: BlockSelector,
  getPendingBlock: () => Promise<PendingBlock>,
): Promise<SceneData> {
  if (selector.kind === 'pending') {
    const { block, changes, parent, turn } = await getPendingBlock()
    const base = { hash: parent.block.hash, header: { number: parent.block.header.number } }
    return { header: pickHeader(block.header), base, state: { root: stateRootOf(parent), turn, changes } }
  }
  const found = await findMinedBlock(context, selector)
  if (found === undefined) {
    if (selector.kind === 'number') throw new UnknownBlockNumber(selector.number)
    throw new BlockNotFound(describeSelector(selector))
  }
  const { hash, header } = found.block
  return {
    header: pickHeader(header),
    base: { hash, header: { number: header.number } },
    state: { root: stateRootOf(found), turn: found.isMain ? found.turn : undefined },
  }
}

function pickHeader({ number, timestamp, coinbase, difficulty, gasLimit, minimumGasPrice }: Header): SceneHeader {
  return { number, timestamp, coinbase, difficulty, gasLimit, minimumGasPrice }
}

/** Sets a scene that was found, here or in another process on the same store. */
export function setScene(context: SimulationContext, { header, base, state }: SceneData): Scene {
  const { network, store } = context
  const block = {
    ...header,
    rules: rulesAt(network, header.number),
    chainId: network.chainId,
    bridge: network.bridge,
    ...createAncestry(network, store.blocks, header.number, base),
  }
  return { block, world: worldOf(context, state) }
}

function worldOf(context: SimulationContext, { root, turn, changes }: SceneState): WorldReader {
  const world = turn === undefined ? rootWorld(context, root) : mainWorld(context, root, turn)
  return changes === undefined ? world : createChangedWorld(world, changes)
}
