import { describe, expect, it } from 'vitest'
import { TooManyCalls } from '../../src/chain/api/errors.ts'
import type { ChargedCall } from '../../src/rpc/caller.ts'
import { LimitExceeded } from '../../src/rpc/refusals.ts'
import { createRandom } from '../_helpers/random.ts'
import { type Counter, createTestRpc, methods, owner } from './_testRpc.ts'

const call = (method: string, params: unknown[] = [], id = '1') =>
  `{"jsonrpc":"2.0","id":${id},"method":"${method}","params":${JSON.stringify(params)}}`
const LIMITS = {
  batchLimit: 5,
  batchConcurrency: 4,
  responseLimitBytes: 0,
  httpStatusOfErrors: 'ok',
  unsentLimitBytes: 2 ** 28,
} as const
const failure = (code: number, message: string, id = 'null') =>
  `{"jsonrpc":"2.0","id":${id},"error":{"code":${code},"message":"${message}"}}`

describe('ids', () => {
  const ids = [
    '1',
    '9007199254740993',
    '1.0',
    '1e2',
    '-0',
    '0',
    'null',
    '"a"',
    '""',
    '"\\u0061\\n\\""',
    '"\\\\"',
    '1e400',
  ]
  it.each(ids)('the id %s is echoed with its exact source', async (id) => {
    const { handle } = createTestRpc()
    expect((await handle(call('read', [], id))).text).toBe(`{"jsonrpc":"2.0","id":${id},"result":0}`)
  })

  it('ids are echoed wherever they are, with spaces around and in a batch', async () => {
    const { handle } = createTestRpc()
    const body = `[ {"method":"echo","params":[{"id":7},"\\"id\\":8"], "\\u0069d" : 1.50 } , {"id":\t2.0\n,"method":"read"}]`
    expect((await handle(body)).text).toBe(
      '[{"jsonrpc":"2.0","id":1.50,"result":[{"id":7},"\\"id\\":8"]},{"jsonrpc":"2.0","id":2.0,"result":0}]',
    )
  })

  it('the last value of a repeated id counts', async () => {
    const { handle } = createTestRpc()
    expect((await handle('{"id":1.0,"method":"read","id":2.0}')).text).toBe('{"jsonrpc":"2.0","id":2.0,"result":0}')
  })
})

describe('bodies that are not requests', () => {
  const invalid = failure(-32600, 'invalid request')
  const tooDeep =
    '{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Invalid request","data":{"hint":"arrays and objects may be nested 64 deep"}}}'
  it.each([
    ['', failure(-32700, 'JSON parse error')],
    ['{bad json', failure(-32700, 'JSON parse error')],
    [`${call('read')}x`, failure(-32700, 'JSON parse error')],
    ['{"id":1,"method":"read', failure(-32700, 'JSON parse error')],
    ['[]', invalid],
    ['1', invalid],
    ['null', invalid],
    ['"read"', invalid],
    ['{}', invalid],
    ['{"id":1,"method":1}', invalid],
    ['{"id":1,"jsonrpc":"1.0","method":"read"}', invalid],
    ['{"id":1,"jsonrpc":2,"method":"read"}', invalid],
    ['{"id":{},"method":"read"}', invalid],
    ['{"id":true,"method":"read"}', invalid],
    ['{"id":1,"method":"read","params":"x"}', invalid],
    ['[1]', `[${invalid}]`],
    ['[[]]', `[${invalid}]`],
    [`${'['.repeat(65)}${']'.repeat(65)}`, tooDeep],
    [`{"id":1,"method":"echo","params":${'['.repeat(100_000)}`, tooDeep],
  ])('%.60s is refused', async (body, text) => {
    const { handle } = createTestRpc()
    expect(await handle(body)).toEqual({ text, httpStatus: body === '[1]' || body === '[[]]' ? 200 : 400 })
  })

  it('bytes that are not UTF-8 are refused', async () => {
    const { handle } = createTestRpc()
    expect((await handle(Uint8Array.of(0x22, 0xff, 0x22))).text).toBe(failure(-32700, 'JSON parse error'))
  })

  it('a request without jsonrpc, with params null or with unknown members is accepted', async () => {
    const { handle } = createTestRpc()
    expect((await handle('{"id":1,"method":"read","params":null,"extra":{}}')).text).toContain('"result":0')
  })
})

