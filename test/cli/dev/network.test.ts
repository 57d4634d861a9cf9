import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeAbiParameters, isHex, toFunctionSelector } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { NETWORKS } from '../../../src/chainspec/networks.ts'
import { NEVER } from '../../../src/chainspec/ruleHeights.ts'
import { createSandbox } from '../../../src/chainspec/sandbox.ts'
import { MNEMONIC_ACCOUNTS } from '../../../src/chainspec/sandboxAccounts.ts'
import { loadDevConfig } from '../../../src/cli/dev/config.ts'
import { openDevFork } from '../../../src/cli/dev/fork.ts'
import { ConfigError, loadConfig } from '../../../src/config/load.ts'
import { networkOf } from '../../../src/config/networkOf.ts'
import { serveTestChain } from '../../_helpers/serveTestChain.ts'
import { askResult } from '../../_helpers/wire.ts'
import { askFromElsewhere, makeFolder, runCli, shareDev, spawnCli, spawnDev } from '../_cli.ts'

const load = (flags: Record<string, unknown>) => loadDevConfig(flags, '/data')
const [ACCOUNT, OTHER] = MNEMONIC_ACCOUNTS
const REPLAY = (name: string, chainId: number) =>
  `transactions signed here are valid on Rootstock's ${name} (chain id ${chainId}) too; sign only with accounts that have no funds there`

it.each(['mainnet', 'testnet', 'regtest'] as const)(
  'the network %s is served alone, with the rules, Bridge and REMASC addresses of its sandbox',
  (network) => {
    const config = load({ network })
    expect(config).toMatchObject({ networks: [network], defaultNetwork: network })
    const { ruleHeights, bridge, remasc, chainId } = networkOf(network, config)
    expect(chainId).toBe(NETWORKS[network].chainId)
    expect(bridge).toBe(NETWORKS[network].bridge)
    expect(remasc.labsAddress).toBe(NETWORKS[network].remasc.labsAddress)
    // RSKIP-144 is on testnet and regtest, RSKIP-559 on regtest only.
    const heights = { mainnet: [NEVER, NEVER], testnet: [1, NEVER], regtest: [1, 0] }
    expect([ruleHeights.rskip144, ruleHeights.rskip559]).toEqual(heights[network])
  },
)

it('the chain id of a network is accepted with it, and another one replaces it', () => {
  expect(networkOf('testnet', load({ network: 'testnet', chainId: '31' }))).toEqual(
    networkOf('testnet', load({ network: 'testnet' })),
  )
  expect(networkOf('testnet', load({ network: 'testnet', chainId: '50', host: '0.0.0.0' })).chainId).toBe(50)
})

const OTHERS = 'if other computers can use the node'
it.each([
  [{ network: 'testnet', host: '0.0.0.0' }, `network: must not be testnet with its chain id 31 ${OTHERS} (0.0.0.0)`],
  [{ network: 'mainnet', allowedHosts: 'a.example' }, `its chain id 30 ${OTHERS} (127.0.0.1, a.example)`],
  [{ network: 'mainnet', trustProxy: 'loopback' }, `its chain id 30 ${OTHERS} (127.0.0.1, loopback)`],
  [{ network: 'testnet', chainId: '31', host: '::' }, `its chain id 31 ${OTHERS} (::)`],
  [{ network: 'mainnet', chainId: '31' }, 'chainId: must not be 30 or 31'],
  [{ chainId: '31' }, 'choose another one, or run "scion dev --network testnet"'],
  [{ network: 'testnet', genesis: 'real' }, 'genesis: must be sandbox with network testnet'],
  [{ network: 'sepolia' }, 'network: must be one of mainnet, testnet, testnet2, devnet, regtest, or none'],
])('the flags %o are refused', (flags, message) => {
  expect(() => load(flags)).toThrow(message)
})

it('other computers may use any network with --allow-public-ids, and regtest without it', () => {
  expect(load({ network: 'testnet', host: '0.0.0.0', allowPublicIds: true }).exposeOwnerMethods).toBe(true)
  expect(load({ network: 'regtest', host: '0.0.0.0' }).networks).toEqual(['regtest'])
})

it('only scion dev has a network', async () => {
  const load = () => loadConfig({ flags: { network: 'testnet' }, environment: {}, workingDirectory: makeFolder() })
  expect(load).toThrow(ConfigError)
  expect(load).toThrow('network: must not be set in profile local, got testnet; set networks, or run "scion dev"')
  const file = join(makeFolder(), 'scion.yaml')
  writeFileSync(file, 'profile: dev\nnetwork: testnet\n')
  expect((await runCli('start', '--config', file)).complaints).toBe(
    'network: must not be set for scion start; set networks, or run "scion dev"\n',
  )
})

it('the network of a fork is that of its endpoint, and --network may only repeat it', async () => {
  const { url } = await serveTestChain({ network: createSandbox(NETWORKS.testnet) })
  const flags = { forkUrl: url, storageCaching: false, accounts: '1' }
  await expect(openDevFork(load({ ...flags, network: 'mainnet' }))).rejects.toThrow(
    'network: must be testnet, the network of forkUrl, got mainnet; remove --network',
  )
  const fork = await openDevFork(load({ ...flags, network: 'testnet' }))
  expect(fork?.network.name).toBe('testnet')
  await fork?.close()
})

