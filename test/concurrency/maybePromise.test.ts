import { describe, expect, it } from 'vitest'
import { catchMaybePromise, mapMaybePromise } from '../../src/concurrency/maybePromise.ts'

const fail = () => {
  throw new Error('broken')
}

describe('whenThere', () => {
  it('hands on at once what is there, and later what will be', async () => {
    expect(mapMaybePromise(1, (value) => value + 1)).toBe(2)
    const late = mapMaybePromise(Promise.resolve(1), (value) => value + 1)
    expect(late).toBeInstanceOf(Promise)
    expect(await late).toBe(2)
  })

  it('throws at once or rejects, as the value comes', async () => {
    expect(() => mapMaybePromise(1, fail)).toThrow('broken')
    await expect(mapMaybePromise(Promise.resolve(1), fail)).rejects.toThrow('broken')
  })
})

describe('attempt', () => {
  const recover = (thrown: unknown) => `recovered: ${thrown}`

  it('gives what the work gives', async () => {
    expect(catchMaybePromise(() => 'done', recover)).toBe('done')
    expect(await catchMaybePromise(async () => 'done', recover)).toBe('done')
  })

  it('recovers from what is thrown now and from what is rejected later', async () => {
    expect(catchMaybePromise<string>(fail, recover)).toBe('recovered: Error: broken')
    const late = catchMaybePromise<string>(async () => fail(), recover)
    expect(late).toBeInstanceOf(Promise)
    expect(await late).toBe('recovered: Error: broken')
  })
})
