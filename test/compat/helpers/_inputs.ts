import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const COMPAT = join(import.meta.dirname, '..')

/** The files in test/compat that determine what is observed on a network of another project. */
async function listInputs(): Promise<string[]> {
  const ofHardhat = ['hardhat.config.js', 'package-lock.json', 'scripts/helpers.js']
  const contracts = await readdir(join(COMPAT, 'contracts'))
  const cases = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.mjs'))
  return [
    ...['hardhat2', 'hardhat3'].flatMap((project) => ofHardhat.map((name) => `${project}/${name}`)),
    ...['tools/package-lock.json', 'helpers/_networks.ts'],
    ...contracts.sort().map((name) => `contracts/${name}`),
    ...cases.sort().map((name) => `helpers/${name}`),
  ]
}

/** Returns a hash of all that determines what is observed on a network of another project: cases, contracts, settings and versions. */
export async function hashInputs(): Promise<string> {
  const hash = createHash('sha256')
  for (const path of await listInputs()) hash.update(`${path}\n`).update(await readFile(join(COMPAT, path)))
  const viem = JSON.parse(await readFile(join(COMPAT, '../../node_modules/viem/package.json'), 'utf8'))
  return `${hash.update(viem.version).digest('hex')}\n`
}
