// Compiles the AssemblyScript of src/crypto and src/evm.
import asc from 'assemblyscript/asc'
import { root } from '../prepare/root.mjs'

const COMMON = ['--runtime', 'stub', '--use', 'abort=', '--memoryBase', '256']
const FAST = ['-O3', '--converge', '--noAssert']
const SIMD = ['--enable', 'simd']

const memoryOf = (pages) => ['--initialMemory', pages, '--maximumMemory', pages]

/** Each module of generated/wasm: its entry file, and what it is. */
export const MODULES = {
  interpreter: {
    source: 'src/evm/wasm/assembly/run.ts',
    options: ['--importMemory', ...memoryOf('1024'), ...SIMD], // MEMORY_BYTES of src/evm/wasm/layout.ts
    title: "The EVM's interpreter",
  },
  keccak: { source: 'src/crypto/assembly/keccak.ts', options: memoryOf('1'), title: 'Keccak-256' },
  modexp: { source: 'src/crypto/assembly/modexp.ts', options: memoryOf('1'), title: 'Modular powers' },
  blake2: {
    source: 'src/crypto/assembly/blake2.ts',
    options: memoryOf('1'),
    title: "BLAKE2b's compression function",
  },
  bn254: {
    source: 'src/crypto/assembly/bn254/module.ts',
    options: [...memoryOf('1'), ...SIMD],
    title: 'The curve bn254',
  },
}

/** Compiles a module by its name; with `checks` it traps on an address outside of its range. */
export async function compileModule(name, { checks = false } = {}) {
  const { source, options } = MODULES[name]
  let binary
  const files = {
    writeFile(file, contents) {
      if (file.endsWith('.wasm')) binary = contents
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
