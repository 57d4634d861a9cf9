import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Tip } from '../../../src/chain/canonical/head.ts'
import { readTrust, requireTrusted } from '../../../src/cli/state/trustHeader.ts'
import { isRecord } from '../../../src/remote/json.ts'
import { openTestChain } from '../../_helpers/chain.ts'
import { serveChain } from '../../_helpers/chainServer.ts'
import { collectCleanup } from '../../_helpers/cleanup.ts'
import { at } from '../../chain/import/_branches.ts'
import { type Endpoint, OTHER_HOST, PATH_KEY, startEndpoint } from '../../upstream/_endpoint.ts'

const output = { write: () => undefined, complain: () => undefined, hasColour: false }

/** A node with four blocks, and the third one. */
let node: { readonly url: string; readonly tip: Tip }
beforeAll(async () => {
  const { cleanup, run } = collectCleanup()
  const chain = await openTestChain()
  const served = await serveChain(chain)
  cleanup(() => served.close())
  await served.ask('anvil_mine', '0x4')
  node = { url: served.url, tip: (await chain.reads.getBlock(at(3))) ?? expect.fail('the node has four blocks') }
  return run
})

let endpoints: readonly Endpoint[]
beforeEach(async () => {
  endpoints = await Promise.all([startEndpoint(node.url), startEndpoint(node.url, OTHER_HOST), startEndpoint(node.url)])
})

/** Returns why the block is not trusted after a comparison with the first endpoints; undefined if it is. */
async function refusalBy(count: number, tip = node.tip): Promise<string | undefined> {
  const trust = readTrust({
    checkpoint: undefined,
    compareWith: endpoints
      .slice(0, count)
      .map(({ url }) => url)
      .join(','),
  })
  return requireTrusted(tip, trust, 'regtest', output).then(
    () => undefined,
    (error: Error) => error.message,
  )
}

/** Has the first endpoint return another value of a member of the block. */
function falsify(member: string, value: string): void {
  const [first] = endpoints
  if (first !== undefined) first.falsify = (block) => (isRecord(block) ? { ...block, [member]: value } : block)
}

it('a block that two nodes have is trusted, also if a third one does not answer', async () => {
  expect(await refusalBy(2)).toBeUndefined()
  for (const fault of ['dead', 'failing', 'truncated'] as const) {
    if (endpoints[2] !== undefined) endpoints[2].fault = fault
    expect(await refusalBy(3)).toBeUndefined()
  }
})

it('a block of which one of three nodes has another hash is refused, with that node and without its key', async () => {
  falsify('hash', `0x${'1'.repeat(64)}`)
  const refused = await refusalBy(3)
  expect(refused).toMatch(
    new RegExp(
      `^compareWith: must have block 3 with hash 0x\\w{64} and total difficulty \\d+, got 0x1{64} and \\d+ from ${endpoints[0]?.origin}; compare both with a block explorer$`,
    ),
  )
  expect(refused).not.toContain(PATH_KEY)
})

it('a block with another total difficulty than a node has is refused', async () => {
  falsify('totalDifficulty', '0x1234')
  expect(await refusalBy(2)).toContain('and 4660 from')
  const claimed = { ...node.tip, totalDifficulty: node.tip.totalDifficulty + 1n }
  for (const endpoint of endpoints) endpoint.falsify = undefined
  expect(await refusalBy(2, claimed)).toContain(`total difficulty ${claimed.totalDifficulty}, got`)
})

it('a block that only one of the nodes returns is refused', async () => {
  const [first] = endpoints
  if (first === undefined) return expect.fail('there are endpoints')
  const problem =
    'compareWith: must have 2 hosts that return block 3, got 1 (1 of 2 nodes); add nodes of other hosts with --compare-with'
  first.falsify = () => null // the block is unknown
  expect(await refusalBy(2)).toBe(problem)
  falsify('hash', '0x12') // is no hash
  expect(await refusalBy(2)).toBe(problem)
  first.fault = 'dead'
  expect(await refusalBy(2)).toBe(problem)
})

it('a block that only one host returns is refused, however often the host is named', async () => {
  const [first, other] = endpoints
  if (first === undefined || other === undefined) return expect.fail('there are endpoints')
  other.fault = 'dead'
  expect(await refusalBy(3)).toBe(
    'compareWith: must have 2 hosts that return block 3, got 1 (2 of 3 nodes); add nodes of other hosts with --compare-with',
  )
})

it.each([
  'http://node.example/1,http://node.example/2',
  'http://node.example,https://node.example',
  'http://node.example:1,http://NODE.example.:2',
  'http://one@node.example,http://two@node.example',
  'http://192.0.2.1,http://0xc0000201',
])('nodes of one host are refused before they are asked: %s', (compareWith) => {
  expect(() => readTrust({ checkpoint: undefined, compareWith })).toThrow('URLs of at least 2 hosts')
})
