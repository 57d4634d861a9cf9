#!/usr/bin/env node
// The compiler of forge (FOUNDRY_SOLC): npm's solc, which is JavaScript, with the options that forge uses. Loading it takes a second of
// processor time, and many tests compile the same project. An output depends only on the version and the input, so it is stored.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const require = createRequire(import.meta.url)
const folder = join(import.meta.dirname, 'node_modules/.cache/solc')

const isVersionWanted = process.argv.includes('--version')
const input = isVersionWanted ? '--version' : await text(process.stdin)
const name = createHash('sha256')
  .update(`${require('solc/package.json').version}\n${input}`)
  .digest('hex')
const path = join(folder, name)
if (!existsSync(path)) store(await compile())
process.stdout.write(readFileSync(path))

async function compile() {
  const { default: solc } = await import('solc')
  if (!isVersionWanted) return solc.compile(input)
  const version = solc.version().replace('Emscripten.clang', 'Linux.g++')
  return `solc, the solidity compiler commandline interface\nVersion: ${version}\n`
}

/** Writes a file that another process never reads half written. */
function store(output) {
  mkdirSync(folder, { recursive: true })
  const unfinished = `${path}.${process.pid}`
  writeFileSync(unfinished, output)
  renameSync(unfinished, path)
}
