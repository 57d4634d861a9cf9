import { describe, expect, it } from 'vitest'
import { familiesOf } from '../../playground/document/families.ts'
import { parseInline, parseMarkdown } from '../../playground/document/markdown.ts'
import { adviceFor } from '../../playground/document/notServed.ts'
import type { Schema } from '../../playground/document/openrpc.ts'
import { searchMethods } from '../../playground/document/search.ts'
import { searchErrors } from '../../playground/document/searchErrors.ts'
import { shapeOf } from '../../playground/document/shape.ts'
import { fragmentOf, placeOf } from '../../playground/document/slug.ts'
import { typeWords } from '../../playground/document/words.ts'
import { document } from './_document.ts'

const schemaOf = (method: string, position: number): Schema => {
  const found = document.methods.find(({ name }) => name === method)?.params[position]?.schema
  if (found === undefined) throw new Error(`${method} has no parameter ${position}`)
  return found
}

describe('shapes', () => {
  it.each([
    ['eth_getBalance', 0, 'address', 'address'],
    ['eth_getBalance', 1, 'block', 'block selector'],
    ['eth_getBlockByNumber', 0, 'block', 'block selector'],
    ['eth_getBlockByNumber', 1, 'boolean', 'true or false'],
    ['eth_getBlockByHash', 0, 'hash', '32-byte hash'],
    ['eth_getStorageAt', 1, 'quantity', 'quantity'],
    ['eth_getTransactionByBlockHashAndIndex', 1, 'quantity', 'quantity'],
    ['eth_call', 0, 'group', 'call request object'],
    ['eth_getLogs', 0, 'group', 'log filter object'],
    ['eth_sendRawTransaction', 0, 'data', 'bytes'],
    ['web3_sha3', 0, 'data', 'bytes'],
  ])('the schema of %s, parameter %i, has the shape %s', (method, position, kind, words) => {
    const schema = schemaOf(method, position)
    expect(shapeOf(document, schema).kind).toBe(kind)
    expect(typeWords(document, schema)).toBe(words)
  })

  it('no parameter of the document but maps needs JSON, members of objects included', () => {
    const leaves = (schema: Schema, path: string): string[] => {
      const shape = shapeOf(document, schema)
      if (shape.kind === 'group') return shape.members.flatMap((one) => leaves(one.schema, `${path}.${one.name}`))
      if (shape.kind === 'list') return leaves(shape.item, `${path}[]`)
      if (shape.kind === 'either') return shape.options.flatMap((one) => leaves(one.schema, `${path}<${one.type}>`))
      return [`${path} ${shape.kind}`]
    }
    const all = document.methods.flatMap(({ name, params }) =>
      params.flatMap((param) => leaves(param.schema, `${name} ${param.name}`)),
    )
    expect(all.length).toBeGreaterThan(30)
    // Maps have members of any name. Options of traces may also be a value of any type, which is ignored. Members of typed
    // transactions are accepted only to be refused with a message.
    const isLeft =
      /(stateOverrides|blockOverrides?\.blockHash) json$|typedData<object>\.(types|domain|message) json$|^debug_trace(Block|Tr)\w+ options json$|^debug_traceCall(Many)? options\.tracerConfig json$|^eth_fillTransaction transaction\.\w+\[\] json$/
    const needJson = all.filter((leaf) => /json$/.test(leaf) && !isLeft.test(leaf))
    expect(needJson).toEqual([])
    expect(all).toContain('eth_getLogs filter.topics[][] hash')
    expect(all).toContain('eth_call call.value quantity')
    expect(all).toContain('evm_mine_detailed options<plain> quantity')
    expect(all).toContain('anvil_reorg tx_block_pairs[][]<object>.value quantity')
    expect(all).toContain('trace_callMany calls[][]<list>[] choice')
  })

  it('a block selector has takesObject only if its schema accepts objects', () => {
    expect(shapeOf(document, schemaOf('eth_getBalance', 1))).toMatchObject({ takesObject: true })
    expect(shapeOf(document, { $ref: '#/components/schemas/LogFilterBlock' })).toMatchObject({ takesObject: false })
  })

  it.each<[string, Schema]>([
    ['json', {}],
    [
      'either',
      {
        anyOf: [
          { type: 'object', properties: { a: {} } },
          { type: 'string', pattern: '^x$' },
        ],
      },
    ],
    [
      'json',
      {
        anyOf: [
          { type: 'object', properties: { a: {} } },
          { type: 'array', items: {} },
        ],
      },
    ],
    [
      'json',
      {
        anyOf: [
          { type: 'object', properties: { a: {} } },
          { type: 'object', properties: { b: {} } },
        ],
      },
    ],
    ['json', { type: 'object' }],
    ['json', { type: 'object', properties: {} }],
    ['json', { $ref: '#/components/schemas/NotThere' }],
    ['text', { type: 'string' }],
    ['text', { type: 'string', pattern: '(' }],
    ['data', { type: 'string', pattern: '^0x[0-9a-f]{16}$' }],
    ['integer', { type: 'integer' }],
    ['choice', { enum: ['slow', 'fast'] }],
    ['choice', { type: 'string', enum: ['slow', 'fast'] }],
    ['list', { type: 'array', items: { type: 'boolean' } }],
    ['group', { type: 'object', properties: { a: {} } }],
  ])('the shape is %s for the schema %j', (kind, schema) => {
    expect(shapeOf(document, schema).kind).toBe(kind)
  })
})

