import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { equalBytes } from '../../../src/base/bytes.ts'
import { type Hex, toHex } from '../../../src/base/hex.ts'
import { toWord } from '../../../src/base/integer.ts'
import type { FilterEntries, LogFilter } from '../../../src/chain/api/engine.ts'
import type { Chain } from '../../../src/chain/openChain.ts'
import { decodeBlock } from '../../../src/primitives/block.ts'
import type { Log } from '../../../src/primitives/log.ts'
import { decodeReceipt } from '../../../src/primitives/receipt.ts'
import { openStore } from '../../../src/storage/openStore.ts'
import type { Store } from '../../../src/storage/store.ts'
import { LIMITS, MINES_ON_DEMAND, openTestChain, requireAccount, signFrom } from '../../_helpers/chain.ts'
import { createRandom } from '../../_helpers/random.ts'
import { at, deploy, keeper, LATEST, mine } from '../import/_branches.ts'

const KEY = 'campaign'
const STEPS = 30
const SENDERS = 4
/** Beyond this height transactions would begin to expire. */
const HIGHEST = 10

/** A block in the model, read from its receipts without the tested code. */
interface ModelBlock {
  readonly hash: string
  readonly number: number
  readonly logs: readonly Log[]
}

/** A filter and the changes that it must have reported. */
interface LogReader {
  readonly id: string
  readonly filter: LogFilter
  readonly from: number
  /** The main chain as the last poll saw it. */
  seen: readonly ModelBlock[]
  /** The logs that the owner believes to be there. */
  readonly believed: Set<string>
}

interface Readers {
  readonly logs: LogReader[]
  readonly blocks: { readonly id: string; seen: readonly ModelBlock[] }[]
  readonly transactions: { readonly id: string; readonly due: Hex[] }[]
}

interface Campaign {
  readonly random: (below: number) => number
  readonly path: string
  /** Whether a poll returns few logs, so that the chain is reorganised while a filter is behind. */
  readonly isSlow: boolean
  chain: Chain
  store: Store
  readonly rival: Chain
  readonly readers: Readers
  /** Reported pending transactions that are in the pool. */
  readonly known: Set<Hex>
  readonly done: Record<string, number>
}

/** Runs one random history against the model. */
async function runCampaign(seed: number, folder: string): Promise<Readonly<Record<string, number>>> {
  const path = join(folder, `${seed}.db`)
  const random = createRandom(seed)
  const isSlow = seed % 3 === 0
  const rivalStore = await openStore({ kind: 'memory' })
  const rival = await openTestChain({ store: rivalStore, submitting: MINES_ON_DEMAND })
  const readers: Readers = { logs: [], blocks: [], transactions: [] }
  const opened = await open(path, isSlow)
  const campaign: Campaign = { random, path, isSlow, ...opened, rival, readers, known: new Set(), done: {} }
  await importInto(campaign, campaign.chain, await mine(rival, [deploy]))
  for (let step = 0; step < STEPS; step++) await takeStep(campaign)
  await pollAll(campaign)
  await requireBeliefs(campaign)
  await campaign.chain.close()
  await rival.close()
  for (const end of ['', '-wal', '-shm', '.lock']) await rm(`${path}${end}`, { force: true })
  return campaign.done
}

async function open(path: string, isSlow: boolean) {
  const store = await openStore({ kind: 'sqlite', path })
  const limits = isSlow ? { ...LIMITS, logCount: 1 } : LIMITS
  return { store, chain: await openTestChain({ store, submitting: MINES_ON_DEMAND, limits }) }
}

async function takeStep(campaign: Campaign): Promise<void> {
  const steps: readonly (readonly [string, number, () => Promise<void>])[] = [
    ['send', 5, () => send(campaign)],
    ['grow', 4, () => grow(campaign, campaign.chain)],
    ['rival grows', 4, () => grow(campaign, campaign.rival)],
    ['rival wins', 3, () => meet(campaign, campaign.rival, campaign.chain)],
    ['we win', 1, () => meet(campaign, campaign.chain, campaign.rival)],
    ['install', 3, () => install(campaign)],
    ['poll', 6, () => pollOne(campaign)],
    ['poll twice', 2, () => pollTwice(campaign)],
    ['poll while it turns', 2, () => pollWhileItTurns(campaign)],
    ['uninstall', 1, () => uninstall(campaign)],
    ['restart', 2, () => restart(campaign)],
  ]
  let left = campaign.random(steps.reduce((sum, [, weight]) => sum + weight, 0))
  for (const [name, weight, take] of steps) {
    left -= weight
    if (left >= 0) continue
    campaign.done[name] = (campaign.done[name] ?? 0) + 1
    await take()
    return noteArrivals(campaign)
  }
}

