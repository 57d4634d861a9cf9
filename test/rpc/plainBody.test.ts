import { describe, expect, it } from 'vitest'
import { parseWhole } from '../../src/rpc/parse.ts'
import { readPlainBody } from '../../src/rpc/plainBody.ts'
import { sameBounds } from '../../src/rpc/scan.ts'
import { createRandom } from '../_helpers/random.ts'

const LIMIT = 5
const ADDRESS = '0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826'

/** What the long way makes of a body: the requests, or the refusal. */
function readTheLongWay(text: string, limit = LIMIT) {
  try {
    return parseWhole(Buffer.from(text), { batchLimit: limit, ...sameBounds({ maxBytes: 2 ** 20, maxValues: 1_000 }) })
  } catch (thrown) {
    return thrown
  }
}

const PLAIN = [
  `{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}`,
  `{"jsonrpc":"2.0","id":0,"method":"eth_getBalance","params":["${ADDRESS}","latest"]}`,
  `{"jsonrpc":"2.0","method":"eth_getBlockByNumber","params":["0x1",false],"id":"a-1"}`,
  `{"method":"eth_getTransactionReceipt","params":["${ADDRESS}"],"id":9007199254740993,"jsonrpc":"2.0"}`,
  `{"jsonrpc": "2.0", "method": "eth_getCode", "params": ["${ADDRESS}", "latest"], "id": 7}`,
  `{"id":1,"method":"eth_blockNumber","params":[]}`,
  `[{"id":1,"method":"a"},{"id":2,"method":"b","params":["x",true]}, {"id":"","method":"__proto__","params":[""]}]`,
]

it.each(PLAIN)('%s is recognised', (text) => {
  const plain = readPlainBody(text, LIMIT)
  expect(plain).toBeDefined()
  expect(plain).toEqual(readTheLongWay(text))
})

it.each([
  ['no id', '{"method":"a"}'],
  ['two ids', '{"id":1,"method":"a","id":2}'],
  ['an id that is null', '{"id":null,"method":"a"}'],
  ['a fraction as id', '{"id":1.0,"method":"a"}'],
  ['a leading zero', '{"id":01,"method":"a"}'],
  ['an escape in the id', '{"id":"\\u0061","method":"a"}'],
  ['an escape in the method', '{"id":1,"method":"\\u0061"}'],
  ['an escape in a parameter', '{"id":1,"method":"a","params":["\\n"]}'],
  ['text beyond ASCII', '{"id":1,"method":"a","params":["ä"]}'],
  ['a control character', '{"id":1,"method":"a","params":["\n"]}'],
  ['a number as parameter', '{"id":1,"method":"a","params":[1]}'],
  ['null as parameters', '{"id":1,"method":"a","params":null}'],
  ['parameters by name', '{"id":1,"method":"a","params":{}}'],
  ['three parameters', '{"id":1,"method":"a","params":["x","y","z"]}'],
  ['another protocol', '{"jsonrpc":"1.0","id":1,"method":"a"}'],
  ['a further member', '{"id":1,"method":"a","x":1}'],
  ['a repeated method', '{"id":1,"method":"a","method":"b"}'],
  ['a comma too many', '{"id":1,"method":"a",}'],
  ['something behind', '{"id":1,"method":"a"} '],
  ['a bracket behind', '{"id":1,"method":"a"}]'],
  ['a second request behind', '{"id":1,"method":"a"},{"id":1,"method":"a"}'],
  ['an empty batch', '[]'],
  ['a batch without an end', '[{"id":1,"method":"a"}'],
  ['a batch that ends with a comma', '[{"id":1,"method":"a"},]'],
  ['a batch with something behind', '[{"id":1,"method":"a"}]]'],
  ['a batch with another thing in it', '[{"id":1,"method":"a"},1]'],
  ['a batch that is too long', `[${Array.from({ length: LIMIT + 1 }, () => '{"id":1,"method":"a"}').join()}]`],
  ['nothing', ''],
])('%s is left to the long way', (_what, text) => {
  expect(readPlainBody(text, LIMIT)).toBeUndefined()
})

it('a batch as long as it may be is recognised', () => {
  const text = `[${Array.from({ length: LIMIT }, () => '{"id":1,"method":"a"}').join()}]`
  expect(readPlainBody(text, LIMIT)?.envelopes).toHaveLength(LIMIT)
})

describe('what is recognised is what the long way reads', () => {
  const ODD = [
    '"',
    '\\',
    ',',
    ':',
    ' ',
    '{',
    '}',
    '[',
    ']',
    '0',
    '1',
    '-',
    '.',
    'ä',
    '\n',
    '"id":2',
    '"params":[]',
    ',',
  ]

  it.each([1, 2, 3, 4])('in bodies with random changes (seed %i)', (seed) => {
    const random = createRandom(seed)
    const pick = (from: readonly string[]) => from[random(from.length)] ?? ''
    let recognised = 0
    for (let round = 0; round < 10_000; round++) {
      let text = random(2) === 0 ? pick(PLAIN) : `[${Array.from({ length: 1 + random(6) }, () => pick(PLAIN)).join()}]`
      for (let changes = random(3); changes > 0; changes--) {
        const at = random(text.length)
        text = text.slice(0, at) + (random(2) === 0 ? pick(ODD) : '') + text.slice(at + random(3))
      }
      const plain = readPlainBody(text, LIMIT)
      if (plain === undefined) continue
      recognised++
      expect(plain, text).toEqual(readTheLongWay(text))
    }
    expect(recognised).toBeGreaterThan(2_000)
    expect(recognised).toBeLessThan(9_000)
  })

  it('in bodies of random parts', () => {
    const random = createRandom(5)
    const pick = (from: readonly string[]) => from[random(from.length)] ?? ''
    const members = [
      ['"jsonrpc":"2.0"', '"jsonrpc": "2.0"', '"jsonrpc":"1.0"', '"jsonrpc":2.0'],
      ['"id":1', '"id": 12', '"id":"a"', '"id":-1', '"id":1e2', '"id":null', '"id":""', '"id":"a b"'],
      ['"method":"read"', '"method": "eth_call"', '"method":""', '"method":1', '"method":"a.b"'],
      [
        '"params":[]',
        '"params":["x"]',
        '"params":["x", "y"]',
        '"params":["x",true]',
        '"params":[true]',
        '"params":[ ]',
      ],
    ]
    let recognised = 0
    for (let round = 0; round < 20_000; round++) {
      const order = members.map((kind) => ({ kind, at: random(1000) })).sort((a, b) => a.at - b.at)
      const parts = order.flatMap(({ kind }) =>
        random(6) === 0 ? [] : random(12) === 0 ? [pick(kind), pick(kind)] : [pick(kind)],
      )
      const text = `{${parts.join(pick([',', ',', ', ', ' ,']))}}`
      const plain = readPlainBody(text, LIMIT)
      if (plain === undefined) continue
      recognised++
      expect(plain, text).toEqual(readTheLongWay(text))
    }
    expect(recognised).toBeGreaterThan(200)
  })
})

it('what would be tried again and again takes linear time', () => {
  const size = 1_000_000
  const starts = [
    '{"jsonrpc":"2.0", "id":"',
    '{"id":1,"method":"',
    '{"id":1,"method":"a","params":["',
    '[{"id":1,"method":"a"},',
  ]
  for (const start of starts) {
    for (const filling of ['a', ' ', ',', '"', '{"id":1,"method":"a"},'])
      expect(readPlainBody(start + filling.repeat(size / filling.length), size * 2)).toBeUndefined()
  }
})
