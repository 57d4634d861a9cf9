import { join } from 'node:path'
import { expect, it } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import { requireAccount } from '../../_helpers/chain.ts'
import type { ServedChain } from '../../_helpers/chainServer.ts'
import { temporaryFolder } from '../../_helpers/temporary.ts'
import {
  CELLS_ADDRESS,
  createCells,
  destroyCells,
  importNewest,
  readCell,
  type ServedFork,
  serveFork,
  serveOrigin,
  setCell,
} from './_forked.ts'

const ZERO = `0x${'00'.repeat(32)}`
const word = (value: number): string => `0x${value.toString(16).padStart(64, '0')}`
const RICH = toHex(requireAccount(3).address)
const SENDER = toHex(requireAccount(0).address)

const sendAll = async ({ chain }: ServedFork, transactions: readonly Uint8Array[]) => {
  for (const transaction of transactions) await chain.submits.sendRaw(transaction)
}
const mine = ({ ask }: ServedFork) => ask('evm_mine')

/** A change of a fork that deletes a value of the endpoint, which the question reads. */
interface Deletion {
  readonly name: string
  readonly act: (fork: ServedFork) => Promise<unknown>
  readonly method: string
  readonly params: readonly string[]
  readonly before: string
  readonly after: string
  /** Code whose execution returns the value, and the address that it calls. */
  readonly code?: string
}

const cell = { method: 'eth_getStorageAt', params: [CELLS_ADDRESS, '0x1'], before: word(17), after: ZERO }
const askAccount = (opcode: string, address: string) => `0x73${address.slice(2)}${opcode}5f5260205ff3`

const DELETIONS: readonly Deletion[] = [
  {
    name: 'a destroyed contract',
    ...cell,
    act: (fork) => sendAll(fork, [destroyCells(5n)]),
  },
  {
    name: 'a contract that is destroyed and created again',
    ...cell,
    act: (fork) => sendAll(fork, [destroyCells(5n), createCells(6n)]),
  },
  {
    name: 'a cell that a transaction sets to zero',
    ...cell,
    act: (fork) => sendAll(fork, [setCell(5n, 1n, 0n)]),
  },
  {
    name: 'a cell that hardhat_setStorageAt sets to zero',
    ...cell,
    act: ({ ask }) => ask('hardhat_setStorageAt', CELLS_ADDRESS, '0x1', ZERO),
  },
  {
    name: 'code that hardhat_setCode removes',
    method: 'eth_getCode',
    params: [CELLS_ADDRESS],
    before: '0x3615602357366040146015575f35545f5260205ff35b602035805f35555f355f5fa2005b33ff',
    after: '0x',
    act: ({ ask }) => ask('hardhat_setCode', CELLS_ADDRESS, '0x'),
    code: askAccount('3b', CELLS_ADDRESS),
  },
  {
    name: 'a balance that hardhat_setBalance sets to zero',
    method: 'eth_getBalance',
    params: [RICH],
    before: '0xc9f2c9cd04674edea40000000',
    after: '0x0',
    act: ({ ask }) => ask('hardhat_setBalance', RICH, '0x0'),
    code: askAccount('31', RICH),
  },
  {
    name: 'a nonce that hardhat_setNonce raises',
    method: 'eth_getTransactionCount',
    params: [SENDER],
    before: '0x5',
    after: '0x9',
    act: ({ ask }) => ask('hardhat_setNonce', SENDER, '0x9'),
  },
]

const read = ({ askResult }: ServedFork, { method, params }: Deletion, block: unknown = 'latest') =>
  askResult(method, ...params, block)

async function hashAt({ askResult }: ServedFork, block: string): Promise<string> {
  const { hash } = (await askResult('eth_getBlockByNumber', block, false)) as { readonly hash: string } // the block exists
  return hash
}

