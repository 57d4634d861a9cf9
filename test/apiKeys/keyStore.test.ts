import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { InvalidGrant, KeyNotFound, OwnerKeysExceeded } from '../../src/apiKeys/errors.ts'
import { openKeyStore } from '../../src/apiKeys/keyStore.ts'
import type { Clock } from '../../src/base/clock.ts'
import { closedAfterTest, temporaryFolder } from '../_helpers/temporary.ts'
import { ENGINES } from '../storage/engines.ts'

/** A clock that advances by a second at each read. */
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

    it('a key is found with its whole grant', async () => {
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

    it('a key can be revoked once and stays in the list', async () => {
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

    it('after a rotation the previous secret is valid for the given time', async () => {
      const place = await engine.newPlace()
      const time = { ms: 1_000_000 }
      const keys = closedAfterTest(await openKeyStore(place, { nowMs: () => time.ms }))
      const { id, key: first } = await keys.create(GRANT)
      const { key: second } = await keys.rotate(id, 5_000)
      expect(second.startsWith(`${id}_`)).toBe(true)
      expect(await keys.find(first)).toEqual(await keys.find(second))
      const { key: third } = await keys.rotate(id, 5_000)
      expect(await keys.find(first)).toBeUndefined() // at most two secrets are valid
      time.ms += 4_999
      expect(await keys.find(second)).toMatchObject({ id, previousUntilMs: 1_005_000 })
      time.ms += 1
      expect(await keys.find(second)).toBeUndefined()
      expect(await keys.find(third)).toMatchObject({ id })
      await keys.revoke(id)
      await expect(keys.rotate(id, 5_000)).rejects.toThrow(KeyNotFound)
    })

    it('an expired key is not found and cannot be rotated or changed', async () => {
      const place = await engine.newPlace()
      const time = { ms: 1_000_000 }
      const keys = closedAfterTest(await openKeyStore(place, { nowMs: () => time.ms }))
      const { id, key } = await keys.create({ ...GRANT, expiresAtMs: 1_000_010 })
      expect(await keys.find(key)).toMatchObject({ expiresAtMs: 1_000_010 })
      time.ms += 10
      expect(await keys.find(key)).toBeUndefined()
      await expect(keys.rotate(id, 0)).rejects.toThrow(KeyNotFound)
      await expect(keys.update(id, { expiresAtMs: null })).rejects.toThrow(KeyNotFound)
      expect(await keys.get(id)).toMatchObject({ id })
    })

    it('a change leaves the properties that it does not name', async () => {
      const { keys } = await openKeys()
      const before = { ...GRANT, methods: ['eth_call'], limits: { requestsPerSecond: 1, requestsPerDay: 2 } }
      const { id, key } = await keys.create(before)
      const changes = {
        owner: 'ana',
        methods: null,
        origins: ['https://app.example'],
        addresses: ['192.0.2.0/24', '2001:db8::1'],
        limits: { requestsPerSecond: null, requestsPerDay: 3 },
      }
      const after = {
        ...GRANT,
        id,
        owner: 'ana',
        origins: ['https://app.example'],
        addresses: ['192.0.2.0/24', '2001:db8::1'],
        limits: { requestsPerDay: 3 },
        createdAtMs: 1_800_000_001_000,
      }
      expect(await keys.update(id, changes)).toEqual(after)
      expect(await keys.find(key)).toEqual(after)
      await expect(keys.update(id, { origins: ['app.example'] })).rejects.toThrow('origins: must be origins like')
      expect(await keys.find(key)).toEqual(after)
      await expect(keys.update('ffffffff', {})).rejects.toThrow(
        'id: must be the id of a valid key, got ffffffff; list the keys',
      )
    })

    it('an owner has a maximum number of valid keys, its own or the default', async () => {
      const { keys } = await openKeys()
      const owned = { ...GRANT, owner: 'ana' }
      const first = await keys.create(owned, 2)
      await keys.create(owned, 2)
      await expect(keys.create(owned, 2)).rejects.toThrow(
        'owner: must have at most 2 valid keys, got another one for ana',
      )
      const other = await keys.create(GRANT, 2)
      await expect(keys.update(other.id, { owner: 'ana' }, 2)).rejects.toThrow(OwnerKeysExceeded)
      await keys.revoke(first.id)
      await keys.update(other.id, { owner: 'ana' }, 2)
      await keys.setOwner({ name: 'ana', maxKeys: 3, requestsPerDay: 7 })
      const { key } = await keys.create(owned, 2)
      expect(await keys.find(key)).toMatchObject({ owner: 'ana', ownerRequestsPerDay: 7 })
      await keys.setOwner({ name: 'bob' })
      expect(await keys.owners()).toEqual([{ name: 'ana', maxKeys: 3, requestsPerDay: 7 }, { name: 'bob' }])
    })

    it('keys are listed by owner and in pages', async () => {
      const { keys } = await openKeys()
      const ids: string[] = []
      for (const owner of ['ana', 'bob', 'ana', 'ana']) ids.push((await keys.create({ ...GRANT, owner })).id)
      const listed = async (...filter: Parameters<typeof keys.list>) => (await keys.list(...filter)).map(({ id }) => id)
      expect(await listed({ owner: 'ana' })).toEqual([ids[0], ids[2], ids[3]])
      expect(await listed({ limit: 2 })).toEqual(ids.slice(0, 2))
      expect(await listed({ limit: 2, after: ids[1] })).toEqual(ids.slice(2))
      expect(await listed({ owner: 'ana', after: ids[0], limit: 1 })).toEqual([ids[2]])
    })

    it('a second process sees new and revoked keys at once', async () => {
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
      ['an origin with a path', { name: 'a', network: 'all', origins: ['https://app.example/'] }],
      ['a range that is none', { name: 'a', network: 'all', addresses: ['192.0.2.0/33'] }],
      ['a name as an address', { name: 'a', network: 'all', addresses: ['localhost'] }],
      ['an owner without a name', { name: 'a', network: 'all', owner: '' }],
      ['half a request', { name: 'a', network: 'all', limits: { requestsPerDay: 0.5 } }],
      ['a name with half of a surrogate pair', { name: 'a\ud800', network: 'all' }],
    ] as const)('a grant with %s is refused', async (_name, grant) => {
      const { keys } = await openKeys()
      await expect(keys.create(grant)).rejects.toThrow(InvalidGrant)
      expect(await keys.list()).toEqual([])
    })
  })
}

it('secrets are not stored', async () => {
  const path = join(await temporaryFolder(), 'keys.sqlite')
  const keys = await openKeyStore({ kind: 'sqlite', path }, tickingClock())
  const { id, key } = await keys.create(GRANT)
  await keys.close()
  const file = await readFile(path, 'latin1')
  expect(file).toContain(id)
  expect(file).not.toContain(key.slice(9))
  expect(file).not.toContain(Buffer.from(key.slice(9), 'hex').toString('latin1'))
})
