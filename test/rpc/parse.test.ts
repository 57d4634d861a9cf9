import { describe, expect, it } from 'vitest'
import { NodeError } from '../../src/base/errors.ts'
import type { Envelope } from '../../src/rpc/envelope.ts'
import { parseBody, parseWhole } from '../../src/rpc/parse.ts'
import { InvalidRequest } from '../../src/rpc/refusals.ts'
import { RequestScanner, sameBounds } from '../../src/rpc/scan.ts'
import { createRandom } from '../_helpers/random.ts'

const LIMITS = { batchLimit: 5, ...sameBounds({ maxBytes: 300_000, maxValues: 100 }) }
/** Longer than a body that is parsed at once. */
const LONG = 40_000
const REQUEST = '{"jsonrpc":"2.0","id":1,"method":"read","params":["a",{"b":[1,2]}]}'

const noPause = () => undefined

/** Returns what the work resolves with, or what it throws. */
async function outcomeOf(work: () => unknown): Promise<unknown> {
  try {
    return await work()
  } catch (thrown) {
    return thrown
  }
}

/** Returns the requests of a text that is parsed at once, or its refusal. */
function parse(text: string, limits = LIMITS) {
  try {
    return parseWhole(Buffer.from(text), limits)
  } catch (thrown) {
    if (thrown instanceof NodeError) return thrown
    throw thrown
  }
}

/** Returns the outcomes of parsing a long text at once and in steps. */
async function parseBothWays(text: string): Promise<[unknown, unknown]> {
  const short = await outcomeOf(() => parseWhole(Buffer.from(text), LIMITS))
  const long = await outcomeOf(() => parseBody(Buffer.from(text), LIMITS, noPause))
  return [short, long]
}

async function refusalOf(text: string, limits = LIMITS): Promise<InvalidRequest> {
  const refusal = await outcomeOf(() => parseWhole(Buffer.from(text), limits))
  if (refusal instanceof InvalidRequest) return refusal
  throw new Error('the body was accepted')
}

/** Bodies as clients print them, and the requests in them. */
const PRINTED: readonly (readonly [text: string, envelopes: readonly Envelope[]])[] = [
  ['{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}', [{ method: 'eth_chainId', params: undefined, id: '1' }]],
  [
    '{"jsonrpc": "2.0", "method": "eth_getCode", "params": ["0x1", "latest"], "id": 7}',
    [{ method: 'eth_getCode', params: ['0x1', 'latest'], id: '7' }],
  ],
  [
    '{"method":"eth_getTransactionReceipt","params":["0x1"],"id":9007199254740993,"jsonrpc":"2.0"}',
    [{ method: 'eth_getTransactionReceipt', params: ['0x1'], id: '9007199254740993' }],
  ],
  ['{"method":"a","params":[1.0,null],"id":1.0}', [{ method: 'a', params: [1, null], id: '1.0' }]],
  ['{"id":"\u0061","method":"\u0062","params":{"c":[]}}', [{ method: 'b', params: { c: [] }, id: '"\u0061"' }]],
  ['{"id":1,"method":"a","id":2,"method":"b"}', [{ method: 'b', params: undefined, id: '2' }]],
  ['{"method":"a","params":null}', [{ method: 'a', params: undefined, id: undefined }]],
  [
    '[{"id":"a-1","method":"a"}, {"id":"","method":"__proto__","params":[""]}]',
    [
      { method: 'a', params: undefined, id: '"a-1"' },
      { method: '__proto__', params: [''], id: '""' },
    ],
  ],
]

it.each(PRINTED)('%s has its requests and the source text of their ids', (text, envelopes) => {
  expect(parse(text)).toEqual({ isBatch: text.startsWith('['), envelopes })
})

