import { packValue } from '../../../base/packValue.ts'
import type { Abortable } from '../../../concurrency/abortable.ts'
import { NODE_ITSELF } from '../../../concurrency/fairQueue.ts'
import type { HeadState } from '../../../state/headState.ts'
import type { StorePlace } from '../../../storage/engines.ts'
import type { WorkerStats } from '../../api/stats.ts'
import type { CallContextData } from '../callContext.ts'
import type { SimulationKind, SimulationResults, SimulationTask } from '../simulations.ts'
import type { RemoteSimulator } from '../simulator.ts'
import type { ToWorker, WorkerChain } from './messages.ts'
import { requireResult } from './outcomes.ts'
import { createWorkerPool, type WorkerPoolSetup } from './workerPool.ts'

/** The processes that run long simulations for all chains of a node. */
export interface Workers {
  /** Lets the workers simulate on a chain whose head is at `height`. */
  join(setup: WorkerChain, state: HeadState, height: number): JoinedChain & MovableReads
  figures(): WorkerStats
  close(): Promise<void>
}

/** A chain that workers know. */
export interface JoinedChain {
  readonly simulator: RemoteSimulator
  /** The state that was handed in; the workers are told of each change. */
  readonly state: HeadState
}

export interface MovableReads {
  /** From now on the workers read the chain's data there. */
  readFrom(place: StorePlace): void
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
        onTook?: (ms: number) => void,
      ) {
        const order = {
          id: ++lastId,
          chain,
          task: packValue(task),
          callContext,
          isHeard: listener !== undefined,
          party,
        }
        const answer = await pool.carryOut(order, { party, ...(signal && { signal }) })
        const { outcome, consoleCalls, hints } = answer
        if (answer.tookMs !== undefined) onTook?.(answer.tookMs)
        for (const call of consoleCalls) listener?.onConsole(call)
        for (const hint of hints) listener?.onHint(hint)
        // The worker has run this kind of simulation, but its answer has lost the type on the way.
        return requireResult(outcome, setup) as SimulationResults[Kind]
      },
    }
  }

  return {
    join(setup, state, joinedAt) {
      const chain = setup.network.name
      let [location, height] = [setup.location, joinedAt]
      const open = (): ToWorker => ({ kind: 'open', chain, setup: { ...setup, location }, height })
      const reopen = () => {
        openings.set(chain, open())
        pool.tellAll(open())
      }
      reopen()
      const followed: HeadState = {
        worldAt: state.worldAt,
        apply(newHeight, rows) {
          state.apply(newHeight, rows)
          height = newHeight
          openings.set(chain, open())
          pool.tellAll({ kind: 'block', chain, height, rows })
        },
        reset(newHeight) {
          state.reset(newHeight)
          height = newHeight
          openings.set(chain, open())
          pool.tellAll({ kind: 'reset', chain, height })
        },
      }
      return {
        simulator: remoteSimulatorFor(chain, setup),
        state: followed,
        readFrom(place) {
          location = place
          reopen()
        },
      }
    },
    figures: pool.figures,
    close: pool.close,
  }
}
