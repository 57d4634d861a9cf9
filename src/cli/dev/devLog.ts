import type { Bytes } from '../../base/bytes.ts'
import { fromHex, isHex } from '../../base/hex.ts'
import type { MinedBlock } from '../../chain/api/minedBlock.ts'
import { consoleText } from './consoleText.ts'
import { type AnsweredError, type BlockReport, type RequestReport, reportBlock } from './report.ts'
import { describeRevert } from './revertText.ts'

/** Where reports become lines. */
export interface ReportWriter {
  /** A request that will change something has begun; what comes may be of its making. */
  begin(method: string): void
  /** A request has ended; it `begins` here unless it began before. */
  request(report: RequestReport, hasBegun: boolean): void
  block(report: BlockReport): void
  /** Nothing comes any more. */
  end(): void
}

/** An error object of a response, as much of it as matters here. */
interface ErrorObject {
  readonly code: number
  readonly message: string
  readonly data?: unknown
}

/** The codes of executions that reverted, Rootstock's and Ethereum's; their data are what they reverted with. */
const REVERTED: readonly number[] = [-32015, 3]

/** Turns what a node tells its watchers into reports. */
export function createDevLog(writer: ReportWriter) {
  return {
    requestObserver: {
      begin(method: string, changesState: boolean) {
        const said: string[] = []
        const hints: string[] = []
        if (changesState) writer.begin(method)
        return {
          onConsole: (call: Bytes) => void said.push(consoleText(call)),
          onHint: (hint: string) => void hints.push(hint),
          end(error: ErrorObject | undefined) {
            hints.push(...hintsIn(error?.data))
            const answered = error === undefined ? {} : { error: toAnsweredError(error) }
            const heard = { ...(said.length > 0 && { console: said }), ...(hints.length > 0 && { hints }) }
            writer.request({ method, ...answered, ...heard }, changesState)
          },
        }
      },
    },
    onMined: (block: MinedBlock) => writer.block(reportBlock(block)),
  }
}

function toAnsweredError({ code, message, data }: ErrorObject): AnsweredError {
  const isPayload = REVERTED.includes(code) && typeof data === 'string' && isHex(data)
  return isPayload ? { code, message, reason: describeRevert(fromHex(data)) } : { code, message }
}

/** What an error tells its caller, too. */
function hintsIn(data: unknown): string[] {
  const hint = typeof data === 'object' && data !== null && 'hint' in data ? data.hint : undefined
  return typeof hint === 'string' ? [hint] : []
}
