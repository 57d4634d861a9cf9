/**
 * The names of all rules, in the order in which they are checked; the first broken one is reported. Cheap rules are
 * first: header, header against parent, work, body, uncles, execution. The reference node has another order and no names,
 * but refuses the same blocks.
 */
export const RULE_NAMES = [
  // the header and its parent, without hashing
  'parent',
  'number',
  'fieldForm',
  'headerVersion',
  'ummRoot',
  'edgesPresence',
  'baseEvent',
  'bitcoinHeaderSize',
  'extraData',
  'difficulty',
  'gasLimitMinimum',
  'gasLimitStep',
  'gasUsedLimit',
  'minimumGasPriceStep',
  'timestampAfterParent',
  'timestampInFuture',
  'bitcoinTimestamp',
  // the header's work
  'proofOfWork',
  'forkDetectionData',
  // the body
  'unclesHash',
  'transactionsRoot',
  'remascLast',
  'remascOnce',
  'remascNonce',
  'edges',
  'transactionFields',
  'transactionGasPrice',
  'transactionGasPriceCap',
  // the uncles, one after the other
  'tooManyUncles',
  'uncleNumber',
  'uncleTooOld',
  'uncleFieldForm',
  'uncleHeaderVersion',
  'uncleUmmRoot',
  'uncleEdgesPresence',
  'uncleBaseEvent',
  'uncleBitcoinHeaderSize',
  'uncleRepeated',
  'uncleIsAncestor',
  'uncleUsed',
  'uncleParentUnknown',
  'uncleParentNumber',
  'uncleDifficulty',
  'uncleGasLimitStep',
  'uncleGasUsedLimit',
  'uncleMinimumGasPriceStep',
  'uncleTimestampAfterParent',
  'uncleTimestampInFuture',
  'uncleBitcoinTimestamp',
  'uncleProofOfWork',
  'uncleForkDetectionData',
  // the execution
  'transaction',
  'notParallel',
  'parallelListsConflict',
  'stateRoot',
  'receiptsRoot',
  'logsBloom',
  'gasUsed',
  'paidFees',
  'transactionList',
] as const

export type RuleName = (typeof RULE_NAMES)[number]

const FIRST_OF_EXECUTION = RULE_NAMES.indexOf('transaction')

/** Returns whether a rule compares a block with the result of its execution here. */
export const needsExecution = (rule: RuleName): boolean => RULE_NAMES.indexOf(rule) >= FIRST_OF_EXECUTION
