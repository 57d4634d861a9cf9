import { expect, it, onTestFinished } from 'vitest'
import { systemTimer } from '../../../src/base/clock.ts'
import { toHex } from '../../../src/base/hex.ts'
import { toWord } from '../../../src/base/integer.ts'
import type { FilterEntries, LogFilter } from '../../../src/chain/api/engine.ts'
import type { Chain, ChainSetup } from '../../../src/chain/openChain.ts'
import { openStore } from '../../../src/storage/openStore.ts'
import type { Store } from '../../../src/storage/store.ts'
import { holdClock, LIMITS, MINES_AT_ONCE, MINES_ON_DEMAND, openTestChain } from '../../_helpers/chain.ts'
import { at, deploy, importAll, keep, keeper, LATEST, mine, openOn, transfer } from '../import/_branches.ts'

const MINUTE = 60_000
const NOT_FOUND = { kind: 'filterNotFound', message: 'filter not found' }
const FROM_NOW = { range: { kind: 'span', from: LATEST, to: LATEST }, addresses: [], topics: [] } as const
const span = (from: number, to?: number): LogFilter => ({
  ...FROM_NOW,
  range: { kind: 'span', from: at(from), to: to === undefined ? LATEST : at(to) },
})

async function open(setup: Partial<ChainSetup> = {}) {
  const clock = holdClock()
  const ages = holdClock(0)
  /** Advances clock and timer. */
  const pass = (ms: number) => {
    clock.advance(ms)
    ages.advance(ms)
  }
  const timer = { ...systemTimer, nowMs: ages.nowMs }
  const store = await openStore({ kind: 'memory' })
  const chain = await openTestChain({ store, clock, timer, submitting: MINES_ON_DEMAND, ...setup })
  onTestFinished(() => chain.close())
  return { clock, pass, store, chain, filters: chain.filters }
}

/** `height: first topic`, with a minus before those that were removed. */
async function print(entries: FilterEntries): Promise<string[]> {
  if (entries.kind === 'hashes') return entries.hashes.map(toHex)
  const texts: string[] = []
  for await (const page of entries.pages) texts.push(new TextDecoder().decode(page))
  const logs: { blockNumber: string; topics: string[]; removed: boolean }[] = JSON.parse(`[${texts.join()}]`)
  return logs.map(({ blockNumber, topics, removed }) => `${removed ? '-' : ''}${+blockNumber}: ${Number(topics[0])}`)
}

const poll = async ({ filters }: Pick<Chain, 'filters'>, id: string) => print(await filters.poll('alice', id))
const readAll = async ({ filters }: Pick<Chain, 'filters'>, id: string) => print(await filters.readAll('alice', id))

it('filter ids are distinct quantities of 128 bits', async () => {
  const { filters } = await open()
  const ids = await Promise.all(Array.from({ length: 50 }, () => filters.installForBlocks('alice')))
  for (const id of ids) expect(id).toMatch(/^0x[1-9a-f][0-9a-f]{31}$/)
  expect(new Set(ids).size).toBe(50)
})

it('a filter is visible to its key only', async () => {
  const { filters } = await open()
  const id = await filters.installForBlocks('alice')
  await expect(filters.poll('bob', id)).rejects.toMatchObject(NOT_FOUND)
  await expect(filters.readAll('bob', id)).rejects.toMatchObject(NOT_FOUND)
  expect(await filters.uninstall('bob', id)).toBe(false)
  expect(await filters.poll('alice', id)).toEqual({ kind: 'hashes', hashes: [] })
  expect([await filters.uninstall('alice', id), await filters.uninstall('alice', id)]).toEqual([true, false])
  await expect(filters.poll('alice', id)).rejects.toMatchObject(NOT_FOUND)
})

it('a filter and its row are deleted five minutes after the last poll of either kind', async () => {
  const { chain, filters, pass, store } = await open()
  const [polled, read, left] = await Promise.all([1, 2, 3].map(() => filters.installForLogs('alice', FROM_NOW)))
  if (polled === undefined || read === undefined || left === undefined) throw new Error('no filters')
  for (let minutes = 0; minutes < 12; minutes += 4) {
    pass(4 * MINUTE)
    expect([await poll(chain, polled), await readAll(chain, read)]).toEqual([[], []])
  }
  await expect(filters.poll('alice', left)).rejects.toMatchObject(NOT_FOUND)
  pass(5 * MINUTE)
  expect(await poll(chain, polled)).toEqual([])
  pass(5 * MINUTE + 1)
  await expect(filters.poll('alice', polled)).rejects.toMatchObject(NOT_FOUND)
  pass(MINUTE)
  await filters.installForBlocks('bob')
  expect(await store.filters.count('alice')).toEqual({ all: 1, ofKey: 0 })
})

