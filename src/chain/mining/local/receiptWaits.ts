import { type Bytes, equalBytes } from '../../../base/bytes.ts'
import type { Timer } from '../../../base/clock.ts'
import { toHex } from '../../../base/hex.ts'
import type { Abortable } from '../../../concurrency/abortable.ts'
import type { FoundReceipt } from '../../api/engine.ts'
import { TooManyCalls, TransactionNotMinedInTime } from '../../api/errors.ts'
import { toFoundReceipt } from '../../canonical/chainRecords.ts'
import type { Tip } from '../../canonical/head.ts'
import type { ChainContext } from '../../context.ts'

/** Default wait, in ms: about the block interval of Rootstock. */
const DEFAULT_WAIT_MS = 30_000
/** Maximum wait, in ms. */
const MAX_WAIT_MS = 60_000
/** Maximum number of waits at a time. */
const MAX_WAITS = 1_024

/** Waits until transactions are mined. A wait reads the store when the head moves, and does not poll. */
export type ReceiptWaits = ReturnType<typeof createReceiptWaits>

/** Creates waits that listen to the head's moves. */
export function createReceiptWaits({ store, head }: Pick<ChainContext, 'store' | 'head'>, timer: Timer) {
  const waits = new Set<Wait>()
  let active = 0

  head.onMove((tip, before) => {
    if (waits.size === 0) return
    const mined = minedWith(tip, before)
    for (const wait of waits) if (mined?.has(wait.hashHex) !== false) wait.wake()
  })

  /** Reads the receipt each time the wait wakes, and once more when it is over. */
  async function readUntilMined(wait: Wait, hash: Bytes, timeoutMs: number): Promise<FoundReceipt> {
    for (;;) {
      const isLast = wait.isOver
      const row = await store.transactions.getByHash(hash)
      if (row !== undefined) return toFoundReceipt(row)
      if (isLast) throw new TransactionNotMinedInTime(hash, timeoutMs)
      await wait.woken()
    }
  }

  /** Listens before the first read, so that no block is missed between the two. */
  async function waitFor(hash: Bytes, timeoutMs: number, { signal }: Abortable): Promise<FoundReceipt> {
    const wait = new Wait(toHex(hash))
    const done = new AbortController() // removes the listeners of the signal and the timer
    waits.add(wait)
    signal.addEventListener('abort', wait.end, { signal: done.signal })
    timer.wakeIn(timeoutMs, wait.end, done.signal)
    if (signal.aborted) wait.end()
    try {
      return await readUntilMined(wait, hash, timeoutMs)
    } finally {
      waits.delete(wait)
      done.abort()
    }
  }

  return {
    /**
     * Runs `send` and waits until the transaction with the returned hash is mined. Throws `TooManyCalls` before it sends, and
     * `TransactionNotMinedInTime`.
     */
    async sendAndWait(
      send: () => Promise<Bytes>,
      timeoutMs: number | undefined,
      call: Abortable,
    ): Promise<FoundReceipt> {
      if (active >= MAX_WAITS) throw new TooManyCalls(MAX_WAITS)
      active++
      try {
        return await waitFor(await send(), allowedWaitMs(timeoutMs), call)
      } finally {
        active--
      }
    },
  }
}

/** Returns the wait in ms: the requested one up to the maximum; 0 means the default (EIP-7966). */
function allowedWaitMs(requested: number | undefined): number {
  return requested === undefined || requested === 0 ? DEFAULT_WAIT_MS : Math.min(requested, MAX_WAIT_MS)
}

/** Returns the hashes that a move of the head has mined; undefined after a reorganisation, which may have mined any. */
function minedWith(tip: Tip, before: Tip): ReadonlySet<string> | undefined {
  if (!equalBytes(tip.block.header.parentHash, before.block.hash)) return undefined
  return new Set(tip.block.transactions.map(({ hash }) => toHex(hash)))
}

/** A wait for a transaction. */
class Wait {
  readonly hashHex: string
  #isOver = false
  #isAwake = false
  #resume: (() => void) | undefined

  constructor(hashHex: string) {
    this.hashHex = hashHex
  }

  /** True once the time is over or the client has disconnected. */
  get isOver(): boolean {
    return this.#isOver
  }

  wake(): void {
    this.#isAwake = true
    this.#resume?.()
  }

  readonly end = (): void => {
    this.#isOver = true
    this.wake()
  }

  /** Resolves when the wait was woken since the last call. */
  async woken(): Promise<void> {
    if (!this.#isAwake) {
      await new Promise<void>((resolve) => {
        this.#resume = resolve
      })
    }
    this.#isAwake = false
  }
}
