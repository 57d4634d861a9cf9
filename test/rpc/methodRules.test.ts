import { describe, expect, it } from 'vitest'
import { createServedMethods, type MethodSettings } from '../../src/rpc/methodRules.ts'

const serve = (settings: Partial<MethodSettings> = {}) =>
  createServedMethods({
    profile: 'local',
    enable: [],
    disable: [],
    callTimeoutMs: 5000,
    timeoutsMs: new Map(),
    weights: new Map(),
    requestLimitBytes: 2 ** 19,
    requestLimitValues: 20_000,
    ...settings,
  })

describe('which methods are served', () => {
  it('is what the profile offers', () => {
    expect(serve().names).toContain('eth_call')
    expect(serve({ profile: 'hosted' }).names).toContain('rpc.discover')
  })

  it('a method that is switched off is not served, nor are those of its module', () => {
    const { rulesOf, modules, names } = serve({ disable: ['eth_call', 'net'] })
    expect(rulesOf('eth_call')).toBeUndefined()
    expect(rulesOf('eth_chainId')).toBeDefined()
    expect(names).not.toContain('net_version')
    expect(modules).toContain('eth')
    expect(modules).not.toContain('net')
  })

  it('a module that is switched on is served in any profile', () => {
    expect(serve({ profile: 'hosted' }).rulesOf('txpool_status')).toBeUndefined()
    expect(serve({ profile: 'hosted', enable: ['txpool'] }).rulesOf('txpool_status')).toBeDefined()
  })

  it('what is switched on and off is off', () => {
    expect(serve({ enable: ['eth_call'], disable: ['eth_call'] }).rulesOf('eth_call')).toBeUndefined()
  })

  it('what nobody answers is not served, not even when it is switched on', () => {
    expect(serve({ profile: 'dev', enable: ['shh'] }).rulesOf('shh_version')).toBeUndefined()
  })
})

describe('the time of a call', () => {
  it("is its method's, else its module's, else that of all", () => {
    const { rulesOf } = serve({
      timeoutsMs: new Map([
        ['eth', 1],
        ['eth_call', 2],
      ]),
    })
    expect(rulesOf('eth_call')?.timeoutMs).toBe(2)
    expect(rulesOf('eth_chainId')?.timeoutMs).toBe(1)
    expect(rulesOf('net_version')?.timeoutMs).toBe(5000)
  })
})

describe('what a call weighs', () => {
  it('is what the document says, else 1', () => {
    const { rulesOf } = serve()
    expect(rulesOf('eth_getLogs')?.weight).toBe(10)
    expect(rulesOf('eth_call')?.weight).toBe(1)
  })

  it("is what the settings say of the method, else of its module, before the document's", () => {
    const { rulesOf } = serve({
      weights: new Map([
        ['eth', 3],
        ['eth_call', 7],
      ]),
    })
    expect(rulesOf('eth_call')?.weight).toBe(7)
    expect(rulesOf('eth_getLogs')?.weight).toBe(3)
    expect(rulesOf('net_version')?.weight).toBe(1)
  })
})

describe('the refusal', () => {
  const refusal = (method: string, settings: Partial<MethodSettings> = {}) => {
    const { message, data } = serve(settings).refuse(method)
    return { message, data }
  }

  it('names a near method', () => {
    expect(refusal('eth_getBlance')).toEqual({
      message: 'method not found',
      data: { method: 'eth_getBlance', didYouMean: 'eth_getBalance' },
    })
  })

  it('says nothing where none is near', () => {
    expect(refusal('quite_another')).toEqual({ message: 'method not found', data: { method: 'quite_another' } })
  })

  it('names the profiles that offer the method', () => {
    expect(refusal('txpool_status', { profile: 'hosted' })).toEqual({
      message: 'the method txpool_status does not exist/is not available',
      data: { method: 'txpool_status', profiles: ['local', 'node', 'dev'] },
    })
  })

  it('of what nobody answers has the text of the document', () => {
    expect(refusal('db_getHex').message).toBe('the method db_getHex does not exist/is not available')
    expect(refusal('shh_version').message).toBe('method not found')
  })

  it('repeats no more than 64 characters, and those well-formed', () => {
    expect(refusal(`${'x'.repeat(63)}\u{1f600}`).data.method).toBe(`${'x'.repeat(63)}\ufffd`)
  })
})
