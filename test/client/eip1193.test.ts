import { BaseError, createPublicClient, custom } from 'viem'
import { describe, expect, it } from 'vitest'
import { createClient } from '../../src/client/client.ts'
import { toEip1193 } from '../../src/client/eip1193.ts'
import { http } from '../../src/client/http.ts'
import { RpcError } from '../../src/client/rpcError.ts'
import { echo, requestsOf, type Scripted, startHttpServer } from './_httpServer.ts'

async function startProvider(respond: (body: unknown) => Scripted | undefined) {
  const server = await startHttpServer(respond)
  return { server, provider: toEip1193(createClient({ transport: http(server.url, { retry: false }) })) }
}

const failing = (code: number, data?: unknown) => (body: unknown) => {
  const [id] = requestsOf(body).map((request) => request.id)
  return { body: { jsonrpc: '2.0', id, error: { code, message: 'no', data } } }
}

const call = { method: 'eth_call', params: [{}, 'latest'] }

type Case = readonly [when: string, respond: (body: unknown) => Scripted | undefined, code: number]

describe('viem with its defaults', () => {
  it.each<Case>([
    ['there is no response', () => undefined, 4900],
    ['a proxy responds with a page', () => ({ status: 503, body: 'away' }), 4900],
    ['the response is invalid', () => ({ body: {} }), 4900],
    ...[-32010, -32009, -32015, -32603, -32005, -32007, -1, 429].map(
      (code): Case => [`the node returns the error ${code}`, failing(code), -32003],
    ),
    ['the node returns the error -32602', failing(-32602), -32602],
  ])('viem with its defaults sends a transaction once when %s', async (_when, respond, code) => {
    const { server, provider } = await startProvider(respond)
    const viem = createPublicClient({ transport: custom(provider, { retryDelay: 1 }) })
    const sending = viem.request({ method: 'eth_sendRawTransaction', params: ['0xf86b'] })
    await expect(sending).rejects.toMatchObject({ code })
    expect(server.bodies).toHaveLength(1)
  })
})

it('viem requests a reverting call once, and finds the payload of the revert', async () => {
  const { server, provider } = await startProvider(failing(-32015, '0x12345678'))
  const viem = createPublicClient({ transport: custom(provider, { retryDelay: 1 }) })
  const error = await viem.call({ to: `0x${'11'.repeat(20)}` }).catch((caught: unknown) => caught)
  if (!(error instanceof BaseError)) throw error
  expect(error.walk((cause) => cause instanceof RpcError)).toMatchObject({ code: -32015, data: '0x12345678' })
  expect(server.bodies).toHaveLength(1)
})

it('a revert without data has the data 0x, not undefined', async () => {
  const { provider } = await startProvider(failing(-32015, '0x'))
  const error = await provider.request(call).catch((caught: unknown) => caught)
  expect(error).toMatchObject({ data: '0x', cause: { kind: 'executionReverted', data: '0x', revertReason: undefined } })
})

it('an error has the data of the node, and the error of the client as its cause', async () => {
  const { provider } = await startProvider(failing(-32015, '0x12345678'))
  const error = await provider.request(call).catch((caught: unknown) => caught)
  expect(error).toMatchObject({ code: -32000, message: 'no', data: '0x12345678' })
  expect(error).toHaveProperty('cause', expect.any(RpcError))
  expect(error).toHaveProperty('cause.code', -32015)
})

it('an exceeded limit keeps its code for a call that only reads', async () => {
  const { provider } = await startProvider(failing(-32005))
  await expect(provider.request(call)).rejects.toMatchObject({ code: -32005 })
})

it('a call of the provider rejects with the reason of the signal', async () => {
  const { server } = await startProvider(echo)
  const client = createClient({ transport: http(server.url), signal: AbortSignal.abort('enough') })
  await expect(toEip1193(client).request(call)).rejects.toBe('enough')
})

it('the provider accepts null parameters and listeners', async () => {
  const { server, provider } = await startProvider(echo)
  expect(await provider.request({ method: 'eth_chainId', params: null })).toEqual([])
  expect(await provider.request({ method: 'eth_chainId' })).toEqual([])
  const listener = () => undefined
  expect(provider.on('chainChanged', listener).removeListener('chainChanged', listener)).toBe(provider)
  expect(server.bodies).toMatchObject([{ params: [] }, { params: [] }])
})

it('viem without retries sends a failing request once', async () => {
  const { server, provider } = await startProvider(failing(-32603))
  const viem = createPublicClient({ transport: custom(provider, { retryCount: 0 }) })
  await expect(viem.getChainId()).rejects.toMatchObject({ code: -32603 })
  expect(server.bodies).toHaveLength(1)
})
