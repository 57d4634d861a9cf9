import { expect, it } from 'vitest'
import { FrameMemory } from '../../src/evm/frameMemory.ts'

const ONES = new Uint8Array(2_048).fill(1)

it.each([1, 31, 1_024, 1_025, 2_048])('a frame begins with zeros after a frame that left %i bytes', (size) => {
  const before = new FrameMemory()
  before.write(0, ONES.subarray(0, size))
  const kept = before.read(0, size)
  before.release()
  const memory = new FrameMemory()
  expect(memory.read(0, 2_048)).toEqual(new Uint8Array(2_048))
  memory.write(0, ONES.subarray(0, size))
  expect(memory.read(0, size)).toEqual(kept)
})

it('frames that run at the same time share no memory', () => {
  const [outer, inner] = [new FrameMemory(), new FrameMemory()]
  outer.writeByte(0, 1)
  inner.writeByte(1, 2)
  expect([...outer.read(0, 2), ...inner.read(0, 2)]).toEqual([1, 0, 0, 2])
  inner.release()
  const next = new FrameMemory()
  next.writeByte(0, 3)
  expect([...outer.read(0, 2), ...next.read(0, 2)]).toEqual([1, 0, 3, 0])
})
