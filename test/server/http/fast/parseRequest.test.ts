import { describe, expect, it } from 'vitest'
import { createPlainPostReader } from '../../../../src/server/http/fast/parseRequest.ts'
import { READ } from '../../_testServer.ts'
import { PLAIN, post, UNPLAIN } from './_requests.ts'

const readPlainPost = createPlainPostReader({
  networks: ['mainnet', 'regtest'],
  defaultNetwork: 'regtest',
  bodyLimitBytes: 10_000,
})

describe('a plain request', () => {
  it.each(Object.entries(PLAIN))('%s is recognised', (_name, bytes) => {
    expect(readPlainPost(bytes)).toBeDefined()
  })

  it('is read', () => {
    const more = ['Origin: https://app.example', 'Accept-Encoding: gzip', 'X-Other: 1']
    const found = readPlainPost(post({ more }))
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
    expect(readPlainPost(post({ line: 'POST / HTTP/1.1' }))?.head).toMatchObject({
      route: '/',
      network: 'regtest',
      key: undefined,
    })
  })

  it('behind one with the same head has a body of its own', () => {
    const first = readPlainPost(post({ body: '{"id":1}' }))
    const second = readPlainPost(post({ body: '{"id":2}' }), first?.head)
    expect(second?.body.toString()).toBe('{"id":2}')
    const third = readPlainPost(post({ line: 'POST /regtest/any_key HTTP/1.1', body: '{"id":3}' }), second?.head)
    expect(third?.head).toMatchObject({ key: 'any_key' })
  })

  it('is none once a byte is missing or too much', () => {
    const whole = post()
    const last = readPlainPost(whole)?.head
    for (const known of [undefined, last]) {
      for (let length = 0; length < whole.length; length++)
        expect(readPlainPost(whole.subarray(0, length), known)).toBeUndefined()
      expect(readPlainPost(Buffer.concat([whole, Buffer.from(' ')]), known)).toBeUndefined()
      expect(readPlainPost(Buffer.concat([whole, whole]), known)).toBeUndefined()
    }
  })
})

it.each(Object.entries(UNPLAIN))('%s is left to Node', (_name, bytes) => {
  expect(readPlainPost(bytes)).toBeUndefined()
  expect(readPlainPost(bytes, readPlainPost(post())?.head)).toBeUndefined()
})
