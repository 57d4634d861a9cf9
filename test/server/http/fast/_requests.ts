import { gzipSync } from 'node:zlib'
import { READ } from '../../_testServer.ts'

interface Parts {
  readonly line?: string
  readonly host?: string
  readonly type?: string
  /** The line of the length, by default Content-Length. */
  readonly length?: string
  /** More header lines. */
  readonly more?: readonly string[]
  readonly body?: string | Buffer
}

/** Returns a request as bytes. */
export function post(parts: Parts = {}): Buffer {
  const {
    line = 'POST /regtest/all_key HTTP/1.1',
    host = 'Host: localhost',
    type = 'Content-Type: application/json',
  } = parts
  const body = Buffer.from(parts.body ?? READ)
  const { length = `Content-Length: ${body.length}`, more = [] } = parts
  const lines = [line, host, type, length, ...more].filter((one) => one !== '')
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body])
}

const call = (method: string, ...params: unknown[]) => JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
const at = (path: string) => post({ line: `POST ${path} HTTP/1.1` })
const withLine = (...more: string[]) => post({ more })
const chunked = 'Transfer-Encoding: chunked'
const hex = READ.length.toString(16)

/** Requests that the fast path accepts. */
export const PLAIN: Readonly<Record<string, Buffer>> = {
  'a read': post(),
  'the network alone': at('/regtest'),
  'the root': at('/'),
  'another network': at('/mainnet/mainnet_key'),
  'a wrong key': at('/regtest/wrong'),
  'a key of another network': at('/regtest/mainnet_key'),
  'the local key': at('/regtest/local_key'),
  'the local key from a name that was rebound': post({
    line: 'POST /regtest/local_key HTTP/1.1',
    host: 'Host: evil.example',
  }),
  'a key in authorization': post({ line: 'POST /regtest HTTP/1.1', more: ['Authorization: Bearer all_key'] }),
  'a key in x-api-key': post({ line: 'POST / HTTP/1.1', more: ['X-API-Key: reader_key'] }),
  'two keys that differ': withLine('X-Api-Key: reader_key'),
  'a scheme without keys': withLine('Authorization: Basic YTpi'),
  'a configured host': post({ line: 'POST /regtest/local_key HTTP/1.1', host: 'Host: node.internal:80' }),
  'lower-case names': post({
    host: 'host: localhost',
    type: 'content-type: application/json',
    length: `content-length: ${READ.length}`,
  }),
  'upper-case names': post({
    host: 'HOST: localhost',
    type: 'CONTENT-TYPE: application/json',
    length: `CONTENT-LENGTH: ${READ.length}`,
  }),
  'no space behind colons': post({ host: 'Host:localhost', length: `Content-Length:${READ.length}` }),
  'leading zeros in the length': post({ length: `Content-Length: 000${READ.length}` }),
  'keep-alive': withLine('Connection: keep-alive'),
  'Keep-Alive': withLine('Connection: Keep-Alive', 'Keep-Alive: timeout=5'),
  'an unknown field twice': withLine('X-One: 1', 'X-One: 2'),
  'odd but sound names and values': withLine('!#$%&\'*+.^_`|~-9: :;,"()<>@[]{}?=', 'Accept: */*, a b  c'),
  'no content type': post({ type: '' }),
  'a wrong content type': post({ type: 'Content-Type: text/plain' }),
  'a content type with parameters': post({ type: 'Content-Type: Application/JSON ; charset=utf-8' }),
  'an empty body': post({ body: '' }),
  'a notification': post({ body: '{"method":"read"}' }),
  'a batch': post({ body: `[${READ},{"method":"read"},${call('echo', 'ä')}]` }),
  'an empty batch': post({ body: '[]' }),
  'a batch that is too long': post({ body: `[${Array.from({ length: 6 }, () => READ).join(',')}]` }),
  'invalid JSON': post({ body: '{"id":1' }),
  'no UTF-8': post({ body: Buffer.from([0x22, 0xff, 0x22]) }),
  'no request': post({ body: '7' }),
  'an unknown method': post({ body: call('nope') }),
  'a method that a key does not open': post({ line: 'POST /regtest/reader_key HTTP/1.1', body: call('add') }),
  'text beyond ASCII': post({ body: call('echo', 'ä€😀') }),
  'text of Latin-1': post({ body: call('echo', '\u00e4\u00ff') }),
  'bytes as an answer': post({ body: call('bytes') }),
  'a bug': post({ body: call('bug') }),
  'a revert': post({ body: call('revert') }),
  'an answer that takes turns': post({ body: call('later', 9) }),
  'the longest body': post({ body: READ.padEnd(10_000) }),
  'gzip for a short answer': withLine('Accept-Encoding: gzip, deflate, br'),
  'gzip for a long answer': post({ body: call('big', 1500), more: ['Accept-Encoding: gzip, deflate, br'] }),
  'no gzip for a long answer': post({ body: call('big', 1500), more: ['Accept-Encoding: gzip;q=0'] }),
  'a long answer': post({ body: call('big', 1500) }),
  'an answer that is too long': post({ body: call('big', 3000) }),
  'a streamed answer': post({ body: call('stream') }),
  'a streamed answer as gzip': post({ body: call('stream'), more: ['Accept-Encoding: gzip'] }),
  'a page of a configured origin': withLine('Origin: https://app.example'),
  'a page of another origin': withLine('Origin: https://evil.example'),
  'a page with its key': post({ line: 'POST /regtest/page_key HTTP/1.1', more: ['Origin: https://dapp.example'] }),
  'a bug for a page with its key': post({
    line: 'POST /regtest/page_key HTTP/1.1',
    more: ['Origin: https://dapp.example'],
    body: call('bug'),
  }),
  "a page with another one's key": post({
    line: 'POST /regtest/page_key HTTP/1.1',
    more: ['Origin: https://evil.example'],
  }),
  "a page's key without a page": post({ line: 'POST /regtest/page_key HTTP/1.1' }),
  'a page of another origin with the local key': post({
    line: 'POST /regtest/local_key HTTP/1.1',
    more: ['Origin: https://evil.example'],
  }),
  'a configured origin with the local key': post({
    line: 'POST /regtest/local_key HTTP/1.1',
    more: ['Origin: https://app.example', 'Accept-Encoding: gzip'],
    body: call('big', 1500),
  }),
}

