import { EMPTY_BYTES } from '../base/bytes.ts'
import { type Awaitable, whenThere } from '../concurrency/maybePromise.ts'
import type { World } from '../state/stateView.ts'
import { transfer } from './accounts.ts'
import type { BlockEnvironment, Execution, Message } from './execution.ts'
import type { Precompiles } from './precompiles/precompiles.ts'

/**
 * Runs what most messages are: one that nobody watches, to an account without code. It moves its value and is over, so there
 * is nothing to undo. Returns undefined for every other message, of which nothing has been done.
 */
export function runTransfer(
  precompiles: Precompiles,
  block: BlockEnvironment,
  message: Message,
  world: World,
): Awaitable<Execution | undefined> {
  const { sender, to, value, gasLimit, observer, signal } = message
  if (to === undefined || observer !== undefined || signal?.aborted === true || block.logsTransfers === true) return
  if (precompiles.atAddress(block, to) !== undefined) return
  // In the order in which a transfer looks at accounts, and at the code last: a new account has none to look for.
  const found = whenThere(world.getAccount(sender), () => world.getAccount(to))
  const code = whenThere(found, () => world.getCode(to))
  return whenThere(code, ({ length }) => {
    if (length > 0) return
    return whenThere(transfer(world, sender, to, value), () => transferred(gasLimit))
  })
}

function transferred(gasLeft: bigint): Execution {
  return { outcome: { kind: 'success' }, output: EMPTY_BYTES, gasLeft, refund: 0n, logs: [], deleted: [] }
}
