import { join } from 'node:path'
import { compileWork } from '../contracts/compile.ts'
import { findChainFile } from '../importing/chainFile.ts'
import { type ImportedPart, measureImport } from '../importing/measureImport.ts'
import type { Measured } from '../measured.ts'
import type { Scenario } from './scenario.ts'

const SEED = 44
const FULL_BLOCKS = 20_000
const PARTS = 5

/**
 * Imports a chain that depends on a seed only, with validation and execution: 1 to 20 transfers, ERC-20 transfers and calls
 * that log per block, 200 accounts. A row for the whole chain and one for each fifth of it.
 */
export const imports: Scenario = {
  name: 'import',
  stage: 'begin',
  async run({ root, scene: { target }, options }): Promise<Measured[]> {
    if (target.cli === undefined) return []
    const count = options.isQuick ? FULL_BLOCKS / 10 : FULL_BLOCKS
    const code = compileWork(root)
    const file = await findChainFile(join(root, 'node_modules/.cache/bench'), { seed: SEED, count, code })
    const parts = await measureImport(target.cli, file, Math.ceil(file.contents.length / PARTS))
    const rows = parts.map((part, index) => toMeasured(`import, part ${index + 1} of ${PARTS}`, part))
    return [...rows, toMeasured('import of the whole chain', joinParts(parts))]
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
