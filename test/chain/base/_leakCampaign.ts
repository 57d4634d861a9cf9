import { expect } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import { toWord } from '../../../src/base/integer.ts'
import { requireAccount, signFrom } from '../../_helpers/chain.ts'
import { createRandom } from '../../_helpers/random.ts'
import type { Reply } from '../../_helpers/wire.ts'
import {
  CELLS_ADDRESS,
  createCells,
  destroyCells,
  type Origin,
  type ServedFork,
  serveFork,
  serveOrigin,
  setCell,
} from './_forked.ts'

const BASE = 5
const SLOTS = 5
const ACCOUNTS = [0, 1, 2, 3].map((index) => toHex(requireAccount(index).address))
const NEW = ['0x00000000000000000000000000000000000000e1', '0x00000000000000000000000000000000000000e2']
const ADDRESSES = [...ACCOUNTS, ...NEW, CELLS_ADDRESS]

const quantity = (value: number): string => `0x${value.toString(16)}`
const word = (value: number): string => toHex(toWord(BigInt(value)))

type Random = ReturnType<typeof createRandom>

/** The same snapshot in the fork and in the chain behind its endpoint. */
type SnapshotPair = readonly [fork: unknown, origin: unknown]

/**
 * A fork, and the chain behind its endpoint, which does the same above the base. The state after each step must be the same,
 * and the fork must see nothing of the other chain's blocks.
 */
async function openPair() {
  const origin = await serveOrigin()
  const fork = await serveFork(origin.endpoint.url, { flags: { forkBlockNumber: BASE } })
  const both = async (
    method: string,
    ...params: readonly unknown[]
  ): Promise<readonly [Reply['body'], Reply['body']]> =>
    Promise.all([fork.ask(method, ...params), origin.served.ask(method, ...params)])
  const equally = async (method: string, ...params: readonly unknown[]): Promise<unknown> => {
    const [own, other] = await both(method, ...params)
    expect(JSON.stringify(own), JSON.stringify([method, ...params])).toBe(JSON.stringify(other))
    return own.result
  }
  const snapshot = async (): Promise<SnapshotPair> => {
    const [own, other] = await both('evm_snapshot')
    return [own.result, other.result]
  }
  await equally('evm_mine') // edits must not change the state after the base
  return { origin, fork, equally, snapshot, first: await snapshot() }
}

type Pair = Awaited<ReturnType<typeof openPair>>

const pick = <T>(random: Random, items: readonly T[]): T => {
  const item = items[random(items.length)]
  if (item === undefined) throw new Error('there is nothing to pick')
  return item
}

async function sendNext({ equally }: Pair, random: Random): Promise<void> {
  const from = random(3)
  const nonce = BigInt(`${await equally('eth_getTransactionCount', ACCOUNTS[from], 'pending')}`)
  const owned = [
    () => createCells(nonce),
    () => destroyCells(nonce),
    () => setCell(nonce, BigInt(random(SLOTS)), BigInt(random(3))),
    () => setCell(nonce, BigInt(random(SLOTS)), BigInt(random(3))),
  ]
  const to = pick(random, ADDRESSES)
  const transfer = () =>
    signFrom(from, { nonce, to: Buffer.from(to.slice(2), 'hex'), value: BigInt(random(9)), gasLimit: 100_000n })
  const sign = from === 0 && random(4) > 0 ? pick(random, owned) : transfer
  await equally('eth_sendRawTransaction', toHex(sign()))
}

/** Mines several transactions in one block. */
async function sendTogether(pair: Pair, random: Random): Promise<void> {
  await pair.equally('evm_setAutomine', false)
  for (let count = random(5); count >= 0; count--) await sendNext(pair, random)
  await pair.equally('evm_mine')
  await pair.equally('evm_setAutomine', true)
}

async function editState({ equally }: Pair, random: Random): Promise<void> {
  const address = pick(random, ADDRESSES)
  const edits: ReadonlyArray<readonly [string, ...string[]]> = [
    ['hardhat_setBalance', address, quantity(random(2) * 10 ** 6)],
    ['hardhat_setNonce', pick(random, NEW), quantity(random(5))],
    ['hardhat_setCode', pick(random, [CELLS_ADDRESS, ...NEW]), pick(random, ['0x', '0x5f355460005260206000f3'])],
    ['hardhat_setStorageAt', CELLS_ADDRESS, quantity(random(SLOTS)), word(random(3))],
  ]
  await equally(...pick(random, edits))
}

/** Reverts both chains to a snapshot, or the fork to its base and the other chain to the block above it. */
async function goBack(pair: Pair, random: Random, snapshots: SnapshotPair[]): Promise<void> {
  const { fork, origin } = pair
  if (random(4) === 0) {
    await fork.ask('hardhat_reset')
    await fork.ask('evm_mine')
    await origin.served.ask('evm_revert', pair.first[1])
    snapshots.length = 0
    return
  }
  const index = random(snapshots.length)
  const [own, other] = snapshots[index] ?? []
  if (own === undefined) return
  await Promise.all([fork.ask('evm_revert', own), origin.served.ask('evm_revert', other)])
  snapshots.length = index + 1
}

async function compareReads({ fork, equally }: Pair, random: Random): Promise<void> {
  const block = random(2) === 0 ? 'latest' : quantity(random(fork.chain.reads.headNumber() + 1))
  const address = pick(random, ADDRESSES)
  await equally('eth_getBalance', address, block)
  await equally('eth_getTransactionCount', address, block)
  await equally('eth_getCode', address, block)
  await equally('eth_getStorageAt', CELLS_ADDRESS, quantity(random(SLOTS)), block)
  await equally('eth_call', { to: CELLS_ADDRESS, data: word(random(SLOTS)) }, block)
  const overrides = { [CELLS_ADDRESS]: { stateDiff: { [word(1)]: word(random(9)) } } }
  await equally('eth_call', { to: CELLS_ADDRESS, data: word(1) }, block, overrides)
}

/** Runs random steps on a fork and on the chain behind its endpoint. */
export async function runLeakCampaign(seed: number, steps: number): Promise<void> {
  const random = createRandom(seed)
  const pair = await openPair()
  const snapshots: SnapshotPair[] = []
  const doStep = [
    () => sendNext(pair, random),
    () => sendTogether(pair, random),
    () => editState(pair, random),
    () => pair.equally('evm_mine'),
    async () => void snapshots.push(await pair.snapshot()),
    () => goBack(pair, random, snapshots),
  ]
  for (let step = 0; step < steps; step++) {
    await pick(random, doStep)()
    await compareReads(pair, random)
  }
  await expectPureAnswers(pair.origin, pair.fork)
}

/** Expects that every answer that the client of a fork holds is the endpoint's, and that nothing local was asked for. */
async function expectPureAnswers({ served, endpoint }: Origin, { fork }: ServedFork): Promise<void> {
  const questions = new Set(endpoint.questions)
  const before = fork.answers().stats().hits
  for (const question of questions) {
    const [method, params] = JSON.parse(question)
    const held = await fork.answers().askKept(method, params)
    const fresh = await served.askResult(method, ...params)
    expect(JSON.stringify(held), question).toBe(JSON.stringify(fresh))
  }
  expect(fork.answers().stats().hits - before).toBeGreaterThan(questions.size / 2)
}
