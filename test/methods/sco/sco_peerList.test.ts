import { expect } from 'vitest'
import type { PeerScore } from '../../../src/chain/api/peers.ts'
import { openPeers, type PeerScores } from '../../../src/chain/peers/peers.ts'
import { holdClock } from '../../_helpers/chain.ts'
import { serveChain } from '../../_helpers/chainServer.ts'
import { it } from '../../_helpers/it.ts'
import { closedAfterTest } from '../../_helpers/temporary.ts'

const NODE_ID = 'b8f94fad1160652ddbadae837ce544e4d47b53c2cdcf7a397e3426465ce649c5056c9acf36cf8d869176b58ed7eefe22'
const NOTHING = {
  ...{ successfulHandshakes: 0, failedHandshakes: 0, invalidNetworks: 0, repeatedMessages: 0, validBlocks: 0 },
  ...{ validTransactions: 0, invalidBlocks: 0, invalidTransactions: 0, invalidMessages: 0, timeoutMessages: 0 },
  ...{ unexpectedMessages: 0, invalidHeader: 0, score: 0, punishments: 0, goodReputation: true, punishedUntil: 0 },
}
const node: PeerScore = { ...NOTHING, id: 'b8f94fad', type: 'node', successfulHandshakes: 1, validBlocks: 2, score: 3 }
const punished = { goodReputation: false, punishments: 1, punishedUntil: 1_800_000_060_000 }
const address: PeerScore = { ...NOTHING, ...punished, id: '192.0.2.1', type: 'address', invalidBlocks: 1, score: -10 }

it('sco_peerList lists scores, sco_reputationSummary adds them up, and sco_clearPeerScoring deletes them by address and node id', async ({
  store,
  chain,
}) => {
  const scores: PeerScores = new Map([
    [NODE_ID, node],
    ['192.0.2.1', address],
  ])
  const peers = await openPeers({ store, clock: holdClock(), scores })
  const { ask } = closedAfterTest(await serveChain({ ...chain, peers }))
  expect(await ask('sco_peerList')).toMatchObject({ result: [node, address] })
  const { goodReputation, punishedUntil, score, ...counts } = NOTHING
  const sums = { successfulHandshakes: 1, validBlocks: 2, invalidBlocks: 1, punishments: 1, peersTotalScore: -7 }
  const reputation = { goodReputationCount: 1, badReputationCount: 1 }
  expect(await ask('sco_reputationSummary')).toEqual({
    jsonrpc: '2.0',
    id: 1,
    result: { ...counts, count: 2, ...sums, ...reputation },
  })
  expect(await ask('sco_clearPeerScoring', '192.0.2.9')).toMatchObject({ result: [node, address] })
  expect(await ask('sco_clearPeerScoring', '::ffff:192.0.2.1')).toMatchObject({ result: [node] })
  expect(await ask('sco_clearPeerScoring', `0x${NODE_ID.toUpperCase()}`)).toMatchObject({ result: [] })
  expect(await ask('sco_peerList')).toMatchObject({ result: [] })
  expect(await ask('sco_reputationSummary')).toMatchObject({ result: { count: 0, peersTotalScore: 0 } })
})
