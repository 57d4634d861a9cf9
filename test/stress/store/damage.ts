import { closeSync, openSync, readSync, statSync, truncateSync, writeSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { equalBytes } from '../../../src/base/bytes.ts'
import { StoreError } from '../../../src/storage/errors.ts'
import type { SqlRow } from '../../../src/storage/sql.ts'
import { createRandom } from '../../_helpers/random.ts'
import { copyOf, makeScene, type Rows, readRows, type Scene } from '../../storage/sqlite/sums/scene.ts'

const PAGE_BYTES = 4_096
const FILES = ['', '-wal', '-sums', '-shm'] as const

/** What is done to a file; `below` draws numbers. */
const DAMAGES = {
  flip(path: string, below: (limit: number) => number) {
    change(path, below(statSync(path).size), (byte) => byte ^ (1 << below(8)))
  },
  overwrite(path: string, below: (limit: number) => number) {
    const from = below(statSync(path).size)
    for (let at = from; at < Math.min(from + 1 + below(600), statSync(path).size); at++)
      change(path, at, () => below(256))
  },
  cut: (path: string, below: (limit: number) => number) => truncateSync(path, below(statSync(path).size)),
  swap(path: string, below: (limit: number) => number) {
    const pages = Math.max(1, Math.floor(statSync(path).size / PAGE_BYTES))
    swapPages(path, below(pages), below(pages))
  },
}

type Counts = Record<string, number>

/** Damages copies of a killed process's database, each in one way that the seed decides. Returns the outcomes by file and way. */
export async function runDamages(seed: number, copies: number): Promise<Counts> {
  const below = createRandom(seed)
  const scene = await makeScene(100 + below(300), 1 + below(100))
  const counts: Counts = {}
  for (let copy = 0; copy < copies; copy++) {
    const file = FILES[below(10) < 5 ? 0 : 1 + below(3)] ?? ''
    const [name, damage] = Object.entries(DAMAGES)[below(4)] ?? fail()
    const outcome: Outcome = await openDamaged(scene, (path) => damage(`${path}${file}`, below)).catch((error) => {
      throw new Error(`seed ${seed}, copy ${copy}: ${name} of ${file}`, { cause: error })
    })
    const key = `${file === '' ? 'file' : file} ${name} ${outcome}`
    counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}

function change(path: string, at: number, to: (byte: number) => number): void {
  const file = openSync(path, 'r+')
  const bytes = new Uint8Array(1)
  readSync(file, bytes, 0, 1, at)
  writeSync(file, Uint8Array.of(to(bytes[0] ?? 0)), 0, 1, at)
  closeSync(file)
}

function swapPages(path: string, one: number, other: number): void {
  const file = openSync(path, 'r+')
  const [first, second] = [one, other].map((page) => {
    const bytes = new Uint8Array(PAGE_BYTES)
    readSync(file, bytes, 0, PAGE_BYTES, page * PAGE_BYTES)
    return bytes
  })
  if (first !== undefined) writeSync(file, first, 0, PAGE_BYTES, other * PAGE_BYTES)
  if (second !== undefined) writeSync(file, second, 0, PAGE_BYTES, one * PAGE_BYTES)
  closeSync(file)
}

function fail(): never {
  throw new Error('there is no such damage')
}

type Outcome = 'reported' | 'harmless'

/** Opens a copy that `damage` has changed. Throws unless it is refused or has every row as before. */
async function openDamaged(scene: Scene, damage: (path: string) => void): Promise<Outcome> {
  const place = await copyOf(scene.folder)
  damage(place.path)
  try {
    const found = await readRows(place)
    if (!sameRows(found, scene.rows)) throw new Error('other rows than before')
    return 'harmless'
  } catch (error) {
    if (error instanceof StoreError && ['storeDamaged', 'storeCorrupted'].includes(error.kind)) return 'reported'
    throw error
  } finally {
    await rm(dirname(place.path), { recursive: true }) // thousands of copies would fill the disk
  }
}

function sameRows(found: Rows, expected: Rows): boolean {
  if (found.size !== expected.size) return false
  return [...expected].every(([table, rows]) => {
    const others = found.get(table)
    return others?.length === rows.length && rows.every((row, index) => sameRow(row, others[index] ?? {}))
  })
}

function sameRow(one: SqlRow, other: SqlRow): boolean {
  const columns = Object.keys(one)
  return (
    columns.length === Object.keys(other).length && columns.every((column) => sameValue(one[column], other[column]))
  )
}

function sameValue(one: SqlRow[string] | undefined, other: SqlRow[string] | undefined): boolean {
  return one instanceof Uint8Array && other instanceof Uint8Array ? equalBytes(one, other) : one === other
}