describe('words for types', () => {
  const hash = { $ref: '#/components/schemas/Hash' }
  it.each<[string, Schema]>([
    ['receipt object or null', { $ref: '#/components/schemas/ReceiptOrNull' }],
    ['list of log objects', { type: 'array', items: { $ref: '#/components/schemas/Log' } }],
    ['list of 32-byte hashes or null', { anyOf: [{ type: 'array', items: hash }, { type: 'null' }] }],
    [
      'list of 32-byte hashes or list of numbers',
      {
        anyOf: [
          { type: 'array', items: hash },
          { type: 'array', items: { type: 'integer' } },
        ],
      },
    ],
    ['quantity or mine options object', { $ref: '#/components/schemas/MineInput' }],
    ['list of lists of bytes or transaction request objects', { $ref: '#/components/schemas/ReorgPairs' }],
    ['list of lists of call request objects or lists of words', { $ref: '#/components/schemas/TracedPairs' }],
    ['address, or several', { $ref: '#/components/schemas/AddressFilter' }],
    ['32-byte hashes by position', { $ref: '#/components/schemas/TopicFilter' }],
  ])('a schema is described as "%s"', (words, schema) => expect(typeWords(document, schema)).toBe(words))
})

describe('search', () => {
  const found = (query: string) => searchMethods(document.methods, query).map(({ name }) => name)
  it.each([
    ['eth_call', 'eth_call'],
    ['balance', 'eth_getBalance'],
    ['bal', 'eth_getBalance'],
    ['ETH_CALL', 'eth_call'],
    ['transactionReceipt', 'eth_getTransactionReceipt'],
    ['block hash', 'eth_getBlockByHash'],
    ['keccak', 'web3_sha3'],
  ])('the search for "%s" has %s as its first result', (query, name) => expect(found(query)[0]).toBe(name))

  it('a search for two words has no results if one is not found', () => expect(found('balance zebra')).toEqual([]))
  it('an empty search has all methods as its result', () => expect(found(' ')).toHaveLength(document.methods.length))
})

describe('a search for an error', () => {
  it.each([
    ['-32602', ['invalidParams']],
    ['32602', ['invalidParams']],
    ['invalidApi', ['invalidApiKey']],
    ['-32015', ['executionReverted']],
  ])('the search for the error %s has %j among its results, each with a method and a remedy', (query, names) => {
    const found = searchErrors(document, query)
    expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
    expect(found.every(({ method, remedy }) => method !== undefined && remedy !== undefined)).toBe(true)
  })
  it.each(['', 'eth', '1', 'eth_getBalance'])("the search for the error '%s' has no results", (query) => {
    expect(searchErrors(document, query)).toEqual([])
  })
})

