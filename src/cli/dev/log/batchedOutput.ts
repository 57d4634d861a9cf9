import { systemTimer, type Timer } from '../../../base/clock.ts'
import type { Printable } from '../../../base/printable.ts'

/** A text, or a function that is called once, when the text is written. */
export type LogText = Printable | (() => Printable)

/** Maximum number of texts that wait for the end of an iteration of the event loop, and of their characters. */
const MAX_TEXTS = 10_000
const MAX_CHARACTERS = 1024 * 1024
/** Maximum bytes of texts that the reader of the output has not accepted. */
const MAX_UNREAD_BYTES = 16 * 1024 * 1024
/** Time until an output that accepts nothing is tried again. */
const RETRY_MS = 10
/** Time without any progress after which `finish` gives up. */
const MAX_STANDSTILL_MS = 1_000

export interface BatchedOutputOptions {
  /** Writes the beginning of the bytes that the output accepts without waiting; returns their number. */
  writeSome(bytes: Uint8Array): number
  /** Returns the text in place of texts that are left out because the output is not read. */
  describeLoss(bytes: number): Printable
  /** Calls its argument at the end of the iteration of the event loop. */
  readonly defer?: (work: () => void) => void
  readonly timer?: Timer
  /** Waits without running the event loop. */
  readonly sleep?: (ms: number) => void
}

/**
 * Creates an output that writes the texts of one iteration of the event loop together, in their order. A reader that is too slow
 * delays nothing: its texts wait in memory, up to a bound beyond which new texts are left out, and their length is written.
 */
export function createBatchedOutput({
  writeSome,
  describeLoss,
  defer = setImmediate,
  timer = systemTimer,
  sleep = sleepFor,
}: BatchedOutputOptions) {
  let texts: LogText[] = []
  let characters = 0
  let isDeferred = false
  /** The bytes that the output has not accepted. */
  const unread: Uint8Array[] = []
  let unreadBytes = 0
  let lostBytes = 0
  let isAwaited = false

  function write(text: LogText): void {
    texts.push(text)
    characters += text.length // of a function the number of its parameters, 0
    if (texts.length >= MAX_TEXTS || characters >= MAX_CHARACTERS) flush()
    else if (!isDeferred) {
      isDeferred = true
      defer(onDeferred)
    }
  }

  const onDeferred = () => {
    isDeferred = false
    flush()
  }

  /** Writes all texts. Those that the output does not accept wait. */
  function flush(): void {
    queueTexts()
    if (isAwaited) return
    writeUnread()
    if (unread.length > 0) waitForReader()
  }

  function queueTexts(): void {
    if (texts.length === 0) return
    const printed = texts.map((text) => (typeof text === 'string' ? text : text())).join('')
    texts = []
    characters = 0
    const bytes = Buffer.from(printed)
    if (unread.length > 0 && unreadBytes + bytes.length > MAX_UNREAD_BYTES) lostBytes += bytes.length
    else queue(bytes)
  }

  function queue(bytes: Uint8Array): void {
    unread.push(bytes)
    unreadBytes += bytes.length
  }

  function writeUnread(): void {
    for (let first = unread[0]; first !== undefined; first = unread[0]) {
      const count = writeSome(first)
      unreadBytes -= count
      if (count < first.length) unread[0] = first.subarray(count)
      else unread.shift()
      if (count === 0) return
      if (unread.length === 0 && lostBytes > 0) {
        queue(Buffer.from(describeLoss(lostBytes)))
        lostBytes = 0
      }
    }
  }

  function waitForReader(): void {
    isAwaited = true
    timer.wakeIn(RETRY_MS, () => {
      isAwaited = false
      flush()
    })
  }

  return {
    /** Adds a text to those of this iteration. */
    write,
    /** Writes all texts now. Waits for a reader that is slow, but not for one that does not read. */
    finish(): void {
      queueTexts()
      let before = unreadBytes
      for (let standstillMs = 0; standstillMs < MAX_STANDSTILL_MS; standstillMs += RETRY_MS) {
        writeUnread()
        if (unread.length === 0) return
        if (unreadBytes < before) standstillMs = 0
        before = unreadBytes
        sleep(RETRY_MS)
      }
    },
  }
}

function sleepFor(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}
