import { setImmediate } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import { toWord } from '../../../src/base/integer.ts'
import type { SourceBlock } from '../../../src/chain/import/ahead/readAhead.ts'
import { createDeferred } from '../../../src/concurrency/deferred.ts'
import type { Block } from '../../../src/primitives/block.ts'
import { contractAddress } from '../../../src/primitives/transaction.ts'
import { StoreError } from '../../../src/storage/errors.ts'
import { openStore } from '../../../src/storage/openStore.ts'
import type { Store } from '../../../src/storage/store.ts'
import { MINES_ON_DEMAND, openTestChain, requireAccount, signFrom } from '../../_helpers/chain.ts'
import { ALL_ENGINES } from '../../storage/engines.ts'
import { at, deploy, describeChain, keep, mine, openOn, transfer } from './_branches.ts'
import { importSources, importTogether, sourceOf } from './_source.ts'

const openEmpty = () => openStore({ kind: 'memory' })
const openOther = async () => openOn(await openEmpty())

/** Init code of a contract that ends itself when it is called, and sends its balance to its caller. */
const ENDS_ITSELF = new Uint8Array([0x61, 0x33, 0xff, 0x5f, 0x52, 0x60, 0x02, 0x60, 0x1e, 0xf3])

/** Init code of a contract that writes the second word of its input to the slot of the first one. */
const WRITES_CELLS = new Uint8Array([
  ...[0x65, 0x60, 0x20, 0x35, 0x5f, 0x35, 0x55], // PUSH6 of its code
  ...[0x5f, 0x52, 0x60, 0x06, 0x60, 0x1a, 0xf3],
])

/** A chain of blocks with logs, storage and transfers. */
async function mineVaried(count: number): Promise<{ blocks: Block[]; made: Awaited<ReturnType<typeof openOther>> }> {
  const made = await openOther()
  const blocks = await mine(made, [deploy])
  for (let index = 1; index < count; index++) {
    blocks.push(...(await mine(made, [keep(BigInt(index), BigInt(index % 7)), transfer(1, BigInt(index - 1), 5n)])))
  }
  return { blocks, made }
}

for (const engine of ALL_ENGINES) {
  describe(`an import on ${engine.name}`, () => {
    it('makes the chain that its blocks are of, at every height', async () => {
      const { blocks, made } = await mineVaried(60)
      const chain = await openOn(await engine.openStore())
      const { outcomes, error } = await importTogether(chain, blocks)
      expect(error).toBeUndefined()
      expect(outcomes).toEqual(blocks.map(() => 'head'))
      expect(await describeChain(chain)).toEqual(await describeChain(made))
    })

    it('reports each block in order, when it is stored', async () => {
      const { blocks } = await mineVaried(40)
      const store = await engine.openStore()
      const chain = await openOn(store)
      const reported: Promise<void>[] = []
      await chain.importer.importBlocks(sourceOf(...blocks), {
        onImported: ({ hash, header }) =>
          void reported.push(store.blocks.getMainHash(header.number).then((stored) => expect(stored).toEqual(hash))),
      })
      expect(reported).toHaveLength(40)
      await Promise.all(reported)
    })
  })
}

it('contracts that end themselves in the middle of an import have no code and balance afterwards, at every height', async () => {
  const made = await openOther()
  const sender = requireAccount(0).address
  const addresses = Array.from({ length: 6 }, (_, nonce) => contractAddress(sender, BigInt(2 * nonce)))
  const blocks: Block[] = []
  for (const [index, to] of addresses.entries()) {
    const nonce = BigInt(2 * index)
    blocks.push(...(await mine(made, [signFrom(0, { nonce, data: ENDS_ITSELF, gasLimit: 200_000n })])))
    blocks.push(...(await mine(made, [signFrom(0, { nonce: nonce + 1n, to, value: 3n, gasLimit: 60_000n })])))
  }
  const chain = await openOther()
  expect((await importTogether(chain, blocks)).error).toBeUndefined()
  for (const [index, address] of addresses.entries()) {
    for (const number of blocks.map(({ header }) => header.number)) {
      const code = await (await chain.reads.worldAt(at(number))).getCode(address)
      expect(code.length).toBe(number === 2 * index + 1 ? 2 : 0)
    }
  }
})

