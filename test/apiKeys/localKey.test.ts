import { readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { openLocalKey } from '../../src/apiKeys/localKey.ts'
import { temporaryFolder } from '../_helpers/temporary.ts'

it('the first start creates the local key with mode 600, and every start returns it', async () => {
  const folder = join(await temporaryFolder(), 'data')
  const key = await openLocalKey(folder)
  expect(key).toMatch(/^[0-9a-f]{8}_[0-9a-f]{40}$/)
  expect(await openLocalKey(folder)).toBe(key)
  expect((await stat(join(folder, 'local-key'))).mode & 0o777).toBe(0o600)
})

it('concurrent starts share one local key and leave no other file', async () => {
  const folder = await temporaryFolder()
  const starts: Promise<string>[] = []
  for (let i = 0; i < 30; i++) {
    starts.push(openLocalKey(folder))
    await setImmediate() // the starts are at different steps
  }
  expect(new Set(await Promise.all(starts)).size).toBe(1)
  expect(await readdir(folder)).toEqual(['local-key'])
})

it('two folders have different local keys', async () => {
  expect(await openLocalKey(await temporaryFolder())).not.toBe(await openLocalKey(await temporaryFolder()))
})

it.each(['', 'secret', `${'0'.repeat(8)}_${'0'.repeat(39)}`])(
  'a local key file with %j is refused',
  async (content) => {
    const folder = await temporaryFolder()
    await writeFile(join(folder, 'local-key'), content)
    await expect(openLocalKey(folder)).rejects.toMatchObject({ kind: 'storeCorrupted' })
  },
)

it('an impossible folder is reported as unavailable, without its path', async () => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'file'), '')
  const error = await openLocalKey(join(folder, 'file', 'data')).catch((reason: Error) => reason)
  expect(error).toMatchObject({ kind: 'storeUnavailable' })
  expect(error instanceof Error && error.message).not.toContain(folder)
})