describe('methods', () => {
  it.each(['nosuch', 'hidden', '', 'toString', '__proto__', 'constructor', 'hasOwnProperty'])(
    'the method %s is not found',
    async (name) => {
      const { handle } = createTestRpc()
      const { text, httpStatus } = await handle(call(name))
      expect(httpStatus).toBe(200)
      expect(JSON.parse(text)).toEqual({
        jsonrpc: '2.0',
        id: 1,
        error: { code: -32601, message: 'method not found', data: { method: name } },
      })
    },
  )

  it("the operator's methods are refused to other callers with 403", async () => {
    const { handle } = createTestRpc()
    expect((await handle(call('ownerOnly'))).text).toContain('"result":true')
    const refused = await handle(call('ownerOnly'), { ...owner, ownerMethods: 'none' })
    expect(refused.httpStatus).toBe(403)
    expect(refused.text).toContain('ownerOnly is only for the owner')
  })

  it('a method that the key does not permit is refused with 403', async () => {
    const { handle } = createTestRpc()
    const reply = await handle(call('read'), { ...owner, allows: (method) => method !== 'read' })
    expect(reply.httpStatus).toBe(403)
    expect(JSON.parse(reply.text).error.code).toBe(-32003)
  })

  it('a member __proto__ in parameters changes no prototype', async () => {
    const { handle } = createTestRpc()
    const reply = await handle(
      '{"id":1,"method":"echo","__proto__":{"method":"bug"},"params":[{"__proto__":{"hurt":1}}]}',
    )
    expect(reply.text).toContain('"result":[{"__proto__":{"hurt":1}}]')
    expect('hurt' in {}).toBe(false)
  })
})

it('a result in bytes is sent unchanged, alone and in a batch', async () => {
  const { handle } = createTestRpc()
  const text = '{"jsonrpc":"2.0","id":1,"result":["ä"]}'
  expect((await handle(call('bytes'))).text).toBe(text)
  expect((await handle(`[${call('bytes')}]`)).text).toBe(`[${text}]`)
})

it.each([{ text: '7' }, { json: '7' }, { pieces: ['7'] }])(
  'a result with the members of ready JSON is a result like any other: %j',
  async (result) => {
    const { handle } = createTestRpc({ handlers: { get: async () => result } })
    const text = `{"jsonrpc":"2.0","id":1,"result":${JSON.stringify(result)}}`
    expect((await handle(call('get'))).text).toBe(text)
    expect((await handle(`[${call('get')}]`)).text).toBe(`[${text}]`)
  },
)

describe('errors', () => {
  it('an error of the store is -32603 with its own text and without that of the database', async () => {
    const { handle, logged } = createTestRpc()
    const text = failure(-32603, 'the disk below the data folder is full', '1')
    expect(await handle(call('full'))).toEqual({ text, httpStatus: 200 })
    expect(logged.join('')).toContain('SQLITE_FULL')
  })

  it('a bug is -32603 without its text, and is logged with the id of the request', async () => {
    const { handle, logged } = createTestRpc()
    expect(await handle(call('bug'))).toEqual({ text: failure(-32603, 'Internal server error', '1'), httpStatus: 200 })
    expect(logged.join()).toContain('secret')
    expect(logged.join()).toContain('"requestId":"r1"')
  })

  it('a method without a result is a bug', async () => {
    const { handle } = createTestRpc()
    expect((await handle(call('nothing'))).text).toBe(failure(-32603, 'Internal server error', '1'))
  })

  it('the data of a revert is its payload, that of a log limit a shorter range', async () => {
    const { handle } = createTestRpc()
    expect(JSON.parse((await handle(call('revert'))).text).error).toMatchObject({ code: -32015, data: '0x08c3' })
    expect(JSON.parse((await handle(call('logs'))).text).error).toEqual({
      code: -32012,
      message: 'Filter returned more than 10000 logs.',
      data: {
        limit: 10_000,
        ...{ fromBlock: '0x0', toBlock: '0x12c', suggestedToBlock: '0xc8' },
        hint: 'Try with this block range [0x0, 0xc8].',
      },
    })
  })

  it('a refusal with a time to retry reports it to the transport', async () => {
    const refuse = async () => {
      throw new TooManyCalls(64)
    }
    const { handle } = createTestRpc({ handlers: { refuse } })
    const reply = await handle(call('refuse'))
    expect([reply.httpStatus, reply.retryAfterSeconds]).toEqual([429, 1])
    expect(JSON.parse(reply.text).error).toMatchObject({ code: -32005, data: { retryAfterSeconds: 1 } })
  })

  it('every status is 200 with policy ok', async () => {
    const { rpc } = createTestRpc({
      limits: {
        batchLimit: 5,
        batchConcurrency: 1,
        responseLimitBytes: 0,
        httpStatusOfErrors: 'ok',
        unsentLimitBytes: 2 ** 28,
      },
    })
    expect((await rpc.handle('{', owner, { signal: new AbortController().signal })).httpStatus).toBe(200)
  })

  it('a call is aborted and answered at its time limit, and when its client leaves', async () => {
    const { handle } = createTestRpc({ callTimeoutMs: 5 })
    const timedOut = failure(-32011, 'Execution has got timeout out.', '1')
    expect(await handle(call('never'))).toEqual({ text: timedOut, httpStatus: 200 })
    expect((await handle(call('never'), owner, AbortSignal.abort())).text).toBe(timedOut)
  })
})

