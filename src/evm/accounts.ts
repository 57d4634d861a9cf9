import { type Bytes, concatBytes, equalBytes, padLeft } from '../base/bytes.ts'
import { fromHex } from '../base/hex.ts'
import { toWord } from '../base/integer.ts'
import { type Awaitable, whenThere } from '../concurrency/maybePromise.ts'
import { keccak256 } from '../crypto/keccak.ts'
import type { Log } from '../primitives/log.ts'
import type { Account, World, WorldReader } from '../state/stateView.ts'
import type { Context } from './context.ts'
import { exception } from './frame.ts'
import { MAX_WORD } from './word.ts'

const NEW_ACCOUNT: Account = { nonce: 0n, balance: 0n }

export function getBalance(world: WorldReader, address: Bytes): Awaitable<bigint> {
  return whenThere(world.getAccount(address), (account) => account?.balance ?? 0n)
}

/** Adds wei, which may be negative. The account exists afterwards, also when nothing was added (protocol/evm#calls). */
function changeBalance(world: World, address: Bytes, wei: bigint): Awaitable<void> {
  return whenThere(world.getAccount(address), (account) => {
    if (account !== undefined && wei === 0n) return
    const { nonce, balance } = account ?? NEW_ACCOUNT
    return world.putAccount(address, { nonce, balance: balance + wei })
  })
}

/** Moves wei; both accounts exist afterwards, also when nothing was moved. */
export function transfer(world: World, from: Bytes, to: Bytes, wei: bigint): Awaitable<void> {
  return whenThere(changeBalance(world, from, -wei), () => changeBalance(world, to, wei))
}

/**
 * Wei that a word has to hold. Simulations lend what they send and controls give what they like, so an account may have
 * more: the frame that looks at it ends then, as the reference's does (its DataWord takes no more than 32 bytes).
 */
export function requireWord(wei: bigint): bigint {
  if (wei > MAX_WORD) throw exception('balance is beyond 2^256 - 1')
  return wei
}

/** Where CREATE2 puts a contract (EIP-1014). `salt` is a 32-byte word. */
export function create2Address(creator: Bytes, salt: Bytes, initCodeHash: Bytes): Bytes {
  return keccak256(concatBytes(Uint8Array.of(0xff), creator, salt, initCodeHash)).subarray(12)
}

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