/** Logs of one contract, a topic that one in three of them has, and any; from now on, or from a height. */
async function install({ chain, store, random, readers }: Campaign): Promise<void> {
  const seen = await readMain(chain, store)
  const kind = random(4)
  if (kind === 0) readers.blocks.push({ id: await chain.filters.installForBlocks(KEY), seen })
  else if (kind === 1) readers.transactions.push({ id: await chain.filters.installForTransactions(KEY), due: [] })
  else {
    const height = random(2) === 0 ? undefined : random(HIGHEST)
    const range = { kind: 'span', from: height === undefined ? LATEST : at(height), to: LATEST } as const
    const addresses = random(2) === 0 ? [keeper] : []
    const filter = { range, addresses, topics: random(3) === 0 ? [[toWord(1n), toWord(2n)]] : [] }
    const id = await chain.filters.installForLogs(KEY, filter).catch(refuseTooMany)
    if (id === undefined) return
    const from = height ?? 0
    const known = height === undefined ? seen : seen.slice(0, Math.max(1, Math.min(from, seen.length)))
    const believed = new Set(known.flatMap((block) => namesOf(block, filter, from)))
    readers.logs.push({ id, filter, from, seen: known, believed })
  }
}

/** Limits a poll, as on a slow node. */
function refuseTooMany(error: unknown): undefined {
  expect(error).toMatchObject({ kind: 'logLimitExceeded' })
}

async function send(campaign: Campaign): Promise<void> {
  const { random, chain, rival } = campaign
  const sender = 1 + random(SENDERS)
  const target = random(4) === 0 ? [chain, rival] : random(3) === 0 ? [rival] : [chain]
  const first = target[0] ?? chain
  const nonce = await first.reads.nonceAt(requireAccount(sender).address, { kind: 'pending' })
  const ahead = random(5) === 0 ? 1n : 0n
  const call = { to: keeper, data: toWord(BigInt(random(6))), gasLimit: 100_000n, gasPrice: BigInt(random(3)) }
  const transaction = signFrom(sender, { nonce: nonce + ahead, ...call })
  for (const one of target) {
    await one.submits.sendRaw(transaction).catch((error: unknown) => {
      expect(error).toMatchObject({ kind: 'transactionRefused' })
    })
  }
}

async function grow(_campaign: Campaign, chain: Chain): Promise<void> {
  if (chain.reads.headNumber() < HIGHEST) await chain.miner.mineOne()
}

/** Hands all blocks of one chain to the other, which takes the better branch. */
async function meet(campaign: Campaign, from: Chain, to: Chain): Promise<void> {
  await importInto(campaign, to, await readBlocks(from))
}

async function readBlocks(chain: Chain) {
  const heights = Array.from({ length: chain.reads.headNumber() }, (_, index) => index + 1)
  return Promise.all(heights.map(async (number) => (await chain.reads.findBlock(at(number))) ?? expect.fail()))
}

async function importInto(campaign: Campaign, chain: Chain, blocks: Awaited<ReturnType<typeof readBlocks>>) {
  for (const { encoded } of blocks) {
    const outcome = await chain.importer.importBlock(decodeBlock(encoded, chain.network))
    campaign.done[outcome] = (campaign.done[outcome] ?? 0) + 1
    if (chain === campaign.chain) await noteArrivals(campaign)
  }
}

async function restart(campaign: Campaign): Promise<void> {
  await campaign.chain.close()
  Object.assign(campaign, await open(campaign.path, campaign.isSlow))
}

