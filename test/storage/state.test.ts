import { describe, expect, it } from 'vitest'
import type { Bytes } from '../../src/base/bytes.ts'
import type { Store } from '../../src/storage/store.ts'
import { ALL_ENGINES } from './engines.ts'

const KEY = Uint8Array.of(0, 7)
const bytes = (...values: number[]): Bytes => Uint8Array.from(values)
const since = (height: number, value?: Bytes) => ({ value, since: height })
const NOTHING = since(0)
const put = (store: Store, height: number, ...changes: Array<[Bytes, Bytes | undefined]>) =>
  store.write(({ state }) =>
    state.insertAll(
      height,
      changes.map(([key, value]) => ({ key, value })),
    ),
  )

for (const engine of ALL_ENGINES) {
  describe(`flat state on ${engine.name}`, () => {
    it('a value is valid from its height until the next change', async () => {
      const store = await engine.openStore()
      await put(store, 0, [KEY, bytes(1)])
      await put(store, 5, [KEY, undefined])
      await put(store, 9, [KEY, bytes(2)])
      const seen = await Promise.all([0, 4, 5, 8, 9, 1e9].map((height) => store.state.getAt(KEY, height)))
      const [first, second] = [since(0, bytes(1)), since(9, bytes(2))]
      expect(seen).toEqual([first, first, since(5), since(5), second, second])
      expect(await store.state.getAt(bytes(0, 7, 0), 9)).toEqual(NOTHING)
    })

    it('a key has no value before its first change', async () => {
      const store = await engine.openStore()
      await put(store, 3, [KEY, bytes(1)])
      expect(await store.state.getAt(KEY, 2)).toEqual(NOTHING)
    })

    it('a second value for a key at the same height replaces the first', async () => {
      const store = await engine.openStore()
      await put(store, 3, [KEY, bytes(1)])
      await put(store, 3, [KEY, bytes(2)])
      expect(await store.state.getAt(KEY, 3)).toEqual(since(3, bytes(2)))
    })

    it('a deletion from a height restores the older values', async () => {
      const store = await engine.openStore()
      await put(store, 1, [KEY, bytes(1)])
      await put(store, 2, [KEY, bytes(2)], [bytes(8), bytes(8)])
      await put(store, 3, [KEY, bytes(3)])
      await store.write(({ state }) => state.deleteFrom(2))
      expect(await store.state.getAt(KEY, 3)).toEqual(since(1, bytes(1)))
      expect(await store.state.getAt(bytes(8), 3)).toEqual(NOTHING)
    })

    it('getKeysAt lists the keys with a prefix that have a value at a height', async () => {
      const store = await engine.openStore()
      await put(store, 1, [bytes(1, 255), bytes(1)], [bytes(1, 255, 0), bytes(1)], [bytes(1, 255, 255, 9), bytes(1)])
      await put(store, 1, [bytes(2), bytes(1)], [bytes(1, 254, 255), bytes(1)])
      await put(store, 2, [bytes(1, 255, 0), undefined], [bytes(1, 255, 7), bytes(1)])
      expect(await store.state.getKeysAt(bytes(1, 255), 1)).toEqual([
        bytes(1, 255),
        bytes(1, 255, 0),
        bytes(1, 255, 255, 9),
      ])
      expect(await store.state.getKeysAt(bytes(1, 255), 2)).toEqual([
        bytes(1, 255),
        bytes(1, 255, 7),
        bytes(1, 255, 255, 9),
      ])
      expect(await store.state.getKeysAt(bytes(1, 255), 0)).toEqual([])
    })
  })
}
