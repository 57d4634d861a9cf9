import { readFileSync } from 'node:fs'
import { cp, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { MNEMONIC_ACCOUNTS } from '../../src/chainspec/sandboxAccounts.ts'
import { temporaryFolder } from '../_helpers/temporary.ts'
import { askResult } from '../_helpers/wire.ts'
import { type RunningCli, spawnCli, spawnDev } from './_cli.ts'

const PROJECT = join(import.meta.dirname, 'dev/project/fixtures/foundry')
const FROM = MNEMONIC_ACCOUNTS[0]?.address
const COUNTER: { readonly bytecode: { readonly object: string } } = JSON.parse(
  readFileSync(join(PROJECT, 'build/artefacts/Counter.sol/Counter.json'), 'utf8'),
)
/** Call of `set` with 1,001, which is too large. */
const SET = `0x60fe47b1${(1_001).toString(16).padStart(64, '0')}`

const send = (url: string, fields: object) =>
  askResult(url, 'eth_sendTransaction', { from: FROM, gas: '0x100000', ...fields })

/** Creates a Counter, and lets it fail in a transaction, whose request it returns. */
async function useCounter(url: string) {
  const hash = await send(url, { data: COUNTER.bytecode.object })
  const receipt = await askResult(url, 'eth_getTransactionReceipt', hash)
  const to = receipt !== null && typeof receipt === 'object' && 'contractAddress' in receipt && receipt.contractAddress
  const failing = { from: FROM, to, data: SET }
  await send(url, failing)
  return { failing }
}

async function stop({ child, ended }: RunningCli): Promise<void> {
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
}

it('scion dev names the contracts of a project in its log, with source lines and call trees', async () => {
  const { node, url } = await spawnDev('--project', PROJECT, '-vv')
  const { failing } = await useCounter(url)
  await node.says(/\n {2}created {4}Counter 0x[0-9a-f]{40}\n/)
  await node.says(/\n {2}to {9}Counter 0x[0-9a-f]{40}\n {2}call {7}Counter\.set\(1001\)\n/)
  await node.says(/\n {2}failed {5}TooLarge\(1001, 1000\)\n {13}at Counter\.set \(src\/Counter\.sol:14\)\n/)
  await node.says(/\n {2}trace\n {4}\[\d+\] Counter\.set\(1001\)\n {4}└─ ← \[Revert\] TooLarge\(1001, 1000\)\n/)
  // The project has been read.
  const message = `VM Exception while processing transaction: transaction reverted with custom error TooLarge(1001, 1000)`
  const data = expect.stringMatching(/^0x677fd0e3/)
  for (const method of ['eth_call', 'eth_estimateGas'])
    expect(await askResult(url, method, failing, 'latest')).toEqual({ code: -32015, message, data })
  await node.says(/\neth_call\n {2}reverted {3}TooLarge\(1001, 1000\)\n/)
  expect(await askResult(url, 'eth_createAccessList', failing, 'latest')).toMatchObject({ error: message })
  const blocks = { blockStateCalls: [{ calls: [failing] }] }
  expect(await askResult(url, 'eth_simulateV1', blocks, 'latest')).toMatchObject([
    { calls: [{ error: { message, data } }] },
  ])
  await stop(node)
})

it('the log for programs has the same facts', async () => {
  const { node, url } = await spawnDev('--project', PROJECT, '-v', '--json', '--compat', 'hardhat')
  const { failing } = await useCounter(url)
  const [, line = ''] = await node.says(/\n(\{"event":"block","number":2,.*\})\n/)
  expect(JSON.parse(line)).toMatchObject({
    transactions: [
      {
        time: expect.stringMatching(/^\d{4}-/),
        toName: 'Counter',
        call: { contract: 'Counter', name: 'set', arguments: [{ name: 'to', value: '1001' }] },
        failure: 'TooLarge(1001, 1000)',
        stack: ['Counter.set (src/Counter.sol:14)'],
      },
    ],
  })
  const error = { code: 3, message: 'execution reverted: custom error TooLarge(1001, 1000)' }
  expect(await askResult(url, 'eth_call', failing, 'latest')).toMatchObject(error)
  expect(await send(url, failing)).toMatchObject(error)
  await stop(node)
})

it('contracts that are compiled after the start have names', async () => {
  const folder = await temporaryFolder()
  await cp(PROJECT, folder, { recursive: true })
  await rename(join(folder, 'build'), join(folder, 'compiled'))
  const { node, url } = await spawnDev('--project', folder)
  await rename(join(folder, 'compiled'), join(folder, 'build'))
  await node.says(/url/)
  await expect.poll(() => createdNames(node, url)).toContain('Counter')
  await stop(node)
})

/** Creates another Counter, and returns the names of all created contracts in the log. */
async function createdNames(node: RunningCli, url: string): Promise<readonly string[]> {
  await send(url, { data: COUNTER.bytecode.object })
  return [...node.output().matchAll(/created {4}(\w+) 0x/g)].map(([, name = '']) => name)
}

it('a --project without a project ends the command, and FORCE_COLOR colours a log that goes to a pipe', async () => {
  const folder = await temporaryFolder()
  const failed = spawnCli(['dev', '--port', '0', '--project', folder])
  expect(await failed.ended).toBe(1)
  expect(failed.output()).toContain('project: must be a folder with foundry.toml or hardhat.config.*')
  const node = spawnCli(['dev', '--port', '0'], { FORCE_COLOR: '1', NO_COLOR: '' })
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the colour is tested
  await node.says(/\u001b\[1mScion/)
  await node.says(/Ctrl-C/)
  await stop(node)
})
