import { expect, it } from 'vitest'
import { createUnlockedKeys } from '../../src/wallet/unlockedKeys.ts'
import { holdClock } from '../_helpers/chain.ts'
import { holdTimer as holdAges } from '../_helpers/heldTimer.ts'
import { holdTimer } from '../_helpers/wallet.ts'

const KEY = new Uint8Array(32).fill(7)
const ZEROS = new Uint8Array(32)

function open() {
  const clock = holdClock(0)
  const timer = holdTimer()
  return { clock, timer, keys: createUnlockedKeys(clock, timer) }
}

it('a key is available until its expiry by the clock, to the millisecond', () => {
  const { clock, keys } = open()
  keys.put('0xaa', KEY, 1_000)
  clock.advance(999)
  expect(keys.get('0xaa')).toEqual(KEY)
  expect(keys.list()).toEqual(['0xaa'])
  clock.advance(1)
  expect(keys.get('0xaa')).toBeUndefined()
  expect(keys.list()).toEqual([])
})

it('a key expires by the timer when the clock is set back', () => {
  const clock = holdClock()
  const timer = holdAges()
  const keys = createUnlockedKeys(clock, timer)
  keys.put('0xaa', KEY, 1_000)
  clock.advance(-3_600_000)
  timer.advance(999)
  expect(keys.get('0xaa')).toEqual(KEY)
  timer.advance(1)
  expect(keys.get('0xaa')).toBeUndefined()
})

it("a key is overwritten when it is removed, expires or is replaced; the caller's copy is not", () => {
  const { clock, keys } = open()
  const held = (address: `0x${string}`) => keys.get(address) ?? KEY
  keys.put('0xaa', KEY)
  keys.put('0xbb', KEY, 1_000)
  keys.put('0xcc', KEY, 1_000)
  const [forgotten, expired, replaced] = [held('0xaa'), held('0xbb'), held('0xcc')]
  expect(keys.remove('0xaa')).toBe(true)
  expect(keys.remove('0xaa')).toBe(false)
  keys.put('0xcc', KEY, 5_000)
  clock.advance(1_000)
  expect(keys.get('0xbb')).toBeUndefined()
  expect([forgotten, expired, replaced]).toEqual([ZEROS, ZEROS, ZEROS])
  expect(keys.get('0xcc')).toEqual(KEY)
  expect(KEY[0]).toBe(7)
})

it('an expired key is overwritten soon, even if no caller reads it', () => {
  const { clock, timer, keys } = open()
  keys.put('0xaa', KEY, 90_000)
  const held = keys.get('0xaa')
  clock.advance(60_000)
  timer.wakeAll()
  expect(held).toEqual(KEY)
  clock.advance(30_000)
  timer.wakeAll()
  expect(held).toEqual(ZEROS)
  expect(timer.waitsMs).toEqual([60_000, 30_000])
})

it('a key without an expiry stays without one', () => {
  const { clock, timer, keys } = open()
  keys.put('0xaa', KEY)
  keys.put('0xaa', KEY, 1_000)
  clock.advance(1_000_000)
  expect(keys.get('0xaa')).toEqual(KEY)
  expect(timer.waitsMs).toEqual([])
})
