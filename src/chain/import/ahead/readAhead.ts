import type { Bytes } from '../../../base/bytes.ts'
import type { Network } from '../../../chainspec/network.ts'
import { createDeferred } from '../../../concurrency/deferred.ts'
import type { Block } from '../../../primitives/block.ts'
import { type Precomputed, precompute } from './precompute.ts'
import type { PrecomputeThreads } from './precomputeThreads.ts'

/** Maximum number of blocks that are read ahead, and of their bytes. One block is always read. */
const MAX_BLOCKS = 128
const MAX_BYTES = 8 * 2 ** 20
/** Maximum number of blocks of one message to a thread. */
const MAX_BATCH = 16
/** Number of waiting blocks from which threads help: fewer take less time than the start of a thread. */
const MIN_FOR_THREADS = 8

/**
 * An encoded block of a source. It is decoded when it is its turn, because decoded blocks that wait are expensive for the
 * garbage collector.
 */
export interface SourceBlock {
  readonly encoded: Bytes
  /** Decodes the block. Throws the source's error if it is none. */
  decode(): Block
}

/** A block of a source, with the results that were computed ahead. */
export interface AheadBlock {
  readonly block: Block
  readonly precomputed: Precomputed
}

/** The blocks of a source, read ahead. */
export interface AheadBlocks {
  /** Resolves with true when {@link next} has a block, or false at the end of the source. Rejects with the error of the source. */
  hasNext(): Promise<boolean>
  /** Returns the next block; undefined if it must be waited for. */
  next(): AheadBlock | undefined
  /** Returns the next block without taking it; undefined as for {@link next}. */
  peek(): AheadBlock | undefined
  /** Returns the block after the next one, if it is read, with its results if a thread has computed them. */
  peekSecond(): Partial<AheadBlock> | undefined
  /** Ends the reading. */
  close(): void
}

interface AheadOptions {
  readonly threads: PrecomputeThreads
  /** Ends the waits for blocks with its reason. */
  readonly signal: AbortSignal | undefined
}

interface Entry {
  readonly source: SourceBlock
  /** `sent`: a thread computes the results. `here`: they are computed when it is the block's turn. */
  state: 'waiting' | 'sent' | 'here'
  precomputed: Precomputed | undefined
  /** The decoded block of the first two entries. */
  block: Block | undefined
}

/** Starts to read the blocks of a source, within bounds of their number and bytes, and to compute results for them in threads. */
export function readAhead(
  network: Network,
  source: AsyncIterable<SourceBlock>,
  { threads, signal }: AheadOptions,
): AheadBlocks {
  const entries: Entry[] = [] // not returned yet, oldest first
  let bytes = 0
  let changed = createDeferred<void>()
  /** The end of the source, with its error. */
  let end: { readonly error?: unknown } | undefined
  let failure: { readonly error: unknown } | undefined
  let isClosed = false

  const notify = () => {
    const before = changed
    changed = createDeferred()
    before.resolve()
  }
  const endWith = (last: { readonly error?: unknown }) => {
    end = last
    notify()
  }
  const failWith = (error: unknown) => {
    failure ??= { error }
    notify()
  }
  const isFull = () => entries.length >= MAX_BLOCKS || bytes >= MAX_BYTES

  async function readAll(): Promise<void> {
    for await (const next of source) {
      entries.push({ source: next, state: 'waiting', precomputed: undefined, block: undefined })
      bytes += next.encoded.length
      send()
      notify()
      while (isFull() && !isClosed) await changed.promise
      if (isClosed) return
    }
    endWith({})
  }

  /** Sends waiting blocks to a thread, if one is free. */
  function send(): void {
    const waiting = entries.filter(({ state }) => state === 'waiting')
    if (waiting.length < MIN_FOR_THREADS || !threads.isFree()) return
    const batch = waiting.slice(0, MAX_BATCH)
    for (const entry of batch) entry.state = 'sent'
    threads.run(batch.map(({ source }) => source.encoded)).then((results) => {
      for (const [index, entry] of batch.entries()) {
        entry.precomputed = results[index]
        entry.state = 'here'
      }
      send()
      notify()
    }, failWith)
  }

  function peek(): AheadBlock | undefined {
    const [first] = entries
    if (first === undefined || first.state === 'sent') return undefined
    first.state = 'here' // waiting for a thread would take longer
    first.block ??= first.source.decode()
    first.precomputed ??= precompute(network, first.block)
    return { block: first.block, precomputed: first.precomputed }
  }

  function peekSecond(): Partial<AheadBlock> | undefined {
    const second = entries[1]
    if (second === undefined) return undefined
    try {
      second.block ??= second.source.decode()
    } catch {
      return undefined // the error is thrown when it is the block's turn
    }
    return { block: second.block, ...(second.precomputed && { precomputed: second.precomputed }) }
  }

  signal?.addEventListener('abort', notify)
  readAll().catch((error: unknown) => endWith({ error }))
  return {
    async hasNext() {
      signal?.throwIfAborted()
      while (peek() === undefined) {
        if (failure !== undefined) throw failure.error
        if (end !== undefined && entries.length === 0) return endOf(end)
        await changed.promise
        signal?.throwIfAborted()
      }
      return true
    },
    next() {
      const first = peek()
      if (first === undefined) return undefined
      entries.shift()
      bytes -= first.block.encoded.length
      notify()
      return first
    },
    peek,
    peekSecond,
    close() {
      isClosed = true
      signal?.removeEventListener('abort', notify)
      notify()
    },
  }
}

/** Returns that there is no next block. Throws the error of the source. */
function endOf(end: { readonly error?: unknown }): false {
  if ('error' in end) throw end.error
  return false
}
