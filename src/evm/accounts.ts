import { type Bytes, concatBytes, equalBytes, padLeft } from '../base/bytes.ts'
import { fromHex } from '../base/hex.ts'
import { toWord } from '../base/integer.ts'
import { type MaybePromise, mapMaybePromise } from '../concurrency/maybePromise.ts'
import { keccak256 } from '../crypto/keccak.ts'
import type { Log } from '../primitives/log.ts'
import type { Account, StateView, WritableState } from '../state/stateView.ts'
import type { Context } from './context.ts'
import { exception } from './frame.ts'
import { MAX_WORD } from './word.ts'

const NEW_ACCOUNT: Account = { nonce: 0n, balance: 0n }

export function getBalance(world: StateView, address: Bytes): MaybePromise<bigint> {
  return mapMaybePromise(world.getAccount(address), (account) => account?.balance ?? 0n)
}

/** Adds wei, which may be negative. The account exists afterwards, even if nothing was added (protocol/evm#calls). */
function changeBalance(world: WritableState, address: Bytes, wei: bigint): MaybePromise<void> {
  return mapMaybePromise(world.getAccount(address), (account) => {
    if (account !== undefined && wei === 0n) return
    const { nonce, balance } = account ?? NEW_ACCOUNT
    return world.putAccount(address, { nonce, balance: balance + wei })
  })
}

/** Moves wei. Both accounts exist afterwards, even if nothing was moved. */
export function transfer(world: WritableState, from: Bytes, to: Bytes, wei: bigint): MaybePromise<void> {
  return mapMaybePromise(changeBalance(world, from, -wei), () => changeBalance(world, to, wei))
}

/**
 * Returns wei that must fit into a word. Simulations lend what they send and development methods set any balance, so an account
 * may have more. The frame that reads it then halts, as in the reference node, whose DataWord has at most 32 bytes.
 */
export function requireWord(wei: bigint): bigint {
  if (wei > MAX_WORD) throw exception('balance is beyond 2^256 - 1')
  return wei
}

/** Returns the address of a contract that CREATE2 makes (EIP-1014). `salt` is a 32-byte word. */
export function create2Address(creator: Bytes, salt: Bytes, initCodeHash: Bytes): Bytes {
  return keccak256(concatBytes(Uint8Array.of(0xff), creator, salt, initCodeHash)).subarray(12)
}

/** The token address that stands for the native currency (ERC-7528). */
const NATIVE_CURRENCY = fromHex('0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee')
/** The topic of ERC-20's `Transfer(address,address,uint256)`. */
const TRANSFER = fromHex('0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef')

/** Moves wei like {@link transfer}. If the block logs transfers, it adds a log to the running frame unless nothing was moved. */
export function moveValue(context: Context, from: Bytes, to: Bytes, wei: bigint): MaybePromise<void> {
  const moved = transfer(context.world, from, to, wei)
  if (context.block.logsTransfers !== true || wei <= 0n || equalBytes(from, to)) return moved
  return mapMaybePromise(moved, () => void context.substate.logs.push(transferLog(from, to, wei)))
}

/** Whether {@link moveValue} created the log. */
export function isTransferLog(log: Log): boolean {
  return log.address === NATIVE_CURRENCY
}

/** Returns the log of a transfer of the native currency in ERC-20's form (execution-apis, `eth_simulateV1`, `traceTransfers`). */
function transferLog(from: Bytes, to: Bytes, wei: bigint): Log {
  return {
    address: NATIVE_CURRENCY,
    topics: [TRANSFER, padLeft(from, 32), padLeft(to, 32)],
    data: toWord(requireWord(wei)),
  }
}
