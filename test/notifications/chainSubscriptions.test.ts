import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Bytes } from '../../src/base/bytes.ts'
import { toHex } from '../../src/base/hex.ts'
import { toWord } from '../../src/base/integer.ts'
import type { ChainPlace } from '../../src/chain/api/engine.ts'
import { BaseUnavailable, UnknownChainPlace, UpstreamBehind, UpstreamUnavailable } from '../../src/chain/api/errors.ts'
import type { Chain } from '../../src/chain/openChain.ts'
import { openStore } from '../../src/storage/openStore.ts'
import { toWireBlock } from '../../src/wire/block.ts'
import { ALL_SENT, parseCursor, toWireCursor } from '../../src/wire/chainCursor.ts'
import { requireAccount } from '../_helpers/chain.ts'
import { holdTimer } from '../_helpers/heldTimer.ts'
import {
  at,
  deploy,
  importAll,
  keep,
  keeper,
  LATEST,
  mine,
  openOn,
  readLogs,
  transfer,
} from '../chain/import/_branches.ts'
import { createReader, subscriptionsOf } from './_reader.ts'

const ANY = { addresses: [], topics: [] }
const open = async () => openOn(await openStore({ kind: 'memory' }))
const behind = (position: ChainPlace) => ({ position, sent: ALL_SENT })
const headOf = ({ feeds }: Chain) => behind(feeds.head())
const atGenesis = async ({ feeds }: Chain) => {
  const position = await feeds.placeAt(0)
  if (position === undefined) throw new Error('there is no genesis')
  return { position, sent: 0 }
}

interface Log {
  readonly blockNumber: string
  readonly logIndex: string
  readonly topics: readonly string[]
  readonly removed: boolean
}

/** Prints logs as `readLogs` does, with a dash before retracted ones. */
const printLog = (log: Log) => `${log.removed ? '-' : ''}${Number(log.blockNumber)}: ${Number(log.topics[0])}`
const printLogs = (sent: readonly { readonly result: unknown }[]) => sent.map(({ result }) => printLog(result as Log))

describe('many newPendingTransactions', () => {
  const HASHES = Array.from({ length: 100 }, (_, index) => new Uint8Array(32).fill(index))

  /**
   * Subscribers of a chain where all hashes arrive at the same time, and their notifications by iteration of the event
   * loop.
   */
  async function tellAll(subscribers: number, onNotify: (end: () => void) => void = () => undefined) {
    let arrive: (hash: Uint8Array) => void = () => undefined
    const chain = await open()
    const feeds = {
      ...chain.feeds,
      onPendingTransaction(listener: (hash: Uint8Array) => void) {
        arrive = listener
        return () => undefined
      },
    }
    const pending = subscriptionsOf({ ...chain, feeds }).pendingTransactions()
    const perTurn: number[] = [0]
    for (let i = 0; i < subscribers; i++) {
      const subscription = pending({
        clientPath: () => ['key'],
        isReady: () => true,
        notify() {
          perTurn.push((perTurn.pop() ?? 0) + 1)
          onNotify(() => subscription.end())
        },
        fail: (reason) => expect.unreachable(reason),
      })
    }
    for (const hash of HASHES) arrive(hash)
    const sent = () => perTurn.reduce((sum, count) => sum + count, 0)
    for (let before = -1; before !== sent() || before === 0; ) {
      before = sent()
      await new Promise((resolve) => setImmediate(resolve))
      perTurn.push(0)
    }
    await chain.close()
    return { perTurn, sent: sent() }
  }

  it('many pending transactions are notified in batches, with other work between them', async () => {
    const { perTurn, sent } = await tellAll(10)
    expect(sent).toBe(1_000)
    expect(Math.max(...perTurn)).toBeLessThanOrEqual(64)
  })

  it('pending transactions are not sent to a subscriber that has ended', async () => {
    expect((await tellAll(1, (end) => end())).sent).toBe(1)
  })
})

