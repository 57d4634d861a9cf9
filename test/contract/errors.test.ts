import { readFileSync } from 'node:fs'
import { describe, expect } from 'vitest'
import { errors } from '../../generated/errors.ts'
import { createAjv, stripSchema } from '../../scripts/codegen/ajv.ts'
import type { OpenRpcDocument } from '../../scripts/codegen/openrpc.ts'
import { sendOverWebSocket } from '../../scripts/fixture/replay.ts'
import { fromHex, toHex } from '../../src/base/hex.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import { createSandbox } from '../../src/chainspec/sandbox.ts'
import { BUDGETS } from '../../src/concurrency/budgets.ts'
import { keccak256 } from '../../src/crypto/keccak.ts'
import { readReply } from '../../src/doctor/answer.ts'
import { judgeError } from '../../src/doctor/checks/examples.ts'
import { BehindWriter } from '../../src/replication/sharedChain.ts'
import type { WriterLink } from '../../src/rpc/throughWriter.ts'
import { MINES_AT_ONCE, MINES_ON_DEMAND, openTestChain, requireAccount, signFrom } from '../_helpers/chain.ts'
import { serveChain } from '../_helpers/chainServer.ts'
import type { TestNode } from '../_helpers/fixture.ts'
import { openTestFork } from '../_helpers/fork.ts'
import { it, type StartNode } from '../_helpers/it.ts'
import { OPEN_NODE, servePublicEndpoint } from '../_helpers/publicEndpoint.ts'
import { until } from '../_helpers/until.ts'
import { serveUpstream } from '../_helpers/upstream.ts'
import { call, postText, type Reply } from '../_helpers/wire.ts'
import { deploy, importAll, keep, mine } from '../chain/import/_branches.ts'
import facts from './fixture-facts.json' with { type: 'json' }

const document: OpenRpcDocument = JSON.parse(
  readFileSync(new URL('../../generated/openrpc.json', import.meta.url), 'utf8'),
)
const ajv = createAjv(document)

const ENDLESS = '0x5b600056'
const START = { networks: ['regtest'] }
const NOBODY = '0x000000000000000000000000000000000000dead'
const BRIDGE = '0x0000000000000000000000000000000001000006'
const UPDATE_COLLECTIONS = '0x0c5a9990'

let startNode: StartNode
let shared: TestNode
it.beforeAll(({ startNode: start, node }) => {
  startNode = start
  shared = node
})

/** Returns a function that starts one node for several errors. */
function shareNode(settings: Readonly<Record<string, unknown>>): () => Promise<TestNode> {
  let node: Promise<TestNode> | undefined
  return () => {
    node ??= startNode({ ...START, ...settings })
    return node
  }
}
const withKeys = shareNode({ open: false })
const withoutWallet = shareNode({ wallet: 'off' })

/** Sends a request to the shared node. */
const callShared = (method: string, ...params: readonly unknown[]) => call(shared.url('regtest'), method, params)

/** Simulates a block with validation. */
const simulate = (block: unknown) => callShared('eth_simulateV1', { validation: true, blockStateCalls: [block] })

interface Produced {
  readonly message: string
  readonly status?: number
  readonly data?: unknown
  produce(): Promise<Reply>
}

async function askWithoutWallet(method: string, ...params: readonly unknown[]): Promise<Reply> {
  const { url } = await withoutWallet()
  return call(url('regtest'), method, params)
}

/** Sends a request to a process that shares its chain and does not write. */
async function askThrough(link: Partial<WriterLink>, method: string, ...params: readonly unknown[]): Promise<Reply> {
  const follows = { writes: () => false, isCurrent: () => true, whenCurrent: async () => {}, whenSeen: async () => {} }
  const forward = () => Promise.reject(new Error('nothing is forwarded'))
  const { url, close } = await serveChain(await openTestChain(), { link: { ...follows, forward, ...link } })
  const reply = await call(url, method, params)
  await close()
  return reply
}