it('a call that changes something runs to its end, and its response reports the outcome', async () => {
  const { handle, engine } = createTestRpc({ callTimeoutMs: 1 })
  const reply = await handle(call('addLater', [200]), owner, AbortSignal.abort())
  expect([JSON.parse(reply.text).result, engine.value]).toEqual([1, 1])
})

describe('batches', () => {
  it('a batch yields to other clients between its items', async () => {
    let turns = 0
    let isDone = false
    const count = () => {
      turns++
      if (!isDone) setImmediate(count)
    }
    const busy = () => {
      for (const endMs = performance.now() + 1; performance.now() < endMs; );
      return turns
    }
    const { handle } = createTestRpc({ handlers: { busy }, limits: { ...LIMITS, batchLimit: 40 } })
    setImmediate(count)
    const { text } = await handle(`[${Array.from({ length: 40 }, () => call('busy')).join(',')}]`)
    isDone = true
    const seen = JSON.parse(text).map(({ result }: { result: number }) => result)
    expect(new Set(seen).size).toBeGreaterThanOrEqual(8) // they take turns every few items
    expect(seen).toEqual([...seen].sort((one, other) => one - other))
  })

  it('a batch ends between two time slices when its client has left', async () => {
    const left = new AbortController()
    let ran = 0
    const busy = () => {
      for (const endMs = performance.now() + 1; performance.now() < endMs; );
      if (++ran === 1) left.abort()
      return ran
    }
    const { handle } = createTestRpc({ handlers: { busy }, limits: { ...LIMITS, batchLimit: 40 } })
    await handle(`[${Array.from({ length: 40 }, () => call('busy')).join(',')}]`, owner, left.signal)
    expect(ran).toBeLessThan(10)
  })

  it('the responses of a batch have the order of its requests', async () => {
    const { handle } = createTestRpc()
    const reply = await handle(`[${call('later', [9], '1')},${call('read', [], '2')},5,${call('bug', [], '3')}]`)
    expect(JSON.parse(reply.text).map((item: { id: unknown }) => item.id)).toEqual([1, 2, null, 3])
    expect(reply.httpStatus).toBe(200)
  })

  it('the requests of a batch see changes as if run one by one', async () => {
    const { handle } = createTestRpc()
    const reply = await handle(
      `[${call('later', [9])},${call('addLater', [9])},${call('later', [5])},${call('read')},${call('add')}]`,
    )
    expect(JSON.parse(reply.text).map((item: { result: unknown }) => item.result)).toEqual([0, 1, 1, 1, 2])
  })

  it('notifications in a batch are executed and have no response', async () => {
    const { handle, engine } = createTestRpc()
    const silent = '{"jsonrpc":"2.0","method":"add"}'
    expect((await handle(`[${silent},${call('read')},${silent}]`)).text).toBe('[{"jsonrpc":"2.0","id":1,"result":1}]')
    expect(await handle(`[${silent},${silent}]`)).toEqual({ text: '', httpStatus: 200 })
    expect(await handle(silent)).toEqual({ text: '', httpStatus: 200 })
    expect(await handle('{"method":"bug"}')).toEqual({ text: '', httpStatus: 200 })
    expect(engine.value).toBe(5)
  })

  it('a batch is charged for the weight of its calls, and a refused batch executes nothing', async () => {
    const { handle, engine } = createTestRpc()
    let charged: readonly (readonly [string, number])[] = []
    const charge = (calls: readonly ChargedCall[]) => {
      charged = calls.map(({ name, weight }) => [name, weight])
      throw new LimitExceeded('too many', 3)
    }
    const reply = await handle(`[${call('add')},${call('heavy')},${call('hidden')},5]`, { ...owner, charge })
    expect([reply.httpStatus, reply.retryAfterSeconds, engine.value]).toEqual([429, 3, 0])
    expect(charged).toEqual([
      ['add', 1],
      ['heavy', 7],
      ['unknown', 1],
      ['unknown', 1],
    ])
    expect(JSON.parse(reply.text).error.code).toBe(-32005)
  })
})

