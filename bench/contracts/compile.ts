import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import solc from 'solc'
import type { Hex } from '../../src/base/hex.ts'

interface SolcOutput {
  readonly errors?: ReadonlyArray<{ readonly severity: string; readonly formattedMessage: string }>
  readonly contracts: Record<string, Record<string, { evm: { bytecode: { object: string } } }>>
}

/** Returns the creation code of the contracts in Work.sol. */
export function compileWork(root: string): { readonly token: Hex; readonly work: Hex } {
  const require = createRequire(join(root, 'bench/run.mjs'))
  const input = {
    language: 'Solidity',
    sources: { 'Work.sol': { content: readFileSync(join(root, 'bench/contracts/Work.sol'), 'utf8') } },
    settings: {
      evmVersion: 'cancun',
      optimizer: { enabled: true, runs: 200 },
      outputSelection: { '*': { '*': ['evm.bytecode.object'] } },
    },
  }
  const findImport = (path: string) => ({ contents: readFileSync(require.resolve(path), 'utf8') })
  const output: SolcOutput = JSON.parse(solc.compile(JSON.stringify(input), { import: findImport }))
  const errors = (output.errors ?? []).filter((error) => error.severity === 'error')
  if (errors.length > 0) throw new Error(errors.map((error) => error.formattedMessage).join('\n'))
  const codeOf = (name: string): Hex => `0x${output.contracts['Work.sol']?.[name]?.evm.bytecode.object ?? ''}`
  return { token: codeOf('Token'), work: codeOf('Work') }
}
