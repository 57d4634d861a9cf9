import { describe, expect, it } from 'vitest'
import { createCachedKeys } from '../../src/apiKeys/cachedKeys.ts'
import { type KeyFinder, openKeyStore } from '../../src/apiKeys/keyStore.ts'
import { holdTimer } from '../_helpers/heldTimer.ts'
import { closedAfterTest } from '../_helpers/temporary.ts'
import { ENGINES, type Engine } from '../storage/engines.ts'

/**
 * Creates cached keys over a real store. `asked` has the keys that reach it, `time.ms` is the wall clock. While `isHeld` is
 * set, queries wait for `release`.
 */
async function openCachedOn(engine: Engine, maxKeys?: number) {
  const time = { ms: 1_000_000 }
  const clock = { nowMs: () => time.ms }
  const timer = holdTimer()
  /** Advances wall clock and timer. */
  const pass = (ms: number) => {
    time.ms += ms
    timer.advance(ms)
  }
  const store = closedAfterTest(await openKeyStore(await engine.newPlace(), clock))
  const below = { asked: [] as string[], failure: undefined as Error | undefined, isHeld: false }
  const waiting: (() => void)[] = []
  const watched: KeyFinder = {
    async find(key) {
      below.asked.push(key)
      if (below.failure !== undefined) throw below.failure
      if (below.isHeld) await new Promise<void>((resolve) => waiting.push(resolve))
      return store.find(key)
    },
  }
  const release = () => {
    below.isHeld = false
    for (const go of waiting.splice(0)) go()
  }
  const tooManyError = () => new Error('too many')
  const cached = createCachedKeys(watched, { clock, timer, tooManyError, ...(maxKeys !== undefined && { maxKeys }) })
  return { time, timer, pass, store, below, release, cached }
}

const GRANT = { name: 'a', network: 'all' } as const
const guess = (number: number) => `${String(number).padStart(8, '0')}_${'0'.repeat(40)}`
const guesses = (count: number) => Array.from({ length: count }, (_, index) => guess(index))

/** Waits for everything that needs no timer. */
async function settle() {
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve))
}