async function uninstall({ chain, random, readers }: Campaign): Promise<void> {
  const all = [readers.logs, readers.blocks, readers.transactions].filter((some) => some.length > 0)
  const some = all[random(Math.max(1, all.length))]
  const [gone] = some?.splice(random(some.length), 1) ?? []
  if (gone === undefined) return
  expect(await chain.filters.uninstall(KEY, gone.id)).toBe(true)
  await expect(chain.filters.poll(KEY, gone.id)).rejects.toMatchObject({ kind: 'filterNotFound' })
}

/** Adds new pending transactions to the expectations of all filters, once per stay in the pool. */
async function noteArrivals({ chain, store, readers, known }: Campaign): Promise<void> {
  const inPool = new Set((await store.pool.getAll()).map(({ hash }) => toHex(hash)))
  for (const hash of known) if (!inPool.has(hash)) known.delete(hash)
  for (let index = 0; ; index++) {
    const found = await chain.reads.getTransactionAt({ kind: 'pending' }, index)
    if (found === undefined) return
    const hash = toHex(found.transaction.hash)
    if (known.has(hash)) continue
    known.add(hash)
    for (const { due } of readers.transactions) due.push(hash)
  }
}

async function pollOne(campaign: Campaign): Promise<void> {
  const { random, readers, chain, store } = campaign
  const place = random(Math.max(1, readers.logs.length + readers.blocks.length + readers.transactions.length))
  const main = await readMain(chain, store)
  const log = readers.logs[place]
  const block = readers.blocks[place - readers.logs.length]
  const transaction = readers.transactions[place - readers.logs.length - readers.blocks.length]
  if (log !== undefined) await pollLogs(campaign, log, [main])
  else if (block !== undefined) await pollBlocks(campaign, block, main)
  else if (transaction !== undefined) {
    const told = hashesOf(await chain.filters.poll(KEY, transaction.id))
    expect(told.sort()).toEqual(transaction.due.splice(0).sort())
  }
}

async function pollAll(campaign: Campaign): Promise<void> {
  const { readers, chain, store } = campaign
  const main = await readMain(chain, store)
  for (const reader of readers.logs) {
    for (let told = 1; told > 0; ) told = await pollLogs(campaign, reader, [main])
  }
  for (const reader of readers.blocks) await pollBlocks(campaign, reader, main)
  for (const { id, due } of readers.transactions) {
    expect(hashesOf(await chain.filters.poll(KEY, id)).sort()).toEqual(due.sort())
  }
}

async function pollBlocks({ chain }: Campaign, reader: Readers['blocks'][number], main: readonly ModelBlock[]) {
  const told = hashesOf(await chain.filters.poll(KEY, reader.id))
  expect(told).toEqual(main.slice(sharedWith(reader.seen, main)).map(({ hash }) => hash))
  reader.seen = main
}

/** Checks that the reported changes lead from the last position to one of the chains since then. */
async function pollLogs(
  { chain, isSlow }: Campaign,
  reader: LogReader,
  candidates: readonly (readonly ModelBlock[])[],
  alongside: () => Promise<unknown> = async () => undefined,
): Promise<number> {
  const [entries] = await Promise.all([chain.filters.poll(KEY, reader.id), alongside()])
  const told = await namesIn(entries)
  for (const name of told) believe(reader, name)
  if (isSlow) return told.length // the sum of many polls is looked at in the end
  const found = candidates.find((main) => JSON.stringify(changesFor(reader, main)) === JSON.stringify(told))
  if (found === undefined) expect(told).toEqual(changesFor(reader, candidates.at(-1) ?? []))
  reader.seen = found ?? reader.seen
  return told.length
}

/** Polls twice at the same time; together they report each change once. */
async function pollTwice({ chain, store, random, readers, isSlow }: Campaign): Promise<void> {
  const reader = readers.logs[random(Math.max(1, readers.logs.length))]
  if (reader === undefined || isSlow) return
  const main = await readMain(chain, store)
  const both = await Promise.all([chain.filters.poll(KEY, reader.id), chain.filters.poll(KEY, reader.id)])
  const told = (await Promise.all(both.map(namesIn))).flat()
  expect(told).toEqual(changesFor(reader, main))
  for (const name of told) believe(reader, name)
  reader.seen = main
}

