import type { Budgets } from '../../../concurrency/budgets.ts'
import { createFairQueue, NODE_ITSELF, type Party } from '../../../concurrency/fairQueue.ts'
import type { Waiting } from '../../../concurrency/fairSemaphore.ts'
import { createShares } from '../../../concurrency/fairShares.ts'
import { TooManyCalls } from '../../api/errors.ts'
import type { WorkerStats } from '../../api/stats.ts'
import type { SimulationAnswer, SimulationOrder, ToWorker } from './messages.ts'
import { startWorker, type Task, type Worker, type WorkerExit } from './worker.ts'

/** The workers that there are, and the simulations that wait for one. */
export interface WorkerPool {
  /** Throws `TooManyCalls`, or the signal's reason: then the simulation is stopped. */
  carryOut(order: SimulationOrder, waiting: Waiting): Promise<SimulationAnswer>
  /** Sends a message to every worker; those that start later get the opening messages instead. */
  tellAll(message: ToWorker): void
  figures(): WorkerStats
  close(): Promise<void>
}

export interface WorkerPoolSetup {
  /** The built file of the workers' program. */
  readonly entry: URL
  /** How many processes at most; they start when they are needed. */
  readonly count: number
  /** Of each process. */
  readonly heapMib: number
  readonly budgets: Pick<Budgets, 'stopGraceMs'>
  /** Told of a worker that ended by itself, or had to be killed. */
  onFailure(text: string): void
}

/** They take turns, so a few long ones leave room for shorter ones; more would only cost memory. */
const RUNNING_IN_EACH = 16
const WAITING_FOR_EACH = 64

/** A pool without workers; `openingMessages` are the first that each gets. */
export function createWorkerPool(setup: WorkerPoolSetup, openingMessages: () => Iterable<ToWorker>): WorkerPool {
  const { count, onFailure } = setup
  const workers = new Set<Worker>()
  const waiting = createFairQueue<Task>()
  const waitingLimit = WAITING_FOR_EACH * count
  const runningLimit = RUNNING_IN_EACH * count
  let isClosed = false

  function onReady(worker: Worker): void {
    for (const message of openingMessages()) worker.send(message)
    assign()
  }

  function onEnd(worker: Worker, { how, wasReady, wasStuck, tasks }: WorkerExit): void {
    workers.delete(worker)
    if (isClosed) {
      failAll([...tasks, ...takeAll()], 'the node is closing')
      return
    }
    onFailure(wasStuck ? 'worker did not stop in time and was killed' : `worker exited unexpectedly (${how})`)
    if (wasStuck)
      for (const task of tasks) waiting.add(task.party, task) // it was another's fault, and simulations change nothing
    else failAll(tasks, 'the worker of a simulation ended')
    // One that cannot start will not start the next time either: not before somebody asks again.
    if (!wasReady) failAll(takeAll(), 'no worker starts')
    assign()
  }

  const takeAll = () => Array.from({ length: waiting.size }, () => waiting.take()).filter((task) => task !== undefined)

  const running = () => [...workers].flatMap((worker) => [...worker.tasks()].map(({ party }) => party))

  function assign(): void {
    while (waiting.size > 0 && !isClosed) {
      const all = [...workers]
      const [freest] = all.filter((worker) => worker.isReady()).toSorted((a, b) => a.load() - b.load())
      const isGrowing = all.some((worker) => !worker.isReady())
      if (freest?.load() !== 0 && !isGrowing && workers.size < count) {
        workers.add(startWorker({ ...setup, onReady, onRoom: assign, onEnd }))
      }
      if (freest === undefined || freest.load() >= RUNNING_IN_EACH) return
      const task = waiting.take(createShares(runningLimit, running(), waiting.parties()))
      if (task === undefined) return
      freest.run(task)
    }
  }

  function giveUp(task: Task): void {
    waiting.delete(task.party, task)
    for (const worker of workers) if (worker.has(task)) worker.stop(task)
  }

  return {
    async carryOut(order, { signal, party = NODE_ITSELF }) {
      signal?.throwIfAborted()
      if (isClosed) throw new Error('the node is closing')
      const { task, answer } = createTask(order, party, signal, giveUp)
      waiting.add(party, task)
      // Too many are whose most wait: whoever has asked for less than others finds room.
      if (waiting.size > waitingLimit) waiting.takeFromLongest()?.fail(new TooManyCalls(waitingLimit))
      assign()
      return answer
    },
    tellAll(message) {
      for (const worker of workers) if (worker.isReady()) worker.send(message)
    },
    figures: () => ({ processes: workers.size, running: running().length, waiting: waiting.size }),
    async close() {
      isClosed = true
      await Promise.all([...workers].map((worker) => worker.kill()))
    },
  }
}

/** A task and the promise of its answer, which rejects with the signal's reason once `onGivenUp` was told. */
function createTask(
  order: SimulationOrder,
  party: Party,
  signal: AbortSignal | undefined,
  onGivenUp: (task: Task) => void,
) {
  const { promise, resolve, reject } = withResolvers<SimulationAnswer>()
  const task: Task = { order, party, isGivenUp: () => signal?.aborted === true, settle: resolve, fail: reject }
  const abort = () => {
    onGivenUp(task)
    reject(signal?.reason)
  }
  signal?.addEventListener('abort', abort, { once: true })
  return { task, answer: promise.finally(() => signal?.removeEventListener('abort', abort)) }
}

function withResolvers<T>() {
  let resolve: (value: T) => void = () => undefined
  let reject: (reason: unknown) => void = () => undefined
  const promise = new Promise<T>((onDone, onFailed) => {
    resolve = onDone
    reject = onFailed
  })
  return { promise, resolve, reject }
}

function failAll(tasks: readonly Task[], text: string): void {
  for (const task of tasks) task.fail(new Error(text))
}
