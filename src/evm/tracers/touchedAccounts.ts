import type { Bytes } from '../../base/bytes.ts'
import { mapKey } from '../../base/mapKey.ts'
import type { MaybePromise } from '../../concurrency/maybePromise.ts'
import type { Account, StateView, WritableState } from '../../state/stateView.ts'

/** An account at one time, with the parts that a run has touched. */
export interface AccountMoment {
  readonly account: Account | undefined
  readonly code: Bytes
  readonly cells: ReadonlyArray<{ readonly slot: Bytes; readonly value: Bytes | undefined }>
}

/** An account that a run has touched, before and after. */
export interface TouchedAccount {
  readonly address: Bytes
  readonly before: AccountMoment
  readonly after: AccountMoment
}

interface FirstTouch {
  readonly address: Bytes
  readonly account: Account | undefined
  readonly code: Bytes
  readonly cells: Map<string, { readonly slot: Bytes; readonly value: Bytes | undefined }>
}

/** Approximate lengths of an account and of a slot as text. */
const ACCOUNT_CHARACTERS = 150
const CELL_CHARACTERS = 140

/** A state that records the values of accounts and slots before they are first touched. */
export interface TouchRecorder {
  readonly world: WritableState
  /** Returns all touched accounts, with their current values. */
  read(): Promise<readonly TouchedAccount[]>
}

/** Records touches of the state below. `spend` receives the characters of each account and slot, and may throw. */
export function recordTouches(below: WritableState, spend: (characters: number) => void): TouchRecorder {
  const entries = new Map<string, FirstTouch>()

  async function touch(address: Bytes): Promise<FirstTouch> {
    const name = mapKey(address)
    const known = entries.get(name)
    if (known !== undefined) return known
    const [account, code] = [await below.getAccount(address), await below.getCode(address)]
    spend(ACCOUNT_CHARACTERS + 2 * code.length)
    const entry: FirstTouch = { address, account, code, cells: new Map() }
    entries.set(name, entry)
    return entry
  }

  async function touchCell(address: Bytes, slot: Bytes): Promise<void> {
    const { cells } = await touch(address)
    const name = mapKey(slot)
    if (cells.has(name)) return
    spend(CELL_CHARACTERS)
    cells.set(name, { slot, value: await below.getStorage(address, slot) })
  }

  /** Calls `then` once the account is recorded. */
  const after = async <T>(address: Bytes, then: () => MaybePromise<T>) => {
    await touch(address)
    return then()
  }
  const world: WritableState = {
    ...below,
    getAccount: (address) => after(address, () => below.getAccount(address)),
    getCode: (address) => after(address, () => below.getCode(address)),
    putAccount: (address, account) => after(address, () => below.putAccount(address, account)),
    putCode: (address, code) => after(address, () => below.putCode(address, code)),
    deleteAccount: (address) => after(address, () => below.deleteAccount(address)),
    async getStorage(address, slot) {
      await touchCell(address, slot)
      return below.getStorage(address, slot)
    },
    async putStorage(address, slot, value) {
      await touchCell(address, slot)
      return below.putStorage(address, slot, value)
    },
  }

  return {
    world,
    async read() {
      const touched: TouchedAccount[] = []
      for (const { address, account, code, cells } of entries.values()) {
        const before = { account, code, cells: [...cells.values()] }
        touched.push({ address, before, after: await momentOf(below, address, before.cells) })
      }
      return touched
    },
  }
}

async function momentOf(world: StateView, address: Bytes, known: AccountMoment['cells']): Promise<AccountMoment> {
  const cells: Array<AccountMoment['cells'][number]> = []
  for (const { slot } of known) cells.push({ slot, value: await world.getStorage(address, slot) })
  return { account: await world.getAccount(address), code: await world.getCode(address), cells }
}