async function pollWhileItTurns(campaign: Campaign): Promise<void> {
  const { chain, store, rival, random, readers } = campaign
  const reader = readers.logs[random(Math.max(1, readers.logs.length))]
  if (reader === undefined) return
  const chains = [await readMain(chain, store)]
  const blocks = await readBlocks(rival)
  await pollLogs(campaign, reader, chains, async () => {
    for (const { encoded } of blocks) {
      await chain.importer.importBlock(decodeBlock(encoded, chain.network))
      chains.push(await readMain(chain, store))
      await noteArrivals(campaign)
    }
  })
}

function believe({ believed }: LogReader, name: string): void {
  const [log = '', sign] = name.split(' ')
  expect(believed.has(log), `${name}: removed and was there, or new and was not`).toBe(sign === 'removed')
  if (sign === 'removed') believed.delete(log)
  else believed.add(log)
}

/** Checks that all filters agree with the chain in the end. */
async function requireBeliefs({ chain, store, readers }: Campaign): Promise<void> {
  const main = await readMain(chain, store)
  for (const { believed, filter, from } of readers.logs) {
    expect([...believed].sort()).toEqual(main.flatMap((block) => namesOf(block, filter, from)).sort())
  }
}

function changesFor({ seen, filter, from }: LogReader, main: readonly ModelBlock[]): string[] {
  const shared = sharedWith(seen, main)
  const gone = seen.slice(shared).toReversed()
  const sign = (word: string) => (block: ModelBlock) => namesOf(block, filter, from).map((name) => `${name} ${word}`)
  return [...gone.flatMap(sign('removed')), ...main.slice(shared).flatMap(sign('new'))]
}

/** Returns the number of common blocks of two chains, from genesis on. */
function sharedWith(one: readonly ModelBlock[], other: readonly ModelBlock[]): number {
  let shared = 0
  while (shared < one.length && one[shared]?.hash === other[shared]?.hash) shared++
  return shared
}

async function readMain(chain: Chain, store: Store): Promise<readonly ModelBlock[]> {
  const blocks: ModelBlock[] = []
  for (let number = 0; number <= chain.reads.headNumber(); number++) {
    const hash = (await store.blocks.getMainHash(number)) ?? expect.fail(`no block ${number}`)
    const rows = await store.transactions.getByBlock(hash)
    blocks.push({ hash: toHex(hash), number, logs: rows.flatMap(({ receipt }) => decodeReceipt(receipt).logs) })
  }
  return blocks
}

function namesOf({ hash, number, logs }: ModelBlock, { addresses, topics }: LogFilter, from: number): string[] {
  if (number < from) return []
  const isOneOf = (value: Uint8Array | undefined, choices: readonly Uint8Array[]) =>
    choices.length === 0 || choices.some((choice) => value !== undefined && equalBytes(choice, value))
  return logs.flatMap((log, index) =>
    isOneOf(log.address, addresses) && isOneOf(log.topics[0], topics[0] ?? []) ? [`${hash}:${index}`] : [],
  )
}

async function namesIn(entries: FilterEntries): Promise<string[]> {
  if (entries.kind !== 'logs') return expect.fail('not a filter for logs')
  const names: string[] = []
  for await (const page of entries.pages) {
    const logs: { blockHash: string; logIndex: string; removed: boolean }[] = JSON.parse(
      `[${new TextDecoder().decode(page)}]`,
    )
    names.push(...logs.map((log) => `${log.blockHash}:${Number(log.logIndex)} ${log.removed ? 'removed' : 'new'}`))
  }
  return names
}

function hashesOf(entries: FilterEntries): Hex[] {
  return entries.kind === 'hashes' ? entries.hashes.map(toHex) : expect.fail('not a filter for hashes')
}

/** Runs the histories of these seeds; returns how often each thing was done. */
export async function runCampaigns(from: number, count: number): Promise<Readonly<Record<string, number>>> {
  const folder = await mkdtemp(join(tmpdir(), 'scion-filters-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const done: Record<string, number> = {}
  for (let seed = from; seed < from + count; seed++) {
    const counts = await runCampaign(seed, folder).catch((error: unknown) => {
      throw new Error(`seed ${seed}`, { cause: error })
    })
    for (const [name, times] of Object.entries(counts)) done[name] = (done[name] ?? 0) + times
  }
  return done
}