describe('synchronous methods', () => {
  const refuse = () => {
    throw new LimitExceeded('too many', 3)
  }
  const atOnce = {
    ...methods,
    echo: (_engine: Counter, params: readonly unknown[]) => params,
    add: (engine: Counter) => ++engine.value,
    read: (engine: Counter) => engine.value,
    big: (_engine: Counter, [bytes]: readonly unknown[]) => 'x'.repeat(Number(bytes)),
    nothing: () => undefined,
    bug: () => {
      throw new Error('secret')
    },
    refuse,
  }
  const later = { ...methods, refuse: async () => refuse() }
  const names = ['echo', 'add', 'read', 'big', 'nothing', 'bug', 'refuse', 'later', 'bytes', 'hidden']

  it('a synchronous method is answered synchronously', () => {
    const { rpc } = createTestRpc({ handlers: atOnce })
    const reply = rpc.handle(call('read'), owner, { signal: new AbortController().signal })
    expect(reply).toEqual({ text: '{"jsonrpc":"2.0","id":1,"result":0}', httpStatus: 200 })
  })

  it('synchronous methods of a batch run in one pass, up to the first that yields', async () => {
    const seen: number[] = []
    const note = (_engine: Counter, [index]: readonly unknown[]) => seen.push(Number(index))
    const { rpc } = createTestRpc({ handlers: { ...methods, note } })
    const body = `[${[1, 2, 3, 4].map((index) => call('note', [index])).join()}]`
    await new Promise((resolve) => setImmediate(resolve)) // a turn of which nothing is used up
    const reply = rpc.handle(body, owner, { signal: new AbortController().signal })
    expect(seen).toEqual([1, 2, 3, 4])
    await reply
  })

  it('synchronous and asynchronous methods have the same replies', async () => {
    const random = createRandom(1)
    const item = () => {
      const name = names[random(names.length)] ?? ''
      return random(8) === 0
        ? `{"method":"${name}"}`
        : call(name, name === 'big' ? [random(900)] : name === 'later' ? [random(4)] : [name], `${random(9)}`)
    }
    for (let round = 0; round < 500; round++) {
      const body = random(3) === 0 ? item() : `[${Array.from({ length: 1 + random(5) }, item).join()}]`
      const [one, other] = [createTestRpc({ handlers: atOnce }), createTestRpc({ handlers: later })]
      expect(await one.handle(body), body).toEqual(await other.handle(body))
      expect(one.engine, body).toEqual(other.engine)
      expect(one.logged.length, body).toBe(other.logged.length)
    }
  })
})

describe('the response limit', () => {
  const refused = (id: string) =>
    `{"jsonrpc":"2.0","id":${id},"error":{"code":-32011,"message":"Response size limit of 2000 bytes exceeded","data":{"limitBytes":2000}}}`

  it('a response is accepted up to the exact limit, beyond it refused with the id of a single call', async () => {
    const { handle } = createTestRpc()
    const frame = '{"jsonrpc":"2.0","id":1,"result":""}'.length
    expect((await handle(call('big', [2000 - frame]))).text).toHaveLength(2000)
    expect((await handle(call('big', [2001 - frame]))).text).toBe(refused('1'))
  })

  it('only pieces that are marked as limited end at the response limit', async () => {
    const { handle, engine } = createTestRpc()
    expect(await handle(call('limited', [1_998]))).toMatchObject({ text: expect.stringContaining('x'.repeat(1_998)) })
    engine.value = 0
    expect((await handle(call('limited', [1_000_000]))).text).toBe(refused('1'))
    expect(engine.value).toBe(20)
    expect((await handle(call('unlimited', [10_000]))).text).toHaveLength(
      10_000 + '{"jsonrpc":"2.0","id":1,"result":""}'.length,
    )
  })

  it('the error of a response that is too long suggests half of the range of blocks', async () => {
    const { handle } = createTestRpc()
    const filter = { fromBlock: '0x0', toBlock: '0xfa0' }
    const { error } = JSON.parse((await handle(call('big', [5_000, filter]))).text)
    expect(error.data).toEqual({
      limitBytes: 2000,
      ...{ fromBlock: '0x0', suggestedToBlock: '0x7d0' },
      hint: 'Try with this block range [0x0, 0x7d0].',
    })
  })

  it('the response limit holds for a whole batch, whose response becomes one error', async () => {
    const { handle, engine } = createTestRpc()
    const reply = await handle(`[${call('big', [1500])},${call('big', [1500])},${call('add')}]`)
    expect(reply).toEqual({ text: refused('null'), httpStatus: 200 })
    expect(engine.value).toBe(0)
  })
})

