import { expect, it } from 'vitest'
import { DEV_SETTINGS, loadDevConfig } from '../../src/cli/devConfig.ts'
import { packageVersion } from '../../src/version.ts'

const load = (flags: Record<string, unknown> = {}) => loadDevConfig(flags, '/data')

it('one sandbox of regtest with all methods, open on loopback, whatever flags say', () => {
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
])('%o mines %o', (flags, mining) => {
  expect(load(flags).mining).toEqual(mining)
})

it.each([
  [{ blockTime: '0' }, '--block-time: expected seconds from 0.01 to 86400, got 0'],
  [{ blockTime: '1e3' }, '--block-time: expected seconds from 0.01 to 86400, got 1e3'],
  [{ blockTime: '1', mining: false }, '--block-time: expected without --no-mining'],
  [{ genesis: 'real', balance: '1' }, '--balance: expected without --genesis real'],
  [{ genesis: 'real', unlimitedCodeSize: true }, '--unlimited-code-size: expected without --genesis real'],
  [{ genesis: 'real', chainId: '50' }, 'chainId: expected none with genesis real'],
  [{ chainId: '30' }, 'chainId: expected none of the public networks, got 30'],
  [{ chainId: '31337' }, 'chainId: expected a whole number from 1 to 109, or none, got "31337" (from --chain-id)'],
  [{ mnemonic: 'too few words' }, 'mnemonic: expected 12, 15, 18, 21 or 24 words, got something else'],
])('%o is refused', (flags, message) => {
  expect(() => load(flags)).toThrow(message)
})

it('names itself as what helpers for tests accept, unless told otherwise', () => {
  expect(load().clientVersion).toMatch(`HardhatNetwork/Scion/${packageVersion()}/`)
  expect(load({ clientVersion: 'anvil/v1' }).clientVersion).toBe('anvil/v1')
})

it('has flags for all settings but those that make it what it is', () => {
  expect(DEV_SETTINGS).toEqual(expect.arrayContaining(['port', 'host', 'data', 'accounts', 'failOnRevert', 'chainId']))
  expect(DEV_SETTINGS.filter((name) => ['profile', 'networks', 'store', 'mining', 'open'].includes(name))).toEqual([])
})
