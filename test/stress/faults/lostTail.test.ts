import { describe, expect, it, onTestFinished } from 'vitest'
import { findPostgres } from '../../_helpers/postgres.ts'
import { until } from '../../_helpers/until.ts'
import { startReplicatedPostgres } from '../../_setup/startPostgres.ts'
import { askAt, headOf, openReplicated } from '../../replication/_replicated.ts'
import { openSharer } from '../../replication/_sharers.ts'

const hasPostgres = (await findPostgres()) !== undefined

describe.runIf(hasPostgres)('after the loss of a PostgreSQL server', () => {
  it('all processes return to the blocks that a promoted standby has', async () => {
    const servers = await startReplicatedPostgres()
    onTestFinished(() => servers.stop())
    const { place, writer, reader } = await openReplicated(servers)
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