describe('newHeads', () => {
  it('newHeads notifies each block with the members of a block object, once it is visible', async () => {
    const chain = await open()
    const reader = createReader()
    reader.subscribe(await subscriptionsOf(chain).heads(headOf(chain)))
    const [first] = await mine(chain, [deploy])
    await reader.until(() => reader.sent.length === 1)
    const found = await chain.reads.getBlock(at(1))
    if (found === undefined || first === undefined) throw new Error('there is no block 1')
    const [{ result, cursor } = { result: {} }] = reader.sent
    expect(toWireBlock(found, { withTransactions: false })).toMatchObject(result as object)
    expect(Object.keys(result as object)).toEqual([
      ...['difficulty', 'extraData', 'gasLimit', 'gasUsed', 'logsBloom', 'miner', 'number', 'parentHash'],
      ...['receiptsRoot', 'sha3Uncles', 'stateRoot', 'timestamp', 'transactionsRoot', 'hash', 'baseEvent'],
      ...['mixHash', 'nonce'], // which typed clients require
    ])
    expect(cursor).toBe(toWireCursor(headOf(chain)))
  })

  it('newHeads begins with genesis if requested', async () => {
    const chain = await open()
    await mine(chain, [], [])
    const reader = createReader()
    reader.subscribe(await subscriptionsOf(chain).heads(await atGenesis(chain)))
    await reader.until(() => reader.sent.length === 3)
    expect(reader.sent.map(({ result }) => (result as { number: string }).number)).toEqual(['0x0', '0x1', '0x2'])
  })

  it('newHeads begins at a height above the head', async () => {
    const chain = await open()
    await mine(chain, [])
    const reader = createReader()
    reader.subscribe(await subscriptionsOf(chain).heads(headOf(chain), 3))
    await mine(chain, [], [], [])
    await reader.until(() => reader.sent.length === 2)
    expect(reader.sent.map(({ result }) => (result as { number: string }).number)).toEqual(['0x3', '0x4'])
  })

  it('newHeads continues with the new branch after a reorganisation, lowest block first', async () => {
    const [ours, theirs] = [await open(), await open()]
    const reader = createReader()
    reader.subscribe(await subscriptionsOf(ours).heads(headOf(ours)))
    const old = await mine(ours, [transfer(1, 0n, 5n)])
    const branch = await mine(theirs, [transfer(2, 0n, 6n)], [])
    await reader.until(() => reader.sent.length === 1)
    await importAll(ours, branch)
    await reader.until(() => reader.sent.length === 3)
    const hashes = reader.sent.map(({ result }) => (result as { hash: string }).hash)
    expect(hashes).toEqual([...old, ...branch].map(({ hash }) => toHex(hash)))
  })
})

