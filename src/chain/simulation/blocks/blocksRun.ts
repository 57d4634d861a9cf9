import type { Bytes } from '../../../base/bytes.ts'
import { BUDGETS } from '../../../concurrency/budgets.ts'
import { type AbortSignalLike, type BlockEnvironment, Yielder } from '../../../evm/evm.ts'
import type { Block } from '../../../primitives/block.ts'
import { createBlockContext } from '../../ancestors/blockContext.ts'
import { SimulationRefused } from '../../api/errors.ts'
import type { BlocksRequest, SimulatedCall } from '../../api/simulation.ts'
import type { CallContext, CallContextData, SimulationContext } from '../callContext.ts'
import { createGasBudget } from '../runCall.ts'
import { createSimulatedState } from './simulatedState.ts'

/** The parts that all blocks of one simulation share. */
export type BlocksRun = Awaited<ReturnType<typeof createBlocksRun>>

/** Returns the shared parts of a simulation on top of a block. */
export async function createBlocksRun(
  context: SimulationContext,
  callContext: CallContext,
  request: BlocksRequest,
  signal: AbortSignalLike | undefined,
) {
  const yielder = new Yielder(BUDGETS.yieldAfterMs, signal)
  return {
    context,
    request,
    ancestors: createAncestors(context, callContext.data),
    state: await createSimulatedState(context, callContext, yielder),
    budget: createBudget(context.limits.callGasCap),
    yielder,
    ...(signal === undefined ? {} : { signal }),
  }
}

/** The blocks below a simulated block, as its code sees them. */
interface Ancestors extends Pick<BlockEnvironment, 'getBlockHash' | 'getAncestor'> {
  add(block: Block): void
}

/** Returns the simulated blocks and those of the chain below them. */
function createAncestors({ network, store }: SimulationContext, { header, hash, base }: CallContextData): Ancestors {
  const mined = createBlockContext(network, store.blocks, header.number + 1, base)
  const hashes = new Map<number, Bytes>([[header.number, hash]])
  const blocks = new Map<number, Block>()
  return {
    add(block) {
      hashes.set(block.header.number, block.hash)
      blocks.set(block.header.number, block)
    },
    getBlockHash: (number) => hashes.get(number) ?? mined.getBlockHash(number),
    async getAncestor(number) {
      const block = blocks.get(number)
      return block === undefined ? mined.getAncestor(number) : { ...block, totalDifficulty: 0n }
    },
  }
}

/** Max bytes of all outputs and logs, which are printed as twice as many characters. */
const MAX_BYTES = 5 * 2 ** 20
/** Approximate bytes of a log without topics and data. */
const LOG_BYTES = 200

/**
 * Returns the gas and the bytes for all calls of a simulation; `callGasCap` is the max gas of one call, 0 without a
 * bound.
 */
function createBudget(callGasCap: bigint) {
  const gas = createGasBudget(callGasCap)
  let usedBytes = 0
  return {
    limit: gas.limit,
    /** Counts a call; throws `SimulationRefused` if the response becomes too long. */
    spend(call: SimulatedCall): void {
      gas.spend(call.gasUsed)
      usedBytes += bytesOf(call)
      if (usedBytes > MAX_BYTES) {
        throw new SimulationRefused('simulationTooLarge', `outputs and logs exceed ${MAX_BYTES} bytes`)
      }
    },
  }
}

function bytesOf({ output, failure, logs }: SimulatedCall): number {
  const own = output.length + (failure?.payload?.length ?? 0)
  return logs.reduce((sum, { data, topics }) => sum + data.length + 32 * topics.length + LOG_BYTES, own)
}
