// Compiles the EVM's machine, src/evm/machine/wasm, to WebAssembly.
import asc from 'assemblyscript/asc'
import { root } from '../prepare/root.mjs'

const PAGES = '1024' // MEMORY_BYTES of the machine's layout
const CONSTANTS = '256'
const OPTIONS = [
  ...['--runtime', 'stub', '--use', 'abort=', '--enable', 'simd'],
  ...['--importMemory', '--initialMemory', PAGES, '--maximumMemory', PAGES, '--memoryBase', CONSTANTS],
]
const FAST = ['-O3', '--converge', '--noAssert']

/** The binary; with `checks` every place in memory is looked at before it is used, and a wrong one traps. */
export async function compileMachine({ checks = false } = {}) {
  let binary
  const files = {
    writeFile(name, contents) {
      if (name.endsWith('.wasm')) binary = contents
    },
  }
  const args = ['src/evm/machine/wasm/run.ts', '--baseDir', root, '--outFile', 'machine.wasm', ...OPTIONS]
  const { error, stderr } = await asc.main(
    [...args, '--use', `CHECKS=${checks ? 1 : 0}`, ...(checks ? ['-O1'] : FAST)],
    files,
  )
  if (error !== null || binary === undefined) throw new Error(`${error ?? ''}\n${stderr}`)
  return binary
}
