import { expect, it } from 'vitest'
import { equalBytes } from '../../../src/base/bytes.ts'
import { toHex } from '../../../src/base/hex.ts'
import type { ReorgTransaction } from '../../../src/chain/api/controls.ts'
import { decodeTransaction, signTransaction } from '../../../src/primitives/transaction.ts'
import { MINES_ON_DEMAND, openTestChain, requireAccount, signFrom } from '../../_helpers/chain.ts'
import { balanceOf, type Controlled, headOf, keepChain, mine, NOBODY_LEAVES, openControlled } from './_controlled.ts'

const { address: SENDER, privateKey } = requireAccount(0)
const NEW = new Uint8Array(20).fill(0xee)
const transfer = (nonce: bigint, value = 5n) => signFrom(0, { nonce, to: NEW, value })
/** A transfer on another chain. */
const FOREIGN = signTransaction(decodeTransaction(transfer(0n)), 34, privateKey).encoded
const hashOf = (encoded: Uint8Array) => decodeTransaction(encoded).hash
const signed = (blockIndex: number, encoded: Uint8Array): ReorgTransaction => ({ blockIndex, encode: () => encoded })

const reorganise = ({ controls }: Controlled, depth: number, transactions: readonly ReorgTransaction[] = []) =>
  controls.reorganise({ depth, transactions }, NOBODY_LEAVES)

/** The hashes of the blocks from genesis on. */
async function hashesOf({ chain }: Controlled): Promise<string[]> {
  const hashes = []
  for (let number = 0; number <= chain.reads.headNumber(); number++) {
    const block = await chain.reads.findBlock({ kind: 'number', number, asked: String(number) })
    hashes.push(block === undefined ? 'missing' : toHex(block.hash))
  }
  return hashes
}

it('a reorganisation replaces the newest blocks by as many new ones', async () => {
  const one = await openControlled()
  await mine(one, 5)
  const before = await hashesOf(one)
  await reorganise(one, 3)
  const after = await hashesOf(one)
  expect(after).toHaveLength(6)
  expect(after.slice(0, 3)).toEqual(before.slice(0, 3))
  for (const replaced of before.slice(3)) expect(after).not.toContain(replaced)
})

it('blocks of a reorganisation pass every rule of an importer, REMASC included', async () => {
  const one = await openControlled()
  await one.chain.submits.sendRaw(transfer(0n))
  await mine(one, 30)
  await reorganise(one, 20, [signed(3, transfer(1n))])
  await mine(one, 3)
  const other = await openTestChain({ submitting: MINES_ON_DEMAND })
  for (let number = 1; number <= one.chain.reads.headNumber(); number++) {
    const block = await one.chain.reads.findBlock({ kind: 'number', number, asked: String(number) })
    if (block === undefined) throw new Error(`block ${number} is missing`)
    expect(await other.importer.importBlock(block)).toBe('head')
  }
  await other.close()
})

it('transactions of a reorganisation are mined in their blocks', async () => {
  const one = await openControlled()
  await mine(one, 3)
  const [first, second] = [transfer(0n), transfer(1n)]
  await reorganise(one, 3, [signed(2, second), signed(1, first)])
  const numbers = [first, second].map(async (encoded) => {
    const receipt = await one.chain.reads.getReceipt(hashOf(encoded))
    return receipt?.location.blockNumber
  })
  expect(await Promise.all(numbers)).toEqual([2, 3])
  expect(await balanceOf(one, NEW)).toBe(10n)
})

it('a transaction of a replaced block returns to the pool, unless a new block has it', async () => {
  const one = await openControlled()
  const [first, second] = [transfer(0n), transfer(1n)]
  await one.chain.submits.sendRaw(first)
  await one.chain.submits.sendRaw(second)
  await reorganise(one, 2, [signed(1, first)])
  expect((await one.chain.reads.getReceipt(hashOf(first)))?.location.blockNumber).toBe(2)
  expect(await one.chain.reads.getReceipt(hashOf(second))).toBeUndefined()
  expect(one.chain.reads.listPending(SENDER).map(({ transaction }) => transaction.nonce)).toEqual([1n])
  await mine(one)
  expect(await balanceOf(one, NEW)).toBe(10n)
})

