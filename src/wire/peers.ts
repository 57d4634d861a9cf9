import type * as S from '../../generated/schemas.ts'
import type { PeerScore, ReputationSummary } from '../chain/api/peers.ts'

/** Returns a score with its members in the reference node's order. */
export function toWirePeerScore(score: PeerScore): S.PeerScore {
  return {
    successfulHandshakes: score.successfulHandshakes,
    failedHandshakes: score.failedHandshakes,
    invalidNetworks: score.invalidNetworks,
    repeatedMessages: score.repeatedMessages,
    validBlocks: score.validBlocks,
    validTransactions: score.validTransactions,
    invalidBlocks: score.invalidBlocks,
    invalidTransactions: score.invalidTransactions,
    invalidMessages: score.invalidMessages,
    timeoutMessages: score.timeoutMessages,
    unexpectedMessages: score.unexpectedMessages,
    invalidHeader: score.invalidHeader,
    score: score.score,
    punishments: score.punishments,
    goodReputation: score.goodReputation,
    punishedUntil: score.punishedUntil,
    id: score.id,
    type: score.type,
  }
}

/** Returns a summary with its members in the reference node's order. */
export function toWireReputationSummary(summary: ReputationSummary): S.ReputationSummary {
  return {
    count: summary.count,
    successfulHandshakes: summary.successfulHandshakes,
    failedHandshakes: summary.failedHandshakes,
    invalidHeader: summary.invalidHeader,
    validBlocks: summary.validBlocks,
    invalidBlocks: summary.invalidBlocks,
    validTransactions: summary.validTransactions,
    invalidTransactions: summary.invalidTransactions,
    invalidNetworks: summary.invalidNetworks,
    invalidMessages: summary.invalidMessages,
    repeatedMessages: summary.repeatedMessages,
    timeoutMessages: summary.timeoutMessages,
    unexpectedMessages: summary.unexpectedMessages,
    peersTotalScore: summary.peersTotalScore,
    punishments: summary.punishments,
    goodReputationCount: summary.goodReputationCount,
    badReputationCount: summary.badReputationCount,
  }
}
