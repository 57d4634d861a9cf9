import type { Bytes } from '../../../base/bytes.ts'
import { CONSTANTS } from '../../../chainspec/constants.ts'
import type { Network } from '../../../chainspec/network.ts'
import { rulesAt } from '../../../chainspec/rulesAt.ts'
import type { Block } from '../../../primitives/block.ts'
import type { Header } from '../../../primitives/header.ts'
import { hashHeader } from '../../../primitives/headerHash.ts'
import { mapKey } from '../../../state/mapKey.ts'
import type { ForkAncestors } from '../../ancestors/forkDetection.ts'
import type { ReadAncestors } from '../../ancestors/readAncestors.ts'
import { UNCLE_CHILD_RULES } from './headerRules.ts'
import { forkDetectionData } from './headerWork.ts'
import { refuseIf, requireAll, unlessAtMost } from './rule.ts'
import { type Family, UNCLE_RULES } from './uncleRules.ts'

interface Setup {
  readonly network: Network
  readonly nowSeconds: number
  readonly forkAncestors: ForkAncestors
  readonly readAncestors: ReadAncestors
}

/**
 * Holds a block's uncles against all rules (protocol/validity#uncles), each against all before the next; throws
 * `BlockRefused`.
 */
export async function requireValidUncles(setup: Setup, block: Block): Promise<void> {
  if (block.uncles.length === 0) return
  refuseIf(block, 'tooManyUncles', unlessAtMost(CONSTANTS.maximumUncles, block.uncles.length))
  const family = await readFamily(block.header.number, setup.readAncestors, setup.network)
  const listed = new Set<string>()
  for (const uncle of block.uncles) {
    const hash = hashHeader(uncle, rulesAt(setup.network, uncle.number))
    await requireValidUncle(setup, block, { header: uncle, hash, family: { ...family, listed } })
    listed.add(mapKey(hash))
  }
}

interface Uncle {
  readonly header: Header
  readonly hash: Bytes
  readonly family: Family
}

async function requireValidUncle(setup: Setup, block: Block, uncle: Uncle): Promise<void> {
  const { network, nowSeconds, forkAncestors } = setup
  const { header, family } = uncle
  const subject = { network, nowSeconds, rules: rulesAt(network, header.number), ...uncle }
  requireAll(block, UNCLE_RULES, { ...subject, blockNumber: block.header.number })
  const parent = family.ancestors.get(mapKey(header.parentHash))
  if (parent === undefined) throw new Error('an uncle without parent has passed')
  requireAll(block, UNCLE_CHILD_RULES, { ...subject, parent: parent.header })
  refuseIf(block, 'uncleForkDetectionData', await forkDetectionData(subject, parent, forkAncestors))
}

async function readFamily(
  number: number,
  readAncestors: ReadAncestors,
  network: Network,
): Promise<Omit<Family, 'listed'>> {
  const ancestors = await readAncestors(Math.max(0, number - CONSTANTS.uncleGenerations), number - 1)
  const used = ancestors.flatMap(({ uncles }) => uncles)
  return {
    ancestors: new Map(ancestors.map((ancestor) => [mapKey(ancestor.hash), ancestor])),
    used: new Set(used.map((uncle) => mapKey(hashHeader(uncle, rulesAt(network, uncle.number))))),
  }
}