/** Sends a transaction to a chain whose newest block has the maximum time. */
async function sendAtEndOfTime(): Promise<Reply> {
  const { url, close } = await serveChain(await openTestChain())
  await call(url, 'evm_setNextBlockTimestamp', ['0xfffffffffffff'])
  await call(url, 'evm_mine')
  const reply = await call(url, 'eth_sendRawTransaction', [
    toHex(signFrom(0, { gasPrice: 10n ** 9n, to: requireAccount(1).address })),
  ])
  await close()
  return reply
}

/** Reads the Bridge of a chain in which one of its cells was overwritten. */
async function readOverwrittenBridge(): Promise<Reply> {
  const { url, close } = await serveChain(await openTestChain())
  const slot = `0x${Buffer.from('blockStoreChainHead').toString('hex').padStart(64, '0')}`
  await call(url, 'hardhat_setStorageAt', [BRIDGE, slot, `0x${'01'.padStart(64, '0')}`])
  const reply = await call(url, 'eth_bridgeState')
  await close()
  return reply
}

/** Sends a request to a new chain with `compat` ethereum. */
async function askAsEthereum(method: string, ...params: readonly unknown[]): Promise<Reply> {
  const chain = await openTestChain({ network: createSandbox(regtest, { compat: 'ethereum' }) })
  const { url, close } = await serveChain(chain)
  const reply = await call(url, method, params)
  await close()
  return reply
}

/** Sends a request to a fork of a new chain, through an endpoint that offers no Bridge storage; `change` precedes it. */
async function askFork(
  [method, ...params]: readonly [string, ...unknown[]],
  change: (endpoint: { close(): Promise<void> }) => Promise<void> = async () => undefined,
): Promise<Reply> {
  const origin = await serveChain(await openTestChain())
  const endpoint = await servePublicEndpoint(origin.url)
  const { chain } = await openTestFork(endpoint.url, { retries: 0 }, { submitting: MINES_AT_ONCE })
  const { url } = await serveChain(chain)
  await change(endpoint)
  const reply = await call(url, method, params)
  await origin.close()
  return withPort(reply, 4444)
}

/** Sends a request to an upstream network whose endpoint is gone. */
async function askWithoutEndpoint(method: string, ...params: readonly unknown[]): Promise<Reply> {
  const origin = await serveChain(await openTestChain())
  const endpoint = await servePublicEndpoint(origin.url, OPEN_NODE)
  const { url } = await serveUpstream([endpoint.url])
  await endpoint.close()
  await origin.close()
  return call(url, method, params)
}

/** Asks an upstream network whose only node does not get the newest block in time. */
async function askBehindHead(method: string, ...params: readonly unknown[]): Promise<Reply> {
  const origin = await serveChain(await openTestChain())
  const { url, opened, remote, timer } = await serveUpstream([origin.url])
  await opened.pollAll()
  for (const endpoint of remote.each()) endpoint.setReach(-1)
  const waits = timer.waiting()
  const asked = call(url, method, params)
  await until(() => timer.waiting() > waits)
  timer.advance(2_000)
  return asked
}

/** Returns a reply with another port in its text. */
function withPort(reply: Reply, port: number): Reply {
  const text = JSON.stringify(reply.body).replaceAll(/127\.0\.0\.1:\d+/g, `127.0.0.1:${port}`)
  return { ...reply, body: JSON.parse(text) }
}

