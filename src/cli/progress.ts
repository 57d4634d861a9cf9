import { NO_TEXT, type Printable, plainText, printable } from '../base/printable.ts'
/** Progress of a task. */
export interface ProgressStep {
  readonly done: number
  /** Undefined if unknown. */
  readonly total: number | undefined
  readonly text: Printable
  /** Amount done since the last step; 1 by default. */
  readonly more?: number
}

/** Shows progress on one line that is overwritten. */
export interface Progress {
  show(step: ProgressStep): void
  end(): void
}

const WIDTH = 30
const SHOWN_EVERY_MS = 100

/** Creates the progress for a terminal. `write` receives control characters, and the rate is in `unit` per second. */
export function createProgress(
  write: (text: Printable) => void,
  unit: 'blocks' | 'nodes' | 'rows',
  nowMs = () => performance.now(),
): Progress {
  const startedAtMs = nowMs()
  let shownAtMs = Number.NEGATIVE_INFINITY
  let count = 0

  return {
    show({ done, total, text, more = 1 }) {
      count += more
      const now = nowMs()
      if (now - shownAtMs < SHOWN_EVERY_MS) return
      shownAtMs = now
      const seconds = Math.max(0.001, (now - startedAtMs) / 1000)
      const rate = printable`${Math.round(count / seconds)} ${unit}/s`
      const [before, after] =
        total === undefined ? [NO_TEXT, NO_TEXT] : [bar(done / Math.max(1, total)), left(done, total, seconds)]
      write(printable`\r\u001b[2K${before} ${text}  ${rate}${after}`)
    },
    end() {
      if (shownAtMs > Number.NEGATIVE_INFINITY) write(printable`\r\u001b[2K`)
    },
  }
}

function bar(part: number): Printable {
  const full = Math.round(Math.min(1, part) * WIDTH)
  return plainText(`[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${String(Math.floor(part * 100)).padStart(3)} %`)
}

/** Returns the remaining time, if the rest is as fast as the part that is done. */
function left(done: number, total: number, seconds: number): Printable {
  if (done === 0) return NO_TEXT
  const remaining = Math.ceil((seconds * Math.max(0, total - done)) / done)
  const minutes = Math.floor(remaining / 60)
  return minutes === 0 ? printable`, ${remaining} s left` : printable`, ${minutes} min ${remaining % 60} s left`
}

/** Progress without a terminal: nothing is shown. */
export const NO_PROGRESS: Progress = { show: () => undefined, end: () => undefined }
