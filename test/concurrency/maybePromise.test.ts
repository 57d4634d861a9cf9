import { describe, expect, it } from 'vitest'
import { catchMaybePromise, mapMaybePromise } from '../../src/concurrency/maybePromise.ts'

const fail = () => {
  throw new Error('broken')
}

describe('mapMaybePromise', () => {
  it('mapMaybePromise maps a value synchronously, and a promise to a promise', async () => {
    expect(mapMaybePromise(1, (value) => value + 1)).toBe(2)
    const late = mapMaybePromise(Promise.resolve(1), (value) => value + 1)
    expect(late).toBeInstanceOf(Promise)
    expect(await late).toBe(2)
  })

  it('mapMaybePromise throws for a value, and rejects for a promise', async () => {
    expect(() => mapMaybePromise(1, fail)).toThrow('broken')
    await expect(mapMaybePromise(Promise.resolve(1), fail)).rejects.toThrow('broken')
  })
})

describe('catchMaybePromise', () => {
  const recover = (thrown: unknown) => `recovered: ${thrown}`

  it('catchMaybePromise returns the result of its function', async () => {
    expect(catchMaybePromise(() => 'done', recover)).toBe('done')
    expect(await catchMaybePromise(async () => 'done', recover)).toBe('done')
  })

  it('catchMaybePromise recovers from a thrown error and from a rejection', async () => {
    expect(catchMaybePromise<string>(fail, recover)).toBe('recovered: Error: broken')
    const late = catchMaybePromise<string>(async () => fail(), recover)
    expect(late).toBeInstanceOf(Promise)
    expect(await late).toBe('recovered: Error: broken')
  })
})
