import { type Bytes, EMPTY_BYTES } from '../../src/base/bytes.ts'
import { fromHex, type Hex, toHex } from '../../src/base/hex.ts'
import type { Account, WritableState } from '../../src/state/stateView.ts'

interface State {
  readonly accounts: Map<Hex, Account>
  readonly cells: Map<string, Bytes>
  readonly codes: Map<Hex, Bytes>
  readonly contracts: Set<Hex>
}

/** A world in maps, which tests can read back as plain text. */
export interface MemoryWorld extends WritableState {
  /** Everything there is, in hex and decimal, sorted: equal texts are equal worlds. */
  dump(): Record<Hex, unknown>
}

const copy = (state: State): State => ({
  accounts: new Map(state.accounts),
  cells: new Map(state.cells),
  codes: new Map(state.codes),
  contracts: new Set(state.contracts),
})

/** A world that is small enough to be copied whole at each checkpoint. */
export function createMemoryWorld(): MemoryWorld {
  let state: State = { accounts: new Map(), cells: new Map(), codes: new Map(), contracts: new Set() }
  const saved: State[] = []
  const cellKey = (address: Bytes, slot: Bytes) => `${toHex(address)}/${toHex(slot)}`

  function cellsOf(address: Hex): [string, Hex][] {
    return [...state.cells]
      .filter(([key]) => key.startsWith(`${address}/`))
      .map(([key, value]) => [key.slice(address.length + 1), toHex(value)])
  }

  return {
    getAccount: async (address) => state.accounts.get(toHex(address)),
    getStorage: async (address, slot) => state.cells.get(cellKey(address, slot)),
    getCode: async (address) => state.codes.get(toHex(address)) ?? EMPTY_BYTES,
    isContract: async (address) => state.contracts.has(toHex(address)),
    async putAccount(address, account) {
      state.accounts.set(toHex(address), account)
    },
    async putStorage(address, slot, value) {
      if (value === undefined || value.length === 0) state.cells.delete(cellKey(address, slot))
      else state.cells.set(cellKey(address, slot), value)
    },
    async putCode(address, code) {
      state.codes.set(toHex(address), code)
    },
    async markContract(address) {
      state.contracts.add(toHex(address))
    },
    async deleteAccount(address) {
      const key = toHex(address)
      for (const [slot] of cellsOf(key)) state.cells.delete(`${key}/${slot}`)
      state.accounts.delete(key)
      state.codes.delete(key)
      state.contracts.delete(key)
    },
    checkpoint: () => void saved.push(copy(state)),
    commit: () => void saved.pop(),
    revert() {
      const before = saved.pop()
      if (before === undefined) throw new Error('there is no checkpoint')
      state = before
    },
    changes: () => ({ deletedAccounts: [], writes: [] }),
    dump() {
      const known = new Set([...state.accounts.keys(), ...state.contracts])
      return Object.fromEntries(
        [...known].sort().map((address) => [
          address,
          {
            nonce: `${state.accounts.get(address)?.nonce}`,
            balance: `${state.accounts.get(address)?.balance}`,
            code: toHex(state.codes.get(address) ?? EMPTY_BYTES),
            isContract: state.contracts.has(address),
            storage: Object.fromEntries(cellsOf(address).sort()),
          },
        ]),
      )
    },
  }
}

/** Puts an account with code into a world. */
export async function putContract(world: WritableState, address: Hex, code: Hex, balance = 0n): Promise<void> {
  const bytes = fromHex(address)
  await world.putAccount(bytes, { nonce: 0n, balance })
  await world.putCode(bytes, fromHex(code))
  await world.markContract(bytes)
}
