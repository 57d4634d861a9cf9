import type { Command } from 'commander'
import type { Chain } from '../../chain/openChain.ts'
import { hasPublicChainId, isSandbox, type NetworkName } from '../../chainspec/network.ts'
import { networkOf } from '../../config/networkOf.ts'
import type { NetworkOptions } from '../../node/openNetwork.ts'
import { makeFolder } from '../../storage/makeFolder.ts'
import { openBlockFile } from '../blockFile.ts'
import { addChainFlags, type ChainChoice, readChainFlags } from '../chainCommand.ts'
import { CommandError, explainData } from '../failure.ts'
import { peekGenesis } from '../genesisLine.ts'
import { addExample } from '../help.ts'
import { importInto } from '../importInto.ts'
import type { Output } from '../output.ts'

/** Opens the chain, or creates it. Its genesis block must have this time, if it is given. */
async function openChain({ network, config }: ChainChoice, timestamp: number | undefined): Promise<Chain> {
  const { openNetwork } = await import('../../node/openNetwork.ts')
  try {
    await makeFolder(config.data)
    const options: NetworkOptions =
      timestamp === undefined ? {} : { start: { genesis: { timestamp } }, genesisTime: 'network' }
    return (await openNetwork(network, config, undefined, options)).chain
  } catch (error) {
    throw explainData(error, config)
  }
}

async function importFile(file: string | undefined, given: Record<string, unknown>, output: Output): Promise<void> {
  const { state, blocks: blocksFile, checkpoint, compareWith, ...flags } = given
  const ofState = { blocks: blocksFile, checkpoint, compareWith }
  requireOneKind(file, state, ofState)
  const choice = readChainFlags(flags)
  if (file === undefined) {
    requireGenesis(choice.network, flags.genesis)
    const [{ importStateFile }, { readTrust }] = await Promise.all([
      import('../state/importState.ts'),
      import('../state/trustHeader.ts'),
    ])
    const trust = readTrust(ofState)
    const optional = typeof blocksFile === 'string' ? { blocks: blocksFile } : {}
    return importStateFile({ ...choice, ...optional, state: String(state), trust }, output)
  }
  const blocks = await openBlockFile(file) // first, so that a missing file creates no chain
  try {
    const network = networkOf(choice.network, choice.config)
    const peeked = isSandbox(network) ? await peekGenesis(blocks, network) : blocks
    await importInto(await openChain(choice, peeked.genesisTime), peeked, choice.config, output)
  } finally {
    await blocks.close()
  }
}

/** Requires a choice between the sandbox and the real chain of a public network, whose files a sandbox could accept. */
function requireGenesis(network: NetworkName, genesis: unknown): void {
  if (genesis !== undefined || !hasPublicChainId(network)) return
  throw new CommandError(
    `genesis: must be given with --state for ${network}; add --genesis real, or --genesis sandbox for a state of a sandbox`,
  )
}

/** Requires a file of blocks or `--state`, and the flags of that kind only. */
function requireOneKind(file: string | undefined, state: unknown, ofState: Readonly<Record<string, unknown>>): void {
  if ((file === undefined) === (state === undefined))
    throw new CommandError('file: must be given, or --state FILE instead of it; give one of both')
  const wrong = Object.entries(ofState).find(([, value]) => value !== undefined)?.[0]
  if (file !== undefined && wrong !== undefined)
    throw new CommandError(`${wrong}: must be given with --state only; remove it, or add --state FILE`)
}

/** `scion import FILE`: blocks in the reference node's export format, each verified and executed; `--state FILE`: a state, with which a chain begins. */
export function addImport(program: Command, output: Output): void {
  const command = program
    .command('import [file]')
    .description(
      'verify, execute and store exported blocks (also .gz, .zip; -: standard input); resumes if interrupted',
    )
    .option(
      '--state <file>',
      'begin a chain with this state file instead: bootstrap-data.bin, export-state, a URL, or published: the newest signed file of mainnet or testnet',
    )
    .option(
      '--blocks <file>',
      'with --state: an export that ends with the block of the state, for files without blocks',
    )
    .option('--checkpoint <hash>', 'with --state: hash of the block of the state')
    .option(
      '--compare-with <urls>',
      'with --state: nodes of the network that must have that block, of two or more hosts',
    )
  addExample(addChainFlags(command), 'scion import regtest.blocks --network regtest')
    .allowExcessArguments(false)
    .action((file, flags) => importFile(file, flags, output))
}
