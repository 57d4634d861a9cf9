import { type Bytes, EMPTY_BYTES } from '../../src/base/bytes.ts'
import { fromHex, type Hex, toHex } from '../../src/base/hex.ts'
import { toWord } from '../../src/base/integer.ts'
import type { Execution } from '../../src/evm/evm.ts'
import type { Message } from '../../src/evm/execution.ts'
import { createOpcodeTable } from '../../src/evm/opcodes/table.ts'
import { createOverlay } from '../../src/state/overlay.ts'
import type { StateChanges, WritableState } from '../../src/state/stateView.ts'
import { RUN_BUDGETS } from '../_helpers/budgets.ts'
import { createTestEvm } from '../_helpers/createTestEvm.ts'
import { BLOCK, SENDER } from '../_helpers/evmScene.ts'
import { createMemoryWorld, putContract } from '../_helpers/memoryWorld.ts'
import { createRandom } from '../_helpers/random.ts'
import { RULE_SETS, type RuleSet } from '../_helpers/ruleSets.ts'
import { CONTRACTS, pick, type Random, type Writing } from './_operands.ts'
import { createPrecompileInput, PRECOMPILES } from './_precompileInputs.ts'
import { createCode } from './_statements.ts'

/** A message to random contracts, by the rules of some block. */
export interface Program {
  readonly ruleSet: RuleSet
  readonly codes: readonly (readonly [Hex, Bytes])[]
  readonly message: Message
}

export interface Ran {
  readonly execution: Execution
  readonly changes: StateChanges
  /** Wei that have disappeared: burned, or negative if they came from nowhere. */
  readonly lostWei: bigint
}

const NEW_CONTRACT = fromHex(`0x${'ab'.repeat(20)}`)
const GAS_LIMITS = [30_000, 200_000, 200_000, 1_000_000] as const

/** Returns the program of a seed, which is the same each time. */
export function createProgram(seed: number): Program {
  const random = createRandom(seed)
  const ruleSet = pick(random, RULE_SETS)
  const opcodes = createOpcodeTable(ruleSet.rules)
  const has = (opcode: number) => opcodes[opcode] !== undefined
  const codes = CONTRACTS.map((address) => [address, createCode(random, has)] as const)
  const common = {
    sender: fromHex(SENDER),
    gasPrice: BigInt(random(100)),
    value: BigInt(random(3) === 0 ? random(1_000) : 0),
    gasLimit: BigInt(random(pick(random, GAS_LIMITS)) + 1),
    index: random(10),
  }
  return { ruleSet, codes, message: { ...common, ...createTarget(random, has) } }
}

/** Returns a contract mostly, sometimes a new one or a precompile. */
function createTarget(random: Random, has: Writing['has']): Pick<Message, 'to' | 'newContract' | 'data'> {
  const kind = random(12)
  if (kind === 0) return { newContract: NEW_CONTRACT, data: createCode(random, has, 1) }
  const precompile = pick(random, PRECOMPILES)
  const data = random(4) === 0 ? EMPTY_BYTES : createPrecompileInput(random, precompile)
  if (kind === 1) return { to: toWord(BigInt(precompile)).subarray(12), data }
  return { to: fromHex(CONTRACTS[0] ?? '0x'), data }
}

/** Runs a program on its own state. */
export async function runProgram({ ruleSet, codes, message }: Program): Promise<Ran> {
  const below = createMemoryWorld()
  await below.putAccount(message.sender, { nonce: 0n, balance: 10n ** 18n })
  for (const [address, code] of codes) {
    await putContract(below, address, toHex(code), 1_000n)
    for (const slot of [0n, 1n]) await below.putStorage(fromHex(address), toWord(slot), Uint8Array.of(7))
  }
  const overlay = createOverlay(below)
  const balances = new Map<Hex, bigint>()
  const world = watchBalances(overlay, balances)
  const execution = await createTestEvm(RUN_BUDGETS).run({ ...BLOCK, rules: ruleSet.rules }, message, world)
  let lostWei = 0n
  for (const address of balances.keys()) {
    const [before, after] = [await below.getAccount(fromHex(address)), await overlay.getAccount(fromHex(address))]
    lostWei += (before?.balance ?? 0n) - (after?.balance ?? 0n)
  }
  return { execution, changes: overlay.changes(), lostWei }
}

/** Records every account that is written. */
function watchBalances(world: WritableState, balances: Map<Hex, bigint>): WritableState {
  return {
    ...world,
    putAccount(address, account) {
      balances.set(toHex(address), account.balance)
      return world.putAccount(address, account)
    },
  }
}

/** Returns the result of a run as text: equal texts are equal results. */
export function describeRun({ execution, changes }: Ran): string {
  const show = (_: string, value: unknown) =>
    value instanceof Uint8Array ? toHex(value) : typeof value === 'bigint' ? `${value}` : value
  return JSON.stringify([execution, changes], show)
}
