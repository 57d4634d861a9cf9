import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import solc from 'solc'

interface SolcOutput {
  readonly contracts?: Record<
    string,
    Record<string, { readonly abi: unknown; readonly evm: { readonly bytecode: Code } }>
  >
}

interface Code {
  readonly object: string
}

/**
 * Writes contracts/generated.ts of viem's checkout, which Foundry would generate. Leaves out contracts that need libraries,
 * which are in other repositories.
 */
export async function generateContracts(checkout: string): Promise<void> {
  const folder = join(checkout, 'contracts/src')
  const files = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.sol')).sort()
  const lines: string[] = []
  for (const file of files) {
    const { contracts = {} } = compile(await readFile(join(folder, file), 'utf8'))
    for (const [name, { abi, evm }] of Object.values(contracts).flatMap(Object.entries)) {
      const artifact = { abi, bytecode: { object: `0x${evm.bytecode.object}` } }
      lines.push(`export const ${name} = ${JSON.stringify(artifact)} as const\n`)
    }
  }
  await writeFile(join(checkout, 'contracts/generated.ts'), [...new Set(lines)].join(''))
}

function compile(content: string): SolcOutput {
  const outputSelection = { '*': { '*': ['abi', 'evm.bytecode.object'] } }
  const settings = { evmVersion: 'cancun', optimizer: { enabled: true, runs: 200 }, outputSelection }
  const input = { language: 'Solidity', sources: { 'it.sol': { content } }, settings }
  return JSON.parse(solc.compile(JSON.stringify(input), { import: () => ({ error: 'another repository' }) }))
}
