import { realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Bytes } from '../../../base/bytes.ts'
import { toHex } from '../../../base/hex.ts'
import { readRegularFile } from '../../../base/readRegularFile.ts'
import { keccak256 } from '../../../crypto/keccak.ts'
import type { SourceFile, SourceMaps } from './contract.ts'

/** Size of the largest source that is read, in bytes. */
const MAX_SOURCE_BYTES = 2 ** 20
const KEPT_SOURCES = 64
const KEPT_MAPS = 16
const JUMP = 0x56
const JUMPI = 0x57
const PUSH1 = 0x60
const PUSH32 = 0x7f

/** A source as it was compiled. */
interface Source {
  /** Path in the project. */
  readonly path: string
  readonly text: Bytes
}

/** A place in a source. */
interface Place {
  readonly start: number
  readonly file: SourceFile
}

/** Finds the lines of sources to which code belongs. */
export type SourceLines = ReturnType<typeof createSourceLines>

/** Creates a finder for the sources in this folder. A source that has changed since its compilation has no lines. */
export function createSourceLines(folder: string) {
  const texts = new LRUCache<string, Promise<Source | undefined>>({ max: KEPT_SOURCES })
  const parsed = new LRUCache<string, readonly MapEntry[]>({ max: KEPT_MAPS })

  /** Returns the newest of the steps that failed in a source of the project: checks are in code of the compiler. */
  function findPlace({ sources }: SourceMaps, map: string, code: Bytes, positions: readonly number[]) {
    const entries = parsed.get(map) ?? parseSourceMap(map)
    parsed.set(map, entries)
    const instructions = numberInstructions(code, positions)
    const steps = positions.map((position) => ({
      opcode: code[position],
      entry: entries[instructions.get(position) ?? -1],
    }))
    for (const { entry } of steps.slice(findFailed(steps))) {
      const file = entry && sources.get(entry.file)
      if (entry !== undefined && file !== undefined && entry.length > 0) return { start: entry.start, file }
    }
    return undefined
  }

  async function toLine({ start, file }: Place): Promise<string | undefined> {
    const key = `${file.path} ${file.hash}`
    const reading = texts.get(key) ?? readSource(folder, file)
    texts.set(key, reading)
    const source = await reading
    return source && `${source.path}:${1 + countLineBreaks(source.text.subarray(0, start))}`
  }

  return {
    /** Returns file and line of the newest of these positions in code; undefined if it is unknown. */
    async find(
      maps: SourceMaps,
      code: Bytes,
      { isInit, positions }: { isInit: boolean; positions: readonly number[] },
    ) {
      const place = findPlace(maps, isInit ? maps.init : maps.runtime, code, positions)
      return place && toLine(place)
    },
  }
}

interface MapEntry {
  readonly start: number
  readonly length: number
  readonly file: number
  /** Whether a jump enters a function (`i`), leaves it (`o`), or does neither (`-`). */
  readonly jump: string
}

interface Step {
  readonly opcode: number | undefined
  readonly entry: MapEntry | undefined
}

/**
 * Returns the index of the step, newest first, at which a failure is looked for. The optimiser lets several statements
 * share their last block, which has the source of only one of them. So the jump into the last block counts; if a function
 * has returned into it, the jump into that function; and the block itself if it begins a function or follows a condition.
 */
function findFailed(steps: readonly Step[]): number {
  const entered = steps.findIndex(({ opcode }) => opcode === JUMP || opcode === JUMPI)
  const jump = steps[entered]
  if (jump?.opcode !== JUMP || jump.entry?.jump === 'i') return 0
  let depth = 0
  for (let index = entered; index < steps.length; index++) {
    const { opcode, entry } = steps[index] ?? {}
    if (opcode !== JUMP) continue
    if (entry?.jump === 'o') depth++
    else if (entry?.jump === 'i') depth--
    if (depth <= 0) return index
  }
  return 0
}

/** Parses Solidity's source map: an entry `start:length:file:jump` per instruction, in which empty fields repeat. */
function parseSourceMap(map: string): readonly MapEntry[] {
  let entry: MapEntry = { start: 0, length: 0, file: -1, jump: '-' }
  return map.split(';').map((text) => {
    if (text === '') return entry
    const [start = '', length = '', file = '', jump = ''] = text.split(':', 4)
    entry = {
      start: start === '' ? entry.start : Number(start),
      length: length === '' ? entry.length : Number(length),
      file: file === '' ? entry.file : Number(file),
      jump: jump === '' ? entry.jump : jump,
    }
    return entry
  })
}

/** Returns the number of the instruction at each of these positions. */
function numberInstructions(code: Bytes, positions: readonly number[]): ReadonlyMap<number, number> {
  const wanted = new Set(positions)
  const numbers = new Map<number, number>()
  for (let at = 0, number = 0; at < code.length; at++, number++) {
    if (wanted.has(at)) numbers.set(at, number)
    const opcode = code[at] ?? 0
    if (opcode >= PUSH1 && opcode <= PUSH32) at += opcode - PUSH1 + 1
  }
  return numbers
}

/** Returns the paths at which a source with this name may be. Hardhat 3 names projects and packages before the path. */
function pathsOf(name: string): string[] {
  const inPackage = /^npm\/((?:@[^/]+\/)?[^/@]+)@[^/]+\/(.*)$/s.exec(name)
  if (inPackage !== null) return [join('node_modules', inPackage[1] ?? '', inPackage[2] ?? '')]
  return [name, name.replace(/^project\//, ''), join('node_modules', name)]
}

/** Returns the text of a source if it is in the folder, and as it was compiled. */
async function readSource(folder: string, { path: name, hash }: SourceFile): Promise<Source | undefined> {
  for (const path of pathsOf(name)) {
    const text = await readWithin(folder, path)
    if (text !== undefined && toHex(keccak256(text)) === hash) return { path, text }
  }
  return undefined
}

/** Returns the bytes of a regular file in the folder; undefined for others, also if a link leads out of it. */
async function readWithin(folder: string, path: string): Promise<Bytes | undefined> {
  try {
    const [root, real] = [await realpath(folder), await realpath(join(folder, path))]
    if (!real.startsWith(`${root}${sep}`)) return undefined
    return readRegularFile(real, MAX_SOURCE_BYTES, { followsLinks: false })
  } catch {
    return undefined // the log has no line then
  }
}

function countLineBreaks(text: Bytes): number {
  let count = 0
  for (const byte of text) if (byte === 10) count++
  return count
}
