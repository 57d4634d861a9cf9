import { describe, expect, it } from 'vitest'
import { countHosts, hostOf } from '../../src/remote/host.ts'

/** URLs of one host each. */
const OF_ONE_HOST: readonly (readonly [difference: string, urls: readonly string[]])[] = [
  ['scheme, port and path', ['http://a.example/1', 'https://a.example/1', 'https://a.example:8443/2?key=3']],
  ['user and password', ['http://a.example', 'http://user@a.example', 'http://user:word@a.example']],
  [
    'letter case and dots at the end',
    ['http://a.example', 'http://A.Example', 'http://a.example.', 'http://a.EXAMPLE.:1'],
  ],
  ['the encoding of a name', ['http://bücher.example', 'http://xn--bcher-kva.example', 'http://b%C3%BCcher.example']],
  [
    'the notation of an IPv4 address',
    ['http://192.0.2.1', 'http://0xc0.0.2.1', 'http://3221225985', 'http://192.0.513'],
  ],
  ['IPv4 within IPv6', ['http://192.0.2.1', 'http://[::ffff:192.0.2.1]', 'http://[0:0:0:0:0:FFFF:c000:0201]']],
  [
    'the notation of an IPv6 address',
    ['http://[2001:db8::1]', 'http://[2001:DB8:0:0:0::1]:4444', 'http://[2001:0db8::0001]'],
  ],
  [
    'the name of this computer',
    [
      'http://localhost',
      'http://LOCALHOST.:1',
      'http://127.0.0.1',
      'http://127.1',
      'http://[::1]',
      'http://a.localhost',
    ],
  ],
]

describe('a host', () => {
  it.each(OF_ONE_HOST)('is one despite %s', (_difference, urls) => {
    expect(new Set(urls.map((url) => hostOf(new URL(url)))).size).toBe(1)
  })

  it.each([
    ['http://a.example', 'http://b.example'],
    ['http://a.example', 'http://example'],
    ['http://192.0.2.1', 'http://192.0.2.2'],
    ['http://[2001:db8::1]', 'http://[2001:db8::2]'],
    ['http://127.0.0.1', 'http://127.0.0.2'],
  ])('%s is another one than %s', (one, other) => {
    expect(hostOf(new URL(one))).not.toBe(hostOf(new URL(other)))
  })
})

it('what one host states twice counts once', () => {
  expect(countHosts([])).toBe(0)
  expect(countHosts([{ host: 'a' }, { host: 'b' }, { host: 'a' }])).toBe(2)
})
