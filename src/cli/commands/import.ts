import { mkdir } from 'node:fs/promises'
import type { Command } from 'commander'
import { toHex } from '../../base/hex.ts'
import type { Chain } from '../../chain/openChain.ts'
import { addChainFlags, type ChainChoice, readChainFlags } from '../chainCommand.ts'
import { explainData } from '../failure.ts'
import { importBlocks } from '../importBlocks.ts'
import type { Output } from '../output.ts'
import { createProgress, NO_PROGRESS } from '../progress.ts'

async function openChain({ network, config }: ChainChoice): Promise<Chain> {
  const { openNetwork } = await import('../../openNetwork.ts')
  try {
    await mkdir(config.data, { recursive: true })
    return await openNetwork(network, config)
  } catch (error) {
    throw explainData(error, config)
  }
}

async function importFile(file: string, flags: Record<string, unknown>, output: Output): Promise<void> {
  const startedAtMs = performance.now()
  const chain = await openChain(readChainFlags(flags))
  try {
    const progress = output.showProgress === undefined ? NO_PROGRESS : createProgress(output.showProgress, 'blocks')
    const { known, head, side, reorganised } = await importBlocks(file, chain, progress)
    const seconds = (performance.now() - startedAtMs) / 1000
    const count = head + side + reorganised
    output.write(
      `${count} blocks imported in ${seconds.toFixed(1)} s (${Math.round(count / seconds)} blocks/s), ${known} known before, ` +
        `${side} beside the main chain, ${reorganised} reorganisations\n`,
    )
  } finally {
    const newest = await chain.reads.findBlock({ kind: 'latest' })
    if (newest !== undefined) output.write(`head ${newest.header.number} ${toHex(newest.hash)}\n`)
    await chain.close()
  }
}

/** `scion import FILE`: blocks in the reference node's export format, each verified and executed. */
export function addImport(program: Command, output: Output): void {
  const command = program
    .command('import <file>')
    .description(
      'verify, execute and keep the blocks of an export (-: standard input); goes on where it was broken off',
    )
  addChainFlags(command)
    .allowExcessArguments(false)
    .action((file, flags) => importFile(file, flags, output))
}
