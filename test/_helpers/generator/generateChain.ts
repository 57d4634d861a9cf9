import type { Network } from '../../../src/chainspec/network.ts'
import { rulesAt } from '../../../src/chainspec/rulesAt.ts'
import type { StateView } from '../../../src/state/stateView.ts'
import type { Engine } from '../engines.ts'
import { type KeptBlock, numberOf, requireAncestor } from './blockTree.ts'
import { type Builder, createBuilder } from './builder.ts'
import { codeOf, deploy, PROGRAM_NAMES } from './contracts.ts'
import type { BlockPlan } from './draftHeader.ts'
import { takesOver } from './forkChoice.ts'
import { pickFields, pickWork } from './freeFields.ts'
import { createLanes, type Lane } from './lanes.ts'
import { type Chance, createChance } from './random.ts'
import { type Composer, createComposer } from './transactions.ts'
import { pickUncles } from './uncles.ts'

export interface ChainToGenerate {
  /** Equal seeds give equal chains. */
  readonly seed: number
  /** Side blocks included, genesis not. */
  readonly blocks: number
  /** One whose genesis funds regtest's accounts. */
  readonly network: Network
  /** The interpreter that executes the blocks. The default is WebAssembly. */
  readonly engine?: Engine
}

/** A block that was made, and the head of a chain that has imported it and all before it. */
export interface Generated {
  readonly made: KeptBlock
  readonly head: KeptBlock
  /** After the block that was made. */
  readonly world: StateView
}

/**
 * A chain with whatever the rules allow: every kind of transaction, parallel lists, uncles, branches that lose or take over.
 * Blocks come after their parents. The head follows the fork choice (protocol/validity#fork-choice).
 */
export async function* generateChain({ seed, blocks, network, engine }: ChainToGenerate): AsyncGenerator<Generated> {
  const builder = await createBuilder(network, engine)
  const setting = { builder, lanes: createLanes(network), chance: createChance(seed) }
  let head = setting.builder.genesis
  let count = 0
  for await (const made of growBlocks(setting, () => head)) {
    if (takesOver(made, head)) head = made
    yield { made, head, world: setting.builder.worldAfter(made) }
    if (++count === blocks) return
  }
}

interface Setting {
  readonly builder: Builder
  readonly lanes: readonly Lane[]
  readonly chance: Chance
}

async function* growBlocks(setting: Setting, head: () => KeptBlock): AsyncGenerator<KeptBlock> {
  yield await buildFirst(setting)
  for (;;) {
    if (numberOf(head()) > 2 && setting.chance.percent(6)) yield* branch(setting, head)
    else yield await extend(setting, head())
  }
}

/** The block that brings the programs. */
async function buildFirst({ builder, lanes, chance }: Setting): Promise<KeptBlock> {
  const { network, genesis: parent } = builder
  const { header } = parent.block
  const composer = createComposer({
    network,
    rules: rulesAt(network, 1),
    header,
    world: builder.worldAfter(parent),
    chance,
  })
  for (const lane of lanes) {
    for (const program of PROGRAM_NAMES) {
      await composer.add(lane.accounts[0], { data: deploy(codeOf(program)), gas: 40_000 })
    }
  }
  return builder.build({ parent, ...composer.finish() })
}

async function extend({ builder, lanes, chance }: Setting, parent: KeptBlock): Promise<KeptBlock> {
  const { network } = builder
  const uncles = pickUncles(builder, parent, chance)
  const fields = pickFields(builder, parent, uncles.length, chance)
  const rules = rulesAt(network, numberOf(parent) + 1)
  const composer = createComposer({ network, rules, header: fields, world: builder.worldAfter(parent), chance })
  const isParallel = rules.has('rskip144') && rules.has('rskip351')
  await fillBlock(composer, lanes, isParallel, chance)
  const work = pickWork(fields.timestamp, chance)
  return builder.build({ parent, uncles, ...fields, work, ...composer.finish() })
}

/** Parallel lists keep to their lanes; what is sequential may do anything. */
async function fillBlock(composer: Composer, lanes: readonly Lane[], isParallel: boolean, chance: Chance) {
  const size = chance.pick([0, 0, 1, 1, 2, 2, 3, 5, 12])
  const parallel = isParallel ? chance.pick([[], [0], [1], [0, 1], [1, 0]]) : []
  for (const index of parallel) {
    composer.beginParallel()
    const lane = lanes[index]
    if (lane !== undefined) await composer.addSome(lane, chance.below(size + 1))
    if (lane !== undefined && chance.percent(2)) await composer.fill(lane)
    composer.endParallel()
  }
  for (const lane of lanes) await composer.addSome(lane, chance.below(size + 1))
  const [first] = lanes
  if (first !== undefined && chance.percent(3)) await composer.fill(first)
}

const DEEPEST = 20

/** Another branch from up to 20 blocks below: shorter, as long, or long enough to take over, now and then back and forth. */
async function* branch(setting: Setting, head: () => KeptBlock): AsyncGenerator<KeptBlock> {
  const { chance } = setting
  const old = head()
  const deepest = Math.min(DEEPEST, numberOf(old) - 1)
  const depth = Math.min(deepest, chance.pick([1, 1, 1, 2, 2, 3, chance.between(4, 8), chance.between(9, DEEPEST)]))
  const base = requireAncestor(old, numberOf(old) - depth)
  let tip = yield* twin(setting, requireAncestor(old, numberOf(base) + 1))
  const length = chance.pick([1, depth, depth, depth + 1, depth + 2])
  while (numberOf(tip) < numberOf(base) + length && head() === old) tip = yield* grow(setting, tip)
  if (length > depth) while (head() === old) tip = yield* grow(setting, tip)
  if (head() === old || !chance.percent(40)) return
  for (let back = old; head() !== back; ) back = yield* grow(setting, back)
}

async function* grow(setting: Setting, parent: KeptBlock): AsyncGenerator<KeptBlock, KeptBlock> {
  const made = await extend(setting, parent)
  yield made
  return made
}

/** A sibling of a block: with the same transactions, or with others. */
async function* twin(setting: Setting, { block, parent }: KeptBlock): AsyncGenerator<KeptBlock, KeptBlock> {
  if (parent === undefined) throw new Error('genesis has no sibling')
  const { builder, chance } = setting
  if (chance.percent(50)) return yield* grow(setting, parent)
  const { header, uncles } = block
  const { timestamp, minimumGasPrice, gasLimit, edges = [] } = header
  const kept = { parent, uncles, timestamp, minimumGasPrice, gasLimit, edges }
  const plan: BlockPlan = { ...kept, transactions: block.transactions.slice(0, -1), coinbase: chance.bytes(20) }
  const made = await builder.build(plan)
  yield made
  return made
}
