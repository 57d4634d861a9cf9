import { describe, expect, it } from 'vitest'
import { fromHex, toHex } from '../../src/base/hex.ts'
import type { Chain } from '../../src/chain/openChain.ts'
import { contractAddress } from '../../src/primitives/transaction.ts'
import { BehindWriter } from '../../src/replication/sharedChain.ts'
import { openSql } from '../../src/storage/engines.ts'
import { MINES_ON_DEMAND, requireAccount, signFrom } from '../_helpers/chain.ts'
import { findPostgres, newPlace } from '../_helpers/postgres.ts'
import { until } from '../_helpers/until.ts'
import { collectWarnings } from '../_helpers/warnings.ts'
import { NOBODY_LEAVES, requireDevtools } from '../chain/devtools/_controlled.ts'
import { LATEST } from '../chain/import/_branches.ts'
import { openSharer } from './_sharers.ts'

const server = await findPostgres()
const ON_DEMAND = { submitting: MINES_ON_DEMAND }
const NOBODY = fromHex(`0x${'5c'.repeat(20)}`)

/** Creates a contract whose code is 2,048 zeros. */
const LONG_CODE = { data: fromHex('0x6108006000f3'), gasLimit: 1_000_000n }

const headOf = async (chain: Chain) => toHex((await chain.reads.findBlock(LATEST))?.hash ?? new Uint8Array(0))
const balanceOf = async (chain: Chain, address: Uint8Array) =>
  (await (await chain.reads.worldAt(LATEST)).getAccount(address))?.balance ?? 0n

