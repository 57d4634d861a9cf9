import type { Bytes } from '../../../base/bytes.ts'
import { BUDGETS } from '../../../concurrency/budgets.ts'
import { type AbortSignalLike, Pacer } from '../../../evm/evm.ts'
import type { SimulatedBlock } from '../../api/engine.ts'
import type { BlocksRequest } from '../../api/simulation.ts'
import type { CallContext, SimulationContext } from '../callContext.ts'
import { createAllowance } from './allowance.ts'
import type { BlockSetting } from './blockSetting.ts'
import { createBranch } from './branch.ts'
import { createGrowingState } from './growingState.ts'
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
  const planned = planBlocks(request, header, context.network.difficulty.targetBlockSeconds)
  const pacer = new Pacer(BUDGETS.yieldAfterMs, signal)
  const setting: BlockSetting = {
    context,
    request,
    branch: createBranch(context, callContext.data),
    state: await createGrowingState(context, callContext, pacer),
    allowance: createAllowance(context.limits.callGasCap),
    pacer,
    ...(signal === undefined ? {} : { signal }),
  }
  const simulated: SimulatedBlock[] = []
  let parent: { readonly header: typeof header; readonly hash: Bytes } = { header, hash }
  for (const one of planned) {
    await pacer.pause()
    const done = await simulateBlock(setting, parent, one)
    parent = done.found.block
    setting.branch.add(done.found.block)
    simulated.push(done)
  }
  return simulated
}
