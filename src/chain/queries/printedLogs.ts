import { createFairSemaphore, type Waiting } from '../../concurrency/fairSemaphore.ts'
import type { LogPage, LogQuery, LogReader, LogTemplate } from '../../storage/store.ts'

/** The main chain's logs as JSON. */
export interface PrintedLogs {
  /**
   * Returns the result of `LogReader.find`. Two searches run at a time; the others wait, fairly by client, and are
   * rejected when their signal is aborted.
   */
  find(query: LogQuery, maxCharacters: number, waiting?: Waiting): Promise<LogPage>
  /** Returns the number of searches that wait. */
  waiting(): number
}

/** Max searches that run at a time: a store reads as many at a time, and its own queue is not fair. */
const MAX_RUNNING = 2

/** Returns the searches of stored logs. `template` is the JSON of a log, whose shape the chain does not know. */
export function createPrintedLogs(logs: LogReader, template: LogTemplate): PrintedLogs {
  const gate = createFairSemaphore(MAX_RUNNING)
  return {
    find: (query, maxCharacters, waiting) => gate.run(() => logs.find(query, maxCharacters, template), waiting),
    waiting: gate.waiting,
  }
}
