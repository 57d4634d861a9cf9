import type { Network } from '../../../src/chainspec/network.ts'
import type { Rules } from '../../../src/chainspec/rules.ts'
import { rulesAt } from '../../../src/chainspec/rulesAt.ts'
import { type KeptBlock, numberOf } from '../../_helpers/generator/blockTree.ts'
import { type Builder, createBuilder } from '../../_helpers/generator/builder.ts'
import { codeOf, deploy, PROGRAM_NAMES } from '../../_helpers/generator/contracts.ts'
import { createLanes, type Lane } from '../../_helpers/generator/lanes.ts'
import { createMovingNetwork } from '../../_helpers/generator/networks.ts'
import { type Chance, createChance } from '../../_helpers/generator/random.ts'
import { KINDS } from '../../_helpers/generator/transactionKinds.ts'
import { type Composer, createComposer } from '../../_helpers/generator/transactions.ts'
import { inventUncle } from '../../_helpers/generator/uncles.ts'

/** A good block with transactions, uncles and, where there are any, parallel lists, whose siblings are to be bad. */
export interface Target {
  readonly block: KeptBlock['block']
  readonly parent: KeptBlock
  readonly rules: Rules
  readonly builder: Builder
  readonly network: Network
  readonly lanes: readonly Lane[]
  readonly chance: Chance
}

const SPAN = 12
/** In the eras of all header versions, and behind the height of fork detection data. */
const TARGETS = [20, 40, 52, 66, 80, 100, 140, 160, 175, 190, 210, 455, 460, 461, 463, 466, 469]
const LENGTH = 470
/** Wei; reached by steps of one. */
const MIN_GAS_PRICE = 5n

/** A chain without branches: mostly empty blocks, with uncles here and there, and those that mutations start from. */
export async function buildTargets(): Promise<{ chain: readonly KeptBlock[]; targets: readonly Target[] }> {
  const network = createMovingNetwork(SPAN)
  const builder = await createBuilder(network)
  const setting = { builder, network, lanes: createLanes(network), chance: createChance(4) }
  const chain: KeptBlock[] = []
  const targets: Target[] = []
  for (let parent = builder.genesis; numberOf(parent) < LENGTH; ) {
    const number = numberOf(parent) + 1
    const next = { ...setting, parent, rules: rulesAt(network, number) }
    const isTarget = TARGETS.includes(number)
    const kept = await build(next, isTarget)
    chain.push(kept)
    if (isTarget) targets.push({ ...next, block: kept.block })
    parent = kept
  }
  return { chain, targets }
}

type Place = Omit<Target, 'block'>

async function build(place: Place, isTarget: boolean): Promise<KeptBlock> {
  const { builder, parent, lanes, chance } = place
  const { minimumGasPrice: least, difficulty, timestamp } = parent.block.header
  const minimumGasPrice = least < MIN_GAS_PRICE ? least + 1n : least
  const composer = composeOn(place, minimumGasPrice)
  if (numberOf(parent) === 0) await deployAll(composer, lanes)
  if (isTarget) await compose(composer, place)
  const hasUncles = isTarget || TARGETS.includes(numberOf(parent) + 2)
  const uncles = hasUncles ? [1, 3].map((depth) => inventUncle(builder, parent, depth, chance)) : []
  const gap = (difficulty > 20n ? 15 : 9) + 10 * uncles.length
  return builder.build({ parent, uncles, minimumGasPrice, timestamp: timestamp + gap, ...composer.finish() })
}

/** Returns an empty block after the same parent, with the parent's gas limit. */
export function composeOn({ builder, network, parent, rules, chance }: Place, minimumGasPrice: bigint): Composer {
  const header = { gasLimit: parent.block.header.gasLimit, minimumGasPrice }
  return createComposer({ network, rules, header, world: builder.worldAfter(parent), chance })
}

async function deployAll(composer: Composer, lanes: readonly Lane[]): Promise<void> {
  for (const lane of lanes) {
    for (const program of PROGRAM_NAMES) {
      await composer.add(lane.accounts[0], { data: deploy(codeOf(program)), gas: 40_000 })
    }
  }
}

/** Something of everything that leaves a mark in the header. */
async function compose(composer: Composer, { rules, lanes, chance }: Place): Promise<void> {
  const isParallel = rules.has('rskip144') && rules.has('rskip351')
  for (const [index, lane] of lanes.entries()) {
    if (isParallel && index < 2) composer.beginParallel()
    for (const kind of [KINDS.event, KINDS.setCell, KINDS.transferToNew]) {
      const sender = chance.pick(lane.accounts)
      await composer.add(sender, kind({ chance, lane, sender }))
    }
    if (isParallel && index < 2) composer.endParallel()
  }
}

/** One of the target's lanes. */
export function laneAt({ lanes }: Place, index: number): Lane {
  const lane = lanes[index]
  if (lane === undefined) throw new Error(`there is no lane ${index}`)
  return lane
}
