import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { parseOption, parseSimulation, toWireSimulatedBlock } from '../../wire/simulation.ts'
import type { Method } from '../method.ts'

export const eth_simulateV1: Method<'eth_simulateV1'> = async ({ calls }, [simulation, block], call) => {
  const isWhole = parseOption(simulation.returnFullTransactions)
  const blocks = await calls.blocks(parseSimulation(simulation), parseBlockSelector(block), call)
  return blocks.map((simulated) => toWireSimulatedBlock(simulated, isWhole))
}
