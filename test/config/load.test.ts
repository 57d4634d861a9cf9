import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { loadConfig } from '../../src/config/load.ts'
import { networkOf } from '../../src/config/networkOf.ts'
import { flagOf, SETTING_NAMES, SETTINGS, variableOf } from '../../src/config/settings.ts'
import { wantsColour } from '../../src/config/terminal.ts'
import { printExampleFile } from '../_helpers/exampleFile.ts'

function folderWith(text?: string, name = 'scion.config.yaml'): string {
  const folder = mkdtempSync(join(tmpdir(), 'scion-config-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  if (text !== undefined) writeFileSync(join(folder, name), text)
  return folder
}

function load(flags: Record<string, unknown> = {}, environment: Record<string, string> = {}, file?: string) {
  return loadConfig({ flags, environment, workingDirectory: folderWith(file) })
}

describe('sources', () => {
  it('flags override variables, variables the file, and the file the defaults', () => {
    const file = 'port: 1\nhost: 10.0.0.1\nbatchLimit: 7\n'
    const { config, sources } = load({ port: '3' }, { SCION_PORT: '2', SCION_HOST: '10.0.0.2' }, file)
    expect([config.port, config.host, config.batchLimit, config.genesis]).toEqual([3, '10.0.0.2', 7, 'sandbox'])
    expect([sources.port, sources.host, sources.batchLimit, sources.genesis]).toEqual([
      '--port',
      'SCION_HOST',
      'scion.config.yaml',
      'default',
    ])
  })

  it('a configuration file named by flag or variable is read, and must exist', () => {
    const workingDirectory = folderWith('port: 9', 'my.yaml')
    expect(loadConfig({ flags: { config: 'my.yaml' }, environment: {}, workingDirectory }).config.port).toBe(9)
    expect(loadConfig({ environment: { SCION_CONFIG: 'my.yaml' }, workingDirectory }).sources.port).toBe('my.yaml')
    expect(() => loadConfig({ flags: { config: 'no.yaml' }, environment: {}, workingDirectory })).toThrow(
      /^config: must name a readable file, got .*no.yaml \(ENOENT\); change --config or SCION_CONFIG$/,
    )
  })

  it('the variable SCION_URL is ignored', () => {
    expect(load({}, { SCION_URL: 'http://127.0.0.1:4444/regtest' }).config.port).toBe(4444)
  })

  it('an empty file and unrelated variables change no setting', () => {
    expect(load({}, { PATH: '/bin', SCION: 'x' }, '# nothing\n').config.port).toBe(4444)
  })

  it('compat ethereum has its own defaults, which settings override', () => {
    const asEthereum = { profile: 'dev', compat: 'ethereum' }
    expect(load(asEthereum).config).toMatchObject({ gasLimit: 30_000_000, minimumGasPrice: 1_250_000_000n })
    expect(load({ ...asEthereum, gasLimit: '20000000' }).config.gasLimit).toBe(20_000_000)
    expect(load().config).toMatchObject({ gasLimit: 'none', minimumGasPrice: 0n })
  })

  it.each([
    ['a flag', { compat: 'hardhat' }, {}, ''],
    ['a variable', {}, { SCION_COMPAT: 'hardhat' }, ''],
    ['the settings file', {}, {}, 'compat: hardhat\n'],
  ])('compat hardhat by %s is ethereum with failOnRevert, which a setting overrides', (_, flags, environment, file) => {
    const asHardhat = load({ profile: 'dev', ...flags }, environment, file).config
    const asEthereum = load({ profile: 'dev', compat: 'ethereum' }).config
    expect(asHardhat).toEqual({ ...asEthereum, compat: 'hardhat', failOnRevert: true })
    expect(networkOf('regtest', asHardhat)).toEqual(networkOf('regtest', asEthereum))
    const quiet = load({ profile: 'dev', ...flags, failOnRevert: 'false' }, environment, file).config
    expect(quiet.failOnRevert).toBe(false)
  })

  it.each(['local', 'hosted', 'node', 'dev'])(
    'profile %s has batches of 100 and HTTP status 200 with errors',
    (profile) => {
      const { config } = load({ profile })
      expect([config.httpStatusOfErrors, config.batchLimit]).toEqual(['ok', 100])
      expect(load({ profile, httpStatusOfErrors: 'reference' }).config.httpStatusOfErrors).toBe('reference')
    },
  )

  it('profile hosted has its own defaults, which settings override', () => {
    const local = load().config
    const hosted = load({ profile: 'hosted', batchLimit: '51' }).config
    expect([local.httpStatusOfErrors, local.batchLimit, local.logLevel]).toEqual(['ok', 100, 'warn'])
    expect([hosted.httpStatusOfErrors, hosted.batchLimit, hosted.logLevel]).toEqual(['ok', 51, 'info'])
  })
})

describe('sandboxes of public networks in profile hosted', () => {
  const hosted = (flags: Record<string, unknown> = {}) => load({ profile: 'hosted', ...flags }).config

  it.each(['mainnet', 'testnet', 'regtest,mainnet,testnet'])(
    'sandboxes of public networks are refused in profile hosted unless allowed: %s',
    (networks) => {
      const publicOnes = networks.split(',').filter((name) => name !== 'regtest')
      expect(() => hosted({ networks })).toThrow(
        `networks: must not be sandboxes of public networks in profile hosted, got ${publicOnes.join(', ')}; use regtest, --genesis real, or --allow-public-ids`,
      )
      expect(hosted({ networks, allowPublicIds: true }).networks).toEqual(networks.split(','))
    },
  )

  it('profile hosted serves regtest by default, and public networks with real genesis or another chain id', () => {
    expect(hosted()).toMatchObject({ networks: ['regtest'], defaultNetwork: 'regtest' })
    expect(hosted({ networks: 'testnet2,devnet,regtest' }).networks).toHaveLength(3)
    expect(hosted({ networks: 'mainnet', chainId: '50' }).networks).toEqual(['mainnet'])
    expect(hosted({ genesis: 'real' }).networks).toEqual(['mainnet', 'testnet', 'regtest'])
    expect(load({ networks: 'mainnet' }).config.networks).toEqual(['mainnet'])
  })
})

describe('values', () => {
  it('values are parsed equally from variables and from the file', () => {
    const fromText = load({}, { SCION_NETWORKS: 'testnet, regtest', SCION_OPEN: 'true', SCION_MINING: 'interval:5000' })
    const fromFile = load({}, {}, 'networks: [testnet, regtest]\nopen: true\nmining: interval:5000\n')
    expect(fromText.config).toEqual(fromFile.config)
    expect(fromText.config.networks).toEqual(['testnet', 'regtest'])
    expect(fromText.config.mining).toEqual({ kind: 'interval', intervalMs: 5000 })
  })

  it('a limit of 0 means no limit, and is printed as 0', () => {
    const { config } = load({ batchLimit: '0', bodyLimitBytes: '0', maxConnections: '0', callGasCap: '0' })
    const { batchLimit, bodyLimitBytes, maxConnections, callGasCap } = config
    expect([batchLimit, bodyLimitBytes, maxConnections]).toEqual(Array(3).fill(Number.MAX_SAFE_INTEGER))
    expect(SETTINGS.batchLimit.kind.print(batchLimit)).toBe('0')
    expect(callGasCap).toBe(0n)
    expect(load({}, {}, 'batchLimit: 10000').config.batchLimit).toBe(10_000)
  })

  it('a mnemonic is read with any spaces, and a custom one is not printed', () => {
    const words = ' legal winner thank year wave sausage\tworth useful  legal winner thank YELLOW'
    const { mnemonic } = load({ mnemonic: words }).config
    expect(mnemonic).toBe('legal winner thank year wave sausage worth useful legal winner thank yellow')
    expect(SETTINGS.mnemonic.kind.print(mnemonic)).toBe('your own words')
  })

  it('an admin token is not printed', () => {
    const { adminToken } = load({}, { SCION_ADMIN_TOKEN: ` ${'x'.repeat(32)}` }).config
    expect(adminToken).toBe('x'.repeat(32))
    expect(SETTINGS.adminToken.kind.print(adminToken)).toBe('your own token')
  })

  it('a PostgreSQL store without a password has that of PGPASSWORD, which workers do not read', () => {
    const passwordIn = (store: string) => {
      const { config } = load({ store, readStore: store }, { PGPASSWORD: 'secret' })
      expect(config.readStore).toEqual(config.store)
      return Object(config.store).address.password
    }
    expect(passwordIn('postgres://scion@db.internal/scion')).toBe('secret')
    expect(passwordIn('postgres://scion:own@db.internal/scion')).toBe('own')
  })

  it('a wei amount keeps every digit', () => {
    expect(load({}, {}, 'minimumGasPrice: 9007199254740993\n').config.minimumGasPrice).toBe(9_007_199_254_740_993n)
    expect(load({ minimumGasPrice: '123_000' }).config.minimumGasPrice).toBe(123_000n)
  })

  it('a number may be hexadecimal in each source, within the same bounds', () => {
    const flags = {
      gasLimit: '0x1c9c380',
      callGasCap: '0XF4_240',
      chainId: '0x21',
      mining: 'interval:0x64',
      networks: 'regtest',
    }
    expect(load({ ...flags, profile: 'dev' }).config).toMatchObject({
      gasLimit: 30_000_000,
      callGasCap: 1_000_000n,
      chainId: 33,
      mining: { kind: 'interval', intervalMs: 100 },
    })
    expect(load({}, { SCION_PORT: '0x115c', SCION_METHOD_WEIGHTS: 'eth_getLogs=0x14' }).config).toMatchObject({
      port: 4444,
      methodWeights: [['eth_getLogs', 20]],
    })
    expect(
      load({}, {}, "port: 0x115c\nminimumGasPrice: '0xffffffffffffffffffffffff'\nbatchLimit: '0x0'\n").config,
    ).toMatchObject({
      port: 4444,
      minimumGasPrice: 2n ** 96n - 1n,
      batchLimit: Number.MAX_SAFE_INTEGER,
    })
    for (const port of ['0x10000', '0x', '0xg', '-0x1', '0x1.8', `0x${'0'.repeat(65)}`])
      expect(() => load({ port })).toThrow(`port: must be a whole number from 0 to 65535, got "${port}"; change --port`)
  })

  it('the default network without regtest is the first one, and must be served', () => {
    expect(load({ networks: 'testnet', open: true }).config.defaultNetwork).toBe('testnet')
    for (const open of [true, false])
      expect(() => load({ networks: 'testnet', open, defaultNetwork: 'mainnet' })).toThrow(
        'defaultNetwork: must be one of the served networks (testnet), got mainnet; change it, or add mainnet to networks',
      )
  })
})

describe('invalid settings', () => {
  it.each([
    [{ port: 'abc' }, {}, '', 'port: must be a whole number from 0 to 65535, got "abc"; change --port'],
    [{}, { SCION_PORT: '65536' }, '', 'port: must be a whole number from 0 to 65535, got "65536"; change SCION_PORT'],
    [{}, {}, 'port: 4444.5', 'port: must be a whole number from 0 to 65535, got 4444.5; change scion.config.yaml'],
    [{}, {}, 'open: maybe', 'open: must be true or false, got "maybe"; change scion.config.yaml'],
    [
      { networks: 'mainet' },
      {},
      '',
      'networks: must be a list (a,b,c) with each item one of mainnet, testnet, testnet2, devnet, regtest, got "mainet"; change --networks',
    ],
    [{ networks: '' }, {}, '', 'networks: must name at least one network, got none; add regtest, for example'],
    [
      { mining: 'interval:1' },
      {},
      '',
      'mining: must be auto, manual, interval:MILLISECONDS or mixed:MILLISECONDS (at least 10), got "interval:1"; change --mining',
    ],
    [
      { cors: 'app.example' },
      {},
      '',
      'cors: must be a list (a,b,c) with each item an origin like https://app.example, or *, got "app.example"; change --cors',
    ],
    [{ callGasCap: '-1' }, {}, '', 'callGasCap: must be a whole number of at least 0, got "-1"; change --call-gas-cap'],
    [{ host: 'a b' }, {}, '', 'host: must be a host name or an IP address without a port, got "a b"; change --host'],
    [
      { chainId: '50' },
      {},
      '',
      'chainId: must come with exactly one network, got mainnet, testnet, regtest; set networks to one of them',
    ],
    [{ chainId: '50', genesis: 'real' }, {}, '', 'chainId: must not be set with genesis real, got 50; remove it'],
    [{ tlsCert: 'a.pem' }, {}, '', 'tlsKey: must come with tlsCert, got none; set both or neither'],
    [
      { sqliteDriver: 'sqlite3', store: 'postgres://ana@one.example/scion' },
      {},
      '',
      'sqliteDriver: must be node with PostgreSQL in store, got sqlite3; remove it',
    ],
    [{ store: 'memory' }, {}, '', 'store: must not be memory in profile local; set sqlite, or run "scion dev"'],
    [
      { store: 'sqlite::memory:' },
      {},
      '',
      'store: must not be memory in profile local; set sqlite, or run "scion dev"',
    ],
    [{ data: ':memory:' }, {}, '', 'data: must be the path of a directory, and not :memory:, got ":memory:"; change'],
    [{}, { SCION_CACHE: '/x/:memory:' }, '', 'cache: must be the path of a directory, and not :memory:, or none, got'],
    [
      { mnemonic: 'my secret words' },
      {},
      '',
      'mnemonic: must be 12, 15, 18, 21 or 24 words, got an invalid value; change --mnemonic',
    ],
    [
      { processes: '2' },
      {},
      '',
      'processes: must be 1 without PostgreSQL, got 2; remove it, or set store to a postgres:// URL',
    ],
    [
      { store: 'postgres://ana@one.example/scion', readStore: 'postgres://ana@two.example/other' },
      {},
      '',
      'readStore: must name the database of store, scion, got other; change one of them',
    ],
    [
      { readStore: 'postgres://ana@two.example/scion' },
      {},
      '',
      'readStore: must be a standby of PostgreSQL in store, got another database; set both to postgres:// URLs',
    ],
    [
      { adminPort: '9090' },
      {},
      '',
      'adminPort: must come with adminToken or adminTokenFile, got none; set SCION_ADMIN_TOKEN to the output of `openssl rand -hex 32`, or write it to a file for adminTokenFile',
    ],
    [
      {},
      { SCION_ADMIN_TOKEN: 'a-short-secret' },
      '',
      'adminToken: must be 32 to 1024 visible ASCII characters (generate them with `openssl rand -hex 32`), or none, got an invalid value; change SCION_ADMIN_TOKEN',
    ],
    [
      { adminTokenFile: 'token' },
      { SCION_ADMIN_TOKEN: 'x'.repeat(32) },
      '',
      'adminTokenFile: must be none if adminToken is set, got token; remove one of them',
    ],
    [{ compat: 'ethereum' }, {}, '', 'compat: must be rootstock in profile local, got ethereum; set profile to dev'],
    [{ compat: 'hardhat' }, {}, '', 'compat: must be rootstock in profile local, got hardhat; set profile to dev'],
    [
      { compat: 'ethereum', profile: 'dev', genesis: 'real' },
      {},
      '',
      'compat: must be rootstock with genesis real, got ethereum; set genesis to sandbox',
    ],
    [
      { compat: 'ethereum', profile: 'dev', minimumGasPrice: '0' },
      {},
      '',
      'minimumGasPrice: must be more than 0 with compat ethereum, got 0; remove it for the default',
    ],
    [
      { open: true, profile: 'hosted' },
      {},
      '',
      'open: must be false in profile hosted, got true; remove it, and create keys with "scion keys create"',
    ],
    [{}, {}, 'netwroks: []', 'netwroks: unknown setting in scion.config.yaml; did you mean networks?'],
    [{}, {}, 'zzzzzzzz: 1', 'zzzzzzzz: unknown setting in scion.config.yaml; list the settings with "scion config"'],
    [{}, {}, '__proto__: 1', '__proto__: unknown setting in scion.config.yaml; list the settings with "scion config"'],
    [{}, {}, '- 1', 'config: must name a file of settings like "port: 4444", got [1]; change scion.config.yaml'],
    [{}, {}, 'port: [', 'config: must name a YAML file, got scion.config.yaml; fix Flow sequence'],
  ])('an invalid setting is reported with its source and value: %j %j %s', (flags, environment, file, message) => {
    expect(() => load(flags, environment, file)).toThrow(message)
  })

  it('all invalid settings are reported in one error', () => {
    expect(() => load({ port: 'x', host: '' }, {}, 'opne: true')).toThrow(/opne.*\nport: .*\nhost: /)
  })
})

describe('values of sandboxes', () => {
  it.each([
    ['0.5', 500_000_000_000_000_000n],
    ['1_000', 10n ** 21n],
    ['0.000000000000000001', 1n],
    ['123.456789012345678901', 123_456_789_012_345_678_901n],
  ])('the balance %s is exact in wei', (balance, wei) => {
    expect(load({ balance }).config.balance).toBe(wei)
    expect(load({}, {}, `balance: "${balance}"`).config.balance).toBe(wei)
  })

  it('a balance that a YAML number cannot hold, or below a wei, is refused', () => {
    expect(load({}, {}, 'balance: 0.5').config.balance).toBe(5n * 10n ** 17n)
    expect(() => load({}, {}, 'balance: 0.123456789012345678')).toThrow(/^balance: must be an amount of RBTC/)
    for (const balance of ['0.0000000000000000001', '-1', '1e3', '.5', '1.', '']) {
      expect(() => load({ balance })).toThrow(/^balance: must be an amount of RBTC/)
    }
  })

  it("a derivation path may end with a slash, as anvil's default does", () => {
    expect(load({ derivationPath: "m/44'/137'/0'/0/" }).config.derivationPath).toBe("m/44'/137'/0'/0")
    for (const derivationPath of ['m', "44'/0", 'm/44h/0', `m/${2 ** 31}`, 'm/1//2', `m${'/1'.repeat(11)}`]) {
      expect(() => load({ derivationPath })).toThrow(/^derivationPath: must be a derivation path/)
    }
  })

  it('mining mixed:MILLISECONDS is both interval and auto-mining', () => {
    expect(load({ mining: 'mixed:5000' }).config.mining).toEqual({ kind: 'mixed', intervalMs: 5000 })
  })

  it('codeSizeLimit and unlimitedCodeSize exclude each other', () => {
    expect(() => load({ codeSizeLimit: '1', unlimitedCodeSize: true })).toThrow(
      'codeSizeLimit: must not be set with unlimitedCodeSize; remove one of them',
    )
  })
})

describe('the example file', () => {
  const text = readFileSync(new URL('../../scion.config.example.yaml', import.meta.url), 'utf8')

  it('the example file is generated from the table of settings', () => {
    expect(text).toBe(printExampleFile())
  })

  it('the example file has every setting with its flag and variable', () => {
    for (const name of SETTING_NAMES) {
      expect(text).toContain(`\n#${name}: `)
      expect(text).toContain(`--${flagOf(name)}, ${variableOf(name)}.`)
    }
  })

  it('the example file with every setting uncommented is valid and has the defaults', () => {
    const uncommented = text.replace(/^#(?=\w)/gm, '')
    const { config, sources } = load({}, {}, uncommented)
    expect(config).toEqual(load().config)
    expect(new Set(Object.values(sources))).toEqual(new Set(['scion.config.yaml']))
  })
})

it.each([
  [{}, false, true],
  [{ NO_COLOR: '1' }, false, false],
  [{ NO_COLOR: '', FORCE_COLOR: '' }, false, true],
  [{ FORCE_COLOR: '1' }, true, true],
  [{ FORCE_COLOR: '0' }, false, false],
  [{ FORCE_COLOR: 'false' }, false, false],
  [{ TERM: 'dumb' }, false, false],
  [{ TERM: 'dumb', FORCE_COLOR: '1' }, true, true],
  [{ NO_COLOR: '1', FORCE_COLOR: '1' }, false, false],
])('the variables %o colour a pipe: %s, and a terminal: %s', (environment, pipe, terminal) => {
  expect([wantsColour({}, environment), wantsColour({ isTTY: true }, environment)]).toEqual([pipe, terminal])
})