it('the nonce of a transaction without a signature is the next one on the new branch', async () => {
  const one = await openControlled()
  await one.chain.submits.sendRaw(transfer(0n))
  const nonces: bigint[] = []
  const next = (blockIndex: number): ReorgTransaction => ({
    blockIndex,
    from: SENDER,
    encode(nonce) {
      nonces.push(nonce)
      return transfer(nonce, 7n)
    },
  })
  await reorganise(one, 1, [next(0), next(0), next(0)])
  expect(nonces).toEqual([0n, 1n, 2n])
  expect(await balanceOf(one, NEW)).toBe(21n)
})

it('edits in replaced blocks are undone, and earlier ones stay', async () => {
  const one = await openControlled()
  await mine(one)
  await one.controls.edits.setBalance(NEW, 11n)
  await mine(one)
  await one.controls.edits.setBalance(NEW, 22n)
  await mine(one)
  await one.controls.edits.setBalance(NEW, 33n)
  await reorganise(one, 2)
  expect(await balanceOf(one, NEW)).toBe(11n)
  await mine(one)
  expect(await balanceOf(one, NEW)).toBe(11n)
})

it('a reorganisation that cannot execute a transaction changes nothing', async () => {
  const one = await openControlled()
  await one.chain.submits.sendRaw(transfer(0n))
  await mine(one, 3)
  const before = await hashesOf(one)
  const refused = reorganise(one, 3, [signed(0, transfer(1n)), signed(2, transfer(5n))])
  await expect(refused).rejects.toThrow(/cannot be executed in the new block 4: check its nonce 5/)
  expect(await hashesOf(one)).toEqual(before)
  expect(await balanceOf(one, NEW)).toBe(5n)
})

it.each([
  ['deeper than the chain', 4, [], 'cannot remove 4 blocks: the chain has 3 above its first, block 0'],
  ['deeper than a request may be', 1001, [], 'at most 1000 blocks can be replaced at a time, got 1001'],
  [
    'with an index beyond its blocks',
    2,
    [signed(2, transfer(0n))],
    'the index of a new block must be below the depth 2',
  ],
  ['with bytes that are no transaction', 2, [signed(0, Uint8Array.of(1, 2))], 'Invalid input'],
  ['with a signature for another chain', 2, [signed(0, FOREIGN)], 'has no valid signature'],
])('a reorganisation %s is refused', async (_case, depth, transactions, message) => {
  const one = await openControlled()
  await mine(one, 3)
  const { hash } = await headOf(one)
  await expect(reorganise(one, depth, transactions)).rejects.toThrow(message)
  expect(equalBytes((await headOf(one)).hash, hash)).toBe(true)
})

it('a reorganisation of no blocks changes nothing', async () => {
  const one = await openControlled()
  await mine(one)
  const before = await hashesOf(one)
  await reorganise(one, 0)
  expect(await hashesOf(one)).toEqual(before)
})

it('a client that disconnects leaves the chain unchanged', async () => {
  const one = await openControlled()
  await mine(one, 3)
  const before = await hashesOf(one)
  const call = { signal: AbortSignal.abort(new Error('gone')) }
  await expect(one.controls.reorganise({ depth: 2, transactions: [] }, call)).rejects.toThrow('gone')
  expect(await hashesOf(one)).toEqual(before)
})

it('the chain can be reorganised repeatedly, and a restart continues from the new head', async () => {
  const open = keepChain()
  const one = await open()
  await mine(one, 4)
  for (let round = 0; round < 4; round++) {
    const before = await hashesOf(one)
    await reorganise(one, 2)
    expect((await hashesOf(one)).at(-1)).not.toBe(before.at(-1))
  }
  const before = await hashesOf(one)
  await one.chain.close()
  const again = await open()
  expect(await hashesOf(again)).toEqual(before)
  await mine(again)
  await again.chain.close()
})

it('a feed reports the replaced blocks as removed, and the new ones as added', async () => {
  const one = await openControlled()
  await mine(one, 3)
  const place = one.chain.feeds.head()
  const before = await hashesOf(one)
  await reorganise(one, 2)
  const { removed, added } = await one.chain.feeds.changesSince(place, 10)
  expect(removed.map(({ hash }) => toHex(hash))).toEqual([before[3], before[2]])
  expect(added.map(({ hash }) => toHex(hash))).toEqual((await hashesOf(one)).slice(2))
})

it('a stopped clock is not before the new head', async () => {
  const one = await openControlled()
  await mine(one)
  const { header } = await headOf(one)
  await one.controls.time.freeze(header.timestamp)
  await reorganise(one, 1)
  await mine(one)
  expect((await headOf(one)).header.timestamp).toBe(header.timestamp + 2)
})
