import type { Abortable } from '../../../base/abortable.ts'
import { NODE_ITSELF } from '../../../base/fairQueue.ts'
import type { HeadState } from '../../../state/headState.ts'
import type { WorkerFigures } from '../../api/figures.ts'
import type { CallContextData } from '../callContext.ts'
import type { SimulationKind, SimulationResults, SimulationTask } from '../simulations.ts'
import type { RemoteSimulator } from '../simulator.ts'
import type { ToWorker, WorkerChain } from './messages.ts'
import { requireResult } from './outcomes.ts'
import { createWorkerPool, type WorkerPoolSetup } from './workerPool.ts'

/** The processes that run long simulations for all chains of a node. */
export interface Workers {
  /** Lets the workers simulate on a chain whose head is at `height`. */
  join(setup: WorkerChain, state: HeadState, height: number): JoinedChain
  figures(): WorkerFigures
  close(): Promise<void>
}

/** A chain that workers know. */
export interface JoinedChain {
  readonly simulator: RemoteSimulator
  /** The state that was handed in; the workers are told of each change. */
  readonly state: HeadState
}

export type WorkersOptions = WorkerPoolSetup

export function createWorkers(poolSetup: WorkersOptions): Workers {
  /** What a worker that starts now has to be told of each chain. */
  const openings = new Map<string, ToWorker>()
  const pool = createWorkerPool(poolSetup, () => openings.values())
  let lastId = 0

  function remoteSimulatorFor(chain: string, setup: WorkerChain): RemoteSimulator {
    return {
      async simulate<Kind extends SimulationKind>(
        task: SimulationTask<Kind>,
        callContext: CallContextData,
        { signal, party = NODE_ITSELF, listener }: Partial<Abortable> = {},
      ) {
        // A task of one kind is a task of any kind, which TypeScript does not see.
        const order = {
          id: ++lastId,
          chain,
          task: task as SimulationTask,
          callContext,
          isHeard: listener !== undefined,
          party,
        }
        const { outcome, consoleCalls, hints } = await pool.carryOut(order, { party, ...(signal && { signal }) })
        for (const call of consoleCalls) listener?.onConsole(call)
        for (const hint of hints) listener?.onHint(hint)
        // The worker has run this kind of simulation, but its answer has lost the type on the way.
        return requireResult(outcome, setup) as SimulationResults[Kind]
      },
    }
  }

  return {
    join(setup, state, height) {
      const chain = setup.network.name
      const openAt = (height: number): ToWorker => ({ kind: 'open', chain, setup, height })
      openings.set(chain, openAt(height))
      pool.tellAll(openAt(height))
      const followed: HeadState = {
        worldAt: state.worldAt,
        apply(height, rows) {
          state.apply(height, rows)
          openings.set(chain, openAt(height))
          pool.tellAll({ kind: 'block', chain, height, rows })
        },
        reset(height) {
          state.reset(height)
          openings.set(chain, openAt(height))
          pool.tellAll({ kind: 'reset', chain, height })
        },
      }
      return { simulator: remoteSimulatorFor(chain, setup), state: followed }
    },
    figures: pool.figures,
    close: pool.close,
  }
}
