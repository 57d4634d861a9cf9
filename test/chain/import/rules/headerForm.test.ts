import { concatBytes } from '../../../../src/base/bytes.ts'
import { signedMinimalBytes } from '../../../../src/base/integer.ts'
import { regtest } from '../../../../src/chainspec/regtest.ts'
import { closeScenesAfterwards, describeRule } from './_describeRule.ts'
import { type Changes, limited, without } from './_scene.ts'

closeScenesAfterwards()

const zeros = (count: number) => new Uint8Array(count)

/** A network whose headers have no optional member, and one whose headers have only the UMM root. */
const old = without(limited, 'rskipUmm', 'rskip144', 'rskip351', 'rskip535')
const version1 = without(limited, 'rskip535')

describeRule(
  'fieldForm',
  [
    { name: 'a short coinbase', header: { coinbase: zeros(19) } },
    { name: 'a long coinbase', header: { coinbase: zeros(21) } },
    { name: 'a short bloom', header: { logsBloom: zeros(255) } },
    { name: 'a long root', header: { stateRoot: zeros(33) } },
    { name: 'a short root', header: { receiptsRoot: zeros(31) } },
    { name: 'a difficulty with a leading zero', header: { difficultyBytes: Uint8Array.of(0, 16) } },
    { name: 'other bytes of the gas limit', header: { gasLimitBytes: signedMinimalBytes(10_000_001n) } },
    { name: 'a count of uncles beyond 31 bits', header: { uncleCount: 2 ** 31 } },
    { name: 'a time that no header can say', header: { timestamp: 2 ** 52 }, network: regtest },
  ],
  [
    { name: 'a count of uncles of 31 bits', header: { uncleCount: 2 ** 31 - 1 } },
    {
      name: 'a gas limit with a leading zero',
      header: { gasLimitBytes: concatBytes(zeros(2), signedMinimalBytes(10_000_000n)) },
    },
  ],
)

describeRule(
  'headerVersion',
  [
    { name: 'version 1', header: { version: 1 } },
    { name: 'version 0', header: { version: 0 } },
    { name: 'version 3', header: { version: 3 } },
    { name: 'version 2 before RSKIP-535', header: { version: 2 }, network: version1 },
    { name: 'version 1 before RSKIP-351', header: { version: 1 }, network: old },
  ],
  [
    { name: 'version 2' },
    { name: 'version 1 before RSKIP-535', network: version1 },
    { name: 'version 0 before RSKIP-351', network: old },
  ],
)

describeRule(
  'ummRoot',
  [
    { name: '1 byte', header: { ummRoot: zeros(1) } },
    { name: '19 bytes', header: { ummRoot: zeros(19) } },
    { name: '21 bytes', header: { ummRoot: zeros(21) } },
    { name: 'no root', changes: { without: ['ummRoot'] } },
    { name: 'a root before RSKIP-UMM', header: { ummRoot: zeros(0) }, network: old },
  ],
  [
    { name: 'an empty root' },
    { name: '20 bytes', header: { ummRoot: zeros(20) } },
    { name: 'no root before RSKIP-UMM', network: old },
  ],
)

describeRule(
  'edgesPresence',
  [
    { name: 'no edges', changes: { without: ['edges'] } },
    { name: 'edges before RSKIP-144', header: { edges: [] }, network: without(limited, 'rskip144') },
  ],
  [{ name: 'an empty list' }, { name: 'no edges before RSKIP-144', network: without(limited, 'rskip144') }],
)

describeRule(
  'baseEvent',
  [
    { name: '129 bytes', header: { baseEvent: zeros(129) } },
    { name: 'no event', changes: { without: ['baseEvent'] } },
    { name: 'an event before RSKIP-535', header: { baseEvent: zeros(0) }, network: version1 },
  ],
  [
    { name: '128 bytes', header: { baseEvent: zeros(128).fill(7) } },
    { name: 'no event before RSKIP-535', network: version1 },
  ],
)

const withBitcoinHeader = (bytes: Uint8Array): Changes => ({
  afterSealing: () => ({ bitcoinMergedMiningHeader: bytes }),
})
const WITHOUT_WORK: Changes = {
  afterSealing: () => ({
    bitcoinMergedMiningHeader: zeros(0),
    bitcoinMergedMiningMerkleProof: zeros(0),
    bitcoinMergedMiningCoinbaseTransaction: zeros(0),
  }),
}

describeRule(
  'bitcoinHeaderSize',
  [
    { name: '79 bytes', changes: withBitcoinHeader(zeros(79)) },
    { name: '81 bytes', changes: withBitcoinHeader(zeros(81)) },
    { name: 'no work at all', changes: WITHOUT_WORK },
  ],
  [{ name: '80 bytes' }],
)

describeRule(
  'extraData',
  [{ name: '33 bytes', header: { extraData: zeros(33) } }],
  [
    { name: '32 bytes', header: { extraData: zeros(32) } },
    { name: 'nothing', header: { extraData: zeros(0) } },
  ],
)
