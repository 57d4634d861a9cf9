import { expect, it } from 'vitest'
import { packageVersion } from '../../../src/base/version.ts'
import { DEV_SETTINGS, loadDevConfig } from '../../../src/cli/dev/config.ts'

const load = (flags: Record<string, unknown> = {}) => loadDevConfig(flags, '/data')

it('scion dev is one open sandbox of regtest on loopback with all methods, whatever other flags say', () => {
  const { networks, defaultNetwork, profile, open, host, data, genesis } = load({ data: '/other', profile: 'hosted' })
  expect({ networks, defaultNetwork, profile, open, host, data, genesis }).toEqual({
    networks: ['regtest'],
    defaultNetwork: 'regtest',
    profile: 'dev',
    open: true,
    host: '127.0.0.1',
    data: '/data',
    genesis: 'sandbox',
  })
})

it.each([
  [{}, { kind: 'auto' }],
  [{ mining: true }, { kind: 'auto' }],
  [{ mining: false }, { kind: 'manual' }],
  [
    { blockTime: '2', mining: true },
    { kind: 'interval', intervalMs: 2_000 },
  ],
  [{ blockTime: '0.01' }, { kind: 'interval', intervalMs: 10 }],
])('the flags %o select the mining %o', (flags, mining) => {
  expect(load(flags).mining).toEqual(mining)
})

it.each([
  [{ blockTime: '0' }, 'block-time: must be from 0.01 to 86400 seconds, got 0; change --block-time'],
  [{ blockTime: '1e3' }, 'block-time: must be from 0.01 to 86400 seconds, got 1e3; change --block-time'],
  [{ blockTime: '1', mining: false }, 'block-time: must not be set with --no-mining; remove one of them'],
  [{ genesis: 'real', balance: '1' }, 'balance: must not be set with genesis real; remove --balance'],
  [
    { genesis: 'real', unlimitedCodeSize: true },
    'unlimitedCodeSize: must not be set with genesis real; remove --unlimited-code-size',
  ],
  [{ genesis: 'real', predeploys: true }, 'predeploys: must not be set with genesis real; remove one of them'],
  [
    { withoutRule: 'rskip120', predeploys: true },
    'predeploys: must not be set without rskip120 or rskip152, which Permit2 needs; change withoutRule',
  ],
  [{ forkUrl: 'mainnet', predeploys: true }, 'predeploys: must not be set with forkUrl; remove one of them'],
  [{ genesis: 'real', chainId: '50' }, 'chainId: must not be set with genesis real, got 50; remove it'],
  [
    { chainId: '30' },
    'chainId: must not be 30 or 31, which are mainnet\'s and testnet\'s, got 30; choose another one, or run "scion dev --network mainnet"',
  ],
  [
    { chainId: '31337' },
    'chainId: must be a whole number from 1 to 109, the highest that a transaction can hold, or none, got "31337"; change --chain-id',
  ],
  [
    { mnemonic: 'too few words' },
    'mnemonic: must be 12, 15, 18, 21 or 24 words, got an invalid value; change --mnemonic',
  ],
])('the flags %o are refused', (flags, message) => {
  expect(() => load(flags)).toThrow(message)
})

it.each([
  [{}, undefined, true],
  [{}, { hasContracts: true }, true],
  [{}, { hasContracts: false }, false],
  [{ predeploys: true }, { hasContracts: false }, true],
  [{ predeploys: false }, { hasContracts: true }, false],
  [{ genesis: 'real' }, undefined, false],
  [{ forkUrl: 'mainnet' }, undefined, false],
  [{ withoutRule: 'rskip559' }, undefined, true],
  [{ withoutRule: 'rskip559,rskip152' }, undefined, false],
])('the flags %o on the stored sandbox %o set predeploys to %s', (flags, stored, expected) => {
  expect(loadDevConfig(flags, '/data', stored).predeploys).toBe(expected)
})

it('the client version is one that test tools accept, unless it is set', () => {
  expect(load().clientVersion).toMatch(`HardhatNetwork/Scion/${packageVersion()}/`)
  expect(load({ clientVersion: 'anvil/v1' }).clientVersion).toBe('anvil/v1')
})

it.each([
  [{}, false],
  [{ host: 'localhost' }, false],
  [{ host: '0.0.0.0' }, true],
  [{ host: '192.168.1.5', forkUrl: 'mainnet' }, true],
  [{ allowedHosts: 'host.docker.internal' }, true],
  [{ allowedHosts: 'app.localhost' }, false],
  [{ host: '0.0.0.0', exposeOwnerMethods: false }, false],
  [{ host: '0.0.0.0', trustProxy: 'loopback' }, false],
  [{ exposeOwnerMethods: true }, true],
])('the flags %o serve owner methods to every client: %s', (flags, expected) => {
  expect(load(flags).exposeOwnerMethods).toBe(expected)
})

it('calls on a fork have a longer timeout, unless it is set', () => {
  const timeoutOf = (flags: Record<string, unknown>) => load(flags).callTimeoutMs
  expect([timeoutOf({}), timeoutOf({ forkUrl: 'mainnet' })]).toEqual([5_000, 60_000])
  expect(timeoutOf({ forkUrl: 'mainnet', callTimeoutMs: '5000' })).toBe(5_000)
})

it('scion dev has flags for all settings except those that it fixes', () => {
  expect(DEV_SETTINGS).toEqual(expect.arrayContaining(['port', 'host', 'data', 'accounts', 'failOnRevert', 'chainId']))
  expect(DEV_SETTINGS.filter((name) => ['profile', 'networks', 'store', 'mining', 'open'].includes(name))).toEqual([])
})
