import { existsSync } from 'node:fs'
import { basename } from 'node:path/posix'
import { Worker } from 'node:worker_threads'
import { StoreError } from '../errors.ts'
import type { Refusal } from './threadMessages.ts'

/** A thread that processes one request after another. */
export interface Thread<Asked, Answer> {
  /**
   * Resolves with the answer, or rejects with its `StoreError`; memory that is handed over is the thread's from then
   * on.
   */
  ask(asked: Asked, handedOver?: readonly ArrayBuffer[]): Promise<Answer>
  /** Resolves when the thread has ended, with all that it had open. */
  ended(): Promise<void>
}

interface Asker<Answer> {
  resolve(answer: Answer): void
  reject(error: StoreError): void
}

/** Node 22 prints a warning that its SQLite is experimental; cli/main.ts omits it in the main thread. */
const QUIET = ['--disable-warning=ExperimentalWarning']

/** Starts a thread with this program. It ends on request. */
export function startThread<Asked, Answer extends object>(program: URL, workerData: object): Thread<Asked, Answer> {
  const worker = new Worker(findProgram(program), { workerData, execArgv: QUIET })
  const askers: Asker<Answer>[] = []
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  let end: StoreError | undefined
  const endWith = (cause: unknown) => {
    end ??= new StoreError('storeFailed', cause)
    for (const { reject } of askers.splice(0)) reject(end)
  }
  worker.on('error', endWith)
  worker.on('exit', (code) => endWith(`the thread has ended with ${code}`))
  // Only this project's thread program writes to this channel.
  worker.on('message', (answer: Answer | Refusal) => {
    const asker = askers.shift()
    if (askers.length === 0) worker.unref()
    if ('error' in answer) asker?.reject(new StoreError(answer.error.kind, answer.error.cause))
    else asker?.resolve(answer)
  })
  return {
    ask: (asked, handedOver = []) =>
      new Promise((resolve, reject) => {
        if (end !== undefined) throw end
        askers.push({ resolve, reject })
        worker.ref() // only a pending request keeps the process alive
        worker.postMessage(asked, handedOver)
      }),
    async ended() {
      worker.ref()
      await exited
    },
  }
}

/** Returns the compiled program, which is in the build if the caller runs from the sources, as tests do. */
function findProgram(program: URL): URL {
  if (existsSync(program)) return program
  for (let folder = new URL('./', program); ; folder = new URL('../', folder)) {
    const inBuild = new URL(`./dist/src/storage/sqlite/${basename(program.pathname)}`, folder)
    if (existsSync(inBuild)) return inBuild
    if (folder.pathname === '/') throw new Error('the project is not built')
  }
}
