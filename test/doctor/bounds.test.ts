import { describe, expect, it } from 'vitest'
import { examine, exitCodeOf, moreThanNotes, printHtml, printJson, printText } from '../../src/doctor/doctor.ts'
import { createMatrix } from '../../src/doctor/matrix.ts'
import { listen } from './_proxy.ts'

/** Starts an endpoint of five blocks. Results are the JSON texts of `write`, and null for other methods. */
const startWith = (write: (method: string, body: string) => string | undefined) =>
  listen((_request, response, body) => {
    const { id, method } = readCall(body)
    const usual: Record<string, string> = { eth_chainId: '"0x21"', eth_blockNumber: '"0x5"', eth_getLogs: '[]' }
    const result = write(String(method), body) ?? usual[String(method)] ?? 'null'
    response.end(`{"jsonrpc":"2.0","id":${JSON.stringify(id ?? null)},"result":${result}}`)
  })

function readCall(body: string): { id?: unknown; method?: unknown } {
  try {
    return Object(JSON.parse(body))
  } catch {
    return {}
  }
}

const look = (url: string) => examine({ url: new URL(url), timeoutMs: 600_000 })
const block = (members: string) => `{"number":"0x5","hash":"0x${'11'.repeat(32)}",${members}}`
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

describe('nested responses', () => {
  it.each([
    ['in a list of hashes', `"uncles":[],"transactions":[${nested(20_000)}]`],
    ['in a list whose length is compared', `"uncles":${nested(20_000)},"transactions":[]`],
  ])('20,000 levels of nesting %s are reported, and the doctor continues', async (_where, members) => {
    const url = await startWith((method) => (method.startsWith('eth_getBlockBy') ? block(members) : undefined))
    const report = await look(url)
    const row = report.rows.find(({ method }) => method === 'eth_getBlockByNumber')
    expect(row?.deviations).toMatchObject([
      { class: 'protocol', found: 'HTTP 200 with a response nested deeper than 64 levels' },
    ])
  })

  it('a nested value in place of a hash is not used in later requests', async () => {
    const members = `"uncles":[],"transactions":[${nested(40)},{"a":1}]`
    let asked = 0
    const url = await startWith((method, body) => {
      if (body.includes('[[[[')) asked++
      return method.startsWith('eth_getBlockBy') ? block(members) : undefined
    })
    await look(url)
    expect(asked).toBe(0)
  })
})

describe('the length of a report', () => {
  const sizes = (report: Awaited<ReturnType<typeof look>>) =>
    [printText(report, { hasColour: false }), printJson(report), printHtml(report)].map((text) => text.length)

  it('a report stays short if two responses differ in 5,000 members', async () => {
    let answers = 0
    const url = await startWith((method) => {
      if (!method.startsWith('eth_getBlockBy')) return undefined
      answers++
      return block(`"transactions":[],"uncles":[],${Array.from({ length: 5_000 }, (_, i) => `"k${i}":${answers}`)}`)
    })
    const report = await look(url)
    for (const size of sizes(report)) expect(size).toBeLessThan(200_000)
    expect(printText(report, { hasColour: false })).toMatch(/^ {2}and \d+ similar ones$/m)
  })

  it.each([
    ['a chain id', 'eth_chainId'],
    ['a program', 'web3_clientVersion'],
  ])('a report stays short if %s has a million characters', async (_what, named) => {
    const report = await look(await startWith((method) => (method === named ? `"${'z'.repeat(1e6)}"` : undefined)))
    for (const size of sizes(report)) expect(size).toBeLessThan(200_000)
  })

  it('a report stays short if a member name has a million characters', async () => {
    const long = block(`"${'z'.repeat(1e6)}":1`)
    const report = await look(await startWith((method) => (method.startsWith('eth_getBlockBy') ? long : undefined)))
    for (const size of sizes(report)) expect(size).toBeLessThan(200_000)
  })

  it('a report stays short if the error message has a million characters', async () => {
    const error = JSON.stringify({ code: -32001, message: 'y'.repeat(1e6) })
    const url = await listen((_request, response) => void response.end(`{"jsonrpc":"2.0","id":1,"error":${error}}`))
    const report = await look(url)
    expect(report.unreachable).toMatch(/^error -32001: y+\.\.\. \(1000000 characters\)$/)
  })
})

it('a class of deviations is reported after many findings of another class', () => {
  const matrix = createMatrix(['a'])
  const findings = Array.from({ length: 300 }, (_, i) => ({ path: `p${i}`, expected: 'x', found: 'y' }))
  matrix.report(
    'a',
    'a []',
    findings.map((one) => ({ ...one, class: 'wrongErrorMessage' as const })),
  )
  matrix.report('a', 'a []', [{ class: 'wrongValue', path: 'last', expected: 'x', found: 'y' }])
  const rows = matrix.rows()
  expect(rows).toMatchObject([{ omitted: 290, deviations: { length: 11 } }])
  expect(exitCodeOf({ endpoint: '', requests: 0, rows }, moreThanNotes)).toBe(1)
})
