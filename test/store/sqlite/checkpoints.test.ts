import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openStore } from '../../../src/store/openStore.ts'
import { openCheckpoints } from '../../../src/store/sqlite/checkpoints.ts'
import { closedAfterTest, temporaryFolder } from '../engines.ts'

/** What the database file holds by itself, without the log beside it. */
async function readFileAlone(path: string): Promise<string | undefined> {
  const copy = join(await temporaryFolder(), 'copy.sqlite')
  await copyFile(path, copy)
  const store = await openStore({ kind: 'sqlite', path: copy })
  const value = await store.meta.get('name')
  await store.close()
  return value
}

it('what was written comes into the file after some writes, while the writer stays open', async () => {
  const path = join(await temporaryFolder(), 'chain.sqlite')
  const store = closedAfterTest(await openStore({ kind: 'sqlite', path }))
  const checkpoints = await openCheckpoints(path)
  await store.write(({ meta }) => meta.set('name', 'value'))
  expect(await readFileAlone(path)).toBeUndefined()
  for (let writes = 0; writes < 64; writes++) checkpoints.wrote()
  await checkpoints.close()
  expect(await readFileAlone(path)).toBe('value')
})

it('a checkpoint that fails harms nobody', async () => {
  const path = join(await temporaryFolder(), 'chain.sqlite')
  const store = closedAfterTest(await openStore({ kind: 'sqlite', path }))
  const checkpoints = await openCheckpoints(path)
  await checkpoints.close()
  for (let writes = 0; writes < 200; writes++) checkpoints.wrote() // its connection is closed
  await store.write(({ meta }) => meta.set('name', 'value'))
  expect(await store.meta.get('name')).toBe('value')
})

it('a store calls for them by itself', async () => {
  const path = join(await temporaryFolder(), 'chain.sqlite')
  const store = await openStore({ kind: 'sqlite', path })
  for (let writes = 0; writes < 64; writes++) await store.write(({ meta }) => meta.set('name', `value ${writes}`))
  // The next ones are written while the checkpoint runs, or after it.
  let inFile: string | undefined
  for (let writes = 64; inFile === undefined && writes < 2_000; writes++) {
    await store.write(({ meta }) => meta.set('name', `value ${writes}`))
    inFile = await readFileAlone(path).catch(() => undefined) // a copy may be torn while pages are written
  }
  expect(inFile).toMatch(/^value \d+$/)
  await store.close()
})
