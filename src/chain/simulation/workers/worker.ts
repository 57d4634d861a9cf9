import type { Budgets } from '../../../base/budgets.ts'
import { callAfter } from './callAfter.ts'
import type { Answer, SimulationOrder, ToWorker } from './messages.ts'
import { startWorkerProcess } from './workerProcess.ts'

/** A simulation that somebody waits for, or did until it was given up. */
export interface Task {
  readonly order: SimulationOrder
  isGivenUp(): boolean
  settle(answer: Answer): void
  fail(error: Error): void
}

/** How a worker ended. */
export interface End {
  readonly how: string
  readonly wasReady: boolean
  /** It did not stop when it was told to. */
  readonly wasStuck: boolean
  /** Those that somebody still waits for. */
  readonly tasks: readonly Task[]
}

/** A worker with the simulations that it runs now. */
export interface Member {
  isReady(): boolean
  /** How many simulations run in it. */
  load(): number
  has(task: Task): boolean
  run(task: Task): void
  /** Stops a simulation; a worker that does not do so in time is killed. */
  stop(task: Task): void
  send(message: ToWorker): void
  /** Kills the worker and waits for its end. */
  kill(): Promise<void>
}

export interface MemberSetup {
  readonly entry: URL
  readonly heapMib: number
  readonly budgets: Pick<Budgets, 'stopGraceMs'>
  onReady(member: Member): void
  /** A simulation has ended. */
  onRoom(): void
  onEnd(member: Member, end: End): void
}

/** Starts a worker. */
export function startMember({ entry, heapMib, budgets, onReady, onRoom, onEnd }: MemberSetup): Member {
  const tasks = new Map<number, Task>()
  /** What keeps the worker alive once its simulations have stopped. */
  const pardons = new Map<number, () => void>()
  let isReady = false
  let wasStuck = false

  function receive(id: number, answer: Answer): void {
    const task = tasks.get(id)
    tasks.delete(id)
    pardons.get(id)?.()
    pardons.delete(id)
    if (task?.isGivenUp() === false) task.settle(answer)
    onRoom()
  }

  const worker = startWorkerProcess(entry, heapMib, (message) => {
    if (message.kind === 'answer') return receive(message.id, message.answer)
    isReady = true
    onReady(member)
  })
  const ended = worker.ended.then((how) => {
    for (const pardon of pardons.values()) pardon()
    const left = [...tasks.values()].filter((task) => !task.isGivenUp())
    onEnd(member, { how, wasReady: isReady, wasStuck, tasks: left })
  })

  const member: Member = {
    isReady: () => isReady,
    load: () => tasks.size,
    has: ({ order }) => tasks.has(order.id),
    run(task) {
      tasks.set(task.order.id, task)
      worker.send({ kind: 'simulate', order: task.order })
    },
    stop({ order: { id } }) {
      worker.send({ kind: 'stop', id })
      const kill = () => {
        wasStuck = true
        worker.kill()
      }
      pardons.set(id, callAfter(budgets.stopGraceMs, kill))
    },
    send: worker.send,
    kill() {
      worker.kill()
      return ended
    },
  }
  return member
}
