// `npm run machine`: compiles src/evm/machine/wasm into generated/machine; `--check` only says whether that is what the source compiles to.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { install } from '../prepare/packages.mjs'
import { at } from '../prepare/root.mjs'

await install(true)
const { compileCurve, compileMachine } = await import('./compile.mjs') // not before the compiler is there

function print(file, source, name, what, binary) {
  const text = `// Generated from ${source} by scripts/machine. Do not edit.

/** ${what}, in base64: ${binary.length} bytes of WebAssembly. */
export const ${name} =
  '${Buffer.from(binary).toString('base64')}'
`
  const path = at(file)
  if (!process.argv.includes('--check')) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    console.log(`${file}: ${binary.length} bytes`)
  } else if (readFileSync(path, 'utf8') !== text) {
    console.error(`${file} is not what ${source} compiles to: run npm run machine`)
    process.exitCode = 1
  }
}

const source = 'src/evm/machine/wasm'
print('generated/machine/binary.ts', source, 'MACHINE_BINARY', "The EVM's machine", await compileMachine())
print('generated/machine/bn128.ts', `${source}/bn128`, 'BN128_BINARY', 'The curve bn128', await compileCurve())
