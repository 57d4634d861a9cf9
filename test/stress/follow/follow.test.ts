import { join } from 'node:path'
import { expect, it } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import { MAX_APART } from '../../../src/follow/follow.ts'
import { openSql } from '../../../src/storage/engines.ts'
import { verifyChain } from '../../../src/verify/verifyChain.ts'
import { requireAccount } from '../../_helpers/chain.ts'
import type { ServedChain } from '../../_helpers/chainServer.ts'
import { createRandom } from '../../_helpers/random.ts'
import { FORKED_CHAINS, serveRecording } from '../../_helpers/recordedForks.ts'
import { closedAfterTest } from '../../_helpers/temporary.ts'
import { until } from '../../_helpers/until.ts'
import { askAt } from '../../_helpers/wire.ts'
import { transfer } from '../../chain/import/_branches.ts'
import { makeFolder, spawnCli } from '../../cli/_cli.ts'
import { newestOf, serveFollowed } from '../../follow/_follow.ts'
import { runMutatedBlocks } from '../../follow/_mutatedBlocks.ts'
import { type Endpoint, startEndpoint } from '../../upstream/_endpoint.ts'
import { copyBlocks, mineBlocks, serveNode } from '../../upstream/_nodes.ts'
import { batchesOf, countOf, firstSeed, report } from '../_campaign.ts'

const BLOCKS = { small: 40, long: 1_000 }
const MUTATIONS = { small: 20, long: 1_000 }
const DIFFERENCES = { small: 3, long: 300 }
const SEED = firstSeed(45)
const MAX_DEPTH = 100
/** Maximum number of blocks that are mined at once. */
const MAX_MINED = 30
const FUNDED = 5
/** Maximum number of pending transactions of an account. */
const MAX_PENDING = 16n

/** A process that follows an endpoint on a data folder, and is killed and started again. */
async function startFollower(endpoint: Endpoint, webSocketUrl: string, folder: string) {
  const urls = `regtest=${endpoint.url},${webSocketUrl}`
  const flags = ['--follow', urls, '--genesis', 'sandbox', '--data', folder, '--port', '0', '--open']
  const node = spawnCli(['start', ...flags])
  const [, url = ''] = await node.says(/regtest +(http:\/\/127\.0\.0\.1:\d+\/regtest)[\s\S]*Ctrl-C/)
  return { node, ...askAt(url) }
}

type Follower = Awaited<ReturnType<typeof startFollower>>

const hashOf = async ({ askResult }: Pick<Follower, 'askResult'>) =>
  Object(await askResult('eth_getBlockByNumber', 'latest', false)).hash

/** Waits for the head of a node, and returns the time in ms. */
async function timeUntilEqual(node: ServedChain, follower: Follower): Promise<number> {
  const begunAtMs = performance.now()
  const head = await hashOf(node)
  while ((await hashOf(follower)) !== head) await new Promise((resolve) => setImmediate(resolve))
  return performance.now() - begunAtMs
}

/** Mines blocks with transfers of random accounts. */
async function mineTransfers(node: ServedChain, count: number, random: (below: number) => number): Promise<void> {
  for (let block = 0; block < count; block++) {
    for (let index = random(3); index > 0; index--) {
      const from = 1 + random(FUNDED)
      const sender = toHex(requireAccount(from).address)
      const nonceAt = async (block: string) =>
        BigInt(String(await node.askResult('eth_getTransactionCount', sender, block)))
      const nonce = await nonceAt('pending')
      if (nonce - (await nonceAt('latest')) >= MAX_PENDING) continue // those of replaced blocks
      await node.chain.submits.sendRaw(transfer(from, nonce, BigInt(1 + random(1_000))))
    }
    await mineBlocks(node, 1)
  }
}

/** Replaces the newest blocks, at most all. */
async function reorganise(
  node: ServedChain,
  maxDepth: number,
  figures: { reorganisations: number; deepest: number },
): Promise<void> {
  const depth = Math.min(node.chain.reads.headNumber(), maxDepth)
  if (depth === 0) return
  await node.ask('anvil_reorg', depth)
  figures.reorganisations++
  figures.deepest = Math.max(figures.deepest, depth)
}

/** Kills a process after the endpoint has received some questions for blocks, or at once if it has all. */
async function killMidway({ node }: Follower, endpoint: Endpoint, questions: number): Promise<void> {
  let left = questions
  endpoint.delay = (method) => {
    if (method === 'eth_getBlockByNumber' && --left < 0) node.child.kill('SIGKILL')
    return undefined
  }
  await node.ended
  endpoint.delay = undefined
}

