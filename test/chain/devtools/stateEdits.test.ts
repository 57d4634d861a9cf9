import { expect, it, onTestFinished } from 'vitest'
import { padLeft } from '../../../src/base/bytes.ts'
import { fromHex } from '../../../src/base/hex.ts'
import { toWord } from '../../../src/base/integer.ts'
import { BRIDGE_ADDRESS } from '../../../src/chainspec/genesisBalances.ts'
import { keccak256 } from '../../../src/crypto/keccak.ts'
import { MINES_ON_DEMAND, openTestChain, requireAccount, signFrom } from '../../_helpers/chain.ts'
import { assemble } from '../../_helpers/evmScene.ts'
import {
  balanceOf,
  type Controlled,
  headOf,
  LATEST,
  mine,
  NOBODY_LEAVES,
  openControlled,
  PENDING,
} from './_controlled.ts'

const { address: RICH } = requireAccount(0)
const NEW = new Uint8Array(20).fill(0xee)
/** Returns the word in slot 0. */
const READS_SLOT_ZERO = fromHex(assemble(0, '54', 0, '52', 32, 0, 'f3'))

const call = ({ chain }: Controlled, selector: typeof LATEST | typeof PENDING = LATEST) =>
  chain.calls.call({ from: RICH, to: NEW, value: 0n, data: new Uint8Array(0) }, selector)

it('an edited account is visible at once, in the next block and at pending', async () => {
  const one = await openControlled()
  const { edits } = one.controls
  await edits.setBalance(NEW, 5n)
  await edits.setNonce(NEW, 7n)
  await edits.setCode(NEW, READS_SLOT_ZERO)
  await edits.setStorage(NEW, toWord(0n), toWord(99n))
  const look = async (selector: typeof LATEST | typeof PENDING) => {
    const world = await one.chain.reads.worldAt(selector)
    return {
      account: await world.getAccount(NEW),
      code: await world.getCode(NEW),
      isContract: await world.isContract(NEW),
      cell: await world.getStorage(NEW, toWord(0n)),
      returned: await call(one, selector),
    }
  }
  const expected = {
    account: { balance: 5n, nonce: 7n },
    code: READS_SLOT_ZERO,
    isContract: true,
    cell: Uint8Array.of(99),
    returned: toWord(99n),
  }
  expect(await look(LATEST)).toEqual(expected)
  expect(await look(PENDING)).toEqual(expected)
  await mine(one)
  expect(await look(LATEST)).toEqual(expected)
})

it('an edit leaves the block unchanged, and its proofs are of the edited state', async () => {
  const one = await openControlled()
  await mine(one)
  const before = await headOf(one)
  await one.controls.edits.setBalance(NEW, 5n)
  expect(await headOf(one)).toEqual(before)
  const { proof, account } = await one.chain.reads.getProof(NEW, [], LATEST)
  expect(account?.balance).toBe(5n)
  const root = keccak256(proof[0] ?? new Uint8Array(0))
  expect(root).not.toEqual(before.header.stateRoot)
  // The difference between the two is the edit and the effect of an empty block.
  const parent = { kind: 'number', number: 0, asked: '0x0' } as const
  expect(await (await one.chain.reads.worldAt(parent)).getAccount(NEW)).toBeUndefined()
  await mine(one)
  const next = await one.chain.reads.getProof(NEW, [], LATEST)
  expect((await headOf(one)).header.stateRoot).toEqual(keccak256(next.proof[0] ?? new Uint8Array(0)))
})

it('a block on an edited state is refused by other chains', async () => {
  const one = await openControlled()
  await one.controls.edits.setBalance(NEW, 5n)
  await mine(one)
  const other = await openTestChain({ submitting: MINES_ON_DEMAND })
  onTestFinished(() => other.close())
  await expect(other.importer.importBlock(await headOf(one))).rejects.toMatchObject({ rule: 'stateRoot' })
})

it('an edit to the same value writes nothing', async () => {
  const one = await openControlled()
  await one.controls.edits.setBalance(NEW, 5n)
  const count = one.chain.reads.reorgEpoch()
  await one.controls.edits.setBalance(NEW, 5n)
  expect(one.chain.reads.reorgEpoch()).toBe(count)
})

