import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ModuleName } from '../../scripts/wasm/compile.mjs'
import type { Bytes } from '../../src/base/bytes.ts'
import { cacheFolder, hashSources, storeFile } from '../_setup/cache.ts'

/** Files and folders that determine the bytes of the binaries. */
const SOURCES = ['src/evm', 'src/crypto', 'scripts/wasm', 'package-lock.json']
/** Max. number of stored binaries. */
const MAX_STORED = 8
const CACHE = cacheFolder('scion-checked')

/**
 * Returns a WebAssembly binary that checks each memory access and traps on a wrong one. Compiling it takes seconds, so it is
 * stored once for each state of the sources.
 */
export async function compileChecked(name: ModuleName): Promise<Bytes> {
  const path = join(CACHE, `${name}-${await hashSources(SOURCES)}.wasm`)
  if (!existsSync(path)) {
    const { compileModule } = await import('../../scripts/wasm/compile.mjs') // loads the compiler
    const binary = await compileModule(name, { checks: true })
    await storeFile(path, binary, MAX_STORED)
  }
  return new Uint8Array(await readFile(path))
}
