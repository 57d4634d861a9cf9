import { expect, it } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import type { ChainPlace } from '../../../src/chain/api/engine.ts'
import type { Chain } from '../../../src/chain/openChain.ts'
import type { Block } from '../../../src/primitives/block.ts'
import { openStore } from '../../../src/storage/openStore.ts'
import { openTestChain } from '../../_helpers/chain.ts'
import { collectWarnings } from '../../_helpers/warnings.ts'
import { deploy, importAll, keep, keeper, mine, openOn, transfer } from '../import/_branches.ts'

const inMemory = () => openStore({ kind: 'memory' })
const open = async () => openOn(await inMemory())
const UNKNOWN = new Uint8Array(32)

const placeOf = ({ hash, header }: Block): ChainPlace => ({ number: header.number, hash })
const print = (places: readonly ChainPlace[]) => places.map(({ number, hash }) => `${number} ${toHex(hash)}`)
const printBlocks = (blocks: readonly Block[]) => print(blocks.map(placeOf))

/** Two chains that share a first block; the heavier branch is imported into ours. */
async function turn() {
  const [ours, theirs] = [await open(), await open()]
  const first = await mine(ours, [deploy])
  await importAll(theirs, first)
  const old = await mine(ours, [keep(1n, 11n)], [transfer(2, 0n, 6n)])
  const branch = await mine(theirs, [keep(1n, 21n)], [keep(2n, 22n)], [])
  const before = ours.feeds.head()
  await importAll(ours, branch)
  return { ours, theirs, first, old, branch, before }
}

it('changes are the blocks that joined since a position, in pieces up to the limit', async () => {
  const chain = await open()
  const start = chain.feeds.head()
  const blocks = await mine(chain, [], [], [], [], [])
  const all = await chain.feeds.changesSince(start, 100)
  expect({ ...all, added: print(all.added) }).toEqual({
    removed: [],
    added: printBlocks(blocks),
    place: chain.feeds.head(),
    isComplete: true,
  })
  const some = await chain.feeds.changesSince(start, 2)
  expect([print(some.added), some.isComplete]).toEqual([printBlocks(blocks.slice(0, 2)), false])
  const rest = await chain.feeds.changesSince(some.place, 3)
  expect([print(rest.added), rest.isComplete]).toEqual([printBlocks(blocks.slice(2)), true])
  expect(await chain.feeds.changesSince(rest.place, 3)).toMatchObject({ removed: [], added: [], isComplete: true })
})

it('changes after a reorganisation begin with the removed blocks, newest first, also in pieces', async () => {
  const { ours, old, branch, before } = await turn()
  const { removed, added, isComplete } = await ours.feeds.changesSince(before, 100)
  expect([print(removed), print(added)]).toEqual([printBlocks(old.toReversed()), printBlocks(branch)])
  expect(isComplete).toBe(true)
  const [gone, come]: [string[], string[]] = [[], []]
  for (let place = before, isDone = false; !isDone; ) {
    const piece = await ours.feeds.changesSince(place, 1)
    gone.push(...print(piece.removed))
    come.push(...print(piece.added))
    place = piece.place
    isDone = piece.isComplete
  }
  expect([gone, come]).toEqual([print(removed), print(added)])
})

it('changes remove the blocks of the first piece if the chain is reorganised before the second', async () => {
  const { ours, theirs, old, before } = await turn()
  const piece = await ours.feeds.changesSince(before, 1)
  expect(print(piece.removed)).toEqual(printBlocks(old.slice(1)))
  await importAll(theirs, old)
  const longer = await openOn(await inMemory())
  await importAll(longer, [...(await blocksOf(ours, 1)), ...old])
  await importAll(ours, await mine(longer, [], [], []))
  const rest = await ours.feeds.changesSince(piece.place, 100)
  expect(rest.removed).toEqual([])
  expect(print(rest.added).slice(0, 1)).toEqual(printBlocks(old.slice(1)))
})

async function blocksOf(chain: Chain, ...heights: number[]): Promise<Block[]> {
  const found = heights.map((number) => chain.reads.findBlock({ kind: 'number', number, asked: '' }))
  return (await Promise.all(found)).filter((block) => block !== undefined)
}

it("a position with an unknown block, or with a number that is not its block's, is refused", async () => {
  const { ours, before } = await turn()
  const unknown = { number: 1, hash: new Uint8Array(32) }
  await expect(ours.feeds.changesSince(unknown, 9)).rejects.toMatchObject({ kind: 'unknownChainPlace' })
  const wrong = { ...before, number: before.number + 1 }
  await expect(ours.feeds.changesSince(wrong, 9)).rejects.toMatchObject({ kind: 'unknownChainPlace' })
})

