import type { DestinationStream } from 'pino'
import { systemTimer } from '../../base/clock.ts'
import { type Printable, plainDocument, plainText, printable } from '../../base/printable.ts'
import { baseUrl } from '../banner.ts'
import { type Output, USUAL_COLUMNS } from '../output.ts'
import { type DevBannerFacts, describeRisks, printDevBanner } from './banner.ts'
import { describeFork } from './fork.ts'
import { createStatusLine, describeCounts, type ForkCounts, showForkProgress } from './forkProgress.ts'
import { createBatchedOutput } from './log/batchedOutput.ts'
import { createJsonLog, printEvent } from './log/jsonLog.ts'
import { readNotice } from './log/notices.ts'
import type { ReportWriter } from './log/report.ts'
import { createTextLog } from './log/textLog.ts'

/** Output of the command, for people or programs. */
export interface Speech {
  readonly writer: ReportWriter
  /** Receives the lines of the node's log. By default they are JSON on the standard error output. */
  readonly logDestination?: DestinationStream
  announce(facts: DevBannerFacts): void
  sayGoodbye(text: Printable): void
  /** Shows the counters of a fork from now on, if a person reads them. Returns a function that ends this. */
  showFork(read: () => ForkCounts): () => void
  sumUpFork(counts: ForkCounts): void
  warn(message: string): void
  /** Prints a line about the start. */
  inform(message: string): void
  /** Writes what is left. */
  close(): void
}

/** Returns the output of a log format. All of it is written when it is closed or the process exits. */
export function chooseSpeech(logFormat: unknown, output: Output): Speech {
  if (logFormat === 'none') return warnOnly(output)
  return logFormat === 'json' ? speakToPrograms(output) : speakToPeople(output)
}

/** Without a `logDestination`, warnings of the node are lines of JSON on the standard error output. */
function warnOnly({ complain }: Output): Speech {
  const ignore = () => undefined
  return {
    writer: { begin: ignore, request: ignore, block: ignore, end: ignore },
    announce: (facts) => {
      for (const risk of describeRisks(facts)) complain(plainText(risk))
    },
    sayGoodbye: ignore,
    showFork: () => ignore,
    sumUpFork: ignore,
    warn: (text) => complain(plainText(text)),
    inform: ignore,
    close: ignore,
  }
}

/** Calls `finish` when the process exits. Returns the function that calls it before. */
function atExit(finish: () => void): () => void {
  process.once('exit', finish)
  return () => {
    process.off('exit', finish)
    finish()
  }
}

/** Writes bytes by `write` where the output has no `writeSome`. */
function writeSomeOf({ write, writeSome }: Output): (bytes: Uint8Array) => number {
  const writeAll = (bytes: Uint8Array) => {
    write(plainDocument(Buffer.from(bytes).toString()))
    return bytes.length
  }
  return writeSome ?? writeAll
}

function speakToPeople(output: Output): Speech {
  const { hasCursor = false } = output
  const status = createStatusLine(output)
  const writeSome = writeSomeOf(output)
  const { write, finish } = createBatchedOutput({
    writeSome(bytes) {
      status.erase()
      return writeSome(bytes)
    },
    describeLoss: (bytes) => printable`warning ${bytes} bytes of the log are left out, because it is not read\n`,
  })
  const close = atExit(finish)
  const writer = createTextLog({ ...output, write, hasCursor, columns: output.columns || USUAL_COLUMNS })
  return {
    writer,
    logDestination: { write: (line) => writer.notice(readNotice(line)) },
    announce: (facts) => write(printDevBanner(facts, output)),
    sayGoodbye: write,
    showFork: (read) => showForkProgress(read, status, systemTimer),
    sumUpFork(counts) {
      finish() // the other output must not be ahead
      output.complain(describeCounts(counts))
    },
    warn: (text) => writer.notice({ level: 'warning', text, facts: [] }),
    inform: (text) => writer.notice({ level: 'info', text, facts: [] }),
    close,
  }
}

function speakToPrograms(output: Output): Speech {
  const { write, finish } = createBatchedOutput({
    writeSome: writeSomeOf(output),
    describeLoss: (bytes) => printable`${printEvent('leftOut', { bytes })}\n`,
  })
  const close = atExit(finish)
  const writeEvent = (event: string, facts: object) => write(printable`${printEvent(event, facts)}\n`)
  return {
    writer: createJsonLog(write),
    announce: (facts) => {
      const { config, port, fork } = facts
      const risks = describeRisks(facts)
      writeEvent('listening', {
        url: `${baseUrl(config, port)}/`,
        ...(risks.length > 0 && { warning: risks.join('; ') }),
        ...(fork && { fork: describeFork(fork) }),
      })
    },
    sayGoodbye: () => undefined,
    showFork: () => () => undefined,
    sumUpFork: (counts) => writeEvent('forkSummary', counts),
    warn: (message) => writeEvent('warning', { message }),
    inform: (message) => writeEvent('notice', { message }),
    close,
  }
}
