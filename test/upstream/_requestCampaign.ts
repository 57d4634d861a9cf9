import { expect } from 'vitest'
import { systemTimer } from '../../src/base/clock.ts'
import { toHex } from '../../src/base/hex.ts'
import type { JsonValue } from '../../src/remote/json.ts'
import { requireAccount } from '../_helpers/chain.ts'
import type { ServedChain } from '../_helpers/chainServer.ts'
import { createRandom } from '../_helpers/random.ts'
import { until } from '../_helpers/until.ts'
import { type ServedUpstream, serveUpstream } from '../_helpers/upstream.ts'
import {
  expectSameAnswers,
  type Question,
  questionsAboutBlock,
  questionsAboutTransactions,
} from '../chain/base/_sameAnswers.ts'
import { at, deploy, keep } from '../chain/import/_branches.ts'
import { type Endpoint, type Fault, startEndpoint } from './_endpoint.ts'
import { mutate, type Random } from './_mutations.ts'
import { copyBlocks, headOf, mineBlocks, serveNode } from './_nodes.ts'

/** Time between two questions for the head of an endpoint. */
const POLL_MS = 10
/** Requests between two changes of an endpoint. */
const REQUESTS_OF_PHASE = 100
const REQUESTS_AT_ONCE = 10
const ACCOUNTS = [0, 1].map((index) => toHex(requireAccount(index).address))
const MINERS = [1, 2].map((byte) => toHex(new Uint8Array(20).fill(byte)))

/** A node with the endpoint in front of it. */
interface Side {
  readonly node: ServedChain
  readonly endpoint: Endpoint
}

interface Phase {
  readonly random: Random
  /** Separate from `random`: the number of mutations depends on which endpoint is asked. */
  readonly mutating: Random
  /** The side that works. */
  readonly healthy: Side
  readonly victim: Side
}

const fail = (fault: Fault) => async (phase: Phase) => {
  phase.victim.endpoint.fault = fault
  await mineLogs(phase.healthy.node, 1 + phase.random(3))
}

/** States of an endpoint while another one works, by name. */
const PHASES: Readonly<Record<string, (phase: Phase) => Promise<unknown>>> = {
  killed: fail('dead'),
  frozen: fail('frozen'),
  overloaded: fail('overloaded'),
  failing: fail('failing'),
  truncated: fail('truncated'),
  lagging: ({ healthy, random }) => mineLogs(healthy.node, 1 + random(5)),
  async 'on another branch'({ healthy, victim, random }) {
    const length = 1 + random(5)
    await mineBlocks(victim.node, length)
    await mineLogs(healthy.node, length + 1)
  },
  async falsifying({ healthy, victim, mutating }) {
    const seen: JsonValue[] = []
    await mineLogs(healthy.node, 1)
    await copyBlocks(healthy.node, victim.node)
    victim.endpoint.falsify = (result, method) => {
      if (!/^eth_get(Block|Uncle|Transaction(ByHash|Receipt)|Logs)/.test(method)) return result
      if (seen.length < 100) seen.push(result)
      return mutate(result, seen, mutating)
    }
  },
}

/** Mines blocks, each with a log. */
async function mineLogs(node: ServedChain, count: number): Promise<void> {
  for (let block = 0; block < count; block++) {
    const nonce = BigInt(String(await node.askResult('eth_getTransactionCount', ACCOUNTS[0], 'pending')))
    await node.chain.submits.sendRaw(nonce === 0n ? deploy : keep(nonce, nonce))
    await node.chain.miner.mineOne()
  }
}

/**
 * Sends requests to an upstream network while one of its two endpoints fails, lags, leaves the branch or falsifies, and
 * compares all answers with those of the node behind the other one. Returns the number of phases by name.
 */
