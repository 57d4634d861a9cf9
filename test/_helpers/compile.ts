import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import solc from 'solc'
import type { Abi, Hex } from 'viem'

export interface Artifact {
  readonly abi: Abi
  readonly bytecode: Hex
}

interface SolcOutput {
  readonly errors?: ReadonlyArray<{ readonly severity: string; readonly formattedMessage: string }>
  readonly contracts: Record<string, Record<string, { abi: Abi; evm: { bytecode: { object: string } } }>>
}

const require = createRequire(import.meta.url)
let compiled: ReadonlyMap<string, Artifact> | undefined

/** The contracts of `test/compat/contracts` by name, compiled once for Rootstock's newest rules. */
export function requireArtifact(name: string): Artifact {
  compiled ??= compileFolder(join(import.meta.dirname, '../compat/contracts'), 'cancun')
  const artifact = compiled.get(name)
  if (artifact === undefined) throw new Error(`there is no contract ${name}`)
  return artifact
}

/** The contracts of a folder by name; `isOptimized` false takes less time and makes longer code. */
export function compileFolder(
  folder: string,
  evmVersion: 'london' | 'cancun',
  isOptimized = true,
): ReadonlyMap<string, Artifact> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sol'))
  const sources = Object.fromEntries(files.map((file) => [file, { content: readFileSync(join(folder, file), 'utf8') }]))
  const input = {
    language: 'Solidity',
    sources,
    settings: {
      evmVersion,
      optimizer: isOptimized ? { enabled: true, runs: 200 } : { enabled: false },
      // Code of what is only imported is not wanted, and would take longer than the rest.
      outputSelection: Object.fromEntries(files.map((file) => [file, { '*': ['abi', 'evm.bytecode.object'] }])),
    },
  }
  const findImport = (path: string) => ({ contents: readFileSync(require.resolve(path), 'utf8') })
  const output: SolcOutput = JSON.parse(solc.compile(JSON.stringify(input), { import: findImport }))
  const errors = (output.errors ?? []).filter((error) => error.severity === 'error')
  if (errors.length > 0) throw new Error(errors.map((error) => error.formattedMessage).join('\n'))
  return new Map(
    files.flatMap((file) =>
      Object.entries(output.contracts[file] ?? {}).map(([name, contract]) => [
        name,
        { abi: contract.abi, bytecode: `0x${contract.evm.bytecode.object}` as const },
      ]),
    ),
  )
}
