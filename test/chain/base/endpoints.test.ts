import { describe, expect, it } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import { requireAccount, signFrom } from '../../_helpers/chain.ts'
import { OPEN_NODE, servePublicEndpoint } from '../../_helpers/publicEndpoint.ts'
import { collectWarnings } from '../../_helpers/warnings.ts'
import { CELLS_ADDRESS, destroyCells, serveFork, serveOrigin, setCell } from './_forked.ts'

const word = (value: number): string => `0x${value.toString(16).padStart(64, '0')}`
const SENDER = toHex(requireAccount(0).address)

it('a fork of a fork has the values, deletions, logs and traces of both chains below', async () => {
  const { endpoint } = await serveOrigin()
  const first = await serveFork(endpoint.url, { flags: { forkBlockNumber: 5, accounts: 2 } })
  const sent = toHex(await first.chain.submits.sendRaw(setCell(5n, 4n, 5n)))
  await first.chain.submits.sendRaw(setCell(6n, 1n, 0n))
  const second = await serveFork(first.url)
  const cells = ['0x0', '0x1', '0x2', '0x3', '0x4'].map((slot) =>
    second.askResult('eth_getStorageAt', CELLS_ADDRESS, slot, 'latest'),
  )
  expect(await Promise.all(cells)).toEqual([0, 0, 34, 51, 5].map(word))
  expect(await second.askResult('eth_getStorageAt', CELLS_ADDRESS, '0x1', '0x6')).toBe(word(17))
  await second.chain.submits.sendRaw(setCell(7n, 2n, 6n))
  const logs = (await second.askResult('eth_getLogs', { fromBlock: '0x0' })) as ReadonlyArray<{
    topics: readonly string[]
  }>
  expect(logs.map(({ topics }) => Number(topics[1]))).toEqual([17, 34, 51, 5, 0, 6])
  expect(await second.ask('trace_transaction', sent)).toEqual(await first.ask('trace_transaction', sent))
  for (let blocks = 0; blocks < 12; blocks++) await second.chain.miner.mineOne()
  expect(await second.askResult('eth_blockNumber')).toBe('0x14')
})

it.each([0, 1])('a fork at block %i mines as its endpoint did', async (base) => {
  const { served, endpoint } = await serveOrigin()
  const fork = await serveFork(endpoint.url, { flags: { forkBlockNumber: base } })
  const { reads, submits } = served.chain
  for (let number = base + 1; number <= 5; number++) {
    const block = await reads.findBlock({ kind: 'number', number, asked: `${number}` })
    for (const { encoded } of block?.transactions.slice(0, -1) ?? []) await fork.chain.submits.sendRaw(encoded)
  }
  for (let blocks = 0; blocks < 15; blocks++) await fork.chain.miner.mineOne()
  await submits.sendRaw(signFrom(1, { value: 1n, to: requireAccount(2).address }))
  for (const slot of ['0x1', '0x2', '0x3']) {
    const read = ['eth_getStorageAt', CELLS_ADDRESS, slot, 'latest'] as const
    expect(await fork.askResult(...read)).toBe(await served.askResult(...read))
  }
  expect(await fork.askResult('eth_getTransactionCount', SENDER, 'latest')).toBe('0x5')
})

it('a fork continues above its base after the endpoint has left it for another branch', async () => {
  const { served } = await serveOrigin()
  const endpoint = await servePublicEndpoint(served.url, { ...OPEN_NODE, methods: [/^eth_getBlockReceipts$/] })
  const snapshot = await served.askResult('evm_snapshot')
  await served.chain.submits.sendRaw(setCell(5n, 1n, 99n))
  const fork = await serveFork(endpoint.url, { flags: { forkBlockNumber: 6 } })
  await served.ask('evm_revert', snapshot)
  await served.chain.submits.sendRaw(destroyCells(5n))
  expect(await fork.askResult('eth_getStorageAt', CELLS_ADDRESS, '0x1', 'latest')).toBe(word(99))
  await fork.chain.submits.sendRaw(setCell(6n, 2n, 1n))
  expect(await fork.askResult('eth_getStorageAt', CELLS_ADDRESS, '0x3', 'latest')).toBe(word(51))
  expect(await fork.askResult('eth_getBlockByNumber', '0x6', false)).toMatchObject({ number: '0x6' })
  expect(await fork.ask('eth_getBlockReceipts', '0x6')).toMatchObject({
    error: { message: expect.stringContaining('misses receipts of block 6') },
  })
})

describe('a base that is not the block that was asked for', () => {
  const forkReplaced = async (by: 'number' | 'hash', change: Readonly<Record<string, unknown>>) => {
    const { served } = await serveOrigin()
    const [asked, other] = await Promise.all(
      ['0x5', '0x2'].map((block) => served.askResult('eth_getBlockByNumber', block, true)),
    )
    const answer = { ...Object(other), ...change }
    const method = by === 'number' ? 'eth_getBlockByNumber' : 'eth_getBlockByHash'
    const lying = await servePublicEndpoint(served.url, { ...OPEN_NODE, replaced: { [method]: answer } })
    const { hash } = Object(asked)
    return serveFork(lying.url, { flags: by === 'number' ? { forkBlockNumber: 5 } : { forkBlockHash: hash } })
  }

  it.each([
    ['another number', 'number', {}, /returned block 2 \(0x[0-9a-f]{64}\) for block 5/],
    ['another hash', 'hash', {}, /returned block 2 \(0x[0-9a-f]{64}\) for block 0x/],
    ['a number that is not its own', 'number', { number: '0x5' }, /block 2 .* for block 5/],
  ] as const)('is refused for %s', async (_, by, change, message) => {
    await expect(forkReplaced(by, change)).rejects.toMatchObject({
      kind: 'baseUnavailable',
      message: expect.stringMatching(message),
    })
  })
})

it('a fork whose endpoint has ended reads what it knows, refuses the rest, and continues with another one', async () => {
  const warnings = collectWarnings()
  const { served, endpoint } = await serveOrigin()
  const fork = await serveFork(endpoint.url, { flags: { forkBlockNumber: 5, forkRetryBackoff: 1, retries: 1 } })
  await fork.chain.submits.sendRaw(setCell(5n, 1n, 4n))
  await endpoint.close()
  expect(await fork.askResult('eth_getStorageAt', CELLS_ADDRESS, '0x1', 'latest')).toBe(word(4))
  await fork.chain.submits.sendRaw(setCell(6n, 1n, 5n))
  const unknown = setCell(7n, 2n, 6n)
  await expect(fork.chain.submits.sendRaw(unknown)).rejects.toMatchObject({ kind: 'baseUnavailable' })
  expect(await fork.ask('eth_getStorageAt', CELLS_ADDRESS, '0x3', 'latest')).toMatchObject({
    error: { message: expect.stringContaining('no answer from the remote node') },
  })
  expect(fork.chain.reads.headNumber()).toBe(7)
  fork.fork.remote.replaceUrls([served.url])
  await fork.chain.submits.sendRaw(unknown)
  expect(await fork.askResult('eth_getStorageAt', CELLS_ADDRESS, '0x2', 'latest')).toBe(word(6))
  expect(warnings.map(String)).toContainEqual(expect.stringContaining(`no answer from ${endpoint.url} (ECONNREFUSED)`))
})
