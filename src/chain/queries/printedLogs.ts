import { createFairGate, type Waiting } from '../../concurrency/fairSemaphore.ts'
import type { LogPage, LogQuery, LogReader, LogTemplate } from '../../storage/store.ts'

/** The main chain's logs as they are answered. */
export interface PrintedLogs {
  /**
   * As `LogReader.find`. A few searches run at a time; those that wait have turns by party, and are over when their
   * signal is aborted.
   */
  find(query: LogQuery, mostCharacters: number, waiting?: Waiting): Promise<LogPage>
  /** How many searches wait for their turn. */
  waiting(): number
}

/** As many as a store reads at the same time; the rest would stand in line there, whoever they are for. */
const SEARCHES_AT_ONCE = 2

/** Kept logs, told by a template; handed in, because the shapes of the wire are not the chain's business. */
export function createPrintedLogs(logs: LogReader, template: LogTemplate): PrintedLogs {
  const gate = createFairGate(SEARCHES_AT_ONCE)
  return {
    find: (query, mostCharacters, waiting) => gate.run(() => logs.find(query, mostCharacters, template), waiting),
    waiting: gate.waiting,
  }
}
