// `npm run machine`: compiles the EVM's machine into generated/machine; `--check` only says whether it is what the source compiles to.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { install } from '../prepare/packages.mjs'
import { at } from '../prepare/root.mjs'

const path = at('generated/machine/binary.ts')

await install(true)
const { compileMachine } = await import('./compile.mjs') // not before the compiler is there
const binary = Buffer.from(await compileMachine())
const text = `// Generated from src/evm/machine/wasm by scripts/machine. Do not edit.

/** The EVM's machine, in base64: ${binary.length} bytes of WebAssembly. */
export const MACHINE_BINARY =
  '${binary.toString('base64')}'
`
if (!process.argv.includes('--check')) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  console.log(`generated/machine/binary.ts: ${binary.length} bytes`)
} else if (readFileSync(path, 'utf8') !== text) {
  console.error('generated/machine/binary.ts is not what src/evm/machine/wasm compiles to: run npm run machine')
  process.exitCode = 1
}
