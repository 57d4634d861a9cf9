import { type Bytes, EMPTY_BYTES } from '../../src/base/bytes.ts'
import { toHex } from '../../src/base/hex.ts'
import { createKeyedStateView } from '../../src/state/keyedState.ts'
import type { StateChanges, StateView, WritableState } from '../../src/state/stateView.ts'

/** 20 bytes that end with `number`. */
export function addressOf(number: number): Bytes {
  const address = new Uint8Array(20)
  address[19] = number
  return address
}

/** A storage slot. */
export function slotOf(number: number): Bytes {
  const slot = new Uint8Array(32)
  slot[31] = number
  return slot
}

/** State by unitrie key in hex, as the trie would hold it. */
export type FlatState = ReadonlyMap<string, Bytes>

/** The state after `changes`: deleted subtrees go first, then the writes are made. */
export function applyChanges(state: FlatState, changes: StateChanges): FlatState {
  const next = new Map(state)
  for (const account of changes.deletedAccounts) {
    for (const key of state.keys()) if (key.startsWith(toHex(account))) next.delete(key)
  }
  for (const { key, value } of changes.writes) {
    if (value === undefined) next.delete(toHex(key))
    else next.set(toHex(key), value)
  }
  return next
}

/** A view of {@link FlatState}; `asked` collects the keys that are read. */
export function worldOver(state: FlatState, asked: string[] = []): StateView {
  return createKeyedStateView(async (key) => {
    asked.push(toHex(key))
    return state.get(toHex(key))
  })
}

/** All values of `world` for the given addresses and slots. */
export async function snapshot(world: StateView, addresses: readonly Bytes[], slots: readonly Bytes[]) {
  return Promise.all(
    addresses.map(async (address) => ({
      account: await world.getAccount(address),
      isContract: await world.isContract(address),
      code: toHex(await world.getCode(address)),
      cells: await Promise.all(
        slots.map(async (slot) => toHex((await world.getStorage(address, slot)) ?? EMPTY_BYTES)),
      ),
    })),
  )
}

/** Writes a contract with one storage slot. */
export async function putContract(world: WritableState, address: Bytes, code: Bytes): Promise<void> {
  await world.putAccount(address, { nonce: 1n, balance: 100n })
  await world.markContract(address)
  await world.putCode(address, code)
  await world.putStorage(address, slotOf(1), Uint8Array.of(11))
}
