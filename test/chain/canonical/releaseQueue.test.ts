/** The Bridge's queue of releases: one value that gets longer with each transfer to the Bridge. */
import { describe, expect, it, onTestFinished } from 'vitest'
import { EMPTY_BYTES, equalBytes } from '../../../src/base/bytes.ts'
import { encodeRlp } from '../../../src/base/encodeRlp.ts'
import { decodeRlp, requireList } from '../../../src/base/rlp.ts'
import { QUEUE } from '../../../src/bridge/pegout/pegoutQueue.ts'
import type { BlockSelector } from '../../../src/chain/api/engine.ts'
import type { Chain } from '../../../src/chain/openChain.ts'
import { BRIDGE_ADDRESS } from '../../../src/chainspec/genesisBalances.ts'
import type { Block } from '../../../src/primitives/block.ts'
import { openSql } from '../../../src/storage/engines.ts'
import { createStore, openStore } from '../../../src/storage/openStore.ts'
import { sizeOf } from '../../../src/storage/sizes.ts'
import type { Sql } from '../../../src/storage/sql.ts'
import type { Store } from '../../../src/storage/store.ts'
import { MINES_ON_DEMAND, openTestChain, signFrom } from '../../_helpers/chain.ts'
import { ENGINES } from '../../storage/engines.ts'
import { requireDevtools } from '../devtools/_controlled.ts'
import { at, importAll, LATEST, mine } from '../import/_branches.ts'

const MINIMUM = 250_000n * 10_000_000_000n
/** The number of list items of a request in the queue. */
const ITEMS = 3
/** One below the maximum number of pending transactions of an account. */
const EACH = 15

/** A transfer to the Bridge. */
const release = (from: number, nonce: number) =>
  signFrom(from, { nonce: BigInt(nonce), to: BRIDGE_ADDRESS, value: MINIMUM, gasLimit: 100_000n })
const many = (from: number) => Array.from({ length: EACH }, (_, nonce) => release(from, nonce))

async function openOn(store: Store): Promise<Chain> {
  const chain = await openTestChain({ store, submitting: MINES_ON_DEMAND })
  onTestFinished(() => chain.close())
  return chain
}

async function readQueue(chain: Chain, selector: BlockSelector = LATEST) {
  return (await (await chain.reads.worldAt(selector)).getStorage(BRIDGE_ADDRESS, QUEUE.slot)) ?? EMPTY_BYTES
}

/** Returns the number of requests after a block, which must be a prefix of `longest`. */
async function countAt(chain: Chain, selector: BlockSelector, longest: Uint8Array): Promise<number> {
  const queue = await readQueue(chain, selector)
  if (queue.length === 0) return 0
  const { length } = requireList(decodeRlp(queue), 'queue')
  const expected = encodeRlp(requireList(decodeRlp(longest), 'queue').slice(0, length))
  return equalBytes(queue, expected) ? length / ITEMS : expect.fail('another queue')
}

async function countAll(chain: Chain, longest: Uint8Array): Promise<number[]> {
  const counts: number[] = []
  for (let height = 0; height <= chain.reads.headNumber(); height++) {
    counts.push(await countAt(chain, at(height), longest))
  }
  return counts
}

const hashOf = ({ hash }: Pick<Block, 'hash'>): BlockSelector => ({ kind: 'hash', hash, requireCanonical: false })

/** Counts the bytes that go to the database. */
function countBytes(sql: Sql) {
  let bytes = 0
  const counted: Sql = {
    ...sql,
    writeAll(statements) {
      if (Array.isArray(statements)) for (const statement of statements) bytes += sizeOf(statement)
      return sql.writeAll(statements)
    },
  }
  return { sql: counted, written: () => bytes }
}

for (const engine of ENGINES) {
  describe(`on ${engine.name}`, () => {
    it('one more transfer writes equal bytes at the end of a long and a short release queue', async () => {
      const { sql, written } = countBytes(await openSql(await engine.newPlace()))
      const chain = await openOn(await createStore(sql))
      const measured: [length: number, bytes: number][] = []
      for (let sender = 0; sender < 14; sender++) {
        await mine(chain, many(sender))
        if (![0, 6, 13].includes(sender)) continue
        const before = written()
        await mine(chain, ...[0, 1, 2, 3].map((more) => [release(29, measured.length * 4 + more)]))
        measured.push([await countAt(chain, LATEST, await readQueue(chain)), (written() - before) / 4])
      }
      expect(measured.map(([length]) => length)).toEqual([19, 113, 222])
      for (const [, bytes] of measured) expect(bytes).toBeLessThan(8_000) // the longest queue has more than 11,000
    })

    it('the release queue of each height stays readable after a restart, a snapshot and a reorganisation', async () => {
      const place = await engine.newPlace()
      const first = await openTestChain({ store: await openStore(place), submitting: MINES_ON_DEMAND })
      const blocks = await mine(first, ...[0, 1, 2, 3, 4, 5].map((nonce) => [release(0, nonce), release(1, nonce)]))
      const six = await readQueue(first)
      expect(await countAll(first, six)).toEqual([0, 2, 4, 6, 8, 10, 12])
      await first.close()

      const ours = await openTestChain({ store: await openStore(place), submitting: MINES_ON_DEMAND })
      expect(await countAll(ours, six)).toEqual([0, 2, 4, 6, 8, 10, 12])

      const { snapshots } = requireDevtools(ours)
      const id = await snapshots.take()
      const gone = await mine(ours, [release(2, 0)], [release(2, 1)])
      const longer = await readQueue(ours)
      expect(await countAll(ours, longer)).toEqual([0, 2, 4, 6, 8, 10, 12, 13, 14])
      expect(await snapshots.revert(id)).toBe(true)
      expect(await countAll(ours, six)).toEqual([0, 2, 4, 6, 8, 10, 12])
      for (const [index, block] of gone.entries()) expect(await countAt(ours, hashOf(block), longer)).toBe(13 + index)

      const theirs = await openOn(await engine.openStore())
      await importAll(theirs, blocks.slice(0, 3))
      const branch = await mine(theirs, [release(3, 0)], [release(3, 1)], [release(3, 2), release(4, 0)], [], [])
      const other = await readQueue(theirs)
      await importAll(ours, branch)
      expect(await countAll(ours, other)).toEqual([0, 2, 4, 6, 7, 8, 10, 10, 10])
      for (const [index, block] of blocks.entries()) expect(await countAt(ours, hashOf(block), six)).toBe(2 * index + 2)

      const [mined] = await mine(ours, [release(3, 3)])
      const newest = await readQueue(ours)
      const flat = await countAll(ours, newest)
      await ours.close()
      const again = await openOn(await openStore(place))
      expect(await countAll(again, newest)).toEqual(flat)
      expect(await countAt(again, hashOf(mined ?? expect.fail('no block')), newest)).toBe(flat.at(-1))
    })
  })
}
