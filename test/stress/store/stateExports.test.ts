import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import type { TrieEntry } from '../../../src/state/trie/buildTrie.ts'
import { openStore, openStoreForReading } from '../../../src/storage/openStore.ts'
import { openTestChain, signFrom } from '../../_helpers/chain.ts'
import { collectCleanup } from '../../_helpers/cleanup.ts'
import { regtestIn } from '../../_helpers/places.ts'
import { createRandom } from '../../_helpers/random.ts'
import { CHAIN } from '../../cli/_chains.ts'
import { makeFolder, runCli } from '../../cli/_cli.ts'
import { accounts, clones, contract } from '../../snapshot/_builtStates.ts'
import { requireRoundTrip } from '../../snapshot/_roundTrip.ts'
import { flatState } from '../../snapshot/_stateFiles.ts'
import { batchesOf, firstSeed, isLong, report } from '../_campaign.ts'

const SIZES = { chains: { small: 10, long: 1000 }, flips: { small: 100, long: 10_000 } }
const BATCH = 10
const LARGE = isLong ? 100_000 : 10_000
const SEED = firstSeed(1)

const PROXY = new Uint8Array(45).fill(0x36)

/** Returns init code that sets slots 0, 1, … to 1, 2, …, and returns so many zero bytes as code. */
function initOf(slots: number, codeBytes: number): Uint8Array {
  const sets = Array.from({ length: slots }, (_, slot) => [0x60, slot + 1, 0x60, slot, 0x55])
  return Uint8Array.of(...sets.flat(), 0x61, codeBytes >> 8, codeBytes & 0xff, 0x60, 0, 0xf3)
}

/** Creates a chain of transfers to new accounts, also of nothing, of clones and of contracts with long code. Returns its data folder. */
async function makeRandomChain(data: string, seed: number, groups: number): Promise<string> {
  const below = createRandom(seed)
  const chain = await openTestChain({ store: await openStore(regtestIn(data)) })
  let nonce = 0n
  const send = (fields: Parameters<typeof signFrom>[1]) =>
    chain.submits.sendRaw(signFrom(0, { nonce: nonce++, ...fields }))
  for (let group = 0; group < groups; group++) {
    const [count, kind] = [1 + below(8), below(3)]
    const data = initOf(below(21), kind === 2 ? below(24_577) : below(60))
    for (let i = 0; i < count; i++) {
      if (kind > 0) await send({ data, gasLimit: 6_000_000n })
      else await send({ to: new Uint8Array(20).fill(below(256)).fill(below(256), 9), value: BigInt(below(3)) })
    }
  }
  await chain.close()
  return data
}

async function readHead(data: string) {
  const store = await openStoreForReading(regtestIn(data))
  try {
    const head = await store.blocks.getHead()
    if (head === undefined) return expect.fail(`no chain in ${data}`)
    return {
      hash: toHex(head.hash),
      number: head.number,
      work: head.totalDifficulty,
      state: await flatState(store, head.number),
    }
  } finally {
    await store.close()
  }
}

const exportTo = (file: string, data: string) => runCli('export', ...CHAIN, '--data', data, '--state', file)
const importFrom = (file: string, data: string, hash: string) =>
  runCli('import', ...CHAIN, '--data', data, '--state', file, '--checkpoint', hash)

it(`the state of a random chain from seed ${SEED} is imported as it was exported, and is exported again equally`, async () => {
  for await (const batch of batchesOf(SIZES.chains, BATCH, SEED)) {
    let bytes = 0
    for (let seed = batch.seed; seed < batch.seed + batch.count; seed++) {
      const { cleanup, run } = collectCleanup()
      const [data, copy] = [await makeRandomChain(makeFolder(cleanup), seed, 1 + (seed % 6)), makeFolder(cleanup)]
      const [file, again] = [join(makeFolder(cleanup), 'state'), join(makeFolder(cleanup), 'state')]
      expect([seed, await exportTo(file, data)]).toMatchObject([seed, { code: 0, complaints: '' }])
      const head = await readHead(data)
      expect([seed, await importFrom(file, copy, head.hash)]).toMatchObject([seed, { code: 0, complaints: '' }])
      expect([seed, await readHead(copy)]).toEqual([seed, head])
      expect([seed, await exportTo(again, copy)]).toMatchObject([seed, { code: 0, complaints: '' }])
      expect([seed, readFileSync(again).equals(readFileSync(file))]).toEqual([seed, true])
      bytes += readFileSync(file).length
      await run()
    }
    report('store/stateExports', { ...batch, bytes })
  }
})

it(`a state file with clones and long code with a flipped bit, from seed ${SEED}, is refused or gives the same chain`, async () => {
  const data = await makeRandomChain(makeFolder(), 3, 40)
  const [file, changed, again] = ['file', 'changed', 'again'].map((name) => join(makeFolder(), name))
  if (file === undefined || changed === undefined || again === undefined) return expect.fail('three names')
  expect(await exportTo(file, data)).toMatchObject({ code: 0 })
  const [whole, head] = [readFileSync(file), await readHead(data)]
  let copy = makeFolder()
  for await (const batch of batchesOf(SIZES.flips, BATCH, SEED)) {
    const below = createRandom(batch.seed)
    let same = 0
    for (let i = 0; i < batch.count; i++) {
      const [at, bit] = [below(whole.length), below(8)]
      const bytes = Uint8Array.from(whole)
      bytes[at] = (bytes[at] ?? 0) ^ (1 << bit)
      writeFileSync(changed, bytes)
      const { code, complaints } = await importFrom(changed, copy, head.hash)
      if (code === 0) {
        expect([batch.seed, at, bit, await readHead(copy)]).toEqual([batch.seed, at, bit, head])
        same++
        copy = makeFolder()
      } else
        expect([batch.seed, at, bit, complaints]).toEqual([
          batch.seed,
          at,
          bit,
          expect.stringMatching(/^(state|checkpoint): /),
        ])
    }
    const rssMiB = Math.round(process.memoryUsage().rss / 2 ** 20)
    report('store/stateExports/flips', { ...batch, same, bytes: whole.length, rssMiB })
  }
})

it.each<[name: string, entries: () => Iterable<TrieEntry>]>([
  ['accounts', () => accounts(1, LARGE, 1n)],
  ['accounts without nonce and balance', () => accounts(1, LARGE)],
  ['slots of one contract', () => contract(1, { code: new Uint8Array(24_576), cells: LARGE })],
  ['equal slots of as many clones of one contract', () => clones(1, LARGE / 10, { code: PROXY, cells: 9 })],
])(`a state of ${LARGE} %s is imported as it was exported`, async (name, entries) => {
  const begunAt = performance.now()
  const file = await requireRoundTrip([...entries()])
  const seconds = (performance.now() - begunAt) / 1000
  report('store/stateExports/large', { seed: 0, count: LARGE, name, bytes: file.length, seconds })
})
