import type { Bytes } from '../../../base/bytes.ts'
import type { AbortSignalLike } from '../../../evm/evm.ts'
import type { SimulatedBlock } from '../../api/engine.ts'
import type { BlocksRequest } from '../../api/simulation.ts'
import type { CallContext, SimulationContext } from '../callContext.ts'
import { createBlocksRun } from './blocksRun.ts'
import { planBlocks } from './planBlocks.ts'
import { simulateBlock } from './simulateBlock.ts'

/** Simulates blocks on top of a block (protocol/rpc#simulated-blocks); throws `SimulationRefused`. */
export async function simulateBlocks(
  context: SimulationContext,
  callContext: CallContext,
  request: BlocksRequest,
  signal?: AbortSignalLike,
): Promise<readonly SimulatedBlock[]> {
  const { header, hash } = callContext.data
  const plan = planBlocks(request, header, context.network.difficulty.targetBlockSeconds)
  const run = await createBlocksRun(context, callContext, request, signal)
  const simulated: SimulatedBlock[] = []
  let parent: { readonly header: typeof header; readonly hash: Bytes } = { header, hash }
  for (const planned of plan) {
    await run.yielder.pause()
    const done = await simulateBlock(run, parent, planned)
    parent = done.found.block
    run.ancestors.add(done.found.block)
    simulated.push(done)
  }
  return simulated
}
