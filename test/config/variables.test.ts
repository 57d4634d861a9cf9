import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { loadConfig } from '../../src/config/load.ts'
import { SETTING_NAMES, variableOf } from '../../src/config/settings.ts'
import { findVariables } from '../../src/config/variables.ts'
import { dockerVariables, kubeletVariables } from '../_helpers/links.ts'

function load(environment: Record<string, string>, file = '') {
  const workingDirectory = mkdtempSync(join(tmpdir(), 'scion-variables-'))
  onTestFinished(() => rmSync(workingDirectory, { recursive: true }))
  writeFileSync(join(workingDirectory, 'scion.config.yaml'), file)
  return loadConfig({ environment, workingDirectory })
}

const RPC = { name: 'rpc', port: 4444 }
const ADDRESS = '10.96.0.10'

describe('links of services and containers', () => {
  it.each([
    ['a Service scion', kubeletVariables({ name: 'scion', address: ADDRESS, ports: [RPC] })],
    ['a Service scion with IPv6', kubeletVariables({ name: 'scion', address: 'fd00::a', ports: [RPC] })],
    ['a Service without port names', kubeletVariables({ name: 'scion', address: ADDRESS, ports: [{ port: 80 }] })],
    [
      'a Service scion-admin with several ports',
      kubeletVariables({
        name: 'scion-admin',
        address: ADDRESS,
        ports: [
          { name: 'web-ui', port: 9464 },
          { name: 'dns', port: 53, protocol: 'UDP' },
          { name: 'sctp', port: 3868, protocol: 'SCTP' },
        ],
      }),
    ],
    // The longest names of settings that end in words of links.
    ['a Service scion-port', kubeletVariables({ name: 'scion-port', address: ADDRESS, ports: [RPC] })],
    ['a Service scion-store', kubeletVariables({ name: 'scion-store', address: ADDRESS, ports: [RPC] })],
    ['a Service scion-config', kubeletVariables({ name: 'scion-config', address: ADDRESS, ports: [RPC] })],
    [
      'a container linked as scion',
      dockerVariables(
        { name: 'scion', address: '172.17.0.2', ports: [{ port: 4444 }, { port: 4445 }] },
        { NODE_VERSION: '24.19.0', SCION_PORT: '8545', 'odd.name': 'x' },
      ),
    ],
    [
      'a container of Compose, linked as scion_1',
      dockerVariables({ name: 'scion_1', address: '172.17.0.2', ports: [{ port: 9464 }] }, { ADMIN_PORT: '1' }),
    ],
  ])('%s changes no setting and is no mistake', (_, environment) => {
    expect(load(environment)).toEqual(load({}))
    const { links, unknown } = findVariables({ ...environment, PATH: '/bin' })
    expect(unknown).toEqual([])
    expect([...links].sort()).toEqual(Object.keys(environment).sort())
  })

  it('a port of the operator counts beside links of another service', () => {
    const links = kubeletVariables({ name: 'scion-admin', address: ADDRESS, ports: [RPC] })
    const { config } = load({ ...links, SCION_PORT: '8545', SCION_ADMIN_HOST: '0.0.0.0' })
    expect([config.port, config.adminPort, config.adminHost]).toEqual([8545, 'none', '0.0.0.0'])
  })
})

describe('empty variables', () => {
  it('no setting is set by an empty variable', () => {
    const { sources } = load(Object.fromEntries(SETTING_NAMES.map((name) => [variableOf(name), ''])))
    expect(SETTING_NAMES.filter((name) => sources[name] !== 'default')).toEqual([])
  })

  it('an empty variable leaves the settings file in effect, also that of a secret in a file', () => {
    const environment = { SCION_PORT: ' ', SCION_NETWORKS: '', SCION_CONFIG: '', SCION_ADMIN_TOKEN: '', SCION_URL: '' }
    const { config, sources } = load(environment, 'port: 8545\nadminTokenFile: token\n')
    expect([config.port, config.adminTokenFile]).toEqual([8545, 'token'])
    expect(sources.networks).toBe('default')
    const token = 'x'.repeat(32)
    expect(load({ SCION_ADMIN_TOKEN: token, SCION_ADMIN_TOKEN_FILE: '' }).config.adminToken).toBe(token)
    expect(findVariables({ ...environment, SCION_ADDED_BY_NOBODY: '' }).unknown).toEqual([])
  })
})

describe('variables of no setting', () => {
  it('a mistake in a name is reported with the nearest setting, and stops nothing', () => {
    const environment = { SCION_PROT: '1', SCION_DAEMON_ADDRESS: '127.0.0.1:30255', SCION_PORT_: 'tcp://x', SCION: 'x' }
    expect(load(environment)).toEqual(load({}))
    expect(findVariables(environment)).toMatchObject({
      links: [],
      unknown: [
        'SCION_PROT: not a setting, so it has no effect; did you mean SCION_PORT?',
        'SCION_DAEMON_ADDRESS: not a setting, so it has no effect; list the settings with "scion config"',
        'SCION_PORT_: not a setting, so it has no effect; did you mean SCION_PORT?',
      ],
    })
  })

  it('a setting with an invalid value is still refused', () => {
    expect(() => load({ SCION_PORT: 'http://10.0.0.1:4444' })).toThrow(/^port: must be .*; change SCION_PORT$/)
  })
})
