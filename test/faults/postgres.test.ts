import { expect, it, onTestFinished } from 'vitest'
import { until } from '../_helpers/until.ts'
import { startPostgres } from '../_setup/startPostgres.ts'
import { ENGINES, placeOnPostgres } from './engines.ts'
import { ask, askText, startNode } from './node.ts'
import { findFaults, findUnknown } from './verify.ts'
import { startWriters } from './writers.ts'

const WRITERS = 8
const ENOUGH = 40

const isThere = ENGINES.some(({ name }) => name === 'postgres')

it.runIf(isThere)(
  'PostgreSQL restarted under load: errors meanwhile, then it goes on and nothing is lost',
  {
    timeout: 120_000,
  },
  async () => {
    const server = await startPostgres()
    onTestFinished(() => server.stop())
    const place = await placeOnPostgres(server.url)
    const node = await startNode(place.flags)
    const writers = startWriters(node.url, WRITERS)
    await until(() => writers.promised.length >= ENOUGH)
    await server.halt()
    await until(() => writers.refusals.length > 0)
    const meanwhile = await ask(node.url, 'eth_getBalance', `0x${'11'.repeat(20)}`, '0x1')
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
