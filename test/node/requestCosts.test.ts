import { createHook } from 'node:async_hooks'
import { join } from 'node:path'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import { utf8Pieces } from '../../src/base/utf8Pieces.ts'
import { loadDevConfig } from '../../src/cli/dev/config.ts'
import { createDevLog } from '../../src/cli/dev/log/devLog.ts'
import { chooseSpeech } from '../../src/cli/dev/speech.ts'
import { loadConfig } from '../../src/config/load.ts'
import { createNode, type Node } from '../../src/node/createNode.ts'
import { openSql } from '../../src/storage/engines.ts'
import { createStore } from '../../src/storage/openStore.ts'
import { countRows, isRows, sizeOfRow } from '../../src/storage/sizes.ts'
import type { Sql, SqlReader } from '../../src/storage/sql.ts'
import { openTestChain, requireAccount, signFrom } from '../_helpers/chain.ts'
import { closedAfterTest, temporaryFolder } from '../_helpers/temporary.ts'
import { owner } from '../rpc/_testRpc.ts'

/**
 * Bounds of what one request or block costs. They are counts, which are the same on every machine; docs/performance.md has
 * times. A change that lowers a count lowers its bound here.
 */
const BLOCK = {
  transactions: 1,
  /** One for each of: block, transactions, trie nodes, main chain, logs, keys of the state, values of the state. */
  statements: 7,
  /** A row each for the block and its height, 13 trie nodes, 5 logs of REMASC, 2 transactions, 4 keys and 4 values. */
  rowsAndStatements: 36,
  /** 3,134 at present, of which trie nodes are 920, and REMASC's logs and the two transactions with receipts 610 each. */
  bytes: 3_250,
  /** The state that a transfer reads is in memory. */
  reads: 0,
}
/** Values in memory are returned without a promise, also in a batch, which itself yields to other clients. */
const IN_MEMORY = { eth_chainId: 0, eth_getBalance: 0, batch: 19 }
/** Without a database. A call takes the same path with the log as without it; an estimate waits for it twice. */
const PROMISES_OF_DEV = { ...IN_MEMORY, eth_sendRawTransaction: 235, eth_call: 0, eth_estimateGas: 32 }
/** SQLite's connection takes 16 promises more for a block. */
const PROMISES_OF_START = { ...IN_MEMORY, eth_sendRawTransaction: 250, eth_call: 0, eth_estimateGas: 30 }

const TO = toHex(requireAccount(9).address)
/** From the 13th block on, REMASC pays in each block, and writes logs. */
const WARMING = 20
const COUNTED = 10

const transfer = (nonce: number) => signFrom(0, { to: requireAccount(9).address, value: 1n, nonce: BigInt(nonce) })

/** Opens SQLite in a file; counts what is read and written. */
async function openCounted() {
  const sql = await openSql({ kind: 'sqlite', path: join(await temporaryFolder(), 'chain.sqlite') })
  const counts = { transactions: 0, statements: 0, rowsAndStatements: 0, bytes: 0, reads: 0 }
  const counting = ({ all, first }: SqlReader): SqlReader => ({
    all(text, values) {
      counts.reads++
      return all(text, values)
    },
    first(text, values) {
      counts.reads++
      return first(text, values)
    },
  })
  const counted: Sql = {
    ...sql,
    ...counting(sql),
    scans: counting(sql.scans),
    writeAll(statements) {
      if (!('length' in statements)) throw new Error('a short block is written in one step')
      counts.transactions++
      counts.statements += statements.length
      counts.rowsAndStatements += countRows(statements)
      for (const value of statements.flatMap(({ values }) => values)) {
        counts.bytes += isRows(value) ? value.reduce((sum, row) => sum + sizeOfRow(row), 0) : sizeOfRow([value])
      }
      return sql.writeAll(statements)
    },
  }
  return { store: await createStore(counted), counts }
}

/** Returns the least of several counts, since a timer of the node may also create promises. */
async function least(count: (index: number) => Promise<number>): Promise<number> {
  const counts: number[] = []
  for (let index = 0; index < WARMING + COUNTED; index++) counts.push(await count(index))
  return Math.min(...counts.slice(WARMING))
}