/** Requests that produce the errors of the document, by error name. */
const table: Readonly<Record<string, Produced>> = {
  accountNotFound: {
    message: 'Account not found',
    produce: () => callShared('eth_sign', NOBODY, '0x00'),
  },
  baseUnavailable: {
    message: 'eth_getBalance: no answer from the remote node: ECONNREFUSED (http://127.0.0.1:4444, attempt 1)',
    produce: () => askFork(['eth_getBalance', NOBODY, 'latest'], (endpoint) => endpoint.close()),
  },
  belowBase: {
    message: 'this node does not have proofs: its chain begins at block 0; ask a node that has the whole chain',
    data: { base: '0x0' },
    produce: () => askFork(['eth_getProof', NOBODY, [], 'latest']),
  },
  bridgeUnreadable: {
    message:
      "the endpoint of this fork does not return the Bridge's storage: fork from a Scion, or from a node that has rsk_getStorageBytesAt enabled",
    produce: () => askFork(['eth_call', { to: BRIDGE, data: UPDATE_COLLECTIONS }, 'latest']),
  },
  bridgeUndecodable: {
    message:
      "the Bridge's cell 'blockStoreChainHead' cannot be decoded: got 1 bytes; write the former value again, revert to a snapshot, or reset the chain",
    produce: readOverwrittenBridge,
  },
  blockNotCanonical: {
    message: `Block with hash ${facts.sideBlockHash} is not canonical and it is required`,
    produce: () => callShared('eth_getBalance', NOBODY, { blockHash: facts.sideBlockHash, requireCanonical: true }),
  },
  invalidTracePositions: {
    message: "'positions' accepts only one index",
    data: {
      parameter: 'positions',
      position: 1,
      expected: 'an array with one 0x-prefixed index',
      got: 'an array of 2',
    },
    produce: () => callShared('trace_get', `0x${'11'.repeat(32)}`, ['0x0', '0x1']),
  },
  invalidTracedPair: {
    message: "invalid params: parameter 'calls[1]': expected a call object and an array of trace types, in this order",
    produce: () =>
      callShared('trace_callMany', [
        [{ to: NOBODY }, ['trace']],
        [['trace'], { to: NOBODY }],
      ]),
  },
  notFoundAsEthereum: {
    message: 'header not found',
    produce: () => askAsEthereum('eth_getBalance', NOBODY, '0x99'),
  },
  refusedAsEthereum: {
    message: 'both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified',
    produce: () => askAsEthereum('eth_call', { to: NOBODY, gasPrice: '0x0', maxFeePerGas: '0x0' }, 'latest'),
  },
  blockNotFound: {
    message: 'Block 0x99 not found',
    produce: () => callShared('eth_getBalance', NOBODY, '0x99'),
  },
  executionReverted: {
    message: 'VM Exception while processing transaction: transaction reverted',
    data: `0x${'00'.repeat(31)}2a`,
    produce: () => callShared('eth_call', { data: '0x602a60005260206000fd' }, 'latest'),
  },
  callFailed: {
    message: 'out of gas',
    produce: () => askAsEthereum('eth_call', { data: ENDLESS, gas: '0xffff' }, 'latest'),
  },
  executionRevertedAsEthereum: {
    message: 'execution reverted',
    data: '0x',
    produce: () => askAsEthereum('eth_call', { data: '0x60006000fd' }, 'latest'),
  },
  executionTimedOut: {
    message: 'Execution has got timeout out.',
    async produce() {
      const { url } = await startNode(
        { ...START, callTimeoutMs: 50, callGasCap: '1000000000000' },
        { budgets: BUDGETS },
      )
      return call(url('regtest'), 'eth_call', [{ data: ENDLESS }, 'latest'])
    },
  },
  filterNotFound: {
    message: 'filter not found',
    produce: () => callShared('eth_getFilterChanges', '0x1'),
  },
  gasExceedsAllowance: {
    message: 'gas required exceeds allowance (6800000)',
    produce: () => callShared('eth_estimateGas', { data: '0xfe' }),
  },
  insufficientFunds: {
    message: 'insufficient funds for transfer',
    produce: () => callShared('eth_estimateGas', { from: NOBODY, value: '0x1' }),
  },
  internalError: {
    message: 'Internal server error',
    async produce() {
      let isBroken = false
      const nowMs = () => {
        if (isBroken) throw new Error('the clock of this machine has stopped')
        return 0
      }
      const { url } = await startNode(START, { clock: { nowMs } })
      isBroken = true
      return call(url('regtest'), 'eth_sendRawTransaction', [facts.raw])
    },
  },
  invalidApiKey: {
    message: 'missing or invalid API key',
    status: 401,
    async produce() {
      const { url } = await withKeys()
      return call(url('regtest/wrong'), 'eth_chainId')
    },
  },
  invalidBannedAddress: {
    message: 'invalid banned address 127.0.0.1',
    produce: () => callShared('sco_banAddress', '127.0.0.1'),
  },
  invalidBitcoinBlock: {
    message: 'Invalid Bitcoin block: a block ends inside its header',
    produce: () => callShared('mnr_submitBitcoinBlock', '00'),
  },
  invalidLogCursor: {
    message: 'the cursor was not returned for this filter',
    produce: () => callShared('eth_getLogs', {}, { cursor: 'A'.repeat(78) }),
  },
  invalidLogRange: {
    message: 'fromBlock (latest) is after toBlock (0x1)',
    produce: () => callShared('eth_getLogs', { toBlock: '0x1' }),
  },
  invalidOverride: {
    message: 'Precompiled contracts can not be overridden',
    produce: () => callShared('eth_call', {}, 'latest', { [BRIDGE]: { balance: '0x1' } }),
  },
  invalidParams: {
    message: `invalid params: parameter 'fullTransactions': expected a boolean, got "yes"`,
    data: { parameter: 'fullTransactions', position: 1, expected: 'a boolean', got: '"yes"' },
    produce: () => callShared('eth_getBlockByNumber', 'latest', 'yes'),
  },
  invalidPrivateKey: {
    message: 'Invalid param: value must be a private key, 1 to 32 bytes below the order of secp256k1',
    produce: () => callShared('personal_importRawKey', '0x', 'p'),
  },
  invalidRequest: {
    message: 'invalid request',
    produce: () => postText(shared.url('regtest'), '{"jsonrpc":"2.0","id":{},"method":"eth_chainId"}'),
  },
  invalidTransaction: {
    message: 'Invalid input: transaction should have 9 items, but has 0',
    produce: () => callShared('eth_sendRawTransaction', '0xc0'),
  },
  keyNotAvailable: {
    message: 'Address private key is locked or could not be found in this node',
    produce: () => callShared('personal_dumpRawKey', NOBODY),
  },
  notReady: {
    message: 'not ready: the newest block is not known here',
    async produce() {
      const behind = new BehindWriter('not ready: the newest block is not known here')
      return askThrough({ isCurrent: () => false, whenCurrent: () => Promise.reject(behind) }, 'eth_blockNumber')
    },
  },
  limitExceeded: {
    message: 'limit of 1 requests per day exceeded',
    status: 429,
    async produce() {
      const { node, url } = await withKeys()
      const { key } = await node.keys.create({ name: 'small', network: 'regtest', limits: { requestsPerDay: 1 } })
      expect((await call(url(`regtest/${key}`), 'eth_chainId')).status).toBe(200)
      return call(url(`regtest/${key}`), 'eth_chainId')
    },
  },
  invalidTraceRange: {
    message: 'fromBlock cannot be greater than toBlock',
    produce: () => callShared('trace_filter', { fromBlock: '0x3', toBlock: '0x1' }),
  },
  traceRangeTooWide: {
    message: 'limit of 2 blocks exceeded: request up to block 0x1',
    data: {
      limit: 2,
      ...{ fromBlock: '0x0', toBlock: '0x5', suggestedToBlock: '0x1' },
      hint: 'Try with this block range [0x0, 0x1].',
    },
    async produce() {
      const { url } = await startNode(START, { limits: { traceBlockSpan: 2 } })
      return call(url('regtest'), 'trace_filter', [{ fromAddress: NOBODY }])
    },
  },
  logCursorReorganised: {
    message: 'the chain was reorganised below the cursor: restart from block 0x2',
    data: { fromBlock: '0x2' },
    produce: reorganiseBelowCursor,
  },
  logLimitExceeded: {
    message: 'Filter returned more than 2 logs.',
    data: {
      limit: 2,
      ...{ fromBlock: '0x0', toBlock: '0x5', suggestedToBlock: '0x3' },
      hint: 'Try with this block range [0x0, 0x3].',
    },
    async produce() {
      const { url } = await startNode(START, { limits: { logBlockSpan: 3, logCount: 2 } })
      return call(url('regtest'), 'eth_getLogs', [{ fromBlock: 'earliest' }])
    },
  },
  methodNotFound: {
    message: 'method not found',
    data: { method: 'eth_chainIt', didYouMean: 'eth_chainId' },
    produce: () => callShared('eth_chainIt'),
  },
  notAllowedForKey: {
    message: 'this API key is not valid for the method eth_chainId',
    status: 403,
    async produce() {
      const { node, url } = await withKeys()
      const { key } = await node.keys.create({ name: 'few', network: 'all', methods: ['net_version'] })
      return call(url(`regtest/${key}`), 'eth_chainId')
    },
  },
  parseError: {
    message: 'JSON parse error',
    produce: () => postText(shared.url('regtest'), '{"id":1,'),
  },
  refusedToWebPage: {
    message: 'a request with an Origin header, as from a web page, may use only the published development accounts',
    status: 403,
    produce() {
      const body = { jsonrpc: '2.0', id: 1, method: 'personal_listAccounts' }
      return postText(shared.url('regtest'), JSON.stringify(body), { origin: new URL(shared.url()).origin })
    },
  },
  responseTooLarge: {
    message: 'Response size limit of 1000 bytes exceeded',
    data: { limitBytes: 1000 },
    async produce() {
      const { url } = await startNode({ ...START, responseLimitBytes: 1000 })
      return call(url('regtest'), 'eth_getBlockByNumber', ['latest'])
    },
  },
  percentilesOutOfOrder: {
    message: 'reward percentiles should ascend, but 10 comes after 20.5',
    produce: () => callShared('eth_feeHistory', '0x1', 'latest', [20.5, 10]),
  },
  signingDisabled: {
    message: 'Local wallet is disabled in this node',
    produce: () => askWithoutWallet('eth_sign', NOBODY, '0x00'),
  },
  simulatedBlockFull: {
    message: 'block gas limit reached: remaining: 50000, required: 50001',
    produce: () => simulate({ blockOverrides: { gasLimit: '0xc350' }, calls: [{ gas: '0xc351' }] }),
  },
  simulatedBlockNumber: {
    message: 'block numbers must be in order: 5 <= 5',
    produce: () => simulate({ blockOverrides: { number: '0x5' } }),
  },
  noTimeLeft: {
    message:
      'no block can follow the newest one, whose time 4503599627370495 is the maximum: revert to a snapshot, or reset the chain',
    produce: sendAtEndOfTime,
  },
  controlRefused: {
    message: 'at most 1000000 blocks can be mined at a time',
    produce: () => callShared('hardhat_mine', '0xf4241'),
  },
  invalidTypedData: {
    message: 'Invalid typed data: types lacks the struct that primaryType names',
    produce: () =>
      callShared('eth_signTypedData_v4', '0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826', {
        types: {},
        primaryType: 'A',
        domain: {},
        message: {},
      }),
  },
  simulatedFundsTooLow: {
    message: `insufficient funds for gas * price + value: address ${NOBODY} have 0 want 1`,
    produce: () => simulate({ calls: [{ from: NOBODY, value: '0x1' }] }),
  },
  simulatedGasPriceTooLow: {
    message: 'gas price not allowed: tx: 0 minimum: 1',
    produce: () => simulate({ blockOverrides: { baseFeePerGas: '0x1' }, calls: [{ to: NOBODY }] }),
  },
  simulatedGasTooLow: {
    message: 'intrinsic gas too low: have 20999, want 21000',
    produce: () => simulate({ calls: [{ to: NOBODY, gas: '0x5207' }] }),
  },
  simulatedInitCodeTooLong: {
    message: 'max initcode size exceeded: code size 49153 limit 49152',
    produce: () => simulate({ calls: [{ data: `0x${'00'.repeat(49_153)}` }] }),
  },
  simulatedNonceTooHigh: {
    message: 'nonce too high: tx: 1 state: 0',
    produce: () => simulate({ calls: [{ from: NOBODY, to: NOBODY, nonce: '0x1' }] }),
  },
  simulatedNonceTooLow: {
    message: 'nonce too low: tx: 0 state: 1',
    produce: () =>
      simulate({ calls: [{ from: NOBODY, to: NOBODY, nonce: '0x0' }], stateOverrides: { [NOBODY]: { nonce: '0x1' } } }),
  },
  simulatedTimestamp: {
    message: 'block timestamps must be in order: 0 <= 1767225640',
    produce: () => simulate({ blockOverrides: { time: '0x0' } }),
  },
  simulationTooLarge: {
    message: 'too many blocks',
    produce: () => simulate({ blockOverrides: { number: '0x1000' } }),
  },
  storageCellTooLong: {
    message: 'storage value is longer than 32 bytes',
    produce: () => callShared('eth_getStorageAt', BRIDGE, '0x0', 'latest'),
  },
  submissionRefused: {
    message: `Cannot publish block, could not find hash ${facts.block5Hash} in the cache`,
    produce: () => callShared('mnr_submitBitcoinBlock', facts.bitcoinBlockOfOldWork),
  },
  tooManyBannedAddresses: {
    message: 'limit of 1000 banned addresses exceeded',
    async produce() {
      const { node, url } = await startNode(START)
      for (let i = 0; i < 1_000; i++) await node.engines.get('regtest')?.peers.ban(`10.0.${i >> 8}.${i & 255}`)
      return call(url('regtest'), 'sco_banAddress', ['192.0.2.1'])
    },
  },
  tooManyLogChoices: {
    message: 'a stored filter has at most 1024 addresses and topics, got 1025',
    produce() {
      const [one, many] = [`0x${'11'.repeat(32)}`, 205]
      return callShared('eth_newFilter', {
        topics: Array.from({ length: 5 }, () => Array.from({ length: many }, () => one)),
      })
    },
  },
  transactionNotMined: {
    message: "Unknown error when sending transaction: transaction wasn't mined",
    produce: replaceWhileMining,
  },
  transactionNotMinedInTime: {
    message: "The transaction was added to the transaction pool but wasn't processed in 1 ms",
    data: toHex(keccak256(fromHex(facts.raw))),
    async produce() {
      const { url } = await startNode(START)
      return call(url('regtest'), 'eth_sendRawTransactionSync', [facts.raw, '0x1'])
    },
  },
  transactionRefused: {
    message: 'transaction nonce too low',
    produce: () => callShared('eth_sendRawTransaction', facts.rawMined),
  },
  transactionRefusedAsEthereum: {
    message: 'intrinsic gas too low: have 20999, want 21000',
    produce: () =>
      askAsEthereum('eth_sendRawTransaction', toHex(signFrom(0, { to: new Uint8Array(20), gasLimit: 20_999n }))),
  },
  unknownBlockNumber: {
    message: 'Invalid block number 153',
    produce: () => callShared('eth_call', { to: NOBODY }, '0x99'),
  },
  unknownChainPlace: {
    message: `block 1 with hash 0x${'ab'.repeat(32)} is not known`,
    async produce() {
      const params = ['newHeads', { cursor: `1-${'ab'.repeat(32)}` }]
      const body = { jsonrpc: '2.0', id: 1, method: 'eth_subscribe', params }
      const reply = (await sendOverWebSocket(shared, 'regtest', body)) as Reply['body'] // a JSON-RPC response
      return { status: 200, headers: new Headers(), body: reply }
    },
  },
  upstreamBehind: {
    message: 'eth_getBalance: the nodes of this network that answer do not have its newest block yet',
    produce: () => askBehindHead('eth_getBalance', NOBODY),
  },
  upstreamUnavailable: {
    message: 'eth_getBalance: no node of this network answers',
    produce: () => askWithoutEndpoint('eth_getBalance', NOBODY),
  },
  walletDisabled: {
    message: 'The local wallet feature is disabled',
    produce: () => askWithoutWallet('personal_listAccounts'),
  },
  walletFull: {
    message: 'the wallet holds 1000 accounts, which is its maximum',
    async produce() {
      const { url } = await startNode({ ...START, batchLimit: 0 })
      const seeds = Array.from({ length: 1000 }, (_, id) => ({
        id,
        method: 'personal_newAccountWithSeed',
        params: [`${id}`],
      }))
      await fetch(url('regtest'), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(seeds),
      })
      return call(url('regtest'), 'personal_newAccountWithSeed', ['one more'])
    },
  },
}

