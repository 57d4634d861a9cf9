import { type Bytes, equalBytes } from '../../../base/bytes.ts'
import type { Timer } from '../../../base/clock.ts'
import { toHex } from '../../../base/hex.ts'
import type { Abortable } from '../../../concurrency/abortable.ts'
import type { FoundReceipt } from '../../api/engine.ts'
import { TooManyCalls, TransactionNotMinedInTime } from '../../api/errors.ts'
import { toFoundReceipt } from '../../canonical/chainRecords.ts'
import type { Tip } from '../../canonical/head.ts'
import type { ChainContext } from '../../context.ts'

/** Rootstock's blocks come every half minute or so. */
const DEFAULT_WAIT_MS = 30_000
const MAX_WAIT_MS = 60_000
const MAX_WAITS = 1_024

/** Waiting until transactions are mined. Nothing is asked again and again: who waits looks when the head has moved. */
export interface ReceiptWaits {
  /**
   * Runs `send` and waits until the transaction whose hash it returns is mined. Throws `TooManyCalls` before it sends,
   * and `TransactionNotMinedInTime`.
   */
  sendAndWait(send: () => Promise<Bytes>, timeoutMs: number | undefined, call: Abortable): Promise<FoundReceipt>
}

export function createReceiptWaits({ store, head }: Pick<ChainContext, 'store' | 'head'>, timer: Timer): ReceiptWaits {
  const waits = new Set<Wait>()
  let taken = 0

  head.onMove((tip, before) => {
    if (waits.size === 0) return
    const mined = minedWith(tip, before)
    for (const wait of waits) if (mined?.has(wait.hashHex) !== false) wait.wake()
  })

  /** Looks once more when the time is over: what was mined by then is told. */
  async function lookWhenever(wait: Wait, hash: Bytes, timeoutMs: number): Promise<FoundReceipt> {
    for (;;) {
      const isLast = wait.isOver
      const row = await store.transactions.getByHash(hash)
      if (row !== undefined) return toFoundReceipt(row)
      if (isLast) throw new TransactionNotMinedInTime(hash, timeoutMs)
      await wait.woken()
    }
  }

  /** Begins to listen before it looks for the first time, so that no block slips by between the two. */
  async function waitFor(hash: Bytes, timeoutMs: number, { signal }: Abortable): Promise<FoundReceipt> {
    const wait = new Wait(toHex(hash))
    const done = new AbortController() // leaves nothing behind with the client's signal and the timer
    waits.add(wait)
    signal.addEventListener('abort', wait.end, { signal: done.signal })
    timer.wakeIn(timeoutMs, wait.end, done.signal)
    if (signal.aborted) wait.end()
    try {
      return await lookWhenever(wait, hash, timeoutMs)
    } finally {
      waits.delete(wait)
      done.abort()
    }
  }

  return {
    async sendAndWait(send, timeoutMs, call) {
      if (taken >= MAX_WAITS) throw new TooManyCalls(MAX_WAITS)
      taken++
      try {
        return await waitFor(await send(), allowedWaitMs(timeoutMs), call)
      } finally {
        taken--
      }
    },
  }
}

/** As long as the client asks for within what is allowed; 0 is no time that anybody can mean (EIP-7966). */
function allowedWaitMs(asked: number | undefined): number {
  return asked === undefined || asked === 0 ? DEFAULT_WAIT_MS : Math.min(asked, MAX_WAIT_MS)
}

/** What came with a move of the head; undefined after a reorganisation, when it may be anything. */
function minedWith(tip: Tip, before: Tip): ReadonlySet<string> | undefined {
  if (!equalBytes(tip.block.header.parentHash, before.block.hash)) return undefined
  return new Set(tip.block.transactions.map(({ hash }) => toHex(hash)))
}

/** One who waits for a transaction. */
class Wait {
  readonly hashHex: string
  #isOver = false
  #isAwake = false
  #resume: (() => void) | undefined

  constructor(hashHex: string) {
    this.hashHex = hashHex
  }

  /** The time is over, or the client has gone. */
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

  /** At once when it was woken since the last time. */
  async woken(): Promise<void> {
    if (!this.#isAwake) {
      await new Promise<void>((resolve) => {
        this.#resume = resolve
      })
    }
    this.#isAwake = false
  }
}
