import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { EMPTY_BYTES, stripLeadingZeros } from '../../src/base/bytes.ts'
import { fromHex, type Hex, toHex } from '../../src/base/hex.ts'
import { toWord } from '../../src/base/integer.ts'
import { creditBalance, executeTransaction } from '../../src/chain/execution/executeTransaction.ts'
import { NotExecutable } from '../../src/chain/execution/requireExecutable.ts'
import { keccak256 } from '../../src/crypto/keccak.ts'
import type { BlockEnvironment, Execution } from '../../src/evm/evm.ts'
import type { Log } from '../../src/primitives/log.ts'
import { recoverSender, signTransaction, type Transaction } from '../../src/primitives/transaction.ts'
import type { WritableState } from '../../src/state/stateView.ts'
import { RUN_BUDGETS } from '../_helpers/budgets.ts'
import { createTestEvm } from '../_helpers/createTestEvm.ts'
import { BLOCK } from '../_helpers/evmScene.ts'
import { createMemoryWorld, type MemoryWorld } from '../_helpers/memoryWorld.ts'
import { describeVectors, readVector, vectorPath } from '../_helpers/vectors.ts'

interface StateAccount {
  readonly balance: string
  readonly nonce: string
  readonly code: string
  readonly storage: Record<string, string>
  /** Whether the account is a contract without code and storage. */
  readonly forcedContract?: boolean
}

type Accounts = Record<string, StateAccount>

interface StateCase {
  readonly env: Record<
    'currentCoinbase' | 'currentDifficulty' | 'currentGasLimit' | 'currentNumber' | 'currentTimestamp',
    string
  >
  readonly transaction: Record<'data' | 'gasLimit' | 'gasPrice' | 'nonce' | 'secretKey' | 'to' | 'value', string>
  readonly pre: Accounts
  readonly post: Accounts
  readonly logs: readonly { address: string; topics: string[]; data: string }[]
  readonly out: string
}

interface Index {
  readonly state: readonly { file: string; excludedCases: readonly string[]; cases: number }[]
}

/** Cases that are left out; the index excludes 35 more, which have Ethereum's result here. */
const LEFT_OUT: Record<string, string> = {
  CallRecursiveContract: 'creates contracts until the gas is used up, and prices have changed since',
  StoreGasOnCreate: 'stores the remaining gas, and data is cheaper since',
}

const bytesOf = (text: string) => {
  const digits = text.replace(/^0x/, '')
  return digits === '' ? EMPTY_BYTES : fromHex(`0x${digits.length % 2 === 0 ? digits : `0${digits}`}`)
}
const numberOf = (text: string) => BigInt(text === '' || text === '0x' ? 0 : text)

async function setUp(accounts: Accounts): Promise<MemoryWorld> {
  const world = createMemoryWorld()
  for (const [name, { nonce, balance, code, storage, forcedContract }] of Object.entries(accounts)) {
    const address = bytesOf(name)
    await world.putAccount(address, { nonce: numberOf(nonce), balance: numberOf(balance) })
    await world.putCode(address, bytesOf(code))
    const cells = Object.entries(storage)
    if (forcedContract === true || bytesOf(code).length > 0 || cells.length > 0) await world.markContract(address)
    for (const [slot, value] of cells) {
      await world.putStorage(address, toWord(numberOf(slot)), stripLeadingZeros(bytesOf(value)))
    }
  }
  return world
}

/** All accounts but for their balances, which differ from Ethereum's wherever gas does. A marker alone makes no account. */
async function describeWorld(world: MemoryWorld) {
  const shown: object[] = []
  for (const [address, account] of Object.entries(world.dump())) {
    const isThere = (await world.getAccount(bytesOf(address))) !== undefined
    if (isThere) shown.push({ address, ...Object(account), balance: undefined })
  }
  return shown
}

function environmentOf({ env }: StateCase): BlockEnvironment {
  return {
    ...BLOCK,
    number: Number(env.currentNumber),
    timestamp: Number(env.currentTimestamp),
    coinbase: bytesOf(env.currentCoinbase),
    difficulty: BigInt(env.currentDifficulty),
    gasLimit: BigInt(env.currentGasLimit),
    minimumGasPrice: 0x50n,
    getBlockHash: async (number) => keccak256(new TextEncoder().encode(`${number}`)),
  }
}

function transactionOf({ transaction }: StateCase): Transaction {
  const { to, nonce, gasPrice, gasLimit, value, data, secretKey } = transaction
  const fields = {
    nonce: numberOf(nonce),
    gasPrice: numberOf(gasPrice),
    gasLimit: numberOf(gasLimit),
    value: numberOf(value),
    data: bytesOf(data),
  }
  return signTransaction(to === '' ? fields : { ...fields, to: bytesOf(to) }, BLOCK.chainId, bytesOf(secretKey))
}