describe('a changed body', () => {
  const PARTS = [
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"',
    '\\',
    ' ',
    '1',
    '"id"',
    '"id":1',
    '"i\\u0064":2',
    REQUEST,
    'é',
    'null',
  ]
  const limits = { ...LIMITS, batchLimit: 100 }

  /** Returns a request or a batch of two with a random change. */
  function change(random: ReturnType<typeof createRandom>, isBatch: boolean): string {
    const base = isBatch ? `[${REQUEST},${REQUEST}]` : REQUEST
    const at = random(base.length)
    return base.slice(0, at) + PARTS[random(PARTS.length)] + base.slice(at + random(3))
  }

  /** Returns the values of a body by `JSON.parse`, or undefined. */
  const read = (text: string): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      return undefined
    }
  }

  /** Returns the members that a request has in its text. */
  const readRequest = (item: unknown) => {
    const { method, params, id }: Record<string, unknown> = Object(item)
    return { method, params, id }
  }

  it('a body with random changes has the requests that JSON.parse reads', () => {
    const random = createRandom(1)
    let requests = 0
    for (let i = 0; i < 3_000; i++) {
      const text = change(random, i % 2 === 1)
      const parsed = parse(text, limits)
      const value = read(text)
      if (parsed instanceof NodeError) {
        expect(parsed.kind, text).toBe(value === undefined ? 'parseError' : 'invalidRequest')
        expect(typeof value === 'object' && value !== null, text).toBe(false)
        continue
      }
      const items = [value].flat()
      expect(parsed, text).toMatchObject({ isBatch: Array.isArray(value), envelopes: { length: items.length } })
      const taken = items.map((item, index) => ({ item, envelope: parsed.envelopes[index] }))
      for (const { item, envelope } of taken.filter(({ envelope }) => envelope !== undefined)) {
        requests++
        const id = envelope?.id
        expect({ ...envelope, id: id && JSON.parse(id) }, text).toEqual(readRequest(item))
      }
    }
    expect(requests).toBeGreaterThan(300)
  })

  it('a long body with random changes has the same requests parsed at once and in steps', async () => {
    const random = createRandom(2)
    for (let i = 0; i < 300; i++) {
      const text = change(random, i % 2 === 1)
      const [short, long] = await parseBothWays(text.padEnd(LONG))
      expect(long, text).toEqual(short)
    }
  })
})

describe('a long body', () => {
  it.each([
    ['a request', REQUEST],
    ['a batch', `[${REQUEST},{"id":"x","method":"read"},7,{"method":"read"}]`],
    ['broken JSON', `${REQUEST}}`],
    ['a batch that is not closed', `[${REQUEST}`],
    ['a batch with something behind', `[${REQUEST}]]`],
    ['an empty batch', '[]'],
    ['a batch with nothing behind a comma', `[${REQUEST},]`],
    ['text beyond ASCII', '{"id":"é漢","method":"read","params":["\u{1f600}"]}'],
    ['an escape at the end of a step', `{"id":1,"method":"read","params":["${'\\"'.repeat(LONG * 2)}"]}`],
  ])('a long body has the requests of the same text parsed at once: %s', async (_what, text) => {
    for (const padded of [
      text,
      text.padEnd(LONG),
      text.padStart(LONG),
      `${text.slice(0, 1)}${' '.repeat(LONG)}${text.slice(1)}`,
    ]) {
      const [short, long] = await parseBothWays(padded)
      expect(long).toEqual(short)
    }
  })

  it('a long body is parsed in steps with a pause before each', async () => {
    let pauses = 0
    const pace = () => {
      pauses++
      return Promise.resolve()
    }
    const bytes = Buffer.from(`[${Array.from({ length: 4 }, () => REQUEST.padEnd(200_000)).join(',')}]`)
    await parseBody(bytes, LIMITS, pace)
    expect(pauses).toBeGreaterThanOrEqual(Math.ceil(bytes.length / (128 * 1024)) + 4)
  })

  it('a long body is abandoned if a pause throws because its client has left', async () => {
    const left = new Error('left')
    const pace = () => {
      throw left
    }
    expect(await outcomeOf(() => parseBody(Buffer.from(REQUEST.padEnd(LONG)), LIMITS, pace))).toBe(left)
  })
})

