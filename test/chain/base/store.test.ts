import { join } from 'node:path'
import { expect, it } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { createSandbox } from '../../../src/chainspec/sandbox.ts'
import { openStore } from '../../../src/storage/openStore.ts'
import { openTestChain, requireAccount } from '../../_helpers/chain.ts'
import { temporaryFolder } from '../../_helpers/temporary.ts'
import { CELLS_ADDRESS, type ServedFork, serveFork, serveOrigin, setCell } from './_forked.ts'

const ADDRESS = toHex(requireAccount(3).address)

async function newPath(): Promise<string> {
  return join(await temporaryFolder(), 'chain.sqlite')
}

/** Returns the parts of a fork that a restart must not change. */
async function viewOf({ askResult }: ServedFork) {
  const head = await askResult('eth_getBlockByNumber', 'latest', true)
  const logs = await askResult('eth_getLogs', { fromBlock: '0x0', toBlock: 'latest' })
  const balances = await Promise.all(
    ['0x2', '0x5', 'latest'].map((block) => askResult('eth_getBalance', ADDRESS, block)),
  )
  return { head, logs, balances }
}

it('a fork continues on its store, with its blocks, edits, snapshots and settings', async () => {
  const { endpoint } = await serveOrigin()
  const place = { path: await newPath(), flags: { forkBlockNumber: 5, accounts: 3 } }
  const first = await serveFork(endpoint.url, place)
  await first.chain.submits.sendRaw(setCell(5n, 1n, 4n))
  await first.ask('hardhat_setBalance', ADDRESS, '0x7')
  const snapshot = await first.askResult('evm_snapshot')
  const before = await viewOf(first)
  await first.chain.submits.sendRaw(setCell(6n, 1n, 5n))
  await first.ask('hardhat_setBalance', ADDRESS, '0x9')
  const after = await viewOf(first)
  await first.close()
  const again = await serveFork(endpoint.url, place)
  expect(await viewOf(again)).toEqual(after)
  expect(await again.askResult('evm_revert', snapshot)).toBe(true)
  expect(await viewOf(again)).toEqual(before)
  await again.chain.submits.sendRaw(setCell(6n, 1n, 5n))
  expect(await viewOf(again)).toMatchObject({
    head: { number: '0x7' },
    balances: [expect.anything(), expect.anything(), '0x7'],
  })
})

it('a fork continues on its store after its endpoint has mined other blocks', async () => {
  const { served, endpoint } = await serveOrigin()
  const path = await newPath()
  const first = await serveFork(endpoint.url, { path, flags: { forkBlockNumber: 5 } })
  await first.chain.submits.sendRaw(setCell(5n, 1n, 4n))
  const after = await viewOf(first)
  await first.close()
  await served.chain.submits.sendRaw(setCell(5n, 1n, 6n))
  const again = await serveFork(endpoint.url, { path, flags: { forkBlockNumber: 5 } })
  expect(await viewOf(again)).toEqual(after)
})

it('an edit of the base block survives a restart and is undone by hardhat_reset', async () => {
  const { endpoint } = await serveOrigin()
  const place = { path: await newPath(), flags: { forkBlockNumber: 5, accounts: 3 } }
  const first = await serveFork(endpoint.url, place)
  const original = await viewOf(first)
  await first.ask('hardhat_setBalance', ADDRESS, '0x7')
  await first.close()
  const again = await serveFork(endpoint.url, place)
  expect(await again.askResult('eth_getBalance', ADDRESS, 'latest')).toBe('0x7')
  await again.ask('hardhat_reset')
  expect(await viewOf(again)).toEqual(original)
  await again.chain.submits.sendRaw(setCell(5n, 1n, 4n))
  expect(await again.askResult('eth_blockNumber')).toBe('0x6')
})

it('a rollback of a fork reaches its base and is refused below it', async () => {
  const { endpoint } = await serveOrigin()
  const fork = await serveFork(endpoint.url, { flags: { forkBlockNumber: 5, accounts: 3 } })
  const original = await viewOf(fork)
  await fork.chain.submits.sendRaw(setCell(5n, 1n, 4n))
  await fork.ask('hardhat_mine')
  expect(await fork.ask('anvil_rollback', 3)).toMatchObject({
    error: { message: 'cannot remove 3 blocks: the chain has 2 above its first, block 5' },
  })
  expect(await fork.askResult('anvil_rollback', 2)).toBeNull()
  expect(await viewOf(fork)).toEqual(original)
  await fork.chain.submits.sendRaw(setCell(5n, 1n, 4n))
  expect(await fork.askResult('eth_blockNumber')).toBe('0x6')
})

