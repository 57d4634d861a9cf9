// `npm run machine`: compiles what is run in WebAssembly into generated/machine; `--check` only says whether it is what the source compiles to.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { install } from '../prepare/packages.mjs'
import { at } from '../prepare/root.mjs'

await install(true)
const { compileArithmetic, compileCurve, compileKeccak, compileMachine } = await import('./compile.mjs') // not before the compiler is there

print({
  path: 'generated/machine/binary.ts',
  source: 'src/evm/machine/wasm',
  name: 'MACHINE_BINARY',
  what: "The EVM's machine",
  binary: await compileMachine(),
})
print({
  path: 'generated/machine/arithmetic.ts',
  source: 'src/evm/precompiles/wasm',
  name: 'ARITHMETIC_BINARY',
  what: 'Arithmetic of precompiles',
  binary: await compileArithmetic(),
})
print({
  path: 'generated/machine/bn128.ts',
  source: 'src/evm/precompiles/wasm/bn128',
  name: 'BN128_BINARY',
  what: 'The curve bn128',
  binary: await compileCurve(),
})
print({
  path: 'generated/machine/keccak.ts',
  source: 'src/base/wasm',
  name: 'KECCAK_BINARY',
  what: 'Keccak-256',
  binary: await compileKeccak(),
})

function print({ path, source, name, what, binary }) {
  const text = `// Generated from ${source} by scripts/machine. Do not edit.

/** ${what}, in base64: ${binary.length} bytes of WebAssembly. */
export const ${name} =
  '${Buffer.from(binary).toString('base64')}'
`
  if (!process.argv.includes('--check')) {
    mkdirSync(dirname(at(path)), { recursive: true })
    writeFileSync(at(path), text)
    console.log(`${path}: ${binary.length} bytes`)
  } else if (readFileSync(at(path), 'utf8') !== text) {
    console.error(`${path} is not what ${source} compiles to: run npm run machine`)
    process.exitCode = 1
  }
}
