import { KEPT_DATABASES, type KeptDatabase, nameOf } from '../../config/dataFiles.ts'
import { CommandError } from '../failure.ts'
import type { ChainHead } from '../provenHead.ts'

/** The manifest, which is written last: without it a backup is incomplete. */
export const MANIFEST_FILE = 'backup.json'
/** Version of the backup's format. An unknown one is from a newer program. */
export const MANIFEST_FORMAT = 1

/** One database of a backup. */
export interface BackedUp {
  readonly database: KeptDatabase
  readonly file: string
  readonly bytes: number
  readonly sha256: string
  readonly schemaVersion: number
  /** The network and genesis of a chain. */
  readonly head: ChainHead | undefined
}

export interface Manifest {
  /** Version of the program that created the backup. */
  readonly program: string
  readonly madeAt: string
  readonly databases: readonly BackedUp[]
}

/** Returns the manifest as the text of its file. */
export function printManifest({ program, madeAt, databases }: Manifest): string {
  const entries = databases.map(({ database, head, ...facts }) => ({
    name: nameOf(database),
    ...database,
    ...facts,
    ...(head === undefined ? {} : { head }),
  }))
  return `${JSON.stringify({ format: MANIFEST_FORMAT, program, madeAt, databases: entries }, null, 2)}\n`
}

/** Parses a manifest. Throws a `CommandError` if it is invalid or from a newer program. */
export function parseManifest(text: string): Manifest {
  const given = parseJson(text)
  const { format, program, madeAt, databases } = given ?? {}
  if (typeof format === 'number' && format > MANIFEST_FORMAT) {
    throw new CommandError(
      `backup: must not be from a newer version of this program, got ${String(program)}; use that version`,
    )
  }
  const isWhole = format === MANIFEST_FORMAT && typeof program === 'string' && typeof madeAt === 'string'
  if (!isWhole || !Array.isArray(databases) || databases.length === 0) throw damaged()
  return { program, madeAt, databases: databases.map(readEntry) }
}

function damaged(): CommandError {
  return new CommandError(`backup: must have a valid ${MANIFEST_FILE}, got a damaged one; use another backup`)
}

type Fields = Readonly<Record<string, unknown>>

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parseJson(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isFields(value) ? value : undefined
  } catch {
    return undefined // said by who asked
  }
}

function readEntry(entry: unknown): BackedUp {
  if (!isFields(entry)) throw damaged()
  const { name, file, bytes, sha256, schemaVersion, head } = entry
  const database = KEPT_DATABASES.find((one) => nameOf(one) === name)
  // A name that is known is one that no path can be hidden in.
  if (database === undefined || file !== `${name}.sqlite`) throw damaged()
  if (!isCount(bytes) || typeof sha256 !== 'string' || !isCount(schemaVersion)) throw damaged()
  return { database, file, bytes, sha256, schemaVersion, head: readHead(head) }
}

function readHead(head: unknown): ChainHead | undefined {
  if (head === undefined) return undefined
  if (!isFields(head)) throw damaged()
  const { number, hash, stateRoot } = head
  if (!isCount(number) || typeof hash !== 'string' || typeof stateRoot !== 'string') throw damaged()
  return { number, hash, stateRoot }
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}
