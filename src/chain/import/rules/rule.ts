import { type Bytes, equalBytes } from '../../../base/bytes.ts'
import type { Network } from '../../../chainspec/network.ts'
import type { Rules } from '../../../chainspec/rules.ts'
import type { Block } from '../../../primitives/block.ts'
import type { Header } from '../../../primitives/header.ts'
import { BlockRefused, type Printable, print } from './blockRefused.ts'
import type { RuleName } from './ruleNames.ts'

/** A header, of a block or of an uncle, and what it can be held against without its chain. */
export interface HeaderSubject {
  readonly network: Network
  /** Those of the header's own height. */
  readonly rules: Rules
  /** Seconds since 1970. */
  readonly nowSeconds: number
  readonly header: Header
}

/** A header and that of its parent. */
export interface ChildSubject extends HeaderSubject {
  readonly parent: Header
}

/** A block and the rules of its height. */
export interface BodySubject {
  readonly rules: Rules
  readonly block: Block
}

/** How a rule is broken: what it expects, and what it finds instead. */
export interface Breach {
  readonly expected: Printable
  readonly found: Printable
}

/** Tells how the subject breaks a rule; undefined when it keeps it. */
export type Rule<Subject> = (subject: Subject) => Breach | undefined

/** Rules by name, in the order of `RULE_NAMES`. */
export type RuleTable<Subject> = readonly (readonly [RuleName, Rule<Subject>])[]

/** Throws {@link BlockRefused} by the first rule that the subject, which is the block or a part of it, breaks. */
export function requireAll<Subject>(block: Block, rules: RuleTable<Subject>, subject: Subject): void {
  for (const [name, rule] of rules) refuseIf(block, name, rule(subject))
}

/** Throws {@link BlockRefused} when there is a breach. */
export function refuseIf(block: Block, name: RuleName, breach: Breach | undefined): void {
  if (breach !== undefined) throw new BlockRefused(block, name, breach.expected, breach.found)
}

/** A breach unless the two are the same. */
export function unlessEqual(expected: Bytes, found: Bytes): Breach | undefined {
  return equalBytes(expected, found) ? undefined : { expected, found }
}

/** A breach unless the value lies between the bounds, both included. */
export function unlessWithin(least: bigint, found: bigint, most: bigint): Breach | undefined {
  return found >= least && found <= most ? undefined : { expected: `${print(least)} to ${print(most)}`, found }
}

export function unlessAtMost(most: bigint | number, found: bigint | number): Breach | undefined {
  return found <= most ? undefined : { expected: `at most ${print(most)}`, found }
}
