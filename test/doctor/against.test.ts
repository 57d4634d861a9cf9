import { describe, expect } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import { compareEndpoints } from '../../src/doctor/against/against.ts'
import { parseExactly } from '../../src/doctor/against/exactJson.ts'
import {
  examine,
  exitCodeOf,
  moreThanNotes,
  printHtml,
  printJson,
  printText,
  type Report,
} from '../../src/doctor/doctor.ts'
import { openStore } from '../../src/storage/openStore.ts'
import { MINES_ON_DEMAND, signFrom } from '../_helpers/chain.ts'
import { it } from '../_helpers/it.ts'
import { serveTestChain } from '../_helpers/serveTestChain.ts'
import { runCli } from '../cli/_cli.ts'
import { serveFollowed } from '../follow/_follow.ts'
import { cutStore } from '../snapshot/_cuts.ts'
import { mineBlocks } from '../upstream/_nodes.ts'
import { type Answer, findClosed, listen, startDefective } from './_proxy.ts'

let url: string
it.beforeAll(({ node }) => {
  url = node.url('regtest')
})

const compare = (endpoint: string, against: string, only?: readonly string[]) =>
  compareEndpoints({
    url: new URL(endpoint),
    against: new URL(against),
    timeoutMs: 600_000,
    ...(only !== undefined && { only }),
  })
const rowOf = ({ rows }: Report, name: string) => rows.find(({ method }) => method === name)
const deviationsOf = (report: Report) =>
  report.rows.flatMap(({ method, deviations }) => deviations.map((one) => ({ method, ...one })))
const printAll = (report: Report) =>
  [printText(report, { hasColour: false }), printJson(report), printHtml(report)].join('\n')

describe('equal endpoints', () => {
  it('two endpoints with equal answers have no deviations, and every method of the chain is compared', async () => {
    const report = await compare(url, url)
    expect(deviationsOf(report)).toEqual([])
    expect(report).toMatchObject({ network: 'regtest', head: '0x5', against: { head: '0x5', client: report.client } })
    const unequal = report.rows.filter(({ resultValid }) => resultValid !== true).map(({ method }) => method)
    expect(unequal).toEqual([])
    expect(report.rows.map(({ method }) => method)).toEqual(
      expect.arrayContaining([
        'eth_call',
        'eth_gasPrice',
        'eth_getBalance',
        'eth_getBlockByHash',
        'eth_getCode',
        'eth_getLogs',
        'eth_getTransactionCount',
        'eth_getTransactionReceipt',
        'eth_getUncleByBlockHashAndIndex',
      ]),
    )
    expect(report.rows.map(({ method }) => method)).not.toContain('eth_sendRawTransaction')
    for (const { requests, speed } of [report, report.against ?? { requests: 0, speed: undefined }]) {
      expect(requests).toBeLessThan(600)
      expect(speed).toEqual({ latencyMs: expect.any(Number), requestsPerSecond: expect.any(Number) })
    }
    expect(exitCodeOf(report, moreThanNotes)).toBe(0)
  })

  it('the order of members does not matter', async () => {
    const reversed = await startDefective(url, (answer) => {
      const { result } = answer
      if (result !== null && typeof result === 'object' && !Array.isArray(result))
        answer.result = Object.fromEntries(Object.entries(result).reverse())
      return undefined
    })
    expect(deviationsOf(await compare(url, reversed, ['eth_getBlockByNumber', 'eth_getTransactionReceipt']))).toEqual(
      [],
    )
  })

  it('logs without removed, as of the reference node, are those with removed: false', async () => {
    const logsIn = (result: unknown): unknown[] => (Array.isArray(result) ? result : (Object(result).logs ?? []))
    const without = await startDefective(url, ({ result }) => {
      for (const log of logsIn(result)) delete Object(log).removed
      return undefined
    })
    const methods = ['eth_getLogs', 'eth_getTransactionReceipt']
    expect(deviationsOf(await compare(url, without, methods))).toEqual([])
    const removing = await startDefective(url, ({ result }) => {
      for (const log of logsIn(result)) Object(log).removed = true
      return undefined
    })
    const found = deviationsOf(await compare(removing, without, methods)).map((one) => `${one.method} ${one.path}`)
    expect(new Set(found)).toEqual(new Set(['eth_getLogs [*].removed', 'eth_getTransactionReceipt logs[*].removed']))
  })

  it('blocks are asked for with the parameter that the reference node requires', async () => {
    const strict = await startDefective(url, (answer, { method, params }) => {
      if (!/^eth_getBlockBy/.test(String(method)) || Object(params).length === 2) return undefined
      delete answer.result
      answer.error = { code: -32602, message: 'method parameters invalid' }
      return undefined
    })
    expect(deviationsOf(await compare(url, strict, ['eth_getBlockByHash', 'eth_getBlockByNumber']))).toEqual([])
  })

  it('both endpoints are only asked, and nothing is sent to them', async () => {
    const asked = new Set<unknown>()
    const watched = await startDefective(url, (_answer, { method }) => void asked.add(method) as undefined)
    await compare(watched, url)
    expect([...asked].filter((method) => /send|submit|sign|new.*Filter|set|mine/i.test(String(method)))).toEqual([])
  })
})

