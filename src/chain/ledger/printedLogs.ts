import type { LogPage, LogQuery, LogReader, LogTemplate } from '../../store/store.ts'

/** The main chain's logs as they are answered. */
export interface PrintedLogs extends Pick<LogReader, 'getHeightAfter'> {
  /** As `LogReader.find`. */
  find(query: LogQuery, mostCharacters: number): Promise<LogPage>
}

/** Kept logs, told by a template; handed in, because the shapes of the wire are not the chain's business. */
export function createPrintedLogs(logs: LogReader, template: LogTemplate): PrintedLogs {
  return {
    getHeightAfter: (from, rows) => logs.getHeightAfter(from, rows),
    find: (query, mostCharacters) => logs.find(query, mostCharacters, template),
  }
}