/** Requests a page of logs, removes its block from the main chain, and requests the next page. */
async function reorganiseBelowCursor(): Promise<Reply> {
  const chains = await Promise.all([openTestChain({ submitting: MINES_ON_DEMAND }), openTestChain()])
  const [ours, theirs] = chains
  const first = await mine(ours, [deploy])
  await importAll(theirs, first)
  await mine(ours, [keep(1n, 1n), keep(2n, 2n)])
  const { url, close } = await serveChain(ours)
  const page = async (more: object) => call(url, 'eth_getLogs', [{ fromBlock: 'earliest' }, { limit: 1, ...more }])
  const { body } = await page({})
  await importAll(ours, await mine(theirs, [], []))
  const [cursor] = /[\w-]{78}/.exec(JSON.stringify(body)) ?? []
  const reply = await page({ cursor })
  await close()
  await theirs.close()
  return reply
}

/** Submits a transaction to a node that is mining long blocks, and replaces the transaction before the node mines it. */
async function replaceWhileMining(): Promise<Reply> {
  // A run that always yields lets the node receive thousands of requests while it builds a block.
  const { url } = await startNode({ ...START, mining: 'auto' }, { budgets: { ...BUDGETS, yieldAfterMs: 0 } })
  const at = url('regtest')
  const send = (encoded: Uint8Array) => call(at, 'eth_sendRawTransaction', [toHex(encoded)])
  const long = { gasLimit: 6_800_000n, gasPrice: 10n ** 10n, data: fromHex(ENDLESS) }
  for (const nonce of [1n, 2n, 3n]) await send(signFrom(7, { ...long, nonce }))
  const first = signFrom(7, long)
  const mining = send(first)
  await untilKnown(at, first)
  const transfer = { to: requireAccount(1).address, gasPrice: 10n ** 9n }
  const replaced = signFrom(8, transfer)
  const reply = send(replaced)
  await untilKnown(at, replaced)
  await send(signFrom(8, { ...transfer, gasPrice: 2n * transfer.gasPrice }))
  await mining
  return reply
}

