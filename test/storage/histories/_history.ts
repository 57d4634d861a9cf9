import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { expect } from 'vitest'
import type { Bytes } from '../../../src/base/bytes.ts'
import { toHex } from '../../../src/base/hex.ts'
import { openStore } from '../../../src/storage/openStore.ts'
import type { LogQuery, LogRow, PoolRow, Store, StoreWriters } from '../../../src/storage/store.ts'
import { createRandom } from '../../_helpers/random.ts'
import type { Engine } from '../engines.ts'
import {
  address,
  blockRow,
  logQuery,
  logRow,
  nodeRow,
  PLACE_TEMPLATE,
  placeText,
  transactionRow,
  word,
} from '../rows.ts'
import * as model from './_modelStore.ts'

const STEPS = 24
const KEYS = 6
const NAMES = ['a', 'b', 'c']

type Random = (below: number) => number

/** One thing that happens to a store: what is asked of its writers, and what it has made of the model. */
interface Step {
  readonly writes: readonly ((writers: StoreWriters) => void)[]
  readonly after: model.Model
}

/**
 * Applies blocks, branches, reorganisations, edits, pool entries, failing writes and restarts to a new store, in an order that the
 * seed decides. Compares the store with a model after each step.
 */
export async function runHistory(engine: Engine, seed: number): Promise<void> {
  const random = createRandom(seed)
  const place = await engine.newPlace()
  let store = await openStore(place)
  let known = model.EMPTY_MODEL
  try {
    for (let step = 0; step < STEPS; step++) {
      const { writes, after } = nextStep(known, random, `${seed}/${step}`)
      if (random(8) === 0) await expectFailure(store, writes)
      else {
        await write(store, writes, random)
        known = after
      }
      if (random(6) === 0 && engine.name !== 'memory') {
        await store.close()
        store = await openStore(place)
      }
      await compare(store, known, random, `seed ${seed}, step ${step}`)
    }
  } finally {
    await store.close()
    if (place.kind === 'sqlite') await rm(dirname(place.path), { recursive: true }) // thousands would fill the disk
  }
}

async function write(store: Store, writes: Step['writes'], random: Random): Promise<void> {
  if (random(3) === 0) return store.writeInSteps(streamOf(writes))
  return store.write((writers) => {
    for (const one of writes) one(writers)
  })
}

async function* streamOf(writes: Step['writes'], failure?: Error) {
  for (const one of writes) yield one
  if (failure !== undefined) throw failure
}

async function expectFailure(store: Store, writes: Step['writes']): Promise<void> {
  await expect(store.writeInSteps(streamOf(writes, new Error('no more')))).rejects.toThrow('no more')
}

function nextStep(before: model.Model, random: Random, name: string): Step {
  const head = model.headOf(before)
  const kind = random(10)
  if (head < 0 || kind < 5) return append(before, random, name, head + 1)
  if (kind === 5) return reorganise(before, random, name, Math.max(0, head - random(4)))
  if (kind === 6) return addBeside(before, name, random(head + 1))
  if (kind === 7) return edit(before, random, name, head)
  return kind === 8
    ? wait(before, name)
    : { writes: [({ meta }) => meta.set('name', name)], after: { ...before, meta: name } }
}

/** A block on the main chain, from which on nothing may be kept of another one. */
function append(before: model.Model, random: Random, name: string, number: number): Step {
  const block = blockRow(`block ${name}`, number)
  const transactions = NAMES.slice(random(4)).map((one, index) => transactionRow(`${name} ${one}`, block, index))
  const changes = changesOf(random, name)
  const logs: LogRow[] = Array.from({ length: random(4) }, (_, index) => {
    return logRow(number, index, pick(NAMES, random), ...NAMES.slice(random(4)))
  })
  const node = nodeRow(`node ${name}`, number)
  const mined = before.pool.slice(0, random(2)).map(({ hash }) => hash)
  return {
    writes: [
      (writers) => {
        writers.blocks.insert(block)
        writers.transactions.insertAll(transactions)
        writers.nodes.insertAll(number, [node])
      },
      (writers) => {
        writers.blocks.setMain(number, block.hash)
        writers.state.insertAll(number, changes)
        writers.logs.insertAll(logs)
        writers.pool.deleteAll(mined)
      },
    ],
    after: {
      ...before,
      blocks: [...before.blocks, block],
      main: [...before.main.slice(0, number), toHex(block.hash)],
      transactions: [...before.transactions, ...transactions],
      nodes: [...before.nodes, { height: number, node }],
      state: [...before.state, ...changes.map((change) => ({ ...change, height: number }))],
      logs: [...before.logs, ...logs],
      pool: before.pool.slice(mined.length),
    },
  }
}

/** Another block at this height, and nothing above it. */
function reorganise(before: model.Model, random: Random, name: string, number: number): Step {
  const shortened = {
    ...before,
    main: before.main.slice(0, number),
    state: before.state.filter(({ height }) => height < number),
    logs: before.logs.filter(({ blockNumber }) => blockNumber < number),
  }
  const { writes, after } = append(shortened, random, name, number)
  const shorten = (writers: StoreWriters) => {
    writers.blocks.unsetMainFrom(number)
    writers.state.deleteFrom(number)
    writers.logs.deleteFrom(number)
  }
  return { writes: [shorten, ...writes], after }
}

