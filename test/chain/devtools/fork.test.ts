import { describe, expect, it } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { createSandbox } from '../../../src/chainspec/sandbox.ts'
import { mineForked } from '../../../src/node/mineForked.ts'
import { requireAccount, signFrom } from '../../_helpers/chain.ts'
import { OPEN_NODE, servePublicEndpoint } from '../../_helpers/publicEndpoint.ts'
import { serveTestChain } from '../../_helpers/serveTestChain.ts'
import { temporaryFolder } from '../../_helpers/temporary.ts'
import { CELLS_ADDRESS, readCell, serveFork, serveOrigin, setCell } from '../base/_forked.ts'

const ZERO_CELL = `0x${'00'.repeat(32)}`
const ONE = '0x1'

/** Reads cell 1 of the contract, which is 17 from block 3 on. */
const readOne = (fork: Awaited<ReturnType<typeof serveFork>>) =>
  fork.askResult('eth_getStorageAt', CELLS_ADDRESS, ONE, 'latest')

describe('hardhat_reset with forking', () => {
  it('begins the chain again above another block, without local blocks and state', async () => {
    const { endpoint } = await serveOrigin()
    const fork = await serveFork(endpoint.url)
    await fork.askResult('eth_sendRawTransaction', toHex(setCell(5n, 1n, 99n)))
    expect(await readOne(fork)).toMatch(/63$/)
    expect(await fork.askResult('hardhat_reset', { forking: { blockNumber: 2 } })).toBe(true)
    expect(await fork.askResult('eth_blockNumber')).toBe('0x2')
    expect(await readOne(fork)).toBe(ZERO_CELL)
    expect(await fork.askResult('hardhat_reset', { forking: { blockNumber: 4 } })).toBe(true)
    expect(await readOne(fork)).toMatch(/11$/)
    await fork.askResult('eth_sendRawTransaction', toHex(setCell(4n, 1n, 98n)))
    expect(await fork.askResult('eth_blockNumber')).toBe('0x5')
    expect(await readOne(fork)).toMatch(/62$/)
  })

  it('begins at the newest block of the endpoint if only the endpoint is named', async () => {
    const { served, endpoint } = await serveOrigin()
    const fork = await serveFork(endpoint.url)
    await served.chain.submits.sendRaw(setCell(5n, 1n, 7n))
    const other = await servePublicEndpoint(served.url, OPEN_NODE)
    expect(await fork.askResult('hardhat_reset', { forking: { jsonRpcUrl: other.url } })).toBe(true)
    expect(await fork.askResult('eth_blockNumber')).toBe('0x6')
    expect(await readOne(fork)).toMatch(/07$/)
    expect(other.requests()).toBeGreaterThan(0)
  })

  it('without a block and an endpoint, the chain begins again above the same block', async () => {
    const { endpoint } = await serveOrigin()
    const fork = await serveFork(endpoint.url, { flags: { forkBlockNumber: 4 } })
    await fork.askResult('hardhat_mine', '0x3')
    expect(await fork.askResult('anvil_reset', { forking: {} })).toBeNull()
    expect(await fork.askResult('eth_blockNumber')).toBe('0x4')
  })

  it('removes snapshots and pending transactions, and moves the clock to the new block', async () => {
    const { endpoint } = await serveOrigin()
    const fork = await serveFork(endpoint.url)
    const snapshot = await fork.askResult('evm_snapshot')
    await fork.askResult('evm_setAutomine', false)
    await fork.askResult('eth_sendRawTransaction', toHex(readCell(5n, 1n)))
    await fork.askResult('hardhat_reset', { forking: { blockNumber: 3 } })
    expect(await fork.askResult('evm_revert', snapshot)).toBe(false)
    expect(await fork.askResult('txpool_status')).toEqual({ pending: 0, queued: 0 })
    const base = await fork.chain.reads.findBlock({ kind: 'latest' })
    await fork.askResult('hardhat_mine')
    const next = await fork.chain.reads.findBlock({ kind: 'latest' })
    expect((next?.header.timestamp ?? 0) - (base?.header.timestamp ?? 0)).toBeLessThan(60)
  })

  it('with an endpoint that does not answer, the chain and its endpoint stay', async () => {
    const { endpoint } = await serveOrigin()
    const fork = await serveFork(endpoint.url, { flags: { retries: 0 } })
    const closed = await servePublicEndpoint(endpoint.url)
    await closed.close()
    const answer = await fork.ask('hardhat_reset', { forking: { jsonRpcUrl: closed.url } })
    expect(answer).toMatchObject({ error: { code: -32000, message: expect.stringContaining('ECONNREFUSED') } })
    expect(await fork.askResult('eth_blockNumber')).toBe('0x5')
    expect(await readOne(fork)).toMatch(/11$/)
  })

  it('with an endpoint of another chain, the request is refused', async () => {
    const { endpoint } = await serveOrigin()
    const fork = await serveFork(endpoint.url)
    const other = await serveTestChain({ network: createSandbox(regtest, { chainId: 44 }) })
    expect(await fork.ask('hardhat_reset', { forking: { jsonRpcUrl: other.url } })).toMatchObject({
      error: { message: expect.stringContaining('must have the forked chain (chain id 33), got chain id 44') },
    })
  })

  it('offline, a block without stored answers is refused', async () => {
    const { endpoint } = await serveOrigin()
    const flags = { cache: await temporaryFolder(), storageCaching: true, forkBlockNumber: 5 }
    const online = await serveFork(endpoint.url, { flags })
    await online.fork.close()
    const offline = await serveFork(endpoint.url, { flags: { ...flags, offline: true } })
    expect(await offline.ask('hardhat_reset', { forking: { blockNumber: 3 } })).toMatchObject({
      error: { code: -32000, message: expect.stringContaining('must have stored answers about the block') },
    })
  })

  it('on a chain that is no fork, the request is refused', async () => {
    const { ask } = await serveTestChain()
    expect(await ask('hardhat_reset', { forking: { blockNumber: 1 } })).toMatchObject({
      error: { code: -32000, message: 'this chain is no fork: start one with scion dev --fork-url' },
    })
  })
})

