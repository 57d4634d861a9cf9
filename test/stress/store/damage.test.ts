import { readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import { type Content, differingTables } from '../../../src/storage/copy/content.ts'
import { contentsOf } from '../../../src/storage/copy/copyDatabase.ts'
import { openSql } from '../../../src/storage/engines.ts'
import { StoreError } from '../../../src/storage/errors.ts'
import { createStore } from '../../../src/storage/openStore.ts'
import type { Sql } from '../../../src/storage/sql.ts'
import type { Store } from '../../../src/storage/store.ts'
import { createRandom } from '../../_helpers/random.ts'
import { temporaryFolder } from '../../_helpers/temporary.ts'
import { fileIn } from '../../storage/engines.ts'
import { PLACE_TEMPLATE } from '../../storage/rows.ts'
import { isSound, writeChain } from '../../verify/_scene.ts'
import { batchesOf, firstSeed, isLong, report } from '../_campaign.ts'

const SIZES = { small: 20, long: 1_000 }
/** Flips between two reports. */
const BATCH = 100
/** Each flip verifies and reads all of them. */
const BLOCKS = isLong ? 200 : 100
const SEED = firstSeed(1)

/** Tables with values that nothing else determines: times, numbers, texts and hashes of transactions that may be gone. */
const UNDETERMINED = ['arrivals', 'banned_addresses', 'filters', 'meta', 'pool', 'snapshots']

/** Tables whose columns may encode the same value in several ways. {@link readAnswers} decodes all of their rows. */
const PACKED = ['blocks', 'transactions']

type Outcome = 'refused' | 'found' | 'harmless' | 'undetermined'

/** The rows and responses of a sound file. */
interface Expected {
  readonly contents: readonly Content[]
  readonly answers: string
}

async function readExpected(sql: Sql): Promise<Expected> {
  return { contents: await contentsOf(sql), answers: await readAnswers(await createStore(sql)) }
}

/** Reads through every index: blocks, transactions, logs and values of the flat state. */
async function readAnswers(store: Store): Promise<string> {
  const answers: unknown[] = []
  const head = (await store.blocks.getHead())?.number ?? -1
  for (let number = 0; number <= head; number++) {
    for (const block of await store.blocks.getAllAt(number)) {
      const [known, rows] = [await store.blocks.getByHash(block.hash), await store.transactions.getByBlock(block.hash)]
      answers.push(known, rows)
      for (const { hash } of rows) answers.push(await store.transactions.getByHash(hash))
    }
    answers.push(await store.blocks.getMainHash(number))
  }
  const query = { fromBlock: 0, toBlock: head, addresses: [], topics: [], limit: 10_000 }
  answers.push(await store.logs.find(query, 10_000_000, PLACE_TEMPLATE))
  for (const key of await store.state.getKeysAt(new Uint8Array(1), head))
    for (const height of [head, head >> 1]) answers.push(await store.state.getAt(key, height))
  const print = (_name: string, value: unknown) =>
    value instanceof Uint8Array ? toHex(value) : typeof value === 'bigint' ? `${value}` : value
  return JSON.stringify(answers, print)
}

/** Returns what becomes of a file with one flipped bit. Throws if it is called sound, and responds something else. */
async function judge(file: Uint8Array, expected: Expected): Promise<Outcome> {
  const place = fileIn(await temporaryFolder())
  writeFileSync(place.path, file)
  const sql = await openSql(place).catch((error) => {
    if (error instanceof StoreError && error.kind === 'storeCorrupted') return undefined
    throw error
  })
  try {
    if (sql === undefined) return 'refused'
    if (!(await isSound(sql, place))) return 'found'
    const found = await readExpected(sql)
    const differing = differingTables(expected.contents, found.contents).filter((table) => !PACKED.includes(table))
    if (differing.some((table) => !UNDETERMINED.includes(table))) throw new Error(`other rows in ${differing}`)
    if (found.answers !== expected.answers) throw new Error('other answers')
    return differing.length === 0 ? 'harmless' : 'undetermined'
  } finally {
    await sql?.close()
    await rm(dirname(place.path), { recursive: true }) // a thousand copies would fill the disk
  }
}

it(`random bit flips in a closed SQLite file of ${BLOCKS} blocks, from seed ${SEED}, are refused, found by scion verify, or change no answer`, async () => {
  const place = fileIn(await temporaryFolder())
  await writeChain(place, BLOCKS)
  const sound = readFileSync(place.path)
  const sql = await openSql(place)
  const expected = await readExpected(sql)
  await sql.close()
  for await (const batch of batchesOf(SIZES, BATCH, SEED)) {
    const counts: Record<Outcome, number> = { refused: 0, found: 0, harmless: 0, undetermined: 0 }
    const below = createRandom(batch.seed)
    for (let flip = 0; flip < batch.count; flip++) {
      const [at, bit] = [below(sound.length), below(8)]
      const file = Uint8Array.from(sound)
      file[at] = (file[at] ?? 0) ^ (1 << bit)
      const outcome = await judge(file, expected).catch((error) => {
        throw new Error(`seed ${batch.seed}, flip ${flip}: bit ${bit} of byte ${at}`, { cause: error })
      })
      counts[outcome]++
    }
    report('store/damage', { ...batch, ...counts })
    expect(counts.found).toBeGreaterThan(0)
  }
})
