import { fromHex, type Hex, toHex } from '../../../src/base/hex.ts'
import { type DevelopmentAccount as Account, SANDBOX_ACCOUNTS } from '../../../src/chainspec/sandboxAccounts.ts'
import { signTransaction } from '../../../src/primitives/transaction.ts'
import { ask } from '../../_helpers/wire.ts'
import { askText } from './node.ts'

/** A transaction whose hash a node has returned. */
export interface Promised {
  readonly hash: string
  /** It was sent before an earlier nonce, so it is in the pool. */
  readonly waits: boolean
  /** Height of the head after the response: the pool drops transactions that waited for ten blocks. */
  readonly heightAnswered: number
}

export interface Writers {
  /** Transactions whose hashes were returned so far, in the order of the responses. */
  readonly promised: readonly Promised[]
  /** Messages of error responses. */
  readonly refusals: readonly string[]
  /** Resolves when this many hashes were returned, or when no writer is left. */
  answered(count: number): Promise<void>
  /** Resolves when each writer has stopped, or has lost its connection to the node. */
  ended(): Promise<void>
  stop(): void
}

const REGTEST = 33
/** One in so many turns sends a later nonce first. */
const OUT_OF_ORDER = 4
let unique = 0n

function sign(account: Account, nonce: bigint): Hex {
  const fields = { nonce, gasPrice: 0n, gasLimit: 21_000n, value: ++unique, data: new Uint8Array(0) }
  const transaction = { ...fields, to: fromHex(account.address) }
  return toHex(signTransaction(transaction, REGTEST, fromHex(account.privateKey)).encoded)
}

export interface WriterOptions {
  /** An error response ends its writer. */
  readonly stopsAtRefusal?: boolean
  /** Maximum turns of each writer, of one or two transactions each; unlimited by default. */
  readonly turns?: number
}

/** Starts writers, each of which sends one transaction after the other from its own account until its connection breaks. */
export function startWriters(url: string, count: number, options: WriterOptions = {}): Writers {
  const promised: Promised[] = []
  const refusals: string[] = []
  const { stopsAtRefusal = false, turns = Number.POSITIVE_INFINITY } = options
  let isOver = false
  let onAnswer = () => {}

  const send = async (account: Account, nonce: bigint, waits: boolean): Promise<boolean> => {
    const { result, error } = await ask(url, 'eth_sendRawTransaction', sign(account, nonce))
    if (typeof result !== 'string') {
      refusals.push(error?.message ?? 'no result')
      return false
    }
    const heightAnswered = waits ? Number(await askText(url, 'eth_blockNumber')) : 0
    promised.push({ hash: result, waits, heightAnswered })
    onAnswer()
    return true
  }

  const write = async (account: Account) => {
    for (let turn = 0; turn < turns && !isOver; turn++) {
      const { result, error } = await ask(url, 'eth_getTransactionCount', account.address, 'pending')
      if (error !== undefined) refusals.push(error.message)
      else if (turn % OUT_OF_ORDER === OUT_OF_ORDER - 1) await send(account, BigInt(String(result)) + 1n, true)
      const isTaken = error === undefined && (await send(account, BigInt(String(result)), false))
      if (!isTaken && stopsAtRefusal) return
    }
  }

  const running = SANDBOX_ACCOUNTS.slice(0, count).map((account) => write(account).catch(() => undefined))
  return {
    promised,
    refusals,
    stop() {
      isOver = true
    },
    async answered(count) {
      const enough = new Promise<void>((resolve) => {
        onAnswer = () => {
          if (promised.length >= count) resolve()
        }
        onAnswer()
      })
      await Promise.race([enough, Promise.all(running)])
    },
    async ended() {
      await Promise.all(running)
    },
  }
}