/** Returns the faults of the stored chain. */
async function findFaults(folder: string): Promise<unknown[]> {
  const sql = await openSql({ kind: 'sqlite', path: join(folder, 'regtest-sandbox.sqlite') }, {})
  const findings: unknown[] = []
  for await (const finding of verifyChain(sql, { network: 'regtest', genesis: 'sandbox' }))
    if ('problem' in finding) findings.push(finding)
  await sql.close()
  return findings
}

it(`a killed follower has the chain of its node after reorganisations of 1 to ${MAX_DEPTH}, from seed ${SEED}`, async () => {
  const random = createRandom(SEED)
  const count = countOf(BLOCKS)
  const node = await serveNode()
  const endpoint = await startEndpoint(node.url)
  const folder = makeFolder()
  const webSocketUrl = node.url.replace('http', 'ws')
  let follower = await startFollower(endpoint, webSocketUrl, folder)
  const delays: number[] = []
  const figures = { blocks: 0, reorganisations: 0, deepest: 0, kills: 0, restarts: 0 }
  while (figures.blocks < count || figures.reorganisations === 0) {
    const mined = 1 + random(MAX_MINED)
    if (figures.reorganisations === 0 || random(2) === 0) await reorganise(node, 1 + random(MAX_DEPTH), figures)
    const action = figures.kills === 0 ? 0 : random(5)
    const ending = action === 0 ? killMidway(follower, endpoint, random(2 * mined)) : undefined
    await mineTransfers(node, mined, random)
    figures.blocks += mined
    if (action === 1) follower.node.child.kill('SIGTERM')
    if (action <= 1) {
      await (ending ?? follower.node.ended)
      figures[action === 0 ? 'kills' : 'restarts']++
      follower = await startFollower(endpoint, webSocketUrl, folder)
    }
    await timeUntilEqual(node, follower)
    await node.ask('anvil_mine', '0x1')
    figures.blocks++
    delays.push(await timeUntilEqual(node, follower))
  }
  for (let number = node.chain.reads.headNumber(); number >= 0; number--) {
    const params = ['eth_getBlockByNumber', `0x${number.toString(16)}`, false] as const
    expect(await follower.askResult(...params)).toEqual(await node.askResult(...params))
  }
  follower.node.child.kill('SIGTERM')
  expect(await follower.node.ended).toBe(0)
  expect(await findFaults(folder)).toEqual([])
  const sorted = delays.toSorted((a, b) => a - b).map(Math.round)
  const [medianMs, maxMs] = [sorted[sorted.length >> 1], sorted.at(-1)]
  report('follow/reorganisations', { seed: SEED, count, ...figures, heads: sorted.length, medianMs, maxMs })
})

it(`a follower stores no mutated block and names each, from seed ${SEED}`, async () => {
  const [recorded] = FORKED_CHAINS
  if (recorded === undefined) throw new Error('there is no recorded chain')
  const recording = await serveRecording(recorded)
  const endpoint = await startEndpoint(closedAfterTest(recording.served).url)
  const count = countOf(MUTATIONS)
  const done = await runMutatedBlocks(recording, endpoint, { seed: SEED, count })
  report('follow/mutations', { seed: SEED, count, ...done })
})

it(`an endpoint that stays on another branch is reported, from seed ${SEED}`, async () => {
  let reported = 0
  for await (const { seed } of batchesOf(DIFFERENCES, 1, SEED)) {
    const random = createRandom(seed)
    const nodes = [await serveNode(1), await serveNode(2)] as const
    await mineBlocks(nodes[0], 1 + random(5))
    await copyBlocks(...nodes)
    const endpoints = [await startEndpoint(nodes[0].url), await startEndpoint(nodes[1].url)] as const
    const follower = await serveFollowed(endpoints.map(({ url }) => url))
    const apart = 1 + random(10)
    await mineBlocks(nodes[0], apart)
    await mineBlocks(nodes[1], apart + 1)
    await follower.followed.pollAll()
    const later = 1 + random(2 * MAX_APART)
    for (let block = 0; block < later; block++) {
      await mineBlocks(nodes[1], 1)
      await follower.followed.pollAll()
    }
    await until(() => follower.chain.reads.headNumber() === nodes[1].chain.reads.headNumber())
    expect(await newestOf(follower)).toBe(await newestOf(nodes[1]))
    expect(follower.apart, `seed ${seed}`).toEqual(later >= MAX_APART ? [endpoints[0].origin] : [])
    if (later >= MAX_APART) reported++
    await Promise.all([follower.end(), ...nodes.map(({ close }) => close())])
  }
  report('follow/differences', { seed: SEED, count: countOf(DIFFERENCES), reported })
})
