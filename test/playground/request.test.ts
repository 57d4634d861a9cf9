import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { read, requestBody } from '../../playground/request/answer.ts'
import { dataBesideHint, findError, hintOf, remedyOf, wrongParameter } from '../../playground/request/explainError.ts'
import { explainStatus, isHttpRefusal } from '../../playground/request/explainStatus.ts'
import { literal } from '../../playground/request/literal.ts'
import { DIALECTS, type Dialect } from '../../playground/request/snippets.ts'
import { sharedFixture } from '../_helpers/sharedFixture.ts'
import { document } from './_document.ts'

const run = promisify(execFile)

const TOOLS = join(import.meta.dirname, '../compat/tools/node_modules/.bin')

/** Runs a text in a shell with Foundry in its path; returns what it prints. */
async function runInShell(text: string): Promise<string> {
  const environment = { ...process.env, PATH: `${TOOLS}:${process.env.PATH}` }
  return (await run('sh', ['-c', text], { env: environment })).stdout
}

describe('answers', () => {
  const levels = (count: number) => `{"jsonrpc":"2.0","id":1,"result":${'['.repeat(count)}${']'.repeat(count)}}`
  it('an answer with 50 or more levels of nesting is shown as text', () => {
    const answer = { status: 200, ms: 1, bytes: 2 }
    expect(read(levels(49), answer)).toMatchObject({ kind: 'result' })
    for (const count of [50, 20_000]) {
      expect(read(levels(count), answer)).toMatchObject({ kind: 'other', why: 'Too deep', text: levels(count) })
    }
  })
  const answer = { status: 200, ms: 1, bytes: 2 }
  it.each([
    ['{"jsonrpc":"2.0","id":1,"result":null}', { kind: 'result', result: null }],
    [
      '{"jsonrpc":"2.0","id":1,"error":{"code":-1,"message":"no"}}',
      { kind: 'error', error: { code: -1, message: 'no' } },
    ],
    ['{"error":"no"}', { kind: 'other' }],
    ['<html>', { kind: 'other', text: '<html>' }],
    ['null', { kind: 'other' }],
  ])('an answer is classified as result, error or other: %s', (text, outcome) =>
    expect(read(text, answer)).toMatchObject({ ...outcome, answer }),
  )
})

