import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { until } from '../../_helpers/until.ts'
import { ask } from '../../_helpers/wire.ts'
import { startPostgres } from '../../_setup/startPostgres.ts'
import { ENGINES, placeOnPostgres } from './engines.ts'
import { askText, startNode } from './node.ts'
import { findFaults, findUnknown } from './verify.ts'
import { startWriters } from './writers.ts'

const WRITERS = 8
const ENOUGH = 40
const ACCOUNT = `0x${'11'.repeat(20)}`

const isThere = ENGINES.some(({ name }) => name === 'postgres')

it.runIf(isThere)(
  'a node whose PostgreSQL restarts under load answers with errors, then continues and loses nothing',
  async () => {
    const server = await startPostgres()
    onTestFinished(() => server.stop())
    const place = await placeOnPostgres(server.url)
    const node = await startNode(place.flags)
    const writers = startWriters(node.url, WRITERS)
    await until(() => writers.promised.length >= ENOUGH)
    await server.halt()
    await until(() => writers.refusals.length > 0)
    const meanwhile = await ask(node.url, 'eth_getBalance', ACCOUNT, '0x1')
    expect(meanwhile.error?.code).toBe(-32603)
    expect(node.output().includes('the database cannot be opened for reading and writing')).toBe(true)

    await server.resume()
    const before = writers.promised.length
    await until(() => writers.promised.length >= before + ENOUGH)
    writers.stop()
    await writers.ended()
    expect(await findUnknown(node.url, writers.promised)).toEqual([])
    expect(Number(await askText(node.url, 'eth_blockNumber'))).toBeGreaterThan(1)
    await node.kill()
    expect(await findFaults(place, writers.promised, 1)).toEqual([])
  },
)

it.runIf(isThere)(
  'a node whose PostgreSQL is read-only or stopped reports it or waits, then continues and loses nothing',
  async () => {
    const server = await startPostgres()
    onTestFinished(() => server.stop())
    const place = await placeOnPostgres(server.url)
    const node = await startNode(place.flags)
    const writers = startWriters(node.url, WRITERS)
    await until(() => writers.promised.length >= ENOUGH)
    const goesOn = async () => {
      const before = writers.promised.length
      await until(() => writers.promised.length >= before + ENOUGH)
    }
    const admin = new pg.Client({ connectionString: server.url })
    admin.on('error', () => undefined) // when the server ends before it does
    await admin.connect()
    await admin.query('ALTER SYSTEM SET default_transaction_read_only = on')
    await admin.query('SELECT pg_reload_conf()')
    await until(() => writers.refusals.length > 0)
    expect(writers.refusals[0]).toContain('the database cannot be opened for reading and writing')
    expect(await askText(node.url, 'eth_getBalance', ACCOUNT, '0x1')).toMatch(/^0x/)
    await admin.query('SET default_transaction_read_only = off')
    await admin.query('ALTER SYSTEM RESET default_transaction_read_only')
    await admin.query('SELECT pg_reload_conf()')
    await goesOn()

    const { rows } = await admin.query("SELECT pid FROM pg_stat_activity WHERE application_name = 'scion'")
    const tellAll = (signal: NodeJS.Signals) => {
      for (const { pid } of rows) process.kill(pid, signal)
    }
    tellAll('SIGSTOP')
    let isAnswered = false
    const late = ask(node.url, 'eth_getTransactionByHash', `0x${'22'.repeat(32)}`).finally(() => {
      isAnswered = true
    })
    try {
      expect(await askText(node.url, 'eth_chainId')).toBe('0x21') // no other request waits
      expect(isAnswered).toBe(false)
    } finally {
      tellAll('SIGCONT') // else the server would never end
    }
    expect((await late).result).toBeNull()
    await goesOn()
    await admin.end()
    writers.stop()
    await writers.ended()
    expect(await findUnknown(node.url, writers.promised)).toEqual([])
    await node.kill()
    expect(await findFaults(place, writers.promised, 1)).toEqual([])
  },
)
