import { copyFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openStore } from '../../../src/storage/openStore.ts'
import { createCheckpoints } from '../../../src/storage/sqlite/checkpoints.ts'
import { closedAfterTest, temporaryFolder } from '../../_helpers/temporary.ts'

/** Returns the value in the database file without its log. */
async function readFileAlone(path: string): Promise<string | undefined> {
  const copy = join(await temporaryFolder(), 'copy.sqlite')
  await copyFile(path, copy)
  const store = await openStore({ kind: 'sqlite', path: copy })
  const value = await store.meta.get('name')
  await store.close()
  return value
}

/** Creates checkpoints over a connection that reports these lengths of the log. `steps` records their actions. */
function watched(lengths: readonly (number | Error)[]) {
  const steps: string[] = []
  const answers = [...lengths]
  const connection = {
    async first() {
      steps.push('checkpoint')
      const log = answers.shift() ?? 0
      if (log instanceof Error) throw log
      return { busy: 0, log, checkpointed: log }
    },
  }
  const checkpoints = createCheckpoints(connection, async (task) => {
    steps.push('alone')
    await task()
  })
  return { steps, checkpoints, write: (times: number) => Array.from({ length: times }, checkpoints.wrote) }
}

it('a checkpoint runs after 64 writes, and excludes no writer', async () => {
  const { steps, checkpoints, write } = watched([1])
  write(63)
  expect(steps).toEqual([])
  write(1)
  await checkpoints.settled()
  expect(steps).toEqual(['checkpoint'])
})

it('a checkpoint of a long log is repeated while nothing is written', async () => {
  const { steps, checkpoints, write } = watched([4_000, 4_000])
  write(64)
  await checkpoints.settled()
  expect(steps).toEqual(['checkpoint', 'alone', 'checkpoint'])
})

it('a failed checkpoint has no effect, and the next one is tried', async () => {
  const { steps, checkpoints, write } = watched([new Error('busy'), 1])
  write(64)
  await checkpoints.settled()
  expect(steps).toEqual(['checkpoint'])
  write(64)
  await checkpoints.settled()
  expect(steps).toEqual(['checkpoint', 'checkpoint'])
})

it('a store runs checkpoints while it is written', async () => {
  const path = join(await temporaryFolder(), 'chain.sqlite')
  const store = await openStore({ kind: 'sqlite', path })
  for (let writes = 0; writes < 64; writes++) await store.write(({ meta }) => meta.set('name', `value ${writes}`))
  // The next ones are written while the checkpoint runs, or after it.
  let inFile: string | undefined
  for (let writes = 64; inFile === undefined && writes < 20_000; writes++) {
    await store.write(({ meta }) => meta.set('name', `value ${writes}`))
    inFile = await readFileAlone(path).catch(() => undefined) // a copy may be torn while pages are written
  }
  expect(inFile).toMatch(/^value \d+$/)
  await store.close()
})

it('the log of a store that is written without a pause stays short', async () => {
  const path = join(await temporaryFolder(), 'chain.sqlite')
  const store = closedAfterTest(await openStore({ kind: 'sqlite', path }))
  const sizes: number[] = []
  for (let writes = 0; writes < 6_000; writes++) {
    await store.write(({ meta }) => meta.set(`name ${writes % 500}`, 'x'.repeat(8_000)))
    if (writes % 100 === 0) await new Promise(setImmediate)
    if (writes % 500 === 0) sizes.push((await stat(`${path}-wal`)).size)
  }
  expect(Math.max(...sizes)).toBeLessThan(64 * 2 ** 20)
})
