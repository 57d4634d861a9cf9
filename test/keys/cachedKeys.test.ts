import { describe, expect, it } from 'vitest'
import { createCachedKeys } from '../../src/keys/cachedKeys.ts'
import { type KeyFinder, openKeyStore } from '../../src/keys/keyStore.ts'
import { closedAfterTest, ENGINES, type Engine } from '../store/engines.ts'

/** Cached keys over a real store; `asked` counts what reaches it, `clock.ms` is the time. */
async function openCachedOn(engine: Engine, maxKeys?: number) {
  const time = { ms: 1_000_000 }
  const clock = { nowMs: () => time.ms }
  const store = closedAfterTest(await openKeyStore(await engine.newPlace(), clock))
  const calls = { asked: 0, failure: undefined as Error | undefined }
  const counting: KeyFinder = {
    async find(key) {
      calls.asked++
      if (calls.failure !== undefined) throw calls.failure
      return store.find(key)
    },
  }
  const cached = createCachedKeys(counting, { clock, ...(maxKeys !== undefined && { maxKeys }) })
  return { time, store, calls, cached }
}

const GRANT = { name: 'a', network: 'all' } as const

for (const engine of ENGINES) {
  describe(`cached keys on ${engine.name}`, () => {
    const openCached = (maxKeys?: number) => openCachedOn(engine, maxKeys)

    it('a valid key costs one query a second, however many ask at once', async () => {
      const { time, store, calls, cached } = await openCached()
      const { id, key } = await store.create(GRANT)
      const found = await Promise.all([cached.find(key), cached.find(key), cached.find(key)])
      expect(found.map((one) => one?.id)).toEqual([id, id, id])
      time.ms += 999
      await cached.find(key)
      expect(calls.asked).toBe(1)
      time.ms += 1
      await cached.find(key)
      expect(calls.asked).toBe(2)
    })

    it('a revoked key works for one more second at most', async () => {
      const { time, store, cached } = await openCached()
      const { id, key } = await store.create(GRANT)
      await cached.find(key)
      await store.revoke(id)
      expect(await cached.find(key)).toMatchObject({ id })
      time.ms += 1_000
      expect(await cached.find(key)).toBeUndefined()
    })

    it('wrong keys push no valid key out and are not remembered', async () => {
      const { store, calls, cached } = await openCached(2)
      const { key } = await store.create(GRANT)
      await cached.find(key)
      for (let i = 0; i < 5; i++) expect(await cached.find(`0000000${i}_${'0'.repeat(40)}`)).toBeUndefined()
      expect(calls.asked).toBe(6)
      await cached.find(key)
      expect(calls.asked).toBe(6)
    })

    it('what is no key at all does not reach the store', async () => {
      const { calls, cached } = await openCached()
      expect(await cached.find('x'.repeat(10_000))).toBeUndefined()
      expect(calls.asked).toBe(0)
    })

    it('a failure of the store is not remembered', async () => {
      const { store, calls, cached } = await openCached()
      const { id, key } = await store.create(GRANT)
      calls.failure = new Error('disk')
      await expect(cached.find(key)).rejects.toThrow('disk')
      calls.failure = undefined
      expect(await cached.find(key)).toMatchObject({ id })
    })
  })
}
