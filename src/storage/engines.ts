import { createSql } from './createSql.ts'
import type { Engine } from './engine.ts'
import { postgres } from './postgres/engine.ts'
import type { PostgresLocation, PostgresPlace } from './postgres/location.ts'
import type { Sql, SqlOptions } from './sql.ts'
import { type SqliteLocation, type SqlitePlace, sqlite } from './sqlite/engine.ts'

/** How each engine names its databases; for each line here the compiler asks for an engine in the list below. */
interface Kinds {
  readonly sqlite: { readonly location: SqliteLocation; readonly place: SqlitePlace }
  readonly postgres: { readonly location: PostgresLocation; readonly place: PostgresPlace }
}
type Kind = keyof Kinds

const ENGINES: { readonly [K in Kind]: Engine<StoreLocation<K>, StorePlace<K>> } = { sqlite, postgres }

/** Which engine keeps the data, and where. */
export type StoreLocation<K extends Kind = Kind> = { [P in K]: { readonly kind: P } & Kinds[P]['location'] }[K]

/** One database: one chain, or the keys. */
export type StorePlace<K extends Kind = Kind> = { [P in K]: { readonly kind: P } & Kinds[P]['place'] }[K]

/** For messages: how the settings spell a location. */
export const LOCATION_FORMS = Object.values(ENGINES)
  .map(({ locationForms }) => locationForms)
  .join(' or ')

/** The location that a text of the settings names, or undefined. */
export function parseStoreLocation(text: string): StoreLocation | undefined {
  for (const engine of Object.values(ENGINES)) {
    const location = engine.parseLocation(text)
    if (location !== undefined) return location
  }
  return undefined
}

/** The location as the settings spell it, without its password. */
export function printStoreLocation<K extends Kind>(location: StoreLocation<K>): string {
  return ENGINES[location.kind].printLocation(location)
}

/** The place of the database of this name: lower-case letters, digits and `-`. */
export function placeAt<K extends Kind>(location: StoreLocation<K>, name: string, dataFolder: string): StorePlace {
  return ENGINES[location.kind].placeAt(location, name, dataFolder)
}

/** Whether there is a database at `place`; rejects with a `StoreError` when that cannot be found out. */
export function hasDatabase<K extends Kind>(place: StorePlace<K>): Promise<boolean> {
  return ENGINES[place.kind].hasDatabase(place)
}

/** Opens the database at `place` for writing; rejects with a `StoreError`. */
export async function openSql<K extends Kind>(place: StorePlace<K>, options: SqlOptions = {}): Promise<Sql> {
  const engine = ENGINES[place.kind]
  return createSql(engine, await engine.open(place, options))
}

/** Opens the database at `place` while another process may write it; writing through it is refused. */
export async function openSqlForReading<K extends Kind>(place: StorePlace<K>, options: SqlOptions = {}): Promise<Sql> {
  const engine = ENGINES[place.kind]
  return createSql(engine, await engine.openForReading(place, options))
}
