import type { Hex } from '../../../../src/base/hex.ts'
import { BYSTANDER, signOrder } from '../transactions.ts'

/** Makes a contract without code; its constructor emits 100 logs, each with its number as topic. */
const EMIT_100_LOGS = '0x60645b8060006000a1600190038060025700'
const GAS_LIMIT = 250_000n

/** Signs transactions of the bystander on regtest, each of which has a block of 100 logs. */
export function signLogTransactions(count: number): Hex[] {
  const order = { gasLimit: GAS_LIMIT, data: EMIT_100_LOGS } as const
  return Array.from({ length: count }, (_, nonce) => signOrder('regtest', BYSTANDER, BigInt(nonce), order))
}
