import type { PeerScore, ReputationSummary } from '../api/peers.ts'

/** The sums over all scores, as the reference's `PeerScoringReporterUtil` adds them up. */
export function summarise(scores: readonly PeerScore[]): ReputationSummary {
  const sumOf = (read: (score: PeerScore) => number) => scores.reduce((sum, score) => sum + read(score), 0)
  return {
    count: scores.length,
    successfulHandshakes: sumOf((score) => score.successfulHandshakes),
    failedHandshakes: sumOf((score) => score.failedHandshakes),
    invalidHeader: sumOf((score) => score.invalidHeader),
    validBlocks: sumOf((score) => score.validBlocks),
    invalidBlocks: sumOf((score) => score.invalidBlocks),
    validTransactions: sumOf((score) => score.validTransactions),
    invalidTransactions: sumOf((score) => score.invalidTransactions),
    invalidNetworks: sumOf((score) => score.invalidNetworks),
    invalidMessages: sumOf((score) => score.invalidMessages),
    repeatedMessages: sumOf((score) => score.repeatedMessages),
    timeoutMessages: sumOf((score) => score.timeoutMessages),
    unexpectedMessages: sumOf((score) => score.unexpectedMessages),
    peersTotalScore: sumOf((score) => score.score),
    punishments: sumOf((score) => score.punishments),
    goodReputationCount: scores.filter((score) => score.goodReputation).length,
    badReputationCount: scores.filter((score) => !score.goodReputation).length,
  }
}
