import { pino } from 'pino'
import { expect, it } from 'vitest'
import { systemClock } from '../../src/base/clock.ts'
import type { NetworkName } from '../../src/chainspec/network.ts'
import { loadConfig } from '../../src/config/load.ts'
import { networkOf } from '../../src/config/networkOf.ts'
import { createNode, type Node } from '../../src/node/createNode.ts'
import { hasWallet, openWallet } from '../../src/node/openWallet.ts'
import type { Caller } from '../../src/rpc/caller.ts'
import { createStretcher } from '../../src/wallet/stretcher.ts'
import { temporaryFolder } from '../_helpers/temporary.ts'
import { FAST } from '../_helpers/wallet.ts'

const ALL: readonly NetworkName[] = ['mainnet', 'testnet', 'testnet2', 'devnet', 'regtest']
const PRIVATE = 'testnet2 devnet regtest'
const EVERY = ALL.join(' ')

it.each([
  [{ profile: 'local' }, ''],
  [{ profile: 'hosted' }, ''],
  [{ profile: 'node' }, PRIVATE],
  [{ profile: 'dev' }, PRIVATE],
  [{ profile: 'dev', genesis: 'real' }, 'devnet regtest'],
  [{ profile: 'dev', wallet: 'off' }, ''],
  [{ profile: 'dev', network: 'testnet' }, `testnet ${PRIVATE}`],
  [{ profile: 'dev', network: 'testnet', host: '0.0.0.0' }, ''],
  [{ wallet: 'on' }, PRIVATE],
  [{ wallet: 'on', genesis: 'real' }, PRIVATE],
  [{ wallet: 'on', profile: 'hosted' }, ''],
  [{ wallet: 'on', host: '0.0.0.0' }, ''],
  [{ wallet: 'on', host: '192.168.1.5' }, ''],
  [{ wallet: 'on', allowedHosts: 'node.example' }, ''],
  [{ wallet: 'on', trustProxy: 'loopback' }, ''],
  [{ wallet: 'on', allowedHosts: 'node.localhost', host: '::1' }, PRIVATE],
  [{ profile: 'dev', host: '0.0.0.0' }, ''],
  [{ wallet: 'on', host: '0.0.0.0', exposeOwnerMethods: true }, EVERY],
  [{ profile: 'dev', exposeOwnerMethods: true }, EVERY],
  [{ profile: 'dev', genesis: 'real', exposeOwnerMethods: true }, 'devnet regtest'],
  [{ wallet: 'on', genesis: 'real', exposeOwnerMethods: true }, EVERY],
  [{ profile: 'hosted', wallet: 'on', exposeOwnerMethods: true }, ''],
  [{ profile: 'local', exposeOwnerMethods: true }, ''],
])('flags %o enable a wallet on: %s', async (flags, expected) => {
  const { config } = loadConfig({ flags, environment: {}, workingDirectory: await temporaryFolder() })
  expect(ALL.filter((name) => hasWallet(networkOf(name, config), config)).join(' ')).toBe(expected)
})

it("a wallet unlocks regtest's accounts, and those of the mnemonic if configured", async () => {
  const data = await temporaryFolder()
  const listed = async (flags: Record<string, unknown>, unlocksMnemonic?: boolean) => {
    const { config } = loadConfig({ flags: { data, ...flags }, environment: {}, workingDirectory: data })
    const tools = { clock: systemClock, stretcher: createStretcher(), unlocksMnemonic }
    const wallet = await openWallet(networkOf('regtest', config), config, tools)
    const accounts = wallet?.list() ?? []
    await wallet?.close()
    return [accounts.length, accounts.filter((account) => wallet?.isDevelopment(account)).length]
  }
  const mnemonic = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
  expect(await listed({ profile: 'dev' })).toEqual([10, 10])
  expect(await listed({ profile: 'dev' }, true)).toEqual([30, 30])
  expect(await listed({ profile: 'dev', accounts: 3 }, true)).toEqual([13, 13])
  expect(await listed({ profile: 'dev', genesis: 'real' }, true)).toEqual([10, 10])
  // The accounts of a custom mnemonic are not for development, so web pages must not use them.
  expect(await listed({ profile: 'dev', accounts: 3, mnemonic }, true)).toEqual([13, 10])
})

it('an imported account is locked after a restart, and does not exist on another chain', async () => {
  const data = await temporaryFolder()
  const flags = { data, networks: 'regtest,devnet', profile: 'dev' }
  const { config } = loadConfig({ flags, environment: {}, workingDirectory: data })
  const during = async <T>(work: (ask: Ask) => Promise<T>): Promise<T> => {
    const node = await createNode(config, pino({ level: 'silent' }), { walletCost: FAST })
    try {
      return await work((network, method, ...params) => askNode(node, network, method, params))
    } finally {
      await node.close()
    }
  }
  const address = await during((ask) => ask('regtest', 'personal_importRawKey', '0x05', 'p'))
  await during(async (ask) => {
    expect(await ask('devnet', 'personal_listAccounts')).not.toContain(address)
    expect(await ask('regtest', 'personal_listAccounts')).toContain(address)
    expect(await ask('regtest', 'eth_sign', address, '0x00')).toMatchObject({ code: -32602 })
    expect(await ask('regtest', 'personal_unlockAccount', address, 'p')).toBe(true)
    expect(await ask('regtest', 'eth_sign', address, '0x00')).toMatch(/^0x[0-9a-f]{130}$/)
  })
})

type Ask = (network: NetworkName, method: string, ...params: readonly unknown[]) => Promise<unknown>

/** The result or the error that the owner of the machine gets. */
async function askNode(node: Node, network: NetworkName, method: string, params: readonly unknown[]): Promise<unknown> {
  const caller: Caller = {
    network,
    keyId: 'open',
    ownerMethods: 'all',
    hasOrigin: false,
    allows: () => true,
    charge: () => {},
  }
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const { text } = await node.rpc.handle(body, caller, { signal: new AbortController().signal })
  const { result, error } = JSON.parse(`${text}`)
  return error ?? result
}
