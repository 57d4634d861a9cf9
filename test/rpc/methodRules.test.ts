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

describe('served methods', () => {
  it('the served methods are those of the profile', () => {
    expect(serve().names).toContain('eth_call')
    expect(serve({ profile: 'hosted' }).names).toContain('rpc.discover')
  })

  it('a disabled method is not served, nor are the methods of a disabled module', () => {
    const { rulesOf, modules, names } = serve({ disable: ['eth_call', 'net'] })
    expect(rulesOf('eth_call')).toBeUndefined()
    expect(rulesOf('eth_chainId')).toBeDefined()
    expect(names).not.toContain('net_version')
    expect(modules).toContain('eth')
    expect(modules).not.toContain('net')
  })

  it('an enabled module is served in any profile', () => {
    expect(serve({ profile: 'hosted' }).rulesOf('txpool_status')).toBeUndefined()
    expect(serve({ profile: 'hosted', enable: ['txpool'] }).rulesOf('txpool_status')).toBeDefined()
  })

  it('a method that is enabled and disabled is not served', () => {
    expect(serve({ enable: ['eth_call'], disable: ['eth_call'] }).rulesOf('eth_call')).toBeUndefined()
  })

  it('an unsupported method is not served, even if it is enabled', () => {
    expect(serve({ profile: 'dev', enable: ['shh'] }).rulesOf('shh_version')).toBeUndefined()
  })
})

describe('time limits', () => {
  it("the time limit of a call is its method's, otherwise its module's, otherwise the general one", () => {
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

describe('weights', () => {
  it('the weight of a call is that of the document, by default 1', () => {
    const { rulesOf } = serve()
    expect(rulesOf('eth_getLogs')?.weight).toBe(10)
    expect(rulesOf('eth_call')?.weight).toBe(1)
  })

  it("weights of the settings, of the method or else of its module, replace the document's", () => {
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

describe('the error for a method that is not served', () => {
  const refusal = (method: string, settings: Partial<MethodSettings> = {}) => {
    const { message, data } = serve(settings).refuse(method)
    return { message, data }
  }

  it('the error for an unknown method suggests a similar one', () => {
    expect(refusal('eth_getBlance')).toEqual({
      message: 'method not found',
      data: { method: 'eth_getBlance', didYouMean: 'eth_getBalance' },
    })
  })

  it('the error for an unknown method suggests nothing if no method is similar', () => {
    expect(refusal('quite_another')).toEqual({ message: 'method not found', data: { method: 'quite_another' } })
  })

  it('the error for a method of other profiles names them', () => {
    expect(refusal('txpool_status', { profile: 'hosted' })).toEqual({
      message: 'the method txpool_status does not exist/is not available',
      data: {
        method: 'txpool_status',
        profiles: ['local', 'node', 'dev'],
        hint: "txpool_status is not among the methods of this endpoint's profile, hosted",
      },
    })
  })

  it.each([
    ['debug_traceCall', {}, 'debug_traceCall is served with --enable debug or --profile dev'],
    ['evm_snapshot', {}, 'evm_snapshot is served with --enable evm or --profile node or --profile dev'],
    ['debug_traceCall', { disable: ['debug'] }, 'debug_traceCall is switched off by --disable debug'],
    ['eth_getLogs', { disable: ['eth_getLogs'] }, 'eth_getLogs is switched off by --disable eth_getLogs'],
    ['debug_traceCall', { profile: 'dev', disable: ['debug'] }, 'debug_traceCall is switched off by --disable debug'],
  ] as const)('the error for %s with %j names the flag', (method, settings, hint) => {
    expect(refusal(method, settings).data.hint).toBe(hint)
  })

  it('the error for a method that a hosted node has switched off does not name its flags', () => {
    const settings = { profile: 'hosted', disable: ['eth_getLogs'] } as const
    expect(refusal('eth_getLogs', settings).data.hint).toBeUndefined()
    expect(JSON.stringify(refusal('debug_traceCall', { ...settings, enable: ['trace'] }))).not.toContain('--')
  })

  it('the error for an unsupported method has the text of the document', () => {
    expect(refusal('db_getHex').message).toBe('the method db_getHex does not exist/is not available')
    expect(refusal('shh_version').message).toBe('method not found')
  })

  it('the error for an unknown method quotes at most 64 well-formed characters', () => {
    expect(refusal(`${'x'.repeat(63)}\u{1f600}`).data.method).toBe(`${'x'.repeat(63)}\ufffd`)
  })
})
