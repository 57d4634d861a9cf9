import { readFileSync } from 'node:fs'
import { appendFile, rename, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { type Abi, encodeDeployData, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { describe, expect, it } from 'vitest'
import { fromHex, toHex } from '../../../../src/base/hex.ts'
import type { MinedBlock } from '../../../../src/chain/api/minedBlock.ts'
import { printNamed, reportBlock, type TransactionReport } from '../../../../src/cli/dev/log/report.ts'
import { explainBlock } from '../../../../src/cli/dev/project/explainBlock.ts'
import { createNames } from '../../../../src/cli/dev/project/names.ts'
import { createSourceLines } from '../../../../src/cli/dev/project/sourceLines.ts'
import { contractAddress } from '../../../../src/primitives/transaction.ts'
import { openTestChain, requireAccount, signFrom } from '../../../_helpers/chain.ts'
import { closedAfterTest } from '../../../_helpers/temporary.ts'
import { copyProject, FIXTURES, readProject } from './_project.ts'

interface Artifact {
  readonly abi: Abi
  readonly bytecode: { readonly object: string }
}

const load = (name: string, file = name): Artifact =>
  JSON.parse(readFileSync(join(FIXTURES, `foundry/build/artefacts/${file}.sol/${name}.json`), 'utf8'))
const COUNTER = load('Counter')
const SUMS = load('Sums', 'Vault')
const VAULT = load('Vault')
const SENDER = toHex(requireAccount(0).address)

interface Setup {
  readonly verbosity?: number
  readonly folder?: string
  /** Called when an unknown contract makes the explanation look at the project again. */
  settle?(): Promise<void>
  readonly isKnown?: boolean
}

/** Opens a chain, and explains the transactions that are sent to it by the names of a project. */
async function openScene({ verbosity = 0, folder = join(FIXTURES, 'foundry'), isKnown = true, ...setup }: Setup = {}) {
  const blocks: MinedBlock[] = []
  const chain = closedAfterTest(await openTestChain({ onMined: (block) => void blocks.push(block) }))
  const names = createNames()
  const { contracts } = await readProject(folder, {}, true)
  if (isKnown) await names.replace(contracts)
  const lines = createSourceLines(folder)
  let nonce = 0n

  async function send(fields: { to?: Hex; data?: Hex; value?: bigint }): Promise<TransactionReport> {
    const { to, data = '0x', value = 0n } = fields
    const own = { ...(to && { to: fromHex(to) }), data: fromHex(data), value, nonce: nonce++, gasLimit: 6_000_000n }
    await chain.submits.sendRaw(signFrom(0, own))
    const block = blocks.at(-1)
    if (block === undefined) throw new Error('no block was mined')
    const tools = { names, lines, verbosity, engine: chain, settle: setup.settle ?? (async () => undefined) }
    const report = reportBlock(block, 0)
    const { transactions } = await explainBlock(tools, block, report, AbortSignal.timeout(60_000))
    const [explained] = transactions
    if (explained === undefined) throw new Error('the block has no transaction')
    return explained
  }

  async function deploy({ abi, bytecode }: Artifact, args: readonly unknown[] = [], library = '') {
    const code = bytecode.object.replace(/__\$[0-9a-f]{34}\$__/g, library.slice(2))
    const address = toHex(contractAddress(requireAccount(0).address, nonce))
    return { address, report: await send({ data: encodeDeployData({ abi, bytecode: `0x${code.slice(2)}`, args }) }) }
  }

  const call = ({ abi }: Artifact, to: Hex, functionName: string, ...args: readonly unknown[]) =>
    send({ to, data: encodeFunctionData({ abi, functionName, args }) })

  async function deployVault() {
    const library = (await deploy(SUMS)).address
    return deploy(VAULT, [2_000n, 'first'], library)
  }

  return { chain, names, send, deploy, call, deployVault, contracts }
}

const order = (...amounts: readonly bigint[]) => ({
  owner: SENDER,
  amounts,
  note: '\u001b[2J',
  marks: ['0x01020304', '0x05060708'],
})

const textOf = (named: TransactionReport['call']) => named && printNamed(named)

describe('names', () => {
  it('created contracts, calls, events and custom errors have names', async () => {
    const { deploy, call } = await openScene()
    const { address, report } = await deploy(COUNTER)
    expect(report).toMatchObject({ contract: address, contractName: 'Counter' })
    const changed = await call(COUNTER, address, 'set', 1_000n)
    expect(changed).toMatchObject({ toName: 'Counter' })
    expect(textOf(changed.call)).toBe('Counter.set(1000)')
    expect(changed.events?.map((event) => printNamed(event, true))).toEqual([
      `Counter.Changed(by: ${SENDER}, to: 1000, note: "set")`,
    ])
    expect(await call(COUNTER, address, 'set', 1_001n)).toMatchObject({ failure: 'TooLarge(1001, 1000)' })
    expect(await call(COUNTER, address, 'set', 13n)).toMatchObject({ failure: 'reverted thirteen is not welcome' })
  })

  it('a contract with immutable values and a library is recognised, and its arguments are read', async () => {
    const { deployVault, call } = await openScene()
    const { address, report } = await deployVault()
    expect(report.contractName).toBe('Vault')
    expect(textOf(report.call)).toBe('Vault(2000, "first")')
    expect(report.events?.map((event) => event.arguments[0]?.value)).toEqual([expect.stringMatching(/^hash 0x/)])
    const opened = await call(VAULT, address, 'open', order(1n, 2n))
    expect(textOf(opened.call)).toBe(`Vault.open((${SENDER}, [1, 2], "\\u001b[2J", [0x01020304, 0x05060708]))`)
    const [first, second] = opened.events ?? []
    expect(textOf(first)).toBe(`Counter.Changed(Vault ${address}, 3, "set")`)
    expect(textOf(second)).toMatch(/^Vault\.Made\(Counter 0x[0-9a-f]{40}, \(/)
    expect(await call(VAULT, address, 'open', order())).toMatchObject({ failure: 'Empty()' })
    const refused = await call(VAULT, address, 'open', order(2_001n))
    expect(refused.failure).toMatch(/^Refused\(\(0x.*\), \[0x0{64}\]\)$/)
  })

  it('a creation that fails has the name and the arguments of its contract', async () => {
    const { deploy } = await openScene()
    const { report } = await deploy(VAULT, [0n, 'bad'], `0x${'11'.repeat(20)}`)
    expect(textOf(report.call)).toBe('Vault(0, "bad")')
    expect(report).toMatchObject({ contractName: 'Vault', failure: 'reverted a limit is needed' })
  })

  it('a contract of another compilation has the names of functions that the project knows', async () => {
    const { send, call } = await openScene()
    // Init code that returns a contract with one STOP.
    const { contract = '0x' } = await send({ data: '0x600160005360016000f3' })
    const called = await call(COUNTER, `0x${contract.slice(2)}`, 'set', 7n)
    expect(called).not.toHaveProperty('toName')
    expect(textOf(called.call)).toBe('set(7)')
  })

  it('data for an account without code, and unknown selectors, stay as they are', async () => {
    const { deploy, send } = await openScene()
    const data = encodeFunctionData({ abi: COUNTER.abi, functionName: 'set', args: [7n] })
    expect(await send({ to: `0x${'77'.repeat(20)}`, data })).not.toHaveProperty('call')
    const { address } = await deploy(COUNTER)
    expect(await send({ to: address, data: '0xdeadbeef' })).toMatchObject({ selector: '0xdeadbeef', toName: 'Counter' })
    expect(await send({ to: address, data: '0x60fe47b1ff' })).not.toHaveProperty('call')
  })

  it('an unknown contract makes the project be read before its transaction is printed', async () => {
    const scene = await openScene({
      isKnown: false,
      settle: async () => scene.names.replace(scene.contracts),
    })
    expect((await scene.deploy(COUNTER)).report.contractName).toBe('Counter')
  })

  it('an address whose contract has changed has its new name', async () => {
    const { chain, deploy, call, names } = await openScene()
    const { address } = await deploy(COUNTER)
    expect(names.nameOf(address)).toBe('Counter')
    await chain.controls?.edits.setCode(fromHex(address), fromHex('0x00'))
    expect(await call(COUNTER, address, 'set', 7n)).not.toHaveProperty('toName')
    expect(names.nameOf(address)).toBeUndefined()
  })
})

describe('source lines', () => {
  it.each([
    [
      'thirteen',
      (scene: Scene, { counter }: Places) => scene.call(COUNTER, counter, 'set', 13n),
      ['Counter.set (src/Counter.sol:13)'],
    ],
    [
      'a custom error',
      (scene: Scene, { counter }: Places) => scene.call(COUNTER, counter, 'set', 1_001n),
      ['Counter.set (src/Counter.sol:14)'],
    ],
    [
      'an inner call',
      (scene: Scene, { vault }: Places) => scene.call(VAULT, vault, 'forward', 5_000n),
      ['Counter.set (src/Counter.sol:14)', 'Vault.forward (src/Vault.sol:52)'],
    ],
    [
      'a library',
      (scene: Scene, { vault }: Places) => scene.call(VAULT, vault, 'open', order()),
      ['Sums.total (src/Vault.sol:9)', 'Vault.open (src/Vault.sol:35)'],
    ],
    [
      'a panic, which is in code of the compiler',
      (scene: Scene, { vault }: Places) => scene.call(VAULT, vault, 'store', 1n, 0n),
      ['Vault.store (src/Vault.sol:48)'],
    ],
    [
      'a constructor',
      async (scene: Scene) => (await scene.deploy(VAULT, [0n, 'bad'], `0x${'11'.repeat(20)}`)).report,
      ['Vault.constructor (src/Vault.sol:28)'],
    ],
  ])('the line of a failure is printed: %s', async (_name, fail, expected) => {
    const scene = await openScene({ verbosity: 1 })
    const [counter, vault] = [(await scene.deploy(COUNTER)).address, (await scene.deployVault()).address]
    await scene.call(VAULT, vault, 'open', order(1n))
    const { stack, calls } = await fail(scene, { counter, vault })
    expect(stack).toEqual(expected)
    expect(calls).toBeUndefined()
  })

  it.each(['hardhat2', 'hardhat3'] as const)('lines of %s are found by its build-info', async (name) => {
    const { deploy, call } = await openScene({ verbosity: 1, folder: join(FIXTURES, name) })
    const { abi, bytecode } = JSON.parse(
      readFileSync(join(FIXTURES, name, 'artifacts/contracts/Counter.sol/Counter.json'), 'utf8'),
    )
    const { address } = await deploy({ abi, bytecode: { object: bytecode } })
    const { stack } = await call(COUNTER, address, 'set', 13n)
    expect(stack).toEqual(['Counter.set (contracts/Counter.sol:13)'])
  })

  it('a source that has changed since its compilation has no lines', async () => {
    const folder = await copyProject('foundry')
    await appendFile(join(folder, 'src/Counter.sol'), '\n')
    const { deploy, call } = await openScene({ verbosity: 1, folder })
    const { address } = await deploy(COUNTER)
    expect(await call(COUNTER, address, 'set', 13n)).not.toHaveProperty('stack')
  })

  it('a source outside of the project is not read, also by a link', async () => {
    const [folder, elsewhere] = [await copyProject('foundry'), await copyProject('foundry')]
    await rename(join(folder, 'src'), join(folder, 'old'))
    await symlink(join(elsewhere, 'src'), join(folder, 'src'))
    const { deploy, call } = await openScene({ verbosity: 1, folder })
    const { address } = await deploy(COUNTER)
    expect(await call(COUNTER, address, 'set', 13n)).not.toHaveProperty('stack')
  })
})

type Scene = Awaited<ReturnType<typeof openScene>>
type Places = Readonly<Record<'counter' | 'vault', Hex>>

describe('traces', () => {
  it('call trees are printed of failed transactions at -vv, and of all at -vvv', async () => {
    for (const [verbosity, ofAll] of [
      [2, false],
      [3, true],
    ] as const) {
      const { deploy, call } = await openScene({ verbosity })
      const { address } = await deploy(COUNTER)
      expect('calls' in (await call(COUNTER, address, 'set', 7n))).toBe(ofAll)
      expect((await call(COUNTER, address, 'set', 13n)).calls).toMatchObject({
        contract: 'Counter',
        error: 'thirteen is not welcome',
        inner: [],
      })
    }
  })

  it('a call tree has calls, results and events in their order', async () => {
    const { deployVault, call } = await openScene({ verbosity: 3 })
    const { address } = await deployVault()
    const { calls } = await call(VAULT, address, 'open', order(1n, 2n))
    expect(calls).toMatchObject({
      call: { contract: 'Vault', name: 'open' },
      result: expect.stringMatching(/^Counter 0x/),
      inner: [
        { kind: 'DELEGATECALL', call: { contract: 'Sums', name: 'total' }, result: '3' },
        { kind: 'CREATE', contract: 'Counter', call: { name: 'Counter', arguments: [] } },
        { kind: 'CALL', call: { contract: 'Counter', name: 'set' }, inner: [{ kind: 'event' }] },
        { kind: 'event', event: expect.stringMatching(/^Made\(counter: Counter 0x/) },
      ],
    })
  })

  it('a contract that a failed transaction has created has its name in the tree', async () => {
    const { deployVault, call } = await openScene({ verbosity: 2 })
    const { address } = await deployVault()
    const { calls, stack } = await call(VAULT, address, 'open', order(1_500n))
    expect(stack).toEqual(['Counter.set (src/Counter.sol:14)', 'Vault.open (src/Vault.sol:39)'])
    expect(calls?.inner.at(-1)).toMatchObject({ contract: 'Counter', error: 'TooLarge(1500, 1000)' })
  })

  it('changed storage slots are printed at -vvvv, and read slots are not', async () => {
    const { deploy, deployVault, call } = await openScene({ verbosity: 4 })
    const { address } = await deploy(COUNTER)
    const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}`
    const change = { address, contract: 'Counter', slot: word(0) }
    expect((await call(COUNTER, address, 'set', 7n)).storage).toEqual([{ ...change, before: word(0), after: word(7) }])
    expect((await call(COUNTER, address, 'set', 0n)).storage).toEqual([{ ...change, before: word(7), after: word(0) }])
    expect((await call(COUNTER, address, 'set', 13n)).storage).toEqual([])
    const vault = (await deployVault()).address
    const { storage } = await call(VAULT, vault, 'open', order(1n))
    expect(storage?.map(({ contract }) => contract)).toEqual(['Vault', 'Vault', 'Counter'])
  })

  it('a call of the console has its arguments in the tree, and other data as it is', async () => {
    const { send } = await openScene({ verbosity: 3, isKnown: false })
    const to = '0x000000000000000000636f6e736f6c652e6c6f67'
    const abi = parseAbi(['function log(string, uint256)'])
    const { calls } = await send({ to, data: encodeFunctionData({ abi, args: ['set', 7n] }) })
    expect(calls?.call && printNamed(calls.call)).toBe('console.log("set", 7)')
    expect((await send({ to, data: '0x01020304' })).calls).toMatchObject({ address: to, input: '0x01020304' })
  })

  it('a trace that is too long is replaced by a note', async () => {
    const { send } = await openScene({ verbosity: 3 })
    // Calls the identity contract with 30 kB, 40 times.
    const { untraced, calls } = await send({
      data: `0x${'60006000617530600060045afa50'.repeat(40)}`,
    })
    expect([untraced, calls]).toEqual(['too long, see debug_traceTransaction', undefined])
  })
})
