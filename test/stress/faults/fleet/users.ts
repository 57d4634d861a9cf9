import { setTimeout } from 'node:timers/promises'
import { fromHex, toHex } from '../../../../src/base/hex.ts'
import { SANDBOX_ACCOUNTS } from '../../../../src/chainspec/sandboxAccounts.ts'
import { signTransaction } from '../../../../src/primitives/transaction.ts'
import { ask, type Reply } from '../../../_helpers/wire.ts'
import type { Promised } from '../writers.ts'

const REGTEST = 33
const PAUSE_MS = 20

/** Asks until there is an answer at all: a process that ends takes what it was asked with it. */
async function askUntilAnswered(url: string, method: string, ...params: readonly unknown[]): Promise<Reply['body']> {
  for (;;) {
    try {
      const answer = await ask(url, method, ...params)
      if (answer.error?.code !== -32603) return answer // which says that nobody could do it now
    } catch {
      // The connection broke, or the proxy says that there was no answer.
    }
    await setTimeout(PAUSE_MS)
  }
}

export interface Sender {
  readonly promised: readonly Promised[]
  /** Transactions that were signed. */
  sent(): number
  /** How many were taken by a process that ended before it answered. */
  lost(): number
  /** Acknowledged hashes that the next process did not return. */
  readonly unseen: readonly string[]
  /** How long answered sends took, in milliseconds. */
  readonly tookMs: readonly number[]
  readonly done: Promise<void>
}

/**
 * Sends at least `count` transfers from an account of its own, one after the other, and more while `continues`. Each goes to
 * the next process behind the proxy. After each one it checks that the next process knows what the one before has returned.
 */
export function startSender(url: string, index: number, count: number, continues: () => boolean): Sender {
  const account = SANDBOX_ACCOUNTS[index]
  if (account === undefined) throw new Error('there is no such account')
  const promised: Promised[] = []
  const unseen: string[] = []
  const tookMs: number[] = []
  let [sent, lost] = [0, 0]

  async function send(nonce: number): Promise<void> {
    const fields = { gasPrice: 0n, gasLimit: 21_000n, data: new Uint8Array(0), to: fromHex(account?.address ?? '0x') }
    const unsigned = { ...fields, nonce: BigInt(nonce), value: BigInt(nonce + 1) }
    const { encoded, hash } = signTransaction(unsigned, REGTEST, fromHex(account?.privateKey ?? '0x'))
    const begunAt = performance.now()
    const result = await sendUntilTaken(toHex(encoded), nonce)
    if (result === undefined) {
      lost++
      return
    }
    tookMs.push(performance.now() - begunAt)
    promised.push({ hash: toHex(hash), waits: false, heightAnswered: 0 })
    const receipt = await askUntilAnswered(url, 'eth_getTransactionReceipt', toHex(hash))
    if (receipt.result === null) unseen.push(`the receipt of ${toHex(hash)}, nonce ${nonce}`)
    const known = await nonceNow()
    if (known !== nonce + 1) unseen.push(`nonce ${nonce + 1}: ${known}`)
  }

  /** The answer; undefined when it was taken by a process that ended before it answered, of which an error now tells. */
  async function sendUntilTaken(encoded: string, nonce: number): Promise<unknown> {
    for (;;) {
      const { result } = await askUntilAnswered(url, 'eth_sendRawTransaction', encoded)
      if (result !== undefined || (await nonceNow()) > nonce) return result
      await setTimeout(PAUSE_MS)
    }
  }

  async function nonceNow(): Promise<number> {
    const { result } = await askUntilAnswered(url, 'eth_getTransactionCount', account?.address, 'latest')
    return Number(result)
  }

  async function sendAll(): Promise<void> {
    while (sent < count || continues()) await send(sent++)
  }
  return { promised, sent: () => sent, lost: () => lost, unseen, tookMs, done: sendAll() }
}

export interface Poller {
  /** Block hashes in the order in which the filter returned them. */
  readonly received: readonly string[]
  /** Number of polls whose response was lost or replaced by an error; the hashes in it are not repeated. */
  lost(): number
  /** Polls until nothing is new. */
  finish(): Promise<void>
}

/** Polls a filter for blocks, each time through whichever process comes next. */
export async function startPoller(url: string): Promise<Poller> {
  const { result: id } = await askUntilAnswered(url, 'eth_newBlockFilter')
  const received: string[] = []
  let lost = 0
  let isOver = false

  async function poll(): Promise<number> {
    try {
      const { result } = await ask(url, 'eth_getFilterChanges', id)
      if (!Array.isArray(result)) throw new Error('an error may follow the commit of a poll')
      received.push(...result.map(String))
      return result.length
    } catch {
      lost++
      return -1
    }
  }
  async function pollOn(): Promise<void> {
    for (;;) {
      const isLast = isOver // a poll that was begun before may have looked before the last block
      if ((await poll()) === 0 && isLast) return
      await setTimeout(PAUSE_MS)
    }
  }
  const done = pollOn()
  return {
    received,
    lost: () => lost,
    finish() {
      isOver = true
      return done
    },
  }
}
