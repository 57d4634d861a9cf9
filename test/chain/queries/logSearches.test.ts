import { expect, it, onTestFinished } from 'vitest'
import { toWord } from '../../../src/base/integer.ts'
import type { LogFilter } from '../../../src/chain/api/engine.ts'
import { openStore } from '../../../src/store/openStore.ts'
import type { LogReader } from '../../../src/store/store.ts'
import { MINES_ON_DEMAND, openTestChain } from '../../_helpers/chain.ts'
import { at, deploy, keep, LATEST, mine } from '../import/_branches.ts'

const BLOCKS = 30

/** A chain of 30 blocks, each as long to search as twenty thousand logs, and what is searched for, search by search. */
async function openSearched() {
  const store = await openStore({ kind: 'sqlite', path: ':memory:' })
  const searches: string[] = []
  let onSearch = (_begun: number) => {}
  const find: LogReader['find'] = async (query, ...how) => {
    searches.push(`${Number(query.topics[0]?.[0]?.at(-1))}: ${query.fromBlock}`)
    onSearch(searches.length)
    const found = await store.logs.find({ ...query, toBlock: query.fromBlock }, ...how)
    await new Promise((resolve) => setImmediate(resolve)) // others come in meanwhile
    return found
  }
  const chain = await openTestChain({ store: { ...store, logs: { find } }, submitting: MINES_ON_DEMAND })
  onTestFinished(() => chain.close())
  await mine(chain, [deploy], ...Array.from({ length: BLOCKS - 2 }, () => []), [keep(1n, 1n), keep(2n, 2n)])
  const filter = (topic: number): LogFilter => ({
    range: { kind: 'span', from: at(1), to: LATEST },
    addresses: [],
    topics: [[toWord(BigInt(topic))]],
  })
  const read = async (topic: number, party: string, signal?: AbortSignal) => {
    const texts: string[] = []
    const pages = await chain.reads.findLogs(filter(topic), { party: [party], ...(signal && { signal }) })
    for await (const page of pages) texts.push(new TextDecoder().decode(page))
    return JSON.parse(`[${texts.join()}]`).length
  }
  return {
    searches,
    read,
    whenSearched(count: number, work: () => void) {
      onSearch = (begun) => {
        if (begun === count) work()
      }
    },
  }
}

it('a long range is searched bit by bit and answered whole', async () => {
  const { searches, read } = await openSearched()
  expect([await read(1, 'a'), await read(7, 'a')]).toEqual([1, 0])
  expect(searches).toEqual([1, 7].flatMap((topic) => Array.from({ length: BLOCKS }, (_, i) => `${topic}: ${i + 1}`)))
})

it('ten long searches of one party hold up another’s by a few each time', async () => {
  const { searches, read } = await openSearched()
  const greedy = Promise.all(Array.from({ length: 10 }, (_, index) => read(10 + index, 'greedy')))
  expect(await read(1, 'modest')).toBe(1)
  const others = searches.filter((search) => !search.startsWith('1: '))
  // Two run when it begins; each time one is in the other place, and one in its own before it asks again.
  expect(others.length).toBeLessThanOrEqual(2 + 3 * BLOCKS)
  expect(await greedy).toEqual(Array.from({ length: 10 }, () => 0))
})

it('a search whose client has left goes no further', async () => {
  const { searches, read, whenSearched } = await openSearched()
  const stop = new AbortController()
  whenSearched(5, () => stop.abort(new Error('gone')))
  await expect(read(7, 'a', stop.signal)).rejects.toThrow('gone')
  expect(searches).toHaveLength(5)
  expect(await read(1, 'a')).toBe(1)
})
