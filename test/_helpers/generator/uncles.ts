import { toHex } from '../../../src/base/hex.ts'
import { rulesAt } from '../../../src/chainspec/rulesAt.ts'
import type { Header } from '../../../src/primitives/header.ts'
import { hashHeader } from '../../../src/primitives/headerHash.ts'
import { ancestorAt, type KeptBlock, numberOf, requireAncestor } from './blockTree.ts'
import type { Builder } from './builder.ts'
import type { Chance } from './random.ts'

const MOST = 10
const DEEPEST = 6

/** The uncles that a block on top of `parent` could have among the blocks that there are. */
function findUncles({ tree, network }: Builder, parent: KeptBlock): Header[] {
  const lowest = Math.max(1, numberOf(parent) + 1 - DEEPEST)
  const used = usedUncles(network, parent)
  const found: Header[] = []
  for (let height = lowest; height <= numberOf(parent); height++) {
    const [ancestor, below] = [ancestorAt(parent, height), ancestorAt(parent, height - 1)]
    for (const kept of tree.at(height)) {
      if (kept !== ancestor && kept.parent === below && !used.has(toHex(kept.block.hash))) found.push(kept.block.header)
    }
  }
  return found
}

/** The hashes of the uncles that the parent and the blocks below it have. */
function usedUncles(network: Builder['network'], parent: KeptBlock): ReadonlySet<string> {
  const used = new Set<string>()
  let at: KeptBlock | undefined = parent
  for (let i = 0; i < DEEPEST && at !== undefined; i++, at = at.parent) {
    for (const uncle of at.block.uncles) used.add(toHex(hashHeader(uncle, rulesAt(network, uncle.number))))
  }
  return used
}

/** A header that a block on top of `parent` could have as its uncle, of a block that nobody knows. */
export function inventUncle(builder: Builder, parent: KeptBlock, depth: number, chance: Chance): Header {
  const below = requireAncestor(parent, numberOf(parent) - depth)
  const { timestamp, gasLimit } = below.block.header
  return builder.buildUncle(below, {
    coinbase: chance.bytes(20),
    stateRoot: chance.bytes(32),
    transactionsRoot: chance.bytes(32),
    receiptsRoot: chance.bytes(32),
    unclesHash: chance.bytes(32),
    timestamp: timestamp + chance.between(1, 15),
    gasUsed: BigInt(chance.below(Number(gasLimit))),
    paidFees: BigInt(chance.below(100_000_000)),
    uncleCount: chance.pick([0, 0, 0, 1, 2]),
  })
}

/** Uncles for a block on top of `parent`, at depths from 1 to 6: blocks that lost, and some that nobody knows. */
export function pickUncles(builder: Builder, parent: KeptBlock, chance: Chance): readonly Header[] {
  const found = findUncles(builder, parent).filter(() => chance.percent(50))
  const deepest = Math.min(DEEPEST, numberOf(parent))
  const invented = chance.percent(6) ? chance.pick([1, 1, 1, 2, 3, MOST]) : 0
  if (deepest === 0) return []
  const uncles = Array.from({ length: invented }, () =>
    inventUncle(builder, parent, chance.between(1, deepest), chance),
  )
  return [...found, ...uncles].slice(0, MOST)
}
