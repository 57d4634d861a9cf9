import { toHex } from '../../base/hex.ts'
import { LineTooLong } from '../../base/lines.ts'
import { plainText, printable } from '../../base/printable.ts'
import { lowestOfExecution } from '../../chain/base/snapshotBase.ts'
import { prepareGenesis, withGenesisTime } from '../../chain/canonical/genesis.ts'
import type { Tip } from '../../chain/canonical/head.ts'
import { writeFirstBlocks } from '../../chain/canonical/snapshotBlock.ts'
import { LineRefused, readBareLine } from '../../chain/import/exportLine.ts'
import { isSandbox, type Network } from '../../chainspec/network.ts'
import { chainPlace } from '../../config/dataFiles.ts'
import { networkOf } from '../../config/networkOf.ts'
import { type ImportStep, importState, StateImportRefused } from '../../snapshot/importState.ts'
import { StateFileRefused } from '../../snapshot/stateItem.ts'
import { makeFolder } from '../../storage/makeFolder.ts'
import { openStore } from '../../storage/openStore.ts'
import type { Store } from '../../storage/store.ts'
import { type BlockFile, openBlockFile } from '../blockFile.ts'
import type { ChainChoice } from '../chainCommand.ts'
import { readExportLines } from '../exportLines.ts'
import { CommandError, explainData } from '../failure.ts'
import type { Output } from '../output.ts'
import { createProgress, NO_PROGRESS } from '../progress.ts'
import { type BaseBlocks, createBaseBlocks } from './baseBlocks.ts'
import { openPublished, openStateSource } from './openStateSource.ts'
import { PUBLISHERS, type Publishers, type SignedFile } from './publishedState.ts'
import { requireTrusted, type Trust } from './trustHeader.ts'

export interface StateChoice extends ChainChoice {
  /** Path or URL of a state file; `-`: the standard input; `published`: the newest one that the network's publishers have signed. */
  readonly state: string
  /** Path of an export of blocks, for a file without blocks. */
  readonly blocks?: string | undefined
  readonly trust: Trust
}

/** Creates a chain that begins with the state of a file. Throws a `CommandError`. */
export async function importStateFile(
  choice: StateChoice,
  output: Output,
  publishers = PUBLISHERS[choice.network],
): Promise<void> {
  const file = await openFile(choice, output, publishers)
  try {
    const store = await openEmptyStore(choice)
    try {
      await importFrom(file, store, choice, output)
    } finally {
      await store.close()
    }
  } catch (error) {
    if (error instanceof StateFileRefused) throw new CommandError(`state: ${file.name}, ${error.message}`)
    if (error instanceof StateImportRefused) throw new CommandError(error.message)
    throw explainData(error, choice.config)
  } finally {
    await file.close()
  }
}

async function openFile(
  { state, config, network }: StateChoice,
  output: Output,
  publishers: Publishers | undefined,
): Promise<BlockFile | SignedFile> {
  if (state !== 'published') return openStateSource(state)
  if (publishers === undefined)
    throw new CommandError(
      `state: must be a file or a URL, because no state of ${network} is published; change --state`,
    )
  if (config.genesis !== 'real')
    throw new CommandError(
      'genesis: must be real for a published state, which is of the real chain; add --genesis real',
    )
  return openPublished(publishers, output)
}

async function openEmptyStore({ config, network }: ChainChoice): Promise<Store> {
  await makeFolder(config.data)
  return openStore(chainPlace(config, network), { durability: config.durability })
}

