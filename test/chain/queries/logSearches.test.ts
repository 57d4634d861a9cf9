import { expect, it, onTestFinished } from 'vitest'
import { toWord } from '../../../src/base/integer.ts'
import type { LogFilter } from '../../../src/chain/api/engine.ts'
import { openStore } from '../../../src/storage/openStore.ts'
import type { LogReader } from '../../../src/storage/store.ts'
import { MINES_ON_DEMAND, openTestChain } from '../../_helpers/chain.ts'
import { at, LATEST, mine } from '../import/_branches.ts'

const BLOCKS = 30

const FOUND = { count: 1, characters: 2, last: { blockNumber: BLOCKS, index: 0 }, json: new TextEncoder().encode('{}') }
const NOTHING = { count: 0, characters: 0, last: undefined, json: new Uint8Array(0) }

/**
 * A chain of 30 blocks, and its searches in order. Each block takes as long as 20,000 logs, and each search takes an
 * iteration of the event loop, so that only the semaphore decides their order. The last block has a log with topic 1.
 */
async function openSearched() {
  const store = await openStore({ kind: 'memory' })
  const searches: string[] = []
  let onSearch = (_begun: number) => {}
  const find: LogReader['find'] = async ({ topics, fromBlock }) => {
    const topic = Number(topics[0]?.[0]?.at(-1))
    searches.push(`${topic}: ${fromBlock}`)
    onSearch(searches.length)
    await new Promise((resolve) => setImmediate(resolve))
    return { ...(topic === 1 && fromBlock === BLOCKS ? FOUND : NOTHING), toBlock: fromBlock }
  }
  const chain = await openTestChain({ store: { ...store, logs: { find } }, submitting: MINES_ON_DEMAND })
  onTestFinished(() => chain.close())
  await mine(chain, ...Array.from({ length: BLOCKS }, () => []))
  const filter = (topic: number): LogFilter => ({
    range: { kind: 'span', from: at(1), to: LATEST },
    addresses: [],
    topics: [[toWord(BigInt(topic))]],
  })
  const read = async (topic: number, clientPath: string, signal?: AbortSignal) => {
    const texts: string[] = []
    const pages = await chain.reads.findLogs(filter(topic), { clientPath: [clientPath], ...(signal && { signal }) })
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

it('a long range is searched in parts and returned completely', async () => {
  const { searches, read } = await openSearched()
  expect([await read(1, 'a'), await read(7, 'a')]).toEqual([1, 0])
  expect(searches).toEqual([1, 7].flatMap((topic) => Array.from({ length: BLOCKS }, (_, i) => `${topic}: ${i + 1}`)))
})

it('ten long searches of one client delay a search of another client by a few parts each', async () => {
  const { searches, read } = await openSearched()
  const greedy = Promise.all(Array.from({ length: 10 }, (_, index) => read(10 + index, 'greedy')))
  expect(await read(1, 'modest')).toBe(1)
  const others = searches.filter((search) => !search.startsWith('1: '))
  // Two are running when it starts. Each of its searches waits for one in the other slot and one in its own.
  expect(others.length).toBeLessThanOrEqual(2 + 3 * BLOCKS)
  expect(await greedy).toEqual(Array.from({ length: 10 }, () => 0))
})

it('a search ends when its client disconnects', async () => {
  const { searches, read, whenSearched } = await openSearched()
  const stop = new AbortController()
  whenSearched(5, () => stop.abort(new Error('gone')))
  await expect(read(7, 'a', stop.signal)).rejects.toThrow('gone')
  expect(searches).toHaveLength(5)
  expect(await read(1, 'a')).toBe(1)
})
