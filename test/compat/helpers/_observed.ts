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

export const NAMES: readonly NetworkName[] = ['Hardhat', 'anvil', 'scion dev', '--compat ethereum', '--compat hardhat']

export const fileOf = (name: NetworkName): string => join(import.meta.dirname, 'observed', FILES[name])

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
