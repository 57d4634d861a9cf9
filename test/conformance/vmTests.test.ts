import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { EMPTY_BYTES, stripLeadingZeros } from '../../src/base/bytes.ts'
import { fromHex, type Hex, toHex } from '../../src/base/hex.ts'
import { toWord } from '../../src/base/integer.ts'
import { mainnet } from '../../src/chainspec/mainnet.ts'
import { keccak256 } from '../../src/crypto/keccak.ts'
import type { BlockEnvironment, Execution } from '../../src/evm/evm.ts'
import { RUN_BUDGETS } from '../_helpers/budgets.ts'
import { createTestEvm } from '../_helpers/createTestEvm.ts'
import { createMemoryWorld, type MemoryWorld } from '../_helpers/memoryWorld.ts'
import { describeVectors, readVector, vectorPath } from '../_helpers/vectors.ts'

interface VmAccount {
  readonly balance: string
  readonly nonce: string
  readonly code: Hex
  readonly storage: Record<string, string>
}

interface VmCase {
  readonly callcreates?: readonly unknown[]
  readonly env: Record<
    'currentCoinbase' | 'currentDifficulty' | 'currentGasLimit' | 'currentNumber' | 'currentTimestamp',
    string
  >
  readonly exec: Record<'address' | 'caller' | 'origin' | 'code' | 'data' | 'gas' | 'gasPrice' | 'value', string>
  readonly logs?: readonly { address: string; topics: string[]; data: Hex }[]
  readonly out?: Hex
  readonly pre: Record<string, VmAccount>
  readonly post?: Record<string, VmAccount>
}

interface Index {
  readonly vm: readonly { file: string; excludedCases: readonly string[]; onlyCase?: string; cases: number }[]
}

/** Cases that cannot be tested in a single frame, each with the reason. */
const LEFT_OUT: Record<string, string> = {
  env1: 'the reference only records the call and the creation, which then use no gas',
  boolean: 'the reference only records the calls and pushes no result, so that the next opcode fails',
}

const bytesOf = (hex: string) => {
  const digits = hex.replace(/^0x/, '')
  return digits === '' ? EMPTY_BYTES : fromHex(`0x${digits.length % 2 === 0 ? digits : `0${digits}`}`)
}

async function setUp({ pre, exec }: VmCase): Promise<MemoryWorld> {
  const world = createMemoryWorld()
  for (const [name, account] of Object.entries(pre)) {
    const address = bytesOf(name)
    await world.putAccount(address, { nonce: BigInt(account.nonce), balance: BigInt(account.balance) })
    await world.putCode(address, bytesOf(account.code))
    for (const [slot, value] of Object.entries(account.storage)) {
      await world.putStorage(address, toWord(BigInt(slot)), stripLeadingZeros(bytesOf(value)))
    }
  }
  await world.putCode(bytesOf(exec.address), bytesOf(exec.code))
  return world
}

/** Credits the caller with the value and debits the contract: the pre-states of these cases are from after the transfer. */
async function putValueBack(world: MemoryWorld, exec: VmCase['exec']): Promise<void> {
  for (const [name, wei] of [
    [exec.caller, BigInt(exec.value)],
    [exec.address, -BigInt(exec.value)],
  ] as const) {
    const { nonce, balance } = (await world.getAccount(bytesOf(name))) ?? { nonce: 0n, balance: 0n }
    await world.putAccount(bytesOf(name), { nonce, balance: balance + wei })
  }
}

async function runCase(given: VmCase, world: MemoryWorld): Promise<Execution> {
  const { env, exec } = given
  const block: BlockEnvironment = {
    rules: new Set(),
    chainId: 30,
    bridge: mainnet.bridge,
    number: Number(env.currentNumber),
    timestamp: Number(env.currentTimestamp),
    coinbase: bytesOf(env.currentCoinbase),
    difficulty: BigInt(env.currentDifficulty),
    gasLimit: BigInt(env.currentGasLimit),
    minimumGasPrice: 0n,
    getBlockHash: async (number) => keccak256(new TextEncoder().encode(`${number}`)),
    getAncestor: async () => undefined,
  }
  await putValueBack(world, exec)
  return createTestEvm(RUN_BUDGETS).run(
    block,
    {
      sender: bytesOf(exec.caller),
      gasPrice: BigInt(exec.gasPrice),
      to: bytesOf(exec.address),
      value: BigInt(exec.value),
      data: bytesOf(exec.data),
      gasLimit: BigInt(exec.gas),
    },
    world,
  )
}

async function check(given: VmCase): Promise<void> {
  const world = await setUp(given)
  const execution = await runCase(given, world)
  if (given.post === undefined) return expect(execution.outcome.kind).toBe('exception')
  expect(execution.outcome).toEqual({ kind: 'success' })
  expect(toHex(execution.output)).toBe(given.out ?? '0x')
  expect(execution.logs.map(({ address, topics, data }) => [toHex(address), topics.map(toHex), toHex(data)])).toEqual(
    (given.logs ?? []).map(({ address, topics, data }) => [`0x${address}`, topics.map((topic) => `0x${topic}`), data]),
  )
  for (const [name, account] of Object.entries(given.post)) {
    const address = bytesOf(name)
    const isGone = execution.deleted.some((deleted) => toHex(deleted) === `0x${name}`)
    expect(isGone).toBe(false)
    const { nonce, balance } = (await world.getAccount(address)) ?? { nonce: 0n, balance: 0n }
    expect([nonce, balance]).toEqual([BigInt(account.nonce), BigInt(account.balance)])
    expect(toHex(await world.getCode(address))).toBe(toHex(bytesOf(account.code)))
    for (const [slot, value] of Object.entries(account.storage)) {
      const cell = (await world.getStorage(address, toWord(BigInt(slot)))) ?? EMPTY_BYTES
      expect(toHex(cell)).toBe(toHex(stripLeadingZeros(bytesOf(value))))
    }
    const cells = Object.values(account.storage).filter((value) => BigInt(value) !== 0n).length
    expect(Object.keys((world.dump()[`0x${name}`] as { storage: object } | undefined)?.storage ?? {}).length).toBe(
      cells,
    )
  }
}

describeVectors<Index>('eth-json/index.json', ({ vm }) => {
  const files = readdirSync(vectorPath('eth-json'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /^VMTests.*json$/.test(name))
    .sort()
  const count = { run: 0, leftOut: 0 }
  for (const file of files) {
    const content = readVector<Record<string, VmCase>>(`eth-json/${file}`)
    const cases = Object.entries(content)
    describe(`${file}, ${cases.length} cases`, () => {
      for (const [name, given] of cases) {
        const isLeftOut = LEFT_OUT[name] !== undefined
        count[isLeftOut ? 'leftOut' : 'run']++
        if (!isLeftOut) it(`${name} has the expected outcome`, () => check(given))
      }
    })
  }

  it(`${count.run} run and ${count.leftOut} omitted cases of ${files.length} files are all cases of the index`, () => {
    const listed = vm.filter(({ onlyCase }) => onlyCase === undefined)
    expect(listed.map(({ file }) => file).sort()).toEqual(files)
    expect(count.run + count.leftOut).toBe(listed.reduce((sum, { cases }) => sum + cases, 0))
    expect(count.leftOut).toBe(Object.keys(LEFT_OUT).length)
    expect(listed.flatMap(({ excludedCases }) => excludedCases)).toEqual([]) // the reference leaves none out
  })
})
