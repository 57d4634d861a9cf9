import { describe, expect, it } from 'vitest'
import { attempt, whenThere } from '../../src/concurrency/maybePromise.ts'

const fail = () => {
  throw new Error('broken')
}

describe('whenThere', () => {
  it('hands on at once what is there, and later what will be', async () => {
    expect(whenThere(1, (value) => value + 1)).toBe(2)
    const late = whenThere(Promise.resolve(1), (value) => value + 1)
    expect(late).toBeInstanceOf(Promise)
    expect(await late).toBe(2)
  })

  it('throws at once or rejects, as the value comes', async () => {
    expect(() => whenThere(1, fail)).toThrow('broken')
    await expect(whenThere(Promise.resolve(1), fail)).rejects.toThrow('broken')
  })
})

describe('attempt', () => {
  const recover = (thrown: unknown) => `recovered: ${thrown}`

  it('gives what the work gives', async () => {
    expect(attempt(() => 'done', recover)).toBe('done')
    expect(await attempt(async () => 'done', recover)).toBe('done')
  })

  it('recovers from what is thrown now and from what is rejected later', async () => {
    expect(attempt<string>(fail, recover)).toBe('recovered: Error: broken')
    const late = attempt<string>(async () => fail(), recover)
    expect(late).toBeInstanceOf(Promise)
    expect(await late).toBe('recovered: Error: broken')
  })
})
