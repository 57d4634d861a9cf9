import type { Timer } from '../base/clock.ts'
import { mapMaybePromise } from '../concurrency/maybePromise.ts'
import { requireBytes } from '../storage/columns.ts'
import { openSql } from '../storage/engines.ts'
import { StoreError } from '../storage/errors.ts'
import { insertRows } from '../storage/insertRows.ts'
import { type Migration, migrate } from '../storage/migrations/migrate.ts'
import type { Sql, Statement } from '../storage/sql.ts'
import type { AnswerRow } from '../storage/store.ts'
import { type Fork, makeForkFolder, pathOfFork, removeOldForks, sizeOfFork, touch } from './keptForks.ts'
import type { KeptAnswers } from './pinnedRemote.ts'
import { type AnswerRows, createStoredAnswers } from './storedAnswers.ts'

export interface KeptAnswersSetup {
  /** Folder of all forks. */
  readonly folder: string
  readonly fork: Fork
  /** Maximum size of the file in bytes, above which nothing is added; 512 MiB by default. */
  readonly maxFileBytes?: number
  /** Maximum size of the folder in bytes, above which the files that were not used for longest are removed; 4 GiB by default. */
  readonly maxFolderBytes?: number
  readonly timer: Timer
  /** Called when the file cannot be read or written, once until it can be again. Its answers are requested again. */
  onWarning(message: string): void
}

const MEBIBYTE = 1024 * 1024
const DEFAULT_MAX_FILE_BYTES = 512 * MEBIBYTE
const DEFAULT_MAX_FOLDER_BYTES = 4096 * MEBIBYTE

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
  const onFailure = (error: unknown) => onWarning(describe(error, fork))
  const answers = createStoredAnswers({ table: tableOf(sql, path, maxFileBytes), timer, onFailure })
  return {
    ...answers,
    async close() {
      await answers.close()
      await touch(path).catch(() => undefined) // another process may have removed it
      await sql.close().catch(onFailure)
    },
  }
}

/** Returns the table of answers, to which nothing is added while its file has `maxFileBytes`. */
function tableOf(sql: Sql, path: string, maxFileBytes: number): AnswerRows {
  return {
    get: (question) =>
      mapMaybePromise(
        sql.first('SELECT answer FROM answers WHERE question = ?', [question]),
        (row) => row && requireBytes(row, 'answer'),
      ),
    async putAll(rows) {
      if ((await sizeOfFork(path)) < maxFileBytes) await writeAnswers(sql, rows)
    },
  }
}

/** Writes in a thread, because the answers may be long. */
async function writeAnswers(sql: Sql, answers: readonly AnswerRow[]): Promise<void> {
  const statements: Statement[] = []
  const onConflict = 'ON CONFLICT (question) DO UPDATE SET answer = excluded.answer'
  const write = (text: string, values: Statement['values']) => statements.push({ sql: text, values })
  const rows = answers.map(({ question, answer }) => [question, answer])
  insertRows(write, { table: 'answers', columns: ['question', 'answer'], onConflict }, rows)
  await sql.transaction((writer) => writer.runAll(statements), 'long')
}

function describe(error: unknown, { chainId, blockNumber }: Fork): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown failure'
  const reason = error instanceof StoreError ? error.message.replace('data folder', 'cache folder') : code
  return `the stored answers of block ${blockNumber} of chain ${chainId} are not used: ${reason}; scion cache clear removes them`
}
