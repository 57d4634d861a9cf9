import { mkdir, readdir, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { systemTimer } from '../../src/base/clock.ts'
import type { Hex } from '../../src/base/hex.ts'
import { type KeptAnswersSetup, openKeptAnswers } from '../../src/remote/keptAnswers.ts'
import { clearForks, type Fork, listForks, pathOfFork } from '../../src/remote/keptForks.ts'
import type { KeptAnswers } from '../../src/remote/pinnedRemote.ts'
import { openSql } from '../../src/storage/engines.ts'
import { holdTimer } from '../_helpers/heldTimer.ts'
import { temporaryFolder } from '../_helpers/temporary.ts'

const hashOf = (digit: string): Hex => `0x${digit.repeat(64)}`
const FORK: Fork = { chainId: 30, blockNumber: 7, blockHash: hashOf('a') }

interface Opened {
  readonly kept: KeptAnswers
  readonly warnings: readonly string[]
}

async function open(folder: string, setup: Partial<KeptAnswersSetup> = {}): Promise<Opened> {
  const warnings: string[] = []
  const onWarning = (message: string) => void warnings.push(message)
  const kept = await openKeptAnswers({ folder, fork: FORK, timer: systemTimer, onWarning, ...setup })
  return { kept, warnings }
}

/** Stores answers in a file of its own and closes it. */
async function store(folder: string, answers: Readonly<Record<string, string>>, fork = FORK): Promise<void> {
  const { kept } = await open(folder, { fork })
  for (const [question, answer] of Object.entries(answers)) kept.put(question, answer)
  await kept.close()
}

/** Returns the answers that a new process would find. */
async function read(folder: string, ...questions: readonly string[]): Promise<(string | undefined)[]> {
  const { kept } = await open(folder)
  const answers = await Promise.all(questions.map((question) => kept.get(question)))
  await kept.close()
  return answers
}

describe('stored answers', () => {
  it('are there before they are written, and after the file was opened again', async () => {
    const folder = await temporaryFolder()
    const { kept, warnings } = await open(folder)
    kept.put('a', '"1"')
    kept.put('b', '{"x":"ü"}')
    expect(await kept.get('a')).toBe('"1"')
    await kept.close()
    expect(await read(folder, 'a', 'b', 'c')).toEqual(['"1"', '{"x":"ü"}', undefined])
    expect(warnings).toEqual([])
  })

  it('are written a second after the first of them', async () => {
    const folder = await temporaryFolder()
    const timer = holdTimer()
    const { kept } = await open(folder, { timer })
    onTestFinished(() => kept.close())
    kept.put('a', '1')
    kept.put('b', '2')
    expect(await read(folder, 'a', 'b')).toEqual([undefined, undefined])
    timer.advance(1_000)
    await expect.poll(() => read(folder, 'a', 'b')).toEqual(['1', '2'])
  })

  it('are replaced by a newer answer', async () => {
    const folder = await temporaryFolder()
    await store(folder, { a: '1' })
    await store(folder, { a: '2' })
    expect(await read(folder, 'a')).toEqual(['2'])
  })

  it('of two processes are in one file', async () => {
    const folder = await temporaryFolder()
    const [one, other] = [await open(folder), await open(folder)]
    one.kept.put('a', '1')
    other.kept.put('b', '2')
    await Promise.all([one.kept.close(), other.kept.close()])
    expect(await read(folder, 'a', 'b')).toEqual(['1', '2'])
    expect([...one.warnings, ...other.warnings]).toEqual([])
  })

  it('are private to the user', async () => {
    const folder = join(await temporaryFolder(), 'cache', 'forks')
    await store(folder, { a: '1' })
    const chain = join(folder, '30')
    const modes = await Promise.all(
      [folder, chain, ...(await readdir(chain)).map((name) => join(chain, name))].map(
        async (path) => (await stat(path)).mode & 0o77,
      ),
    )
    expect(new Set(modes)).toEqual(new Set([0]))
  })

  it('are not added above the maximum size of the file', async () => {
    const folder = await temporaryFolder()
    const { kept, warnings } = await open(folder, { maxFileBytes: 1 })
    kept.put('a', '1')
    await kept.close()
    expect(await read(folder, 'a')).toEqual([undefined])
    expect(warnings).toEqual([])
  })

  it('of more than 8 MiB are not stored', async () => {
    const folder = await temporaryFolder()
    await store(folder, { a: 'x'.repeat(8 * 2 ** 20 + 1), b: 'x'.repeat(1_000_000) })
    const [a, b] = await read(folder, 'a', 'b')
    expect([a, b?.length]).toEqual([undefined, 1_000_000])
  })
})

describe('a damaged file', () => {
  it.for<[string, string]>([
    ['is not a database', 'x'.repeat(10_000)],
    ['has half a header', 'SQLite format 3\0'],
  ])('that %s is reported once, and nothing is stored', async ([, content]) => {
    const folder = await temporaryFolder()
    await mkdir(join(folder, '30'))
    await writeFile(pathOfFork(folder, FORK), content)
    const { kept, warnings } = await open(folder)
    kept.put('a', '1')
    expect(await kept.get('a')).toBeUndefined()
    await kept.close()
    expect(warnings).toEqual([
      expect.stringMatching(/^the stored answers of block 7 of chain 30 are not used: .*; scion cache clear/),
    ])
    expect(warnings[0]).not.toContain(folder)
  })

  it('a folder that is a file is reported', async () => {
    const folder = join(await temporaryFolder(), 'file')
    await writeFile(folder, '')
    const { kept, warnings } = await open(folder)
    await kept.close()
    expect(warnings).toEqual([expect.stringMatching(/not used: EEXIST|ENOTDIR/)])
  })

  it('a row with the bytes of another one is not returned', async () => {
    const folder = await temporaryFolder()
    await store(folder, { a: '1234', b: '5678' })
    const sql = await openSql({ kind: 'sqlite', path: pathOfFork(folder, FORK) })
    await sql.writeAll([{ sql: 'UPDATE answers SET answer = (SELECT max(answer) FROM answers)', values: [] }])
    await sql.close()
    expect([
      ['1234', undefined],
      [undefined, '5678'],
    ]).toContainEqual(await read(folder, 'a', 'b'))
  })

  it('a file whose tables are gone is reported once when it is read or written', async () => {
    const folder = await temporaryFolder()
    const { kept, warnings } = await open(folder)
    const sql = await openSql({ kind: 'sqlite', path: pathOfFork(folder, FORK) }, { isShared: true })
    await sql.writeAll([{ sql: 'DROP TABLE answers', values: [] }])
    await sql.close()
    kept.put('a', '1')
    expect(await kept.get('b')).toBeUndefined()
    expect(await kept.get('a')).toBe('1') // it waits to be written
    await kept.close()
    expect(warnings).toHaveLength(1)
  })
})

describe('the folder of forks', () => {
  const forkOf = (chainId: number, blockNumber: number, digit = 'b'): Fork => ({
    chainId,
    blockNumber,
    blockHash: hashOf(digit),
  })
  const namesOf = (forks: readonly Fork[]) => forks.map(({ chainId, blockNumber }) => `${chainId}/${blockNumber}`)

  /** Stores forks that were used one second after the other. */
  async function storeForks(folder: string, forks: readonly Fork[]): Promise<void> {
    for (const [index, fork] of forks.entries()) {
      await store(folder, { a: '1' }, fork)
      await utimes(pathOfFork(folder, fork), 1_000 + index, 1_000 + index)
    }
  }

  it('is listed with chain, block, size and last use, the last used first', async () => {
    const folder = await temporaryFolder()
    await storeForks(folder, [forkOf(30, 1), forkOf(31, 2, 'c')])
    const [first, second] = await listForks(folder)
    expect(first).toEqual({ ...forkOf(31, 2, 'c'), bytes: expect.any(Number), lastUsedMs: 1_001_000 })
    expect(first?.bytes).toBeGreaterThan(1_000)
    expect(second).toMatchObject(forkOf(30, 1))
  })

  it('may be missing', async () => {
    expect(await listForks('/nonexistent/forks')).toEqual([])
    expect(await clearForks('/nonexistent/forks')).toEqual([])
  })

  it('other files and links are left alone', async () => {
    const folder = await temporaryFolder()
    const [fork, link] = [forkOf(30, 1), forkOf(30, 2)]
    await storeForks(folder, [fork])
    await writeFile(join(folder, '30', 'notes.sqlite'), '')
    await symlink(pathOfFork(folder, fork), pathOfFork(folder, link))
    expect(namesOf(await clearForks(folder))).toEqual(['30/1'])
    expect(await readdir(join(folder, '30'))).toHaveLength(2)
  })

  it('is cleared, all of it or one chain', async () => {
    const folder = await temporaryFolder()
    await storeForks(folder, [forkOf(30, 1), forkOf(31, 2)])
    expect(namesOf(await clearForks(folder, 31))).toEqual(['31/2'])
    expect(await readdir(folder)).toEqual(['30'])
    expect(namesOf(await clearForks(folder))).toEqual(['30/1'])
    expect(await readdir(folder)).toEqual([])
  })

  it('loses the least recently used forks when a new one is opened and it is too large', async () => {
    const folder = await temporaryFolder()
    await storeForks(folder, [forkOf(30, 1), forkOf(30, 2), forkOf(30, 3)])
    const [newest] = await listForks(folder)
    const { kept } = await open(folder, { fork: forkOf(30, 4), maxFolderBytes: 2 * (newest?.bytes ?? 0) })
    await kept.close()
    expect(namesOf(await listForks(folder))).toEqual(['30/4', '30/3', '30/2'])
  })

  it('the fork that is opened stays, however large', async () => {
    const folder = await temporaryFolder()
    await storeForks(folder, [FORK, forkOf(30, 8)])
    const { kept } = await open(folder, { maxFolderBytes: 0 })
    expect(await kept.get('a')).toBe('1')
    await kept.close()
    expect(namesOf(await listForks(folder))).toEqual(['30/7'])
  })
})
