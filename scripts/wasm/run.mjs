// `npm run wasm`: compiles the WebAssembly modules into generated/wasm; `--check` only reports files that differ from their source.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { install } from '../prepare/packages.mjs'
import { at } from '../prepare/root.mjs'

await install({ forTests: true })
const { compileModule, MODULES } = await import('./compile.mjs') // not before the compiler is installed

for (const [name, { source, title }] of Object.entries(MODULES)) print(name, source, title, await compileModule(name))

function print(name, source, title, binary) {
  const path = `generated/wasm/${name}.ts`
  const text = `// Generated from ${source} by scripts/wasm. Do not edit.

/** ${title}, in base64: ${binary.length} bytes of WebAssembly. */
export const ${name.toUpperCase()}_BINARY =
  '${Buffer.from(binary).toString('base64')}'
`
  if (!process.argv.includes('--check')) {
    mkdirSync(dirname(at(path)), { recursive: true })
    writeFileSync(at(path), text)
    console.log(`${path}: ${binary.length} bytes`)
  } else if (readFileSync(at(path), 'utf8') !== text) {
    console.error(`${path} is not what ${source} compiles to: run npm run wasm`)
    process.exitCode = 1
  }
}
