// Writes what viem's test client, cast and forge observe on the node at SCION_URL to the file OBSERVED.
// Argument: an empty folder. PATH has cast and forge.
import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { observeCast } from './cast.mjs'
import { FORGE_PROJECT, observeForge } from './forge.mjs'
import { observeViem } from './viem.mjs'

const { SCION_URL: url = '', OBSERVED = '' } = process.env
const [, , folder = ''] = process.argv

const project = join(folder, 'forge')
for (const [name, text] of Object.entries(FORGE_PROJECT)) {
  mkdirSync(dirname(join(project, name)), { recursive: true })
  writeFileSync(join(project, name), text)
}

/** A command that takes longer has no answer of the node. */
const TIMEOUT_MS = 60_000

let lastId = 0
async function request(method, params = []) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: ++lastId, method, params })
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { error, result } = await response.json()
  if (error !== undefined) throw error
  return result
}

/** Runs a program of Foundry against the node, to its end. */
const run =
  (program) =>
  ([command, ...args]) =>
    new Promise((resolve) => {
      const options = { cwd: project, timeout: TIMEOUT_MS, env: { ...process.env, NO_COLOR: '1' } }
      execFile(program, [command, '--rpc-url', url, ...args], options, (error, stdout, stderr) =>
        resolve({ code: error === null ? 0 : error.code, stdout, stderr }),
      )
    })

const compiled = join(import.meta.dirname, '../hardhat2/node_modules/.cache/artifacts/contracts')
const contract = (name) => JSON.parse(readFileSync(join(compiled, `${name}.sol/${name}.json`), 'utf8'))

const observed = {
  'viem, mode anvil': await observeViem(url, 'anvil'),
  'viem, mode hardhat': await observeViem(url, 'hardhat'),
  cast: await observeCast(request, run('cast'), { counter: contract('Counter'), token: contract('Token') }),
  forge: await observeForge(request, run('forge')),
}
writeFileSync(OBSERVED, JSON.stringify(observed))
