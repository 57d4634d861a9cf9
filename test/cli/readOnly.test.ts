import { rmSync, truncateSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { NO_MOUNT, showReadOnly } from '../_helpers/readOnlyFolder.ts'
import { makeChain } from './_chains.ts'
import { makeFolder, runCli } from './_cli.ts'

/** Makes the data folder of an ended node with a chain and a key. */
async function makeData(): Promise<string> {
  const data = await makeChain(2)
  expect(await runCli('keys', 'create', '--name', 'shop', '--owner', 'ana', '--data', data)).toMatchObject({ code: 0 })
  for (const name of await readdir(data)) if (/-(wal|shm)$/.test(name)) rmSync(join(data, name)) // empty, see decision 0006
  return data
}

it('every command that only reads works on a read-only disk', async ({ skip }) => {
  const data = await showReadOnly(await makeData())
  if (data === undefined) return skip(NO_MOUNT)
  const targets = makeFolder()
  const run = async (...args: string[]) => {
    const { code, out, complaints } = await runCli(...args)
    return [code, complaints === '' ? out : complaints]
  }
  const at = ['--data', data]
  const chain = ['--network', 'regtest', ...at]
  const shop = expect.stringMatching(/ana .* shop\n/)
  const ana = expect.stringMatching(/^ana /m)
  expect(await run('keys', 'list', ...at)).toEqual([0, shop])
  expect(await run('keys', 'owners', ...at)).toEqual([0, ana])
  expect(await run('keys', 'owner', 'ana', ...at)).toEqual([0, ana])
  expect(await run('keys', 'usage', ...at)).toEqual([0, expect.stringContaining('no usage recorded')])
  expect(await run('verify', ...at)).toEqual([0, expect.stringMatching(/regtest-sandbox: sound[\s\S]*keys: sound/)])
  expect(await run('migrate', '--check', ...at)).toEqual([0, expect.stringContaining('regtest-sandbox: version')])
  expect(await run('export', join(targets, 'blocks'), ...chain)).toEqual([0, ''])
  expect(await run('export', '--state', join(targets, 'state'), ...chain)).toEqual([
    0,
    expect.stringMatching(/^block 2 /),
  ])
  const copy = await run('copy', '--from', `sqlite:${data}`, '--to', `sqlite:${join(targets, 'copy')}`)
  expect(copy).toEqual([0, expect.stringContaining('copied from')])
  const unnoted = expect.stringMatching(/^the backup is complete, but its time cannot be noted in .* \(EROFS\)/)
  expect(await run('backup', join(targets, 'backup'), ...at)).toEqual([0, unnoted])
  const backup = await showReadOnly(join(targets, 'backup'))
  expect(await run('backup', '--check', String(backup))).toEqual([0, expect.stringContaining('regtest-sandbox: sound')])
  expect(await run('restore', '--check', String(backup))).toEqual([0, expect.stringContaining('is complete')])
})

it('a command that writes is refused on a read-only disk in one line', async ({ skip }) => {
  const data = await showReadOnly(await makeData())
  if (data === undefined) return skip(NO_MOUNT)
  for (const command of [['keys', 'create', '--name', 'x'], ['migrate'], ['verify', '--repair']]) {
    const { code, complaints } = await runCli(...command, '--data', data)
    expect([code, complaints]).toEqual([1, expect.stringMatching(/^data: must be readable and writable, got .*\n$/)])
  }
})

it('keys of a folder with a chain only are none, and listing them writes nothing', async () => {
  const data = await makeChain(1)
  const before = (await readdir(data)).filter((name) => name.startsWith('keys'))
  expect(await runCli('keys', 'list', '--data', data)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^no keys; /),
  })
  expect((await readdir(data)).filter((name) => name.startsWith('keys'))).toEqual(before)
})

it('an empty file in the place of a database is refused by every command in one line that names it', async () => {
  const data = await makeData()
  const file = join(data, 'regtest-sandbox.sqlite')
  truncateSync(file)
  const line = `data: must contain no database that is empty, or missing beside its log, got ${file}; restore a backup, or delete that file and its -wal file to begin with a new database\n`
  const chain = ['--network', 'regtest']
  const target = join(makeFolder(), 'target')
  for (const command of [
    ['verify'],
    ['backup', target],
    ['export', target, ...chain],
    ['migrate'],
    ['migrate', '--check'],
  ]) {
    expect(await runCli(...command, '--data', data)).toMatchObject({ code: 1, complaints: line })
  }
})
