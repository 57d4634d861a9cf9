import { type Bytes, concatBytes } from '../base/bytes.ts'
import { type Awaitable, whenThere } from '../concurrency/maybePromise.ts'
import { keccak256 } from '../crypto/keccak.ts'
import type { Account, World, WorldReader } from '../state/stateView.ts'
import { exception } from './exceptionalHalt.ts'
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
