import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Connections, DatabaseEngine } from '../engine.ts'
import type { SqlOptions } from '../sql.ts'
import { sqlite } from '../sqlite/engine.ts'

/** The memory of this process. */
export interface MemoryPlace {
  readonly kind: 'memory'
}

/** The word of the settings, and the names that SQLite and tools for it have for a database in memory. */
const FORMS = /^(memory|(sqlite:(\/\/\/?)?)?(file:)?:memory:(\?.*)?)$/

/**
 * Data that is gone when it is closed. Chains have a store in the memory of this process (`memoryStore.ts`). Other
 * databases, which few runs use, are temporary files of SQLite.
 */
export const memory: DatabaseEngine<MemoryPlace, MemoryPlace> = {
  ...sqlite,
  locationForms: 'memory',
  parseLocation: (text) => (FORMS.test(text) ? { kind: 'memory' } : undefined),
  printLocation: () => 'memory',
  placeAt: () => ({ kind: 'memory' }),
  hasDatabase: async () => false,
  open: (_place, options) => openTemporary(options),
  async openForReading() {
    throw sqlite.createError('storeUnavailable', 'the memory of another process cannot be read')
  },
}

/** Opens a database in a folder that `close` removes. Readers of SQLite's own databases in memory would see half of a transaction. */
async function openTemporary(options: SqlOptions): Promise<Connections> {
  const folder = await mkdtemp(join(tmpdir(), 'scion-')).catch((error) => {
    throw sqlite.createError('storeUnavailable', error)
  })
  const connections = await sqlite.open({ kind: 'sqlite', path: join(folder, 'temporary.sqlite') }, options)
  const close = async () => {
    await connections.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { ...connections, close }
}
