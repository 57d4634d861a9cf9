import type { Context } from './context.ts'
import type { Precompile } from './precompiles/index.ts'

/**
 * Tells the block that a precompile is about to be called, if that matters to it. Counts whatever becomes of the call: not
 * enough depth, gas or money, or a revert around it. But not within a creation by code: the reference forgets what init code
 * called, so that its blocks may have such transactions in parallel lists.
 */
export function announceCall({ block, creations }: Context, { address, isSequential }: Precompile): void {
  if (isSequential && creations === 0) block.onSequentialCall?.(address)
}