describe('logs', () => {
  it('matching logs are notified in order with their index in the block', async () => {
    const chain = await open()
    const subscriptions = subscriptionsOf(chain)
    const [all, some, none] = [createReader(), createReader(), createReader()]
    const word = new Uint8Array(32)
    word[31] = 12
    all.subscribe(await subscriptions.logs(headOf(chain), ANY))
    some.subscribe(await subscriptions.logs(headOf(chain), { addresses: [keeper], topics: [[word]] }))
    none.subscribe(await subscriptions.logs(headOf(chain), { addresses: [requireAccount(3).address], topics: [] }))
    await mine(chain, [deploy], [keep(1n, 11n), keep(2n, 12n)], [], [keep(3n, 13n)])
    await all.until(() => all.sent.length === 3)
    await subscriptions.settle()
    expect(printLogs(all.sent)).toEqual(['2: 11', '2: 12', '4: 13'])
    expect(all.sent.map(({ result }) => (result as Log).logIndex)).toEqual(['0x0', '0x1', '0x0'])
    expect([printLogs(some.sent), none.sent]).toEqual([['2: 12'], []])
  })

  it('logs of a removed block are retracted newest first, then those of the new branch follow', async () => {
    const [ours, theirs] = [await open(), await open()]
    const reader = createReader()
    reader.subscribe(await subscriptionsOf(ours).logs(headOf(ours), ANY))
    await importAll(theirs, await mine(ours, [deploy]))
    await mine(ours, [keep(1n, 11n), keep(2n, 12n)], [keep(3n, 13n)])
    const branch = await mine(theirs, [keep(1n, 21n)], [keep(2n, 22n)], [])
    await reader.until(() => reader.sent.length === 3)
    await importAll(ours, branch)
    await reader.until(() => reader.sent.length === 8)
    expect(printLogs(reader.sent)).toEqual(['2: 11', '2: 12', '3: 13', '-3: 13', '-2: 12', '-2: 11', '2: 21', '3: 22'])
  })

  it('logs below the first block of a subscription are neither notified nor retracted', async () => {
    const [ours, theirs] = [await open(), await open()]
    await importAll(theirs, await mine(ours, [deploy]))
    const reader = createReader()
    const subscriptions = subscriptionsOf(ours)
    reader.subscribe(await subscriptions.logs(headOf(ours), ANY, 3))
    await mine(ours, [keep(1n, 11n)], [keep(2n, 12n)])
    await reader.until(() => reader.sent.length === 1)
    await importAll(ours, await mine(theirs, [keep(1n, 21n)], [], [keep(2n, 22n)]))
    await reader.until(() => reader.sent.length === 3)
    await subscriptions.settle()
    expect(printLogs(reader.sent)).toEqual(['3: 12', '-3: 12', '4: 22'])
  })

  it('logs that were not sent are not retracted', async () => {
    const [ours, theirs] = [await open(), await open()]
    const reader = createReader(1)
    const subscriptions = subscriptionsOf(ours)
    reader.subscribe(await subscriptions.logs(headOf(ours), ANY))
    await importAll(theirs, await mine(ours, [deploy]))
    await mine(ours, [keep(1n, 11n), keep(2n, 12n)], [keep(3n, 13n)])
    const branch = await mine(theirs, [keep(1n, 21n)], [], [])
    await reader.until(() => reader.sent.length === 1)
    await importAll(ours, branch)
    reader.read(10)
    await reader.until(() => reader.sent.length === 3)
    await subscriptions.settle()
    expect(printLogs(reader.sent)).toEqual(['2: 11', '-2: 11', '2: 21'])
  })
})

