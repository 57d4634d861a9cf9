import {
  baseEvent,
  bitcoinHeaderSize,
  edgesPresence,
  extraData,
  fieldForm,
  headerVersion,
  ummRoot,
} from './headerForm.ts'
import {
  bitcoinTimestamp,
  difficulty,
  gasLimitMinimum,
  gasLimitStep,
  gasUsedLimit,
  minimumGasPriceStep,
  numberAfterParent,
  timestampAfterParent,
  timestampInFuture,
} from './headerValues.ts'
import { proofOfWork } from './headerWork.ts'
import type { ChildSubject, HeaderSubject, RuleTable } from './rule.ts'

/** The rules of a block's header, except for fork detection data. */
export const HEADER_RULES: RuleTable<ChildSubject> = [
  ['number', numberAfterParent],
  ['fieldForm', fieldForm],
  ['headerVersion', headerVersion],
  ['ummRoot', ummRoot],
  ['edgesPresence', edgesPresence],
  ['baseEvent', baseEvent],
  ['bitcoinHeaderSize', bitcoinHeaderSize],
  ['extraData', extraData],
  ['difficulty', difficulty],
  ['gasLimitMinimum', gasLimitMinimum],
  ['gasLimitStep', gasLimitStep],
  ['gasUsedLimit', gasUsedLimit],
  ['minimumGasPriceStep', minimumGasPriceStep],
  ['timestampAfterParent', timestampAfterParent],
  ['timestampInFuture', timestampInFuture],
  ['bitcoinTimestamp', bitcoinTimestamp],
  ['proofOfWork', proofOfWork],
]

/** The rules of an uncle that need only its header. */
export const UNCLE_FORM_RULES: RuleTable<HeaderSubject> = [
  ['uncleFieldForm', fieldForm],
  ['uncleHeaderVersion', headerVersion],
  ['uncleUmmRoot', ummRoot],
  ['uncleEdgesPresence', edgesPresence],
  ['uncleBaseEvent', baseEvent],
  ['uncleBitcoinHeaderSize', bitcoinHeaderSize],
]

/** The rules of an uncle that need its parent. The minimum gas limit and the extra data are not checked for uncles. */
export const UNCLE_CHILD_RULES: RuleTable<ChildSubject> = [
  ['uncleParentNumber', numberAfterParent],
  ['uncleDifficulty', difficulty],
  ['uncleGasLimitStep', gasLimitStep],
  ['uncleGasUsedLimit', gasUsedLimit],
  ['uncleMinimumGasPriceStep', minimumGasPriceStep],
  ['uncleTimestampAfterParent', timestampAfterParent],
  ['uncleTimestampInFuture', timestampInFuture],
  ['uncleBitcoinTimestamp', bitcoinTimestamp],
  ['uncleProofOfWork', proofOfWork],
]