it('the position at a height of the main chain is found', async () => {
  const { ours, branch } = await turn()
  expect(await ours.feeds.placeAt(4)).toEqual(branch.map(placeOf)[2])
  expect(await ours.feeds.placeAt(5)).toBeUndefined()
})

it('the logs of a block are printed, also those of a removed block', async () => {
  const { ours, old, branch } = await turn()
  const logs = async (block: Block | undefined, removed: boolean) => {
    const found = await ours.feeds.logsOfBlock(block?.hash ?? UNKNOWN, { removed })
    return found.map((log) => JSON.parse(log.print()))
  }
  const address = toHex(keeper)
  expect(await logs(old[0], true)).toMatchObject([{ address, removed: true, logIndex: '0x0' }])
  expect(await logs(branch[0], false)).toMatchObject([{ address, removed: false, blockNumber: '0x2' }])
  expect(await logs(undefined, false)).toEqual([])
})

it('the bloom of a block is returned, also that of a removed block', async () => {
  const { ours, old, branch } = await turn()
  for (const block of [...old, ...branch]) {
    expect(await ours.feeds.bloomOfBlock(block.hash)).toEqual(block.header.logsBloom)
  }
  expect(await ours.feeds.bloomOfBlock(UNKNOWN)).toBeUndefined()
})

it('listeners are called with each visible head, also after a reorganisation, until they are removed', async () => {
  const { ours, theirs } = await turn()
  const seen: number[] = []
  const stop = ours.feeds.onHead(() => seen.push(ours.reads.headNumber()))
  for (const block of await mine(theirs, [], [])) await importAll(ours, [block])
  expect(seen).toEqual([5, 6])
  await mine(ours, [transfer(3, 0n, 1n)])
  await importAll(ours, await mine(theirs, [], []))
  expect(seen.slice(0, 3)).toEqual([5, 6, 7])
  expect(seen.at(-1)).toBe(8)
  stop()
  const heads = seen.length
  await mine(ours, [])
  expect(seen).toHaveLength(heads)
})

it('a listener that throws affects neither the chain nor other listeners', async () => {
  const chain = await open()
  const warnings = collectWarnings()
  let heard = 0
  chain.feeds.onHead(() => {
    throw new Error('mine alone')
  })
  chain.feeds.onHead(() => heard++)
  await mine(chain, [], [])
  await new Promise(setImmediate)
  expect(heard).toBe(2)
  expect(warnings).toMatchObject([{ message: 'mine alone' }, { message: 'mine alone' }])
})

it('each transaction that becomes pending is notified once: waiting, mined at once, or after a nonce gap closed', async () => {
  const chain = await open()
  const told: string[] = []
  chain.feeds.onPendingTransaction((hash) => told.push(toHex(hash)))
  const first = await chain.submits.sendRaw(transfer(1, 0n, 1n))
  const queued = await chain.submits.sendRaw(transfer(2, 1n, 1n))
  const filler = await chain.submits.sendRaw(transfer(2, 0n, 1n))
  await chain.miner.mineOne()
  expect(told).toEqual([first, filler, queued].map(toHex))

  const atOnce = await openTestChain()
  const seen: string[] = []
  atOnce.feeds.onHead(() => seen.push('head'))
  atOnce.feeds.onPendingTransaction((hash) => seen.push(toHex(hash)))
  const mined = await atOnce.submits.sendRaw(transfer(1, 0n, 1n))
  expect(seen).toEqual([toHex(mined), 'head'])
  await atOnce.close()
})

it('transactions that a reorganisation or an imported block makes pending are notified', async () => {
  const [ours, theirs] = [await open(), await open()]
  const told: string[] = []
  const [returning] = [await ours.submits.sendRaw(transfer(1, 0n, 5n))]
  const queued = await ours.submits.sendRaw(transfer(2, 1n, 5n))
  await ours.miner.mineOne()
  ours.feeds.onPendingTransaction((hash) => told.push(toHex(hash)))
  await importAll(ours, await mine(theirs, [transfer(2, 0n, 6n)], [], []))
  expect(told.sort()).toEqual([returning, queued].map(toHex).sort())
})

it('a refused transaction is not notified', async () => {
  const store = await inMemory()
  let isFull = false
  const write: typeof store.write = (collect) =>
    isFull ? Promise.reject(new Error('disk full')) : store.write(collect)
  const chain = await openOn({ ...store, write })
  isFull = true
  const told: Uint8Array[] = []
  chain.feeds.onPendingTransaction((hash) => told.push(hash))
  await expect(chain.submits.sendRaw(transfer(1, 0n, 5n))).rejects.toThrow('disk full')
  expect(told).toEqual([])
})
