import type { Budgets } from '../../base/budgets.ts'
import type { StopSign } from '../../evm/evm.ts'
import type { BlockSelector, CallRequest, Calls, Stoppable } from '../api/engine.ts'
import type { ChainContext } from '../ledger/chainContext.ts'
import type { PendingBlock } from '../mining/pendingBlock.ts'
import { findScene, type SceneData, setScene } from './callContext.ts'
import { SIMULATIONS, type SimulationKind, type SimulationResults } from './simulations.ts'
import { tryBriefly } from './tryBriefly.ts'

/** Where simulations go on that take too long for the process that answers requests. */
export interface Elsewhere {
  simulate<Kind extends SimulationKind>(
    kind: Kind,
    request: CallRequest,
    scene: SceneData,
    signal?: AbortSignal,
  ): Promise<SimulationResults[Kind]>
}

/** The simulating side of a chain; without `elsewhere` everything runs here. */
export function createCalls(
  context: ChainContext,
  getPendingBlock: () => Promise<PendingBlock>,
  { handOverMs }: Pick<Budgets, 'handOverMs'>,
  elsewhere?: Elsewhere,
): Calls {
  async function simulate<Kind extends SimulationKind>(
    kind: Kind,
    request: CallRequest,
    selector: BlockSelector,
    stoppable?: Stoppable,
  ): Promise<SimulationResults[Kind]> {
    const data = await findScene(context, selector, getPendingBlock)
    const runHere = (signal?: StopSign) => SIMULATIONS[kind](context, setScene(context, data), request, signal)
    if (elsewhere === undefined || handOverMs === Number.POSITIVE_INFINITY) return runHere(stoppable?.signal)
    const done = await tryBriefly(handOverMs, runHere)
    if (done !== undefined) return done
    return simulateElsewhere(data, (scene) => elsewhere.simulate(kind, request, scene, stoppable?.signal))
  }

  /** Workers hear of a turn when it is done: what they read while the chain turned is not to be relied on. */
  async function simulateElsewhere<T>(scene: SceneData, run: (scene: SceneData) => Promise<T>): Promise<T> {
    const { turn } = scene.state
    const isCertain = () => turn === undefined || context.turns.isSame(turn)
    if (isCertain()) {
      try {
        const result = await run(scene)
        if (isCertain()) return result
      } catch (error) {
        if (isCertain()) throw error
      }
    }
    return run({ ...scene, state: { ...scene.state, turn: undefined } })
  }

  return {
    call: (...args) => simulate('call', ...args),
    estimate: (...args) => simulate('estimate', ...args),
  }
}