it('a filter and its row expire on time when the clock is set back', async () => {
  const { chain, filters, clock, pass, store } = await open()
  const [polled, left] = [await filters.installForBlocks('alice'), await filters.installForBlocks('alice')]
  clock.advance(-60 * MINUTE)
  pass(4 * MINUTE)
  expect(await poll(chain, polled)).toEqual([])
  pass(MINUTE + 1)
  await expect(filters.poll('alice', left)).rejects.toMatchObject(NOT_FOUND)
  expect(await poll(chain, polled)).toEqual([])
  pass(6 * MINUTE)
  await filters.installForBlocks('bob')
  expect(await store.filters.count('alice')).toEqual({ all: 1, ofKey: 0 })
})

it('a poll without changes writes nothing for half a minute', async () => {
  const { filters, chain, pass, store } = await open()
  const id = await filters.installForLogs('alice', FROM_NOW)
  const version = async () => (await store.filters.get(id))?.version
  pass(29_000)
  await mine(chain, [])
  expect(await poll(chain, id)).toEqual([])
  expect(await version()).toBe(0)
  pass(1_000)
  await poll(chain, id)
  expect(await version()).toBe(1)
})

it('filters are limited per key and in total', async () => {
  const { filters } = await open({ filterLimits: { ofKey: 2, all: 3 } })
  const first = await filters.installForBlocks('alice')
  await filters.installForTransactions('alice')
  const refused = { kind: 'limitExceeded', message: 'limit of 2 filters exceeded', retryAfterSeconds: 300 }
  await expect(filters.installForLogs('alice', FROM_NOW)).rejects.toMatchObject(refused)
  await filters.installForBlocks('bob')
  await expect(filters.installForBlocks('bob')).rejects.toMatchObject({ message: 'limit of 3 filters exceeded' })
  await filters.uninstall('alice', first)
  await filters.installForBlocks('bob')
})

it('a log filter returns logs from now on, or from a height, up to a height', async () => {
  const { chain, filters } = await open()
  await mine(chain, [deploy], [keep(1n, 11n)])
  const [now, all, some] = [
    await filters.installForLogs('alice', FROM_NOW),
    await filters.installForLogs('alice', span(0)),
    await filters.installForLogs('alice', span(2, 3)),
  ]
  const later = await filters.installForLogs('alice', span(4))
  await mine(chain, [keep(2n, 12n)], [keep(3n, 13n)])
  expect(await poll(chain, now)).toEqual(['3: 12', '4: 13'])
  expect(await poll(chain, all)).toEqual(['2: 11', '3: 12', '4: 13'])
  expect(await poll(chain, some)).toEqual(['2: 11', '3: 12'])
  expect(await poll(chain, later)).toEqual(['4: 13'])
  await mine(chain, [keep(4n, 14n)])
  expect(await Promise.all([now, all, some, later].map((id) => poll(chain, id)))).toEqual([
    ['5: 14'],
    ['5: 14'],
    [],
    ['5: 14'],
  ])
  expect(await Promise.all([now, all, some].map((id) => readAll(chain, id)))).toEqual([
    ['3: 12', '4: 13', '5: 14'],
    ['2: 11', '3: 12', '4: 13', '5: 14'],
    ['2: 11', '3: 12'],
  ])
  const ended = await filters.installForLogs('alice', { ...FROM_NOW, range: { kind: 'span', from: LATEST, to: at(5) } })
  expect([await poll(chain, ended), await readAll(chain, ended)]).toEqual([[], []])
})

it('a log filter matches addresses and topics, on both branches', async () => {
  const [ours, theirs] = [await open(), await open()]
  await importAll(theirs.chain, await mine(ours.chain, [deploy]))
  const install = (filter: Partial<LogFilter>) => ours.filters.installForLogs('alice', { ...FROM_NOW, ...filter })
  const [mineAlone, others, eleven] = [
    await install({ addresses: [keeper] }),
    await install({ addresses: [new Uint8Array(20)] }),
    await install({ topics: [[toWord(11n), toWord(99n)]] }),
  ]
  await mine(ours.chain, [keep(1n, 11n), keep(2n, 12n)])
  expect(await poll(ours.chain, eleven)).toEqual(['2: 11'])
  expect(await poll(ours.chain, mineAlone)).toEqual(['2: 11', '2: 12'])
  await importAll(ours.chain, await mine(theirs.chain, [keep(1n, 21n)], [keep(2n, 11n)]))
  expect(await poll(ours.chain, mineAlone)).toEqual(['-2: 11', '-2: 12', '2: 21', '3: 11'])
  expect(await poll(ours.chain, eleven)).toEqual(['-2: 11', '3: 11'])
  expect(await poll(ours.chain, others)).toEqual([])
})

