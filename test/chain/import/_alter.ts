import type { Bytes } from '../../../src/base/bytes.ts'
import { signedMinimalBytes } from '../../../src/base/integer.ts'
import type { RuleName } from '../../../src/chain/import/rules/ruleNames.ts'
import { type Block, createBlock } from '../../../src/primitives/block.ts'
import { nextDifficulty } from '../../../src/primitives/difficulty.ts'
import type { Header } from '../../../src/primitives/header.ts'
import type { Transaction } from '../../../src/primitives/transaction.ts'
import { transactionsRoot } from '../../../src/state/roots.ts'
import { unclesHashOf } from '../../_helpers/generator/draftHeader.ts'
import { sealAgain, type WorkShape } from '../../_helpers/generator/seal.ts'
import type { Target } from './_targets.ts'

/** The expected result of a mutated block: the rule that must refuse it, or the reason why it is valid. */
export type Fate = { readonly rule: RuleName } | { readonly valid: string }

/** A way to change a good block; it gives no block where the target has nothing to change. */
export interface Mutation {
  readonly name: string
  readonly fate: Fate
  mutate(target: Target): Block | undefined | Promise<Block | undefined>
}

/** The changes. Dependent values, except results of the execution, and then the work are recomputed. */
export interface Change {
  /** Undefined fields go. */
  readonly header?: { readonly [Field in keyof Header]?: Header[Field] | undefined }
  readonly transactions?: readonly Transaction[]
  readonly uncles?: readonly Header[]
  readonly work?: WorkShape
}

/** The target's sibling with this change. */
export function alter({ block, parent, rules, network }: Target, change: Change): Block {
  const transactions = change.transactions ?? block.transactions
  const uncles = change.uncles ?? block.uncles
  const body = {
    ...(change.transactions === undefined ? {} : { transactionsRoot: transactionsRoot(transactions, rules) }),
    ...(change.uncles === undefined ? {} : { unclesHash: unclesHashOf(uncles), uncleCount: uncles.length }),
  }
  const changed = { ...body, ...change.header }
  const header = alterHeader(block.header, changed, parent.block.header, { rules, network }, change.work)
  return createBlock(header, transactions, uncles, rules)
}

/** A header with this change, its difficulty and work made to fit. */
export function alterHeader(
  original: Header,
  change: Change['header'],
  parent: Header,
  { rules, network }: Pick<Target, 'rules' | 'network'>,
  work?: WorkShape,
): Header {
  const drafted = merge(original, change)
  const difficulty = change?.difficulty ?? nextDifficulty(network, rules, drafted, parent)
  const difficultyBytes = change?.difficultyBytes ?? signedMinimalBytes(difficulty)
  return sealAgain({ ...drafted, difficulty, difficultyBytes }, original, rules, work)
}

function merge(header: Header, change: Change['header'] = {}): Header {
  const entries = Object.entries({ ...header, ...change }).filter(([, value]) => value !== undefined)
  // Only optional fields are ever undefined in a change.
  return Object.fromEntries(entries) as unknown as Header
}

/** Makes a header another one though nothing else in it changes. */
export const OTHER_WORK = 5n

/** The target's sibling whose work has been tampered with after it was found. */
export function tamper(target: Target, change: (header: Header) => Partial<Header>): Block {
  const { header, transactions, uncles } = alter(target, { work: { extraNonce: OTHER_WORK } })
  return createBlock({ ...header, ...change(header) }, transactions, uncles, target.rules)
}

/** A mutation that changes header fields alone. */
export function header(
  rule: RuleName,
  name: string,
  change: (header: Header, target: Target) => Change['header'] | undefined,
): Mutation {
  return {
    name,
    fate: { rule },
    mutate(target) {
      const changed = change(target.block.header, target)
      return changed && alter(target, { header: changed })
    },
  }
}

/** A mutation of whatever kind. */
export function mutation(rule: RuleName, name: string, mutate: Mutation['mutate']): Mutation {
  return { name, fate: { rule }, mutate }
}

/** The bytes with one bit turned. */
export function flip(bytes: Bytes, index = 0): Bytes {
  return bytes.map((byte, at) => (at === index ? byte ^ 1 : byte))
}
