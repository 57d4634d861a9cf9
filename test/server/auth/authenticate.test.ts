import { expect, it } from 'vitest'
import { systemClock } from '../../../src/base/clock.ts'
import type { AccessRules } from '../../../src/server/auth/access.ts'
import { createAuthenticator } from '../../../src/server/auth/authenticate.ts'
import { createLimiter } from '../../../src/server/auth/limits.ts'
import { createForgetfulUsage } from '../../_helpers/usage.ts'

const PAGE = 'http://page.example'
const HOST_REFUSED = 'this Host is not served; to allow it, start the node with --allowed-hosts'
const ORIGIN_REFUSED = 'cross-origin requests are not served; to allow this origin, start the node with --cors'

function openAdmission(rules: Partial<AccessRules> = {}) {
  const authenticate = createAuthenticator({
    ownerMethodsFor: 'local',
    isOpen: true,
    findKey: async () => undefined,
    access: { allowedHosts: [], corsOrigins: [], servesLocalPages: false, ...rules },
    onRefused: () => {},
    limiter: createLimiter(systemClock, createForgetfulUsage(systemClock)),
    defaultLimits: {},
  })
  return (host: string | undefined, origin?: string) =>
    authenticate({
      network: 'regtest',
      key: undefined,
      host,
      origin,
      isForwarded: false,
      client: { addressOf: () => '127.0.0.1' },
    })
}

it('a Host or origin is refused also after accepted requests', () => {
  const admit = openAdmission()
  const refuseAll = () => {
    expect(() => admit(undefined)).toThrow(HOST_REFUSED)
    expect(() => admit('rebound.example')).toThrow(HOST_REFUSED)
    expect(() => admit('localhost', PAGE)).toThrow(ORIGIN_REFUSED)
  }
  refuseAll()
  expect(admit('localhost')).toMatchObject({ keyId: 'open', hasOrigin: false })
  refuseAll()
  expect(admit('localhost', 'http://localhost')).toMatchObject({ hasOrigin: true })
  refuseAll()
  expect(() => admit('localhost:1', 'http://localhost')).toThrow(ORIGIN_REFUSED)
})

const OUTSIDE_DNS = [
  '192.168.1.5:8545',
  '203.0.113.7',
  '[fd00::5]:8545',
  '[fd00::5]',
  'scion:8545',
  'my_node',
  'Node-1.',
]
const OF_DOCKER = ['host', 'gateway', 'kubernetes', 'vm', 'a.b'].map((name) => `${name}.docker.internal:8545`)
const IN_DNS = [
  'evil.example',
  'evil.example:8545',
  'host.docker.internal.example',
  'docker.internal',
  '.docker.internal',
  'hostdocker.internal',
  'a b.docker.internal',
  'host.containers.internal',
  '127.0.0.1.nip.io',
]
const MALFORMED = ['', ':8545', '1.2.3', '1.2.3.4.5', '256.1.1.1', '[fd00::5', 'a b', 'a/b', '[evil.example]']

it('a Host outside DNS is accepted only if the rules say so: an IP address, a name without a dot, a name of Docker', () => {
  const admit = openAdmission({ acceptsHostsOutsideDns: true })
  for (const host of [...OUTSIDE_DNS, ...OF_DOCKER, 'Host.Docker.Internal', 'a.localhost:1']) {
    expect(admit(host), host).toMatchObject({ keyId: 'open' })
  }
  const admitLocal = openAdmission()
  for (const host of [...OUTSIDE_DNS, ...OF_DOCKER]) {
    expect(() => admitLocal(host), host).toThrow(HOST_REFUSED)
  }
})

it('a Host with a dot is refused beside Hosts outside DNS unless it is listed, as a page may have rebound it', () => {
  const admit = openAdmission({ acceptsHostsOutsideDns: true, allowedHosts: ['node.example'] })
  for (const host of [...IN_DNS, ...MALFORMED]) expect(() => admit(host), host).toThrow(HOST_REFUSED)
  expect(admit('node.example:8545')).toMatchObject({ keyId: 'open' })
})

it('a page of another origin is refused at a Host outside DNS', () => {
  const admit = openAdmission({ acceptsHostsOutsideDns: true })
  expect(admit('192.168.1.5:8545', 'http://192.168.1.5:8545')).toMatchObject({ hasOrigin: true })
  for (const origin of [PAGE, 'http://192.168.1.6:8545', 'http://localhost:3000', 'null']) {
    expect(() => admit('192.168.1.5:8545', origin), origin).toThrow(ORIGIN_REFUSED)
  }
})
