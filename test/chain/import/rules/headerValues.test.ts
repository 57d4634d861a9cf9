import { signedMinimalBytes } from '../../../../src/base/integer.ts'
import { gasLimitRange } from '../../../../src/chain/execution/blockLimits.ts'
import { regtest } from '../../../../src/chainspec/regtest.ts'
import { closeScenesAfterwards, describeRule } from './_describeRule.ts'
import { limited, NOW, without } from './_scene.ts'

closeScenesAfterwards()

const zeros = (count: number) => new Uint8Array(count)

describeRule('parent', [{ name: 'another hash', header: { parentHash: zeros(32) } }], [{ name: "the parent's hash" }])

describeRule(
  'number',
  [
    { name: 'a number too high', header: { number: 22 } },
    { name: "the parent's number", header: { number: 20 } },
  ],
  [{ name: 'the next number' }, { name: 'block 1 after genesis', parent: { number: 0 } }],
)

const difficultyOf = (difficulty: bigint) => ({ difficulty, difficultyBytes: signedMinimalBytes(difficulty) })

describeRule(
  'difficulty',
  [
    { name: 'one too much', header: difficultyOf(17n) },
    { name: 'one too little', header: difficultyOf(15n) },
    { name: 'none', header: difficultyOf(0n) },
    { name: "the parent's, a second early", header: { timestamp: NOW - 9991, ...difficultyOf(16n) } },
    { name: "the parent's with an uncle in the count", header: { uncleCount: 1, ...difficultyOf(16n) } },
  ],
  [
    { name: "the parent's, in time", header: difficultyOf(16n) },
    { name: 'a quarter more, a second early', header: { timestamp: NOW - 9991, ...difficultyOf(20n) } },
    { name: 'a quarter less, a second late', header: { timestamp: NOW - 9989, ...difficultyOf(12n) } },
    { name: 'the minimum after ten minutes', header: { timestamp: NOW - 9400, ...difficultyOf(4n) } },
    { name: 'that of a count that no list bears out', header: { uncleCount: 3, ...difficultyOf(20n) } },
  ],
)

const gasLimitOf = (gasLimit: bigint) => ({ gasLimit, gasLimitBytes: signedMinimalBytes(gasLimit) })

describeRule(
  'gasLimitMinimum',
  [{ name: 'one less than three million', header: gasLimitOf(2_999_999n), parent: gasLimitOf(3_000_000n) }],
  [{ name: 'three million', header: gasLimitOf(3_000_000n), parent: gasLimitOf(3_000_001n) }],
)

const { min, max } = gasLimitRange(10_000_000n)

describeRule(
  'gasLimitStep',
  [
    { name: 'one above the range', header: gasLimitOf(9_765_625n + 9_536n + 1n), parent: gasLimitOf(9_765_625n) },
    { name: 'one below the range', header: gasLimitOf(min - 1n) },
    { name: 'one beyond the range', header: gasLimitOf(max + 1n) },
  ],
  [
    { name: 'the minimum', header: gasLimitOf(9_990_234n) },
    { name: 'the maximum', header: gasLimitOf(10_009_765n) },
  ],
)

describeRule(
  'gasUsedLimit',
  [{ name: 'one more than the limit', header: { gasUsed: 10_000_001n } }],
  [{ name: 'the limit', header: { gasUsed: 10_000_000n } }],
)

describeRule(
  'minimumGasPriceStep',
  [
    { name: 'more than a percent up', header: { minimumGasPrice: 1011n } },
    { name: 'more than a percent down', header: { minimumGasPrice: 989n } },
    { name: 'two up from nothing', header: { minimumGasPrice: 2n }, parent: { minimumGasPrice: 0n } },
    { name: 'two up from 199', header: { minimumGasPrice: 201n }, parent: { minimumGasPrice: 199n } },
  ],
  [
    { name: 'a percent up', header: { minimumGasPrice: 1010n } },
    { name: 'a percent down', header: { minimumGasPrice: 990n } },
    { name: 'one up from nothing', header: { minimumGasPrice: 1n }, parent: { minimumGasPrice: 0n } },
    { name: 'nothing after one', header: { minimumGasPrice: 0n }, parent: { minimumGasPrice: 1n } },
    { name: 'two up from 200', header: { minimumGasPrice: 202n }, parent: { minimumGasPrice: 200n } },
  ],
)

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
