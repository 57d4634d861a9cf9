import { fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import type { FromWorker, ToWorker } from './messages.ts'

/** A process that runs simulations. */
export interface WorkerProcess {
  send(message: ToWorker): void
  /** Ends it, whatever it does. */
  kill(): void
  /** Resolves once it has ended, with how. */
  readonly ended: Promise<string>
}

/** What the memory of running code may take, as a part of what the heap may: it does not count as heap. */
const CODE_MEMORY = 1 / 2

/**
 * Starts a process that runs the file `entry`, with a heap of at most `heapMib`. A process and no thread: the SQLite
 * driver takes the whole process down when a thread ends while one of its queries is in flight.
 */
export function startWorkerProcess(
  entry: URL,
  heapMib: number,
  onMessage: (message: FromWorker) => void,
): WorkerProcess {
  const child = fork(entry, [`${heapMib * CODE_MEMORY}`], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${heapMib}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // What answers requests goes first where processors are few.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`))
    child.once('error', (error) => resolve(error.message))
  })
  // Only our own program writes to this channel.
  child.on('message', (message) => onMessage(message as FromWorker))
  return {
    ended,
    send: (message) => void child.send(message, () => undefined), // one that has just ended says so by `ended`
    kill: () => void child.kill('SIGKILL'),
  }
}