/** Reads a value by each form of a block. */
async function readEverywhere(fork: ServedFork, deletion: Deletion) {
  const number = `0x${fork.chain.reads.headNumber().toString(16)}`
  const byHash = { blockHash: await hashAt(fork, 'latest') }
  return Promise.all(['latest', 'pending', number, byHash].map((block) => read(fork, deletion, block)))
}

it.for(DELETIONS)('$name has its new value in every form of read, and its old one below', async (deletion) => {
  const { endpoint } = await serveOrigin()
  const fork = await serveFork(endpoint.url)
  const { act, before, after } = deletion
  await mine(fork)
  expect(await readEverywhere(fork, deletion)).toEqual([before, before, before, before])
  const older = await hashAt(fork, 'latest')
  await mine(fork)
  await act(fork)
  expect(await readEverywhere(fork, deletion)).toEqual([after, after, after, after])
  await mine(fork)
  expect(await readEverywhere(fork, deletion)).toEqual([after, after, after, after])
  const old = await Promise.all(['0x5', '0x6', { blockHash: older }].map((block) => read(fork, deletion, block)))
  expect(old).toEqual([before, before, before])
})

it.for(DELETIONS)('$name has its old value again after evm_revert and hardhat_reset', async (deletion) => {
  const { endpoint } = await serveOrigin()
  const fork = await serveFork(endpoint.url)
  const { act, before, after } = deletion
  const snapshot = await fork.askResult('evm_snapshot')
  for (const undo of [() => fork.ask('evm_revert', snapshot), () => fork.ask('hardhat_reset')]) {
    await act(fork)
    expect(await read(fork, deletion)).toBe(after)
    expect(await undo()).toMatchObject({ result: true })
    expect(await readEverywhere(fork, deletion)).toEqual([before, before, before, before])
  }
})

it.for(DELETIONS)('$name is never asked for again', async (deletion) => {
  const { endpoint } = await serveOrigin()
  const fork = await serveFork(endpoint.url)
  await deletion.act(fork)
  await mine(fork)
  const asked = endpoint.questions.length
  expect(await readEverywhere(fork, deletion)).not.toContain(deletion.before)
  expect(endpoint.questions.slice(asked).filter((question) => question.includes(deletion.method))).toEqual([])
})

it.for(DELETIONS)('$name has both values after a restart on the same store', async (deletion) => {
  const { endpoint } = await serveOrigin()
  const path = join(await temporaryFolder(), 'chain.sqlite')
  const place = { path, flags: { forkBlockNumber: 5 } }
  const first = await serveFork(endpoint.url, place)
  await mine(first)
  await mine(first)
  await deletion.act(first)
  await mine(first)
  await first.close()
  const again = await serveFork(endpoint.url, place)
  expect(await readEverywhere(again, deletion)).toEqual(Array(4).fill(deletion.after))
  expect(await read(again, deletion, '0x6')).toBe(deletion.before)
  await mine(again)
  expect(await readEverywhere(again, deletion)).toEqual(Array(4).fill(deletion.after))
})

it.for(DELETIONS.filter(({ code }) => code !== undefined))('$name has its new value in calls', async (deletion) => {
  const { endpoint } = await serveOrigin()
  const fork = await serveFork(endpoint.url)
  const call = { data: deletion.code }
  const old = await fork.askResult('eth_call', call, 'latest')
  expect(Number(old)).toBeGreaterThan(0)
  await mine(fork)
  await deletion.act(fork)
  expect(await fork.askResult('eth_call', call, 'latest')).toBe(ZERO)
  expect(await fork.askResult('eth_call', call, '0x5')).toBe(old)
})

/** Returns a cell of the contract as its code reads it. */
const callCell = ({ askResult }: ServedFork, slot: number, block: unknown = 'latest') =>
  askResult('eth_call', { to: CELLS_ADDRESS, data: word(slot) }, block)

