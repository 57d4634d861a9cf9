import type { Connection } from '../engine.ts'

/** Creates a connection that is opened on first use. */
export function lazily(open: () => Promise<Connection>): Connection {
  let opening: Promise<Connection> | undefined
  const opened = (): Promise<Connection> => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined // the next call retries
      throw error
    })
    return opening
  }
  return {
    all: async (sql, values) => (await opened()).all(sql, values),
    first: async (sql, values) => (await opened()).first(sql, values),
    run: async (sql, values) => (await opened()).run(sql, values),
    runAll: async (statements) => (await opened()).runAll(statements),
    close: async () => (await opening)?.close(),
  }
}
