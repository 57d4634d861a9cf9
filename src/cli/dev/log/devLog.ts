import type { Bytes } from '../../../base/bytes.ts'
import { type Clock, systemClock, systemTimer } from '../../../base/clock.ts'
import { fromHex, isHex } from '../../../base/hex.ts'
import type { MinedBlock } from '../../../chain/api/minedBlock.ts'
import { consoleText } from './consoleText.ts'
import { createOrderedLog } from './orderedLog.ts'
import { type AnsweredError, type BlockReport, type ReportWriter, reportBlock } from './report.ts'
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
  readonly clock?: Clock
}

/** Converts the events of a node to reports. The log can be turned off and on. */
export function createDevLog(output: ReportWriter, { explainer, clock = systemClock }: DevLogParts = {}) {
  const ordered = explainer && createOrderedLog(output, systemTimer, explainer.onFailure)
  const writer = ordered ?? output
  const describe = explainer?.describeRevert ?? describeRevert
  let isEnabled = true
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
        const said: string[] = []
        const hints: string[] = []
        const isLogged = isEnabled // a request whose beginning is logged has its end logged, too
        if (changesState && isLogged) writer.begin(method)
        return {
          onConsole: (call: Bytes) => void said.push(consoleText(call)),
          onHint: (hint: string) => void hints.push(hint),
          end(error: ErrorObject | undefined) {
            if (!isLogged) return
            hints.push(...hintsIn(error?.data))
            const answered = error === undefined ? {} : { error: toAnsweredError(error, describe) }
            const heard = { ...(said.length > 0 && { console: said }), ...(hints.length > 0 && { hints }) }
            writer.request({ method, ...answered, ...heard }, { hasBegun: changesState })
          },
        }
      },
    },
    onMined(block: MinedBlock): void {
      if (!isEnabled) return
      const report = reportBlock(block, clock.nowMs())
      if (explainer === undefined || ordered === undefined || report.transactions.length === 0) {
        writer.block(report, { isFollowed: block.isFollowed })
      } else ordered.blockOnceComplete(report, (signal) => explainer.explain(block, report, signal))
    },
  }
}

function toAnsweredError({ code, message, data }: ErrorObject, describe: (payload: Bytes) => string): AnsweredError {
  const isPayload = REVERTED.includes(code) && typeof data === 'string' && isHex(data)
  return isPayload ? { code, message, reason: describe(fromHex(data)) } : { code, message }
}

/** Returns the hint that the caller receives with an error. */
function hintsIn(data: unknown): string[] {
  const hint = typeof data === 'object' && data !== null && 'hint' in data ? data.hint : undefined
  return typeof hint === 'string' ? [hint] : []
}
