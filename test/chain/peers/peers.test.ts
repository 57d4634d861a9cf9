import { describe, expect, it } from 'vitest'
import { openPeers } from '../../../src/chain/peers/peers.ts'
import { openStore } from '../../../src/storage/openStore.ts'
import { holdClock } from '../../_helpers/chain.ts'
import { ENGINES } from '../../storage/engines.ts'

describe.each(ENGINES)('bans on $name', (engine) => {
  it('bans survive a restart, in their order', async () => {
    const place = await engine.newPlace()
    const clock = holdClock()
    const open = async () => {
      const store = await openStore(place)
      return { store, peers: await openPeers({ store, clock }) }
    }
    const first = await open()
    for (const address of ['203.0.113.9', '2001:db8::/32', '192.0.2.0/24', '203.0.113.9']) {
      await first.peers.ban(address)
      clock.advance(1)
    }
    await first.peers.unban('192.0.2.0/24')
    await first.peers.unban('198.51.100.1')
    expect(first.peers.bannedAddresses()).toEqual(['203.0.113.9', '2001:db8::/32'])
    await first.store.close()
    const second = await open()
    expect(second.peers.bannedAddresses()).toEqual(['203.0.113.9', '2001:db8::/32'])
    await second.peers.unban('203.0.113.9')
    await second.store.close()
    const third = await open()
    expect(third.peers.bannedAddresses()).toEqual(['2001:db8::/32'])
    await third.store.close()
  })
})

it('bans are limited to a thousand, also when they arrive at the same time', async () => {
  const store = await openStore({ kind: 'memory' })
  const peers = await openPeers({ store, clock: holdClock() })
  const asked = Array.from({ length: 1_003 }, (_, i) => peers.ban(`10.0.${i >> 8}.${i & 255}`))
  const refused = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected')
  expect([refused.length, peers.bannedAddresses().length]).toEqual([3, 1_000])
  await peers.unban('10.0.0.7')
  await peers.ban('10.0.3.234')
  await expect(peers.ban('10.0.3.235')).rejects.toThrow('limit of 1000 banned addresses exceeded')
  await store.close()
})
