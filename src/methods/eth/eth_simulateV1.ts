import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { parseOption, parseSimulation, toWireSimulatedBlock } from '../../wire/simulation.ts'
import { nextStep } from '../inSteps.ts'
import type { Method } from '../method.ts'

export const eth_simulateV1: Method<'eth_simulateV1'> = async ({ calls }, [simulation, block], call) => {
  const isWhole = parseOption(simulation.returnFullTransactions)
  const request = await nextStep(true, call, () => parseSimulation(simulation))
  const blocks = await nextStep(true, call, () => calls.blocks(request, parseBlockSelector(block), call))
  return blocks.map((simulated) => toWireSimulatedBlock(simulated, isWhole))
}