describe('a cursor', () => {
  it('a cursor is parsed as it was printed', () => {
    const position = { number: 0x1ffffffffffff, hash: new Uint8Array(32).fill(0xab) }
    for (const sent of [ALL_SENT, 0, 1, 0xffffffff]) {
      expect(parseCursor(toWireCursor({ position, sent }))).toEqual({ position, sent })
    }
  })

  it('a subscription resumes after the notification that carried the cursor, without gaps or duplicates', async () => {
    const [ours, theirs] = [await open(), await open()]
    await importAll(theirs, await mine(ours, [deploy]))
    const start = headOf(ours)
    await mine(ours, [keep(1n, 11n), keep(2n, 12n)], [keep(3n, 13n)])
    const branch = await mine(theirs, [keep(1n, 21n), keep(2n, 22n)], [keep(3n, 23n)], [])
    const subscriptions = subscriptionsOf(ours)
    const whole = createReader()
    whole.subscribe(await subscriptions.logs(start, ANY))
    await whole.until(() => whole.sent.length === 3)
    await importAll(ours, branch)
    await whole.until(() => whole.sent.length === 9)
    for (const [index, { cursor = '' }] of whole.sent.entries()) {
      const held = printLogs(whole.sent.slice(0, index + 1))
      const reader = createReader()
      reader.subscribe(await subscriptions.logs(parseCursor(cursor), ANY))
      await subscriptions.settle()
      expect(applyAll([...held, ...printLogs(reader.sent)])).toEqual(await readLogs(ours))
    }
  })

  it.each([
    ['no answer', new BaseUnavailable('no answer')],
    ['a refusal', new BaseUnavailable('header not found', 'refused', -32000)],
    ['nodes that are behind', new UpstreamBehind('eth_getLogs')],
    ['no node that answers', new UpstreamUnavailable('eth_getLogs')],
  ])('subscriptions outlast reads of a reorganisation that fail for %s, without loss', async (_, failure) => {
    const [ours, theirs] = [await open(), await open()]
    const [mined] = [await mine(ours, [deploy], [keep(1n, 11n)])]
    await importAll(theirs, mined.slice(0, 1))
    const branch = await mine(theirs, [keep(1n, 21n)], [keep(2n, 22n)])
    const timer = holdTimer()
    let failing = true
    const failed = { reads: 0 }
    const whileFailing = async <T>(read: () => Promise<T>): Promise<T> => {
      if (!failing) return read()
      failed.reads++
      throw failure
    }
    const feeds = {
      ...ours.feeds,
      bloomOfBlock: (hash: Bytes) => whileFailing(() => ours.feeds.bloomOfBlock(hash)),
      changesSince: (place: ChainPlace, limit: number) => whileFailing(() => ours.feeds.changesSince(place, limit)),
    }
    const subscriptions = subscriptionsOf({ ...ours, feeds }, timer)
    failing = false
    const [heads, logs] = [createReader(), createReader()]
    heads.subscribe(await subscriptions.heads(await atGenesis(ours)))
    logs.subscribe(await subscriptions.logs(await atGenesis(ours), ANY))
    await subscriptions.settle()
    const before = [heads.sent.length, logs.sent.length]
    failing = true
    await importAll(ours, branch)
    for (let tries = 0; tries < 3; tries++) {
      const { reads } = failed
      timer.advance(1_000)
      await subscriptions.settle()
      expect(failed.reads).toBeGreaterThan(reads)
      expect(timer.waiting()).toBe(1) // one for all subscriptions
    }
    expect([heads.sent.length, logs.sent.length]).toEqual(before)
    failing = false
    timer.advance(1_000)
    await subscriptions.settle()
    expect([...heads.failures, ...logs.failures]).toEqual([])
    expect(heads.sent.length).toBe((before[0] ?? 0) + 2)
    expect(applyAll(printLogs(logs.sent))).toEqual(await readLogs(ours))
  })

  it('a subscription whose block nothing has any more continues at the head', async () => {
    const [ours, theirs] = [await open(), await open()]
    const mined = await mine(ours, [deploy], [keep(1n, 11n)])
    await importAll(theirs, mined.slice(0, 1))
    const branch = await mine(theirs, [keep(1n, 21n)], [keep(2n, 22n)])
    let isForgotten = false
    const reads: typeof ours.reads = {
      ...ours.reads,
      findBlock: async (selector) => (isForgotten ? undefined : ours.reads.findBlock(selector)),
    }
    const subscriptions = subscriptionsOf({ ...ours, reads })
    const logs = createReader()
    logs.subscribe(await subscriptions.logs(await atGenesis(ours), ANY))
    await subscriptions.settle()
    isForgotten = true
    await importAll(ours, branch)
    await subscriptions.settle()
    isForgotten = false
    await mine(ours, [keep(3n, 33n)])
    await subscriptions.settle()
    expect(logs.failures).toEqual([])
    expect(printLogs(logs.sent).at(-1)).toBe(`${ours.feeds.head().number}: 33`)
  })

  it('a cursor of an unknown block is refused', async () => {
    const chain = await open()
    const place = { number: 1, hash: new Uint8Array(32).fill(1) }
    await expect(subscriptionsOf(chain).heads(behind(place))).rejects.toThrow(UnknownChainPlace)
  })
})