/** Similar requests that are left to Node. */
export const UNPLAIN: Readonly<Record<string, Buffer>> = {
  'no host': post({ host: '' }),
  'two hosts': withLine('Host: localhost'),
  'an empty host': post({ host: 'Host:' }),
  'no length': post({ length: '' }),
  'two lengths': withLine(`Content-Length: ${READ.length}`),
  'two lengths that differ': withLine('Content-Length: 1'),
  'a list of lengths': post({ length: `Content-Length: ${READ.length}, ${READ.length}` }),
  'a signed length': post({ length: `Content-Length: +${READ.length}` }),
  'a hexadecimal length': post({ length: `Content-Length: 0x${hex}` }),
  'a length of nine digits': post({ length: `Content-Length: ${String(READ.length).padStart(9, '0')}` }),
  'a length that is short by one': post({ length: `Content-Length: ${READ.length - 1}` }),
  'a length that is long by one': post({ length: `Content-Length: ${READ.length + 1}` }),
  'a space before the colon': post({ length: `Content-Length : ${READ.length}` }),
  'a body in chunks': post({ length: chunked, body: `${hex}\r\n${READ}\r\n0\r\n\r\n` }),
  'a length and chunks': post({ more: [chunked], body: `${hex}\r\n${READ}\r\n0\r\n\r\n` }),
  'a length and chunks that end at once': post({ more: [chunked], body: `0\r\n\r\n${READ}` }),
  'an unknown transfer encoding': withLine('Transfer-Encoding: x'),
  'a transfer encoding behind a space': withLine('Transfer-Encoding : chunked'),
  'bare line feeds': Buffer.from(post().toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
  'one bare line feed': Buffer.from(post().toString('latin1').replace('\r\nContent-Type', '\nContent-Type'), 'latin1'),
  'a bare carriage return': withLine('X-One: a\rb'),
  'a folded field': withLine('X-One: a', ' b'),
  'a tab before a value': withLine('X-One:\ta'),
  'a tab in a value': withLine('X-One: a\tb'),
  'spaces around a value': withLine('X-One:   a   '),
  'an empty value': withLine('X-One:'),
  'a null byte': withLine('X-One: a\0b'),
  'text beyond ASCII in a value': withLine('X-One: \u00e4'),
  'text beyond ASCII in a name': withLine('X-\u00e4: a'),
  'a field without a colon': withLine('X-One'),
  'a field without a name': withLine(': a'),
  'Connection: close': withLine('Connection: close'),
  'Connection with a list': withLine('Connection: keep-alive, close'),
  'Connection twice': withLine('Connection: keep-alive', 'Connection: close'),
  'Proxy-Connection': withLine('Proxy-Connection: close'),
  Upgrade: withLine('Connection: Upgrade', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'),
  'Upgrade alone': withLine('Upgrade: websocket'),
  'HTTP2-Settings alone': withLine('HTTP2-Settings: AAMAAABkAAQAAP__'),
  'Expect: 100-continue': withLine('Expect: 100-continue'),
  'another expectation': withLine('Expect: 200-ok'),
  TE: withLine('TE: trailers'),
  Trailer: withLine('Trailer: X-One'),
  'two content types': withLine('Content-Type: text/plain'),
  'two keys in one kind of field': withLine('X-Api-Key: all_key', 'X-Api-Key: reader_key'),
  'two of authorization': withLine('Authorization: Bearer all_key', 'Authorization: Bearer reader_key'),
  'a key that is empty': withLine('X-Api-Key:'),
  'two origins': withLine('Origin: https://app.example', 'Origin: https://evil.example'),
  'two accepted encodings': withLine('Accept-Encoding: gzip', 'Accept-Encoding: br'),
  'a packed body': post({ more: ['Content-Encoding: gzip'], body: gzipSync(READ) }),
  'HTTP/1.0': post({ line: 'POST /regtest/all_key HTTP/1.0' }),
  'HTTP/1.0 that stays': post({ line: 'POST /regtest/all_key HTTP/1.0', more: ['Connection: keep-alive'] }),
  'HTTP/2.0': post({ line: 'POST /regtest/all_key HTTP/2.0' }),
  'no version': post({ line: 'POST /regtest/all_key' }),
  'two spaces in the line': post({ line: 'POST  /regtest/all_key HTTP/1.1' }),
  'a lower-case verb': post({ line: 'post /regtest/all_key HTTP/1.1' }),
  'a line break first': Buffer.concat([Buffer.from('\r\n'), post()]),
  PUT: post({ line: 'PUT /regtest/all_key HTTP/1.1' }),
  GET: Buffer.from('GET /regtest/all_key HTTP/1.1\r\nHost: localhost\r\n\r\n'),
  'GET with a body': post({ line: 'GET /regtest/all_key HTTP/1.1' }),
  OPTIONS: Buffer.from('OPTIONS /regtest/all_key HTTP/1.1\r\nHost: localhost\r\nOrigin: https://app.example\r\n\r\n'),
  health: Buffer.from('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n'),
  'a path of its own': at('/health'),
  'an unknown network': at('/nowhere/all_key'),
  'a network that is not served': at('/testnet/all_key'),
  'what objects inherit': at('/constructor/all_key'),
  'a slash behind the key': at('/regtest/all_key/'),
  'a slash behind the network': at('/regtest/'),
  'too many parts': at('/regtest/all_key/more'),
  'two slashes': at('//regtest/all_key'),
  'a query': at('/regtest/all_key?a=b'),
  'a fragment': at('/regtest/all_key#a'),
  'a key with a percent': at('/regtest/all%5Fkey'),
  'a key with dots': at('/regtest/..'),
  'an absolute target': at('http://localhost/regtest/all_key'),
  'a long key': at(`/regtest/${'k'.repeat(250)}`),
  'a key that is too long': at(`/regtest/${'k'.repeat(300)}`),
  'a body that is too long': post({ body: READ.padEnd(10_001) }),
  'a long head': withLine(`X-One: ${'x'.repeat(5000)}`),
  'a head that is too long': withLine(`X-One: ${'x'.repeat(20_000)}`),
  'a TLS greeting': Buffer.from([22, 3, 1, 2, 0, 1, 0, 1, 252, 3, 3]),
  'nothing but line breaks': Buffer.from('\r\n\r\n'),
}
