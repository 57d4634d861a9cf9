import type { Timer } from '../../base/clock.ts'
import { NO_TEXT, type Printable, plainText, printable } from '../../base/printable.ts'
import { printCount } from '../banner.ts'
import { type Output, USUAL_COLUMNS } from '../output.ts'

/** Counters of a fork since its start. */
export interface ForkCounts {
  /** JSON-RPC requests that were sent to the endpoint. */
  readonly questions: number
  /** HTTP requests that contain them. */
  readonly requests: number
  /** Requests that were repeated because one failed. */
  readonly retries: number
  /** Requests that are not sent yet: by the rate limit, or until a failed request is repeated. */
  readonly waiting: number
  /** Answers from memory or disk. */
  readonly hits: number
  /** Accounts that were read and are empty or absent: the endpoint does not show which. */
  readonly emptyAccounts: number
}

/** The last line of a terminal, which is erased before other output. Without a terminal it shows nothing. */
export interface StatusLine {
  show(text: Printable): void
  erase(): void
}

const ERASE = printable`\r\u001b[2K`

/** Creates a status line on the standard error output. */
export function createStatusLine({ showProgress, columns }: Pick<Output, 'showProgress' | 'columns'>): StatusLine {
  const maxCharacters = (columns || USUAL_COLUMNS) - 1 // a wrapped line could not be erased
  let isShown = false
  return {
    show(text) {
      showProgress?.(printable`${ERASE}${plainText(text.slice(0, maxCharacters))}`)
      isShown = true
    },
    erase() {
      if (isShown) showProgress?.(ERASE)
      isShown = false
    },
  }
}

const READ_EVERY_MS = 200
/** Time after the last request until the line is erased. */
const SHOWN_MS = 1_000

/** Shows the counters on the line while the endpoint is asked. Returns a function that ends this. */
export function showForkProgress(read: () => ForkCounts, line: StatusLine, timer: Timer): () => void {
  let wait = new AbortController()
  let shown = 0
  let changedAtMs = Number.NEGATIVE_INFINITY

  function update(): void {
    const counts = read()
    const isAsking = counts.questions !== shown || counts.waiting > 0
    if (isAsking) {
      shown = counts.questions
      changedAtMs = timer.nowMs()
      line.show(printable`fork: ${describeRequests(counts)}, ${plainText(printCount(BigInt(counts.waiting)))} waiting`)
    } else if (timer.nowMs() - changedAtMs >= SHOWN_MS) line.erase()
    wakeLater()
  }

  function wakeLater(): void {
    wait = new AbortController() // one for all would collect a listener for each wait
    timer.wakeIn(READ_EVERY_MS, update, wait.signal)
  }

  wakeLater()
  return () => {
    wait.abort()
    line.erase()
  }
}

/** Returns the lines that summarise a fork at its end. */
export function describeCounts(counts: ForkCounts): Printable {
  const { retries, emptyAccounts } = counts
  const repeated = retries === 0 ? NO_TEXT : printable`, ${plainText(printCount(BigInt(retries)))} repeated`
  const empty =
    emptyAccounts === 0
      ? NO_TEXT
      : printable`\nfork: ${printCounted(emptyAccounts, 'account')} read as empty or absent, which the endpoint does not distinguish: a call that sends value to an existing empty account costs 25,000 gas less on the real chain`
  return printable`fork: ${describeRequests(counts)}${repeated}${empty}`
}

function describeRequests({ questions, requests, hits }: ForkCounts): Printable {
  return printable`${printCounted(questions, 'request')} in ${printCounted(requests, 'HTTP request')}, ${printCounted(hits, 'answer')} from the cache`
}

const printCounted = (count: number, noun: 'account' | 'answer' | 'HTTP request' | 'request'): Printable =>
  printable`${plainText(printCount(BigInt(count)))} ${noun}${count === 1 ? '' : 's'}`
