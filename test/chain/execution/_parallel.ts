import { expect } from 'vitest'
import { type Bytes, EMPTY_BYTES } from '../../../src/base/bytes.ts'
import { fromHex, type Hex } from '../../../src/base/hex.ts'
import { type BlockExecution, beginBlock } from '../../../src/chain/execution/blockExecution.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import type { Rule } from '../../../src/chainspec/rules.ts'
import { signTransaction, type TransactionFields } from '../../../src/primitives/transaction.ts'
import { rulesWithout } from '../../_helpers/bridge.ts'
import { RUN_BUDGETS } from '../../_helpers/budgets.ts'
import { createTestEvm } from '../../_helpers/createTestEvm.ts'
import { assemble, BLOCK } from '../../_helpers/evmScene.ts'
import { createMemoryWorld, type MemoryWorld, putContract } from '../../_helpers/memoryWorld.ts'

/** A transaction from a sender of its own, who is rich. */
export type Step = Partial<TransactionFields> & { readonly sender?: Bytes }

export const senderAt = (index: number): Bytes => new Uint8Array(20).fill(0xa0 + index)

/** Address of a test's code. Other accounts do not exist. */
export type Codes = Readonly<Record<Hex, Hex>>

async function prepare(codes: Codes): Promise<MemoryWorld> {
  const world = createMemoryWorld()
  for (const index of [0, 1, 2]) await world.putAccount(senderAt(index), { nonce: 0n, balance: 10n ** 18n })
  for (const [address, code] of Object.entries(codes)) await putContract(world, address as Hex, code, 1n)
  return world
}

async function add(execution: BlockExecution, steps: readonly Step[]): Promise<void> {
  for (const [index, { sender = senderAt(index), ...fields }] of steps.entries()) {
    const whole = { nonce: 0n, gasPrice: 1n, gasLimit: 200_000n, value: 0n, data: EMPTY_BYTES, ...fields }
    await execution.add(signTransaction(whole, BLOCK.chainId, fromHex(`0x${'07'.repeat(32)}`)), sender)
  }
}

/** Executes the transactions as lists that end at `edges`; gives what the block is refused with. */
export async function refusalOf(
  codes: Codes,
  steps: readonly Step[],
  edges: readonly number[],
  without: readonly Rule[] = [],
): Promise<unknown> {
  const block = { ...BLOCK, gasLimit: 30_000_000n, rules: rulesWithout(...without) }
  const readAncestors = async () => expect.fail('nobody asks for ancestors')
  const setup = { network: regtest, evm: createTestEvm(RUN_BUDGETS), block, readAncestors, edges }
  const execution = beginBlock({ ...setup, world: await prepare(codes) })
  return add(execution, steps).then(
    () => undefined,
    (error: unknown) => error,
  )
}

export const REVERT = assemble(0, 0, 'fd')
export const pay = (to: Hex, value = 1n): Step => ({ to: fromHex(to), value })
export const to = (address: Hex): Step => pay(address, 0n)
export const query = (opcode: string, address: Hex) => assemble(BigInt(address), opcode)
/** Calls without input, value or interest in the output. */
export const call = (opcode: 'f1' | 'f2' | 'f4' | 'fa', address: Hex, gas = 50_000) => {
  const value = opcode === 'f1' || opcode === 'f2' ? [0] : []
  return assemble(0, 0, 0, 0, ...value, BigInt(address), gas, opcode)
}
/** Runs up to 32 bytes of init code in a creation by code. */
export const create = (initCode: Hex) => {
  const bytes = (initCode.length - 2) / 2
  return assemble(`${(0x5f + bytes).toString(16)}${initCode.slice(2)}`, 0, '52', bytes, 32 - bytes, 0, 'f0')
}