describe.runIf(server !== undefined)('a shared chain', () => {
  const open = async (setup = {}) => {
    const place = newPlace(server ?? '')
    const writer = await openSharer(place, setup)
    const replica = await openSharer(place, setup)
    expect([writer.link.writes(), replica.link.writes()]).toEqual([true, false])
    return { place, writer, replica }
  }

  it('a replica has the head and state of the writer after each acknowledged transaction', async () => {
    const { writer, replica } = await open()
    for (let nonce = 0n; nonce < 5n; nonce++) {
      await writer.chain.submits.sendRaw(signFrom(0, { nonce, to: NOBODY, value: 7n }))
      await writer.link.whenSeen()
      await replica.link.whenCurrent() // as before each call: the writer does not wait for a slow replica
      expect(replica.link.isCurrent()).toBe(true)
      expect(replica.chain.reads.headNumber()).toBe(Number(nonce) + 1)
      expect(await headOf(replica.chain)).toBe(await headOf(writer.chain))
      expect(await balanceOf(replica.chain, NOBODY)).toBe(7n * (nonce + 1n))
    }
  })

  it('of three processes that are started at the same time, one writes and the others follow it', async () => {
    const place = newPlace(server ?? '')
    const sharers = await Promise.all([openSharer(place), openSharer(place), openSharer(place)])
    expect(sharers.filter(({ link }) => link.writes())).toHaveLength(1)
    expect(new Set(await Promise.all(sharers.map(({ chain }) => headOf(chain)))).size).toBe(1)
  })

  it('each process counts all processes of the chain, also after one is closed', async () => {
    const { place, writer, replica } = await open()
    const third = await openSharer(place)
    expect(third.link.processes()).toBe(3)
    await until(() => writer.link.processes() === 3 && replica.link.processes() === 3)
    await replica.close()
    await until(() => writer.link.processes() === 2 && third.link.processes() === 2)
    await writer.close()
    await until(() => third.link.writes() && third.link.processes() === 1)
  })

  it('a replica reads values that are too long for a recorded change', async () => {
    const { writer, replica } = await open()
    await writer.chain.submits.sendRaw(signFrom(0, LONG_CODE))
    await writer.link.whenSeen()
    const world = await replica.chain.reads.worldAt(LATEST)
    expect(await world.getCode(contractAddress(requireAccount(0).address, 0n))).toEqual(new Uint8Array(2_048))
  })

  it('a replica follows the revert of a snapshot and an edit of the state', async () => {
    const { writer, replica } = await open()
    const { snapshots, edits } = requireDevtools(writer.chain)
    const id = await snapshots.take()
    await writer.chain.submits.sendRaw(signFrom(0, { to: NOBODY, value: 7n }))
    await writer.link.whenSeen()
    const before = replica.chain.reads.reorgEpoch()
    expect(await balanceOf(replica.chain, NOBODY)).toBe(7n)

    expect(await snapshots.revert(id)).toBe(true)
    await writer.link.whenSeen()
    expect(replica.chain.reads.headNumber()).toBe(0)
    expect(await balanceOf(replica.chain, NOBODY)).toBe(0n)
    expect(replica.chain.reads.reorgEpoch()).toBeGreaterThan(before)

    await edits.setBalance(NOBODY, 11n)
    await writer.link.whenSeen()
    expect(await balanceOf(replica.chain, NOBODY)).toBe(11n)
    await writer.chain.miner.mineOne()
    await writer.link.whenSeen()
    expect(await headOf(replica.chain)).toBe(await headOf(writer.chain))
  })

  it('a replica has the pool of the writer and notifies about its pending transactions', async () => {
    const { writer, replica } = await open(ON_DEMAND)
    const notified: string[] = []
    replica.chain.feeds.onPendingTransaction((hash) => notified.push(toHex(hash)))
    const [first, second] = [signFrom(0, { to: NOBODY }), signFrom(0, { nonce: 1n, to: NOBODY })]
    const hashes = [await writer.chain.submits.sendRaw(first), await writer.chain.submits.sendRaw(second)]
    await writer.link.whenSeen()
    expect(replica.chain.pool.counts()).toEqual({ pending: 2, queued: 0 })
    expect(replica.chain.reads.listPending(requireAccount(0).address)).toHaveLength(2)
    expect(notified).toEqual(hashes.map(toHex))
    await writer.chain.miner.mineOne()
    await writer.link.whenSeen()
    expect(replica.chain.pool.counts()).toEqual({ pending: 0, queued: 0 })
  })

  it('a filter reports each block once, whichever process is polled', async () => {
    const { writer, replica } = await open()
    const id = await replica.chain.filters.installForBlocks('me')
    const polled: string[] = []
    for (const sharer of [replica, writer, replica, replica, writer]) {
      const { block } = await writer.chain.miner.mineOne()
      const entries = await sharer.chain.filters.poll('me', id)
      polled.push(...(entries.kind === 'hashes' ? entries.hashes.map(toHex) : []))
      expect(polled.at(-1)).toBe(toHex(block.hash))
    }
    expect(new Set(polled).size).toBe(5)
  })

  it('a replica follows empty blocks that are stored together, and its filter reports each of them', async () => {
    const { writer, replica } = await open()
    const id = await replica.chain.filters.installForBlocks('me')
    const before = replica.chain.reads.reorgEpoch()
    await requireDevtools(writer.chain).mining.mine(300, undefined, NOBODY_LEAVES)
    await writer.link.whenSeen()
    expect(await headOf(replica.chain)).toBe(await headOf(writer.chain))
    expect(replica.chain.reads.reorgEpoch()).toBe(before)
    const polled = await replica.chain.filters.poll('me', id)
    expect(polled.kind === 'hashes' && new Set(polled.hashes.map(toHex)).size).toBe(300)
  })

  it('a replica reads the chain again when changes are missing or of an unknown version', async () => {
    const { place, writer, replica } = await open()
    const sql = await openSql(place, { isShared: true, readers: 1 })
    await sql.writeAll([{ sql: 'DELETE FROM journal', values: [] }])
    for (let count = 0; count < 3; count++) await writer.chain.miner.mineOne()
    await sql.writeAll([{ sql: 'UPDATE journal SET change = ?', values: [fromHex('0xc102')] }]) // of version 2
    await sql.close()
    await writer.link.whenSeen()
    expect(await headOf(replica.chain)).toBe(await headOf(writer.chain))
  })

  it('a replica that does not know the schema of a newer writer refuses calls', async () => {
    const warnings = collectWarnings()
    const { place, replica } = await open()
    const sql = await openSql(place, { isShared: true, readers: 1 })
    await sql.writeAll([
      { sql: 'UPDATE writer_lease SET epoch = epoch + 1', values: [] },
      { sql: 'INSERT INTO schema_version VALUES (1000)', values: [] },
    ])
    await sql.close()
    await until(() => replica.link.behindMs() > 0)
    await expect(replica.link.whenCurrent()).rejects.toThrow(BehindWriter)
    expect(warnings.map(String)).toEqual([expect.stringContaining('written by a newer version')])
  })

  it('a replica becomes the writer when the writer ends', async () => {
    const { writer, replica } = await open()
    await writer.chain.submits.sendRaw(signFrom(0, { to: NOBODY, value: 7n }))
    await writer.close()
    await until(replica.link.writes)
    await replica.chain.submits.sendRaw(signFrom(0, { nonce: 1n, to: NOBODY, value: 7n }))
    expect(replica.chain.reads.headNumber()).toBe(2)
    expect(await balanceOf(replica.chain, NOBODY)).toBe(14n)
  })
})
