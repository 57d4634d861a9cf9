import { describe, expect, it } from 'vitest'
import { NodeError } from '../../src/base/errors.ts'
import { parseBody, parseWhole } from '../../src/rpc/parse.ts'
import { InvalidRequest } from '../../src/rpc/refusals.ts'
import { sameBounds } from '../../src/rpc/scan.ts'
import { createRandom } from '../_helpers/random.ts'

const LIMITS = { batchLimit: 5, ...sameBounds({ maxBytes: 300_000, maxValues: 100 }) }
/** More than a short body has. */
const LONG = 40_000
const REQUEST = '{"jsonrpc":"2.0","id":1,"method":"read","params":["a",{"b":[1,2]}]}'

const noPause = () => undefined

/** The requests, or the refusal. */
async function outcomeOf(work: () => unknown): Promise<unknown> {
  try {
    return await work()
  } catch (thrown) {
    return thrown
  }
}

/** The requests, or the refusal. */
function parse(text: string, limits = LIMITS) {
  try {
    return parseWhole(Buffer.from(text), limits)
  } catch (thrown) {
    if (thrown instanceof NodeError) return thrown
    throw thrown
  }
}

/** The text parsed at once, and in steps because it is long. */
async function parseBothWays(text: string): Promise<[unknown, unknown]> {
  const short = await outcomeOf(() => parseWhole(Buffer.from(text), LIMITS))
  const long = await outcomeOf(() => parseBody(Buffer.from(text), LIMITS, noPause))
  return [short, long]
}

async function refusalOf(text: string, limits = LIMITS): Promise<InvalidRequest> {
  const refusal = await outcomeOf(() => parseWhole(Buffer.from(text), limits))
  if (refusal instanceof InvalidRequest) return refusal
  throw new Error('the body was taken')
}

describe('a body is parsed as JSON.parse has it', () => {
  /** The values of a body by `JSON.parse`, or undefined. */
  const read = (text: string): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      return undefined
    }
  }
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

  /** The members of a request by its own text; undefined where it has none. */
  const readRequest = (item: unknown) => {
    const { method, params, id }: Record<string, unknown> = Object(item)
    return { method, params, id }
  }

  it('whatever its brackets, quotes and commas are', async () => {
    const random = createRandom(1)
    const limits = { ...LIMITS, batchLimit: 100 }
    let requests = 0
    for (let i = 0; i < 3_000; i++) {
      const base = i % 2 === 0 ? REQUEST : `[${REQUEST},${REQUEST}]`
      const at = random(base.length)
      const text = base.slice(0, at) + PARTS[random(PARTS.length)] + base.slice(at + random(3))
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
  ])('gives what a short one gives: %s', async (_what, text) => {
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

  it('is parsed in steps between which others go on', async () => {
    let pauses = 0
    const pace = () => {
      pauses++
      return Promise.resolve()
    }
    const bytes = Buffer.from(`[${Array.from({ length: 4 }, () => REQUEST.padEnd(200_000)).join(',')}]`)
    await parseBody(bytes, LIMITS, pace)
    expect(pauses).toBeGreaterThanOrEqual(Math.ceil(bytes.length / (128 * 1024)) + 4)
  })

  it('is given up when its client has left', async () => {
    const left = new Error('left')
    const pace = () => {
      throw left
    }
    expect(await outcomeOf(() => parseBody(Buffer.from(REQUEST.padEnd(LONG)), LIMITS, pace))).toBe(left)
  })
})

describe('a request exceeds a bound', () => {
  it.each([
    ['empty arrays', `{"id":1,"method":"read","params":[${'[],'.repeat(99)}[]]}`],
    ['empty objects', `{"id":1,"method":"read","params":[${'{},'.repeat(99)}{}]}`],
    ['items', `{"id":1,"method":"read","params":[${'1,'.repeat(100)}1]}`],
    ['unknown members', `{"id":1,"method":"read"${',"x":1'.repeat(101)}}`],
    ['values in a batch', `[${REQUEST},{"id":1,"method":"read","params":[${'1,'.repeat(100)}1]}]`],
  ])('with too many values: %s', async (_what, text) => {
    const { message, exceeded } = await refusalOf(text)
    expect(message).toBe('request has too many values')
    expect(exceeded).toMatchObject({ reason: 'request_values', hint: expect.stringContaining('100 JSON values') })
  })

  it('is not reached by strings, whatever is in them', async () => {
    const parsed = parseWhole(Buffer.from(`{"id":1,"method":"read","params":["${'[{,\\"'.repeat(1000)}"]}`), LIMITS)
    expect(parsed.envelopes).toHaveLength(1)
  })

  it('with too many values of a batch together', async () => {
    const one = `{"id":1,"method":"read","params":[${'1,'.repeat(90)}1]}`
    const limits = { ...LIMITS, batchLimit: 100 }
    const { exceeded } = await refusalOf(`[${Array.from({ length: 6 }, () => one).join(',')}]`, limits)
    expect(exceeded?.reason).toBe('request_values')
  })

  it('with too many bytes', async () => {
    const long = REQUEST.padEnd(300_001)
    for (const text of [long, `[${REQUEST},${long}]`]) {
      const { message, exceeded } = await refusalOf(text)
      expect(message).toBe('request is too long')
      expect(exceeded).toMatchObject({ reason: 'request_bytes', hint: expect.stringContaining('300000 bytes') })
    }
  })

  it('of its own method, however the name is written', async () => {
    const boundsOf = (method: string | undefined) => ({ maxBytes: 1_000, maxValues: method === 'read' ? 10 : 100 })
    const limits = { batchLimit: 5, boundsOf, mostValues: 100 }
    const request = (method: string) => `{"params":[${'1,'.repeat(20)}1],"id":1,${method}}`
    for (const method of ['"method":"read"', '"method":"write","method":"read"', '"m\\u0065thod":"re\\u0061d"']) {
      expect((await refusalOf(request(method), limits)).exceeded?.hint).toContain('of read may have 10')
    }
    for (const method of ['"method":"write"', '"method":"read","method":"write"', '"x":"read"']) {
      expect(parseWhole(Buffer.from(request(method)), limits).envelopes).toHaveLength(1)
    }
  })

  it('with its depth', async () => {
    expect((await refusalOf(`${'['.repeat(65)}`)).exceeded).toMatchObject({ reason: 'request_depth' })
  })
})

describe('a batch of too many requests', () => {
  it('is refused with the id of each, as far as they have one', () => {
    const parsed = parseWhole(
      Buffer.from('[{"id":1,"method":"a"},{"id":"x"},{"method":"b"},7,{"id":{}},{"id":1.0}]'),
      LIMITS,
    )
    expect(parsed).toMatchObject({ envelopes: [], refusedIds: ['1', '"x"', 'null', 'null', '1.0'] })
    expect(parsed.refusal?.exceeded?.reason).toBe('batch_length')
  })

  it('is refused as a whole above 1,000', async () => {
    const batch = (length: number) => `[${Array.from({ length }, () => '{}').join(',')}]`
    const limits = { ...LIMITS, ...sameBounds({ maxBytes: 100, maxValues: 1_000 }) }
    expect(parseWhole(Buffer.from(batch(1_000)), limits).refusedIds).toEqual([])
    const { message } = await refusalOf(batch(1_001), limits)
    expect(message).toMatch(/^Cannot dispatch batch requests\. 5 is/)
  })
})
