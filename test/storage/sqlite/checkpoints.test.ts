import { copyFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openStore } from '../../../src/storage/openStore.ts'
import { createCheckpoints } from '../../../src/storage/sqlite/checkpoints.ts'
import { closedAfterTest, temporaryFolder } from '../../_helpers/temporary.ts'

/** What the database file holds by itself, without the log beside it. */
async function readFileAlone(path: string): Promise<string | undefined> {
  const copy = join(await temporaryFolder(), 'copy.sqlite')
  await copyFile(path, copy)
  const store = await openStore({ kind: 'sqlite', path: copy })
  const value = await store.meta.get('name')
  await store.close()
  return value
}

/** Checkpoints over a connection that says how many pages the log has; `asked` is what they did. */
function watched(pages: readonly (number | Error)[], isNothingNew = false) {
  const asked: string[] = []
  const answers = [...pages]
  const checkpoints = createCheckpoints(
    {
      async first() {
        asked.push('checkpoint')
        const log = answers.shift() ?? 0
        if (log instanceof Error) throw log
        return { busy: 0, log, checkpointed: log }
      },
    },
    {
      sums: {
        async update() {
          asked.push('sum')
          return !isNothingNew
        },
      },
      async holding(task) {
        asked.push('hold')
        const pages = await task()
        asked.push('let go')
        return pages
      },
      async alone(task) {
        asked.push('alone')
        await task()
      },
    },
  )
  return { asked, checkpoints, write: (times: number) => Array.from({ length: times }, checkpoints.wrote) }
}

const ONE = ['sum', 'hold', 'sum', 'checkpoint']

it('the log is moved after 64 writes, and not before; its pages are summed first, while it is held', async () => {
  const { asked, checkpoints, write } = watched([1])
  write(63)
  expect(asked).toEqual([])
  write(1)
  await checkpoints.settled()
  expect(asked).toEqual([...ONE, 'let go'])
})

it('a log that has become long is moved once more while nobody writes', async () => {
  const { asked, checkpoints, write } = watched([4_000, 4_000])
  write(64)
  await checkpoints.settled()
  expect(asked).toEqual([...ONE, 'let go', 'alone', 'sum', 'checkpoint'])
})

it('a log without anything new is not held, for it could begin anew all the same', async () => {
  const { asked, checkpoints, write } = watched([1], true)
  write(64)
  await checkpoints.settled()
  expect(asked).toEqual(['sum'])
})

it('a checkpoint that fails harms nobody, and the next one is tried', async () => {
  const { asked, checkpoints, write } = watched([new Error('busy'), 1])
  write(64)
  await checkpoints.settled()
  expect(asked).toEqual(ONE)
  write(64)
  await checkpoints.settled()
  expect(asked).toEqual([...ONE, ...ONE, 'let go'])
})

it('a store calls for them by itself', async () => {
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