/** Requests a transaction until the node has it; throws after 10,000 requests. */
async function untilKnown(url: string, encoded: Uint8Array): Promise<void> {
  const hash = toHex(keccak256(encoded))
  for (let requests = 0; requests < 10_000; requests++) {
    const { body } = await call(url, 'eth_getTransactionByHash', [hash])
    if (!('result' in body) || body.result !== null) return
  }
  throw new Error(`the node does not have ${hash}`)
}

/** Returns the pattern of a text in the document, in which `<...>` is any text. */
function patternOf(documented: string): RegExp {
  return new RegExp(`^${documented.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/<[^>]+>/g, '.+')}$`)
}

/** Returns the problems of an error's data by its schema in the document. */
function problemsOf(name: string, data: unknown): unknown[] {
  const schema = document['x-errors'][name]?.data
  if (data === undefined) return []
  if (schema === undefined) return [`${name} holds no data`]
  const fits = ajv.compile(stripSchema(schema))
  return fits(data) ? [] : [...(fits.errors ?? [])]
}

it('the table above has the errors of the document and no others', () => {
  expect(Object.keys(table).sort()).toEqual(Object.keys(errors).sort())
})

it.each(Object.entries(table))('%s has its code, text, data and status on the wire', async (name, expected) => {
  const { message, status = 200, data, produce } = expected
  const reply = await produce()
  const known = Object.entries(errors).find(([registered]) => registered === name)?.[1]
  expect(reply.body.error).toMatchObject({ code: known?.code })
  expect(reply.body.error?.message).toBe(message)
  expect(message).toMatch(patternOf(known?.message ?? ''))
  const read = readReply({ kind: 'body', status: reply.status, value: reply.body, size: 0, ms: 0 }, 1)
  if (read.kind === 'failure') throw new Error(read.text)
  const shown = { code: known?.code ?? 0, message, ...(typeof data === 'string' && { data }) }
  expect(judgeError(shown, read)).toEqual([])
  if (data !== undefined) expect(reply.body.error?.data).toEqual(data)
  expect(problemsOf(name, reply.body.error?.data)).toEqual([])
  expect(reply.status).toBe(status)
})

