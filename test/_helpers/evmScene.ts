import { EMPTY_BYTES } from '../../src/base/bytes.ts'
import { fromHex, type Hex, toHex } from '../../src/base/hex.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import { RULES, type Rules } from '../../src/chainspec/rules.ts'
import type { Budgets } from '../../src/concurrency/budgets.ts'
import type { BlockEnvironment, Evm, Execution } from '../../src/evm/evm.ts'
import { RUN_BUDGETS } from './budgets.ts'
import { createTestEvm } from './createTestEvm.ts'
import { createMemoryWorld, type MemoryWorld, putContract } from './memoryWorld.ts'

export const SENDER: Hex = '0x5e00000000000000000000000000000000000001'
export const TARGET: Hex = '0xc000000000000000000000000000000000000001'
export const OTHER: Hex = '0xc000000000000000000000000000000000000002'
/** An account that is not there until something makes it. */
export const NOBODY: Hex = '0xee00000000000000000000000000000000000009'
export const GAS = 1_000_000n

type Message = Parameters<Evm['run']>[1]

export const ALL_RULES: Rules = new Set(RULES)

export const BLOCK: BlockEnvironment = {
  rules: ALL_RULES,
  chainId: 33,
  bridge: regtest.bridge,
  number: 1000,
  timestamp: 1_700_000_000,
  coinbase: fromHex('0xc01bbade00000000000000000000000000000000'),
  difficulty: 7777n,
  gasLimit: 6_800_000n,
  minimumGasPrice: 60_000_000n,
  getBlockHash: async (number) => new Uint8Array(32).fill(number % 256),
  getAncestor: async () => undefined,
}

export interface Scene {
  readonly world: MemoryWorld
  /** Runs TARGET (or what `change` says) from SENDER with a million gas. */
  run(change?: Partial<Message>, block?: Partial<BlockEnvironment>): Promise<Execution>
}

/** A world with a rich sender and the given contracts, and an Evm. */
export async function setScene(
  codes: Record<Hex, Hex> = {},
  balance = 0n,
  budgets: Pick<Budgets, 'yieldAfterMs'> = RUN_BUDGETS,
): Promise<Scene> {
  const world = createMemoryWorld()
  await world.putAccount(fromHex(SENDER), { nonce: 0n, balance: 10n ** 18n })
  for (const [address, code] of Object.entries(codes)) await putContract(world, address as Hex, code, balance)
  const evm = createTestEvm(budgets)
  const message = { sender: fromHex(SENDER), gasPrice: 1n, value: 0n, data: EMPTY_BYTES, gasLimit: GAS }
  return {
    world,
    async run(change = {}, block = {}) {
      const target = change.newContract === undefined ? { to: fromHex(TARGET) } : {}
      return evm.run({ ...BLOCK, ...block }, { ...message, ...target, ...change }, world)
    },
  }
}

/** Joins code from hex digits and numbers; a number or bigint is pushed with as few bytes as it needs. */
export function assemble(...parts: (string | number | bigint)[]): Hex {
  return `0x${parts.map((part) => (typeof part === 'string' ? part.replace(/^0x|\s/g, '') : push(part))).join('')}`
}

function push(value: number | bigint): string {
  const digits = value.toString(16)
  const padded = digits.length % 2 === 0 ? digits : `0${digits}`
  return (0x5f + padded.length / 2).toString(16) + padded
}

/** Stores the word on top of the stack at 0 and returns it. */
export const RETURN_TOP = '60005260206000f3'

export const gasUsed = (execution: Execution) => GAS - execution.gasLeft
export const outputOf = (execution: Execution) => toHex(execution.output)
export const wordOf = (execution: Execution) => BigInt(toHex(execution.output))
