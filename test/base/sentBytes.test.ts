import { expect, it } from 'vitest'
import { freeWhenSent, onSent } from '../../src/base/sentBytes.ts'

it('a buffer is freed when its last byte is sent, in whatever order its parts are sent', () => {
  const bytes = new Uint8Array(100)
  freeWhenSent(bytes)
  const [first, last] = [bytes.subarray(0, 30), bytes.subarray(30)]
  onSent(last)
  expect([first.length, last.length]).toEqual([30, 70])
  onSent(first)
  expect([bytes.length, first.length, last.length]).toEqual([0, 0, 0])
})

it('a part of a larger buffer is not freed, nor are bytes that were not given away', () => {
  const larger = new Uint8Array(100)
  const part = larger.subarray(10)
  freeWhenSent(part)
  onSent(part)
  const [pooled, own] = [Buffer.from('a part of the pool of Node'), new Uint8Array(5)]
  freeWhenSent(pooled)
  onSent(pooled)
  onSent(own)
  expect([larger.length, pooled.length, own.length]).toEqual([100, 26, 5])
})

it('freed memory is returned without a collection', () => {
  const before = process.memoryUsage().arrayBuffers
  for (let i = 0; i < 200; i++) {
    const bytes = new Uint8Array(2 ** 20)
    freeWhenSent(bytes)
    onSent(bytes)
  }
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20 * 2 ** 20)
})
