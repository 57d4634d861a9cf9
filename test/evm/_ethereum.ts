import { Common, Hardfork, Mainnet } from '@ethereumjs/common'
import { createEVM, type EVM } from '@ethereumjs/evm'
import { SimpleStateManager } from '@ethereumjs/statemanager'
import { Address, createAccount } from '@ethereumjs/util'
import type { Bytes } from '../../src/base/bytes.ts'
import { fromHex, type Hex, toHex } from '../../src/base/hex.ts'
import { toWord } from '../../src/base/integer.ts'
import { createTestEvm } from '../_helpers/createTestEvm.ts'
import { BLOCK, SENDER } from '../_helpers/evmScene.ts'
import { createMemoryWorld, putContract } from '../_helpers/memoryWorld.ts'
import type { Era } from './_shared.ts'
import type { SharedProgram } from './_sharedPrograms.ts'

/** The result of a program, as far as both EVMs report it. */
export interface End {
  readonly kind: 'success' | 'revert' | 'exception'
  readonly output: Hex
  readonly gasLeft: bigint
  readonly refund: bigint
  readonly logs: readonly unknown[]
  readonly deleted: readonly string[]
  readonly accounts: readonly unknown[]
}

const WEI = 1_000n
const SENDER_WEI = 10n ** 18n
const SLOTS = [0n, 1n, 2n, 3n]
const FILLED_SLOTS = [0n, 1n]
const CELL = Uint8Array.of(7)
/** Precompiles with Ethereum's prices. Their accounts exist in both EVMs. */
const PRECOMPILES: readonly Hex[] = [1, 2, 3, 4].map((n): Hex => `0x${'0'.repeat(39)}${n}`)

/** Runs a program in Scion, in the block that the library uses by default. */
export async function runOurs({ ruleSet, codes, data, gasLimit }: SharedProgram): Promise<End> {
  const world = createMemoryWorld()
  await world.putAccount(fromHex(SENDER), { nonce: 0n, balance: SENDER_WEI })
  for (const address of PRECOMPILES) await world.putAccount(fromHex(address), { nonce: 0n, balance: 1n })
  for (const [address, code] of codes) {
    await putContract(world, address, toHex(code), WEI)
    await world.putAccount(fromHex(address), { nonce: 1n, balance: WEI })
    for (const slot of FILLED_SLOTS) await world.putStorage(fromHex(address), toWord(slot), CELL)
  }
  const zero = { number: 0, timestamp: 0, coinbase: new Uint8Array(20), difficulty: 0n, gasLimit: 0n }
  const block = { ...BLOCK, ...zero, minimumGasPrice: 0n, chainId: 1, rules: ruleSet.rules }
  const message = { sender: fromHex(SENDER), to: fromHex(first(codes)), value: 0n, gasPrice: 0n, data, gasLimit }
  const { outcome, output, gasLeft, refund, logs, deleted } = await createTestEvm().run(block, message, world)
  const accounts = codes.map(async ([address]) => {
    const bytes = fromHex(address)
    const cells = SLOTS.map(async (slot) => wordOf(await world.getStorage(bytes, toWord(slot))))
    const { balance = 0n, nonce = 0n } = (await world.getAccount(bytes)) ?? {}
    return [balance, nonce, ...(await Promise.all(cells))]
  })
  return {
    kind: outcome.kind,
    output: toHex(output),
    gasLeft,
    refund: outcome.kind === 'success' ? refund : 0n,
    logs: logs.map(({ address, topics, data: bytes }) => [toHex(address), topics.map(toHex), toHex(bytes)]),
    deleted: deleted.map(toHex).sort(),
    accounts: await Promise.all(accounts),
  }
}

const first = (codes: SharedProgram['codes']): Hex => codes[0]?.[0] ?? '0x'
const wordOf = (bytes: Bytes | undefined) => BigInt(bytes === undefined || bytes.length === 0 ? 0 : toHex(bytes))

/** Instances of the library by era. Programs leave no state in them. */
export type ReferenceEvms = Readonly<Record<Era, EVM>>

export async function createReferenceEvms(): Promise<ReferenceEvms> {
  const create = (hardfork: Hardfork, eips: number[]) => {
    const common = new Common({ chain: Mainnet, hardfork, eips })
    return createEVM({ common, stateManager: new SimpleStateManager({ common }) })
  }
  return {
    petersburg: await create(Hardfork.Petersburg, [1153, 3855]),
    cancun: await create(Hardfork.Cancun, []),
  }
}

/** Runs a program in the library's instance of its era. */
export async function runTheirs(evms: ReferenceEvms, { era, codes, data, gasLimit }: SharedProgram): Promise<End> {
  const evm = evms[era]
  const state = evm.stateManager
  const at = (address: Hex) => new Address(fromHex(address))
  await state.checkpoint()
  await state.putAccount(at(SENDER), createAccount({ balance: SENDER_WEI }))
  for (const address of PRECOMPILES) await state.putAccount(at(address), createAccount({ balance: 1n }))
  for (const [address, code] of codes) {
    await state.putAccount(at(address), createAccount({ nonce: 1n, balance: WEI }))
    await state.putCode(at(address), code)
    for (const slot of FILLED_SLOTS) await state.putStorage(at(address), toWord(slot), CELL)
  }
  const { execResult } = await evm.runCall({ caller: at(SENDER), to: at(first(codes)), data, gasLimit, gasPrice: 0n })
  const { exceptionError, returnValue, executionGasUsed, gasRefund = 0n, logs = [], selfdestruct } = execResult
  const accounts: unknown[] = []
  for (const [address] of codes) {
    const { balance = 0n, nonce = 0n } = (await state.getAccount(at(address))) ?? {}
    const cells: bigint[] = []
    for (const slot of SLOTS) cells.push(wordOf(await state.getStorage(at(address), toWord(slot))))
    accounts.push([balance, nonce, ...cells])
  }
  await state.revert()
  evm.journal.cleanup?.()
  const kind = exceptionError === undefined ? 'success' : exceptionError.error === 'revert' ? 'revert' : 'exception'
  return {
    kind,
    output: toHex(returnValue),
    gasLeft: gasLimit - executionGasUsed,
    refund: kind === 'success' ? gasRefund : 0n,
    logs:
      kind === 'success'
        ? logs.map(([address, topics, bytes]) => [toHex(address), topics.map(toHex), toHex(bytes)])
        : [],
    deleted: kind === 'success' ? [...(selfdestruct?.keys() ?? [])].sort() : [],
    accounts,
  }
}