describe('anvil_setRpcUrl', () => {
  it('asks the other endpoint from then on, and keeps blocks and state', async () => {
    const { served, endpoint } = await serveOrigin()
    const fork = await serveFork(endpoint.url)
    await fork.askResult('hardhat_mine', '0x2')
    const other = await servePublicEndpoint(served.url, OPEN_NODE)
    expect(await fork.askResult('anvil_setRpcUrl', other.url)).toBe(null)
    const before = endpoint.requests()
    expect(await fork.askResult('eth_getStorageAt', CELLS_ADDRESS, '0x2', 'latest')).toMatch(/22$/)
    expect([endpoint.requests(), await fork.askResult('eth_blockNumber')]).toEqual([before, '0x7'])
  })
})

describe('the fork in answers of development methods', () => {
  it('is named by its block, and its endpoint without path and key', async () => {
    const { served, endpoint } = await serveOrigin()
    const fork = await serveFork(`${endpoint.url}/SECRET-KEY?token=SECRET-TOKEN`, { flags: { retries: 0 } })
    const head = await served.chain.reads.findBlock({ kind: 'latest' })
    expect(await fork.askResult('anvil_nodeInfo')).toMatchObject({
      forkConfig: { forkUrl: endpoint.url, forkBlockNumber: 5 },
    })
    expect(await fork.askResult('hardhat_metadata')).toMatchObject({
      forkedNetwork: { chainId: 33, forkBlockNumber: 5, forkBlockHash: toHex(head?.hash ?? new Uint8Array()) },
    })
    await endpoint.close()
    const failed = JSON.stringify(await fork.ask('eth_getBalance', toHex(requireAccount(9).address), 'latest'))
    expect(failed).toContain('error')
    expect(failed).not.toMatch(/SECRET/)
  })
})

it('a fork at a transaction has executed those before it in its block, with the time of the block', async () => {
  const { served, endpoint } = await serveOrigin()
  served.chain.controls?.mining.setMinesAtOnce(false)
  const sent = [0n, 1n, 2n].map((nonce) => signFrom(1, { nonce, to: requireAccount(2).address, value: nonce + 1n }))
  const hashes: Uint8Array[] = []
  for (const transaction of sent) hashes.push(await served.chain.submits.sendRaw(transaction))
  const { block } = await served.chain.miner.mineOne()
  const fork = await serveFork(endpoint.url, { flags: { forkTransactionHash: toHex(hashes[2] ?? new Uint8Array()) } })
  if (fork.fork.first === undefined) throw new Error('nothing is executed first')
  await mineForked(fork.chain, fork.fork.first)
  const head = await fork.chain.reads.findBlock({ kind: 'latest' })
  expect(head?.transactions.slice(0, -1).map(({ hash }) => toHex(hash))).toEqual(hashes.slice(0, 2).map(toHex))
  expect(head?.header.timestamp).toBe(block.header.timestamp)
})
