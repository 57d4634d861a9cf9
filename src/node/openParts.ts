import type { Logger } from 'pino'

/** The open parts of a process: data, workers, servers. */
export interface OpenParts {
  /** Adds a part that was opened. `name` is for the log. */
  add(name: string, close: () => Promise<void>): void
  /** Closes all parts, the last opened first. A part that cannot be closed does not keep the others open. */
  close(): Promise<void>
}

/** Returns an empty list of open parts. Each opening and closing is a line of the log at level `debug`. */
export function createOpenParts(logger: Pick<Logger, 'debug'>): OpenParts {
  const parts: { readonly name: string; close(): Promise<void> }[] = []
  return {
    add(name, close) {
      parts.push({ name, close })
      logger.debug(`${name} opened`)
    },
    async close() {
      const failures: unknown[] = []
      for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
        await part.close().catch((error: unknown) => failures.push(error))
        logger.debug(`${part.name} closed`)
      }
      if (failures.length > 1) throw new AggregateError(failures, 'several parts could not be closed')
      if (failures.length === 1) throw failures[0]
    },
  }
}
