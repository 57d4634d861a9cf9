import { describe, expect, it } from 'vitest'
import { loadConfig } from '../../src/config/load.ts'
import {
  FORK_SETTINGS,
  headingOf,
  SETTINGS,
  type Setting,
  type SettingName,
  variableOf,
} from '../../src/config/settings.ts'
import { temporaryFolder } from '../_helpers/temporary.ts'

const KEY = 'k3y-0f-the-endpoint'
const URL_WITH_KEY = `https://ana:${KEY}@rpc.example/${KEY}?token=${KEY}`
const HASH = `0x${'aB'.repeat(32)}`

/** Loads settings of a fork. A flag that is undefined is not set. */
async function load(flags: Record<string, unknown>, environment: Record<string, string> = {}) {
  const workingDirectory = await temporaryFolder()
  return loadConfig({ flags: { profile: 'dev', forkUrl: 'mainnet', ...flags }, environment, workingDirectory }).config
}

it.each<readonly [SettingName, string, unknown]>([
  ['forkUrl', 'mainnet', ['https://public-node.rsk.co']],
  ['forkUrl', 'testnet', ['https://public-node.testnet.rsk.co']],
  ['forkUrl', 'http://127.0.0.1:4444/a, https://b.example', ['http://127.0.0.1:4444/a', 'https://b.example']],
  ['forkBlockNumber', '0', 0],
  ['forkBlockNumber', '9007199254740991', 9_007_199_254_740_991],
  ['forkBlockHash', HASH, HASH.toLowerCase()],
  ['forkTransactionHash', HASH, HASH.toLowerCase()],
  [
    'forkHeader',
    `x-api-key: ${KEY}, Accept-Language:de`,
    [
      ['x-api-key', KEY],
      ['Accept-Language', 'de'],
    ],
  ],
  ['forkChainId', '30', 30],
  ['retries', '0', 0],
  ['timeout', '3600000', 3_600_000],
  ['forkRetryBackoff', '1', 1],
  ['computeUnitsPerSecond', '17', 17],
  ['computeUnitsPerSecond', '0', Number.MAX_SAFE_INTEGER],
  ['rateLimit', 'false', false],
  ['storageCaching', 'false', false],
  ['offline', 'true', true],
  ['cache', '/var/cache/forks', '/var/cache/forks'],
])('the setting %s is read from a flag and from its variable: %s', async (name, text, value) => {
  expect((await load({ [name]: text }))[name]).toEqual(value)
  expect(
    (await load({ forkUrl: name === 'forkUrl' ? undefined : 'mainnet' }, { [variableOf(name)]: text }))[name],
  ).toEqual(value)
})

it.each<readonly [SettingName, string]>([
  ['forkUrl', 'regtest'],
  ['forkUrl', 'ws://node.example'],
  ['forkUrl', 'file:///etc/passwd'],
  ['forkUrl', 'https://a.example/b c'],
  ['forkUrl', 'https://'],
  ['forkBlockNumber', '-1'],
  ['forkBlockNumber', 'latest'],
  ['forkBlockNumber', '9007199254740992'],
  ['forkBlockHash', HASH.slice(2)],
  ['forkBlockHash', `${HASH}00`],
  ['forkTransactionHash', '0x12'],
  ['forkHeader', 'x-api-key'],
  ['forkHeader', 'a b: c'],
  ['forkHeader', 'x-api-key: a\r\nhost: b'],
  ['forkChainId', '110'],
  ['forkChainId', '0'],
  ['retries', '101'],
  ['timeout', '0'],
  ['forkRetryBackoff', '0'],
  ['computeUnitsPerSecond', '-1'],
  ['rateLimit', 'maybe'],
  ['storageCaching', 'maybe'],
  ['offline', 'maybe'],
  ['cache', 'a\u0000b'],
])('an invalid value of the setting %s is refused: %j', async (name, text) => {
  const { expected } = SETTINGS[name].kind
  await expect(load({ [name]: text })).rejects.toThrow(`${name}: must be ${expected}, got `)
})

it.each([
  [{ profile: 'local' }, 'forkUrl: must not be set in profile local; remove it, or run "scion dev"'],
  [{ profile: 'hosted' }, 'forkUrl: must not be set in profile hosted; remove it, or run "scion dev"'],
  [{ profile: 'node' }, 'forkUrl: must not be set in profile node; remove it, or run "scion dev"'],
  [{ genesis: 'real' }, 'forkUrl: must not be set with genesis real; remove one of them'],
  [
    { store: 'postgres://ana@one.example/scion' },
    'forkUrl: must not be set with PostgreSQL in store; remove one of them',
  ],
  [{ chainId: '50', networks: 'regtest' }, 'chainId: must not be set with forkUrl; set forkChainId instead'],
  [{ forkUrl: Array(9).fill('mainnet').join() }, 'forkUrl: must be at most 8 URLs, got 9; remove some'],
  [
    { forkBlockNumber: '1', forkBlockHash: HASH },
    'forkBlockHash: must not be set with forkBlockNumber; remove one of them',
  ],
  [
    { forkBlockHash: HASH, forkTransactionHash: HASH },
    'forkTransactionHash: must not be set with forkBlockHash; remove one of them',
  ],
  [
    { forkUrl: undefined, forkBlockNumber: '1' },
    'forkBlockNumber: must come with forkUrl; set it, or remove forkBlockNumber',
  ],
  [{ forkUrl: undefined, forkChainId: '77' }, 'forkChainId: must come with forkUrl; set it, or remove forkChainId'],
  [{ forkUrl: undefined, offline: true }, 'offline: must come with forkUrl; set it, or remove offline'],
])('a combination of settings that forks nothing is refused: %j', async (flags, message) => {
  await expect(load(flags)).rejects.toThrow(message)
})

describe('the key of an endpoint', () => {
  it('the key in a URL and in a header of a fork is neither printed nor part of an error', async () => {
    const config = await load({ forkUrl: `${URL_WITH_KEY},mainnet`, forkHeader: [`x-api-key: ${KEY}`, 'x: a, b'] })
    const print = (name: 'forkUrl' | 'forkHeader') => (SETTINGS[name] as Setting<unknown>).kind.print(config[name])
    expect(print('forkUrl')).toBe('[https://rpc.example, https://public-node.rsk.co]')
    expect(print('forkHeader')).toBe('["x-api-key: your own value", "x: your own value"]')
    expect(config.forkHeader).toEqual([
      ['x-api-key', KEY],
      ['x', 'a, b'],
    ])
  })

  it.each([
    { forkUrl: `ftp://rpc.example/${KEY}` },
    { forkHeader: `${KEY}` },
    { forkUrl: URL_WITH_KEY, profile: 'hosted' },
    { forkUrl: Array(9).fill(URL_WITH_KEY).join() },
  ])('an error about settings does not repeat the key of an endpoint: %#', async (flags) => {
    const error: unknown = await load(flags).catch((failure: unknown) => failure)
    expect(error).toBeInstanceOf(Error)
    expect(String(error)).not.toContain(KEY)
  })
})

it('the settings of forks are under one heading', () => {
  expect(new Set(FORK_SETTINGS.map(headingOf))).toEqual(new Set(['Forks']))
  expect([headingOf('failOnRevert'), headingOf('profile')]).toEqual(['Chains', 'Methods'])
})
