import type * as Schema from '../../../generated/schemas.ts'
import type { Bytes } from '../../base/bytes.ts'
import { type Hex, toHex } from '../../base/hex.ts'
import { bytesToBigint } from '../../base/integer.ts'
import { gethOpcodeName } from '../../chain/api/gethFault.ts'
import type { ParityTrace, TouchedAccount, TracedTransaction, VmPrinter } from '../../chain/api/traces.ts'
import { toQuantity } from '../quantity.ts'
import { toWireAdHocActions } from './gethActions.ts'
import { addressOf, changedCells, exists, isChanged, word } from './prestate.ts'

/** Prints a trace in the form of the ad-hoc `trace_` methods of OpenEthereum, Erigon and reth. */
export function printParityTrace({ parts, root, accounts, steps }: ParityTrace, about: TracedTransaction): string {
  const actions = parts.actions ? toWireAdHocActions(root, about) : []
  const stateDiff = parts.stateDiff ? toWireParityDiff(accounts) : null
  const output = root.end.kind === 'exception' ? '0x' : toHex(root.end.output)
  return `{"output":"${output}","stateDiff":${JSON.stringify(stateDiff)},"trace":${JSON.stringify(actions)},"vmTrace":${steps ?? 'null'}}`
}

/** Returns the changed accounts by address. */
function toWireParityDiff(accounts: readonly TouchedAccount[]): Schema.ParityStateDiff {
  return Object.fromEntries(
    accounts.filter(isChanged).map((touched) => [addressOf(touched.address), toWireAccountDiff(touched)]),
  )
}

/** Returns the changes of an account; each member is `=`, or has its values before and after. */
function toWireAccountDiff(touched: TouchedAccount): Schema.ParityAccountDiff {
  const { before, after } = touched
  const diff = diffOf(exists(before), exists(after))
  const number = (was = 0n, is = 0n) => diff(toQuantity(was), toQuantity(is))
  return {
    balance: number(before.account?.balance, after.account?.balance),
    code: diff(toHex(before.code), toHex(after.code)),
    nonce: number(before.account?.nonce, after.account?.nonce),
    storage: Object.fromEntries(
      changedCells(touched).map(({ slot, was, is }) => [toHex(slot), diff(toHex(word(was)), toHex(word(is)))]),
    ),
  }
}

/** Returns the function that prints the change of a member of an account that exists before or after. */
function diffOf(existed: boolean, isThere: boolean): (was: Hex, is: Hex) => Schema.ParityChange {
  if (!existed) return (_, is) => ({ '+': is })
  if (!isThere) return (was) => ({ '-': was })
  return (was, is) => (was === is ? '=' : { '*': { from: was, to: is } })
}

/** The printer of `vmTrace`. */
export const vmPrinter: VmPrinter = {
  frame: (code) => `{"code":"${toHex(code)}","ops":[`,
  step: (pc, code, name) => `{"pc":${pc},"op":${JSON.stringify(gethOpcodeName(code, name))},"sub":`,
  stepEnd: (cost, effects) => `,"cost":${cost},"ex":${JSON.stringify(effects === undefined ? null : toWire(effects))}}`,
}

function toWire({
  gasLeft,
  pushed,
  memory,
  stored,
}: NonNullable<Parameters<VmPrinter['stepEnd']>[1]>): Schema.VmEffects {
  return {
    mem: memory === undefined ? null : { data: toHex(memory.data), off: memory.offset },
    push: pushed.map(quantityOf),
    store: stored === undefined ? null : { key: quantityOf(stored.slot), val: quantityOf(stored.value) },
    used: Number(gasLeft),
  }
}

const quantityOf = (bytes: Bytes) => toQuantity(bytesToBigint(bytes))
