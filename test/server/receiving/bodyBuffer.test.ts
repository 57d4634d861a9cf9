import { expect, it } from 'vitest'
import { BodyBuffer } from '../../../src/server/receiving/bodyBuffer.ts'

const LIMIT = 5 * 2 ** 20

it('a body of one-byte pieces takes at most twice its bytes', () => {
  const body = new BodyBuffer(LIMIT)
  let held = 0
  let worst = 0
  for (let i = 0; i < 300_000; i++) {
    held += body.append(Buffer.of(i % 251))
    if (held > 16 * 1024) worst = Math.max(worst, held / (i + 1))
  }
  expect(worst).toBeLessThanOrEqual(2)
  expect(body.take()).toEqual(Buffer.from(Array.from({ length: 300_000 }, (_, i) => i % 251)))
})

it('a body takes no more than its announced length', () => {
  const body = new BodyBuffer(100_000)
  let held = 0
  for (let i = 0; i < 100; i++) held += body.append(Buffer.alloc(1_000, i))
  expect(held).toBe(100_000)
  expect(body.take()).toEqual(Buffer.concat(Array.from({ length: 100 }, (_, i) => Buffer.alloc(1_000, i))))
})

it('a body that comes in one piece is that piece', () => {
  const piece = Buffer.from('{"id":1}')
  const body = new BodyBuffer(piece.length)
  body.append(piece)
  expect(body.take().buffer).toBe(piece.buffer)
})

it('a body of no pieces is empty', () => {
  expect(new BodyBuffer(LIMIT).take()).toHaveLength(0)
})
