import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { methodTraits } from '../../generated/traits.ts'
import { send } from '../../scripts/fixture/replay.ts'
import { type Fixture, startFixture } from '../../scripts/fixture/startFixture.ts'
import { changesState, type Replay, type ResultOrError, replaysOf, requestOf } from '../../src/doctor/replay.ts'
import { collectCleanup } from '../_helpers/cleanup.ts'
import { expectAnswer } from '../_helpers/expectAnswer.ts'
import { document, startCopy } from '../_helpers/fixture.ts'
import { sharedFixture } from '../_helpers/sharedFixture.ts'
import { closedAfterTest } from '../_helpers/temporary.ts'

const ID = 7
const NETWORKS = ['mainnet', 'testnet', 'regtest']
const MODULES = ['debug', 'eth', 'net', 'rpc', 'rsk', 'trace', 'txpool', 'web3']

const traits: Readonly<Record<string, { readonly upstream?: string }>> = methodTraits
const isServed = ({ method }: Pick<Replay, 'method'>) => ![undefined, 'refused'].includes(traits[method.name]?.upstream)
const all = document.methods.flatMap(replaysOf)
const served = all.filter(isServed)
const nameOf = ({ method, name }: Replay) => `${method.name}, example: ${name}`
const named = (chosen: readonly Replay[]) => chosen.map((replay) => [nameOf(replay), replay] as const)

const DATA = 'the data of an error of another node may name it: only those of a revert are passed on'

/** The examples whose answers differ from those of the node behind, with the reason and the answer. */
const DIFFERENCES: Readonly<Record<string, { readonly why: string; readonly answer: ResultOrError }>> = {
  'eth_accounts, example: Development chain': {
    why: 'this node does not sign with the accounts of the node behind',
    answer: { result: [] },
  },
  'rpc_modules, example: Offered modules': {
    why: 'the settings of this node decide which modules it has',
    answer: { result: Object.fromEntries([...MODULES, 'evm', 'personal'].toSorted().map((name) => [name, '1.0'])) },
  },
  'eth_call, example: Unknown block hash': {
    why: 'nodes are given the hash in an object: the reference node misreads it otherwise',
    answer: {
      error: { code: -32600, message: `Block with hash 0x${'1'.padStart(64, '0')} not found` },
    },
  },
  'trace_get, example: Two indexes': {
    why: DATA,
    answer: { error: { code: -32602, message: "'positions' accepts only one index" } },
  },
  'eth_fillTransaction, example: Dynamic-fee transaction': {
    why: DATA,
    answer: {
      error: {
        code: -32602,
        message:
          'Invalid input: typed transactions are not supported: this one is of type 2 (EIP-1559, dynamic fee), Rootstock takes legacy ones (type 0, with gasPrice)',
      },
    },
  },
  'eth_sendRawTransaction, example: Nonce too far ahead': {
    why: DATA,
    answer: { error: { code: -32010, message: 'transaction nonce too high' } },
  },
  'eth_sendRawTransaction, example: Duplicate transaction': {
    why: 'a transaction is sent to all nodes, which pass it on to each other: one that has it has accepted it',
    answer: { result: '0x92017777fc3782cc1fa09e3b8020322511e381f419ac2bed224b183ded83825d' },
  },
}

/** Starts a node whose networks are those at another URL. */
async function startUpstream(endpoint: Pick<Fixture, 'url'>, networks: readonly string[] = NETWORKS) {
  const empty = await mkdtemp(join(tmpdir(), 'scion-upstream-'))
  const upstream = networks.map((network) => `${network}=${endpoint.url(network)}`)
  const settings = { profile: 'node', enable: MODULES, mining: undefined, upstream, upstreamRequestsPerSecond: 0 }
  const node = await startFixture(empty, settings).finally(() => rm(empty, { recursive: true }))
  return node
}

describe('a node whose networks are those of another node', () => {
  let node: Fixture
  const { cleanup, run } = collectCleanup()
  beforeAll(async () => {
    node = await startUpstream(await sharedFixture())
    cleanup(() => node.close())
  })
  afterAll(run)

  const ask = (replay: Replay) => send(node, replay, requestOf(replay, replay.params, ID))
  const unchanged = served.filter((replay) => !changesState(replay))

  it.each(named(unchanged.filter((replay) => !(nameOf(replay) in DIFFERENCES))))(
    '%s: responds as the other node',
    async (_, replay) => expectAnswer(replay, await ask(replay), ID),
  )

  it('responds otherwise as decided', async () => {
    expect(Object.keys(DIFFERENCES).filter((name) => !served.some((replay) => nameOf(replay) === name))).toEqual([])
    for (const replay of unchanged) {
      const difference = DIFFERENCES[nameOf(replay)]
      if (difference !== undefined) expect(await ask(replay)).toEqual({ jsonrpc: '2.0', id: ID, ...difference.answer })
    }
  })

  it('refuses the methods of those who make the blocks', async () => {
    const refused = all.filter(
      ({ method, expected }) =>
        traits[method.name]?.upstream === 'refused' &&
        MODULES.includes(method.name.split('_')[0] ?? '') &&
        method['x-owner-only'] === undefined &&
        'result' in expected,
    )
    expect(refused.length).toBeGreaterThan(2)
    for (const replay of refused) {
      const error = { code: -32601, data: { method: replay.method.name, hint: expect.stringMatching(/^other nodes/) } }
      expect(await ask(replay), nameOf(replay)).toMatchObject({ error })
    }
  })
})

const sendings = served.filter(({ method }) => method.name === 'eth_sendRawTransaction')

it.each(named(sendings))('%s: responds as the other node, or as decided', async (_, replay) => {
  const endpoint = closedAfterTest(await startCopy({ networks: ['regtest'] }))
  const node = closedAfterTest(await startUpstream(endpoint, ['regtest']))
  const answer = await send(node, replay, requestOf(replay, replay.params, ID))
  const difference = DIFFERENCES[nameOf(replay)]
  if (difference === undefined) expectAnswer(replay, answer, ID)
  else expect(answer).toEqual({ jsonrpc: '2.0', id: ID, ...difference.answer })
})
