import type { Bytes } from '../../../base/bytes.ts'
import { CONSTANTS } from '../../../chainspec/constants.ts'
import { mapKey } from '../../../state/mapKey.ts'
import type { Ancestor } from '../../ancestors/readAncestors.ts'
import { UNCLE_FORM_RULES } from './headerRules.ts'
import type { Breach, RuleTable } from './rule.ts'
import type { HeaderSubject } from './subjects.ts'

/** What a block's uncles are held against; all keys are hashes. */
export interface Family {
  /** The block's last seven ancestors, or as many as there are. */
  readonly ancestors: ReadonlyMap<string, Ancestor>
  /** Uncles of these ancestors. */
  readonly used: ReadonlySet<string>
  /** Uncles of the block itself that came before this one. */
  readonly listed: ReadonlySet<string>
}

/** An uncle, and the block that has it. */
export interface UncleSubject extends HeaderSubject {
  readonly hash: Bytes
  readonly blockNumber: number
  readonly family: Family
}

function uncleNumber({ header, blockNumber }: UncleSubject): Breach | undefined {
  return header.number < blockNumber ? undefined : { expected: `less than ${blockNumber}`, found: header.number }
}

/** Its parent, too, is one of the last seven. */
function uncleTooOld({ header, blockNumber }: UncleSubject): Breach | undefined {
  const least = blockNumber - CONSTANTS.uncleGenerations + 1
  return header.number >= least ? undefined : { expected: `at least ${least}`, found: header.number }
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

/**
 * What is asked of an uncle before its parent is known (protocol/validity#uncles). Two uncles may have the same miner.
 */
export const UNCLE_RULES: RuleTable<UncleSubject> = [
  ['uncleNumber', uncleNumber],
  ['uncleTooOld', uncleTooOld],
  ...UNCLE_FORM_RULES,
  ['uncleRepeated', uncleRepeated],
  ['uncleIsAncestor', uncleIsAncestor],
  ['uncleUsed', uncleUsed],
  ['uncleParentUnknown', uncleParentUnknown],
]
