import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { type Bytes, concatBytes, equalBytes } from '../base/bytes.ts'
import type { Timer } from '../base/clock.ts'
import type { MaybePromise } from '../concurrency/maybePromise.ts'
import { createSingleFlight } from '../concurrency/singleFlight.ts'
import { withTimeout } from '../concurrency/withTimeout.ts'
import { sizeOfAnswer } from '../storage/sizes.ts'
import type { AnswerRow } from '../storage/store.ts'
import type { KeptAnswers } from './pinnedRemote.ts'

/** A table of a database that stores answers. */
export interface AnswerRows {
  get(question: Bytes): MaybePromise<Bytes | undefined>
  /** Stores answers to different questions. */
  putAll(rows: readonly AnswerRow[]): Promise<void>
}

export interface StoredAnswersSetup {
  readonly table: AnswerRows
  readonly timer: Timer
  /** Called when the table cannot be read or written, once until it can be again. */
  onFailure(error: unknown): void
}

const MEBIBYTE = 1024 * 1024
/** Maximum length of a stored answer in bytes. */
const MAX_ANSWER_BYTES = 8 * MEBIBYTE
/** Maximum length of the questions and answers that wait to be written, in bytes. */
const MAX_PENDING_BYTES = 32 * MEBIBYTE
/** Length of the stored answers of one write, in bytes, so that other writes of the store do not wait for long. */
const WRITE_BYTES = MEBIBYTE
const FLUSH_AFTER_MS = 1_000
const READ_TIMEOUT_MS = 2_000
/** Time without reads or writes after one has failed, so that requests do not wait for each failure. */
const PAUSE_MS = 30_000
const CHECKSUM_BYTES = 8
/** Length from which answers are compressed, in bytes. */
const MIN_COMPRESSED_BYTES = 512
/** Begins a compressed answer. No JSON text begins so. */
const COMPRESSED = new Uint8Array([0])
/** Blocks of 3 to 400 kB become 2.7 to 4.4 times smaller, at 500 MB/s. */
const FASTEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }

const compress = promisify<Bytes, typeof FASTEST, Bytes>(brotliCompress)
const decompress = promisify<Bytes, { readonly maxOutputLength: number }, Bytes>(brotliDecompress)

/** Creates the stored answers of a table. They are written together, a second after the first of them. */
export function createStoredAnswers({ table, timer, onFailure }: StoredAnswersSetup): KeptAnswers {
  /** Answers by question that are not written yet, and those that are being written. */
  let pending = new Map<string, Bytes>()
  let writing = pending
  let pendingBytes = 0
  const closed = new AbortController()
  let isFailing = false
  const report = (error: unknown) => {
    if (!isFailing) onFailure(error)
    isFailing = true
  }
  const [reads, writes] = [createPauses(timer, report), createPauses(timer, report)]

  async function write(): Promise<void> {
    const bytes = pendingBytes
    writing = pending
    pending = new Map()
    try {
      for await (const rows of rowsOf(writing)) await table.putAll(rows)
      if (bytes > 0) isFailing = false
    } finally {
      writing = new Map()
      pendingBytes -= bytes
    }
  }

  const flights = createSingleFlight(write)
  const flush = () => flights.next().catch(writes.pause)

  return {
    get(question) {
      const waiting = pending.get(question) ?? writing.get(question)
      if (waiting !== undefined) return new TextDecoder().decode(waiting)
      return reads.isPaused() ? undefined : readAnswer(table, question, timer).catch(reads.pause)
    },
    put(question, answer) {
      if (closed.signal.aborted || writes.isPaused()) return
      const bytes = new TextEncoder().encode(answer)
      const size = question.length + bytes.length
      if (bytes.length > MAX_ANSWER_BYTES || pendingBytes + size > MAX_PENDING_BYTES) return
      if (pending.size === 0) timer.wakeIn(FLUSH_AFTER_MS, flush, closed.signal)
      pending.set(question, bytes)
      pendingBytes += size
    },
    async close() {
      if (closed.signal.aborted) return
      closed.abort()
      await flush()
      await flights.stop()
    },
  }
}

/** Creates the pauses after failures, which are reported. */
function createPauses(timer: Timer, report: (error: unknown) => void) {
  let untilMs = Number.NEGATIVE_INFINITY
  return {
    isPaused: () => timer.nowMs() < untilMs,
    pause(error: unknown): undefined {
      untilMs = timer.nowMs() + PAUSE_MS
      report(error)
    },
  }
}

/** Returns a stored answer; undefined if there is none, or one with another checksum. */
async function readAnswer(table: AnswerRows, question: string, timer: Timer): Promise<string | undefined> {
  const key = hashOf(question)
  const found = table.get(key)
  const stored =
    found instanceof Promise ? await withTimeout(found, READ_TIMEOUT_MS, timer, () => 'late' as const) : found
  if (stored === 'late') throw new Error(`the database does not answer within ${READ_TIMEOUT_MS} ms`)
  const packed = stored?.subarray(CHECKSUM_BYTES)
  const isWhole = stored && packed && equalBytes(stored.subarray(0, CHECKSUM_BYTES), checksumOf(key, packed))
  return isWhole ? new TextDecoder().decode(await unpack(packed)) : undefined
}

/** Yields the rows of answers, a few at a time. */
async function* rowsOf(answers: ReadonlyMap<string, Bytes>): AsyncGenerator<readonly AnswerRow[]> {
  let rows: AnswerRow[] = []
  let size = 0
  for (const [question, bytes] of answers) {
    const key = hashOf(question)
    const packed = await pack(bytes)
    rows.push({ question: key, answer: concatBytes(checksumOf(key, packed), packed) })
    size += sizeOfAnswer({ answer: packed })
    if (size < WRITE_BYTES) continue
    yield rows
    rows = []
    size = 0
  }
  if (rows.length > 0) yield rows
}

/** Compresses a long answer in a thread. */
async function pack(answer: Bytes): Promise<Bytes> {
  return answer.length < MIN_COMPRESSED_BYTES ? answer : concatBytes(COMPRESSED, await compress(answer, FASTEST))
}

async function unpack(packed: Bytes): Promise<Bytes> {
  return packed[0] === COMPRESSED[0]
    ? decompress(packed.subarray(COMPRESSED.length), { maxOutputLength: MAX_ANSWER_BYTES })
    : packed
}

function hashOf(question: string): Bytes {
  return createHash('sha256').update(question).digest()
}

/** Finds rows whose bytes the disk has changed. */
function checksumOf(key: Bytes, answer: Bytes): Bytes {
  return createHash('sha256').update(key).update(answer).digest().subarray(0, CHECKSUM_BYTES)
}
