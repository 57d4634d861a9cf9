import { type Bytes, equalBytes } from '../../../base/bytes.ts'
import type { Network } from '../../../chainspec/network.ts'
import type { Rules } from '../../../chainspec/rules.ts'
import type { Block } from '../../../primitives/block.ts'
import type { Header } from '../../../primitives/header.ts'
import { BlockRefused, type Printable, print } from './blockRefused.ts'
import type { RuleName } from './ruleNames.ts'

/** A header of a block or an uncle, and what its rules need without its chain. */
export interface HeaderSubject {
  readonly network: Network
  /** The rules at the header's height. */
  readonly rules: Rules
  /** Seconds since 1970. */
  readonly nowSeconds: number
  readonly header: Header
  /** Why the proof of work is invalid, if that was determined before. */
  readonly work?: { readonly flaw: string | undefined }
}

/** A header and its parent's. */
export interface ChildSubject extends HeaderSubject {
  readonly parent: Header
}

/** A block and the rules at its height. */
export interface BodySubject {
  readonly rules: Rules
  readonly block: Block
}

/** A broken rule: the expected value and the one in the block. */
export interface Breach {
  readonly expected: Printable
  readonly found: Printable
}

/** Returns how the subject breaks the rule; undefined if it does not. */
export type Rule<Subject> = (subject: Subject) => Breach | undefined

/** Rules by name, in the order of `RULE_NAMES`. */
export type RuleTable<Subject> = readonly (readonly [RuleName, Rule<Subject>])[]

/** Throws {@link BlockRefused} with the first rule that the subject, the block or a part of it, breaks. */
export function requireAll<Subject>(block: Block, rules: RuleTable<Subject>, subject: Subject): void {
  for (const [name, rule] of rules) refuseIf(block, name, rule(subject))
}

/** Throws {@link BlockRefused} if there is a breach. */
export function refuseIf(block: Block, name: RuleName, breach: Breach | undefined): void {
  if (breach !== undefined) throw new BlockRefused(block, name, breach.expected, breach.found)
}

/** Returns a breach unless the two are equal. */
export function unlessEqual(expected: Bytes, found: Bytes): Breach | undefined {
  return equalBytes(expected, found) ? undefined : { expected, found }
}

/** Returns a breach unless the value is between the bounds, both included. */
export function unlessWithin(min: bigint, found: bigint, max: bigint): Breach | undefined {
  return found >= min && found <= max ? undefined : { expected: `${print(min)} to ${print(max)}`, found }
}

/** Returns a breach if the value is above the bound. */
export function unlessAtMost(max: bigint | number, found: bigint | number): Breach | undefined {
  return found <= max ? undefined : { expected: `at most ${print(max)}`, found }
}