describe('errors', () => {
  const cases = document.methods.flatMap((method) =>
    (method['x-error-examples'] ?? []).map((example) => ({
      method,
      example,
      title: `${method.name}: ${example.name}`,
    })),
  )
  it.each(cases)('the error of $title is found in the registry', ({ method, example }) => {
    expect(findError(document, method, example.error)?.name).toBe(example.kind)
  })

  const methodOf = (name: string) => {
    const method = document.methods.find((one) => one.name === name)
    if (method === undefined) throw new Error(`no ${name}`)
    return method
  }

  it.each([
    ['eth_getBalance', -32600, 'not found'],
    ['eth_getBalance', -32600, 'an unregistered message'],
    ['eth_newFilter', -32000, 'header not found'],
    ['eth_sendTransaction', -32003, 'another refusal'],
  ])('an error of %s with code %i and the unregistered message "%s" is not explained', (name, code, message) => {
    expect(findError(document, methodOf(name), { code, message })).toBeUndefined()
  })

  it.each([
    ['eth_getBalance', -32602, 'a text of one of many forms', 'invalidParams'],
    ['eth_sendRawTransaction', -32010, 'transaction nonce too low', 'transactionRefused'],
    ['eth_chainId', -32001, 'two different API keys in one request', 'invalidApiKey'],
    ['eth_chainId', -32005, 'this node cannot count requests at the moment', 'limitExceeded'],
    [
      'eth_chainId',
      -32003,
      'this Host is not served; to allow it, start the node with --allowed-hosts',
      'notAllowedForKey',
    ],
    ['eth_chainId', -32003, 'this API key is not valid for the origin of this request', 'notAllowedForKey'],
    ['eth_getBalance', -32600, 'request body is too large', 'invalidRequest'],
    [
      'eth_getBalance',
      -32600,
      'Cannot dispatch batch requests. 100 is the max number of supported batch requests',
      'invalidRequest',
    ],
  ])('an error of %s with code %i and message %j has the kind %s', (name, code, message, kind) => {
    expect(findError(document, methodOf(name), { code, message })?.name).toBe(kind)
  })

  it('a hint is separated from the other members of the data', () => {
    const error = { code: 1, message: '' }
    expect([hintOf({ ...error, data: { hint: 'a' } }), dataBesideHint({ ...error, data: { hint: 'a' } })]).toEqual([
      'a',
      undefined,
    ])
    expect(dataBesideHint({ ...error, data: { hint: 'a', limit: 1 } })).toEqual({ limit: 1 })
    expect([hintOf({ ...error, data: '0x' }), dataBesideHint({ ...error, data: '0x' })]).toEqual([undefined, '0x'])
    expect(dataBesideHint({ ...error, data: { hint: 1 } })).toEqual({ hint: 1 })
  })

  it('the remedy of an invalid parameter is left out if its expected form is shown', () => {
    const { invalidParams, limitExceeded } = document['x-errors'] ?? {}
    if (invalidParams === undefined || limitExceeded === undefined) throw new Error('no such entry')
    const entry = { ...invalidParams, name: 'invalidParams' }
    expect(remedyOf(entry, { parameter: 'address', expected: 'an address', got: '1' })).toBeUndefined()
    expect(remedyOf(entry, { parameter: 'address' })).toBe(invalidParams.remedy)
    expect(remedyOf(entry, undefined)).toBe(invalidParams.remedy)
    const other = { ...limitExceeded, name: 'limitExceeded' }
    expect(remedyOf(other, { parameter: 'address', expected: 'an address' })).toBe(limitExceeded.remedy)
  })

  it('every entry of the registry has a remedy', () => {
    for (const [name, entry] of Object.entries(document['x-errors'] ?? {})) expect(entry, name).toHaveProperty('remedy')
  })

  it('an error with an unregistered code is not explained', () => {
    const [method] = document.methods
    if (method === undefined) throw new Error('no method')
    expect(findError(document, method, { code: -39_999, message: 'x' })).toBeUndefined()
  })

  it('a hostile message is searched in linear time (quadratic time would be minutes)', () => {
    for (const method of document.methods) {
      for (const { code, message } of Object.values(document['x-errors'] ?? {})) {
        const [first = '', second = ''] = message.split(/<[^>]*>/)
        if (message.split('<').length < 3 || second === '') continue
        const hostile = first + `x${second}`.repeat(5_000)
        expect(() => findError(document, method, { code, message: hostile }), message).not.toThrow()
      }
    }
  })

  it.each([[undefined], ['0x'], [{ limit: 1 }], [{ parameter: 1 }], [null]])(
    'error data %j has no parameter name',
    (data) => {
      expect(wrongParameter({ code: 1, message: '', data })).toBeUndefined()
    },
  )
})

describe('HTTP statuses', () => {
  it.each([400, 401, 403, 404, 405, 408, 413, 414, 415, 429, 431, 500, 502, 503, 504, 302, 418])(
    'the HTTP status %i has an explanation and a remedy',
    (status) => {
      expect(explainStatus(status)).toMatchObject({ when: expect.any(String), remedy: expect.any(String) })
    },
  )

  it('a successful or missing HTTP status has no explanation', () => {
    for (const status of [200, 204, undefined]) expect(explainStatus(status)).toBeUndefined()
  })

  it.each([404, 405, 413, 415, 500, 503])('the HTTP status %i is a refusal of HTTP itself', (status) => {
    expect(isHttpRefusal(status)).toBe(true)
  })

  it.each([200, 400, 401, 403, 429, undefined])('the HTTP status %s is no refusal of HTTP itself', (status) => {
    expect(isHttpRefusal(status)).toBe(false)
  })
})

