import { expect, it } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import type { Difference } from '../../src/upstream/comparison.ts'
import { requireAccount } from '../_helpers/chain.ts'
import { serveUpstream } from '../_helpers/upstream.ts'
import { OTHER_HOST, startEndpoint } from './_endpoint.ts'
import { mineBlocks, serveNode } from './_nodes.ts'

const ACCOUNT = toHex(requireAccount(0).address)
const HASH = `0x${'11'.repeat(32)}`

const countOf = (questions: readonly string[], method: string) =>
  questions.filter((question) => question.startsWith(`["${method}"`)).length

it('equal questions about the head share one answer until it changes', async () => {
  const node = await serveNode()
  const endpoint = await startEndpoint(node.url)
  const { askResult, opened } = await serveUpstream([endpoint.url])
  const balance = await node.askResult('eth_getBalance', ACCOUNT)
  const asked = [['latest'], [], ['0x0']].map((block) => askResult('eth_getBalance', ACCOUNT, ...block))
  expect(await Promise.all(asked)).toEqual([balance, balance, balance])
  expect(countOf(endpoint.questions, 'eth_getBalance')).toBe(1)
  await mineBlocks(node, 1)
  await opened.pollAll()
  expect(await askResult('eth_getBalance', ACCOUNT)).toBe(balance)
  expect(endpoint.questions.at(-1)).toBe(JSON.stringify(['eth_getBalance', [ACCOUNT, '0x1']]))
})

it('a transaction that is not mined is asked for once for each head', async () => {
  const node = await serveNode()
  const endpoint = await startEndpoint(node.url)
  const { askResult, opened } = await serveUpstream([endpoint.url])
  for (let times = 0; times < 3; times++) expect(await askResult('eth_getTransactionReceipt', HASH)).toBeNull()
  expect(countOf(endpoint.questions, 'eth_getTransactionByHash')).toBe(1)
  await mineBlocks(node, 1)
  await opened.pollAll()
  expect(await askResult('eth_getTransactionReceipt', HASH)).toBeNull()
  expect(countOf(endpoint.questions, 'eth_getTransactionByHash')).toBe(2)
})

it('different answers of two hosts to a question that no hash proves are reported', async () => {
  const node = await serveNode()
  const [first, ofSameHost] = [await startEndpoint(node.url), await startEndpoint(node.url)]
  const second = await startEndpoint(node.url, OTHER_HOST)
  second.falsify = (result, method) => (method === 'eth_getBalance' ? '0x1' : result)
  const differences: Difference[] = []
  let note = () => {}
  const reported = new Promise<void>((resolve) => {
    note = resolve
  })
  const { askResult, opened } = await serveUpstream([first.url, ofSameHost.url, second.url], {
    comparedShare: 1,
    onDifference(difference) {
      differences.push(difference)
      note()
    },
  })
  await opened.pollAll()
  expect(await askResult('eth_getBalance', ACCOUNT)).toBe(await node.askResult('eth_getBalance', ACCOUNT))
  await reported
  expect(differences).toEqual([{ method: 'eth_getBalance', endpoints: [first.origin, second.origin] }])
  expect(opened.upstream.stats()).toMatchObject({ compared: 1, differences: 1 })
})
