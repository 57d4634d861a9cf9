#!/usr/bin/env node
// The compiler of forge (FOUNDRY_SOLC): npm's solc, which is JavaScript, with the options that forge uses.
import { text } from 'node:stream/consumers'
import solc from 'solc'

if (process.argv.includes('--version')) {
  const version = solc.version().replace('Emscripten.clang', 'Linux.g++')
  process.stdout.write(`solc, the solidity compiler commandline interface\nVersion: ${version}\n`)
} else {
  process.stdout.write(solc.compile(await text(process.stdin)))
}
