import { expect, it } from 'vitest'
import { MAX_TIMESTAMP } from '../../../src/model/header.ts'
import { type Controlled, headOf, mine, openControlled, PENDING } from './_controlled.ts'

const nowOf = ({ clock }: Controlled) => Math.floor(clock.nowMs() / 1000)

async function nextTime(one: Controlled): Promise<number> {
  await mine(one)
  return (await headOf(one)).header.timestamp
}

it('put forward, by a total that is told', async () => {
  const one = await openControlled()
  expect(await one.controls.time.increase(60)).toBe(60)
  expect(await one.controls.time.increase(0)).toBe(60)
  expect(await one.controls.time.increase(-5)).toBe(60)
  expect(await one.controls.time.increase(40)).toBe(100)
  expect(await nextTime(one)).toBe(nowOf(one) + 100)
  one.clock.advance(10_000)
  expect(await nextTime(one)).toBe(nowOf(one) + 100)
})

it('set forward and back; a block is after its parent all the same', async () => {
  const one = await openControlled()
  const start = nowOf(one)
  expect(await one.controls.time.set(start + 500)).toBe(500)
  expect(await nextTime(one)).toBe(start + 500)
  expect(await one.controls.time.set(start - 500)).toBe(-500)
  expect(await nextTime(one)).toBe(start + 501)
})

it('stopped, put forward while it stands, and set going again', async () => {
  const one = await openControlled()
  const start = nowOf(one)
  await one.controls.time.freeze(start + 10)
  one.clock.advance(60_000)
  expect(await nextTime(one)).toBe(start + 10)
  expect(await nextTime(one)).toBe(start + 11)
  await one.controls.time.increase(90)
  expect(await nextTime(one)).toBe(start + 100)
  await one.controls.time.set(start + 200)
  one.clock.advance(5_000)
  expect(await nextTime(one)).toBe(start + 205)
})

it('the next block has the very time that was said, and the clock runs on from it', async () => {
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

it('a time that is not after the newest block, or beyond headers, is refused', async () => {
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
