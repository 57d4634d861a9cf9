import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { fromHex, toHex } from '../../src/base/hex.ts'
import { hints } from '../../src/chain/api/hints.ts'
import { MNEMONIC_ACCOUNTS } from '../../src/chainspec/sandboxAccounts.ts'
import { contractAddress } from '../../src/primitives/transaction.ts'
import { collectCleanup } from '../_helpers/cleanup.ts'
import { askResult, postText } from '../_helpers/wire.ts'
import { askFromElsewhere, makeFolder, type RunningCli, shareDev, spawnCli, spawnDev } from './_cli.ts'

/** Init code that calls the console with `log(uint256)` of 7. */
const SAY_SEVEN = '0x63f82c50f15f5260076020525f5f6024601c6a636f6e736f6c652e6c6f675afa00'

async function stop(node: RunningCli): Promise<void> {
  node.child.kill('SIGTERM')
  expect(await node.ended).toBe(0)
}

const send = (url: string, method = 'eth_sendTransaction') =>
  askResult(url, method, { from: MNEMONIC_ACCOUNTS[0]?.address, to: MNEMONIC_ACCOUNTS[1]?.address })

describe('scion dev', () => {
  const shared = shareDev()

  // The first test, because the log joins reads that follow each other.
  it('the log of scion dev shows requests, transactions and console output, without control characters', async () => {
    const { node, url } = shared()
    await askResult(url, 'eth_chainId')
    await askResult(url, '\u001b[2J')
    const from = MNEMONIC_ACCOUNTS[0]?.address
    const hash = await askResult(url, 'eth_sendTransaction', { from, data: SAY_SEVEN, gas: '0x20000' })
    await askResult(url, 'eth_call', { from, data: SAY_SEVEN }, 'latest')
    await node.says(/\neth_chainId\n\\u\{1b\}\[2J\n {2}-32601 +method not found\n/)
    await node.says(new RegExp(`\neth_sendTransaction\n  hash +${hash} [0-9:]{8}\n  from +${from}\n`))
    await node.says(/\n {2}console\.log\n {4}7\n {2}block +1 0x/)
    await node.says(/\neth_call\n {2}console\.log\n {4}7\n/)
  })

  it('warnings of the node are logged as text', async () => {
    const { node, url } = shared()
    const body = JSON.stringify({ jsonrpc: '2.0', method: 'eth_chainId', params: [] })
    await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    await node.says(/\nwarning a request without an id is a notification/)
    expect(node.output()).not.toMatch(/^\{/m)
  })

  it('scion dev serves its path / and signs for funded accounts', async () => {
    const { url } = shared()
    expect(await askResult(url, 'eth_chainId')).toBe('0x21')
    expect(await askResult(url, 'web3_clientVersion')).toMatch(/^HardhatNetwork\/Scion\//)
    expect(await askResult(url, 'eth_accounts')).toHaveLength(30)
    expect(await send(url)).toMatch(/^0x[0-9a-f]{64}$/)
    expect(await askResult(url, 'eth_blockNumber')).toBe('0x2')
  })

  it('hints on differences from Ethereum are returned to the caller and logged', async () => {
    const { node, url } = shared()
    const from = MNEMONIC_ACCOUNTS[0]?.address
    const data = { hint: hints.typedTransaction }
    expect(await askResult(url, 'eth_sendRawTransaction', '0x02c0')).toMatchObject({ code: -32_602, data })
    await askResult(url, 'eth_sendTransaction', { from, data: '0x5f49' })
    await askResult(url, 'eth_call', { from, data: '0xfe' }, 'latest')
    const mistyped = '0x5aaEB6053f3e94c9b9a09f33669435E7ef1bEAed'
    expect(await askResult(url, 'eth_getBalance', mistyped)).toBe('0x0')
    await node.says(/eth_sendRawTransaction\n {2}-32602 .+\n {2}hint +Rootstock has legacy transactions only/)
    await node.says(
      /\n {2}failed +invalid opcode\n {2}hint +Rootstock does not have BLOBHASH \(0x49\), at pc 1 of the init/,
    )
    await node.says(/\neth_call\n {2}hint +The call failed \(invalid opcode\)/)
    await node.says(new RegExp(`\neth_getBalance\n  hint +${mistyped} has neither`))
  })

  it.each(['eth_sendTransaction', 'eth_sendUnsignedTransaction'])(
    'the log names the cause for which a transaction of %s waits',
    async (method) => {
      const { node, url } = shared()
      await askResult(url, 'evm_setAutomine', false)
      await askResult(url, 'hardhat_setMinGasPrice', '0x10')
      const [{ address: from } = {}] = MNEMONIC_ACCOUNTS
      const hash = await askResult(url, method, { from, to: from, gasPrice: '0x1' })
      await node.says(
        new RegExp(`\n${method}\n {2}hint +The next block cannot have the transaction: its gas price of 1 wei is`),
      )
      await askResult(url, 'hardhat_dropTransaction', hash)
      await askResult(url, 'hardhat_setMinGasPrice', '0x0')
      await askResult(url, 'evm_setAutomine', true)
    },
  )

  it('scion dev on the genesis of regtest has its ten accounts, and mines at intervals', async () => {
    const { node, url } = await spawnDev('--genesis', 'real', '--block-time', '0.05')
    expect(await askResult(url, 'eth_accounts')).toHaveLength(10)
    let height = 0
    while (height < 2) height = Number(await askResult(url, 'eth_blockNumber'))
    await stop(node)
  })

  it.runIf(existsSync('/proc/self/fd'))('scion dev without --data has no file open that it writes', async () => {
    const { node, url } = shared()
    await send(url)
    const open = readdirSync(`/proc/${node.child.pid}/fd`).flatMap((name) =>
      readLink(`/proc/${node.child.pid}/fd/${name}`),
    )
    expect(open).not.toEqual([])
    expect(open.filter((path) => path.startsWith('/') && !path.startsWith('/dev/'))).toEqual([])
    await node.says(/ data +in memory, gone on exit\n/)
  })
})

/** Returns the target of a link, unless it is gone. */
function readLink(path: string): string[] {
  try {
    return [readlinkSync(path)]
  } catch {
    return []
  }
}

describe('scion dev with a folder', () => {
  let data: string
  beforeAll(() => {
    const { cleanup, run } = collectCleanup()
    data = makeFolder(cleanup)
    return run
  })

  it('scion dev --data keeps the chain, --no-mining mines on request only, and --fresh is refused while the folder is in use', async () => {
    const startedAt = Math.floor(Date.now() / 1000)
    const first = await spawnDev('--data', data)
    expect(await askResult(first.url, 'eth_blockNumber')).toBe('0x0')
    const genesis = await askResult(first.url, 'eth_getBlockByNumber', 'latest', false)
    const createdAt = await askResult(first.url, 'anvil_getGenesisTime')
    expect(Number(Object(genesis).timestamp)).toBe(createdAt)
    expect(createdAt).toBeGreaterThanOrEqual(startedAt)
    expect(createdAt).toBeLessThanOrEqual(Math.floor(Date.now() / 1000))
    await send(first.url)
    await stop(first.node)
    const { node, url } = await spawnDev('--data', data, '--no-mining')
    expect(await askResult(url, 'eth_getBlockByNumber', 'earliest', false)).toEqual(genesis)
    const second = spawnCli(['dev', '--port', '0', '--data', data, '--fresh'])
    expect(await second.ended).toBe(1)
    expect(second.output()).toBe(
      `data: must not be in use by another process, got ${data}; stop that process, or choose another directory with --data\n`,
    )
    expect(await askResult(url, 'eth_blockNumber')).toBe('0x1')
    await send(url)
    expect(await askResult(url, 'eth_blockNumber')).toBe('0x1')
    await stop(node)
    expect(readdirSync(data)).not.toContain('local-key')
  })

  it('scion dev --fresh resets the chain, and --compat ethereum has a separate chain with responses of Ethereum nodes', async () => {
    const { node, url } = await spawnDev('--data', data, '--fresh', '--compat', 'ethereum')
    expect(await askResult(url, 'eth_blockNumber')).toBe('0x0')
    expect(node.output()).toContain('compat    ethereum: responses like those of Ethereum nodes')
    const createdAt = Number(await askResult(url, 'anvil_getGenesisTime'))
    expect(createdAt).toBeGreaterThan(1_700_000_000)
    await askResult(url, 'hardhat_reset')
    expect(await askResult(url, 'anvil_getGenesisTime')).toBeGreaterThanOrEqual(createdAt)
    expect(await askResult(url, 'eth_gasPrice')).toBe('0x4a817c80') // 1.25 gwei, the minimum
    await send(url)
    expect(await askResult(url, 'eth_getBlockByNumber', 'latest', false)).toMatchObject({
      gasLimit: '0x1c9c380',
      transactions: [expect.any(String)],
    })
    const reverts = { data: '0x60006000fd', gas: '0x1c9c380' }
    expect(await askResult(url, 'eth_call', reverts, 'latest')).toEqual({
      code: 3,
      message: 'execution reverted',
      data: '0x',
    })
    // Returns the gas that is left: nearly all of 30 million.
    const left = await askResult(url, 'eth_call', { data: '0x5a60005260206000f3', gas: '0x1c9c380' }, 'latest')
    expect(Number(left)).toBeGreaterThan(29_900_000)
    await stop(node)
    const hardhat = await spawnDev('--data', data, '--compat', 'hardhat')
    expect(await askResult(hardhat.url, 'eth_blockNumber')).toBe('0x1')
    const failing = { from: MNEMONIC_ACCOUNTS[0]?.address, data: '0xfe', gas: '0x186a0' }
    const failure = { code: 3, message: 'invalid opcode: INVALID', data: '0x' }
    expect(await askResult(hardhat.url, 'eth_sendTransaction', failing)).toEqual(failure)
    await stop(hardhat.node)
    const other = spawnCli(['dev', '--port', '0', '--data', data])
    expect(await other.ended).toBe(1)
    expect(other.output()).toContain('data: must hold the chain of these settings')
  })
})

describe('scion dev with flags', () => {
  const shared = shareDev(
    ...['--accounts', '2', '--balance', '5', '--chain-id', '50', '--gas-limit', '20000000'],
    ...['--client-version', 'anvil/mine', '--unlimited-code-size', '--fail-on-revert', '--log-format', 'json'],
  )

  it('the chain has the accounts, balances, chain id and gas limit of the flags', async () => {
    const { url } = shared()
    expect(await askResult(url, 'eth_accounts')).toHaveLength(12)
    expect(await askResult(url, 'eth_getBalance', MNEMONIC_ACCOUNTS[1]?.address)).toBe('0x4563918244f40000')
    expect(await askResult(url, 'eth_getBalance', MNEMONIC_ACCOUNTS[2]?.address)).toBe('0x0')
    expect(await askResult(url, 'eth_chainId')).toBe('0x32')
    expect(await askResult(url, 'eth_getBlockByNumber', 'latest', false)).toMatchObject({ gasLimit: '0x1312d00' })
    expect(await askResult(url, 'web3_clientVersion')).toBe('anvil/mine')
  })

  it('the flags allow long contracts and high gas limits, and return failed transactions as errors', async () => {
    const { url } = shared()
    const from = MNEMONIC_ACCOUNTS[0]?.address ?? '0x'
    const data = '0x619c405ff3' // returns 40,000 bytes of code, which cost eight million gas
    const gas = await askResult(url, 'eth_estimateGas', { from, data })
    expect(Number(gas)).toBeGreaterThan(8_000_000)
    const hash = await askResult(url, 'eth_sendTransaction', { from, data, gas })
    expect(await askResult(url, 'eth_getTransactionReceipt', hash)).toMatchObject({ status: '0x1' })
    const contract = toHex(contractAddress(fromHex(from), 0n))
    expect(await askResult(url, 'eth_getCode', contract, 'latest')).toBe(`0x${'00'.repeat(40_000)}`)
    expect(await askResult(url, 'eth_sendTransaction', { from, data: '0x5f5ffd' })).toMatchObject({ code: -32_015 })
  })

  it('--log-format json prints events as lines of JSON', async () => {
    const { node, url } = shared()
    const height = Number(await askResult(url, 'eth_blockNumber'))
    const hash = await send(url)
    await askResult(url, 'eth_call', { data: '0xfe' }, 'latest')
    await node.says(/"method":"eth_call"/)
    await stop(node)
    const events = node
      .output()
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line))
    expect(events.slice(0, 2)).toEqual([
      { event: 'listening', url },
      { event: 'request', method: 'eth_accounts' }, // the first request of these tests
    ])
    expect(events.slice(-4)).toEqual([
      { event: 'request', method: 'eth_blockNumber' },
      expect.objectContaining({
        event: 'block',
        number: height + 1,
        transactions: [expect.objectContaining({ hash })],
      }),
      { event: 'request', method: 'eth_sendTransaction' },
      { event: 'request', method: 'eth_call', hints: [hints.emptyAnswer('invalid opcode')] },
    ])
  })
})

// Other systems have the loopback address 127.0.0.1 only.
describe.runIf(process.platform === 'linux')('scion dev --host 0.0.0.0', () => {
  const shared = shareDev('--host', '0.0.0.0')
  const [from, to] = MNEMONIC_ACCOUNTS.map(({ address }) => address)

  it('every client that reaches the port may sign with the accounts and change the chain', async () => {
    const { url } = shared()
    for (const host of ['host.docker.internal:8545', 'scion:8545', '192.168.1.5:8545', '[fd00::5]:8545', 'localhost']) {
      expect(await askFromElsewhere(url, { host }, 'eth_sendTransaction', { from, to }), host).toMatch(/^0x/)
      expect(await askFromElsewhere(url, { host }, 'evm_mine'), host).toBe(null)
    }
    expect(await askFromElsewhere(url, { host: 'scion' }, 'eth_accounts')).toHaveLength(30)
  })

  it('a name with a dot and a page of another origin are refused with the flag that allows them', async () => {
    const { node, url } = shared()
    expect(await askFromElsewhere(url, { host: 'rebound.example:8545' }, 'evm_mine')).toMatchObject({
      code: -32_003,
      message: 'this Host is not served; to allow it, start the node with --allowed-hosts',
    })
    await node.says(
      /\nwarning refused host rebound\.example; to allow it, start with --allowed-hosts rebound\.example\n/,
    )
    const page = { host: 'scion:8545', origin: 'http://localhost:3000' }
    expect(await askFromElsewhere(url, page, 'evm_mine')).toMatchObject({
      code: -32_003,
      message: 'cross-origin requests are not served; to allow this origin, start the node with --cors',
    })
    await node.says(/\nwarning refused origin http:\/\/localhost:3000; to allow it, start with --cors http/)
  })

  it('the banner has one warning', () => {
    expect(
      shared()
        .node.output()
        .match(/Warning: .*/g),
    ).toEqual([
      'Warning: anyone who can reach 0.0.0.0 can use this node without an API key, sign with its accounts and change its chain.',
    ])
  })
})

describe('the output of scion dev', () => {
  const answers = (url: string) =>
    askResult(url, 'eth_chainId').then(
      () => true,
      () => false,
    )

  /** Calls 3,000 unknown methods, whose lines a pipe does not hold; returns their names. */
  async function fillLog(url: string): Promise<string[]> {
    const names = Array.from({ length: 3_000 }, (_, i) => `unknown${i}`.padEnd(60, '_'))
    for (let i = 0; i < names.length; i += 100) {
      const batch = names.slice(i, i + 100).map((method) => ({ jsonrpc: '2.0', id: 1, method }))
      await postText(url, JSON.stringify(batch))
    }
    return names
  }

  it('lines that were not read are written after a second signal, too', async () => {
    const { node, url } = await spawnDev('--no-mining')
    node.child.stdout.pause()
    // The stop waits for this request, so the second signal arrives before the end.
    const waiting = send(url, 'eth_sendTransactionSync').catch((error: unknown) => error)
    while ((await askResult(url, 'eth_getBlockTransactionCountByNumber', 'pending')) === '0x0');
    const names = await fillLog(url)
    node.child.kill('SIGINT')
    while (await answers(url)); // until it has handled the first signal
    node.child.kill('SIGTERM')
    node.child.stdout.resume()
    expect(await node.ended).toBe(143)
    expect(await waiting).toBeInstanceOf(Error)
    const printed = node.output().match(/^unknown\d+_+$/gm)
    expect(printed).toEqual(names)
  })

  it('a reader that closes the output stops neither requests nor the end of the node', async () => {
    const { node, url } = await spawnDev()
    node.child.stdout.destroy()
    await fillLog(url)
    expect(await askResult(url, 'eth_blockNumber')).toBe('0x0')
    await stop(node)
  })
})