/** The logs that remain after these; a log that is taken back must be the one sent last. */
function applyAll(logs: readonly string[]): string[] {
  const held: string[] = []
  for (const log of logs) {
    if (!log.startsWith('-')) held.push(log)
    else if (held.pop() !== log.slice(1)) throw new Error(`${log} was not sent last: ${logs.join(', ')}`)
  }
  return held
}

/** Numbers below a bound, the same ones for the same seed. */
function randomsFrom(seed: number) {
  let state = seed
  return (bound: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * bound)
  }
}

/** Mines blocks with some logs each, whose transactions the pool takes. */
async function mineSome(chain: Chain, blocks: number, random: (bound: number) => number) {
  const mined = []
  for (let i = 0; i < blocks; i++) {
    const next = await chain.reads.nonceAt(requireAccount(0).address, { kind: 'pending' })
    const transactions = Array.from({ length: random(4) }, (_, j) => keep(next + BigInt(j), BigInt(random(10_000))))
    mined.push(...(await mine(chain, transactions)))
  }
  return mined
}

it.each([1, 2, 3])(
  "subscribers that stall, leave and reconnect have the main chain's logs in the end, after any reorganisations: seed %i",
  async (seed) => {
    const random = randomsFrom(seed)
    const [ours, theirs] = [await open(), await open()]
    await importAll(theirs, await mine(ours, [deploy]))
    const subscriptions = subscriptionsOf(ours)
    const start = headOf(ours)
    const readers = await Promise.all(
      [1, 2, 3].map(async () => {
        const reader = createReader(random(3))
        reader.subscribe(await subscriptions.logs(start, ANY))
        return reader
      }),
    )
    for (let round = 0; round < 12; round++) {
      const depth = 1 + random(3)
      await mineSome(ours, depth, random)
      for (const reader of readers) {
        reader.read(random(4))
        if (random(2) === 0) await subscriptions.settle()
        if (random(3) > 0) continue
        reader.end()
        const cursor = reader.lastCursor()
        reader.subscribe(await subscriptions.logs(cursor === undefined ? start : parseCursor(cursor), ANY))
      }
      await importAll(ours, await mineSome(theirs, depth + 1, random))
      if (random(2) === 0) await subscriptions.settle()
    }
    const expected = await readLogs(ours)
    for (const reader of readers) {
      reader.read(1_000_000)
      await subscriptions.settle()
      expect(applyAll(printLogs(reader.sent))).toEqual(expected)
    }
  },
  60_000,
)

