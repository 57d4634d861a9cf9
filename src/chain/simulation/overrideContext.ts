import type { Network } from '../../chainspec/network.ts'
import { rulesAt } from '../../chainspec/rulesAt.ts'
import { BUDGETS } from '../../concurrency/budgets.ts'
import { type AbortSignalLike, type BlockEnvironment, Pacer } from '../../evm/evm.ts'
import { MAX_TIMESTAMP } from '../../primitives/header.ts'
import { createOverlay } from '../../state/overlay.ts'
import { InvalidOverride } from '../api/errors.ts'
import type { BlockOverrides, Overrides } from '../api/simulation.ts'
import { overrideAccounts } from './accountOverrides.ts'
import type { CallContext } from './callContext.ts'

/** A call context as a simulation wants it; throws `InvalidOverride`, and the reason of `signal` once it is aborted. */
export async function overrideContext(
  network: Network,
  { block, world: below, ...rest }: CallContext,
  overrides: Overrides,
  signal?: AbortSignalLike,
): Promise<CallContext> {
  const overridden = overrideBlock(network, block, overrides.block)
  const world = createOverlay(below)
  const movedPrecompiles = await overrideAccounts(
    world,
    overrides.accounts,
    { rules: overridden.rules, compat: network.compat },
    new Pacer(BUDGETS.yieldAfterMs, signal),
  )
  return { ...rest, block: { ...overridden, movedPrecompiles }, world }
}

/**
 * The rules are those of the number that the block has now. Hashes of blocks are those of the chain, and none beyond
 * it.
 */
function overrideBlock(network: Network, block: BlockEnvironment, overrides: BlockOverrides): BlockEnvironment {
  requireCountable(overrides)
  const { number = block.number } = overrides
  return { ...block, ...overrides, rules: rulesAt(network, number) }
}

/** Numbers that are more than a header may say would not be counted exactly. */
export function requireCountable({ number = 0, timestamp = 0 }: BlockOverrides): void {
  if (number > MAX_TIMESTAMP) throw new InvalidOverride(`block number should be at most ${MAX_TIMESTAMP}`)
  if (timestamp > MAX_TIMESTAMP) throw new InvalidOverride(`block time should be at most ${MAX_TIMESTAMP}`)
}
