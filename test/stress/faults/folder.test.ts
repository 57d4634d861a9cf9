import { spawn, spawnSync } from 'node:child_process'
import {
  closeSync,
  cpSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { until } from '../../_helpers/until.ts'
import { ask, type Reply } from '../../_helpers/wire.ts'
import { makeChain } from '../../cli/_chains.ts'
import { countOf } from '../_campaign.ts'
import { makeFolder, placeIn } from './engines.ts'
import { MAIN, NodeEnded, startNode } from './node.ts'
import { findFaults } from './verify.ts'
import { startWriters } from './writers.ts'

const PAGE_BYTES = 4096
/** Files that a first start leaves until it serves: three databases with lock, log and index, and the local key. */
const FIRST_FILES = 10
const DAMAGED_BYTES = 4 * PAGE_BYTES
const PARTS = [0.15, 0.45, 0.75]

/** Starts a node that must not start. Returns its exit code and its output. */
async function startInVain(folder: string): Promise<{ code: number | null; output: string }> {
  try {
    await startNode(['--data', folder])
  } catch (error) {
    if (error instanceof NodeEnded) return { code: error.code, output: error.output }
    throw error
  }
  throw new Error('the node has started')
}

/** Blocks of a chain, with a transfer each. */
const BLOCKS = 24

/** A data folder with a chain, and its database. */
async function createFolder(): Promise<{ folder: string; file: string }> {
  const folder = await makeChain(BLOCKS)
  return { folder, file: fileIn(folder) }
}

const fileIn = (folder: string) => join(folder, 'regtest-sandbox.sqlite')

async function readBlocks(url: string): Promise<Reply['body'][]> {
  const answers: Reply['body'][] = []
  for (let number = 0; number <= BLOCKS; number++) {
    answers.push(await ask(url, 'eth_getBlockByNumber', `0x${number.toString(16)}`, true))
  }
  return answers
}

it('a data folder that cannot be written is refused in one line and stays as it is', async (context) => {
  const { folder, file } = await createFolder()
  const before = readFileSync(file)
  if (spawnSync('mount', ['--bind', folder, folder]).status !== 0) {
    return context.skip('mounting is not permitted here')
  }
  onTestFinished(() => void spawnSync('umount', ['--lazy', folder]))
  spawnSync('mount', ['-o', 'remount,bind,ro', folder])
  const { code, output } = await startInVain(folder)
  expect(code).toBe(1)
  expect(output).toMatch(/^data: must be readable and writable, got .*\n$/)
  expect(readFileSync(file).equals(before)).toBe(true)
})

it('a node that is killed at any file of its first start leaves no empty database, and starts again', async () => {
  const kills = countOf({ small: 3, long: 30 })
  for (let kill = 0; kill < kills; kill++) {
    const folder = await makeFolder()
    const child = spawn(process.execPath, [MAIN, 'start', '--data', folder, '--networks', 'regtest', '--port', '0'])
    const ended = new Promise((resolve) => child.once('close', resolve))
    onTestFinished(() => void child.kill('SIGKILL'))
    const wanted = 1 + ((5 * kill) % FIRST_FILES)
    await until(() => readdirSync(folder).length >= wanted)
    child.kill('SIGKILL')
    await ended
    for (const name of readdirSync(folder)) {
      if (name.endsWith('.sqlite')) expect(statSync(join(folder, name)).size, name).toBeGreaterThan(0)
    }
    await (await startNode(['--data', folder])).kill()
  }
})

it('a data file that is no database is refused in one line', async () => {
  const { folder, file } = await createFolder()
  writeFileSync(file, new Uint8Array(PAGE_BYTES).fill(0x5a))
  const { code, output } = await startInVain(folder)
  expect(code).toBe(1)
  expect(output).toMatch(/^data: must contain readable databases, got .*\n$/)
})

it('a damaged data file is refused or answered with errors, never with wrong data', async () => {
  const { folder, file } = await createFolder()
  const node = await startNode(['--data', folder])
  const before = await readBlocks(node.url)
  expect(before.filter(({ result }) => result === null)).toEqual([])
  await node.stop()
  const size = statSync(file).size
  const damages = [
    (copy: string) => truncateSync(copy, wholePages(size / 2)),
    ...PARTS.map((part) => (copy: string) => overwrite(copy, wholePages(size * part))),
  ]
  for (const damage of damages) expect(await readDamaged(folder, before, damage)).toBe('noticed')
})

const wholePages = (bytes: number) => Math.floor(bytes / PAGE_BYTES) * PAGE_BYTES

function overwrite(file: string, from: number): void {
  const handle = openSync(file, 'r+')
  writeSync(handle, new Uint8Array(DAMAGED_BYTES).fill(0xa5), 0, DAMAGED_BYTES, from)
  closeSync(handle)
}

/**
 * Starts a node on a damaged copy: it ends with one line or answers with errors (noticed), or answers as before (harmless).
 * Any other answer fails the test.
 */
async function readDamaged(
  original: string,
  blocks: readonly Reply['body'][],
  damage: (file: string) => void,
): Promise<'noticed' | 'harmless'> {
  const folder = await makeFolder()
  cpSync(original, folder, { recursive: true })
  damage(fileIn(folder))
  try {
    const node = await startNode(['--data', folder])
    const answers = await readBlocks(node.url)
    await node.kill()
    const results = answers.map((answer, number) => [answer, blocks[number]]).filter(([answer]) => !answer?.error)
    for (const [answer, before] of results) expect(answer).toEqual(before)
    return results.length < answers.length ? 'noticed' : 'harmless'
  } catch (error) {
    if (!(error instanceof NodeEnded)) throw error
    expect(error.code).toBe(1)
    expect(error.output).toMatch(/^data: .*\n$/)
    return 'noticed'
  }
}

it('a second process on the same data is refused, and the first one continues', async () => {
  const folder = await makeFolder()
  const node = await startNode(['--data', folder])
  const writers = startWriters(node.url, 8)
  await writers.answered(1)
  const { code, output } = await startInVain(folder)
  writers.stop()
  await writers.ended()
  expect(code).toBe(1)
  expect(output).toMatch(/^data: must not be in use by another process, got .*\n$/)
  expect(writers.refusals).toEqual([])
  await node.kill()
  expect(writers.promised.length).toBeGreaterThan(0)
  expect(await findFaults(placeIn(folder), writers.promised, 1)).toEqual([])
})
