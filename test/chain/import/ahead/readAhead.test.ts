import { setImmediate } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { precompute } from '../../../../src/chain/import/ahead/precompute.ts'
import {
  createPrecomputeThreads,
  type PrecomputeThreads,
} from '../../../../src/chain/import/ahead/precomputeThreads.ts'
import { readAhead, type SourceBlock } from '../../../../src/chain/import/ahead/readAhead.ts'
import { regtest } from '../../../../src/chainspec/regtest.ts'
import { createSandbox } from '../../../../src/chainspec/sandbox.ts'
import type { Block } from '../../../../src/primitives/block.ts'
import { openStore } from '../../../../src/storage/openStore.ts'
import { mine, openOn, transfer } from '../_branches.ts'

const network = createSandbox(regtest)
const NO_THREADS: PrecomputeThreads = {
  isFree: () => false,
  run: () => Promise.reject(new Error('there are no threads')),
  close: async () => undefined,
}

async function mineTransfers(count: number): Promise<Block[]> {
  const chain = await openOn(await openStore({ kind: 'memory' }))
  const lists = Array.from({ length: count }, (_, index) => [
    transfer(1, BigInt(index), 5n),
    transfer(2, BigInt(index), 6n),
  ])
  return mine(chain, ...lists)
}

function openThreads(): PrecomputeThreads {
  const threads = createPrecomputeThreads(network)
  onTestFinished(() => threads.close())
  return threads
}

async function whenFree(threads: PrecomputeThreads): Promise<void> {
  while (!threads.isFree()) await setImmediate()
}

/** A source without end of a block of this length, which counts what is read. */
function createEndless(length: number) {
  const counts = { read: 0 }
  async function* source(): AsyncGenerator<SourceBlock> {
    for (;;) {
      counts.read++
      yield { encoded: new Uint8Array(length), decode: () => expect.fail('it is not its turn') }
    }
  }
  return { counts, source: source() }
}

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await setImmediate()
}

describe('threads that compute ahead', () => {
  it('compute what the importing thread would, and nothing for bytes that are no block', async () => {
    const blocks = await mineTransfers(3)
    const threads = openThreads()
    await whenFree(threads)
    const encoded = [...blocks.map((block) => block.encoded), Uint8Array.of(0xc0)]
    expect(await threads.run(encoded)).toEqual([...blocks.map((block) => precompute(network, block)), undefined])
  })

  it('start again after they were closed', async () => {
    const [block] = await mineTransfers(1)
    const threads = openThreads()
    await whenFree(threads)
    await threads.close()
    expect(threads.isFree()).toBe(false)
    await whenFree(threads)
    expect(await threads.run([block?.encoded ?? new Uint8Array(0)])).toHaveLength(1)
  })

  it('recover no senders of a block without work', async () => {
    const [block] = await mineTransfers(1)
    if (block === undefined) return expect.fail('there is no block')
    const header = { ...block.header, bitcoinMergedMiningHeader: new Uint8Array(80) }
    const { workFlaw, senders } = precompute(network, { ...block, header })
    expect([typeof workFlaw, senders]).toEqual(['string', []])
  })
})

describe('reading ahead', () => {
  it('ends at a number of blocks', async () => {
    const { counts, source } = createEndless(10)
    const ahead = readAhead(network, source, { threads: NO_THREADS, signal: undefined })
    await turns(1_000)
    expect(counts.read).toBe(128)
    ahead.close()
  })

  it('ends at a number of bytes', async () => {
    const { counts, source } = createEndless(2 ** 21)
    const ahead = readAhead(network, source, { threads: NO_THREADS, signal: undefined })
    await turns(1_000)
    expect(counts.read).toBe(4)
    ahead.close()
  })

  it('returns the blocks in order with their results, computed by a thread or when it is their turn', async () => {
    const blocks = await mineTransfers(40)
    async function* source() {
      for (const block of blocks) yield { encoded: block.encoded, decode: () => block }
    }
    const threads = openThreads()
    await whenFree(threads)
    const ahead = readAhead(network, source(), { threads, signal: undefined })
    const returned: unknown[] = []
    while (await ahead.hasNext()) returned.push(ahead.next())
    expect(returned).toEqual(blocks.map((block) => ({ block, precomputed: precompute(network, block) })))
  })

  it('rejects with the error of a thread that has ended', async () => {
    const { source } = createEndless(10)
    const failing: PrecomputeThreads = { ...NO_THREADS, isFree: () => true }
    const ahead = readAhead(network, source, { threads: failing, signal: undefined })
    await turns(100) // the first blocks are sent by then
    await expect(ahead.hasNext()).rejects.toThrow('there are no threads')
    ahead.close()
  })

  it('ends a wait with the reason of the signal', async () => {
    const silent = () => ({ [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => undefined) }) })
    const abort = new AbortController()
    const ahead = readAhead(network, silent(), { threads: NO_THREADS, signal: abort.signal })
    const waiting = ahead.hasNext()
    abort.abort(new Error('enough'))
    await expect(waiting).rejects.toThrow('enough')
  })
})