function addBeside(before: model.Model, name: string, number: number): Step {
  const block = blockRow(`beside ${name}`, number)
  const transaction = transactionRow(`${name} beside`, block, 0)
  return {
    writes: [
      (writers) => {
        writers.blocks.insert(block)
        writers.transactions.insertAll([transaction])
      },
    ],
    after: {
      ...before,
      blocks: [...before.blocks, block],
      transactions: [...before.transactions, transaction],
    },
  }
}

/** Another state after the newest block. */
function edit(before: model.Model, random: Random, name: string, head: number): Step {
  const block = model.mainBlock(before, head)
  if (block === undefined) throw new Error('there is no head')
  const stateRoot = word(`root ${name}`)
  const changes = changesOf(random, name)
  const replaced = new Set(changes.map(({ key }) => String(key)))
  return {
    writes: [
      (writers) => {
        writers.blocks.setStateRoot(block.hash, stateRoot)
        writers.state.insertAll(head, changes)
      },
    ],
    after: {
      ...before,
      blocks: before.blocks.map((one) => (one === block ? { ...block, stateRoot } : one)),
      state: [
        ...before.state.filter(({ key, height }) => height !== head || !replaced.has(String(key))),
        ...changes.map((change) => ({ ...change, height: head })),
      ],
    },
  }
}

function wait(before: model.Model, name: string): Step {
  const row: PoolRow = {
    hash: word(`pool ${name}`),
    sender: address('sender'),
    nonce: BigInt(before.pool.length),
    encoded: word(name),
    addedAtMs: Number(name.split('/')[1]),
    addedAtHeight: 0,
  }
  return { writes: [({ pool }) => pool.insert(row)], after: { ...before, pool: [...before.pool, row] } }
}

function changesOf(random: Random, name: string) {
  return keys()
    .filter(() => random(2) === 0)
    .map((key) => ({ key, value: random(4) === 0 ? undefined : createValue(random, name) }))
}

/** Some are long, of which one is used again and again. */
function createValue(random: Random, name: string): Bytes {
  const kind = random(4)
  return kind === 0 ? new Uint8Array(100).fill(7) : word(`value ${name}`).slice(kind === 1 ? 9 : 0)
}

/** Half of them are longer forms of others. */
function keys(): Bytes[] {
  return Array.from({ length: KEYS }, (_, index) => {
    return index % 2 === 0 ? address(`key ${index}`) : Uint8Array.of(...address(`key ${index - 1}`), index)
  })
}

const pick = <T>(list: readonly T[], random: Random): T => {
  const one = list[random(list.length)]
  if (one === undefined) throw new Error('nothing to pick from')
  return one
}

async function compare(store: Store, known: model.Model, random: Random, where: string): Promise<void> {
  const head = model.headOf(known)
  const number = random(head + 3)
  expect(await store.blocks.getHead(), where).toEqual(model.mainBlock(known, head))
  expect(await store.blocks.getMain(number), where).toEqual(model.mainBlock(known, number))
  expect(await store.blocks.getAllAt(number), where).toEqual(model.blocksAt(known, number))
  if (known.blocks.length > 0) {
    const { hash } = pick(known.blocks, random)
    expect(await store.blocks.getByHash(hash), where).toEqual(model.blockOf(known, hash))
    expect(await store.transactions.getByBlock(hash), where).toEqual(model.transactionsOf(known, hash))
  }
  if (known.transactions.length > 0) {
    const { hash } = pick(known.transactions, random)
    expect(await store.transactions.getByHash(hash), where).toEqual(model.mainTransaction(known, hash))
  }
  if (known.nodes.length > 0) {
    const { height, node } = pick(known.nodes, random)
    expect(await store.nodes.get({ height, hash: node.hash }), where).toEqual(node)
  }
  const key = pick(keys(), random)
  expect(await store.state.getAt(key, number), where).toEqual(model.valueAt(known, key, number))
  expect(await store.state.getKeysAt(key, number), where).toEqual(model.keysAt(known, key, number))
  expect(await store.pool.getAll(), where).toEqual(known.pool)
  expect(await store.meta.get('name'), where).toBe(known.meta)
  await compareLogs(store, known, queryOf(random, head), where)
}

function queryOf(random: Random, head: number): LogQuery {
  const words = () => NAMES.filter(() => random(2) === 0).map(word)
  return logQuery({
    fromBlock: random(head + 2),
    toBlock: random(head + 3),
    addresses: random(2) === 0 ? [] : [address(pick(NAMES, random))],
    topics: Array.from({ length: random(4) }, () => (random(2) === 0 ? undefined : words())),
    limit: 1 + random(6),
  })
}

async function compareLogs(store: Store, known: model.Model, query: LogQuery, where: string): Promise<void> {
  const expected = model.logsOf(known, query)
  const { count, json } = await store.logs.find(query, Number.MAX_SAFE_INTEGER, PLACE_TEMPLATE)
  expect(new TextDecoder().decode(json), where).toBe(expected.map(placeText).join())
  expect(count, where).toBe(expected.length)
}
