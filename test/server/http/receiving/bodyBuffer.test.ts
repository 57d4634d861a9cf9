import { expect, it } from 'vitest'
import { BodyBuffer } from '../../../../src/server/http/receiving/bodyReader.ts'

const LIMIT = 5 * 2 ** 20

it('a body of one-byte pieces allocates at most eight times its bytes', () => {
  const body = new BodyBuffer(LIMIT)
  let worst = 0
  for (let i = 0; i < 300_000; i++) {
    body.append(Buffer.of(i % 251))
    if (body.capacity > 16 * 1024) worst = Math.max(worst, body.capacity / (i + 1))
  }
  expect(worst).toBeLessThanOrEqual(8)
  const expected = Buffer.from(Array.from({ length: 300_000 }, (_, i) => i % 251))
  expect(expected.equals(body.take())).toBe(true)
})

it('a body allocates at most its announced length', () => {
  const body = new BodyBuffer(100_000)
  for (let i = 0; i < 100; i++) body.append(Buffer.alloc(1_000, i))
  expect(body.capacity).toBe(100_000)
  expect(body.take()).toEqual(Buffer.concat(Array.from({ length: 100 }, (_, i) => Buffer.alloc(1_000, i))))
})

it('a body of one piece is not copied', () => {
  const piece = Buffer.from('{"id":1}')
  const body = new BodyBuffer(piece.length)
  body.append(piece)
  expect(body.take().buffer).toBe(piece.buffer)
})

it('a body without pieces is empty', () => {
  expect(new BodyBuffer(LIMIT).take()).toHaveLength(0)
})