it('contracts with the same storage, of which one changes in each block, are imported together', async () => {
  const made = await openOther()
  const targets = [0n, 1n].map((nonce) => contractAddress(requireAccount(0).address, nonce))
  let nonce = 0n
  const write = (target: number, slot: number, value: number) => {
    const data = new Uint8Array([...toWord(BigInt(slot)), ...new Uint8Array(32).fill(value)])
    const to = targets[target] ?? expect.fail('no target')
    return signFrom(0, { nonce: nonce++, to, data, gasLimit: 100_000n })
  }
  const blocks = await mine(made, [
    signFrom(0, { nonce: nonce++, data: WRITES_CELLS, gasLimit: 200_000n }),
    signFrom(0, { nonce: nonce++, data: WRITES_CELLS, gasLimit: 200_000n }),
  ])
  const slots = [1, 2, 3, 4]
  blocks.push(
    ...(await mine(
      made,
      [0, 1].flatMap((target) => slots.map((slot) => write(target, slot, 7))),
    )),
  )
  for (const slot of slots) blocks.push(...(await mine(made, [write(slot % 2, slot, 8)])))
  const chain = await openOther()
  expect((await importTogether(chain, blocks)).error).toBeUndefined()
  expect(await describeChain(chain)).toEqual(await describeChain(made))
})

it('side blocks, a reorganisation, known and repeated blocks in one source have the outcomes that they have one by one', async () => {
  const [ours, theirs] = [await openOther(), await openOther()]
  const common = await mine(ours, [deploy], [keep(1n, 1n)])
  await importTogether(theirs, common)
  const short = await mine(ours, [keep(2n, 2n)], [keep(3n, 3n)])
  const long = await mine(theirs, [keep(2n, 9n)], [keep(3n, 8n)], [], [])
  const source = [...common, ...short, ...short.slice(1), ...long, ...common.slice(0, 1)]
  const [together, single] = [await openOther(), await openOther()]
  const { outcomes, error } = await importTogether(together, source)
  expect(error).toBeUndefined()
  const expected: string[] = []
  for (const block of source) expected.push(await single.importer.importBlock(block))
  expect(outcomes).toEqual(expected)
  expect(new Set(outcomes)).toEqual(new Set(['head', 'known', 'side', 'reorganised']))
  expect(await describeChain(together)).toEqual(await describeChain(theirs))
})

it('an error of the source ends the import after the blocks before it', async () => {
  const { blocks } = await mineVaried(30)
  const chain = await openOther()
  async function* failing(): AsyncGenerator<SourceBlock> {
    yield* sourceOf(...blocks)
    throw new Error('the file ends')
  }
  const { outcomes, error } = await importSources(chain, failing())
  expect(error).toMatchObject({ message: 'the file ends' })
  expect(outcomes).toHaveLength(30)
  expect(chain.reads.headNumber()).toBe(30)
})

it('a block that cannot be decoded ends the import after the blocks before it', async () => {
  const { blocks } = await mineVaried(30)
  const chain = await openOther()
  const broken = { encoded: Uint8Array.of(0xc1, 0x80) }
  const { outcomes, error } = await importTogether(chain, [...blocks.slice(0, 20), broken, ...blocks.slice(20)])
  expect(error).toMatchObject({ name: 'RlpError' })
  expect(outcomes).toHaveLength(20)
  expect(chain.reads.headNumber()).toBe(20)
})

it('a block without its parent ends the import with the rule', async () => {
  const { blocks } = await mineVaried(4)
  const { outcomes, error } = await importTogether(await openOther(), [...blocks.slice(0, 2), ...blocks.slice(3)])
  expect(outcomes).toEqual(['head', 'head'])
  expect(error).toMatchObject({ rule: 'parent', number: 4 })
})