it('a filter of one block returns its logs once, also of a side block, and of an unknown block once it exists', async () => {
  const [ours, theirs] = [await open(), await open()]
  await importAll(theirs.chain, await mine(ours.chain, [deploy]))
  const [block] = await mine(theirs.chain, [keep(1n, 21n)])
  const filter: LogFilter = { ...FROM_NOW, range: { kind: 'block', hash: block?.hash ?? new Uint8Array(32) } }
  const id = await ours.filters.installForLogs('alice', filter)
  expect(await poll(ours.chain, id)).toEqual([])
  await mine(ours.chain, [], [])
  await importAll(ours.chain, block === undefined ? [] : [block])
  expect([await poll(ours.chain, id), await poll(ours.chain, id)]).toEqual([['2: 21'], []])
  expect(await readAll(ours.chain, id)).toEqual(['2: 21'])
})

it('existing logs of a new filter must be within the limits of queries', async () => {
  const { chain, filters } = await open({ limits: { ...LIMITS, logBlockSpan: 1, logCount: 1 } })
  await mine(chain, [deploy], [keep(1n, 11n), keep(2n, 12n)])
  await expect(filters.installForLogs('alice', span(0))).rejects.toMatchObject({ kind: 'logLimitExceeded' })
  await expect(filters.installForLogs('alice', span(3, 1))).rejects.toMatchObject({ kind: 'invalidLogRange' })
  const id = await filters.installForLogs('alice', span(3))
  await mine(chain, [keep(3n, 13n)], [keep(4n, 14n), keep(5n, 15n)], [], [keep(6n, 16n)])
  await expect(filters.readAll('alice', id)).rejects.toMatchObject({ kind: 'logLimitExceeded' })
  const polls = [await poll(chain, id), await poll(chain, id), await poll(chain, id), await poll(chain, id)]
  expect(polls).toEqual([['3: 13'], ['4: 14', '4: 15'], ['6: 16'], []]) // whole blocks
})

it('a poll returns no more than a response may have', async () => {
  const { chain, filters } = await open({ limits: { ...LIMITS, wideLogCharacters: 1_000 } })
  await mine(chain, [deploy])
  const id = await filters.installForLogs('alice', FROM_NOW)
  await mine(chain, [keep(1n, 11n)], [], [keep(2n, 12n)], [keep(3n, 13n)])
  expect([await poll(chain, id), await poll(chain, id)]).toEqual([['2: 11', '4: 12'], ['5: 13']])
})

it('two polls at the same time return each entry once', async () => {
  const { chain, filters } = await open()
  await mine(chain, [deploy])
  const id = await filters.installForLogs('alice', FROM_NOW)
  await mine(chain, [keep(1n, 11n)], [keep(2n, 12n)])
  const told = await Promise.all([poll(chain, id), poll(chain, id), poll(chain, id)])
  expect(told.flat()).toEqual(['2: 11', '3: 12'])
})

it('two processes on one store return each entry once', async () => {
  const { chain, store, filters } = await open()
  const id = await filters.installForBlocks('alice')
  const blocks = await mine(chain, [], [])
  const other = await openTestChain({ store: { ...store, close: async () => undefined }, submitting: MINES_ON_DEMAND })
  const told = await Promise.all([poll(chain, id), poll(other, id)])
  expect(told.flat()).toEqual(blocks.map(({ hash }) => toHex(hash)))
  await other.close()
})

it('a block filter returns blocks in order, after a reorganisation those of the new branch', async () => {
  const [ours, theirs] = [await open(), await open()]
  const id = await ours.filters.installForBlocks('alice')
  const old = await mine(ours.chain, [], [])
  const hashes = (blocks: readonly { readonly hash: Uint8Array }[]) => blocks.map(({ hash }) => toHex(hash))
  expect(await readAll(ours.chain, id)).toEqual(hashes(old))
  expect(await poll(ours.chain, id)).toEqual(hashes(old))
  const branch = await mine(theirs.chain, [transfer(1, 0n, 1n)], [], [])
  await importAll(ours.chain, branch)
  expect([await poll(ours.chain, id), await poll(ours.chain, id)]).toEqual([hashes(branch), []])
})