/** Opens a node with the settings and the log of `scion dev`. */
async function openDevNode(): Promise<Node> {
  const output = { write: () => {}, complain: () => {}, hasColour: false }
  const { end: _, ...observers } = createDevLog(chooseSpeech('text', output).writer)
  const config = loadDevConfig({}, undefined) // in memory
  return closedAfterTest(await createNode(config, pino({ level: 'silent' }), { ...observers, unlocksMnemonic: true }))
}

/** Opens a node with the settings of `scion start`. */
async function openStartNode(): Promise<Node> {
  const { config } = loadConfig({ flags: { data: await temporaryFolder(), networks: 'regtest' }, environment: {} })
  return closedAfterTest(await createNode(config, pino({ level: 'silent' })))
}

/** Returns the number of promises that a request creates until its reply. Rejects if the reply is an error. */
async function countPromises(node: Node, request: object): Promise<number> {
  const body = JSON.stringify(request)
  const delivery = { signal: new AbortController().signal }
  let promises = 0
  const hook = createHook({
    init(_id, type) {
      if (type === 'PROMISE') promises++
    },
  }).enable()
  const reply = node.rpc.handle(body, owner, delivery)
  const isLater = reply instanceof Promise
  const { text } = isLater ? await reply : reply
  hook.disable()
  const response = Buffer.concat([...utf8Pieces(text)]).toString()
  if (response.includes('"error"')) throw new Error(`${body} returned ${response}`)
  return promises
}

const toRequest = (method: string, ...params: readonly unknown[]) => ({ jsonrpc: '2.0', id: 1, method, params })

it('a block of one transfer is one short write to SQLite, and reads nothing', async () => {
  const { store, counts } = await openCounted()
  const chain = closedAfterTest(await openTestChain({ store }))
  const blocks: (typeof counts)[] = []
  for (let nonce = 0; nonce < WARMING + COUNTED; nonce++) {
    const before = { ...counts }
    await chain.submits.sendRaw(transfer(nonce))
    blocks.push({
      transactions: counts.transactions - before.transactions,
      statements: counts.statements - before.statements,
      rowsAndStatements: counts.rowsAndStatements - before.rowsAndStatements,
      bytes: counts.bytes - before.bytes,
      reads: counts.reads - before.reads,
    })
  }
  const names = ['transactions', 'statements', 'rowsAndStatements', 'bytes', 'reads'] as const
  const exceeded = names.filter((name) => Math.min(...blocks.slice(WARMING).map((block) => block[name])) > BLOCK[name])
  expect(exceeded, JSON.stringify(blocks.at(-1))).toEqual([])
  expect(Math.min(...blocks.map(({ statements, bytes }) => Math.min(statements, bytes)))).toBeGreaterThan(0)
})

describe.each([
  ['scion dev', openDevNode, PROMISES_OF_DEV],
  ['scion start', openStartNode, PROMISES_OF_START],
])('%s', (name, open, bounds) => {
  it(`a request to ${name} creates few promises, and none for a value in memory`, async () => {
    const node = await open()
    const call = { from: TO, to: TO, value: '0x1' }
    const requests = {
      eth_chainId: toRequest('eth_chainId'),
      eth_getBalance: toRequest('eth_getBalance', TO, 'latest'),
      eth_call: toRequest('eth_call', call, 'latest'),
      eth_estimateGas: toRequest('eth_estimateGas', call),
      batch: Array.from({ length: 100 }, () => toRequest('eth_getBalance', TO, 'latest')),
    }
    const counts: Record<string, number> = {
      eth_sendRawTransaction: await least((nonce) =>
        countPromises(node, toRequest('eth_sendRawTransaction', toHex(transfer(nonce)))),
      ),
    }
    for (const [kind, request] of Object.entries(requests))
      counts[kind] = await least(() => countPromises(node, request))
    const exceeded = Object.entries(bounds).filter(([kind, max]) => !((counts[kind] ?? Number.NaN) <= max))
    expect(exceeded, JSON.stringify(counts)).toEqual([])
    expect(counts.eth_sendRawTransaction).toBeGreaterThan(0)
  })
})
