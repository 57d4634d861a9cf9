import type { Budgets } from '../../../concurrency/budgets.ts'
import type { Party } from '../../../concurrency/fairQueue.ts'
import type { SimulationAnswer, SimulationOrder, ToWorker } from './messages.ts'
import { startWorkerProcess } from './workerProcess.ts'

/** A simulation that somebody waits for, or did until it was given up. */
export interface Task {
  readonly order: SimulationOrder
  readonly party: Party
  isGivenUp(): boolean
  settle(answer: SimulationAnswer): void
  fail(error: Error): void
}

/** How a worker ended. */
export interface WorkerExit {
  readonly how: string
  readonly wasReady: boolean
  /** It did not stop when it was told to. */
  readonly wasStuck: boolean
  /** Those that somebody still waits for. */
  readonly tasks: readonly Task[]
}

/** A worker with the simulations that it runs now. */
export interface Worker {
  isReady(): boolean
  /** How many simulations run in it. */
  load(): number
  has(task: Task): boolean
  tasks(): Iterable<Task>
  run(task: Task): void
  /** Stops a simulation; a worker that does not do so in time is killed. */
  stop(task: Task): void
  send(message: ToWorker): void
  /** Kills the worker and waits for its end. */
  kill(): Promise<void>
}

export interface WorkerSetup {
  readonly entry: URL
  readonly heapMib: number
  readonly budgets: Pick<Budgets, 'stopGraceMs'>
  onReady(worker: Worker): void
  /** A simulation has ended. */
  onRoom(): void
  onEnd(worker: Worker, end: WorkerExit): void
}

/** Starts a worker. */
export function startWorker({ entry, heapMib, budgets, onReady, onRoom, onEnd }: WorkerSetup): Worker {
  const tasks = new Map<number, Task>()
  /** Cancels the kill timer of a simulation that was told to stop. */
  const killTimers = new Map<number, () => void>()
  let isReady = false
  let wasStuck = false

  function receive(id: number, answer: SimulationAnswer): void {
    const task = tasks.get(id)
    tasks.delete(id)
    killTimers.get(id)?.()
    killTimers.delete(id)
    if (task?.isGivenUp() === false) task.settle(answer)
    onRoom()
  }

  const child = startWorkerProcess(entry, heapMib, (message) => {
    if (message.kind === 'answer') return receive(message.id, message.answer)
    isReady = true
    onReady(worker)
  })
  const ended = child.ended.then((how) => {
    for (const cancel of killTimers.values()) cancel()
    const left = [...tasks.values()].filter((task) => !task.isGivenUp())
    onEnd(worker, { how, wasReady: isReady, wasStuck, tasks: left })
  })

  const worker: Worker = {
    isReady: () => isReady,
    load: () => tasks.size,
    has: ({ order }) => tasks.has(order.id),
    tasks: () => tasks.values(),
    run(task) {
      tasks.set(task.order.id, task)
      child.send({ kind: 'simulate', order: task.order })
    },
    stop({ order: { id } }) {
      child.send({ kind: 'stop', id })
      const kill = () => {
        wasStuck = true
        child.kill()
      }
      killTimers.set(id, startTimer(budgets.stopGraceMs, kill))
    },
    send: child.send,
    kill() {
      child.kill()
      return ended
    },
  }
  return worker
}

/** Calls `work` after so many milliseconds: for 0 now, for Infinity never. Returns what cancels it. */
function startTimer(ms: number, work: () => void): () => void {
  if (ms === 0) work()
  if (ms === 0 || ms === Number.POSITIVE_INFINITY) return () => undefined
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}