it('a contract that is created again reads zero in calls, traces and transactions, and the old value below', async () => {
  const { endpoint } = await serveOrigin()
  const fork = await serveFork(endpoint.url)
  const readBefore = await fork.chain.submits.sendRaw(readCell(5n, 1n))
  expect(await callCell(fork, 1)).toBe(word(17)) // caches of the interpreter have the value from now on
  await sendAll(fork, [destroyCells(6n), createCells(7n)])
  const readAfter = await fork.chain.submits.sendRaw(readCell(8n, 1n))
  expect(await callCell(fork, 1)).toBe(ZERO)
  expect(await callCell(fork, 1, '0x6')).toBe(word(17))
  const traces = [readBefore, readAfter].map((hash) =>
    fork.askResult('debug_traceTransaction', toHex(hash), { tracer: 'callTracer' }),
  )
  expect(await Promise.all(traces)).toMatchObject([{ output: word(17) }, { output: ZERO }])
  const steps = await fork.askResult('debug_traceTransaction', toHex(readAfter))
  expect(steps).toMatchObject({ structLogs: expect.arrayContaining([expect.objectContaining({ op: 'SLOAD' })]) })
  await sendAll(fork, [setCell(9n, 2n, 5n)])
  expect(await Promise.all([1, 2, 3].map((slot) => callCell(fork, slot)))).toEqual([ZERO, word(5), ZERO])
})

/** Mines transactions in one block, and returns their gas and the cells afterwards. */
async function mineTogether({ chain, ask, askResult }: ServedChain, transactions: readonly Uint8Array[]) {
  await ask('evm_setAutomine', false)
  const hashes: Uint8Array[] = []
  for (const transaction of transactions) hashes.push(await chain.submits.sendRaw(transaction))
  await ask('evm_mine')
  const receipts = await Promise.all(hashes.map((hash) => chain.reads.getReceipt(hash)))
  const slots = await Promise.all(
    ['0x1', '0x2'].map((slot) => askResult('eth_getStorageAt', CELLS_ADDRESS, slot, 'latest')),
  )
  return { gas: receipts.map((found) => found?.receipt.gasUsed), slots }
}

it('a block that destroys a contract and creates it again has the results of the chain of the endpoint', async () => {
  const { served, endpoint } = await serveOrigin()
  const fork = await serveFork(endpoint.url, { flags: { forkBlockNumber: 5 } })
  const first = [readCell(5n, 1n), destroyCells(6n), readCell(7n, 1n), createCells(8n), setCell(9n, 2n, 5n)]
  expect(await mineTogether(fork, first)).toEqual(await mineTogether(served, first))
  const second = [createCells(10n), readCell(11n, 1n), setCell(12n, 2n, 5n), readCell(13n, 2n)]
  expect(await mineTogether(fork, second)).toEqual(await mineTogether(served, second))
})

it('a deletion of a block that leaves the main chain is undone, and stays in its own state', async () => {
  const { endpoint } = await serveOrigin()
  const [fork, twin] = [await serveFork(endpoint.url), await serveFork(endpoint.url)]
  await sendAll(fork, [destroyCells(5n), createCells(6n)])
  const deleted = { blockHash: await hashAt(fork, 'latest') }
  await twin.ask('evm_increaseTime', '0x3c')
  for (let blocks = 0; blocks < 3; blocks++) await mine(twin)
  expect(await importNewest(twin, fork, 3)).toEqual(['side', 'side', 'reorganised'])
  const blocks = ['latest', '0x7', '0x6', deleted]
  expect(await Promise.all(blocks.map((block) => callCell(fork, 1, block)))).toEqual([
    word(17),
    word(17),
    word(17),
    ZERO,
  ])
  expect(
    await Promise.all(blocks.map((block) => fork.askResult('eth_getStorageAt', CELLS_ADDRESS, '0x1', block))),
  ).toEqual([word(17), word(17), word(17), ZERO])
})

