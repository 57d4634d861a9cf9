import { type Bytes, equalBytes, padLeft } from '../base/bytes.ts'
import { fromHex } from '../base/hex.ts'
import { toWord } from '../base/integer.ts'
import { type Awaitable, whenThere } from '../concurrency/maybePromise.ts'
import type { Log } from '../primitives/log.ts'
import { requireWord, transfer } from './accounts.ts'
import type { Context } from './context.ts'

/** What stands for the native currency where tokens are named (ERC-7528). */
const NATIVE_CURRENCY = fromHex('0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee')
/** Topic of ERC-20's `Transfer(address,address,uint256)`. */
const TRANSFER = fromHex('0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef')

/** {@link transfer}, told as a log of the running frame where the block wants it and anything moved. */
export function moveValue(context: Context, from: Bytes, to: Bytes, wei: bigint): Awaitable<void> {
  const moved = transfer(context.world, from, to, wei)
  if (context.block.logsTransfers !== true || wei <= 0n || equalBytes(from, to)) return moved
  return whenThere(moved, () => void context.substate.logs.push(transferLog(from, to, wei)))
}

/** Whether {@link moveValue} made the log. */
export function isTransferLog(log: Log): boolean {
  return log.address === NATIVE_CURRENCY
}

/** The log that ERC-20 tokens emit, of the native currency (execution-apis, `eth_simulateV1`, `traceTransfers`). */
function transferLog(from: Bytes, to: Bytes, wei: bigint): Log {
  return {
    address: NATIVE_CURRENCY,
    topics: [TRANSFER, padLeft(from, 32), padLeft(to, 32)],
    data: toWord(requireWord(wei)),
  }
}