describe('refusals of HTTP', () => {
  const sendAs = (method: string, path = 'regtest') => fetch(shared.url(path), { method })

  it('a body above bodyLimitBytes is 413, also if it is not JSON', async () => {
    const { url } = await startNode({ ...START, bodyLimitBytes: 100 })
    const { status, body } = await postText(url('regtest'), ' '.repeat(101))
    expect({ status, body }).toMatchObject({ status: 413, body: { id: null, error: { code: -32600 } } })
  })

  it('a body without the content type of JSON is 415', async () => {
    const { status, body } = await postText(shared.url('regtest'), '{}', { 'content-type': 'text/plain' })
    expect({ status, body }).toMatchObject({ status: 415, body: { id: null, error: { code: -32600 } } })
  })

  it('an HTTP method other than POST is 405, and an unknown path is 404', async () => {
    const put = await sendAs('PUT')
    expect([put.status, put.headers.get('allow')]).toEqual([405, expect.stringContaining('POST')])
    expect((await sendAs('POST', 'nosuch')).status).toBe(404)
  })

  it('a foreign Origin is 403 on a node without keys', async () => {
    const { status, body } = await postText(shared.url('regtest'), '{}', { origin: 'https://evil.example' })
    expect({ status, body }).toMatchObject({ status: 403, body: { id: null, error: { code: -32003 } } })
  })

  it('an API key of another network is 403', async () => {
    const { node, url } = await startNode({ networks: ['mainnet', 'regtest'], open: false })
    const { key } = await node.keys.create({ name: 'other', network: 'mainnet' })
    const { status, body } = await call(url(`regtest/${key}`), 'eth_chainId')
    expect({ status, body }).toMatchObject({ status: 403, body: { error: { code: -32003 } } })
    expect((await call(url(`mainnet/${key}`), 'eth_chainId')).status).toBe(200)
  })

  it('profile hosted: JSON-RPC errors of any code have HTTP status 200', async () => {
    const { node, url } = await startNode({ ...START, open: false, profile: 'hosted' })
    const { key } = await node.keys.create({ name: 'any', network: 'all' })
    const post = async (body: string) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(url(`regtest/${key}`), { method: 'POST', headers, body })
      return [response.status, JSON.parse(await response.text()).error?.code]
    }
    expect(await post('{"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":[]}')).toEqual([200, -32602])
    expect(await post('[]')).toEqual([200, -32600])
    expect(await post('{')).toEqual([200, -32700])
  })

  it('httpStatusOfErrors reference: invalid requests have HTTP status 400', async () => {
    const { node, url } = await startNode({ ...START, open: false, profile: 'hosted', httpStatusOfErrors: 'reference' })
    const { key } = await node.keys.create({ name: 'any', network: 'all' })
    expect((await call(url(`regtest/${key}`), 'eth_getBalance')).status).toBe(400)
    expect((await call(url(`regtest/${key}`), 'eth_nosuch')).status).toBe(200)
  })
})