it('a deletion of a side block is in its own state only, until its branch becomes the main chain', async () => {
  const { endpoint } = await serveOrigin()
  const [fork, twin] = [await serveFork(endpoint.url), await serveFork(endpoint.url)]
  await twin.ask('evm_increaseTime', '0x3c')
  await sendAll(twin, [setCell(5n, 2n, 0n), destroyCells(6n), createCells(7n)])
  for (let blocks = 0; blocks < 2; blocks++) await mine(fork)
  expect(await callCell(fork, 1)).toBe(word(17))
  expect(await importNewest(twin, fork, 3)).toEqual(['side', 'side', 'reorganised'])
  expect(await Promise.all([1, 2].map((slot) => callCell(fork, slot)))).toEqual([ZERO, ZERO])
  expect(await Promise.all([1, 2].map((slot) => callCell(fork, slot, '0x6')))).toEqual([word(17), ZERO])
  await sendAll(fork, [readCell(8n, 1n)])
  expect(await importNewest(fork, twin, 1)).toEqual(['head'])
})

it.each([
  ['a value below the base', 5],
  ['a value below a base that was moved up', 2],
])('%s is asked for once, at its block only', async (_, forkBlockNumber) => {
  const { endpoint } = await serveOrigin()
  const fork = await serveFork(endpoint.url, { flags: { forkBlockNumber } })
  if (forkBlockNumber < 5) await fork.ask('hardhat_reset', { forking: { blockNumber: 5 } })
  const asked = endpoint.questions.length
  for (let times = 0; times < 2; times++) {
    expect(await fork.askResult('eth_getStorageAt', CELLS_ADDRESS, '0x1', '0x3')).toBe(word(17))
  }
  const questions = endpoint.questions.slice(asked).filter((question) => question.includes(CELLS_ADDRESS))
  expect(questions).toEqual([JSON.stringify(['eth_getStorageAt', [CELLS_ADDRESS, word(1), '0x3']])])
})

it('a dump of a fork has its changes and deletions, which another fork of the base repeats', async () => {
  const { endpoint } = await serveOrigin()
  const [fork, other] = [await serveFork(endpoint.url), await serveFork(endpoint.url)]
  await fork.ask('hardhat_setBalance', CELLS_ADDRESS, '0x7') // an account of which the dump has not everything
  await sendAll(fork, [setCell(5n, 1n, 0n), setCell(6n, 4n, 5n)])
  await fork.ask('hardhat_setBalance', RICH, '0x0')
  await mine(other)
  expect(await other.askResult('hardhat_loadState', await fork.askResult('hardhat_dumpState'))).toBe(true)
  const cellsOf = (one: ServedFork) => Promise.all([1, 2, 3, 4].map((slot) => callCell(one, slot)))
  expect(await cellsOf(fork)).toEqual([ZERO, word(34), word(51), word(5)])
  expect(await cellsOf(other)).toEqual([ZERO, word(34), word(51), word(5)])
  await sendAll(fork, [destroyCells(7n), createCells(8n), setCell(9n, 2n, 6n)])
  await other.ask('hardhat_loadState', await fork.askResult('hardhat_dumpState'))
  expect(await cellsOf(other)).toEqual([ZERO, word(6), ZERO, ZERO])
  for (const method of ['eth_getBalance', 'eth_getTransactionCount']) {
    for (const address of [RICH, SENDER, CELLS_ADDRESS]) {
      expect(await other.askResult(method, address, 'latest')).toBe(await fork.askResult(method, address, 'latest'))
    }
  }
})

it('a trace in the form of the reference node lists the cells that the fork has set', async () => {
  const { endpoint } = await serveOrigin()
  const fork = await serveFork(endpoint.url)
  await sendAll(fork, [setCell(5n, 4n, 5n)])
  const traced = await fork.askResult(
    'debug_traceTransaction',
    toHex(await fork.chain.submits.sendRaw(readCell(6n, 1n))),
  )
  const cell = (value: number) => word(value).slice(2)
  expect(traced).toMatchObject({ initStorage: { [cell(4)]: cell(5) }, currentStorage: { [cell(1)]: cell(17) } })
})
