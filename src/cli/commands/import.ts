import type { Command } from 'commander'
import type { Chain } from '../../chain/openChain.ts'
import { makeFolder } from '../../storage/makeFolder.ts'
import { openBlockFile } from '../blockFile.ts'
import { addChainFlags, type ChainChoice, readChainFlags } from '../chainCommand.ts'
import { explainData } from '../failure.ts'
import { addExample } from '../help.ts'
import { importInto } from '../importInto.ts'
import type { Output } from '../output.ts'

async function openChain({ network, config }: ChainChoice): Promise<Chain> {
  const { openNetwork } = await import('../../node/openNetwork.ts')
  try {
    await makeFolder(config.data)
    return (await openNetwork(network, config)).chain
  } catch (error) {
    throw explainData(error, config)
  }
}

async function importFile(file: string, flags: Record<string, unknown>, output: Output): Promise<void> {
  const choice = readChainFlags(flags)
  const blocks = await openBlockFile(file) // first, so that a missing file creates no chain
  try {
    await importInto(await openChain(choice), blocks, choice.config, output)
  } finally {
    await blocks.close()
  }
}

/** `scion import FILE`: blocks in the reference node's export format, each verified and executed. */
export function addImport(program: Command, output: Output): void {
  const command = program
    .command('import <file>')
    .description('verify, execute and store the blocks of an export (-: standard input); resumes after an interruption')
  addExample(addChainFlags(command), 'scion import regtest.blocks --network regtest')
    .allowExcessArguments(false)
    .action((file, flags) => importFile(file, flags, output))
}
