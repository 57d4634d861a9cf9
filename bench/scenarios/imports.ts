import { join } from 'node:path'
import { compileWork } from '../contracts/compile.ts'
import { findChainFile } from '../importing/chainFile.ts'
import { type ImportedPart, measureImport, withDataFolder } from '../importing/measureImport.ts'
import type { Measured } from '../measured.ts'
import type { Scenario } from './scenario.ts'

const SEED = 44
const FULL_BLOCKS = 20_000
const FULL_DEPTH = 4_000
const PARTS = 5

/**
 * Imports a chain that depends on a seed only, with validation and execution: 1 to 20 transfers, ERC-20 transfers and calls
 * that log per block, 200 accounts. A row for each fifth of it and one for the whole chain. Then a chain and a longer one
 * beside it, which replaces it with its last block.
 */
export const imports: Scenario = {
  name: 'import',
  stage: 'begin',
  async run({ root, scene: { target }, options }): Promise<Measured[]> {
    const { cli } = target
    if (cli === undefined) return []
    const scale = options.isQuick ? 10 : 1
    const code = compileWork(root)
    const find = (seed: number, count: number) =>
      findChainFile(join(root, 'node_modules/.cache/bench'), { seed, count, code })
    const whole = await find(SEED, FULL_BLOCKS / scale)
    const parts = await withDataFolder((folder) => {
      return measureImport(cli, folder, whole, Math.ceil(whole.contents.length / PARTS))
    })
    const short = await find(SEED, FULL_DEPTH / scale)
    const long = await find(SEED + 1, FULL_DEPTH / scale + 1)
    const [plain, replacing] = await withDataFolder(async (folder) => {
      return [await measureImport(cli, folder, short), await measureImport(cli, folder, long)]
    })
    return [
      ...parts.map((part, index) => toMeasured(`import, part ${index + 1} of ${PARTS}`, part)),
      toMeasured('import of the whole chain', joinParts(parts)),
      toMeasured('import of a chain', joinParts(plain)),
      toMeasured('import of a longer chain, which replaces it', joinParts(replacing)),
    ]
  },
}

function joinParts(parts: readonly ImportedPart[]): ImportedPart {
  return parts.reduce((sum, part) => ({
    blocks: sum.blocks + part.blocks,
    transactions: sum.transactions + part.transactions,
    gas: sum.gas + part.gas,
    seconds: sum.seconds + part.seconds,
    cpuMs: sum.cpuMs + part.cpuMs,
    addedBytes: sum.addedBytes + part.addedBytes,
    peakMiB: part.peakMiB,
  }))
}

function toMeasured(name: string, part: ImportedPart): Measured {
  const { blocks, transactions, gas, seconds, cpuMs, addedBytes, peakMiB } = part
  const note = [
    `${blocks} blocks`,
    `${Math.round(transactions / seconds)} tx/s`,
    `${(gas / seconds / 1e6).toFixed(1)} Mgas/s`,
    `${(addedBytes / blocks / 1000).toFixed(1)} kB of disk per block`,
    ...(peakMiB === undefined ? [] : [`peak ${Math.round(peakMiB)} MiB`]),
  ]
  return { name, unit: 'blocks/s', value: blocks / seconds, cpuUs: (cpuMs * 1000) / blocks, note: note.join(', ') }
}
