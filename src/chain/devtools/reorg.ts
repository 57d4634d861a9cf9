import type { Bytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { mapKey } from '../../base/mapKey.ts'
import type { Mutex } from '../../concurrency/mutex.ts'
import { senderOn } from '../../primitives/impersonation.ts'
import type { Transaction } from '../../primitives/transaction.ts'
import type { Controls, ReorgTransaction } from '../api/controls.ts'
import { ControlRefused, InvalidTransaction } from '../api/errors.ts'
import { requireMainTip } from '../canonical/findBlock.ts'
import { stateRootOf, type Tip } from '../canonical/head.ts'
import { stateViewAtRoot } from '../canonical/stateViews.ts'
import type { ChainContext } from '../context.ts'
import { type Replacement, replaceNewest } from '../mining/local/replaceNewest.ts'
import { parseTransaction } from '../mining/local/transactionSubmitter.ts'
import { moveClockToHead } from './changeSettings.ts'
import { requireDepth } from './snapshots.ts'

/** Max blocks of one reorganisation. The chain's mutex is held while they are built, a few milliseconds each. */
const MAX_DEPTH = 1_000

/** Returns the control that replaces the newest blocks. `first` returns the chain's first block. */
export function createReorgControl(
  context: ChainContext,
  first: () => Tip,
  mutex: Mutex,
  yieldAfterMs: number,
): Controls['reorganise'] {
  return ({ depth, transactions }, { signal }) =>
    mutex.run(async () => {
      const { number } = context.head.current().block.header
      requireBounds(depth, transactions)
      requireDepth(depth, { number, lowest: first().block.header.number })
      if (depth === 0) return
      const fork = await requireMainTip(context, number - depth)
      const replacement = { fork, transactions: await decodeAll(context, fork, transactions), yieldAfterMs, signal }
      await replaceNewest(context, replacement)
      await moveClockToHead(context)
    })
}

function requireBounds(depth: number, transactions: readonly ReorgTransaction[]): void {
  if (depth > MAX_DEPTH) throw new ControlRefused(`at most ${MAX_DEPTH} blocks can be replaced at a time, got ${depth}`)
  const beyond = transactions.find(({ blockIndex }) => blockIndex >= depth)
  if (beyond === undefined) return
  throw new ControlRefused(`the index of a new block must be below the depth ${depth}, got ${beyond.blockIndex}`)
}

/** Decodes the transactions of each new block, in the order of the request within a block. */
async function decodeAll(
  context: ChainContext,
  fork: Tip,
  transactions: readonly ReorgTransaction[],
): Promise<Replacement['transactions']> {
  const state = stateViewAtRoot(context, stateRootOf(fork))
  const nonces = new Map<string, bigint>()
  const nonceOf = async (address: Bytes) =>
    nonces.get(mapKey(address)) ?? (await state.getAccount(address))?.nonce ?? 0n
  const decoded = new Map<number, { transaction: Transaction; sender: Bytes }[]>()
  for (const { blockIndex, from, encode } of transactions.toSorted((a, b) => a.blockIndex - b.blockIndex)) {
    const transaction = parseTransaction(encode(from === undefined ? 0n : await nonceOf(from)))
    const sender = senderOn(context.network, transaction)
    if (sender === undefined) {
      throw new InvalidTransaction(`transaction ${toHex(transaction.hash)} has no valid signature for this chain`)
    }
    nonces.set(mapKey(sender), transaction.nonce + 1n)
    const number = fork.block.header.number + 1 + blockIndex
    const before = decoded.get(number) ?? []
    before.push({ transaction, sender })
    decoded.set(number, before)
  }
  return decoded
}
