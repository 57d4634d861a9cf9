import { expect } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import { MINES_ON_DEMAND, requireAccount } from '../../_helpers/chain.ts'
import { createRandom } from '../../_helpers/random.ts'
import {
  CELLS_ADDRESS,
  createCells,
  destroyCells,
  importNewest,
  type ServedFork,
  serveFork,
  serveOrigin,
  setCell,
} from './_forked.ts'

const BASE = 5
const ROUNDS = 8
const SLOTS = [1, 2, 3, 4]

type Random = ReturnType<typeof createRandom>

/** A fork of which one account sends everything. */
interface Miner {
  readonly fork: ServedFork
  readonly account: number
}

async function openMiner(url: string, account: number): Promise<Miner> {
  const fork = await serveFork(url, { flags: { forkBlockNumber: BASE }, setup: { submitting: MINES_ON_DEMAND } })
  await fork.ask('hardhat_setCoinbase', toHex(new Uint8Array(20).fill(account + 1)))
  return { fork, account }
}

/** Mines blocks that destroy, create and change the contract at random. */
async function mineAtRandom({ fork, account }: Miner, blocks: number, random: Random): Promise<void> {
  const address = toHex(requireAccount(account).address)
  for (let block = 0; block < blocks; block++) {
    for (let count = random(4); count > 0; count--) {
      const nonce = BigInt(String(await fork.askResult('eth_getTransactionCount', address, 'pending')))
      const slot = BigInt(1 + random(SLOTS.length))
      const choices = [createCells(nonce, account), destroyCells(nonce, account)]
      const chosen = choices[random(6)] ?? setCell(nonce, slot, BigInt(random(3)), account)
      await fork.ask('eth_sendRawTransaction', toHex(chosen))
    }
    await fork.chain.miner.mineOne()
  }
}

/** Returns the state after a block, as far as the transactions change it. */
async function stateAt({ askResult }: ServedFork, block: unknown): Promise<readonly unknown[]> {
  const senders = [0, 1].map((account) => toHex(requireAccount(account).address))
  return Promise.all([
    ...SLOTS.map((slot) => askResult('eth_getStorageAt', CELLS_ADDRESS, `0x${slot}`, block)),
    ...senders.map((sender) => askResult('eth_getTransactionCount', sender, block)),
    askResult('eth_getCode', CELLS_ADDRESS, block),
    askResult('eth_call', { to: CELLS_ADDRESS, data: `0x${'1'.padStart(64, '0')}` }, block),
  ])
}

const heights = ({ chain }: ServedFork) =>
  Array.from({ length: chain.reads.headNumber() + 1 - BASE }, (_, index) => `0x${(BASE + index).toString(16)}`)
const statesOf = (fork: ServedFork) => Promise.all([...heights(fork), 'latest'].map((block) => stateAt(fork, block)))

/** Returns the states after the newest blocks of a fork by their hashes. */
async function statesByHash(fork: ServedFork, count: number) {
  const newest = heights(fork).slice(-count)
  const hashes = await Promise.all(
    newest.map(async (height) => Object(await fork.askResult('eth_getBlockByNumber', height, false)).hash),
  )
  return Promise.all(
    hashes.map(async (hash) => [{ blockHash: hash }, await stateAt(fork, { blockHash: hash })] as const),
  )
}

/** Mines competing branches on two forks of one base, and compares their states and those of a third one. */
export async function runReorgCampaign(seed: number): Promise<void> {
  const random = createRandom(seed)
  const { endpoint } = await serveOrigin()
  const miners = [await openMiner(endpoint.url, 0), await openMiner(endpoint.url, 1)] as const
  for (let round = 0; round < ROUNDS; round++) {
    const [winner, loser] = random(2) === 0 ? miners : ([miners[1], miners[0]] as const)
    const length = 1 + random(3)
    await Promise.all([mineAtRandom(loser, length, random), mineAtRandom(winner, length + 1, random)])
    const left = await statesByHash(loser.fork, length)
    expect((await importNewest(winner.fork, loser.fork, length + 1)).at(-1)).toBe('reorganised')
    expect(await statesOf(loser.fork)).toEqual(await statesOf(winner.fork))
    for (const [block, state] of left) expect(await stateAt(loser.fork, block)).toEqual(state)
  }
  const [{ fork }] = miners
  const fresh = await serveFork(endpoint.url, { flags: { forkBlockNumber: BASE } })
  const outcomes = await importNewest(fork, fresh, fork.chain.reads.headNumber() - BASE)
  expect(new Set(outcomes)).toEqual(new Set(['head']))
  expect(await statesOf(fresh)).toEqual(await statesOf(fork))
}