it('a transaction filter returns each pending transaction, also if mined at once, and without one nothing is stored', async () => {
  const { chain, filters, store } = await open({ submitting: MINES_AT_ONCE })
  await chain.submits.sendRaw(transfer(1, 0n, 1n))
  const id = await filters.installForTransactions('alice')
  const queued = await chain.submits.sendRaw(transfer(2, 1n, 1n))
  expect(await poll(chain, id)).toEqual([])
  const next = await chain.submits.sendRaw(transfer(2, 0n, 1n))
  const last = await chain.submits.sendRaw(transfer(1, 1n, 1n))
  expect(await readAll(chain, id)).toEqual([next, queued, last].map(toHex))
  expect(await poll(chain, id)).toEqual([next, queued, last].map(toHex))
  expect(await poll(chain, id)).toEqual([])
  await filters.uninstall('alice', id)
  await chain.submits.sendRaw(transfer(1, 2n, 1n))
  expect(await store.arrivals.getAfter(0, 9)).toEqual([])
})

it('an arrival is stored in the same write as its transaction', async () => {
  const { store } = await open()
  const kept = watchWrites(store)
  const chain = await openTestChain({ store: { ...kept.store, close: async () => undefined } })
  await chain.filters.installForTransactions('alice')
  kept.writes.splice(0)
  await chain.submits.sendRaw(transfer(1, 0n, 1n))
  expect(kept.writes).toEqual([['block', 'arrival']])
  await chain.submits.sendRaw(transfer(2, 1n, 1n))
  expect(kept.writes.slice(1)).toEqual([['row']]) // queued
  await chain.close()
})

/** Reports what each write stores. */
function watchWrites(store: Store) {
  const writes: string[][] = []
  const write: Store['write'] = (collect) =>
    store.write((writers) => {
      const kept: string[] = []
      writes.push(kept)
      const { pool, arrivals, blocks } = writers
      const noting =
        <T>(name: string, insert: (row: T) => void) =>
        (row: T) => {
          if (!Array.isArray(row) || row.length > 0) kept.push(name)
          insert(row)
        }
      collect({
        ...writers,
        blocks: { ...blocks, insert: noting('block', blocks.insert) },
        pool: { ...pool, insert: noting('row', pool.insert) },
        arrivals: { ...arrivals, insertAll: noting('arrival', arrivals.insertAll) },
      })
    })
  return { writes, store: { ...store, write } }
}

it('a filter is deleted with the block of its position', async () => {
  const { chain, filters, store } = await open()
  const id = await filters.installForBlocks('alice')
  await mine(chain, [])
  const row = (await store.filters.get(id)) ?? expect.fail()
  await store.filters.advance(id, row.version, { ...row, placeHash: new Uint8Array(32) })
  await expect(filters.poll('alice', id)).rejects.toMatchObject({
    ...NOT_FOUND,
    hint: expect.stringContaining('up to block 0 (0x0000000000000000000000000000000000000000000000000000000000000000)'),
  })
  expect(await store.filters.get(id)).toBeUndefined()
})

it('a filter that is ahead of its chain reports nothing until the chain has its block', async () => {
  const { chain, filters, store } = await open()
  const ids = [await filters.installForBlocks('alice'), await filters.installForLogs('alice', FROM_NOW)]
  for (const id of ids) {
    const row = (await store.filters.get(id)) ?? expect.fail()
    await store.filters.advance(id, row.version, { ...row, placeNumber: 2, placeHash: new Uint8Array(32) })
  }
  await mine(chain, [])
  for (const id of ids) expect(await print(await filters.poll('alice', id))).toEqual([])
  await mine(chain, [])
  for (const id of ids) await expect(filters.poll('alice', id)).rejects.toMatchObject(NOT_FOUND)
})

it('all filters survive a restart of the chain', async () => {
  const { store } = await open()
  const unclosed = { ...store, close: async () => undefined }
  const first = await openTestChain({ store: unclosed, submitting: MINES_ON_DEMAND })
  await mine(first, [deploy])
  const logs = await first.filters.installForLogs('alice', FROM_NOW)
  const blocks = await first.filters.installForBlocks('alice')
  const transactions = await first.filters.installForTransactions('alice')
  const [mined] = await mine(first, [keep(1n, 11n)])
  const early = await first.submits.sendRaw(transfer(1, 0n, 1n))
  await first.close()
  const second = await openOn(unclosed)
  const late = await second.submits.sendRaw(transfer(1, 1n, 1n))
  expect(await poll(second, logs)).toEqual(['2: 11'])
  expect(await poll(second, blocks)).toEqual([toHex(mined?.hash ?? new Uint8Array(0))])
  expect(await poll(second, transactions)).toEqual(
    [mined?.transactions[0]?.hash, early, late].map((hash) => toHex(hash ?? new Uint8Array(0))),
  )
})
