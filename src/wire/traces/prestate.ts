import type * as Schema from '../../../generated/schemas.ts'
import { type Bytes, EMPTY_BYTES, equalBytes, padLeft } from '../../base/bytes.ts'
import { type Hex, toHex } from '../../base/hex.ts'
import type { TouchedAccount, Tracer } from '../../chain/api/traces.ts'
import { toQuantity } from '../quantity.ts'

type Moment = TouchedAccount['before']
type Options = Pick<Extract<Tracer, { kind: 'prestate' }>, 'withCode' | 'withStorage'>

/** Returns the touched accounts before the transaction, in the form of geth's `prestateTracer`. */
export function toWirePrestate(accounts: readonly TouchedAccount[], options: Options): Schema.AccountStates {
  return byAddress(accounts.map(({ address, before }) => [address, toWireMoment(before, options)]))
}

/**
 * Returns the changed accounts: before the transaction, and their changed members afterwards. A created or deleted
 * account is on one side only.
 */
export function toWireStateDiff(accounts: readonly TouchedAccount[], options: Options): Schema.StateDiff {
  const changed = accounts.filter(isChanged)
  const was = changed.filter(({ before }) => exists(before))
  const is = changed.filter(({ after }) => exists(after))
  return {
    pre: byAddress(was.map((touched) => [touched.address, toWireMoment(beforeOf(touched), options)])),
    post: byAddress(is.map((touched) => [touched.address, toWireChange(touched, options)])),
  }
}

export const exists = ({ account, code, cells }: Moment) =>
  account !== undefined || code.length > 0 || cells.some(({ value }) => value !== undefined)

function byAddress(entries: ReadonlyArray<readonly [Bytes, Schema.AccountState]>): Schema.AccountStates {
  return Object.fromEntries(entries.map(([address, state]) => [addressOf(address), state]))
}

/** Returns the address as text; that of the sender of REMASC transactions is shorter in the state. */
export const addressOf = (address: Bytes) => toHex(padLeft(address, 20))

function toWireMoment({ account, code, cells }: Moment, { withCode, withStorage }: Options): Schema.AccountState {
  const { nonce, balance } = account ?? { nonce: 0n, balance: 0n }
  return {
    balance: toQuantity(balance),
    ...(nonce === 0n ? {} : { nonce: Number(nonce) }),
    ...(withCode && code.length > 0 ? { code: toHex(code) } : {}),
    ...toWireCells(withStorage ? cells : []),
  }
}

type Cells = Moment['cells']

function toWireCells(cells: Cells): { storage?: Record<Hex, Hex> } {
  const entries = cells.map(({ slot, value }) => [toHex(slot), toHex(word(value))] as const)
  return entries.length === 0 ? {} : { storage: Object.fromEntries(entries) }
}

/** Returns the word of a storage slot; longer values, of native contracts, are returned whole. */
export const word = (value: Bytes | undefined) => padLeft(value ?? EMPTY_BYTES, 32)

/** Returns the storage slots whose value changes. */
export const changedCells = ({ before, after }: TouchedAccount) =>
  before.cells
    .map(({ slot, value: was }, at) => ({ slot, was, is: after.cells[at]?.value }))
    .filter(({ was, is }) => !equalBytes(word(was), word(is)))

/** Returns whether the account, its code or its storage changes. */
export function isChanged(touched: TouchedAccount): boolean {
  const { before, after } = touched
  return (
    before.account?.nonce !== after.account?.nonce ||
    before.account?.balance !== after.account?.balance ||
    !equalBytes(before.code, after.code) ||
    changedCells(touched).length > 0
  )
}

const isFull = ({ value }: Cells[number]) => value !== undefined

/** Returns the account before the transaction, with only the changed storage slots that were not empty. */
function beforeOf(touched: TouchedAccount): Moment {
  const cells = changedCells(touched).map(({ slot, was }) => ({ slot, value: was }))
  return { ...touched.before, cells: cells.filter(isFull) }
}

function toWireChange(touched: TouchedAccount, { withCode, withStorage }: Options): Schema.AccountState {
  const { before, after } = touched
  const { nonce = 0n, balance = 0n } = after.account ?? {}
  const cells = changedCells(touched).map(({ slot, is }) => ({ slot, value: is }))
  return {
    ...(balance === (before.account?.balance ?? 0n) ? {} : { balance: toQuantity(balance) }),
    ...(nonce === (before.account?.nonce ?? 0n) ? {} : { nonce: Number(nonce) }),
    ...(withCode && !equalBytes(before.code, after.code) ? { code: toHex(after.code) } : {}),
    ...toWireCells(withStorage ? cells.filter(isFull) : []),
  }
}