describe('literals', () => {
  it.each([
    [null],
    [true],
    [1.5],
    ['it\'s "quoted" \\ \n\u2028 é'],
    [[]],
    [{}],
    [[null, ['a'.repeat(80)]]],
    [{ a: { 'b-c': [1, { d: '0x' }] } }],
  ])('the literal of %j evaluates to the same value', (value) =>
    expect(new Function(`return ${literal(value)}`)()).toEqual(value),
  )
  it('the literal of an object keeps a member called __proto__', () => {
    const value: unknown = JSON.parse('{"__proto__":{"a":1}}')
    expect(JSON.stringify(new Function(`return ${literal(value)}`)())).toBe(JSON.stringify(value))
  })
})

describe('a request as code', () => {
  const call = {
    method: 'eth_call',
    params: [
      {
        from: '0x7986b3df570230288501eea3d890bd66948c9b79',
        to: '0xda7ce79725418f4f6e13bf5f520c89cec5f6a974',
        data: '0x8381f58a',
      },
      { blockNumber: '0x3' },
    ],
  }
  const logs = {
    method: 'eth_getLogs',
    params: [{ fromBlock: '0x1', topics: [null, null, `0x${'7'.padStart(64, '0')}`] }],
  }
  const isForShell = ({ name }: Dialect) => name === 'curl' || name === 'cast'
  // Foundry is only installed for its own tests.
  const runnable = DIALECTS.filter(({ name }) => name !== 'cast' || existsSync(join(TOOLS, 'cast')))

  it.each(runnable)('code for $name prints the results of eth_call and eth_getLogs', async (dialect) => {
    const node = await sharedFixture()
    const written = [call, logs].map((request) => dialect.write(request, node.url('regtest')))
    const printed = isForShell(dialect) ? await runInShell(written.join('\n')) : await runModules(written)
    expect(printed).toContain(`${'0'.repeat(62)}2a`)
    expect(printed).toContain('0x7971d007ae0ebf40bd7f4f2cd9aabd4e0055b3e04a443243c7eb3fc8a9c86801')
  })

  it('code has at most 64 characters per line, except for lines with a URL or an address', () => {
    for (const dialect of DIALECTS) {
      const lines = dialect.write(call, 'http://127.0.0.1:4444/regtest').split('\n')
      const long = lines.filter((line) => line.length > 64)
      expect(long.filter((line) => !/['"]http|0x\w{40}/.test(line))).toEqual([])
    }
  })

  it('code for cast has the parameters as one JSON text', () => {
    const cast = DIALECTS.find(({ name }) => name === 'cast')
    const [, raw = ''] = /--raw '([^']*)'$/.exec(cast?.write(call, 'http://x/') ?? '') ?? []
    expect(JSON.parse(raw)).toEqual(call.params)
  })

  it('code for curl escapes characters that are special in a shell', async () => {
    const request = { method: 'it\'s $HOME `ls` \\ "x" !', params: [] }
    const curl = DIALECTS.find(({ name }) => name === 'curl')
    const shown = curl?.write(request, 'http://x/').replace(/^curl/, "printf '%s\\n'")
    const { stdout } = await run('sh', ['-c', shown ?? ''])
    expect(JSON.parse(stdout.slice(stdout.indexOf('{')))).toEqual(JSON.parse(requestBody(request)))
  })
})

const root = join(import.meta.dirname, '../..')

/** Runs modules by their texts in one process, with this checkout's packages and client; returns what they print. */
async function runModules(texts: readonly string[]): Promise<string> {
  await mkdir(join(root, '.tmp'), { recursive: true })
  const folder = await mkdtemp(join(root, '.tmp/snippet-'))
  const outfile = (index: number) => join(folder, `snippet${index}.mjs`)
  const bundle = (text: string, index: number) =>
    build({
      stdin: { contents: text, resolveDir: root },
      outfile: outfile(index),
      bundle: true,
      format: 'esm',
      platform: 'node',
      external: ['viem', 'ethers'],
      alias: { 'scion-client': join(root, 'src/client/index.ts') },
    })
  try {
    await Promise.all(texts.map(bundle))
    await writeFile(outfile(texts.length), texts.map((_, index) => `await import('./snippet${index}.mjs')`).join('\n'))
    const { stdout } = await run(process.execPath, [outfile(texts.length)])
    return stdout
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
