import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Bytes } from '../../src/base/bytes.ts'

const PROJECT = join(import.meta.dirname, '../..')
const CACHE = join(PROJECT, 'node_modules/.cache/scion-checked')
/** More than a binary is compiled from, so that none is left out. */
const SOURCES = ['src/evm', 'src/base']
const TOOLS = ['scripts/machine/compile.mjs', 'package-lock.json']

/**
 * A binary that looks at each place in memory before it uses it, and traps where that is wrong. It takes seconds to compile,
 * and is kept for as long as nothing changes that it is compiled from.
 */
export async function compileChecked(what: 'machine' | 'arithmetic'): Promise<Bytes> {
  const name = `${what}-${digestOfSources()}.wasm`
  const path = join(CACHE, name)
  const kept = readKept(path)
  if (kept !== undefined) return kept
  const { compileArithmetic, compileMachine } = await import('../../scripts/machine/compile.mjs') // loads the compiler
  const binary = await (what === 'machine' ? compileMachine : compileArithmetic)({ checks: true })
  keep(path, binary)
  for (const other of readdirSync(CACHE)) {
    if (other.startsWith(`${what}-`) && other.endsWith('.wasm') && other !== name)
      rmSync(join(CACHE, other), { force: true })
  }
  return binary
}

function keep(path: string, binary: Bytes): void {
  mkdirSync(CACHE, { recursive: true })
  const written = `${path}.${process.pid}`
  writeFileSync(written, binary)
  renameSync(written, path) // another process never reads half of it
}

function readKept(path: string): Bytes | undefined {
  try {
    return Uint8Array.from(readFileSync(path))
  } catch {
    return undefined // it has not been compiled yet
  }
}

function digestOfSources(): string {
  const hash = createHash('sha256')
  for (const folder of SOURCES) {
    const files = readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' })
    for (const file of files.filter((name) => name.endsWith('.ts')).sort()) add(join(folder, file))
  }
  for (const file of TOOLS) add(file)
  return hash.digest('hex').slice(0, 32)

  function add(file: string): void {
    const text = readFileSync(join(PROJECT, file))
    hash.update(`${file}\n${text.length}\n`).update(text)
  }
}
