import type { Timer } from '../../../base/clock.ts'
import type { BlockReport, ReportWriter } from './report.ts'

/** Completes the report of a block. */
export type CompleteReport = (signal: AbortSignal) => Promise<BlockReport>

/** A writer that waits for the reports of blocks, and writes everything in the order of the events. */
export interface OrderedLog extends ReportWriter {
  /** Writes a completed report, or the report as it is if it is not completed in time. */
  blockOnceComplete(report: BlockReport, complete: CompleteReport): void
}

/** Time to complete the report of a block, long enough to read a project on a busy machine. */
const MAX_WAIT_MS = 30_000
/** Events that wait. If there are more, all of them are written without completion. */
const MAX_EVENTS = 1_000

interface Event {
  write(): void
  readonly complete?: (signal: AbortSignal) => Promise<() => void>
}

/** Creates a log that completes one report at a time. If that fails, the report is written as it was. */
export function createOrderedLog(writer: ReportWriter, timer: Timer, onFailure: (error: unknown) => void): OrderedLog {
  let waiting: Event[] = []
  /** Ends the wait for the first event, whose report is being completed. */
  let stopWaiting: (() => void) | undefined

  function add(event: Event): void {
    waiting.push(event)
    if (waiting.length > MAX_EVENTS) flush()
    else if (stopWaiting === undefined) writeNext()
  }

  /** Writes all events as they are. */
  function flush(): void {
    stopWaiting?.()
    stopWaiting = undefined
    const events = waiting
    waiting = []
    for (const event of events) event.write()
  }

  /** Writes events up to the first one that must be completed. */
  function writeNext(): void {
    for (let event = waiting[0]; event !== undefined; event = waiting[0]) {
      if (event.complete !== undefined) {
        wait(event, event.complete)
        return
      }
      waiting.shift()
      event.write()
    }
  }

  function wait(event: Event, complete: NonNullable<Event['complete']>): void {
    const current = new AbortController()
    stopWaiting = () => current.abort()
    const proceed = (write: () => void) => {
      if (current.signal.aborted) return // it has been written
      stopWaiting?.()
      stopWaiting = undefined
      waiting.shift()
      write()
      writeNext()
    }
    timer.wakeIn(MAX_WAIT_MS, () => proceed(event.write), current.signal)
    complete(current.signal).then(proceed, (error: unknown) => {
      if (!current.signal.aborted) onFailure(error)
      proceed(event.write)
    })
  }

  return {
    begin: (method) => add({ write: () => writer.begin(method) }),
    request: (report, options) => add({ write: () => writer.request(report, options) }),
    block: (report, options) => add({ write: () => writer.block(report, options) }),
    blockOnceComplete: (report, complete) =>
      add({
        write: () => writer.block(report),
        complete: async (signal) => {
          const completed = await complete(signal)
          return () => writer.block(completed)
        },
      }),
    end() {
      flush()
      writer.end()
    },
  }
}
