import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { NetworkName } from './_networks.ts'

/** The observed effects of helpers on a network, by library and case. */
export type Observed = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** The networks, each with a file of its own. */
const FILES: Readonly<Record<NetworkName, string>> = {
  Hardhat: 'hardhat.json',
  anvil: 'anvil.json',
  'scion dev': 'dev.json',
  '--compat ethereum': 'ethereum.json',
  '--compat hardhat': 'hardhat-mode.json',
}

/** The networks of other projects. */
export const OTHERS: readonly NetworkName[] = ['Hardhat', 'anvil']
export const OURS: readonly NetworkName[] = ['scion dev', '--compat ethereum', '--compat hardhat']

export const fileOf = (name: NetworkName): string => join(import.meta.dirname, 'observed', FILES[name])
/** The file with the hash of the inputs of a record. */
export const inputsOf = (name: NetworkName): string => fileOf(name).replace(/json$/, 'sha256')

export async function readObserved(name: NetworkName): Promise<Observed> {
  return JSON.parse(await readFile(fileOf(name), 'utf8'))
}

/** Prints observations with one line for each case. */
export function printObserved(observed: Observed): string {
  const libraries = Object.entries(observed).map(([library, cases]) => {
    const lines = Object.entries(cases).map(([name, seen]) => `    ${JSON.stringify(name)}: ${JSON.stringify(seen)}`)
    return `  ${JSON.stringify(library)}: {\n${lines.join(',\n')}\n  }`
  })
  return `{\n${libraries.join(',\n')}\n}\n`
}