it('a write that fails ends the import, and no block of it is reported or shown', async () => {
  const { blocks, made } = await mineVaried(20)
  const store = await openEmpty()
  let fails = false
  const chain = await openOn({
    ...store,
    write: (collect) => (fails ? Promise.reject(new StoreError('storeFull')) : store.write(collect)),
  })
  fails = true
  const { outcomes, error } = await importTogether(chain, blocks)
  expect(error).toMatchObject({ kind: 'storeFull' })
  expect([outcomes, chain.reads.headNumber()]).toEqual([[], 0])
  fails = false
  expect((await importTogether(chain, blocks)).error).toBeUndefined()
  expect(await describeChain(chain)).toEqual(await describeChain(made))
})

it('an import that is aborted rejects with the reason, and what it has reported is stored', async () => {
  const { blocks } = await mineVaried(20)
  const chain = await openOther()
  const abort = new AbortController()
  async function* waiting(): AsyncGenerator<SourceBlock> {
    yield* sourceOf(...blocks)
    abort.abort(new Error('enough'))
    await new Promise(() => undefined)
  }
  const { outcomes, error } = await importSources(chain, waiting(), abort.signal)
  expect(error).toMatchObject({ message: 'enough' })
  expect(outcomes.length).toBe(chain.reads.headNumber())
})

it('blocks are stored while their source waits, and other changes of the chain run', async () => {
  const { blocks } = await mineVaried(3)
  const chain = await openTestChain({ store: await openEmpty(), submitting: MINES_ON_DEMAND })
  onTestFinished(() => chain.close())
  const more = createDeferred<void>()
  const stored = createDeferred<void>()
  async function* slow(): AsyncGenerator<SourceBlock> {
    yield* sourceOf(...blocks.slice(0, 2))
    await more.promise
    yield* sourceOf(...blocks.slice(2))
  }
  const outcomes: string[] = []
  const importing = chain.importer.importBlocks(slow(), {
    onImported({ header }, outcome) {
      outcomes.push(outcome)
      if (header.number === 2) stored.resolve()
    },
  })
  await stored.promise
  const own = await chain.miner.mineOne()
  expect(own.block.header.number).toBe(3)
  more.resolve()
  await importing
  expect(outcomes.slice(0, 2)).toEqual(['head', 'head'])
  expect(['side', 'reorganised']).toContain(outcomes[2])
})

it('another change of the chain runs during an import, not after it', async () => {
  const { blocks } = await mineVaried(300)
  const chain = await openOther()
  let own: number | undefined
  let mining: Promise<void> | undefined
  const mineOwn = async () => {
    own = (await chain.miner.mineOne()).block.header.number
  }
  async function* watched(): AsyncGenerator<SourceBlock> {
    for (const block of blocks) {
      yield* sourceOf(block)
      if (chain.reads.headNumber() > 0) mining ??= mineOwn()
      await setImmediate()
    }
  }
  await importSources(chain, watched())
  await mining
  expect(own).toBeLessThan(300)
})

it('subscribers are notified of every block that is written in a group', async () => {
  const { blocks } = await mineVaried(50)
  const chain = await openOther()
  const id = await chain.filters.installForBlocks('me')
  await importTogether(chain, blocks)
  const polled = await chain.filters.poll('me', id)
  expect(polled.kind === 'hashes' && polled.hashes.map(toHex)).toEqual(blocks.map(({ hash }) => toHex(hash)))
})

it('the accounts of the next block are read while a block is executed, if reads take time', async () => {
  const { blocks, made } = await mineVaried(60)
  const store = await openEmpty()
  let running = 0
  let together = 0
  const slow = async <T>(read: () => T | Promise<T>): Promise<T> => {
    running++
    together = Math.max(together, running)
    await setImmediate()
    try {
      return await read()
    } finally {
      running--
    }
  }
  const getAt: Store['state']['getAt'] = (key, height) => slow(() => store.state.getAt(key, height))
  const chain = await openTestChain({
    store: { ...store, state: { ...store.state, getAt } },
    submitting: MINES_ON_DEMAND,
    stateCacheBytes: 1, // each value is read
  })
  onTestFinished(() => chain.close())
  expect((await importTogether(chain, blocks)).error).toBeUndefined()
  expect(together).toBeGreaterThan(3)
  expect(await describeChain(chain)).toEqual(await describeChain(made))
})
