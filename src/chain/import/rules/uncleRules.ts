import type { Bytes } from '../../../base/bytes.ts'
import { mapKey } from '../../../base/mapKey.ts'
import { CONSTANTS } from '../../../chainspec/constants.ts'
import { genesisNumber, type Network } from '../../../chainspec/network.ts'
import { rulesAt } from '../../../chainspec/rulesAt.ts'
import type { Block } from '../../../primitives/block.ts'
import type { Header } from '../../../primitives/header.ts'
import { hashHeader } from '../../../primitives/headerHash.ts'
import type { ForkAncestors } from '../../ancestors/forkDetection.ts'
import type { Ancestor, ReadAncestors } from '../../ancestors/readAncestors.ts'
import { UNCLE_CHILD_RULES, UNCLE_FORM_RULES } from './headerRules.ts'
import { forkDetectionData } from './headerWork.ts'
import { type Breach, type HeaderSubject, type RuleTable, refuseIf, requireAll, unlessAtMost } from './rule.ts'

/** The ancestors and uncles that a block's uncles are compared with; all keys are hashes. */
export interface Family {
  /** The block's last seven ancestors; fewer near genesis. */
  readonly ancestors: ReadonlyMap<string, Ancestor>
  /** Uncles of these ancestors. */
  readonly used: ReadonlySet<string>
  /** The block's own uncles before this one. */
  readonly listed: ReadonlySet<string>
}

/** An uncle, and its block's number and relatives. */
export interface UncleSubject extends HeaderSubject {
  readonly hash: Bytes
  readonly blockNumber: number
  readonly family: Family
}

function uncleNumber({ header, blockNumber }: UncleSubject): Breach | undefined {
  return header.number < blockNumber ? undefined : { expected: `less than ${blockNumber}`, found: header.number }
}

/** The uncle is a child of one of the last seven ancestors. */
function uncleTooOld({ header, blockNumber }: UncleSubject): Breach | undefined {
  const min = blockNumber - CONSTANTS.uncleGenerations + 1
  return header.number >= min ? undefined : { expected: `at least ${min}`, found: header.number }
}

function uncleRepeated({ hash, family }: UncleSubject): Breach | undefined {
  return family.listed.has(mapKey(hash)) ? { expected: 'each uncle once', found: hash } : undefined
}

function uncleIsAncestor({ hash, family }: UncleSubject): Breach | undefined {
  return family.ancestors.has(mapKey(hash)) ? { expected: 'no ancestor', found: hash } : undefined
}

function uncleUsed({ hash, family }: UncleSubject): Breach | undefined {
  return family.used.has(mapKey(hash)) ? { expected: 'no uncle of an ancestor', found: hash } : undefined
}

function uncleParentUnknown({ header, family }: UncleSubject): Breach | undefined {
  const isKnown = family.ancestors.has(mapKey(header.parentHash))
  return isKnown ? undefined : { expected: 'an ancestor as parent', found: header.parentHash }
}

/** The rules of an uncle that need no parent (protocol/validity#uncles). Two uncles may have the same miner. */
export const UNCLE_RULES: RuleTable<UncleSubject> = [
  ['uncleNumber', uncleNumber],
  ['uncleTooOld', uncleTooOld],
  ...UNCLE_FORM_RULES,
  ['uncleRepeated', uncleRepeated],
  ['uncleIsAncestor', uncleIsAncestor],
  ['uncleUsed', uncleUsed],
  ['uncleParentUnknown', uncleParentUnknown],
]

interface UncleContext {
  readonly network: Network
  readonly nowSeconds: number
  readonly forkAncestors: ForkAncestors
  readonly readAncestors: ReadAncestors
}

/** Checks a block's uncles against all rules (protocol/validity#uncles), one uncle after the other; throws `BlockRefused`. */
export async function requireValidUncles(setup: UncleContext, block: Block): Promise<void> {
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

async function requireValidUncle(setup: UncleContext, block: Block, uncle: Uncle): Promise<void> {
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
  const ancestors = await readAncestors(
    Math.max(genesisNumber(network), number - CONSTANTS.uncleGenerations),
    number - 1,
  )
  const used = ancestors.flatMap(({ uncles }) => uncles)
  return {
    ancestors: new Map(ancestors.map((ancestor) => [mapKey(ancestor.hash), ancestor])),
    used: new Set(used.map((uncle) => mapKey(hashHeader(uncle, rulesAt(network, uncle.number))))),
  }
}
