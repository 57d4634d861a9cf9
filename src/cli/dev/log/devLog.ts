import type { Bytes } from '../../../base/bytes.ts'
import { type Clock, systemClock, systemTimer } from '../../../base/clock.ts'
import { fromHex, isHex } from '../../../base/hex.ts'
import type { MinedBlock } from '../../../chain/api/minedBlock.ts'
import { consoleText } from './consoleText.ts'
import { createOrderedLog } from './orderedLog.ts'
import { type AnsweredError, type BlockReport, type ReportWriter, type RequestReport, reportBlock } from './report.ts'
import { describeRevert } from './revertText.ts'

/** The members of an error object that the log prints. */
interface ErrorObject {
  readonly code: number
  readonly message: string
  readonly data?: unknown
}

/** Error codes of reverted executions on Rootstock and Ethereum, whose data is the revert payload. */
const REVERTED: readonly number[] = [-32015, 3]

/** Adds names and traces to reports. */
export interface ReportExplainer {
  describeRevert(payload: Bytes): string
  explain(block: MinedBlock, report: BlockReport, signal: AbortSignal): Promise<BlockReport>
  /** Called when `explain` has failed. The report is written as it was. */
  onFailure(error: unknown): void
}

interface DevLogParts {
  readonly explainer?: ReportExplainer | undefined
  /** Hint that is printed with the first revert. */
  readonly hintOfFirstRevert?: string
  readonly clock?: Clock
  /** Calls its argument before the process exits. */
  readonly beforeExit?: (end: () => void) => void
}

/** Before other listeners, which write texts of the log. */
const beforeExitOfProcess = (end: () => void) => void process.prependOnceListener('exit', end)

/** Converts the events of a node to reports. The log can be turned off and on. */
export function createDevLog(
  output: ReportWriter,
  { explainer, hintOfFirstRevert, clock = systemClock, beforeExit = beforeExitOfProcess }: DevLogParts = {},
) {
  const ordered = explainer && createOrderedLog(output, systemTimer, explainer.onFailure)
  const writer = ordered ?? output
  const describe = explainer?.describeRevert ?? describeRevert
  const takeRevertHint = createOnce(hintOfFirstRevert)
  const ofReads = { writer, describe, takeRevertHint, hasBegun: false }
  const ofChanges = { ...ofReads, hasBegun: true }
  let isEnabled = true
  beforeExit(() => writer.end())
  return {
    requestLog: {
      setEnabled(isOn: boolean): void {
        isEnabled = isOn
      },
    },
    /** Writes everything that waits, and ends the log. */
    end: () => writer.end(),
    requestObserver: {
      begin(method: string, { changesState }: { readonly changesState: boolean }) {
        // A request whose beginning is logged has its end logged, too.
        const log = changesState ? ofChanges : ofReads
        return new ObservedRequest(method, isEnabled ? log : undefined)
      },
    },
    onMined(block: MinedBlock): void {
      if (!isEnabled) return
      const report = withRevertHint(reportBlock(block, clock.nowMs()), block, takeRevertHint)
      if (explainer === undefined || ordered === undefined || report.transactions.length === 0) {
        writer.block(report, { isFollowed: block.isFollowed })
      } else ordered.blockOnceComplete(report, (signal) => explainer.explain(block, report, signal))
    },
  }
}

/** Returns a function that returns the value at its first call only. */
function createOnce<T>(value: T | undefined): () => T | undefined {
  let left = value
  return () => {
    const taken = left
    left = undefined
    return taken
  }
}

/** Adds the hint of the first revert to the first transaction that has reverted. */
function withRevertHint(report: BlockReport, block: MinedBlock, takeHint: RequestLog['takeRevertHint']): BlockReport {
  const reverted = block.transactions.findIndex(({ failure }) => failure?.payload !== undefined)
  const hint = reverted === -1 ? undefined : takeHint()
  if (hint === undefined) return report
  const transactions = report.transactions.map((one, index) =>
    index === reverted ? { ...one, hints: [...(one.hints ?? []), hint] } : one,
  )
  return { ...report, transactions }
}

interface RequestLog {
  readonly writer: ReportWriter
  readonly describe: (payload: Bytes) => string
  /** Returns the hint of the first revert, and undefined from then on. */
  readonly takeRevertHint: () => string | undefined
  readonly hasBegun: boolean
}

/** A request until its end. A class, because every request has one. */
class ObservedRequest {
  readonly #method: string
  readonly #log: RequestLog | undefined
  #console: string[] | undefined
  #hints: string[] | undefined

  constructor(method: string, log: RequestLog | undefined) {
    this.#method = method
    this.#log = log
    if (log?.hasBegun === true) log.writer.begin(method)
  }

  /** A getter, like the next one, because callers use the function without its object. */
  get onConsole(): (call: Bytes) => void {
    this.#console ??= []
    const lines = this.#console
    return (call) => void lines.push(consoleText(call))
  }

  get onHint(): (hint: string) => void {
    this.#hints ??= []
    const hints = this.#hints
    return (hint) => void hints.push(hint)
  }

  end(error: ErrorObject | undefined): void {
    const log = this.#log
    if (log === undefined) return
    const isSilent = error === undefined && this.#console === undefined && this.#hints === undefined
    log.writer.request(isSilent ? { method: this.#method } : this.#report(error, log), log)
  }

  #report(error: ErrorObject | undefined, { describe, takeRevertHint }: RequestLog): RequestReport {
    for (const hint of hintsIn(error?.data)) this.onHint(hint)
    const revertHint = error !== undefined && REVERTED.includes(error.code) ? takeRevertHint() : undefined
    if (revertHint !== undefined) this.onHint(revertHint)
    const console = this.#console ?? []
    const hints = this.#hints ?? []
    return {
      method: this.#method,
      ...(error !== undefined && { error: toAnsweredError(error, describe) }),
      ...(console.length > 0 && { console }),
      ...(hints.length > 0 && { hints }),
    }
  }
}

function toAnsweredError({ code, message, data }: ErrorObject, describe: (payload: Bytes) => string): AnsweredError {
  const isPayload = REVERTED.includes(code) && typeof data === 'string' && isHex(data) && !isOtherFailure(message, data)
  return isPayload ? { code, message, reason: describe(fromHex(data)) } : { code, message }
}

/** Returns whether a sent transaction has failed without a revert, whose reason is in the message. */
const isOtherFailure = (message: string, data: string) => data === '0x' && !message.endsWith('reverted')

/** Returns the hint that the caller receives with an error. */
function hintsIn(data: unknown): string[] {
  const hint = typeof data === 'object' && data !== null && 'hint' in data ? data.hint : undefined
  return typeof hint === 'string' ? [hint] : []
}
