import type { Budgets } from '../../../concurrency/budgets.ts'
import { createDeferred } from '../../../concurrency/deferred.ts'
import { type ClientPath, createFairQueue, NODE_ITSELF } from '../../../concurrency/fairQueue.ts'
import type { Waiting } from '../../../concurrency/fairSemaphore.ts'
import { createFairShares } from '../../../concurrency/fairShares.ts'
import { currentAccount, keepAccount } from '../../../concurrency/processorTime.ts'
import { TooManyCalls } from '../../api/errors.ts'
import type { WorkerStats } from '../../api/stats.ts'
import type { SimulationAnswer, SimulationOrder, ToWorker } from './messages.ts'
import { startWorker, type Task, type Worker, type WorkerExit, type WorkerSetup } from './worker.ts'

export interface WorkerPoolSetup {
  /** The compiled file of the workers' program. */
  readonly entry: URL
  /** Max processes; they start when they are needed, or with `start`. */
  readonly count: number
  /** Max heap of each process, in MiB. */
  readonly heapMib: number
  readonly budgets: Pick<Budgets, 'stopGraceMs'>
  /** Called when a worker ended by itself, or was killed because it did not stop. */
  onFailure(text: string): void
}

/** Max simulations per worker, which run in time slices so that short ones end early. */
const RUNNING_PER_WORKER = 16
/** Max waiting simulations per worker. */
const WAITING_PER_WORKER = 64

/** Returns a pool without workers. Each worker receives `openingMessages` first. */
export function createWorkerPool(
  setup: WorkerPoolSetup,
  openingMessages: () => Iterable<ToWorker>,
  answer: WorkerSetup['answer'],
) {
  const { count, onFailure } = setup
  const workers = new Set<Worker>()
  const waiting = createFairQueue<Task>()
  const waitingLimit = WAITING_PER_WORKER * count
  const runningLimit = RUNNING_PER_WORKER * count
  let isClosed = false

  function enqueue(task: Task): void {
    waiting.add(task.clientPath, task)
    if (task.account !== undefined) task.account.queues++
  }

  /** Called when a task has left the queue. */
  function dequeued<T extends Task | undefined>(task: T): T {
    if (task?.account !== undefined) task.account.queues--
    return task
  }

  function onReady(worker: Worker): void {
    for (const message of openingMessages()) worker.send(message)
    assign()
  }

  function onExit(worker: Worker, { how, wasReady, wasStuck, tasks }: WorkerExit): void {
    workers.delete(worker)
    if (isClosed) {
      failAll([...tasks, ...takeAll()], 'the node is closing')
      return
    }
    onFailure(wasStuck ? 'worker did not stop in time and was killed' : `worker exited unexpectedly (${how})`)
    // If another simulation was stuck, these are repeated.
    if (wasStuck) for (const task of tasks) enqueue(task)
    else failAll(tasks, 'the worker of a simulation ended')
    // A worker that cannot start would fail again; the next request tries it.
    if (!wasReady) failAll(takeAll(), 'no worker starts')
    assign()
  }

  const takeAll = () =>
    Array.from({ length: waiting.size }, () => dequeued(waiting.take())).filter((task) => task !== undefined)

  const running = () => [...workers].flatMap((worker) => [...worker.tasks()].map(({ clientPath }) => clientPath))

  function startOne(): void {
    workers.add(startWorker({ ...setup, onReady, onIdle: assign, answer, onExit }))
  }

  function assign(): void {
    while (waiting.size > 0 && !isClosed) {
      const all = [...workers]
      const [idlest] = all.filter((worker) => worker.isReady()).toSorted((a, b) => a.load() - b.load())
      const isGrowing = all.some((worker) => !worker.isReady())
      if (idlest?.load() !== 0 && !isGrowing && workers.size < count) startOne()
      if (idlest === undefined || idlest.load() >= RUNNING_PER_WORKER) return
      const task = dequeued(waiting.take(createFairShares(runningLimit, running(), waiting.parties())))
      if (task === undefined) return
      idlest.run(task)
    }
  }

  function abort(task: Task): void {
    if (waiting.delete(task.clientPath, task)) dequeued(task)
    for (const worker of workers) if (worker.has(task)) worker.stop(task)
  }

  return {
    /** Starts the first process, before a simulation needs it. */
    start(): void {
      if (workers.size === 0 && !isClosed) startOne()
    },
    /** Runs a simulation. Rejects with `TooManyCalls`, or with the signal's reason, which stops the simulation. */
    async run(order: SimulationOrder, { signal, clientPath = NODE_ITSELF }: Waiting): Promise<SimulationAnswer> {
      signal?.throwIfAborted()
      if (isClosed) throw new Error('the node is closing')
      const { task, answer } = createTask(order, clientPath, signal, abort)
      enqueue(task)
      // Above the limit, the newest simulation of the client with the most waiting ones is refused.
      if (waiting.size > waitingLimit) dequeued(waiting.takeFromLongest())?.fail(new TooManyCalls(waitingLimit))
      assign()
      return answer
    },
    /** Sends a message to every ready worker; later workers receive the opening messages. */
    sendToAll(message: ToWorker): void {
      for (const worker of workers) if (worker.isReady()) worker.send(message)
    },
    stats: (): WorkerStats => ({ processes: workers.size, running: running().length, waiting: waiting.size }),
    async close(): Promise<void> {
      isClosed = true
      await Promise.all([...workers].map((worker) => worker.kill()))
    },
  }
}

/**
 * Returns a task and the promise of its answer. When the signal is aborted, `onAbort` is called and the promise
 * rejects.
 */
function createTask(
  order: SimulationOrder,
  clientPath: ClientPath,
  signal: AbortSignal | undefined,
  onAbort: (task: Task) => void,
) {
  const { promise, resolve, reject } = createDeferred<SimulationAnswer>()
  const task: Task = {
    order,
    clientPath,
    account: currentAccount(),
    isAborted: () => signal?.aborted === true,
    settle: resolve,
    fail: reject,
  }
  const abort = () => {
    onAbort(task)
    reject(signal?.reason)
  }
  signal?.addEventListener('abort', abort, { once: true })
  return { task, answer: keepAccount(promise).finally(() => signal?.removeEventListener('abort', abort)) }
}

function failAll(tasks: readonly Task[], text: string): void {
  for (const task of tasks) task.fail(new Error(text))
}