it('a reorganisation of a fork reaches its base, is refused below it, and executes on the state of the base', async () => {
  const { endpoint } = await serveOrigin()
  const fork = await serveFork(endpoint.url, { flags: { forkBlockNumber: 5, accounts: 3 } })
  const original = await viewOf(fork)
  await fork.chain.submits.sendRaw(setCell(5n, 1n, 4n))
  await fork.ask('hardhat_mine')
  expect(await fork.ask('anvil_reorg', 3)).toMatchObject({
    error: { message: 'cannot remove 3 blocks: the chain has 2 above its first, block 5' },
  })
  expect(await fork.askResult('anvil_reorg', 2, [[toHex(setCell(5n, 1n, 9n)), 1]])).toBeNull()
  expect(await fork.askResult('eth_blockNumber')).toBe('0x7')
  expect(await fork.askResult('eth_getStorageAt', CELLS_ADDRESS, '0x1', 'latest')).toMatch(/09$/)
  expect(await fork.askResult('anvil_rollback', 2)).toBeNull()
  expect(await viewOf(fork)).toEqual(original)
})

it('the store of a fork is refused for another base, and the error names both', async () => {
  const { served, endpoint } = await serveOrigin()
  const path = await newPath()
  await (await serveFork(endpoint.url, { path, flags: { forkBlockNumber: 5 } })).close()
  const hashes = await Promise.all(
    [5, 4].map(async (number) =>
      toHex((await served.chain.reads.findBlock({ kind: 'number', number, asked: '' }))?.hash ?? new Uint8Array(0)),
    ),
  )
  const refused = serveFork(endpoint.url, { path, flags: { forkBlockNumber: 4 } })
  await expect(refused).rejects.toMatchObject({
    kind: 'wrongChain',
    message: `it has a fork of regtest at block 5 (${hashes[0]}), and these settings fork regtest at block 4 (${hashes[1]})`,
  })
})

it('the store of a fork is refused without a fork, and that of a sandbox for a fork', async () => {
  const { endpoint } = await serveOrigin()
  const [forked, own] = [await newPath(), await newPath()]
  await (await serveFork(endpoint.url, { path: forked, flags: { forkBlockNumber: 5 } })).close()
  const openSandbox = async (path: string) =>
    openTestChain({ network: createSandbox(regtest), store: await openStore({ kind: 'sqlite', path }) })
  await expect(openSandbox(forked)).rejects.toMatchObject({
    kind: 'wrongChain',
    message: expect.stringMatching(/fork of regtest at block 5 \(0x[0-9a-f]{64}\), and these settings fork nothing/),
  })
  await (await openSandbox(own)).close()
  await expect(serveFork(endpoint.url, { path: own, flags: { forkBlockNumber: 5 } })).rejects.toMatchObject({
    kind: 'wrongChain',
    message: expect.stringMatching(/a chain of its own, and these settings fork regtest at block 5/),
  })
})

it.each([
  ['other accounts', { accounts: 4 }],
  ['another balance', { balance: '5' }],
  ['another mnemonic', { mnemonic: 'legal winner thank year wave sausage worth useful legal winner thank yellow' }],
])('the store of a fork is refused for %s', async (_, change) => {
  const { endpoint } = await serveOrigin()
  const path = await newPath()
  const flags = { forkBlockNumber: 5, accounts: 3 }
  await (await serveFork(endpoint.url, { path, flags })).close()
  await expect(serveFork(endpoint.url, { path, flags: { ...flags, ...change } })).rejects.toMatchObject({
    kind: 'wrongChain',
    message: expect.stringMatching(/^it was created with accounts, mnemonic and balance .* and these settings have 0x/),
  })
})

it.each([
  ['withoutRule', { withoutRule: ['rskip559'] }, '[rskip559]', '[]'],
  ['compat', { compat: 'ethereum' }, 'ethereum', 'rootstock'],
  ['forkChainId', { forkChainId: 34 }, '34', '33'],
  ['unlimitedCodeSize', { unlimitedCodeSize: true }, 'true', 'false'],
])('the store of a fork is refused for another %s', async (name, setting, created, now) => {
  const { endpoint } = await serveOrigin()
  const path = await newPath()
  const flags = { forkBlockNumber: 5 }
  await (await serveFork(endpoint.url, { path, flags: { ...flags, ...setting } })).close()
  await expect(serveFork(endpoint.url, { path, flags })).rejects.toMatchObject({
    kind: 'wrongChain',
    message: `it was created with ${name} ${created}, and these settings have ${now}`,
  })
})