describe('many subscribers', () => {
  it('many subscribers share each block, which is read and printed once', async () => {
    const chain = await open()
    const subscriptions = subscriptionsOf(chain)
    const readers = Array.from({ length: 500 }, () => createReader())
    for (const reader of readers) reader.subscribe(await subscriptions.heads(headOf(chain)))
    await subscriptions.settle()
    const before = { ...subscriptions.asked }
    await mine(chain, [], [], [])
    await Promise.all(readers.map((reader) => reader.until(() => reader.sent.length === 3)))
    expect(subscriptions.asked.blocks - before.blocks).toBe(3)
    expect(subscriptions.asked.changes - before.changes).toBeLessThanOrEqual(2 * 3 + 2)
    const texts = new Set(readers.map(({ sent }) => JSON.stringify(sent)))
    expect(texts.size).toBe(1)
  })

  it('subscribers with different choices share the logs of a block, which are read once', async () => {
    const chain = await open()
    await mine(chain, [deploy])
    const subscriptions = subscriptionsOf(chain)
    const readers = Array.from({ length: 50 }, () => createReader())
    const word = (number: number) => toWord(BigInt(number))
    for (const [index, reader] of readers.entries()) {
      const topics = [[word(11), ...Array.from({ length: 100 }, (_, other) => word(1_000 + index * 100 + other))]]
      reader.subscribe(await subscriptions.logs(headOf(chain), { addresses: [], topics }))
    }
    await subscriptions.settle()
    await mine(chain, [keep(1n, 11n), keep(2n, 12n)], [keep(3n, 11n)])
    await Promise.all(readers.map((reader) => reader.until(() => reader.sent.length === 2)))
    expect(subscriptions.asked.logs).toBe(2)
    for (const reader of readers) expect(printLogs(reader.sent)).toEqual(['2: 11', '3: 11'])
  })

  it('the logs of a block whose bloom excludes all choices are not read, however long the lists are', async () => {
    const chain = await open()
    await mine(chain, [deploy])
    const subscriptions = subscriptionsOf(chain)
    const reader = createReader()
    const topics = [Array.from({ length: 1_000 }, (_, index) => toWord(BigInt(1_000 + index)))]
    reader.subscribe(await subscriptions.logs(headOf(chain), { addresses: [], topics }))
    await mine(chain, [keep(1n, 11n)])
    await subscriptions.settle()
    expect([reader.sent, subscriptions.asked.logs]).toEqual([[], 0])
  })

  it('subscribers of other keys are notified between those of one key', async () => {
    const clock = { ms: performance.now() }
    const spy = vi.spyOn(performance, 'now').mockImplementation(() => (clock.ms += 1)) // each look takes a millisecond
    onTestFinished(() => spy.mockRestore())
    const chain = await open()
    await mine(chain, [deploy])
    const subscriptions = subscriptionsOf(chain)
    const order: string[] = []
    const subscribe = async (key: string) =>
      (await subscriptions.logs(headOf(chain), ANY))({
        clientPath: () => [key],
        isReady: () => true,
        notify: () => void order.push(key),
        fail: (reason) => expect.unreachable(reason),
      })
    for (let i = 0; i < 100; i++) await subscribe('busy')
    await subscribe('other')
    await mine(chain, [keep(1n, 11n)])
    while (order.length < 101) await new Promise((resolve) => setImmediate(resolve))
    expect(order.indexOf('other')).toBeLessThan(20)
  })

  it('subscribers that have ended receive no notification', async () => {
    const chain = await open()
    const subscriptions = subscriptionsOf(chain)
    const [stays, leaves] = [createReader(), createReader()]
    for (const reader of [stays, leaves]) reader.subscribe(await subscriptions.heads(headOf(chain)))
    leaves.end()
    await mine(chain, [])
    await stays.until(() => stays.sent.length === 1)
    expect(leaves.sent).toEqual([])
  })
})

describe('newPendingTransactions', () => {
  it('newPendingTransactions notifies hashes as transactions arrive, before their block', async () => {
    const chain = await open()
    const subscriptions = subscriptionsOf(chain)
    const reader = createReader()
    reader.subscribe(subscriptions.pendingTransactions())
    reader.subscribe(await subscriptions.heads(headOf(chain)))
    const hash = await chain.submits.sendRaw(transfer(1, 0n, 1n))
    await chain.miner.mineOne()
    await reader.until(() => reader.sent.length === 2)
    expect(reader.sent[0]).toEqual({ result: toHex(hash) })
    expect(reader.sent[1]).toMatchObject({ result: { number: '0x1' } })
  })

  it('newPendingTransactions disconnects a subscriber that is too slow', async () => {
    const chain = await open()
    const reader = createReader(1)
    reader.subscribe(subscriptionsOf(chain).pendingTransactions())
    await chain.submits.sendRaw(transfer(1, 0n, 1n))
    await chain.submits.sendRaw(transfer(2, 0n, 1n))
    await reader.until(() => reader.failures.length > 0)
    expect(reader.sent).toHaveLength(1)
    expect(reader.failures).toEqual(['newPendingTransactions came faster than they were read'])
    expect(Buffer.byteLength(reader.failures[0] ?? '')).toBeLessThanOrEqual(123)
    expect(await chain.reads.countTransactions({ kind: 'pending' })).toBe(2)
    expect((await chain.reads.findBlock(LATEST))?.header.number).toBe(0)
  })
})
