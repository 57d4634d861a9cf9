import { describe, expect } from 'vitest'
import { methodNames } from '../../generated/methods.ts'
import { it } from '../_helpers/it.ts'
import { runCli } from '../cli/_cli.ts'
import { findClosed, startDefective } from './_proxy.ts'

let url: string
it.beforeAll(({ node }) => {
  url = node.url('regtest')
})

/** Starts the service with another text of one error. */
const withOtherText = () =>
  startDefective(url, ({ error }, { method }) => {
    if (method === 'eth_getBalance' && error !== undefined) error.message = 'header not found'
    return undefined
  })

describe('scion doctor', () => {
  it('scion doctor exits with 0 for a correct service, and prints a row for each method', async () => {
    const { code, out } = await runCli('doctor', url)
    expect(code).toBe(0)
    expect(out).toMatch(/^ok {2}eth_getTransactionReceipt +yes +valid +\d+\.\d +0 +0$/m)
    const rows = methodNames.length - 3 + 1 // without two of WebSockets and rpc.discover, and with one of JSON-RPC itself
    const [, fine, notAsked] =
      new RegExp(
        `\\n(\\d+) of ${rows} rows without deviation, (\\d+) not checked; 0 deviations, 0 notes; \\d+ requests\\n$`,
      ).exec(out) ?? []
    expect(Number(fine) + Number(notAsked)).toBe(rows)
    expect(out.match(/^ok /gm)).toHaveLength(Number(fine))
    expect(out.match(/^-- /gm)).toHaveLength(Number(notAsked))
    expect(out).toMatch(/^-- {2}personal_unlockAccount +- +- +- +0 +0$/m)
  })

  it('scion doctor exits with 3 if no method was checked', async () => {
    const { code, out } = await runCli('doctor', url, '--only', 'personal_unlockAccount')
    expect(code).toBe(3)
    expect(out).toMatch(/\n0 of 1 rows without deviation, 1 not checked; 0 deviations, 0 notes; \d+ requests\n$/)
    const { out: json } = await runCli('doctor', url, '--only', 'personal_unlockAccount', '--format', 'json')
    expect(JSON.parse(json).summary).toEqual({
      verdict: 'unmeasured',
      methods: 1,
      fine: 0,
      notAsked: 1,
      deviations: 0,
      notes: 0,
    })
  })

  it('scion doctor exits with 2 and prints one line if nothing is served at the path', async () => {
    const wrong = `${url}x`
    const { code, out } = await runCli('doctor', wrong)
    expect(code).toBe(2)
    expect(out).toMatch(/^scion doctor http:\S+: unreachable: HTTP 404: .*\n$/)
  })

  it('scion doctor exits with 1 for another network than --network', async () => {
    const { code, out } = await runCli('doctor', url, '--network', 'mainnet', '--only', 'eth_chainId,net_version')
    expect(code).toBe(1)
    expect(out).toMatch(/wrongChainId +expected 0x1e, found "0x21"/)
  })

  it('scion doctor exits with 2 if the port is closed', async () => {
    expect(await runCli('doctor', await findClosed())).toMatchObject({
      code: 2,
      out: expect.stringContaining('unreachable: ECONNREFUSED'),
    })
  })

  it('scion doctor exits with 0 for a wrong error message, unless --fail-on includes it', async () => {
    const other = await withOtherText()
    const codeOf = async (...flags: string[]) =>
      (await runCli('doctor', other, '--only', 'eth_getBalance', ...flags)).code
    expect(await codeOf()).toBe(0)
    expect(await codeOf('--fail-on', 'any')).toBe(1)
    expect(await codeOf('--fail-on', 'wrongErrorMessage,timeout')).toBe(1)
    expect(await codeOf('--fail-on', 'missingField')).toBe(0)
  })

  it('scion doctor --format json prints a machine-readable report', async () => {
    const { out } = await runCli('doctor', await withOtherText(), '--format', 'json', '--only', 'eth_getBalance')
    const report = JSON.parse(out)
    expect(report).toMatchObject({
      format: 3,
      unreachable: null,
      network: 'regtest',
      chainId: '0x21',
      head: '0x5',
      summary: { verdict: 'healthy', methods: 1, fine: 1, notAsked: 0, deviations: 0 },
      rows: [{ method: 'eth_getBalance', supported: true, resultValid: true, latencyMs: expect.any(Number) }],
    })
    expect(report.rows[0].deviations[0]).toEqual({
      class: 'wrongErrorMessage',
      path: 'error.message',
      expected: '"Block 0xffffffff not found"',
      found: '"header not found"',
      example: 'eth_getBalance ["0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826","0xffffffff"]',
    })
  })

  it('scion doctor --format html prints a page that loads no other file', async () => {
    const { out } = await runCli('doctor', url, '--format', 'html', '--only', 'eth_chainId')
    expect(out).toMatch(/^<!doctype html>/)
    expect(out).toContain("default-src 'none'")
    expect(out).not.toMatch(/(src|href)="(?!#)/)
  })

  it.each([
    [
      ['ftp://127.0.0.1'],
      'url: must be the URL of an endpoint, like http://127.0.0.1:4444/regtest, got another value; change URL',
    ],
    [['http://me:secret@127.0.0.1'], 'url: must not contain a user and a password; remove them'],
    [
      ['http://127.0.0.1', '--only', 'eth_getBalanse'],
      'only: unknown name eth_getBalanse (did you mean eth_getBalance?); change --only',
    ],
    [['http://127.0.0.1', '--fail-on', 'everything'], 'fail-on: unknown name everything; change --fail-on'],
    [
      ['http://127.0.0.1', '--timeout', '0'],
      'timeout: must be a whole number from 1 to 600000, got 0; change --timeout',
    ],
    [['http://127.0.0.1', '--verbose'], "unknown option '--verbose'"],
    [['http://127.0.0.1', '--format', 'xml'], 'Allowed choices are text, json, html'],
    [[], "missing required argument 'url'"],
  ])('scion doctor refuses the arguments %j', async (args, message) => {
    const { code, complaints } = await runCli('doctor', ...args)
    expect(code).toBe(3)
    expect(complaints).toContain(message)
    expect(complaints).not.toContain('secret')
  })
})