describe('advice for a method that is not served', () => {
  const served = { ...document, methods: document.methods.filter((method) => !Reflect.has(method, 'x-unsupported')) }
  it('every unsupported method of the document has advice of its own', () => {
    for (const { name } of document.methods.filter((method) => Reflect.has(method, 'x-unsupported')))
      expect(adviceFor(served, name)?.words, name).not.toContain('part of its name')
  })
  it.each([
    ['eth_compileSolidity', 'solc', []],
    ['ETH_signTransaction', 'your own key', ['eth_fillTransaction', 'eth_sendRawTransaction']],
    ['wallet_addEthereumChain', 'Wallets', ['eth_accounts']],
    ['eth_nothing', 'part of its name', []],
  ])('the advice for %s has the words "%s" and the methods %j', (query, words, names) => {
    const advice = adviceFor(served, query)
    expect(advice?.words).toContain(words)
    expect(advice?.methods.map(({ name }) => name)).toEqual(names)
  })
  it.each(['eth_get', 'balance', '', 'eth_'])("the query '%s' has no advice", (query) => {
    expect(adviceFor(served, query)).toBeUndefined()
  })
  it('advice does not name methods that are not served', () => {
    const reads = { ...document, methods: document.methods.filter(({ name }) => !name.startsWith('evm_')) }
    expect(adviceFor(reads, 'evm_mine')).toMatchObject({ methods: [] })
  })
})

describe('fragments', () => {
  it('every example of every method has an address of its own', () => {
    for (const method of document.methods) {
      for (const example of method.examples ?? []) {
        expect(placeOf(document.methods, fragmentOf({ method, example }))).toEqual({ method, example })
      }
    }
  })

  it.each(['', '#', '#nothing', '#eth_%', '#eth_call%2', '#__proto__'])(
    "the fragment '%s' selects no method",
    (fragment) => {
      expect(placeOf(document.methods, fragment)).toEqual({})
    },
  )

  it('the fragment of an unknown example selects its method', () => {
    expect(placeOf(document.methods, '#eth_call/none').method?.name).toBe('eth_call')
  })
})

it('families contain every method once', () => {
  const families = familiesOf(document)
  const names = families.flatMap(({ methods }) => methods.map(({ name }) => name))
  expect(names.sort()).toEqual(document.methods.map(({ name }) => name).sort())
  expect(families.every(({ description }) => description !== '')).toBe(true)
})

it('a family begins with the methods of eth_', () => {
  const blocks = familiesOf(document).find(({ name }) => name === 'blocks')
  const namespaces = blocks?.methods.map(({ name }) => name.split('_')[0])
  expect([...new Set(namespaces)]).toEqual(['eth', 'debug', 'rsk'])
  expect(namespaces?.lastIndexOf('eth')).toBe((namespaces?.indexOf('debug') ?? 0) - 1)
})

describe('markdown', () => {
  it('markdown is parsed into paragraphs, lists and code', () => {
    const text = 'One\ntwo `a*b*`.\n* first\n  goes on\n* **second**\n\n```\nlet x\n```\nEnd'
    expect(parseMarkdown(text)).toEqual([
      {
        kind: 'paragraph',
        inlines: [
          { kind: 'text', text: 'One two ' },
          { kind: 'code', text: 'a*b*' },
          { kind: 'text', text: '.' },
        ],
      },
      { kind: 'list', items: [[{ kind: 'text', text: 'first goes on' }], [{ kind: 'strong', text: 'second' }]] },
      { kind: 'code', text: 'let x' },
      { kind: 'paragraph', inlines: [{ kind: 'text', text: 'End' }] },
    ])
  })

  it.each([
    ['[a](https://b.example/c)', [{ kind: 'link', text: 'a', url: 'https://b.example/c' }]],
    ['[a](javascript:alert(1))', [{ kind: 'text', text: '[a](javascript:alert(1))' }]],
    ['<img src=x onerror=alert(1)>', [{ kind: 'text', text: '<img src=x onerror=alert(1)>' }]],
    ['2 * 3 * 4', [{ kind: 'text', text: '2 * 3 * 4' }]],
    ['', []],
  ])('inline markdown is parsed, and unsafe links and HTML stay text: %s', (text, inlines) =>
    expect(parseInline(text)).toEqual(inlines),
  )
})
