// `npm run wasm`: compiles what is run in WebAssembly into generated/wasm; `--check` only says whether it is what the source compiles to.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { install } from '../prepare/packages.mjs'
import { at } from '../prepare/root.mjs'

await install({ forTests: true })
const { compileArithmetic, compileCurve, compileKeccak, compileMachine } = await import('./compile.mjs') // not before the compiler is there

print({
  path: 'generated/wasm/binary.ts',
  source: 'src/evm/wasm/assembly',
  name: 'MACHINE_BINARY',
  what: "The EVM's machine",
  binary: await compileMachine(),
})
print({
  path: 'generated/wasm/arithmetic.ts',
  source: 'src/crypto/assembly',
  name: 'ARITHMETIC_BINARY',
  what: 'Arithmetic of precompiles',
  binary: await compileArithmetic(),
})
print({
  path: 'generated/wasm/bn128.ts',
  source: 'src/crypto/assembly/bn128',
  name: 'BN128_BINARY',
  what: 'The curve bn128',
  binary: await compileCurve(),
})
print({
  path: 'generated/wasm/keccak.ts',
  source: 'src/crypto/assembly',
  name: 'KECCAK_BINARY',
  what: 'Keccak-256',
  binary: await compileKeccak(),
})

function print({ path, source, name, what, binary }) {
  const text = `// Generated from ${source} by scripts/wasm. Do not edit.

/** ${what}, in base64: ${binary.length} bytes of WebAssembly. */
export const ${name} =
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
