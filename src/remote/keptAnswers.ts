import { createHash } from 'node:crypto'
import { type Bytes, concatBytes, equalBytes } from '../base/bytes.ts'
import type { Timer } from '../base/clock.ts'
import { catchMaybePromise, type MaybePromise, mapMaybePromise } from '../concurrency/maybePromise.ts'
import { createSingleFlight } from '../concurrency/singleFlight.ts'
import { requireBytes } from '../storage/columns.ts'
import { openSql } from '../storage/engines.ts'
import { StoreError } from '../storage/errors.ts'
import { insertRows } from '../storage/insertRows.ts'
import { type Migration, migrate } from '../storage/migrations/migrate.ts'
import type { Sql, Statement } from '../storage/sql.ts'
import { type Fork, makeForkFolder, pathOfFork, removeOldForks, sizeOfFork, touch } from './keptForks.ts'
import type { KeptAnswers } from './pinnedRemote.ts'

export interface KeptAnswersSetup {
  /** Folder of all forks. */
  readonly folder: string
  readonly fork: Fork
  /** Maximum size of the file in bytes, above which nothing is added; 512 MiB by default. */
  readonly maxFileBytes?: number
  /** Maximum size of the folder in bytes, above which the files that were not used for longest are removed; 4 GiB by default. */
  readonly maxFolderBytes?: number
  readonly timer: Timer
  /** Called once, when the file cannot be read or written. Answers are then asked again. */
  onWarning(message: string): void
}

const MEBIBYTE = 1024 * 1024
const DEFAULT_MAX_FILE_BYTES = 512 * MEBIBYTE
const DEFAULT_MAX_FOLDER_BYTES = 4096 * MEBIBYTE
/** Maximum length of a stored answer in bytes. */
const MAX_ANSWER_BYTES = 8 * MEBIBYTE
/** Maximum length of the answers that wait to be written, in bytes. */
const MAX_PENDING_BYTES = 32 * MEBIBYTE
const FLUSH_AFTER_MS = 1_000
const CHECKSUM_BYTES = 8

const MIGRATIONS: readonly Migration[] = [
  {
    version: 1,
    statements: ['CREATE TABLE answers (question {bytes} NOT NULL PRIMARY KEY, answer {bytes} NOT NULL)'],
  },
]

/**
 * Opens the stored answers of a fork, a SQLite file that several processes may use at once. Never rejects: without a
 * usable file, nothing is stored.
 */
export async function openKeptAnswers(setup: KeptAnswersSetup): Promise<KeptAnswers> {
  const { folder, fork, maxFolderBytes = DEFAULT_MAX_FOLDER_BYTES } = setup
  const path = pathOfFork(folder, fork)
  try {
    await makeForkFolder(folder, fork)
    await removeOldForks(folder, maxFolderBytes, path)
    const sql = await openAnswers(path)
    return createKeptAnswers(sql, path, setup)
  } catch (error) {
    setup.onWarning(describe(error, fork))
    return { get: () => undefined, put: () => undefined, close: async () => undefined }
  }
}

async function openAnswers(path: string): Promise<Sql> {
  const sql = await openSql({ kind: 'sqlite', path }, { isShared: true, durability: 'process', readers: 1 })
  try {
    await migrate(sql, MIGRATIONS)
    await touch(path)
    return sql
  } catch (error) {
    await sql.close()
    throw error
  }
}

function createKeptAnswers(sql: Sql, path: string, setup: KeptAnswersSetup): KeptAnswers {
  const { fork, maxFileBytes = DEFAULT_MAX_FILE_BYTES, timer, onWarning } = setup
  /** Answers by question that are not written yet, and those that are being written. */
  let pending = new Map<string, Bytes>()
  let writing = pending
  let pendingBytes = 0
  let isBroken = false
  const closed = new AbortController()

  function giveUp(error: unknown): undefined {
    if (!isBroken) onWarning(describe(error, fork))
    isBroken = true
    pending.clear()
  }

  const flights = createSingleFlight(async () => {
    writing = pending
    pending = new Map()
    pendingBytes = 0
    if (writing.size > 0 && (await sizeOfFork(path)) < maxFileBytes) await writeAnswers(sql, writing)
  })
  const flush = () => flights.next().catch(giveUp)

  return {
    get(question) {
      const waiting = pending.get(question) ?? writing.get(question)
      if (waiting !== undefined) return new TextDecoder().decode(waiting)
      return isBroken ? undefined : catchMaybePromise(() => readAnswer(sql, question), giveUp)
    },
    put(question, answer) {
      const bytes = new TextEncoder().encode(answer)
      if (isBroken || bytes.length > MAX_ANSWER_BYTES || pendingBytes + bytes.length > MAX_PENDING_BYTES) return
      if (pending.size === 0) timer.wakeIn(FLUSH_AFTER_MS, flush, closed.signal)
      pending.set(question, bytes)
      pendingBytes += bytes.length
    },
    async close() {
      closed.abort()
      if (!isBroken) await flush()
      await flights.stop()
      await touch(path).catch(() => undefined) // another process may have removed it
      await sql.close().catch(giveUp)
    },
  }
}

/** Returns a stored answer; undefined if there is none, or one with another checksum. */
function readAnswer(sql: Sql, question: string): MaybePromise<string | undefined> {
  const key = hashOf(question)
  return mapMaybePromise(sql.first('SELECT answer FROM answers WHERE question = ?', [key]), (row) => {
    if (row === undefined) return undefined
    const stored = requireBytes(row, 'answer')
    const answer = stored.subarray(CHECKSUM_BYTES)
    return equalBytes(stored.subarray(0, CHECKSUM_BYTES), checksumOf(key, answer))
      ? new TextDecoder().decode(answer)
      : undefined
  })
}

/** Writes in a thread, because the answers may be long. */
async function writeAnswers(sql: Sql, answers: ReadonlyMap<string, Bytes>): Promise<void> {
  const rows = [...answers].map(([question, answer]) => {
    const key = hashOf(question)
    return [key, concatBytes(checksumOf(key, answer), answer)]
  })
  const statements: Statement[] = []
  const onConflict = 'ON CONFLICT (question) DO UPDATE SET answer = excluded.answer'
  const write = (text: string, values: Statement['values']) => statements.push({ sql: text, values })
  insertRows(write, { table: 'answers', columns: ['question', 'answer'], onConflict }, rows)
  await sql.transaction((writer) => writer.runAll(statements), 'long')
}

function hashOf(question: string): Bytes {
  return createHash('sha256').update(question).digest()
}

/** Finds rows whose bytes the disk has changed. */
function checksumOf(key: Bytes, answer: Bytes): Bytes {
  return createHash('sha256').update(key).update(answer).digest().subarray(0, CHECKSUM_BYTES)
}

function describe(error: unknown, { chainId, blockNumber }: Fork): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown failure'
  const reason = error instanceof StoreError ? error.message.replace('data folder', 'cache folder') : code
  return `the stored answers of block ${blockNumber} of chain ${chainId} are not used: ${reason}; scion cache clear removes them`
}
