import { SimulationRefused } from '../../api/errors.ts'
import {
  type BlocksRequest,
  type BlockToSimulate,
  countOverrides,
  MAX_OVERRIDES,
  requireFewCalls,
} from '../../api/simulation.ts'
import { requireCountable } from '../overrideContext.ts'

/** A block whose number and time are settled. */
export interface PlannedBlock extends BlockToSimulate {
  readonly number: number
  /** Seconds since 1970. */
  readonly timestamp: number
}

/** As geth's; gaps that are filled count. */
const MOST_BLOCKS = 256

/**
 * The blocks on top of `base`, gaps between their numbers filled with empty ones `blockSeconds` apart. Throws
 * `SimulationRefused` when numbers or times do not rise or there is too much of anything.
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
    requireCountable(block.block)
    const { number = last.number + 1, timestamp } = block.block
    if (number <= last.number) {
      const message = `block numbers must be in order: ${number} <= ${last.number}`
      throw new SimulationRefused('simulatedBlockNumber', message)
    }
    if (number - base.number > MOST_BLOCKS) throw new SimulationRefused('simulationTooLarge', 'too many blocks')
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