it('a storage slot set to zero is empty, and empty code is removed', async () => {
  const one = await openControlled()
  await one.controls.edits.setStorage(NEW, toWord(1n), toWord(2n))
  await one.controls.edits.setStorage(NEW, toWord(1n), toWord(0n))
  await one.controls.edits.setCode(NEW, READS_SLOT_ZERO)
  await one.controls.edits.setCode(NEW, new Uint8Array(0))
  const world = await one.chain.reads.worldAt(LATEST)
  expect(await world.getStorage(NEW, toWord(1n))).toBeUndefined()
  expect(await world.getCode(NEW)).toHaveLength(0)
})

it('pending transactions are mined on the edited state', async () => {
  const one = await openControlled({ submitting: MINES_ON_DEMAND })
  await one.chain.submits.sendRaw(signFrom(0, { nonce: 0n, to: NEW, value: 5n }))
  await one.chain.submits.sendRaw(signFrom(0, { nonce: 1n, to: NEW, value: 6n }))
  await one.controls.edits.setNonce(RICH, 1n)
  expect(one.chain.pool.counts()).toEqual({ pending: 1, queued: 0 })
  await mine(one)
  expect(await balanceOf(one, NEW)).toBe(6n)
})

it('a value above the max of an account is refused', async () => {
  const one = await openControlled()
  await expect(one.controls.edits.setBalance(NEW, 2n ** 255n)).rejects.toMatchObject({ kind: 'controlRefused' })
  await expect(one.controls.edits.setNonce(NEW, 2n ** 63n)).rejects.toMatchObject({
    kind: 'controlRefused',
  })
  await one.controls.edits.setBalance(NEW, 2n ** 255n - 1n)
  await one.controls.edits.setNonce(NEW, 2n ** 63n - 1n)
  await mine(one)
  expect(await balanceOf(one, NEW)).toBe(2n ** 255n - 1n)
})

it('a dump replaces its accounts on another chain completely and leaves others unchanged', async () => {
  const one = await openControlled()
  await one.controls.edits.setBalance(NEW, 5n)
  await one.controls.edits.setCode(NEW, READS_SLOT_ZERO)
  await one.controls.edits.setStorage(NEW, toWord(0n), toWord(99n))
  const dump = await one.controls.edits.dump()

  const two = await openControlled()
  const other = new Uint8Array(20).fill(0xdd)
  await two.controls.edits.setBalance(other, 1n)
  await two.controls.edits.setStorage(NEW, toWord(7n), toWord(7n))
  await two.controls.edits.load(dump)
  expect(await call(two)).toEqual(toWord(99n))
  const world = await two.chain.reads.worldAt(LATEST)
  expect(await world.getStorage(NEW, toWord(7n))).toBeUndefined()
  expect(await balanceOf(two, NEW)).toBe(5n)
  expect(await balanceOf(two, other)).toBe(1n)
  await mine(two)
  expect(await call(two)).toEqual(toWord(99n))
})

it('a dump of the same state loads without a change', async () => {
  const one = await openControlled()
  await mine(one, 2)
  const before = await one.chain.reads.getProof(RICH, [], LATEST)
  await one.controls.edits.load(await one.controls.edits.dump())
  expect(await one.chain.reads.getProof(RICH, [], LATEST)).toEqual(before)
})

it('a federation that cannot be decoded stops blocks by name, until its cell is restored', async () => {
  const one = await openControlled()
  await one.controls.mining.mine(20, undefined, NOBODY_LEAVES)
  const slot = padLeft(new TextEncoder().encode('newFederation'), 32)
  await one.controls.edits.setStorage(BRIDGE_ADDRESS, slot, new Uint8Array(32).fill(0xff))
  await expect(mine(one)).rejects.toMatchObject({ kind: 'bridgeUndecodable' })
  await one.controls.edits.setStorage(BRIDGE_ADDRESS, slot, new Uint8Array(32))
  await mine(one)
  expect(one.chain.reads.headNumber()).toBe(21)
})
