import { fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { Readable } from 'node:stream'
import type { Bytes } from '../../../base/bytes.ts'
import { childEnvironment } from '../../../base/childEnvironment.ts'
import type { Budgets } from '../../../concurrency/budgets.ts'
import type { ClientPath } from '../../../concurrency/fairQueue.ts'
import type { TimeAccount } from '../../../concurrency/processorTime.ts'
import type { BaseAnswer } from '../../base/baseQuestions.ts'
import type { FromWorker, SimulationAnswer, SimulationOrder, ToWorker, WorkerQuestion } from './messages.ts'
import { PIECE_PIPE, readPieces } from './piecePipe.ts'

/** A simulation and its waiting caller. */
export interface Task {
  readonly order: SimulationOrder
  readonly clientPath: ClientPath
  /** Receives the processor time, also after the caller has left. */
  readonly account: TimeAccount | undefined
  /** Returns whether the caller no longer waits. */
  isAborted(): boolean
  settle(answer: SimulationAnswer): void
  fail(error: Error): void
}

/** The end of a worker process. */
export interface WorkerExit {
  readonly how: string
  readonly wasReady: boolean
  /** Whether it was killed because it did not stop a simulation in time. */
  readonly wasStuck: boolean
  /** Tasks whose callers still wait. */
  readonly tasks: readonly Task[]
}

export type Worker = ReturnType<typeof startWorker>

type AnswerMessage = Extract<FromWorker, { kind: 'answer' }>

interface ArrivingAnswer {
  readonly pieces: (readonly Bytes[])[]
  message: AnswerMessage | undefined
}

export interface WorkerSetup {
  readonly entry: URL
  readonly heapMib: number
  readonly budgets: Pick<Budgets, 'stopGraceMs'>
  /** Called when the process accepts messages. */
  onReady(worker: Worker): void
  /** Called when a simulation has ended. */
  onIdle(): void
  /** Answers a question about a chain. */
  answer(chain: string, question: WorkerQuestion): Promise<BaseAnswer>
  /** Called when the process has ended. */
  onExit(worker: Worker, exit: WorkerExit): void
}

/** Starts a worker process, which runs simulations. */
export function startWorker({ entry, heapMib, budgets, onReady, onIdle, answer, onExit }: WorkerSetup) {
  const tasks = new Map<number, Task>()
  /** Answers and pieces of answers that are not complete. */
  const arriving = new Map<number, ArrivingAnswer>()
  /** Functions that cancel the kill timers of simulations that were requested to stop. */
  const killTimers = new Map<number, () => void>()
  let isReady = false
  let wasStuck = false

  function arrivingAnswer(id: number): ArrivingAnswer {
    const known = arriving.get(id) ?? { pieces: [], message: undefined }
    arriving.set(id, known)
    return known
  }

  function receivePiece(id: number, parts: readonly Bytes[]): void {
    const answer = arrivingAnswer(id)
    answer.pieces.push(tasks.get(id)?.isAborted() === false ? parts : [])
    settleIfComplete(id, answer)
  }

  function receive(message: AnswerMessage): void {
    const { id, spentMs } = message
    tasks.get(id)?.account?.charge(spentMs)
    killTimers.get(id)?.()
    killTimers.delete(id)
    const answer = arrivingAnswer(id)
    answer.message = message
    settleIfComplete(id, answer)
  }

  function settleIfComplete(id: number, { message, pieces }: ArrivingAnswer): void {
    if (message === undefined || pieces.length < message.pieceCount) return
    const task = tasks.get(id)
    tasks.delete(id)
    arriving.delete(id)
    if (task?.isAborted() === false) task.settle({ ...message.answer, pieces })
    onIdle()
  }

  async function answerWorker({ id, chain, question }: Extract<FromWorker, { kind: 'ask' }>): Promise<void> {
    child.send({ kind: 'answer', id, answer: await answer(chain, question) })
  }

  const child = startProcess(entry, heapMib, (message) => {
    if (message.kind === 'answer') return receive(message)
    if (message.kind === 'ask') return void answerWorker(message)
    if (message.kind === 'spent') return tasks.get(message.id)?.account?.charge(message.spentMs)
    isReady = true
    onReady(worker)
  })
  readPieces(child.pieces, receivePiece)
  const ended = child.ended.then((how) => {
    for (const cancel of killTimers.values()) cancel()
    const left = [...tasks.values()].filter((task) => !task.isAborted())
    onExit(worker, { how, wasReady: isReady, wasStuck, tasks: left })
  })

  const worker = {
    isReady: (): boolean => isReady,
    /** Returns the number of running simulations. */
    load: (): number => tasks.size,
    has: ({ order }: Task): boolean => tasks.has(order.id),
    tasks: (): Iterable<Task> => tasks.values(),
    run(task: Task): void {
      tasks.set(task.order.id, task)
      child.send({ kind: 'simulate', order: task.order })
    },
    /** Stops a simulation; a worker that does not stop it in time is killed. */
    stop({ order: { id } }: Task): void {
      child.send({ kind: 'stop', id })
      const kill = () => {
        wasStuck = true
        child.kill()
      }
      killTimers.set(id, startTimer(budgets.stopGraceMs, kill))
    },
    send: child.send,
    /** Kills the process; resolves when it has ended. */
    kill(): Promise<void> {
      child.kill()
      return ended
    },
  }
  return worker
}

/**
 * Calls `work` after a number of milliseconds: for 0 at once, for Infinity never. Returns a function that cancels it.
 */
function startTimer(ms: number, work: () => void): () => void {
  if (ms === 0) work()
  if (ms === 0 || ms === Number.POSITIVE_INFINITY) return () => undefined
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

/** Max memory of EVM frames, which is outside the heap, as a part of the max heap. */
const FRAME_MEMORY = 1 / 2

/**
 * Starts a process that runs the file `entry`, with a heap of at most `heapMib`. It is no thread, because the SQLite
 * driver ends the whole process if a thread ends while one of its queries is in flight.
 */
function startProcess(entry: URL, heapMib: number, onMessage: (message: FromWorker) => void) {
  const child = fork(entry, [`${heapMib * FRAME_MEMORY}`], {
    env: childEnvironment(),
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${heapMib}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'], // piecePipe.ts reads the last one
  })
  // The main process has priority on few processors.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`))
    child.once('error', (error) => resolve(error.message))
  })
  // Only program.ts writes to this channel.
  child.on('message', (message) => onMessage(message as FromWorker))
  return {
    /** Resolves with the reason when the process has ended. */
    ended,
    pieces: requirePipe(child.stdio[PIECE_PIPE]),
    send: (message: ToWorker): void => void child.send(message, () => undefined), // `ended` handles its end
    kill: (): void => void child.kill('SIGKILL'),
  }
}

function requirePipe(stream: unknown): Readable {
  if (stream instanceof Readable) return stream
  throw new Error('the worker has no pipe')
}
