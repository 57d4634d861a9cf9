import { packValue } from '../../../base/packValue.ts'
import type { Abortable } from '../../../concurrency/abortable.ts'
import { NODE_ITSELF } from '../../../concurrency/fairQueue.ts'
import type { HeadState } from '../../../state/headState.ts'
import type { StorePlace } from '../../../storage/engines.ts'
import type { WorkerStats } from '../../api/stats.ts'
import { answerQuestion, callBase } from '../../base/baseQuestions.ts'
import type { ChainBase } from '../../base/chainBase.ts'
import type { CallContextData } from '../callContext.ts'
import type { SimulationKind, SimulationResults, SimulationTask } from '../simulations.ts'
import type { RemoteSimulator } from '../simulator.ts'
import type { ToWorker, WorkerChainSetup } from './messages.ts'
import { replacePieces, requireResult } from './outcomes.ts'
import { callStore, type SimulationTables } from './storeQuestions.ts'
import { createWorkerPool, type WorkerPoolSetup } from './workerPool.ts'

/** The processes that run long simulations for all chains of a node. */
export interface Workers {
  /** Adds a chain whose head is at `height`, on which workers can simulate. */
  join(setup: JoinSetup, state: HeadState, height: number): JoinedChain & MovableReads
  /** Starts the first process, before a simulation needs it. */
  start(): void
  stats(): WorkerStats
  close(): Promise<void>
}

/** A chain to add. Its base, if it has one, and a store in memory are asked here. */
export interface JoinSetup extends Omit<WorkerChainSetup, 'base'> {
  readonly base?: ChainBase | undefined
  readonly store: SimulationTables
}

/** A chain that was added to the workers. */
export interface JoinedChain {
  readonly simulator: RemoteSimulator
  /** The given state, of whose changes the workers are notified. */
  readonly state: HeadState
}

export interface MovableReads {
  /** Makes the workers read the chain's data at this place from now on. */
  readFrom(place: StorePlace): void
}

export type WorkersOptions = WorkerPoolSetup

/** Returns the workers of a node. A process starts when it is needed, the first one also with `start`. */
export function createWorkers(poolSetup: WorkersOptions): Workers {
  /** The opening message of each chain for new workers. */
  const openings = new Map<string, ToWorker>()
  const joined = new Map<string, JoinSetup>()
  const pool = createWorkerPool(
    poolSetup,
    () => openings.values(),
    (name, asked) =>
      answerQuestion(() => {
        const { base, store } = joined.get(name) ?? {}
        if (asked.of === 'store' && store !== undefined) return callStore(store, asked.question)
        if (asked.of === 'base' && base !== undefined) return callBase(base, asked.question)
        throw new Error(`chain ${name} has no ${asked.of}`)
      }),
  )
  let lastId = 0

  function remoteSimulatorFor(chain: string, setup: JoinSetup): RemoteSimulator {
    return {
      async simulate<Kind extends SimulationKind>(
        task: SimulationTask<Kind>,
        callContext: CallContextData,
        { signal, clientPath = NODE_ITSELF, listener }: Partial<Abortable> = {},
        onTook?: (ms: number) => void,
      ) {
        const order = {
          id: ++lastId,
          chain,
          task: packValue(task),
          callContext,
          hasListener: listener !== undefined,
          clientPath,
        }
        const answer = await pool.run(order, { clientPath, ...(signal && { signal }) })
        const { outcome, pieces, consoleCalls, hints } = answer
        if (answer.tookMs !== undefined) onTook?.(answer.tookMs)
        for (const call of consoleCalls) listener?.onConsole(call)
        for (const hint of hints) listener?.onHint(hint)
        // The worker ran this kind of simulation; messages between processes have no types.
        const result = requireResult(outcome, { ...setup, base: setup.base }) as SimulationResults[Kind]
        const left = pieces.values()
        return replacePieces(task.kind, result, (piece) => (piece.length > 0 ? [piece] : (left.next().value ?? [])))
      },
    }
  }

  return {
    join(setup, state, joinedAt) {
      const chain = setup.network.name
      const { base, store, ...common } = setup
      joined.set(chain, setup)
      let [location, height] = [setup.location, joinedAt]
      const open = (): ToWorker => ({
        kind: 'open',
        chain,
        setup: {
          ...common,
          location,
          ...(base && { base: { block: base.block, totalDifficulty: base.totalDifficulty } }),
        },
        height,
      })
      const reopen = () => {
        openings.set(chain, open())
        pool.sendToAll(open())
      }
      reopen()
      const followed: HeadState = {
        worldAt: state.worldAt,
        apply(newHeight, rows) {
          state.apply(newHeight, rows)
          height = newHeight
          openings.set(chain, open())
          pool.sendToAll({ kind: 'block', chain, height, rows })
        },
        reset(newHeight) {
          state.reset(newHeight)
          height = newHeight
          openings.set(chain, open())
          // A fork may have begun again above another block, which only an opening message has.
          pool.sendToAll(base === undefined ? { kind: 'reset', chain, height } : open())
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
    start: pool.start,
    stats: pool.stats,
    close: pool.close,
  }
}