it('every damaged body gets a response', async () => {
  const { handle, logged } = createTestRpc()
  const seedBody = `[${call('echo', [{ a: ['\\', '"', 1e21, null] }], '"\\u0041"')},${call('read')}]`
  let seed = 1
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  const pieces = '{}[]",:\\ntru1e+-.0 \u0000é'
  for (let round = 0; round < 5000; round++) {
    const at = random(seedBody.length)
    const piece = pieces[random(pieces.length)] ?? ''
    const body = seedBody.slice(0, at) + piece.repeat(random(3)) + seedBody.slice(at + random(4))
    const { text } = await handle(body)
    if (text !== '') JSON.parse(text)
  }
  expect(logged).toEqual([])
})

it('ids of random envelopes are those that JSON.parse reads', async () => {
  const { handle } = createTestRpc()
  let seed = 3
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  const pick = (choices: readonly string[]) => choices[random(choices.length)] ?? ''
  const space = () => pick(['', ' ', '\n\t'])
  const value = (depth: number): string => {
    if (depth > 0 && random(3) === 0) return `[${Array.from({ length: random(3) }, () => value(depth - 1)).join(',')}]`
    if (depth > 0 && random(3) === 0) return object(depth - 1)
    return pick(['1', '"id"', '"a\\"},{\\"id\\":5"', '-2.50e1', 'null', 'true', '"\\\\"', '"é\\u0022"', '""'])
  }
  const object = (depth: number): string => {
    const keys = Array.from({ length: random(4) }, () => pick(['"id"', '"\\u0069d"', '"di"', '"id\\\\"', '"params"']))
    return `{${keys.map((key) => `${space()}${key}${space()}:${space()}${value(depth)}${space()}`).join(',')}}`
  }
  let answered = 0
  for (let round = 0; round < 3000; round++) {
    const items = Array.from({ length: 1 + random(4) }, () => object(2).replace('{', '{"method":"nosuch"'))
    const body = `${space()}[${items.map((item) => item.replace(/^\{"method":"nosuch"(?=[^}])/, '{"method":"nosuch",')).join(',')}]`
    const sent: { id?: unknown; params?: unknown }[] = JSON.parse(body)
    const isSound = ({ id, params }: { id?: unknown; params?: unknown }) =>
      (id === null || typeof id !== 'object') &&
      typeof id !== 'boolean' &&
      (params === undefined || typeof params === 'object')
    const expected = sent
      .filter((item) => 'id' in item || !isSound(item))
      .map((item) => (isSound(item) ? item.id : null))
    const { text } = await handle(body)
    const got = text === '' ? [] : JSON.parse(text).map((item: { id: unknown }) => item.id)
    expect(got, body).toEqual(expected)
    answered += got.length
  }
  expect(answered).toBeGreaterThan(1000)
})

it('hostile bodies take linear time, as quadratic time would be hours', async () => {
  const { handle } = createTestRpc()
  const size = 4_000_000
  const bodies = [
    '\\'.repeat(size),
    '\\"'.repeat(size / 2),
    '"'.repeat(size),
    '{"id":'.repeat(9) + '1,'.repeat(size / 2),
  ]
  for (const body of bodies) expect((await handle(`{"id":"${body}`)).text).toContain('-32700')
})

describe('a long body', () => {
  const long = (kibibytes: number, text = call('read')) => text.padEnd(kibibytes * 1024)

  it('a long body is charged as one more request per 64 KiB, before it is parsed', async () => {
    const charged: unknown[] = []
    const caller = { ...owner, charge: (calls: unknown) => void charged.push(calls) }
    const { handle } = createTestRpc()
    await handle(long(63), caller)
    expect(charged).toMatchObject([[{ name: 'read', weight: 1 }]])
    charged.length = 0
    await handle(long(200, '{'), caller)
    expect(charged).toEqual([[{ name: 'length', weight: 3 }], [{ name: 'unknown', weight: 1 }]])
  })

  it('a long body beyond the limit of its key is neither parsed nor executed', async () => {
    const { handle, engine } = createTestRpc()
    const charge = () => {
      throw new LimitExceeded('too much', 1)
    }
    for (const body of [long(100, call('add')), long(100, '{')]) {
      const { text, httpStatus } = await handle(body, { ...owner, charge })
      expect([httpStatus, JSON.parse(text).error.code, engine.value]).toEqual([429, -32005, 0])
    }
  })
})
