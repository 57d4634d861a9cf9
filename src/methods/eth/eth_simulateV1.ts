import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { afterYield } from '../../wire/longInput.ts'
import { parseSimulation, toWireSimulatedBlock } from '../../wire/simulation.ts'
import type { Method } from '../method.ts'

export const eth_simulateV1: Method<'eth_simulateV1'> = async (
  { calls, network, nameRevert },
  [simulation, block],
  call,
) => {
  const withTransactions = simulation.returnFullTransactions ?? false
  const request = await afterYield(call, () => parseSimulation(simulation, network))
  const blocks = await afterYield(call, () => calls.blocks(request, parseBlockSelector(block), call))
  return blocks.map((simulated) => toWireSimulatedBlock(simulated, { withTransactions, nameRevert }))
}
