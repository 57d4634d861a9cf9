import { createResourcePool } from '../../base/resourcePool.ts'
import type { Connections, Engine } from '../engine.ts'
import type { SqlOptions } from '../sql.ts'
import { createError } from './connection.ts'
import { createReconnecting, openReader, openWriter } from './connections.ts'
import { type PostgresLocation, type PostgresPlace, parseLocation, printLocation } from './location.ts'
import { createSharedSession, createWriterSession, hasSchema } from './writerSession.ts'

const DEFAULT_READERS = 4
const SCHEMA_FORM = /^[a-z][a-z0-9_]{0,62}$/

/** PostgreSQL: a schema for each database. */
export const postgres: Engine<PostgresLocation, PostgresPlace> = {
  locationForms: 'postgres://USER:PASSWORD@HOST:PORT/DATABASE',
  dialect: {
    bytes: 'bytea',
    integer: 'bigint',
    clustered: '',
    bytesPrefix: "'\\x",
    longText: (expression) => expression,
  },
  parseLocation,
  printLocation,
  placeAt: (location, name) => ({ ...location, schema: `scion_${name.replaceAll('-', '_')}` }),
  open,
  openForReading,
  createError,
}

const closed = () => createError('storeClosed')

/** One connection writes, several read and never wait for it; a lost one is opened again by whoever needs it next. */
async function open(place: PostgresPlace, options: SqlOptions): Promise<Connections> {
  requireSchemaName(place.schema)
  const session = options.isShared === true ? createSharedSession(place.schema) : createWriterSession(place.schema)
  const writer = createReconnecting(() => openWriter(place, options, session))
  await writer.connect()
  const writers = createResourcePool([writer], closed)
  const reading = createReading(place, options)
  return {
    read: reading.read,
    write: (_length, task) => writers.use(async ({ connect }) => task(await connect(), session.steps())),
    async close() {
      const closing = reading.close()
      await writers.drain()
      await writer.close()
      await closing
    },
  }
}

async function openForReading(place: PostgresPlace, options: SqlOptions): Promise<Connections> {
  requireSchemaName(place.schema)
  const first = await openReader(place) // so that what is wrong shows here
  const isThere = await hasSchema(first, place.schema).finally(first.close)
  if (!isThere) throw createError('storeUnavailable', `there is no schema ${place.schema}`)
  return createReading(place, options)
}

function requireSchemaName(schema: string): void {
  if (!SCHEMA_FORM.test(schema)) throw new RangeError(`${schema} is no name of a schema`)
}

function createReading(place: PostgresPlace, { readers = DEFAULT_READERS }: SqlOptions): Connections {
  const members = Array.from({ length: readers }, () => createReconnecting(() => openReader(place)))
  const pool = createResourcePool(members, closed)
  return {
    read: (_length, task) => pool.use(async ({ connect }) => task(await connect())),
    async close() {
      await pool.drain()
      for (const member of members) await member.close()
    },
  }
}
