import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { Connection } from '../engine.ts'
import { StoreError } from '../errors.ts'
import type { ConnectionOptions } from './connectionOptions.ts'
import type { Answer, Asked, ToOpen } from './threadMessages.ts'

/** The thread's program: beside this file when that is built; tests run sources, inside a project that is built, too. */
function findProgram(): URL {
  const besideThis = new URL('./thread.js', import.meta.url)
  if (existsSync(besideThis)) return besideThis
  for (let folder = new URL('./', import.meta.url); ; folder = new URL('../', folder)) {
    const inBuild = new URL('./dist/src/store/sqlite/thread.js', folder)
    if (existsSync(inBuild)) return inBuild
    if (folder.pathname === '/') throw new Error('the project is not built')
  }
}

/**
 * A connection whose statements are carried out in a thread of its own, so that nobody here waits for them. The thread
 * ends with `close`; never in the middle of a statement, which would end the process.
 */
export function createThreadConnection(path: string, options: ConnectionOptions): Connection {
  const thread = startThread({ path, options })
  let isClosed = false
  const ask = (asked: Asked): Promise<Answer> => {
    if (isClosed) throw new StoreError('storeClosed')
    return thread.ask(asked)
  }
  return {
    all: async (sql, values = []) => [...((await ask({ kind: 'all', sql, values })).rows ?? [])],
    first: async (sql, values = []) => (await ask({ kind: 'first', sql, values })).rows?.[0],
    run: async (sql, values = []) => (await ask({ kind: 'run', sql, values })).changes ?? 0,
    async runAll(statements) {
      await ask({ kind: 'runAll', statements })
    },
    async close() {
      if (isClosed) return
      isClosed = true
      await thread.ask({ kind: 'close' })
    },
  }
}

interface Thread {
  /** Resolves with the answer, or rejects with its `StoreError`. */
  ask(asked: Asked): Promise<Answer>
}

interface Asker {
  resolve(answer: Answer): void
  reject(error: StoreError): void
}

function startThread(toOpen: ToOpen): Thread {
  const worker = new Worker(findProgram(), { workerData: toOpen })
  const askers: Asker[] = []
  let end: StoreError | undefined
  const endWith = (cause: unknown) => {
    end ??= new StoreError('storeFailed', cause)
    for (const { reject } of askers.splice(0)) reject(end)
  }
  worker.on('error', endWith)
  worker.on('exit', (code) => endWith(`the thread has ended with ${code}`))
  // Only our own program writes to this channel.
  worker.on('message', ({ error, ...answer }: Answer) => {
    const asker = askers.shift()
    if (askers.length === 0) worker.unref()
    if (error === undefined) asker?.resolve(answer)
    else asker?.reject(new StoreError(error.kind, error.cause))
  })
  return {
    ask: (asked) =>
      new Promise((resolve, reject) => {
        if (end !== undefined) throw end
        askers.push({ resolve, reject })
        worker.ref() // the process waits for an answer, and for nothing else
        worker.postMessage(asked)
      }),
  }
}
