import { describe, expect, it } from 'vitest'
import { MAX_TIMESTAMP } from '../../../src/primitives/header.ts'
import { MINES_ON_DEMAND, requireAccount, signFrom } from '../../_helpers/chain.ts'
import { holdTimer } from '../../_helpers/heldTimer.ts'
import { type Controlled, headOf, keepChain, mine, NOBODY_LEAVES, openControlled, PENDING } from './_controlled.ts'

const nowOf = ({ clock }: Controlled) => Math.floor(clock.nowMs() / 1000)

async function nextTime(one: Controlled): Promise<number> {
  await mine(one)
  return (await headOf(one)).header.timestamp
}

it('an increase moves the clock forward and returns the total', async () => {
  const one = await openControlled()
  expect(await one.controls.time.increase(60)).toBe(60)
  expect(await one.controls.time.increase(0)).toBe(60)
  expect(await one.controls.time.increase(-5)).toBe(60)
  expect(await one.controls.time.increase(40)).toBe(100)
  expect(await nextTime(one)).toBe(nowOf(one) + 100)
  one.clock.advance(10_000)
  expect(await nextTime(one)).toBe(nowOf(one) + 100)
})

it('the clock can be set forward and back, and a block is after its parent nevertheless', async () => {
  const one = await openControlled()
  const start = nowOf(one)
  expect(await one.controls.time.set(start + 500)).toBe(500)
  expect(await nextTime(one)).toBe(start + 500)
  expect(await one.controls.time.set(start - 500)).toBe(-500)
  expect(await nextTime(one)).toBe(start + 501)
})

it('the clock can be stopped, moved forward while stopped, and started again', async () => {
  const one = await openControlled()
  const start = nowOf(one)
  await one.controls.time.freeze(start + 10)
  one.clock.advance(60_000)
  expect(await nextTime(one)).toBe(start + 10)
  expect(await nextTime(one)).toBe(start + 11)
  await one.controls.time.increase(90)
  expect(await nextTime(one)).toBe(start + 101)
  await one.controls.time.set(start + 200)
  one.clock.advance(5_000)
  expect(await nextTime(one)).toBe(start + 205)
})

it('the next block has the given time, and the clock continues from it', async () => {
  const one = await openControlled()
  const start = nowOf(one)
  await one.controls.time.setNext(start + 1_000)
  one.clock.advance(3_000)
  const world = await one.chain.reads.getBlock(PENDING)
  expect(world?.block.header.timestamp).toBe(start + 1_000)
  expect(await nextTime(one)).toBe(start + 1_000)
  one.clock.advance(3_000)
  expect(await nextTime(one)).toBe(start + 1_006)
})

it('a time that is not after the newest block, or above the max of headers, is refused', async () => {
  const one = await openControlled()
  const time = await nextTime(one)
  const refused = { kind: 'controlRefused' }
  await expect(one.controls.time.setNext(time)).rejects.toMatchObject(refused)
  for (const set of [
    one.controls.time.set,
    one.controls.time.freeze,
    one.controls.time.setNext,
    one.controls.time.increase,
  ]) {
    await expect(set(MAX_TIMESTAMP + 1)).rejects.toMatchObject(refused)
  }
  await one.controls.time.setNext(time + 1)
  expect(await nextTime(one)).toBe(time + 1)
})

describe('blocks faster than one a second', () => {
  const timeOf = async (one: Controlled) => (await headOf(one)).header.timestamp

  /** Mines a block for each of a number of transactions while the clock is stopped. */
  async function send(one: Controlled, count: number): Promise<void> {
    const { address: to } = requireAccount(1)
    for (let nonce = 0; nonce < count; nonce++)
      await one.chain.submits.sendRaw(signFrom(0, { nonce: BigInt(nonce), to }))
  }

  it.each([false, true])(
    'an increase has its full effect on the next block after fast blocks; clock moved by blocks: %s',
    async (moved) => {
      const one = await openControlled({ blocksMoveClock: moved })
      await send(one, 40)
      const before = await timeOf(one)
      expect(before).toBe(nowOf(one) + 39)
      expect(await one.controls.time.increase(30)).toBe(30)
      expect(await nextTime(one)).toBe(before + 30)
      expect(await one.controls.time.increase(10)).toBe(40)
      expect(await one.controls.time.increase(10)).toBe(50)
      expect(await nextTime(one)).toBe(before + 50)
    },
  )

  it('an increase has its full effect while the clock is stopped or was set back', async () => {
    const one = await openControlled({ blocksMoveClock: true })
    await one.controls.time.freeze(nowOf(one) + 1_000)
    await mine(one, 5)
    await one.controls.time.increase(30)
    expect(await nextTime(one)).toBe(nowOf(one) + 1_034)
    await one.controls.time.set(nowOf(one))
    await one.controls.time.increase(30)
    expect(await nextTime(one)).toBe(nowOf(one) + 1_064)
  })

  it('fast blocks move the clock forward, so that passing time shows in the next block', async () => {
    const one = await openControlled({ blocksMoveClock: true })
    await mine(one, 10)
    const before = await timeOf(one)
    one.clock.advance(5_000)
    expect(await nextTime(one)).toBe(before + 5)
  })

  it('blocks at intervals, or in a row of one second, move the clock forward', async () => {
    const timer = holdTimer()
    const one = await openControlled({ submitting: MINES_ON_DEMAND, blocksMoveClock: true, timer })
    one.controls.mining.setInterval(250)
    for (let block = 0; block < 12; block++) {
      const waitsAgain = timer.nextWait()
      one.clock.advance(250)
      timer.advance(250)
      await waitsAgain
    }
    one.controls.mining.setInterval(0)
    await one.controls.mining.mine(3, { seconds: 1, countsFromHead: true }, NOBODY_LEAVES)
    const before = await timeOf(one)
    await one.controls.time.increase(30)
    expect(await nextTime(one)).toBe(before + 30)
    one.clock.advance(5_000)
    expect(await nextTime(one)).toBe(before + 35)
  })

  it("fast blocks leave the clock near the system's if the chain is configured so", async () => {
    const one = await openControlled()
    await mine(one, 10)
    one.clock.advance(20_000)
    expect(await nextTime(one)).toBe(nowOf(one))
  })

  it('fast blocks do not move a clock that was set back', async () => {
    const one = await openControlled({ blocksMoveClock: true })
    await mine(one)
    await one.controls.time.set(nowOf(one) - 10)
    await mine(one, 3)
    one.clock.advance(60_000)
    expect(await nextTime(one)).toBe(nowOf(one) - 10)
  })

  it('a clock that blocks have moved is restored from a snapshot and after a restart', async () => {
    const open = keepChain()
    const one = await open({ blocksMoveClock: true })
    await mine(one, 10)
    const before = await timeOf(one)
    const snapshot = await one.controls.snapshots.take()
    await mine(one, 10)
    await one.controls.snapshots.revert(snapshot)
    one.clock.advance(5_000)
    expect(await nextTime(one)).toBe(before + 5)
    await one.chain.close()
    const again = await open({ blocksMoveClock: true, clock: one.clock })
    one.clock.advance(5_000)
    expect(await nextTime({ ...again, clock: one.clock })).toBe(before + 10)
    await again.chain.close()
  })
})
