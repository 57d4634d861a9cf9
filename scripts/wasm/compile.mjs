// Compiles what of the EVM is run in WebAssembly.
import asc from 'assemblyscript/asc'
import { root } from '../prepare/root.mjs'

const COMMON = ['--runtime', 'stub', '--use', 'abort=', '--memoryBase', '256']
const FAST = ['-O3', '--converge', '--noAssert']

const VECTORS = ['--enable', 'simd']

const memoryOf = (pages) => ['--initialMemory', pages, '--maximumMemory', pages]

/** The interpreter; with `checks` every place in memory is looked at before it is used, and a wrong one traps. */
export function compileMachine({ checks = false } = {}) {
  const pages = memoryOf('1024') // MEMORY_BYTES of the machine's layout
  return compile('src/evm/wasm/assembly/run.ts', ['--importMemory', ...pages, ...VECTORS], checks)
}

/** Arithmetic of precompiles, and `checks` likewise. */
export function compileArithmetic({ checks = false } = {}) {
  return compile('src/crypto/assembly/arithmetic.ts', memoryOf('1'), checks)
}

/** Keccak-256, for all that is hashed outside of the machine. */
export function compileKeccak() {
  return compile('src/crypto/assembly/keccak.ts', memoryOf('1'), false)
}

/** The curve bn128. */
export function compileCurve() {
  return compile('src/crypto/assembly/bn128/run.ts', [...memoryOf('1'), ...VECTORS], false)
}

async function compile(source, options, checks) {
  let binary
  const files = {
    writeFile(name, contents) {
      if (name.endsWith('.wasm')) binary = contents
    },
  }
  const args = [source, '--baseDir', root, '--outFile', 'module.wasm', ...COMMON, ...options]
  const { error, stderr } = await asc.main(
    [...args, '--use', `CHECKS=${checks ? 1 : 0}`, ...(checks ? ['-O1'] : FAST)],
    files,
  )
  if (error !== null || binary === undefined) throw new Error(`${error ?? ''}\n${stderr}`)
  return binary
}