async function importFrom(
  file: BlockFile | SignedFile,
  store: Store,
  choice: StateChoice,
  output: Output,
): Promise<void> {
  const network = networkOf(choice.network, choice.config)
  const blocks = createBaseBlocks(network)
  if (choice.blocks !== undefined) await readBlocks(choice.blocks, blocks)
  const given = blocks.count()
  const startedAtMs = performance.now()
  const progress = showSteps(file, output)
  let tips: readonly Tip[] = []
  const imported = await importState(progress.watch(file.chunks), store, {
    folder: choice.config.data,
    onBlock({ bytes, totalDifficulty }) {
      if (totalDifficulty !== undefined)
        blocks.add({ encoded: bytes.slice(), totalDifficulty: totalDifficulty.slice() })
    },
    onProgress: progress.show,
    async onRead() {
      if ('verify' in file) await file.verify()
    },
    async chooseBase() {
      if (given > 0 && blocks.count() > given)
        throw new CommandError('blocks: must be given for a state file without blocks only; remove --blocks')
      if (blocks.count() === 0) throw noBlocks()
      const { tip: genesis } = await prepareGenesis(withTimeOf(blocks, network), store)
      tips = await blocks.check(genesis, Math.floor(Date.now() / 1000))
      const base = requireBase(tips)
      progress.end()
      await requireTrustedBase(file, base, choice, output)
      const { number: height, stateRoot: root } = base.block.header
      return { root, height, finish: (writers) => writeFirstBlocks(network, writers, { genesis, blocks: tips }) }
    },
  }).finally(progress.end)
  const { block } = requireBase(tips)
  const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1)
  output.write(
    printable`state of block ${imported.height} ${plainText(toHex(block.hash))} proved and imported in ${plainText(seconds)} s (${progress.nodes()} nodes), with ${tips.length} blocks up to it\n`,
  )
  const [lowest = 0, needed] = [tips[0]?.block.header.number, lowestOfExecution(network, imported.height)]
  if (lowest > needed)
    output.write(
      printable`blocks ${needed} to ${lowest - 1}, which execution reads, are missing: scion start --follow reads them\n`,
    )
}

/** Returns the network; a sandbox with the time of the genesis block that comes with a state. */
function withTimeOf(blocks: BaseBlocks, network: Network): Network {
  const time = isSandbox(network) ? blocks.genesisTime() : undefined
  return time === undefined ? network : withGenesisTime(network, time)
}

/** Signatures replace other reasons to trust the block, unless the user has given some. */
async function requireTrustedBase(
  file: BlockFile | SignedFile,
  base: Tip,
  { trust, network }: StateChoice,
  output: Output,
): Promise<void> {
  const { number } = base.block.header
  if ('verify' in file && file.height !== number)
    throw new CommandError(
      `state: must be of block ${file.height}, as the index says, got block ${number}; give a file instead`,
    )
  const isGiven = trust.checkpoint !== undefined || trust.nodes.length > 0
  if (isGiven || !('verify' in file)) await requireTrusted(base, trust, network, output)
}

function requireBase(tips: readonly Tip[]): Tip {
  const base = tips.at(-1)
  if (base !== undefined) return base
  throw new CommandError('state: must be of a block above genesis; start the chain with scion start instead')
}

const noBlocks = () =>
  new CommandError(
    'blocks: must be given, because the state file has none; export the chain up to the block of the state, and add --blocks FILE',
  )

/** Reads the blocks of an export, each with its total difficulty. */
async function readBlocks(name: string, blocks: BaseBlocks): Promise<void> {
  const file = await openBlockFile(name)
  try {
    const { lines } = await readExportLines(file)
    for await (const { text, number } of lines) {
      try {
        blocks.add(readBareLine(text))
      } catch (error) {
        throw error instanceof LineRefused
          ? new CommandError(`blocks: ${name}, line ${number}: ${error.message}`)
          : error
      }
    }
  } catch (error) {
    throw error instanceof LineTooLong ? new CommandError(`blocks: ${name}, ${error.message}`) : error
  } finally {
    await file.close()
  }
}

const STEP_NAMES = {
  reading: 'reading',
  proving: 'proving',
  nodes: 'writing nodes',
  values: 'writing values',
} as const satisfies Record<ImportStep, string>

/** Shows the steps of an import on the terminal: nodes, rate, and the part of the step that is done where it is known. */
function showSteps({ totalBytes }: BlockFile, { showProgress }: Output) {
  const create = () => (showProgress === undefined ? NO_PROGRESS : createProgress(showProgress, 'nodes'))
  let line = create()
  let shown: ImportStep | undefined
  let readBytes = 0
  let [nodes, before] = [0, 0]

  return {
    async *watch(chunks: BlockFile['chunks']) {
      for await (const chunk of chunks) {
        readBytes += chunk.length
        yield chunk
      }
    },
    show(step: ImportStep, done: number, total: number | undefined): void {
      if (step !== shown) {
        line.end()
        line = create() // the rate is that of the step
        ;[shown, before] = [step, 0]
      }
      if (step === 'reading') nodes = done
      const whole = step === 'reading' ? totalBytes : (total ?? nodes)
      const part = step === 'reading' ? readBytes : done
      line.show({ done: part, total: whole, text: printable`${STEP_NAMES[step]}: ${done} nodes`, more: done - before })
      before = done
    },
    nodes: () => nodes,
    end: () => line.end(),
  }
}
