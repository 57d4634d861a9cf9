import { describe, expect, it } from 'vitest'
import { createRequestParser } from '../../../../src/server/http/fast/parseRequest.ts'
import { READ } from '../../_testServer.ts'
import { PLAIN, post, UNPLAIN } from './_requests.ts'

const parseRequest = createRequestParser({
  networks: ['mainnet', 'regtest'],
  defaultNetwork: 'regtest',
  bodyLimitBytes: 10_000,
})

describe('a plain request', () => {
  it.each(Object.entries(PLAIN))('a plain request is accepted: %s', (_name, bytes) => {
    expect(parseRequest(bytes)).toBeDefined()
  })

  it('a plain request is parsed', () => {
    const more = ['Origin: https://app.example', 'Accept-Encoding: gzip', 'X-Other: 1']
    const found = parseRequest(post({ more }))
    expect(found?.head).toMatchObject({
      route: '/regtest',
      network: 'regtest',
      key: 'all_key',
      headers: {
        host: 'localhost',
        origin: 'https://app.example',
        'accept-encoding': 'gzip',
        'content-type': 'application/json',
      },
    })
    expect(found?.body.toString()).toBe(READ)
    expect(parseRequest(post({ line: 'POST / HTTP/1.1' }))?.head).toMatchObject({
      route: '/',
      network: 'regtest',
      key: undefined,
    })
  })

  it('a plain request with the same head has its own body', () => {
    const first = parseRequest(post({ body: '{"id":1}' }))
    const second = parseRequest(post({ body: '{"id":2}' }), first?.head)
    expect(second?.body.toString()).toBe('{"id":2}')
    const third = parseRequest(post({ line: 'POST /regtest/any_key HTTP/1.1', body: '{"id":3}' }), second?.head)
    expect(third?.head).toMatchObject({ key: 'any_key' })
  })

  it('a request with a byte missing or added is not plain', () => {
    const whole = post()
    const last = parseRequest(whole)?.head
    for (const known of [undefined, last]) {
      for (let length = 0; length < whole.length; length++)
        expect(parseRequest(whole.subarray(0, length), known)).toBeUndefined()
      expect(parseRequest(Buffer.concat([whole, Buffer.from(' ')]), known)).toBeUndefined()
      expect(parseRequest(Buffer.concat([whole, whole]), known)).toBeUndefined()
    }
  })
})

it.each(Object.entries(UNPLAIN))('a request is left to Node: %s', (_name, bytes) => {
  expect(parseRequest(bytes)).toBeUndefined()
  expect(parseRequest(bytes, parseRequest(post())?.head)).toBeUndefined()
})
