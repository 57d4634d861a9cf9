import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { childEnvironment } from '../base/childEnvironment.ts'
import { createDeferred, type Deferred } from './deferred.ts'
import { currentAccount, resumingAccount, type TimeAccount } from './processorTime.ts'

/** A thread that processes one request after another. */
export interface Thread<Asked, Answer> {
  /**
   * Resolves with the answer, or rejects with its error; memory that is handed over is the thread's from then on.
   */
  ask(asked: Asked, handedOver?: readonly ArrayBuffer[]): Promise<Answer>
  /** Resolves when the thread has ended, with all that it had open. */
  ended(): Promise<void>
  /** Ends the thread at once. Pending requests reject. */
  end(): Promise<void>
}

/** The program of a thread and its protocol. */
export interface ThreadSetup<Message, Answer> {
  /** URL of the program's module beside the caller's. */
  readonly program: URL
  /** Path of the module in `src`, by which it is found in the build if the caller runs from the sources, as tests do. */
  readonly module: string
  readonly workerData: object
  /** Returns the answer of a message. Throws if the message is a failure. */
  read(message: Message): Answer
  /** Returns the error for requests whose thread has ended. */
  toError(cause: unknown): Error
}

/** A request that the thread has not answered. */
interface Asker<Answer> extends Pick<Deferred<Answer>, 'resolve' | 'reject'> {
  readonly account: TimeAccount | undefined
  readonly askedAtMs: number
}

/** Node 22 prints a warning that its SQLite is experimental; cli/main.ts omits it in the main thread. */
const QUIET = ['--disable-warning=ExperimentalWarning']

/** Starts a thread. It ends on request, and only pending requests keep the process alive. */
export function startThread<Asked, Message, Answer>(setup: ThreadSetup<Message, Answer>): Thread<Asked, Answer> {
  const { workerData, read, toError } = setup
  const worker = new Worker(findProgram(setup), { workerData, execArgv: QUIET, env: childEnvironment() })
  const askers: Asker<Answer>[] = []
  let answeredAtMs = 0
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  let failure: Error | undefined
  const endWith = (cause: unknown) => {
    failure ??= toError(cause)
    for (const { reject } of askers.splice(0)) reject(failure)
  }
  worker.unref()
  worker.on('error', endWith)
  worker.on('exit', (code) => endWith(`the thread has ended with ${code}`))
  // Only this project's thread programs write to this channel.
  worker.on('message', (message: Message) => {
    const asker = askers.shift()
    const nowMs = performance.now()
    // The thread processes one request after another, so its time for this one began with the later of both.
    asker?.account?.charge(nowMs - Math.max(asker.askedAtMs, answeredAtMs))
    answeredAtMs = nowMs
    if (askers.length === 0) worker.unref()
    try {
      asker?.resolve(read(message))
    } catch (error) {
      asker?.reject(error)
    }
  })
  return {
    async ask(asked, handedOver = []) {
      if (failure !== undefined) throw failure
      const { promise, resolve, reject } = createDeferred<Answer>()
      const account = currentAccount()
      askers.push({ resolve: resumingAccount(resolve), reject, account, askedAtMs: performance.now() })
      worker.ref()
      worker.postMessage(asked, handedOver)
      return promise
    },
    async ended() {
      worker.ref()
      await exited
    },
    async end() {
      await worker.terminate()
    },
  }
}

function findProgram({ program, module }: Pick<ThreadSetup<unknown, unknown>, 'program' | 'module'>): URL {
  if (existsSync(program)) return program
  for (let folder = new URL('./', program); ; folder = new URL('../', folder)) {
    const inBuild = new URL(`./dist/src/${module}`, folder)
    if (existsSync(inBuild)) return inBuild
    if (folder.pathname === '/') throw new Error('the project is not built')
  }
}
