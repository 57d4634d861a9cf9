import { expect, it } from 'vitest'
import { systemClock } from '../../../src/base/clock.ts'
import { createAuthenticator } from '../../../src/server/auth/authenticate.ts'
import { createLimiter } from '../../../src/server/auth/limits.ts'
import { createForgetfulUsage } from '../../_helpers/usage.ts'

const PAGE = 'http://page.example'

function openAdmission() {
  const authenticate = createAuthenticator({
    ownerMethodsFor: 'local',
    isOpen: true,
    findKey: async () => undefined,
    access: { allowedHosts: [], corsOrigins: [], servesLocalPages: false },
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
    expect(() => admit(undefined)).toThrow('this Host is not served')
    expect(() => admit('rebound.example')).toThrow('this Host is not served')
    expect(() => admit('localhost', PAGE)).toThrow('cross-origin requests are not served')
  }
  refuseAll()
  expect(admit('localhost')).toMatchObject({ keyId: 'open', hasOrigin: false })
  refuseAll()
  expect(admit('localhost', 'http://localhost')).toMatchObject({ hasOrigin: true })
  refuseAll()
  expect(() => admit('localhost:1', 'http://localhost')).toThrow('cross-origin requests are not served')
})
