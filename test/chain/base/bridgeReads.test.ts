import { describe, expect, it } from 'vitest'
import { concatBytes } from '../../../src/base/bytes.ts'
import { systemTimer } from '../../../src/base/clock.ts'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import { createAnswers, toQuantity } from '../../../src/chain/base/answers.ts'
import { createBridgeCalls, createBridgeCells } from '../../../src/chain/base/bridgeCells.ts'
import { createPinnedRemote } from '../../../src/remote/pinnedRemote.ts'
import { createRemote } from '../../../src/remote/remote.ts'
import { BRIDGE, callData } from '../../_helpers/bridge.ts'
import { requireAccount, signFrom } from '../../_helpers/chain.ts'
import { openTestFork } from '../../_helpers/fork.ts'
import { OPEN_NODE, PUBLIC_NODE, type Refusals, servePublicEndpoint } from '../../_helpers/publicEndpoint.ts'
import { serveTestChain } from '../../_helpers/serveTestChain.ts'
import { closedAfterTest } from '../../_helpers/temporary.ts'
import { startScriptedEndpoint, timeOut } from '../../remote/_scriptedEndpoint.ts'
import { serveFork, serveOrigin } from './_forked.ts'

/** The first Bitcoin header above regtest's genesis. */
const BITCOIN_HEADER = concatBytes(
  fromHex('0x0000002006226e46111a0b59caaf126043eb5bbf28c34f3a5e332a1fc7b2b73cf188910f'),
  new Uint8Array(32).fill(3),
  fromHex('0x00f15365ffff7f2001000000'),
)
const BEST_HEIGHT = { to: toHex(BRIDGE), data: toHex(callData('getBtcBlockchainBestChainHeight()')) }

/** Serves a fork of a chain whose Bridge has height 0 of Bitcoin after block 1, and height 1 after blocks 2 and 3. */
async function forkAfterHeader(refusals: Refusals) {
  const { chain, url } = await serveTestChain()
  const data = callData('receiveHeader(bytes)', [BITCOIN_HEADER])
  const to = requireAccount(1).address
  await chain.submits.sendRaw(signFrom(0, { nonce: 0n, to }))
  await chain.submits.sendRaw(signFrom(0, { nonce: 1n, to: BRIDGE, data, gasLimit: 300_000n }))
  await chain.submits.sendRaw(signFrom(0, { nonce: 2n, to }))
  const endpoint = await servePublicEndpoint(url, refusals)
  return { endpoint, fork: await serveFork(endpoint.url) }
}

describe('a method of the Bridge that only reads', () => {
  it.each([
    ['a public node', { ...PUBLIC_NODE, overloadedEach: 0 }],
    ['a node that has the storage of the Bridge', OPEN_NODE],
  ])('returns the value after the requested block, below the fork of %s too', async (_, refusals) => {
    const { fork } = await forkAfterHeader(refusals)
    const heights = ['0x0', '0x1', '0x2', '0x3', 'latest'].map((at) => fork.askResult('eth_call', BEST_HEIGHT, at))
    expect((await Promise.all(heights)).map(Number)).toEqual([0, 0, 1, 1, 1])
  })
})

it('the storage of the Bridge at the fork is read by the hash of the block, also if the endpoint replaces that block', async () => {
  const { fork, endpoint } = await forkAfterHeader(OPEN_NODE)
  await fork.askResult('eth_call', BEST_HEIGHT, 'latest')
  const asked = endpoint.questions.map((question) => JSON.parse(question)).filter(([method]) => /Bytes/.test(method))
  const { hash } = fork.fork.base.block
  expect(asked.length).toBeGreaterThan(0)
  for (const [, [, , block]] of asked) expect(block).toEqual({ blockHash: toHex(hash) })
})

it('storage of the Bridge whose read took too long is asked for again', async () => {
  const endpoint = await startScriptedEndpoint(() => '0x07')
  endpoint.next(timeOut)
  const remote = closedAfterTest(createRemote({ urls: [endpoint.url], timer: systemTimer }))
  const answers = createAnswers(createPinnedRemote({ remote }))
  const readCell = createBridgeCells(answers, toQuantity, createBridgeCalls(answers, toQuantity))
  await expect(readCell(Uint8Array.of(1), 5)).rejects.toThrow('Execution has got timeout out.')
  expect(await readCell(Uint8Array.of(1), 5)).toEqual(Uint8Array.of(7))
  expect(endpoint.methods()).toEqual([['rsk_getStorageBytesAt'], ['rsk_getStorageBytesAt']])
})

it('a transaction that changes the Bridge, accepted before it is mined, is removed with a report that names it', async () => {
  const { endpoint } = await serveOrigin(PUBLIC_NODE)
  const reports: string[] = []
  const { chain } = await openTestFork(
    endpoint.url,
    { forkRetryBackoff: 1 },
    { onMiningFailure: (error) => void reports.push(error instanceof Error ? error.message : String(error)) },
  )
  const hash = await chain.submits.sendRaw(
    signFrom(1, { to: BRIDGE, data: callData('updateCollections()'), gasLimit: 500_000n }),
  )
  const next = await chain.submits.sendRaw(signFrom(2, { to: BRIDGE, value: 0n, gasLimit: 100_000n, nonce: 0n }))
  await chain.miner.mineOne()
  expect(chain.pool.counts()).toMatchObject({ pending: 0 })
  expect(reports).toHaveLength(2)
  for (const [index, removed] of [hash, next].entries()) {
    expect(reports[index]).toContain(`transaction ${toHex(removed)} was removed: the endpoint of this fork`)
  }
})
