import { regtest } from '../../../../src/chainspec/networks/regtest.ts'
import { closeScenesAfterwards, describeRule } from './_describeRule.ts'
import { limited, NOW, without } from './_scene.ts'

closeScenesAfterwards()

describeRule(
  'timestampAfterParent',
  [
    { name: "the parent's", header: { timestamp: NOW - 10_000 } },
    { name: 'an earlier one', header: { timestamp: NOW - 10_001 } },
  ],
  [
    { name: 'a second later', header: { timestamp: NOW - 9_999 } },
    { name: "the parent's, on regtest", header: { timestamp: NOW - 10_000 }, network: regtest },
    { name: 'an earlier one, on regtest', header: { timestamp: 1 }, network: regtest },
  ],
)

describeRule(
  'timestampInFuture',
  [{ name: 'one second too many', header: { timestamp: NOW + 541 } }],
  [
    { name: 'nine minutes ahead', header: { timestamp: NOW + 540 } },
    { name: 'years ahead, on regtest', header: { timestamp: NOW + 10 ** 8 }, network: regtest },
  ],
)

const now = { timestamp: NOW }
const early = without(limited, 'rskip297')

describeRule(
  'bitcoinTimestamp',
  [
    { name: 'two hours ahead', header: now, changes: { bitcoinTimestamp: NOW + 7200 } },
    { name: 'two hours behind', header: now, changes: { bitcoinTimestamp: NOW - 7200 } },
    { name: 'five minutes, before RSKIP-297', header: now, changes: { bitcoinTimestamp: NOW + 300 }, network: early },
    {
      name: 'five minutes back, before RSKIP-297',
      header: now,
      changes: { bitcoinTimestamp: NOW - 300 },
      network: early,
    },
  ],
  [
    { name: 'nearly two hours ahead', header: now, changes: { bitcoinTimestamp: NOW + 7199 } },
    { name: 'nearly two hours behind', header: now, changes: { bitcoinTimestamp: NOW - 7199 } },
    {
      name: 'nearly five minutes, before RSKIP-297',
      header: now,
      changes: { bitcoinTimestamp: NOW - 299 },
      network: early,
    },
    {
      name: 'years, before RSKIP-179',
      header: now,
      changes: { bitcoinTimestamp: 1 },
      network: without(early, 'rskip179'),
    },
    { name: 'years, on regtest', header: now, changes: { bitcoinTimestamp: 1 }, network: regtest },
  ],
)
