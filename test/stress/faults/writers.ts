import { fromHex, type Hex, toHex } from '../../../src/base/hex.ts'
import { signTransaction } from '../../../src/model/transaction.ts'
import { type DevelopmentAccount as Account, SANDBOX_ACCOUNTS } from '../../../src/network/sandboxAccounts.ts'
import { ask, askText } from './node.ts'

/** What a node has promised: the hash it answered, and what it is a hash of. */
export interface Promised {
  readonly hash: string
  /** It came before an earlier nonce had come, so it went into the pool. */
  readonly waits: boolean
  /** The head's height behind the answer: the pool drops what waited for ten blocks. */
  readonly heightAnswered: number
}

export interface Writers {
  /** Everything that was answered with a hash so far, in the order of the answers. */
  readonly promised: readonly Promised[]
  /** Answers that were errors. */
  readonly refusals: readonly string[]
  /** Resolves when so many hashes were answered, or no writer is left. */
  answered(count: number): Promise<void>
  /** Resolves when each writer has noticed that the node is gone, or was told to stop. */
  ended(): Promise<void>
  stop(): void
}

const REGTEST = 33
/** One in so many pairs comes with the later nonce first. */
const OUT_OF_ORDER = 4
let unique = 0n

function sign(account: Account, nonce: bigint): Hex {
  const fields = { nonce, gasPrice: 0n, gasLimit: 21_000n, value: ++unique, data: new Uint8Array(0) }
  const transaction = { ...fields, to: fromHex(account.address) }
  return toHex(signTransaction(transaction, REGTEST, fromHex(account.privateKey)).encoded)
}

export interface WriterOptions {
  /** An answer that is an error ends its writer. */
  readonly stopsAtRefusal?: boolean
  /** Most turns of each writer, of one or two transactions; no bound by default. */
  readonly turns?: number
}

/** Lets so many accounts send one transaction after the other, each from its own account, until the connection breaks. */
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
      const nonce = BigInt(await askText(url, 'eth_getTransactionCount', account.address, 'pending'))
      if (turn % OUT_OF_ORDER === OUT_OF_ORDER - 1) await send(account, nonce + 1n, true)
      const isTaken = await send(account, nonce, false)
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
