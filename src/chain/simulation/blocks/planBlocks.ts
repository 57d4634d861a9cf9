import { SimulationRefused } from '../../api/errors.ts'
import {
  type BlocksRequest,
  type BlockToSimulate,
  countOverrides,
  MAX_OVERRIDES,
  requireFewCalls,
} from '../../api/simulation.ts'
import { requireExactNumbers } from '../overrides.ts'

/** A block with its number and time. */
export interface PlannedBlock extends BlockToSimulate {
  readonly number: number
  /** Seconds since 1970. */
  readonly timestamp: number
}

/** Max blocks, with those that fill gaps, as in geth. */
const MAX_BLOCKS = 256

/**
 * Returns the blocks on top of `base`; gaps between their numbers are filled with empty blocks `blockSeconds` apart.
 * Throws `SimulationRefused` if numbers or times do not rise, or a limit is exceeded.
 */
export function planBlocks(
  { blocks }: Pick<BlocksRequest, 'blocks'>,
  base: { readonly number: number; readonly timestamp: number },
  blockSeconds: number,
): PlannedBlock[] {
  requireFew(blocks)
  const planned: PlannedBlock[] = []
  let last = base
  const add = (block: BlockToSimulate, timestamp = last.timestamp + blockSeconds) => {
    last = { number: last.number + 1, timestamp }
    planned.push({ ...block, ...last })
  }
  for (const block of blocks) {
    requireExactNumbers(block.block)
    const { number = last.number + 1, timestamp } = block.block
    if (number <= last.number) {
      const message = `block numbers must be in order: ${number} <= ${last.number}`
      throw new SimulationRefused('simulatedBlockNumber', message)
    }
    if (number - base.number > MAX_BLOCKS) throw new SimulationRefused('simulationTooLarge', 'too many blocks')
    while (last.number + 1 < number) add({ accounts: [], block: {}, calls: [] })
    if (timestamp !== undefined && timestamp <= last.timestamp) {
      const message = `block timestamps must be in order: ${timestamp} <= ${last.timestamp}`
      throw new SimulationRefused('simulatedTimestamp', message)
    }
    add(block, timestamp)
  }
  return planned
}

function requireFew(blocks: readonly BlockToSimulate[]): void {
  requireFewCalls(blocks.reduce((sum, { calls }) => sum + calls.length, 0))
  const overrideCount = blocks.reduce((sum, { accounts }) => sum + countOverrides(accounts), 0)
  if (overrideCount <= MAX_OVERRIDES) return
  throw new SimulationRefused('simulationTooLarge', `too many accounts and slots (max ${MAX_OVERRIDES})`)
}
