import type { HeadState } from '../../../state/headState.ts'
import type { Elsewhere } from '../calls.ts'
import type { SimulationKind, SimulationResults } from '../simulations.ts'
import { requireResult } from './answers.ts'
import type { ToWorker, WorkerChain } from './messages.ts'
import { type CrewSetup, createCrew } from './workerPool.ts'

/** The processes that run long simulations for all chains of a node. */
export interface Workers {
  /** Lets the workers simulate on a chain whose head is at `height`. */
  join(setup: WorkerChain, state: HeadState, height: number): JoinedChain
  close(): Promise<void>
}

/** A chain that workers know. */
export interface JoinedChain {
  readonly elsewhere: Elsewhere
  /** The state that was handed in; the workers hear of what it is told. */
  readonly state: HeadState
}

export type WorkersSetup = CrewSetup

export function createWorkers(crewSetup: WorkersSetup): Workers {
  /** What a worker that starts now has to be told of each chain. */
  const openings = new Map<string, ToWorker>()
  const crew = createCrew(crewSetup, () => openings.values())
  let lastId = 0

  function elsewhereFor(chain: string, estimateGasCap: bigint): Elsewhere {
    return {
      async simulate<Kind extends SimulationKind>(...args: Parameters<Elsewhere['simulate']>) {
        const [simulation, request, scene, signal] = args
        const answer = await crew.carryOut({ id: ++lastId, chain, simulation, request, scene }, signal)
        // The worker has run this kind of simulation, but its answer has lost the type on the way.
        return requireResult(answer, estimateGasCap) as SimulationResults[Kind]
      },
    }
  }

  return {
    join(setup, state, height) {
      const chain = setup.network.name
      const openAt = (height: number): ToWorker => ({ kind: 'open', chain, setup, height })
      openings.set(chain, openAt(height))
      crew.tellAll(openAt(height))
      const followed: HeadState = {
        worldAt: state.worldAt,
        apply(height, rows) {
          state.apply(height, rows)
          openings.set(chain, openAt(height))
          crew.tellAll({ kind: 'block', chain, height, rows })
        },
        reset(height) {
          state.reset(height)
          openings.set(chain, openAt(height))
          crew.tellAll({ kind: 'reset', chain, height })
        },
      }
      return { elsewhere: elsewhereFor(chain, setup.limits.estimateGasCap), state: followed }
    },
    close: crew.close,
  }
}
