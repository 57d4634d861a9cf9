import { beforeAll, describe, expect, it } from 'vitest'
import { ReadyJson } from '../../../../src/base/readyJson.ts'
import { createRandom } from '../../../_helpers/random.ts'
import { methods } from '../../../rpc/_testRpc.ts'
import { READ } from '../../_testServer.ts'
import { startPair } from './_pair.ts'
import { PLAIN, post, UNPLAIN } from './_requests.ts'

async function* pieces() {
  yield '["'
  for (let i = 0; i < 40; i++) yield `${i}`.padEnd(60_000, 'ä')
  yield new TextEncoder().encode('ö')
  yield ''
  yield '"]'
}
const handlers = { ...methods, stream: async () => new ReadyJson(pieces()) }
const access = { allowedHosts: ['node.internal'], corsOrigins: ['https://app.example'], servesLocalPages: false }
const CASES = Object.entries({ ...PLAIN, ...UNPLAIN })

describe.each(Object.entries({ 'with keys': { handlers }, 'open to pages': { handlers, isOpen: true, access } }))(
  'a server %s',
  (server, options) => {
    let ask: Awaited<ReturnType<typeof startPair>>['ask']
    beforeAll(async () => {
      const ends: (() => Promise<void>)[] = []
      ask = (await startPair(options, (end) => ends.push(end))).ask
      return () => Promise.all(ends.map((end) => end()))
    })

    it.each(CASES)(`a server ${server} answers both paths equally: %s`, async (_name, bytes) => {
      const [alone, second] = await Promise.all([ask([bytes]), ask([post(), bytes])])
      expect(alone.fast).toBe(alone.byNode)
      expect(second.fast).toBe(second.byNode)
    })
  },
)

describe('equal responses for each framing of a request', () => {
  const body = '{"id":1,"method":"add"}'
  const one = post({ body })

  it('a request in two chunks, cut at each byte, gets the same bytes', async () => {
    const { ask } = await startPair()
    for (let cut = 1; cut < one.length; cut++) {
      const { fast, byNode } = await ask([one.subarray(0, cut), one.subarray(cut)])
      expect(fast, `cut at ${cut}`).toBe(byNode)
      expect(fast).toContain(`"result":${cut}}`)
    }
  })

  it('a request byte by byte gets the same bytes', async () => {
    const { ask } = await startPair()
    const { fast, byNode } = await ask(Array.from(one, (byte) => Buffer.of(byte)))
    expect(fast).toBe(byNode)
    expect(fast).toContain('"result":1}')
  })

  it('two requests with a cut at each byte get the same bytes', async () => {
    const { ask } = await startPair()
    const two = Buffer.concat([one, one])
    for (let cut = one.length - 20; cut < one.length + 20; cut++) {
      const { fast, byNode } = await ask([two.subarray(0, cut), two.subarray(cut)])
      expect(fast, `cut at ${cut}`).toBe(byNode)
    }
  })

  // Only requests that read, because Node starts a request before the previous one on its connection is answered.
  const later = (turns: number) => post({ body: `{"id":${turns},"method":"later","params":[${turns}]}` })
  const read = post()
  const long = post({ body: '{"id":1,"method":"stream"}' })
  it.each([
    ['two in one chunk', [Buffer.concat([one, one])]],
    ['three in one chunk', [Buffer.concat([one, one, one])]],
    ['one after the other', [one, one, one]],
    ['before the first is answered', [later(50), read, later(3), read]],
    ['several before the first is answered', [later(50), Buffer.concat([read, later(9), read]), read]],
    ['while a long answer goes out', [long, read, later(3)]],
    ['half of a request before the first is answered', [later(50), read.subarray(0, 30), read.subarray(30)]],
    [
      'more than the system holds, before the first is answered',
      [later(200), ...Array.from({ length: 90 }, () => post({ body: READ.padEnd(9000) }))],
    ],
    ['an unplain request before the first is answered', [later(50), UNPLAIN['a body in chunks'] ?? '', read]],
  ])('pipelined requests get the same bytes on both paths: %s', async (_name, chunks) => {
    const { ask } = await startPair({ handlers })
    const { fast, byNode } = await ask(chunks)
    expect(fast).toBe(byNode)
  })

  it('requests beyond the rate of a key get the same bytes', async () => {
    const { ask } = await startPair()
    const slow = post({ line: 'POST /regtest/slow_key HTTP/1.1' })
    const { fast, byNode } = await ask([slow, slow, slow, slow])
    expect(fast).toBe(byNode)
    expect(fast).toMatch(/429 Too Many Requests[\s\S]*retry-after: 1/)
  })
})

