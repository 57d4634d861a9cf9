// Compiles src/evm/machine/wasm to WebAssembly: the EVM's machine, and the curve bn128 in a module of its own.
import asc from 'assemblyscript/asc'
import { root } from '../prepare/root.mjs'

const CONSTANTS = '256'
const OPTIONS = ['--runtime', 'stub', '--use', 'abort=', '--enable', 'simd', '--memoryBase', CONSTANTS]
const FAST = ['-O3', '--converge', '--noAssert']

const MACHINE_PAGES = '1024' // MEMORY_BYTES of the machine's layout
const MACHINE_MEMORY = ['--importMemory', '--initialMemory', MACHINE_PAGES, '--maximumMemory', MACHINE_PAGES]
const CURVE_PAGES = '1'
const CURVE_MEMORY = ['--initialMemory', CURVE_PAGES, '--maximumMemory', CURVE_PAGES]

async function compile(source, options) {
  let binary
  const files = {
    writeFile(name, contents) {
      if (name.endsWith('.wasm')) binary = contents
    },
  }
  const args = [`src/evm/machine/wasm/${source}`, '--baseDir', root, '--outFile', 'machine.wasm', ...OPTIONS]
  const { error, stderr } = await asc.main([...args, ...options], files)
  if (error !== null || binary === undefined) throw new Error(`${error ?? ''}\n${stderr}`)
  return binary
}

/** The binary; with `checks` every place in memory is looked at before it is used, and a wrong one traps. */
export async function compileMachine({ checks = false } = {}) {
  return compile('run.ts', [...MACHINE_MEMORY, '--use', `CHECKS=${checks ? 1 : 0}`, ...(checks ? ['-O1'] : FAST)])
}

/** The binary of the curve bn128. */
export async function compileCurve() {
  return compile('bn128/run.ts', [...CURVE_MEMORY, ...FAST])
}
