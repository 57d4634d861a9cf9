/**
 * Every rule, in the order in which a block is held against them: the first that it breaks names its refusal. Cheap rules come
 * before expensive ones: what a header says, what it says to its parent, its work, its body, its uncles, its execution. The reference
 * has another order and no names; which blocks are refused is the same.
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
