import { beforeAll, describe, expect, it } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import { BehindWriter } from '../../src/replication/sharedChain.ts'
import { findPostgres } from '../_helpers/postgres.ts'
import { until } from '../_helpers/until.ts'
import { type ReplicatedPostgres, startReplicatedPostgres } from '../_setup/startPostgres.ts'
import { askAt, headOf, openReplicated } from './_replicated.ts'
import type { Sharer } from './_sharers.ts'

const hasPostgres = (await findPostgres()) !== undefined

describe.runIf(hasPostgres)('a chain with a streaming standby for reads', () => {
  // Creating a pair takes longer than the tests. Each restores the servers; the last one kills the primary.
  let servers: ReplicatedPostgres
  beforeAll(async () => {
    servers = await startReplicatedPostgres()
    return () => servers.stop()
  })

  it('an acknowledged block is read by the replica although the standby applies it late', async () => {
    const { writer, reader } = await openReplicated(servers)
    await askAt(servers.standbyUrl, "ALTER SYSTEM SET recovery_min_apply_delay = '200ms'")
    await askAt(servers.standbyUrl, 'SELECT pg_reload_conf()')
    for (let height = 1; height <= 5; height++) {
      const { block } = await writer.chain.miner.mineOne()
      await writer.link.whenSeen()
      await reader.link.whenCurrent()
      expect(reader.chain.reads.headNumber()).toBe(height)
      expect((await reader.store.blocks.getByHash(block.hash))?.number).toBe(height)
    }
    await askAt(servers.standbyUrl, 'ALTER SYSTEM RESET recovery_min_apply_delay')
    await askAt(servers.standbyUrl, 'SELECT pg_reload_conf()')
  })

  it('a replica refuses calls while its standby is paused, and accepts them after it resumes', async () => {
    const { writer, reader } = await openReplicated(servers)
    await askAt(servers.standbyUrl, 'SELECT pg_wal_replay_pause()')
    await writer.chain.miner.mineOne()
    await writer.link.whenSeen() // does not wait for the paused standby
    await expect(reader.link.whenCurrent()).rejects.toThrow(BehindWriter)
    expect(reader.link.behindMs()).toBeGreaterThan(0)
    await askAt(servers.standbyUrl, 'SELECT pg_wal_replay_resume()')
    await reader.link.whenCurrent()
    expect(await headOf(reader.chain)).toBe(await headOf(writer.chain))
  })

  it('a replica reads from the primary while the standby is unavailable', async () => {
    const { place, writer, reader, ports } = await openReplicated(servers)
    await servers.haltStandby()
    const { block } = await writer.chain.miner.mineOne()
    expect((await reader.store.blocks.getByHash(block.hash))?.number).toBe(1)
    await writer.link.whenSeen()
    await reader.link.whenCurrent()
    expect(reader.chain.reads.headNumber()).toBe(1)
    expect(ports).toEqual([place.standby?.port, place.address.port])
    await servers.resumeStandby()
    await until(() => ports.length === 3)
    expect(ports.at(-1)).toBe(place.standby?.port)
  })

  it('a chain continues on the promoted standby without losing an acknowledged block', async () => {
    const { writer, reader } = await openReplicated(servers)
    const { block } = await writer.chain.miner.mineOne()
    await writer.link.whenSeen()
    await servers.killPrimary()
    await askAt(servers.standbyUrl, 'SELECT pg_promote()')
    const continues = async ({ chain, link }: Sharer) => {
      try {
        await chain.miner.mineOne()
        await link.whenSeen() // only then must the other process have the block
        return true
      } catch {
        return false
      }
    }
    while (!(await continues(writer)) && !(reader.link.writes() && (await continues(reader)))) {
      await new Promise((resolve) => setImmediate(resolve))
    }
    await reader.link.whenCurrent()
    expect(await headOf(reader.chain)).not.toBe(toHex(block.hash))
    expect((await reader.store.blocks.getByHash(block.hash))?.number).toBe(1)
  })
})
