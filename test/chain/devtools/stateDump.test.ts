import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compareBytes } from '../../../src/base/bytes.ts'
import { encodeRlp } from '../../../src/base/encodeRlp.ts'
import { decodeDump } from '../../../src/chain/devtools/stateDump.ts'
import { encodeAccount } from '../../../src/state/account.ts'
import { accountKey, codeKey, contractMarkerKey, storageKey } from '../../../src/state/keys.ts'

const ADDRESS = new Uint8Array(20).fill(0xcc)
const FORMAT = new TextEncoder().encode('scion state 1')
const ONE = Uint8Array.of(1)
const account = encodeAccount({ nonce: 1n, balance: 2n })
const dumpOf = (...pairs: readonly (readonly [Uint8Array, Uint8Array])[]) => gzipSync(encodeRlp([FORMAT, ...pairs]))

it('a dump contains accounts with their code and storage', async () => {
  const slot = new Uint8Array(32).fill(9)
  const pairs = [
    [accountKey(ADDRESS), account],
    [accountKey(Uint8Array.of(0)), account],
    [contractMarkerKey(ADDRESS), ONE],
    [codeKey(ADDRESS), ONE],
    [storageKey(ADDRESS, slot), ONE],
    [storageKey(ADDRESS, new Uint8Array(32)), ONE],
  ] as const
  const sorted = pairs.toSorted(([a], [b]) => compareBytes(a, b))
  expect(await decodeDump(dumpOf(...sorted))).toEqual({
    deletedAccounts: [accountKey(ADDRESS), accountKey(Uint8Array.of(0))].sort(compareBytes),
    writes: sorted.map(([key, value]) => ({ key, value })),
  })
})

const otherKey = (change: (key: Uint8Array) => void) => {
  const key = accountKey(ADDRESS)
  change(key)
  return key
}

it.each([
  ['nothing', new Uint8Array(0)],
  ['no gzip', ONE],
  ['half of a dump', dumpOf([accountKey(ADDRESS), account]).subarray(0, 30)],
  ['no RLP', gzipSync(Uint8Array.of(0xf9))],
  ['a string', gzipSync(encodeRlp(FORMAT))],
  ['an empty list', gzipSync(encodeRlp([]))],
  ['another format', gzipSync(encodeRlp([ONE]))],
  ['a string among the pairs', gzipSync(encodeRlp([FORMAT, ONE]))],
  ['a pair without value', gzipSync(encodeRlp([FORMAT, [accountKey(ADDRESS)]]))],
  ['an empty value', dumpOf([accountKey(ADDRESS), new Uint8Array(0)])],
  ['an account that is none', dumpOf([accountKey(ADDRESS), ONE])],
  ['too large a balance', dumpOf([accountKey(ADDRESS), encodeAccount({ nonce: 0n, balance: 2n ** 255n })])],
  ['too large a nonce', dumpOf([accountKey(ADDRESS), encodeAccount({ nonce: 2n ** 63n, balance: 0n })])],
  ['a key twice', dumpOf([accountKey(ADDRESS), account], [accountKey(ADDRESS), account])],
  ['keys in another order', dumpOf([contractMarkerKey(ADDRESS), ONE], [accountKey(ADDRESS), account])],
  ['an empty key', dumpOf([new Uint8Array(0), account])],
  ['a key with another prefix', dumpOf([otherKey((key) => key.set([key[1] === 0 ? 1 : 0], 1)), account])],
  ['a key with another domain', dumpOf([otherKey((key) => key.set([1], 0)), account])],
  ['a key that goes on', dumpOf([Uint8Array.of(...accountKey(ADDRESS), 7), account])],
  ['a bomb', gzipSync(new Uint8Array(32 * 2 ** 20))],
])('a dump with %s is refused', async (_, dump) => {
  await expect(decodeDump(dump)).rejects.toMatchObject({ kind: 'controlRefused' })
})