describe('scion dev --network testnet', () => {
  const shared = shareDev('--network', 'testnet')

  it('methods return the chain id of testnet, and the banner warns about replay', async () => {
    const { node, url } = shared()
    expect(await askResult(url, 'eth_chainId')).toBe('0x1f')
    expect(await askResult(url, 'net_version')).toBe('31')
    expect(await askResult(url, 'hardhat_metadata')).toMatchObject({ chainId: 31 })
    expect(node.output()).toContain(', a sandbox of testnet\n')
    expect(node.output().match(/Warning: .*/g)).toEqual([`Warning: ${REPLAY('testnet', 31)}.`])
  })

  it("the Bridge has testnet's federation and constants", async () => {
    const { url } = shared()
    expect(await askBridge(url, 'getFederationAddress()')).toBe('2N1N5mdHWmRUfv49f7GnUeFfuyLcBQK7hj2')
    expect(await askBridge(url, 'getFederationSize()')).toBe(String(NETWORKS.testnet.bridge.federation.members.length))
  })

  it('unlocked accounts sign for chain id 31, and raw transactions for another one are refused', async () => {
    const { url } = shared()
    const hash = await askResult(url, 'eth_sendTransaction', { from: ACCOUNT?.address, to: OTHER?.address })
    const { v } = Object(await askResult(url, 'eth_getTransactionByHash', hash))
    expect([31 * 2 + 35, 31 * 2 + 36]).toContain(Number(v))
    expect(await askResult(url, 'eth_getTransactionReceipt', hash)).toMatchObject({ status: '0x1' })
    const signer = privateKeyToAccount(OTHER?.privateKey ?? '0x')
    const send = async (chainId: number) => {
      const transaction = { type: 'legacy', chainId, gas: 21_000n, gasPrice: 0n, nonce: 0, to: signer.address } as const
      return askResult(url, 'eth_sendRawTransaction', await signer.signTransaction(transaction))
    }
    expect(await send(33)).toMatchObject({ code: expect.any(Number) })
    expect(await send(31)).toMatch(/^0x[0-9a-f]{64}$/)
  })

  it('controls serve direct clients of this computer, and no requests that a proxy has forwarded', async () => {
    const { url } = shared()
    expect(await askResult(url, 'hardhat_setBalance', ACCOUNT?.address, '0x9')).toBe(true)
    const request = (headers: Record<string, string>) =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{"jsonrpc":"2.0","id":1,"method":"evm_mine","params":[]}',
      })
    expect((await request({})).status).toBe(200)
    expect((await request({ 'x-forwarded-for': '192.0.2.1' })).status).toBe(403)
  })
})

it('scion dev --network mainnet has no rule that mainnet does not plan, and reports the warning to programs', async () => {
  const { node, url } = await spawnDev('--network', 'mainnet', '--json')
  expect(JSON.parse(node.output().split('\n')[0] ?? '')).toMatchObject({ warning: REPLAY('mainnet', 30) })
  expect(await askBridge(url, 'getFederationAddress()')).toBe('39AHNvUmzaYgewA8yCtBtNsfRz7QD7ZJYi')
  // Without RSKIP-144 one transaction may use the gas of the block, on testnet 6.8 million.
  const hash = await askResult(url, 'eth_sendTransaction', {
    from: ACCOUNT?.address,
    to: OTHER?.address,
    gas: '0x895440',
  })
  expect(await askResult(url, 'eth_getTransactionReceipt', hash)).toMatchObject({ status: '0x1' })
})

// Other systems have the loopback address 127.0.0.1 only.
it.runIf(process.platform === 'linux')(
  'scion dev --network testnet --allow-public-ids serves other computers, with both warnings',
  async () => {
    const flags = ['--network', 'testnet', '--host', '0.0.0.0']
    const refused = spawnCli(['dev', '--port', '0', ...flags])
    expect(await refused.ended).toBe(1)
    expect(refused.output()).toMatch(/^network: must not be testnet .*; add --allow-public-ids, or .*\n$/)
    const { node, url } = await spawnDev(...flags, '--allow-public-ids')
    expect(await askFromElsewhere(url, { host: 'scion:4444' }, 'eth_chainId')).toBe('0x1f')
    expect(await askFromElsewhere(url, { host: 'scion:4444' }, 'evm_mine')).toBe(null)
    expect(node.output().match(/Warning: .*/g)).toEqual([
      expect.stringContaining('anyone who can reach 0.0.0.0'),
      `Warning: ${REPLAY('testnet', 31)}.`,
    ])
  },
)

it('a directory keeps its network, and another one is refused with its name', async () => {
  const data = makeFolder()
  const { node, url } = await spawnDev('--network', 'testnet', '--data', data)
  await askResult(url, 'evm_mine')
  node.child.kill('SIGTERM')
  await node.ended
  for (const flags of [[], ['--network', 'mainnet'], ['--fresh']]) {
    const other = spawnCli(['dev', '--port', '0', '--data', data, ...flags])
    expect(await other.ended).toBe(1)
    expect(other.output()).toMatch(
      `network: must be testnet, the network of the chain in ${data}, got ${flags[1] ?? 'regtest'}; set --network testnet, or choose`,
    )
  }
  const again = await spawnDev('--network', 'testnet', '--data', data)
  expect(await askResult(again.url, 'eth_blockNumber')).toBe('0x1')
})

/** Asks the Bridge of a node for a value without parameters. */
async function askBridge(url: string, signature: string): Promise<string | undefined> {
  const to = '0x0000000000000000000000000000000001000006'
  const result = await askResult(url, 'eth_call', { to, data: toFunctionSelector(signature) }, 'latest')
  const type = signature.includes('Address') ? 'string' : 'uint256'
  return isHex(result) ? String(decodeAbiParameters([{ type }], result)[0]) : undefined
}
