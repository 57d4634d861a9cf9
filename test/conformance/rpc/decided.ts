import type { Hex } from '../../../src/base/hex.ts'
import { assemble } from '../../_helpers/evmScene.ts'
import type { RpcCase } from './case.ts'

/** The request or the result that replaces that of a case, with the reason. */
export interface Decided extends Partial<Pick<RpcCase, 'params' | 'expect'>> {
  readonly why: string
}

/** Returns init code that reverts with the given data. */
const reverting = (data: Hex): Hex =>
  assemble(`7f${data.slice(2).padEnd(64, '0')}`, 0, '52', data.length / 2 - 1, 0, 'fd')
const revertingCall = (data: Hex): Decided => ({
  why: 'instead of a mock, the call itself reverts with this data',
  params: [{ data: reverting(data) }, 'latest'],
})
const seesCallData = (data: Hex): Decided => ({
  why: 'the contract returns its call data as in the set-up',
  expect: { result: data },
})

/** Cases with another result by the project's decisions, by the running reference node, or by the set-up of the case. */
export const DECIDED: Readonly<Record<string, Decided>> = {
  v0192: { why: 'decisions.md, no peer layer yet: net_listening false', expect: { result: false } },
  v0345: { why: 'decisions.md, null: an optional member that is null is absent', expect: { accepted: true } },
  v0548: {
    why: 'the same result, given by paths',
    expect: { resultLength: 1, resultPartial: { '0.type': 'create', '0.action.init': '<data>' } },
  },
  v0549: { why: 'the same result, given by paths', expect: { resultLength: 1, resultPartial: { '0.type': 'call' } } },
  v0285: { why: 'decisions.md, not found: null', expect: { result: null } },
  v0298: { why: 'decisions.md, block selector: safe means latest', expect: { accepted: true } },
  v0360: revertingCall('0x'),
  v0361: revertingCall('0x08'),
  v0362: revertingCall('0x08c3'),
  v0363: revertingCall('0x08c379'),
  v0383: seesCallData('0xaa'),
  v0384: seesCallData('0xbb'),
  v0385: seesCallData('0xbb'),
  v0388: { why: 'as the running node: a call with too little gas returns 0x', expect: { result: '0x' } },
  v0400: { why: 'any arguments', params: [{ to: `0x${'11'.repeat(20)}` }] },
  v0428: {
    why: 'decisions.md, eth_sendRawTransaction: zero as 80 is accepted, but this signature is over the other encoding, so the sender is unknown',
    expect: { error: { code: -32010, message: "the sender account doesn't exist" } },
  },
  v0432: {
    why: 'the OpenRPC document: invalidTransaction',
    expect: { error: { code: -32602, message: 'Invalid input' } },
  },
  v0437: {
    why: "every block holds REMASC's transaction, which the reference's test builder leaves out",
    expect: { resultPartial: { difficulty: '0xa', totalDifficulty: '0xb', extraData: '0x', uncles: [] } },
  },
  v0459: { why: "every block but genesis holds REMASC's transaction", params: ['0x0', '0x0'] },
  v0492: { why: 'rpc.md 11, row 18: ids are of 128 bits', expect: { resultPattern: '^0x[1-9a-f][0-9a-f]{31}$' } },
}

const OVERRIDE =
  'decisions.md, optional parameters: the spec has no state override, and too many parameters are refused'
const DSL = 'its set-up is not shipped'
const MOCK = 'a mock: no such block 0 can be'
const SETTING = 'a setting that only the reference has'
const OFFERED = 'decisions.md, eth_getWork, submitWork, submitHashrate: implemented'
const GETH = 'decisions.md, EIP-1559 helpers, eth_getProof and others: methods that tools for geth call are supported'
const MOCKED_RECEIPT = 'a mock: a sender that no key has'
const RECEIPT = 'no receipt of a chain is stored so'

/** Cases that are left out, each with the reason; its first words determine the category in coverage.txt. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  v0189: 'decisions.md, web3_clientVersion: Scion/...',
  v0196: 'decisions.md, no peer layer yet: there is no peer to sync from',
  v0213: OFFERED,
  v0214: OFFERED,
  v0215: GETH,
  v0216: GETH,
  v0217: GETH,
  v0218: GETH,
  v0219: GETH,
  v0224: GETH,
  v0287: MOCK,
  v0290: MOCK,
  v0291: MOCK,
  v0359: 'decisions.md, empty revert: data is never absent',
  v0366: OVERRIDE,
  v0368: OVERRIDE,
  v0369: OVERRIDE,
  v0371: OVERRIDE,
  v0373: OVERRIDE,
  v0374: OVERRIDE,
  v0375: DSL,
  v0376: DSL,
  v0389: DSL,
  v0390: DSL,
  v0391: DSL,
  v0392: DSL,
  v0393: DSL,
  v0395: DSL,
  v0396: DSL,
  v0397: DSL,
  v0398: DSL,
  v0414: 'a mock: a pool that fails with "Testing error"',
  v0442: SETTING,
  v0444: SETTING,
  v0445: 'a block of the public testnet, as that network showed it',
  v0450: 'a chain of 64,746 blocks; such hashes are checked by transactions.json',
  v0455:
    "every block holds REMASC's receipt, too, so none has a single one; recordedRpc.test.ts has nodes of real tries",
  v0461: RECEIPT,
  v0463: RECEIPT,
  v0491: 'by decision the limits are others',
  v0550: DSL,
  v0551: DSL,
  v0552: DSL,
  v0553: DSL,
  v0554: DSL,
  v0555: DSL,
  v0556: DSL,
  v0561: DSL,
  v0562: DSL,
  v0563: DSL,
  v0581: DSL,
  v0582: DSL,
  v0570: MOCKED_RECEIPT,
  v0571: 'decisions.md, no peer layer yet: no messages of peers',
  v0501: 'a mock: a signature of r = 1 and s = 1',
}