/**
 * Executes the case's transaction, if it can be. As in the reference, the fee is credited before the accounts that destroyed
 * themselves go: to the coinbase, since these cases have no REMASC.
 */
async function execute(given: StateCase, world: MemoryWorld): Promise<{ output: Hex; logs: readonly Log[] }> {
  let execution: Execution | undefined
  const evm = createTestEvm(RUN_BUDGETS)
  const watched: Pick<typeof evm, 'run'> = {
    async run(...args) {
      execution = await evm.run(...args)
      return execution
    },
  }
  const block = environmentOf(given)
  const transaction = transactionOf(given)
  const gas = { gasAvailable: block.gasLimit, listGasLimit: block.gasLimit }
  const keepsDestroyed: WritableState = { ...world, deleteAccount: async () => undefined }
  const setup = { evm: watched, world: keepsDestroyed, block, index: 0, ...gas }
  const sender = recoverSender(transaction, BLOCK.chainId) ?? expect.fail('no sender')
  try {
    const { feeWei, deleted } = await executeTransaction(setup, transaction, sender)
    await creditBalance(world, block.coinbase, feeWei)
    for (const address of deleted) await world.deleteAccount(address)
  } catch (error) {
    if (!(error instanceof NotExecutable)) throw error
  }
  return { output: toHex(execution?.output ?? EMPTY_BYTES), logs: execution?.logs ?? [] }
}

async function check(given: StateCase): Promise<void> {
  const world = await setUp(given.pre)
  const { output, logs } = await execute(given, world)
  expect(await describeWorld(world)).toEqual(await describeWorld(await setUp(given.post)))
  expect(output).toBe(toHex(bytesOf(given.out)))
  const shown = logs.map(({ address, topics, data }) => [toHex(address), topics.map(toHex), toHex(data)])
  const expected = given.logs.map(({ address, topics, data }) => [
    toHex(bytesOf(address)),
    topics.map((topic) => toHex(toWord(BigInt(`0x${topic.replace(/^0x/, '')}`)))),
    toHex(bytesOf(data)),
  ])
  expect(shown).toEqual(expected)
}

describeVectors<Index>('eth-json/index.json', ({ state }) => {
  const files = readdirSync(vectorPath('eth-json/StateTests')).sort()
  const count = { run: 0, leftOut: 0 }
  for (const file of files.map((name) => `StateTests/${name}`)) {
    const content = readVector<Record<string, StateCase>>(`eth-json/${file}`)
    const cases = Object.entries(content)
    describe(`${file}, ${cases.length} cases`, () => {
      for (const [name, given] of cases) {
        const isLeftOut = LEFT_OUT[name] !== undefined
        count[isLeftOut ? 'leftOut' : 'run']++
        if (!isLeftOut) it(`${name} leads to the expected state, output and logs`, () => check(given))
      }
    })
  }

  it(`${count.run} run and ${count.leftOut} omitted cases of ${files.length} files are all cases of the index`, () => {
    expect(state.map(({ file }) => file).sort()).toEqual(files.map((name) => `StateTests/${name}`))
    expect(count.run + count.leftOut).toBe(state.reduce((sum, { cases }) => sum + cases, 0))
    for (const name of Object.keys(LEFT_OUT)) {
      expect(state.some(({ excludedCases }) => excludedCases.includes(name))).toBe(true)
    }
  })
})

it('the fee of a coinbase that destroys itself is deleted with it, as in the reference', async () => {
  const coinbase = '2adc25665018aa1fe0e6bc666dac8fc2697ff9ba'
  const sender = 'a94f5374fce5edbc8e2a8697c15331677e6ebf0b'
  const heir = '00000000000000000000000000000000000000aa'
  const plain = { nonce: '0', code: '0x', storage: {} }
  await check({
    env: {
      currentCoinbase: coinbase,
      currentDifficulty: '256',
      currentGasLimit: '10000000',
      currentNumber: '0',
      currentTimestamp: '1',
    },
    transaction: {
      data: '0x',
      gasLimit: '100000',
      gasPrice: '80',
      nonce: '0',
      secretKey: '45a915e4d060149eb4365960e6a7a45f334393093061116b197e3240065ff2d8',
      to: coinbase,
      value: '1',
    },
    pre: {
      [coinbase]: { ...plain, balance: '7', code: `0x73${heir}ff` },
      [sender]: { ...plain, balance: '1000000000' },
    },
    post: {
      [sender]: { ...plain, nonce: '1', balance: '' },
      [heir]: { ...plain, balance: '8' },
    },
    logs: [],
    out: '0x',
  })
})
