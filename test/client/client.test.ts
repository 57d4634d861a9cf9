import { describe, expect, it } from 'vitest'
import { methodNames } from '../../generated/methods.ts'
import { signatures } from '../../generated/signatures.ts'
import { methodTraits } from '../../generated/traits.ts'
import { createClient } from '../../src/client/client.ts'
import type { Transport, WireRequest } from '../../src/client/transport.ts'

/** Returns a client and the requests that it has sent; each response is `0x1`. */
function keeping() {
  const sent: WireRequest[] = []
  const transport: Transport = {
    request: async (request) => {
      sent.push(request)
      return '0x1'
    },
  }
  return { sent, client: createClient({ transport }) }
}

const never: Transport = { request: () => new Promise(() => undefined) }

describe('parameters', () => {
  it('parameters are sent by position, without undefined ones at the end', async () => {
    const { sent, client } = keeping()
    expect(await client.eth_getBalance('0xa', undefined)).toBe('0x1')
    await client.eth_getBalance('0xa', 'latest')
    await client.eth_blockNumber()
    expect(sent).toEqual([
      { method: 'eth_getBalance', params: ['0xa'] },
      { method: 'eth_getBalance', params: ['0xa', 'latest'] },
      { method: 'eth_blockNumber', params: [] },
    ])
  })

  it('parameters by name are sent in the order of the method', async () => {
    const { sent, client } = keeping()
    await client.eth_getBalance({ block: 'latest', address: '0xa' })
    await client.eth_getBalance({ address: '0xa', block: undefined })
    await client.eth_call({ call: { to: '0xa' }, block: '0x1' })
    await client.eth_getLogs({ filter: { fromBlock: '0x1' } })
    await client.request('eth_getCode', { address: '0xa', block: 'latest' })
    expect(sent.map(({ params }) => params)).toEqual([
      ['0xa', 'latest'],
      ['0xa'],
      [{ to: '0xa' }, '0x1'],
      [{ fromBlock: '0x1' }],
      ['0xa', 'latest'],
    ])
  })

  it('an object that is itself a parameter is not read as parameters by name', async () => {
    const { sent, client } = keeping()
    await client.eth_getLogs({})
    await client.eth_getLogs({ address: '0xa' })
    await client.eth_estimateGas({ to: '0xa' })
    expect(sent.map(({ params }) => params)).toEqual([[{}], [{ address: '0xa' }], [{ to: '0xa' }]])
  })

  it('parameters of an unknown method are sent unchanged, without undefined ones at the end', async () => {
    const { sent, client } = keeping()
    await client.request('vendor_method', { a: 1 })
    await client.request('vendor_other', [1, undefined])
    await client.request('vendor_none')
    expect(sent.map(({ params }) => params)).toEqual([{ a: 1 }, [1], []])
  })
})

it('the client has every method of the document as an enumerable property', () => {
  const { client } = keeping()
  const others = ['request', 'with']
  expect(Object.keys(client).sort()).toEqual([...methodNames, ...others].sort())
})

it('methods whose names suggest a change are not retried, except for subscriptions and trace_filter', () => {
  const changing =
    /send|submit|(?<!getAuto)mine|set(?!tle)|reset|revert|snapshot|increase|impersonate|install|filter|subscribe|import/i
  const reading = methodNames.filter((name) => signatures[name].changesState !== true)
  const answered = reading.filter((name) => methodTraits[name]?.unsupported === undefined)
  // trace_filter is a search and installs no filter. Subscriptions belong to one connection, and are repeated on the next.
  expect(answered.filter((name) => changing.test(name))).toEqual(['eth_subscribe', 'eth_unsubscribe', 'trace_filter'])
  expect(reading.length).toBeLessThan(methodNames.length)
})

describe('calls', () => {
  it('a call whose signal is aborted rejects with the reason', async () => {
    const control = new AbortController()
    const reason = new Error('enough')
    const call = createClient({ transport: never }).with({ signal: control.signal }).eth_chainId()
    control.abort(reason)
    await expect(call).rejects.toBe(reason)
  })

  it('a call with an aborted signal is not sent', async () => {
    const { sent, client } = keeping()
    await expect(client.with({ signal: AbortSignal.abort('no') }).eth_chainId()).rejects.toBe('no')
    expect(sent).toEqual([])
  })

  it('a call that exceeds its timeout rejects, and aborts the signal of the transport', async () => {
    let received: AbortSignal | undefined
    const transport: Transport = {
      request: (_request, signal) => {
        received = signal
        return new Promise(() => undefined)
      },
    }
    const client = createClient({ transport, timeoutMs: 5 })
    await expect(client.eth_chainId()).rejects.toMatchObject({ name: 'TransportError', kind: 'timedOut' })
    expect(received?.aborted).toBe(true)
  })

  it('options of a later with() replace earlier ones', async () => {
    const { client } = keeping()
    expect(await client.with({ timeoutMs: 1 }).with({ timeoutMs: 0 }).eth_chainId()).toBe('0x1')
  })
})