for (const engine of ENGINES) {
  describe(`cached keys on ${engine.name}`, () => {
    const openCached = (maxKeys?: number) => openCachedOn(engine, maxKeys)

    it('a valid key causes at most two queries a second', async () => {
      const { pass, store, below, cached } = await openCached()
      const { id, key } = await store.create(GRANT)
      const found = await Promise.all([cached.find(key), cached.find(key), cached.find(key)])
      expect(found.map((one) => one?.id)).toEqual([id, id, id])
      pass(499)
      await cached.find(key)
      expect(below.asked).toHaveLength(1)
      pass(1)
      await Promise.all([cached.find(key), cached.find(key)])
      expect(below.asked).toHaveLength(2)
    })

    it('a cached key is returned synchronously, also during its refresh', async () => {
      const { pass, store, below, release, cached } = await openCached()
      const { id, key } = await store.create(GRANT)
      await cached.find(key)
      expect(cached.find(key)).toMatchObject({ id })
      below.isHeld = true
      pass(999)
      expect(cached.find(key)).toMatchObject({ id })
      expect(below.asked).toHaveLength(2)
      pass(1) // older than the time to live
      const waited = cached.find(key)
      expect(waited).toBeInstanceOf(Promise)
      release()
      expect(await waited).toMatchObject({ id })
      expect(below.asked).toHaveLength(2)
    })

    it('a revoked key works for at most one more second', async () => {
      const { pass, store, cached } = await openCached()
      const { id, key } = await store.create(GRANT)
      await cached.find(key)
      await store.revoke(id)
      expect(await cached.find(key)).toMatchObject({ id })
      pass(1_000)
      expect(await cached.find(key)).toBeUndefined()
      expect(await cached.find(key)).toBeUndefined()
    })

    it.each([-3_600_000, 3_600_000])(
      'a revoked key works for at most one more second when the clock is set by %d ms',
      async (ms) => {
        const { time, pass, store, below, cached } = await openCached()
        const { id, key } = await store.create(GRANT)
        await cached.find(key)
        await store.revoke(id)
        time.ms += ms
        expect(await cached.find(key)).toMatchObject({ id })
        expect(below.asked).toHaveLength(1)
        pass(1_000)
        expect(await cached.find(key)).toBeUndefined()
      },
    )

    it('a key expires by the wall clock, not by the timer', async () => {
      const { time, timer, store, cached } = await openCached()
      const { id, key } = await store.create({ ...GRANT, expiresAtMs: time.ms + 400 })
      timer.advance(400)
      expect(await cached.find(key)).toMatchObject({ id })
      time.ms += 400
      expect(await cached.find(key)).toBeUndefined()
    })

    it('a key that is revoked during its refresh works for at most one more second', async () => {
      const { pass, store, below, release, cached } = await openCached()
      const { id, key } = await store.create(GRANT)
      await cached.find(key)
      pass(500)
      below.isHeld = true
      await cached.find(key)
      await store.revoke(id)
      pass(499)
      expect(await cached.find(key)).toMatchObject({ id })
      pass(1)
      const waited = cached.find(key)
      release()
      expect(await waited).toBeUndefined()
    })

    it('guessed keys do not delay a cached key, and at most two are queried at a time', async () => {
      const { pass, store, below, release, cached } = await openCached()
      const { id, key } = await store.create(GRANT)
      await cached.find(key)
      below.isHeld = true
      const guessed = Promise.all(guesses(500).map((one) => cached.find(one)))
      await settle()
      expect(below.asked).toEqual([key, guess(0), guess(1)])
      pass(1_000)
      const waited = cached.find(key)
      expect(below.asked.at(-1)).toBe(key) // before the waiting guesses
      release()
      expect(await waited).toMatchObject({ id })
      expect(await guessed).toEqual(Array.from({ length: 500 }, () => undefined))
    })

    it('each guessed key causes at most one query a second', async () => {
      const { pass, below, cached } = await openCached()
      for (let i = 0; i < 3; i++) await Promise.all([cached.find(guess(1)), cached.find(guess(1))])
      expect(below.asked).toEqual([guess(1)])
      pass(1_000)
      expect(await cached.find(guess(1))).toBeUndefined()
      expect(below.asked).toHaveLength(2)
    })

    it('at most 1,000 lookups of unknown keys wait', async () => {
      const { store, below, release, cached } = await openCached()
      const { key } = await store.create(GRANT)
      await cached.find(key)
      below.isHeld = true
      const guessed = guesses(1_000).map((one) => cached.find(one))
      expect(() => cached.find(guess(1_000))).toThrow('too many')
      expect(cached.find(guess(999))).toBe(guessed[999])
      expect(cached.find(key)).toMatchObject({ name: 'a' })
      await settle()
      release()
      await Promise.all(guessed)
      expect(await cached.find(guess(1_000))).toBeUndefined()
    })

    it('unknown keys evict no valid key from the cache', async () => {
      const { store, below, cached } = await openCached(2)
      const { key } = await store.create(GRANT)
      await cached.find(key)
      for (const one of guesses(5)) expect(await cached.find(one)).toBeUndefined()
      expect(below.asked).toHaveLength(6)
      await cached.find(key)
      expect(below.asked).toHaveLength(6)
    })

    it('text of another form than a key does not reach the store', async () => {
      const { below, cached } = await openCached()
      expect(await cached.find('x'.repeat(10_000))).toBeUndefined()
      expect(below.asked).toEqual([])
    })

    it('a failure of the store is not cached', async () => {
      const { pass, store, below, cached } = await openCached()
      const { id, key } = await store.create(GRANT)
      below.failure = new Error('disk')
      await expect(cached.find(key)).rejects.toThrow('disk')
      below.failure = undefined
      expect(await cached.find(key)).toMatchObject({ id })
      below.failure = new Error('disk')
      pass(500)
      expect(await cached.find(key)).toMatchObject({ id }) // a failed refresh in the background
      await settle()
      pass(500)
      expect(await cached.find(key)).toMatchObject({ id })
      below.failure = undefined
      expect(await cached.find(key)).toMatchObject({ id })
    })

    it('after a failed refresh a cached key is queried again, so a revoked key is refused', async () => {
      const { pass, store, below, cached } = await openCached()
      const { id, key } = await store.create(GRANT)
      await cached.find(key)
      below.failure = new Error('disk')
      pass(1_000)
      expect(await cached.find(key)).toMatchObject({ id })
      below.failure = undefined
      await store.revoke(id)
      expect(await cached.find(key)).toBeUndefined()
    })

    it('a cached key works for five minutes while the store fails', async () => {
      const { pass, store, below, cached } = await openCached()
      const { id, key } = await store.create(GRANT)
      await cached.find(key)
      below.failure = new Error('disk')
      pass(299_999)
      expect(await cached.find(key)).toMatchObject({ id })
      pass(1)
      await expect(cached.find(key)).rejects.toThrow('disk')
    })

    it('a slow store delays only one request, by half a second', async () => {
      const { pass, timer, store, below, release, cached } = await openCached()
      const { id, key } = await store.create(GRANT)
      await cached.find(key)
      below.isHeld = true
      pass(2_000)
      const waited = cached.find(key)
      expect(waited).toBeInstanceOf(Promise)
      timer.advance(500)
      expect(await waited).toMatchObject({ id })
      expect(cached.find(key)).toMatchObject({ id }) // synchronously
      await store.revoke(id)
      release()
      while ((await cached.find(key)) !== undefined) await settle() // until the refresh is complete
    })

    it('an expired key is refused, also while the store fails', async () => {
      const { time, pass, store, below, cached } = await openCached()
      const { id, key } = await store.create({ ...GRANT, expiresAtMs: time.ms + 400 })
      expect(await cached.find(key)).toMatchObject({ id })
      below.failure = new Error('disk')
      pass(399)
      expect(await cached.find(key)).toMatchObject({ id })
      pass(1)
      expect(await cached.find(key)).toBeUndefined()
    })
  })
}