/** Bytes that mean something to a parser of HTTP come more often than others. */
const SPECIAL = Buffer.from('\r\n\r\n\t :,;0159aA-/%?#{}"\0\x7f\x80\xff', 'latin1')

function mutate(sound: Buffer, random: (below: number) => number): Buffer[] {
  let bytes = Buffer.from(sound)
  for (let i = random(4); i > 0; i--) {
    const at = random(bytes.length)
    const value = random(3) === 0 ? random(256) : (SPECIAL[random(SPECIAL.length)] ?? 0)
    const removed = random(3) === 0 ? random(9) : random(2)
    bytes = Buffer.concat([
      bytes.subarray(0, at),
      Buffer.of(value).subarray(random(4) === 0 ? 1 : 0),
      bytes.subarray(at + removed),
    ])
  }
  const cut = random(3) === 0 ? random(bytes.length) : 0
  return [bytes.subarray(0, cut), bytes.subarray(cut)].filter((chunk) => chunk.length > 0)
}

const REFUSAL = 'HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n'

/**
 * Whether Node's refusal of a connection came before answers that were on their way: those to requests in the very chunk that it
 * refuses. They are written first when its parser reads from the system, and not when it is given what was read before.
 */
function isOvertaken(fast: string, byNode: string): boolean {
  return fast !== byNode && fast.endsWith(REFUSAL) && byNode.startsWith(fast.slice(0, -REFUSAL.length))
}

/** Short, because some of these requests never end, and Node keeps waiting behind an upgrade that it has refused. */
const SOON = { headersTimeoutMs: 250, requestTimeoutMs: 250, keepAliveTimeoutMs: 1000, checkIntervalMs: 25 }

/** On a slow machine that ends a sound one, too, which then tells nothing of what the same bytes are answered. */
const isCutOff = (one: string, other: string) => one.includes('HTTP/1.1 408 ') || other.startsWith(one)

/** Replaces what is left of a limit: requests of one key overtake each other in another order on each path. */
const withoutCount = (response: string) => response.replaceAll(/^(ratelimit: .*;r=)\d+/gm, '$1-')

it.each([1, 2])('random requests get the same responses on both paths (seed %i)', async (seed) => {
  const random = createRandom(seed)
  const { ask, fast: server } = await startPair({ handlers, access, bounds: SOON })
  const sound = [...Object.values(PLAIN), ...Object.values(UNPLAIN)].filter((bytes) => bytes.length < 2000)
  let overtaken = 0
  const round = async () => {
    const chunks = Array.from({ length: 1 + random(3) }, () =>
      mutate(sound[random(sound.length)] ?? post(), random),
    ).flat()
    const responses = await ask(chunks)
    const [fast, byNode] = [withoutCount(responses.fast), withoutCount(responses.byNode)]
    if (isOvertaken(fast, byNode)) overtaken++
    else if (!isCutOff(fast, byNode) && !isCutOff(byNode, fast))
      expect(fast, JSON.stringify(chunks.map((chunk) => chunk.toString('latin1')))).toBe(byNode)
  }
  for (let i = 0; i < 6; i++) await Promise.all(Array.from({ length: 50 }, round))
  expect(overtaken).toBeLessThan(60) // of 300
  expect((await server.send({ body: READ })).status).toBe(200)
})
