import type { Connection } from '../engine.ts'
import { StoreError } from '../errors.ts'
import type { ConnectionOptions } from './connectionOptions.ts'
import { packStatements } from './packedStatements.ts'
import { startThread } from './startThread.ts'
import type { Answer, Asked } from './threadMessages.ts'

/**
 * Creates a connection whose statements run in a thread of its own, so that the event loop is not blocked. The thread
 * ends with `close`, never during a statement, which would end the process.
 */
export function createThreadConnection(path: string, options: ConnectionOptions): Connection {
  const thread = startThread<Asked, Answer>(new URL('./thread.js', import.meta.url), { path, options })
  let isClosed = false
  const ask = (asked: Asked, handedOver: readonly ArrayBuffer[] = []): Promise<Answer> => {
    if (isClosed) throw new StoreError('storeClosed')
    return thread.ask(asked, handedOver)
  }
  return {
    all: async (sql, values = []) => [...((await ask({ kind: 'all', sql, values })).rows ?? [])],
    first: async (sql, values = []) => (await ask({ kind: 'first', sql, values })).rows?.[0],
    run: async (sql, values = []) => (await ask({ kind: 'run', sql, values })).changes ?? 0,
    async runAll(several) {
      const statements = packStatements(several)
      await ask({ kind: 'runAll', statements }, [statements.buffer])
    },
    async close() {
      if (isClosed) return
      isClosed = true
      await thread.ask({ kind: 'close' })
      await thread.ended()
    },
  }
}