describe('bounds of requests', () => {
  it.each([
    ['empty arrays', `{"id":1,"method":"read","params":[${'[],'.repeat(99)}[]]}`],
    ['empty objects', `{"id":1,"method":"read","params":[${'{},'.repeat(99)}{}]}`],
    ['items', `{"id":1,"method":"read","params":[${'1,'.repeat(100)}1]}`],
    ['unknown members', `{"id":1,"method":"read"${',"x":1'.repeat(101)}}`],
    ['values in a batch', `[${REQUEST},{"id":1,"method":"read","params":[${'1,'.repeat(100)}1]}]`],
  ])('a request with too many values is refused: %s', async (_what, text) => {
    const { message, exceeded } = await refusalOf(text)
    expect(message).toBe('request has too many values')
    expect(exceeded).toMatchObject({ reason: 'request_values', hint: expect.stringContaining('100 JSON values') })
  })

  it('brackets and commas inside strings are no values', async () => {
    const parsed = parseWhole(Buffer.from(`{"id":1,"method":"read","params":["${'[{,\\"'.repeat(1000)}"]}`), LIMITS)
    expect(parsed.envelopes).toHaveLength(1)
  })

  it('a batch with too many values is refused', async () => {
    const one = `{"id":1,"method":"read","params":[${'1,'.repeat(90)}1]}`
    const limits = { ...LIMITS, batchLimit: 100 }
    const { exceeded } = await refusalOf(`[${Array.from({ length: 6 }, () => one).join(',')}]`, limits)
    expect(exceeded?.reason).toBe('request_values')
  })

  it('a request with too many bytes is refused', async () => {
    const long = REQUEST.padEnd(300_001)
    for (const text of [long, `[${REQUEST},${long}]`]) {
      const { message, exceeded } = await refusalOf(text)
      expect(message).toBe('request is too long')
      expect(exceeded).toMatchObject({ reason: 'request_bytes', hint: expect.stringContaining('300000 bytes') })
    }
  })

  it('a request has the bounds of its method, however its name is written', async () => {
    const boundsOf = (method: string | undefined) => ({ maxBytes: 1_000, maxValues: method === 'read' ? 10 : 100 })
    const limits = { batchLimit: 5, boundsOf, smallest: boundsOf('read'), maxValues: 100 }
    const request = (method: string) => `{"params":[${'1,'.repeat(20)}1],"id":1,${method}}`
    for (const method of ['"method":"read"', '"method":"write","method":"read"', '"m\\u0065thod":"re\\u0061d"']) {
      expect((await refusalOf(request(method), limits)).exceeded?.hint).toContain('of read may have 10')
    }
    for (const method of ['"method":"write"', '"method":"read","method":"write"', '"x":"read"']) {
      expect(parseWhole(Buffer.from(request(method)), limits).envelopes).toHaveLength(1)
    }
  })

  it('a request with nesting deeper than 64 is refused', async () => {
    expect((await refusalOf(`${'['.repeat(65)}`)).exceeded).toMatchObject({ reason: 'request_depth' })
  })
})

describe('a batch above its limit', () => {
  it('a batch above its limit is refused with an error for each request that has an id', () => {
    const parsed = parseWhole(
      Buffer.from('[{"id":1,"method":"a"},{"id":"x"},{"method":"b"},7,{"id":{}},{"id":1.0}]'),
      LIMITS,
    )
    expect(parsed).toMatchObject({ envelopes: [], refusedIds: ['1', '"x"', 'null', 'null', '1.0'] })
    expect(parsed.refusal?.exceeded?.reason).toBe('batch_length')
  })

  it('a batch of more than 1,000 requests is refused with a single error', async () => {
    const batch = (length: number) => `[${Array.from({ length }, () => '{}').join(',')}]`
    const limits = { ...LIMITS, ...sameBounds({ maxBytes: 100, maxValues: 1_000 }) }
    expect(parseWhole(Buffer.from(batch(1_000)), limits).refusedIds).toEqual([])
    const { message } = await refusalOf(batch(1_001), limits)
    expect(message).toMatch(/^Cannot dispatch batch requests\. 5 is/)
  })
})

it.each([
  ['before a request', `${' '.repeat(LONG)}${REQUEST}`],
  ['before a batch', `${'\n'.repeat(LONG)}[${REQUEST}]`],
  ['after a batch', `[${REQUEST}]${' '.repeat(LONG)}`],
  ['alone', '\t'.repeat(LONG)],
])('a step of a scan reads no more bytes than it may, with long space %s', (_, text) => {
  let reads = 0
  const bytes = new Proxy(Buffer.from(text), {
    get(target, name) {
      if (typeof name === 'string' && /^\d+$/.test(name)) reads++
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const scanner = new RequestScanner(bytes, LIMITS, 5)
  const readsOfSteps = [reads]
  for (let isComplete = false; !isComplete; ) {
    reads = 0
    isComplete = scanner.scan(1_000)
    readsOfSteps.push(reads)
  }
  reads = 0
  expect(scanner.isClosed).toBe(true)
  readsOfSteps.push(reads)
  // The text of a name or an id is read again at its end.
  expect(Math.max(...readsOfSteps)).toBeLessThanOrEqual(2 * 1_000)
})
