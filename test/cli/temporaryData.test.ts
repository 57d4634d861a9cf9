import { existsSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTemporaryData, removeAbandonedData } from '../../src/cli/temporaryData.ts'
import { makeFolder } from './_cli.ts'

/** Creates the folder of a killed process, with the files of `createTemporaryData`. */
async function abandon(parent: string): Promise<string> {
  const { folder, close } = await createTemporaryData(parent)
  const name = `${folder}-left`
  mkdirSync(name, { mode: 0o700 })
  for (const file of readdirSync(folder)) writeFileSync(join(name, file), '')
  writeFileSync(join(name, 'regtest-sandbox.sqlite'), 'x')
  await close()
  return name
}

it('a temporary folder can be read by its owner only, and is removed when it is closed', async () => {
  const parent = makeFolder()
  const { folder, close } = await createTemporaryData(parent)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  writeFileSync(join(folder, 'some'), 'data')
  await close()
  expect(readdirSync(parent)).toEqual([])
})

it('temporary data of a killed process is removed, and data in use is kept', async () => {
  const parent = makeFolder()
  const used = await createTemporaryData(parent)
  writeFileSync(join(used.folder, 'some'), 'data')
  const left = await abandon(parent)
  const empty = join(parent, 'scion-dev-empty')
  mkdirSync(empty)
  await removeAbandonedData([parent])
  expect([existsSync(left), existsSync(empty), readdirSync(used.folder)]).toEqual([
    false,
    false,
    ['process.lock', 'some'],
  ])
  await used.close()
})

it('files, links, other names and folders without a lock are not removed', async () => {
  const [parent, elsewhere] = [makeFolder(), makeFolder()]
  writeFileSync(join(elsewhere, 'process.lock'), '')
  symlinkSync(elsewhere, join(parent, 'scion-dev-link'))
  writeFileSync(join(parent, 'scion-dev-file'), '')
  mkdirSync(join(parent, 'other'))
  writeFileSync(join(parent, 'other', 'process.lock'), '')
  mkdirSync(join(parent, 'scion-dev-full'))
  writeFileSync(join(parent, 'scion-dev-full', 'letter'), '')
  await removeAbandonedData([parent, join(parent, 'missing')])
  expect(readdirSync(parent)).toEqual(['other', 'scion-dev-file', 'scion-dev-full', 'scion-dev-link'])
  expect(readdirSync(elsewhere)).toEqual(['process.lock'])
})

it('concurrent starts and removals do not remove data in use', async () => {
  const parent = makeFolder()
  const starts = Array.from({ length: 20 }, () => createTemporaryData(parent))
  const removals = Array.from({ length: 20 }, () => removeAbandonedData([parent]))
  const started = await Promise.all(starts)
  await Promise.all(removals)
  expect(started.map(({ folder }) => existsSync(join(folder, 'process.lock')))).toEqual(started.map(() => true))
  for (const { close } of started) await close()
  expect(readdirSync(parent)).toEqual([])
})