describe('differences', () => {
  it('a member with another value is reported by method and member, with the call that shows it', async () => {
    const wrong = await startDefective(url, ({ result }, { method }) => {
      if (method === 'eth_getTransactionReceipt') Object.assign(Object(result), { gasUsed: '0x1' })
      return undefined
    })
    const report = await compare(wrong, url, ['eth_getBlockByNumber', 'eth_getTransactionReceipt'])
    expect(deviationsOf(report)).toMatchObject([
      { method: 'eth_getTransactionReceipt', class: 'wrongValue', path: 'gasUsed', found: '"0x1"' },
    ])
    expect(rowOf(report, 'eth_getTransactionReceipt')?.resultValid).toBe(false)
    expect(exitCodeOf(report, moreThanNotes)).toBe(1)
  })

  it('a missing and a further member are reported', async () => {
    const wrong = await startDefective(url, ({ result }, { method }) => {
      if (method !== 'eth_getHeaderByNumber') return undefined
      const header: { miner?: unknown; colour?: unknown } = Object(result)
      delete header.miner
      header.colour = 'red'
      return undefined
    })
    expect(deviationsOf(await compare(wrong, url, ['eth_getHeaderByNumber']))).toMatchObject([
      { class: 'missingField', path: 'miner' },
      { class: 'extraField', path: 'colour' },
    ])
  })

  it('numbers differ if doubles would round them to the same value', async () => {
    const answering = (digits: string) =>
      listen(async (_request, response, body) => {
        const answered = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
        const text = await answered.text()
        response.end(
          body.includes('eth_gasPrice') ? text.replace(/"result":"[^"]*"/, `"result":{"a\\"": ${digits}}`) : text,
        )
      })
    const [one, other] = [await answering('9007199254740993'), await answering('9007199254740992')]
    const report = await compare(one, other, ['eth_gasPrice'])
    expect(deviationsOf(report)).toMatchObject([
      { path: 'a"', expected: '"number 9007199254740992"', found: '"number 9007199254740993"' },
    ])
    expect(deviationsOf(await compare(one, one, ['eth_gasPrice']))).toEqual([])
  })

  it('a method that only one endpoint has is shown, and is a deviation of the first one', async () => {
    const without = await startDefective(url, (answer, { method }) => {
      if (method !== 'eth_getCode') return undefined
      delete answer.result
      answer.error = { code: -32601, message: 'method not found' }
      return undefined
    })
    const [lacking, lacked] = [
      await compare(without, url, ['eth_getCode']),
      await compare(url, without, ['eth_getCode']),
    ]
    expect(deviationsOf(lacking)).toMatchObject([{ method: 'eth_getCode', class: 'missingMethod' }])
    expect(rowOf(lacking, 'eth_getCode')).toMatchObject({ supported: false, against: { supported: true } })
    expect(deviationsOf(lacked)).toEqual([])
    expect(rowOf(lacked, 'eth_getCode')).toMatchObject({ supported: true, against: { supported: false } })
  })

  it('errors are compared by code, and another text is a note', async () => {
    const refusing = (code: number, message: string) =>
      startDefective(url, (answer, { method }) => {
        if (method !== 'eth_getBalance') return undefined
        delete answer.result
        answer.error = { code, message }
        return undefined
      })
    const usual = await refusing(-32000, 'no state')
    const classes = async (other: string) =>
      deviationsOf(await compare(other, usual, ['eth_getBalance'])).map((one) => one.class)
    expect(new Set(await classes(await refusing(-32000, 'state is pruned')))).toEqual(new Set(['wrongErrorMessage']))
    expect(new Set(await classes(await refusing(-32001, 'no state')))).toEqual(new Set(['wrongErrorCode']))
    expect(new Set(await classes(url))).toEqual(new Set(['wrongErrorCode']))
  })

  it('endpoints of different chains are asked nothing but their chain', async ({ startNode }) => {
    const other = await startNode({ networks: ['testnet'], open: true })
    const report = await compare(url, other.url('testnet'))
    expect(deviationsOf(report)).toMatchObject([
      { method: 'eth_chainId', class: 'wrongChainId', expected: '0x1f', found: '0x21' },
    ])
    expect(report.requests).toBeLessThan(9)
  })
})

describe('a head that moves', () => {
  /** An endpoint whose head and gas price grow with each question for them, from `first` on. */
  async function startMoving(first: number, step: number) {
    let height = first
    return startDefective(url, (answer, { method }) => {
      if (method === 'eth_blockNumber') height += step
      if (method === 'eth_blockNumber') answer.result = `0x${height.toString(16)}`
      if (method === 'eth_gasPrice') answer.result = `0x${height.toString(16)}`
      return undefined
    })
  }

  it('answers about the head are not compared while the endpoints have different heads', async () => {
    const report = await compare(await startMoving(5, 1), await startMoving(5, 2), ['eth_gasPrice'])
    expect(deviationsOf(report)).toEqual([])
    expect(rowOf(report, 'eth_gasPrice')?.resultValid).toBeUndefined()
  })

  it('answers about one head that differ are reported', async () => {
    const report = await compare(
      await startDefective(url, (answer, { method }) => {
        if (method === 'eth_gasPrice') answer.result = '0x9'
        return undefined
      }),
      url,
      ['eth_gasPrice'],
    )
    expect(deviationsOf(report)).toMatchObject([{ method: 'eth_gasPrice', class: 'wrongValue', found: '"0x9"' }])
  })

  it('blocks are those that both have if one lags behind', async () => {
    const lagging = await startDefective(url, (answer, { method, params }) => {
      if (method === 'eth_blockNumber') answer.result = '0x3'
      if (JSON.stringify(params).match(/"0x[45]"/)) answer.result = null
      return undefined
    })
    const report = await compare(lagging, url, ['eth_getBlockByNumber', 'eth_getBalance'])
    expect(deviationsOf(report)).toEqual([])
    expect(report).toMatchObject({ head: '0x3', against: { head: '0x5' } })
  })
})

describe('an endpoint without the whole history', () => {
  /** Serves a chain of 29 blocks, and a node that has followed it from the state of block 20. */
  async function serveCut() {
    const store = await openStore({ kind: 'memory' })
    const node = await serveTestChain({ submitting: MINES_ON_DEMAND, store })
    await mineBlocks(node, 19)
    for (let nonce = 0n; nonce < 10n; nonce++) {
      await node.ask('eth_sendRawTransaction', toHex(signFrom(0, { nonce, to: new Uint8Array(20).fill(7) })))
      await mineBlocks(node, 1)
    }
    const kept = await cutStore(store, node.chain.network, { height: 20, lowest: 1 })
    const follower = await serveFollowed([node.url], { chain: { store: kept } })
    await follower.followed.pollAll()
    return { node, follower }
  }

  it('a node that began with a state has no deviation from its source, and one note', async () => {
    const { node, follower } = await serveCut()
    const report = await compare(follower.url, node.url)
    expect(deviationsOf(report)).toMatchObject([
      { class: 'shortHistory', found: 'history begins at block 20: older blocks are not compared' },
    ])
    expect(report.rows.filter(({ resultValid }) => resultValid !== true)).toEqual([])
    expect(exitCodeOf(report, moreThanNotes)).toBe(0)
    const reversed = await compare(node.url, follower.url, ['eth_getBlockByNumber', 'eth_getBalance', 'eth_getLogs'])
    expect(deviationsOf(reversed)).toMatchObject([
      { found: 'history of the other endpoint begins at block 20: older blocks are not compared' },
    ])
    const wrong = await startDefective(follower.url, (answer, { method }) => {
      if (method === 'eth_getBalance') answer.result = '0x9'
      return undefined
    })
    expect(new Set(deviationsOf(await compare(wrong, node.url, ['eth_getBalance'])).map((one) => one.class))).toEqual(
      new Set(['shortHistory', 'wrongValue']),
    )
    const alone = await examine({ url: new URL(follower.url), timeoutMs: 600_000, only: ['eth_getLogs'] })
    expect(deviationsOf(alone)).toEqual([])
  })

  it.each<[string, Partial<Answer>]>([
    ['states', { error: { code: -32000, message: 'missing trie node' } }],
    ['blocks', { result: null }],
  ])('old %s that are missing without a stated base are found by bisection', async (what, lack) => {
    const method = what === 'states' ? 'eth_getBalance' : 'eth_getBlockByNumber'
    const pruned = await startDefective(url, (answer, call) => {
      if (call.method !== method || !/"0x[012]"/.test(JSON.stringify(call.params))) return undefined
      delete answer.result
      Object.assign(answer, lack)
      return undefined
    })
    expect(deviationsOf(await compare(pruned, url, ['eth_getBalance', 'eth_getBlockByNumber']))).toMatchObject([
      { class: 'shortHistory', found: 'history begins at block 3: older blocks are not compared' },
    ])
  })
})

describe('endpoints that do not answer', () => {
  it.each(['the first', 'the second'])('a comparison is unreachable if the port of %s is closed', async (which) => {
    const closed = await findClosed()
    const report = which === 'the first' ? await compare(closed, url) : await compare(url, closed)
    expect(report.unreachable).toMatch(which === 'the first' ? /^ECONNREFUSED/ : /^against: ECONNREFUSED/)
    expect(exitCodeOf(report, moreThanNotes)).toBe(2)
  })

  it('a connection that is dropped is a deviation, with the answer of the other endpoint', async () => {
    const broken = await startDefective(url, (_answer, { method }) => (method === 'eth_getCode' ? 'drop' : undefined))
    const [first] = deviationsOf(await compare(url, broken, ['eth_getCode']))
    expect(first).toMatchObject({ class: 'unreachable', found: 'a result' })
  })
})

describe('scion doctor --against', () => {
  it('scion doctor --against prints the columns and the speed of both endpoints', async () => {
    const { code, out } = await runCli('doctor', url, '--against', url)
    expect(code).toBe(0)
    expect(out).toMatch(new RegExp(`^scion doctor ${url} --against ${url}\n`))
    expect(out).toMatch(/^ok {2}eth_getBalance +yes +yes +same +\d+\.\d +\d+\.\d +0 +0$/m)
    const speeds = out.match(
      /^http.*: block 0x5, .*; \d+ requests, \d+\.\d ms \(p50\), \d+ per second one after another$/gm,
    )
    expect(speeds).toHaveLength(2)
  })

  it('scion doctor --against --format json has the members of both endpoints', async () => {
    const { out } = await runCli('doctor', url, '--against', url, '--format', 'json', '--only', 'eth_getBalance')
    expect(JSON.parse(out)).toMatchObject({
      format: 3,
      latencyMs: expect.any(Number),
      against: { endpoint: url, head: '0x5', latencyMs: expect.any(Number), requestsPerSecond: expect.any(Number) },
      rows: [{ method: 'eth_getBalance', against: { supported: true, latencyMs: expect.any(Number) } }],
    })
  })

  it('a report of a comparison does not contain the keys of the two URLs', async () => {
    const keys = ['k3y-0123456789abcdef', 'other-0123456789abcdef']
    const leaky = await startDefective(url, (answer, { method }) => {
      if (method === 'eth_getCode') answer.result = keys.join(' ')
      if (method === 'web3_clientVersion') answer.result = keys.join(' ')
      return undefined
    })
    const methods = ['eth_getCode', 'web3_clientVersion']
    const report = await compare(`${leaky}/regtest/${keys[0]}`, `${leaky}/?token=${keys[1]}`, methods)
    const wrong = await compare(`${leaky}/regtest/${keys[0]}`, url, methods)
    expect(printAll(report)).not.toMatch(/k3y-|other-0/)
    expect(printAll(wrong)).toContain('*** other-0')
    expect(printAll(wrong)).not.toContain(keys[0])
    expect(report).toMatchObject({ endpoint: `${leaky}/regtest/***`, against: { endpoint: `${leaky}/?***` } })
  })

  it.each([
    [['--against', 'ftp://127.0.0.1'], 'against: must be the URL of an endpoint'],
    [['--against', 'http://me:secret@127.0.0.1'], 'against: must not contain a user and a password; remove them'],
    [['--against', 'http://127.0.0.1', '--write'], 'against: must not be set with write; remove one of them'],
    [
      ['--against', 'http://127.0.0.1', '--network', 'regtest'],
      'against: must not be set with network; remove one of them',
    ],
  ])('scion doctor refuses the flags %j', async (flags, message) => {
    const { code, complaints } = await runCli('doctor', 'http://127.0.0.1', ...flags)
    expect(code).toBe(3)
    expect(complaints).toContain(message)
    expect(complaints).not.toContain('secret')
  })
})

it.each([
  ['{"a":[123456789012345678901,-1.5]}', { a: ['number 123456789012345678901', -1.5] }],
  [
    '{"a: 123456789012345678901":"\\", 123456789012345678901"}',
    { 'a: 123456789012345678901': '", 123456789012345678901' },
  ],
  ['["\\\\",0.1234567890123456789]', ['\\', 'number 0.1234567890123456789']],
  ['-123456789012345678901', 'number -123456789012345678901'],
])('numbers of %s keep their digits, and texts stay as they are', (text, value) =>
  expect(parseExactly(text)).toEqual(value),
)
