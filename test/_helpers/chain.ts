import { type Clock, systemTimer, type Timer } from '../../src/base/clock.ts'
import { fromHex } from '../../src/base/hex.ts'
import { type Chain, type ChainSetup, openChain } from '../../src/chain/openChain.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import { createSandbox } from '../../src/chainspec/sandbox.ts'
import { SANDBOX_ACCOUNTS } from '../../src/chainspec/sandboxAccounts.ts'
import { signTransaction, type TransactionFields } from '../../src/primitives/transaction.ts'
import { openStore } from '../../src/storage/openStore.ts'
import { LOG_TEMPLATE, toWireLog } from '../../src/wire/log.ts'
import { tracePrinter } from '../../src/wire/traces/tracePrinter.ts'
import { RUN_BUDGETS } from './budgets.ts'

/** A timer that measures times by a clock. */
export function timerBy(clock: Clock): Timer {
  return { ...systemTimer, nowMs: () => clock.nowMs() }
}

/** A clock that tests hold: it moves only when told to. */
export interface HeldClock extends Clock {
  advance(ms: number): void
}

export function holdClock(startMs = 1_800_000_000_000): HeldClock {
  let now = startMs
  return {
    nowMs: () => now,
    advance(ms) {
      now += ms
    },
  }
}

export const LIMITS = {
  callGasCap: 10_000_000n,
  estimateGasCap: 6_800_000n,
  pendingStateGas: 420_000_000n,
  logBlockSpan: 2_000,
  logCount: 10_000,
  logCharacters: 256 * 2 ** 20,
  wideLogCharacters: 10 * 2 ** 20,
  traceCharacters: 10 * 2 ** 20,
  traceBlockSpan: 2_000,
}

export const MINES_AT_ONCE = { minesAtOnce: true, failsOnRevert: false }
export const MINES_ON_DEMAND = { minesAtOnce: false, failsOnRevert: false }

/** A sandbox of regtest in memory that mines at once, unless told otherwise. */
export async function openTestChain(setup: Partial<ChainSetup> = {}): Promise<Chain> {
  return openChain({
    network: createSandbox(regtest),
    store: setup.store ?? (await openStore({ kind: 'memory' })),
    clock: holdClock(),
    limits: LIMITS,
    printLog: (...args) => JSON.stringify(toWireLog(...args)),
    logTemplate: LOG_TEMPLATE,
    tracePrinter,
    submitting: MINES_AT_ONCE,
    stateCacheBytes: 4 * 1024 * 1024,
    budgets: RUN_BUDGETS,
    ...setup,
  })
}

const accounts = SANDBOX_ACCOUNTS.map(({ address, privateKey }) => ({
  address: fromHex(address),
  privateKey: fromHex(privateKey),
}))

/** One of the thirty funded accounts. */
export function requireAccount(index: number): { readonly address: Uint8Array; readonly privateKey: Uint8Array } {
  const account = accounts[index]
  if (account === undefined) throw new Error(`there is no account ${index}`)
  return account
}

/** A transaction of a funded account, signed for regtest; a transfer of nothing unless told otherwise. */
export function signFrom(index: number, fields: Partial<TransactionFields> = {}): Uint8Array {
  const defaults = { nonce: 0n, gasPrice: 0n, gasLimit: 21_000n, value: 0n, data: new Uint8Array(0) }
  return signTransaction({ ...defaults, ...fields }, 33, requireAccount(index).privateKey).encoded
}
