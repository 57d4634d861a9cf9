import { describe, expect, it, onTestFinished } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import type { Chain } from '../../src/chain/openChain.ts'
import { BehindWriter } from '../../src/replica/sharedChain.ts'
import { openPostgresConnection } from '../../src/store/postgres/connection.ts'
import type { PostgresPlace } from '../../src/store/postgres/location.ts'
import { findPostgres, newPlace, requireAddress } from '../_helpers/postgres.ts'
import { until } from '../_helpers/until.ts'
import { type ReplicatedPostgres, startReplicatedPostgres } from '../_setup/startPostgres.ts'
import { LATEST } from '../chain/import/_branches.ts'
import { openSharer, type Sharer } from './_sharers.ts'

const hasPostgres = (await findPostgres()) !== undefined

async function askAt(url: string, sql: string): Promise<void> {
  const connection = await openPostgresConnection(requireAddress(url), {
    prepare: 'SELECT 1',
    answerTimeoutMs: 30_000,
  })
  await connection.exec(sql)
  await connection.close()
}

const headOf = async ({ reads }: Chain) => toHex((await reads.findBlock(LATEST))?.hash ?? new Uint8Array(0))

interface Replicated {
  readonly servers: ReplicatedPostgres
  readonly place: PostgresPlace
  readonly writer: Sharer
  readonly reader: Sharer
  /** The ports of the servers that the reader has gone over to. */
  readonly ports: readonly number[]
}

/** One who writes, and one who follows it and reads from the standby by now. */
async function openReplicated(): Promise<Replicated> {
  const servers = await startReplicatedPostgres()
  onTestFinished(() => servers.stop())
  const place = { ...newPlace(servers.primaryUrl), standby: requireAddress(servers.standbyUrl) }
  const [writer, reader] = [await openSharer(place), await openSharer(place)]
  const ports: number[] = []
  reader.store.readServer.onMove(({ address }) => ports.push(address.port))
  await until(() => ports.length > 0)
  expect(ports).toEqual([place.standby.port])
  return { servers, place, writer, reader, ports }
}

describe.runIf(hasPostgres)('a chain whose readers have a streaming standby', { timeout: 60_000 }, () => {
  it('is the same for all as soon as what was written counts as seen, however late the standby has it', async () => {
    const { servers, writer, reader } = await openReplicated()
    await askAt(servers.standbyUrl, "ALTER SYSTEM SET recovery_min_apply_delay = '200ms'")
    await askAt(servers.standbyUrl, 'SELECT pg_reload_conf()')
    for (let height = 1; height <= 5; height++) {
      const { block } = await writer.chain.miner.mineOne()
      await writer.link.whenSeen()
      await reader.link.whenCurrent()
      expect(reader.chain.reads.headNumber()).toBe(height)
      expect((await reader.store.blocks.getByHash(block.hash))?.number).toBe(height)
    }
  })

  it('is not answered for by one whose standby has stopped, and is again once that goes on', async () => {
    const { servers, writer, reader } = await openReplicated()
    await askAt(servers.standbyUrl, 'SELECT pg_wal_replay_pause()')
    await writer.chain.miner.mineOne()
    await writer.link.whenSeen() // nobody waits for ever
    await expect(reader.link.whenCurrent()).rejects.toThrow(BehindWriter)
    expect(reader.link.behindMs()).toBeGreaterThan(0)
    await askAt(servers.standbyUrl, 'SELECT pg_wal_replay_resume()')
    await reader.link.whenCurrent()
    expect(await headOf(reader.chain)).toBe(await headOf(writer.chain))
  })

  it('is read from the primary while the standby is away', async () => {
    const { servers, place, writer, reader, ports } = await openReplicated()
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

  it('goes on with the standby that was promoted, with all that was acknowledged', async () => {
    const { servers, writer, reader } = await openReplicated()
    const { block } = await writer.chain.miner.mineOne()
    await writer.link.whenSeen()
    await servers.killPrimary()
    await askAt(servers.standbyUrl, 'SELECT pg_promote()')
    const goesOn = async ({ chain }: Sharer) =>
      chain.miner.mineOne().then(
        () => true,
        () => false,
      )
    while (!(await goesOn(writer)) && !(reader.link.writes() && (await goesOn(reader)))) {
      await new Promise((resolve) => setImmediate(resolve))
    }
    await reader.link.whenCurrent()
    expect(await headOf(reader.chain)).not.toBe(toHex(block.hash))
    expect((await reader.store.blocks.getByHash(block.hash))?.number).toBe(1)
  })
  it('goes back with its server where that has lost what nobody waited for, in all processes', async () => {
    const { servers, place, writer, reader } = await openReplicated()
    const other = await openSharer(place)
    await writer.chain.miner.mineOne()
    await writer.link.whenSeen()
    const kept = await headOf(reader.chain)
    await servers.haltStandby()
    for (let height = 2; height <= 8; height++) await writer.chain.miner.mineOne()
    await Promise.all([reader.link.whenCurrent(), other.link.whenCurrent()])
    await until(() => other.chain.reads.headNumber() === 8 && reader.chain.reads.headNumber() === 8)
    await servers.killPrimary()
    await servers.resumeStandby()
    await askAt(servers.standbyUrl, 'SELECT pg_promote()')
    await until(() => reader.link.writes() || other.link.writes())
    const [next, follower] = reader.link.writes() ? [reader, other] : [other, reader]
    expect(await headOf(next.chain)).toBe(kept)
    await next.chain.miner.mineOne()
    await next.link.whenSeen()
    await follower.link.whenCurrent()
    expect(await headOf(follower.chain)).toBe(await headOf(next.chain))
    await expect(writer.chain.miner.mineOne()).rejects.toThrow()
  })
})
