import { describe, expect, it } from 'vitest'
import { loadConfig } from '../../src/config/load.ts'
import { followedNetworks, ownNetworksOf, upstreams } from '../../src/config/upstreams.ts'

const load = (flags: Readonly<Record<string, unknown>>) => loadConfig({ flags, environment: {} }).config
const [A, B, C] = ['https://a.example/v1/key', 'http://127.0.0.1:4444', 'https://c.example']

describe('upstream', () => {
  it.each([
    ['one URL', `testnet=${B}`, [{ network: 'testnet', urls: [B] }]],
    ['several URLs of a network', `testnet=${A},${B}`, [{ network: 'testnet', urls: [A, B] }]],
    [
      'several networks',
      `testnet=${A},${B}, mainnet=${C}`,
      [
        { network: 'testnet', urls: [A, B] },
        { network: 'mainnet', urls: [C] },
      ],
    ],
    [
      'a flag for each network',
      [`testnet=${A}`, `mainnet=${C},${B}`],
      [
        { network: 'testnet', urls: [A] },
        { network: 'mainnet', urls: [C, B] },
      ],
    ],
    ['a record of the file', { regtest: [A, B] }, [{ network: 'regtest', urls: [A, B] }]],
    ['a record with one URL', { regtest: A }, [{ network: 'regtest', urls: [A] }]],
    [
      'a public node by its name',
      'testnet=testnet',
      [{ network: 'testnet', urls: ['https://public-node.testnet.rsk.co'] }],
    ],
    ['no network', '', []],
  ])('accepts %s', (_, raw, expected) => {
    expect(load({ upstream: raw }).upstream).toEqual(expected)
  })

  it.each([
    ['a URL without network', A],
    ['an unknown network', `ropsten=${A}`],
    ['an unknown network of a record', { ropsten: A }],
    ['a WebSocket', 'testnet=wss://a.example'],
    ['nine URLs', `testnet=${Array.from({ length: 9 }, () => B).join(',')}`],
    ['a number', 7],
    ['a list with a number', [7]],
  ])('refuses %s without showing it', (_, raw) => {
    expect(() => load({ upstream: raw })).toThrow(
      /^upstream: must be a list like .*, got an invalid value; change --upstream$/,
    )
  })

  it('is printed without path and key', () => {
    expect(upstreams.print([{ network: 'testnet', urls: [A, B] }])).toBe(
      '[testnet=https://a.example, testnet=http://127.0.0.1:4444]',
    )
  })

  it('selects the served networks', () => {
    const config = load({ upstream: `testnet=${A}` })
    expect([config.networks, config.defaultNetwork, ownNetworksOf(config)]).toEqual([['testnet'], 'testnet', []])
  })

  it('is served beside networks of this node', () => {
    const config = load({ upstream: `testnet=${A}`, networks: 'testnet,regtest' })
    expect([config.networks, ownNetworksOf(config)]).toEqual([['testnet', 'regtest'], ['regtest']])
  })

  it('needs no allowPublicIds in profile hosted', () => {
    expect(load({ upstream: `mainnet=${A},testnet=${B}`, profile: 'hosted' }).networks).toEqual(['mainnet', 'testnet'])
    expect(() => load({ upstream: `mainnet=${A}`, networks: 'mainnet,testnet', profile: 'hosted' })).toThrow(
      /must not be sandboxes of public networks in profile hosted, got testnet/,
    )
  })

  it.each([
    [{ networks: 'regtest' }, 'upstream: must have served networks, got testnet; add it to networks'],
    [{ profile: 'dev' }, 'upstream: must not be set in profile dev'],
    [{ chainId: 77 }, 'chainId: must not be set with upstream'],
    [{ processes: 2 }, 'processes: must be 1 without PostgreSQL, got 2'],
  ])('is refused with %j', (flags, problem) => {
    expect(() => load({ upstream: `testnet=${A}`, ...flags })).toThrow(problem)
  })
})

describe('follow', () => {
  const W = 'wss://a.example/v1/key'

  it('has WebSockets beside the URLs that are asked', () => {
    const { follow } = load({ follow: `testnet=${A},${W},mainnet=${W},${B}` })
    expect(follow).toEqual([
      { network: 'testnet', urls: [A], webSocketUrls: [W] },
      { network: 'mainnet', urls: [B], webSocketUrls: [W] },
    ])
    expect(followedNetworks.print(follow)).toBe(
      '[testnet=https://a.example, testnet=wss://a.example, mainnet=http://127.0.0.1:4444, mainnet=wss://a.example]',
    )
  })

  it.each([
    ['a network with WebSockets only', `testnet=${W}`],
    ['another protocol', `testnet=${A},ftp://a.example`],
    ['nine URLs', `testnet=${A},${Array.from({ length: 8 }, () => W).join(',')}`],
  ])('refuses %s without showing it', (_, raw) => {
    expect(() => load({ follow: raw })).toThrow(
      /^follow: must be a list like .*, got an invalid value; change --follow$/,
    )
  })
})
