import { describe, expect } from 'vitest'
import {
  examine,
  exitCodeOf,
  moreThanNotes,
  printHtml,
  printJson,
  printText,
  type Report,
} from '../../src/doctor/doctor.ts'
import { createPost } from '../../src/doctor/endpoint.ts'
import { it } from '../_helpers/it.ts'
import { findClosed, listen, startDefective } from './_proxy.ts'

const look = (url: string, timeoutMs = 600_000) => examine({ url: new URL(url), timeoutMs })
const printAll = (report: Report) =>
  [printText(report, { hasColour: false }), printJson(report), printHtml(report)].join('\n')
const isSilent = ({ unreachable }: Report) => unreachable !== undefined

describe('an endpoint without a service', () => {
  it('an endpoint is unreachable if its port is closed', async () => {
    const report = await look(await findClosed())
    expect(report).toMatchObject({
      unreachable: 'ECONNREFUSED (nothing listens on this port: start the node, or correct the port)',
      rows: [],
    })
    expect(exitCodeOf(report, moreThanNotes)).toBe(2)
  })

  it('an endpoint is unreachable if it never responds', async () => {
    const report = await look(await listen(() => undefined), 100)
    expect(report.unreachable).toBe('no response within 100 ms')
  })

  it('an endpoint is unreachable if its response never ends', async () => {
    const report = await look(await listen((_request, response) => void response.write('{"jsonrpc"')), 300)
    expect(report.unreachable).toBe('no response within 300 ms')
  })

  it('an endpoint that redirects is unreachable, and the redirect is not followed', async () => {
    let asked = 0
    const elsewhere = await listen((_request, response) => {
      asked++
      response.end('{}')
    })
    const report = await look(
      await listen((_request, response) => void response.writeHead(307, { location: elsewhere }).end()),
    )
    expect(report.unreachable).toBe('HTTP 307: redirects are not followed')
    expect(asked).toBe(0)
  })

  it.each([
    [
      404,
      'HTTP 404: error -32600: not found (nothing is served at this path: correct it, for example /regtest or /regtest/KEY)',
    ],
    [405, 'HTTP 405: error -32600: not found'],
    [503, 'HTTP 503: error -32600: not found'],
    [200, 'every call returns error -32600: not found'],
    [500, 'every call returns error -32600: not found'],
  ])('an endpoint is unreachable if every call is refused with HTTP %i and an error', async (status, text) => {
    let asked = 0
    const url = await listen((_request, response, body) => {
      asked++
      const error = { code: -32600, message: 'not found' }
      response.writeHead(status).end(JSON.stringify({ jsonrpc: '2.0', id: JSON.parse(body).id, error }))
    })
    const report = await look(url)
    expect(report).toMatchObject({ unreachable: text, rows: [] })
    expect(exitCodeOf(report, moreThanNotes)).toBe(2)
    expect(printText(report, { hasColour: false })).toBe(`scion doctor ${url}/: unreachable: ${text}\n`)
    expect(asked).toBeLessThanOrEqual(2)
  })

  it('an endpoint is unreachable if its path is not served by the node', async ({ node }) => {
    const report = await look(node.url('regtst'))
    expect(report.unreachable).toMatch(/^HTTP 404: error -32600: /)
    expect(exitCodeOf(report, moreThanNotes)).toBe(2)
  })

  it('an endpoint that requires another key is unreachable with the error of the key', async ({ startNode }) => {
    const closed = await startNode({ networks: ['regtest'], open: false })
    const report = await look(closed.url('regtest/wrong-key-of-mine'))
    expect(report.unreachable).toBe('error -32001: missing or invalid API key')
    expect(isSilent(report)).toBe(true)
  })
})

describe('hostile responses', () => {
  it('a response of more than 16 MiB is not read to its end', async () => {
    let sent = 0
    const chunk = Buffer.alloc(2 ** 20, ' ')
    const url = await listen((_request, response) => {
      const push = () => {
        while (!response.destroyed && sent < 200 * chunk.length) {
          sent += chunk.length
          if (!response.write(chunk)) return void response.once('drain', push)
        }
      }
      push()
    })
    const outcome = await createPost(new URL(url), { timeoutMs: 600_000 })('{}')
    expect(outcome).toMatchObject({ kind: 'failure', class: 'protocol', text: 'a response of more than 16 MiB' })
    expect(sent).toBeLessThan(100 * chunk.length)
  })

  it('an HTML page is reported as a body that is not JSON', async () => {
    const url = await listen((_request, response) => void response.writeHead(502).end('<h1>Bad Gateway</h1>'))
    expect((await look(url)).unreachable).toBe('HTTP 502 with a body that is not JSON')
  })

  it('an endlessly nested response does not crash the doctor', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    const url = await listen((_request, response) => void response.end(`{"jsonrpc":"2.0","id":1,"result":${deep}}`))
    const report = await look(url)
    expect(exitCodeOf(report, moreThanNotes)).not.toBe(0)
    expect(printAll(report)).not.toContain('[[')
  })

  it('a report contains no control characters or markup of a response', async ({ node }) => {
    const evil = '\u001b[31m\u001b]0;title\u0007\u202e<script>alert(1)</script>\r\nok  all is fine'
    const url = await startDefective(node.url('regtest'), (answer, { method }) => {
      if (method === 'web3_clientVersion') answer.result = evil
      if (method === 'net_version') answer.result = evil
      return undefined
    })
    const report = await look(url)
    const shown = '<script>alert(1)</script>ok  all is fine'
    expect(report.client).toBe(shown)
    expect(
      printText(report, { hasColour: false })
        .split('\n')
        .filter((line) => line.startsWith('ok  all')),
    ).toEqual([])
    // biome-ignore lint/suspicious/noControlCharactersInRegex: none of them may be there
    expect(printAll(report)).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/)
    expect(printHtml(report)).not.toContain('<script')
  })

  it('a report does not contain the key of the endpoint URL', async ({ node }) => {
    const key = 'k3y-0123456789abcdef'
    const target = node.url('regtest')
    const url = await startDefective(target, (answer, { method }) => {
      if (method === 'net_version') answer.result = `called at /${key}`
      if (answer.error !== undefined) answer.error.message = `refused for ${key}`
      return undefined
    })
    const report = await look(`${url}/regtest/${key}?token=${key}`)
    expect(report.endpoint).toBe(`${url}/regtest/***?***`)
    expect(printAll(report)).not.toContain(key)
    expect(printAll(report)).toContain('refused for ***')
  })
})
