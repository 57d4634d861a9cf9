import { spawnSync } from 'node:child_process'
import { closeSync, cpSync, openSync, readFileSync, statSync, truncateSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { makeFolder, placeIn } from './engines.ts'
import { type Answer, ask, askText, NodeEnded, startNode } from './node.ts'
import { findFaults } from './verify.ts'
import { startWriters } from './writers.ts'

const PAGE_BYTES = 4096
const TURNS = 3
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

interface MadeChain {
  readonly folder: string
  readonly file: string
  readonly head: number
  /** The response of a node for each block. */
  readonly blocks: readonly Answer[]
}

/** A folder with a chain of some blocks. */
async function makeChain(): Promise<MadeChain> {
  const folder = await makeFolder()
  const node = await startNode(['--data', folder])
  await startWriters(node.url, 8, { turns: TURNS }).ended()
  const head = Number(await askText(node.url, 'eth_blockNumber'))
  const blocks = await readBlocks(node.url, head)
  await node.stop()
  return { folder, file: fileIn(folder), head, blocks }
}

const fileIn = (folder: string) => join(folder, 'regtest-sandbox.sqlite')

async function readBlocks(url: string, head: number): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let number = 0; number <= head; number++) {
    answers.push(await ask(url, 'eth_getBlockByNumber', `0x${number.toString(16)}`, true))
  }
  return answers
}

it('a data folder that cannot be written is refused in one line and stays as it is', async (context) => {
  const { folder, file } = await makeChain()
  const before = readFileSync(file)
  if (spawnSync('mount', ['--bind', folder, folder]).status !== 0) {
    return context.skip('mounting is not permitted here')
  }
  onTestFinished(() => void spawnSync('umount', ['--lazy', folder]))
  spawnSync('mount', ['-o', 'remount,bind,ro', folder])
  const { code, output } = await startInVain(folder)
  expect(code).toBe(1)
  expect(output).toMatch(/^data: the data folder cannot be opened for reading and writing .*\n$/)
  expect(readFileSync(file).equals(before)).toBe(true)
})

it('a data file that is no database is refused in one line', async () => {
  const { folder, file } = await makeChain()
  writeFileSync(file, new Uint8Array(PAGE_BYTES).fill(0x5a))
  const { code, output } = await startInVain(folder)
  expect(code).toBe(1)
  expect(output).toMatch(/^data: the data folder holds something that is not a readable database .*\n$/)
})

it('a damaged data file is refused or answered with errors, never with wrong data', async () => {
  const chain = await makeChain()
  const size = statSync(chain.file).size
  const cutOff = await readDamaged(chain, (file) => truncateSync(file, wholePages(size / 2)))
  expect(cutOff).toBe('noticed')
  const outcomes: string[] = []
  for (const part of PARTS) outcomes.push(await readDamaged(chain, (file) => overwrite(file, wholePages(size * part))))
  expect(outcomes).toEqual(['noticed', 'noticed', 'noticed'])
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
async function readDamaged(chain: MadeChain, damage: (file: string) => void): Promise<'noticed' | 'harmless'> {
  const folder = await makeFolder()
  cpSync(chain.folder, folder, { recursive: true })
  damage(fileIn(folder))
  try {
    const node = await startNode(['--data', folder])
    const answers = await readBlocks(node.url, chain.head)
    await node.kill()
    const results = answers.map((answer, number) => [answer, chain.blocks[number]]).filter(([answer]) => !answer?.error)
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
  const { code, output } = await startInVain(folder)
  writers.stop()
  await writers.ended()
  expect(code).toBe(1)
  expect(output).toMatch(/^data: the data folder is in use by another process .*\n$/)
  expect(writers.refusals).toEqual([])
  await node.kill()
  expect(writers.promised.length).toBeGreaterThan(0)
  expect(await findFaults(placeIn(folder), writers.promised, 1)).toEqual([])
})
