import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Clock } from '../../src/base/clock.ts'
import { openKeyStore } from '../../src/keys/keyStore.ts'
import { closedAfterTest, ENGINES, temporaryFolder } from '../store/engines.ts'

/** A clock that goes on by a second each time it is asked. */
function tickingClock(): Clock {
  let nowMs = 1_800_000_000_000
  return {
    nowMs() {
      nowMs += 1_000
      return nowMs
    },
  }
}

const GRANT = { name: 'wallet of Ana', network: 'testnet' } as const

for (const engine of ENGINES) {
  describe(`keys on ${engine.name}`, () => {
    const openKeys = async () => {
      const place = await engine.newPlace()
      return { place, keys: closedAfterTest(await openKeyStore(place, tickingClock())) }
    }

    it('a key is found with everything it was granted', async () => {
      const { keys } = await openKeys()
      const limits = { requestsPerSecond: 10, requestsPerDay: 100_000 }
      const { id, key } = await keys.create({ ...GRANT, methods: ['eth_call', 'rpc.discover'], limits })
      expect(key).toMatch(/^[0-9a-f]{8}_[0-9a-f]{40}$/)
      expect(key.startsWith(`${id}_`)).toBe(true)
      expect(await keys.find(key)).toEqual({
        ...GRANT,
        id,
        methods: ['eth_call', 'rpc.discover'],
        limits,
        createdAtMs: 1_800_000_001_000,
      })
    })

    it('a key for everything has neither methods nor limits', async () => {
      const { keys } = await openKeys()
      const { id, key } = await keys.create({ name: 'all', network: 'all' })
      expect(await keys.find(key)).toEqual({
        id,
        name: 'all',
        network: 'all',
        limits: {},
        createdAtMs: 1_800_000_001_000,
      })
    })

    it('wrong, unknown, malformed and revoked keys are all not found', async () => {
      const { keys } = await openKeys()
      const { id, key } = await keys.create(GRANT)
      const other = await keys.create(GRANT)
      const secretOf = (text: string) => text.slice(9)
      const wrong = [
        `${id}_${secretOf(other.key)}`,
        `${id === '00000000' ? '00000001' : '00000000'}_${secretOf(key)}`,
        `${id}_`,
        key.toUpperCase(),
        `${key}0`,
        `${key}\n`,
        ` ${key}`,
        '',
        'x'.repeat(100_000),
      ]
      for (const text of wrong) expect(await keys.find(text)).toBeUndefined()
      expect(await keys.revoke(id)).toBe(true)
      expect(await keys.find(key)).toBeUndefined()
      expect(await keys.find(other.key)).toMatchObject({ id: other.id })
    })

    it('a key can be revoked once, and the list goes on naming it', async () => {
      const { keys } = await openKeys()
      const first = await keys.create({ name: 'first', network: 'all' })
      const second = await keys.create({ name: 'second', network: 'regtest' })
      expect(await keys.revoke(first.id)).toBe(true)
      expect(await keys.revoke(first.id)).toBe(false)
      expect(await keys.revoke('ffffffff_')).toBe(false)
      expect(await keys.list()).toEqual([
        {
          id: first.id,
          name: 'first',
          network: 'all',
          limits: {},
          createdAtMs: 1_800_000_001_000,
          revokedAtMs: 1_800_000_003_000,
        },
        { id: second.id, name: 'second', network: 'regtest', limits: {}, createdAtMs: 1_800_000_002_000 },
      ])
    })

    it('a second process side sees new and revoked keys at once', async () => {
      const { place, keys } = await openKeys()
      const beside = closedAfterTest(await openKeyStore(place, tickingClock()))
      const { id, key } = await beside.create(GRANT)
      expect(await keys.find(key)).toMatchObject({ id })
      await beside.revoke(id)
      expect(await keys.find(key)).toBeUndefined()
    })

    it.each([
      ['no name', { name: '', network: 'all' }],
      ['a long name', { name: 'x'.repeat(101), network: 'all' }],
      ['a name of two lines', { name: 'a\nb', network: 'all' }],
      ['no methods', { name: 'a', network: 'all', methods: [] }],
      ['a method that is none', { name: 'a', network: 'all', methods: ['eth_call\neth_sign'] }],
      ['a limit below 0', { name: 'a', network: 'all', limits: { requestsPerSecond: -1 } }],
      ['half a request', { name: 'a', network: 'all', limits: { requestsPerDay: 0.5 } }],
    ] as const)('a grant with %s is refused', async (_name, grant) => {
      const { keys } = await openKeys()
      await expect(keys.create(grant)).rejects.toThrow(RangeError)
      expect(await keys.list()).toEqual([])
    })
  })
}

it('secrets are not kept', async () => {
  const path = join(await temporaryFolder(), 'keys.sqlite')
  const keys = await openKeyStore({ kind: 'sqlite', path }, tickingClock())
  const { id, key } = await keys.create(GRANT)
  await keys.close()
  const file = await readFile(path, 'latin1')
  expect(file).toContain(id)
  expect(file).not.toContain(key.slice(9))
  expect(file).not.toContain(Buffer.from(key.slice(9), 'hex').toString('latin1'))
})