export async function runRequestCampaign(seed: number, count: number): Promise<Readonly<Record<string, number>>> {
  const [random, mutating] = [createRandom(seed), createRandom(seed + 1)]
  const [left, right] = [await openSide(1), await openSide(2)]
  await mineLogs(left.node, 5)
  await copyBlocks(left.node, right.node)
  const urls = [left.endpoint.url, right.endpoint.url]
  const done: Record<string, number> = {}
  const names = Object.keys(PHASES)
  let upstream = await open(urls)
  for (let requests = 0; requests < count; requests += REQUESTS_OF_PHASE) {
    const name = names[random(names.length)] ?? ''
    const [healthy, victim] = random(2) === 0 ? [left, right] : [right, left]
    const before = upstream.opened.upstream.headNumber()
    await PHASES[name]?.({ random, mutating, healthy, victim })
    await follow(upstream, healthy)
    expect(upstream.opened.upstream.headNumber(), `${name}, seed ${seed}`).toBeGreaterThanOrEqual(before)
    await compare(upstream, healthy, random)
    victim.endpoint.fault = undefined
    victim.endpoint.falsify = undefined
    await copyBlocks(healthy.node, victim.node)
    done[name] = (done[name] ?? 0) + 1
    if (name === 'falsifying' || name === 'frozen') {
      await upstream.opened.close() // a false endpoint is not asked any more, and a frozen one for a long time
      upstream = await open(urls)
    }
    await recover(upstream)
  }
  return done
}

async function openSide(miner: number): Promise<Side> {
  const node = await serveNode(miner)
  return { node, endpoint: await startEndpoint(node.url) }
}

async function open(urls: readonly string[]): Promise<ServedUpstream> {
  const upstream = await serveUpstream(urls, { pollMs: POLL_MS, timer: systemTimer }, { hedgeAfterMs: 5 })
  await recover(upstream)
  return upstream
}

/** Waits until both endpoints are asked again. */
async function recover({ remote }: ServedUpstream): Promise<void> {
  await until(() =>
    remote.endpoints().every(({ isHealthy, isBehind, height }) => isHealthy && !isBehind && height !== undefined),
  )
}

/** Waits until the head is that of a side. */
async function follow({ opened }: ServedUpstream, { node }: Side): Promise<void> {
  const { hash, header } = (await node.chain.reads.findBlock(at(node.chain.reads.headNumber()))) ?? { hash: undefined }
  await until(() => opened.upstream.headNumber() === header?.number)
  const shown = await opened.chain.reads.findBlock(at(opened.upstream.headNumber()))
  expect(shown?.hash).toEqual(hash)
}

async function compare(upstream: ServedUpstream, { node }: Side, random: Random): Promise<void> {
  expect(await headOf(upstream)).toBe(await headOf(node))
  for (let asked = 0; asked < REQUESTS_OF_PHASE; asked += REQUESTS_AT_ONCE) {
    const questions = await Promise.all(Array.from({ length: REQUESTS_AT_ONCE }, () => pickQuestion(node, random)))
    await Promise.all(questions.map((question) => expectSameAnswers(upstream, node, [question])))
  }
}

async function pickQuestion({ chain }: ServedChain, random: Random): Promise<Question> {
  const head = chain.reads.headNumber()
  const number = random(2) === 0 ? head - random(Math.min(head, 10)) : 1 + random(head)
  const block = await chain.reads.findBlock(at(number))
  if (block === undefined) throw new Error(`there is no block ${number}`)
  const height = random(2) === 0 ? 'latest' : `0x${number.toString(16)}`
  const address = [...ACCOUNTS, ...MINERS][random(4)]
  const questions: readonly Question[] = [
    ...questionsAboutBlock(block),
    ...questionsAboutTransactions(block),
    ['eth_blockNumber'],
    ['eth_gasPrice'],
    ['eth_getBalance', address, height],
    ['eth_getTransactionCount', address, height],
    ['eth_getLogs', { fromBlock: `0x${Math.max(0, number - 50).toString(16)}`, toBlock: height }],
  ]
  return questions[random(questions.length)] ?? ['eth_blockNumber']
}
