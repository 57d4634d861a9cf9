import { describe, expect, it } from 'vitest'
import { childSchema } from '../../playground/document/childSchema.ts'
import type { Schema } from '../../playground/document/openrpc.ts'
import { fromBlockParam, toBlockParam } from '../../playground/values/block.ts'
import { byteWords, describeHex, textToHex } from '../../playground/values/bytes.ts'
import { explainValue } from '../../playground/values/explain.ts'
import { exampleValues, toParams } from '../../playground/values/params.ts'
import { fromQuantity, inThrees, toQuantity } from '../../playground/values/quantity.ts'
import { document } from './_document.ts'

describe('quantities', () => {
  it.each([
    ['0', 'wei', '0x0'],
    ['255', 'wei', '0xff'],
    ['0x00ff', 'wei', '0xff'],
    ['0XFF', 'wei', '0xff'],
    ['1,000_000', 'wei', '0xf4240'],
    ['1,234.5', 'RBTC', '0x42ec210956b3ba0000'],
    ['12 345', 'wei', '0x3039'],
    ['1.5', 'RBTC', '0x14d1120d7b160000'],
    ['0.000000000000000001', 'RBTC', '0x1'],
    ['1.50', 'gwei', '0x59682f00'],
    ['115792089237316195423570985008687907853269984665640564039457584007913129639935', 'wei', `0x${'f'.repeat(64)}`],
  ] as const)('the text "%s" in %s is parsed as %s', (text, unit, quantity) => {
    expect(toQuantity(text, unit)).toBe(quantity)
  })

  it.each([
    ['', 'wei'],
    ['1.5', 'wei'],
    ['-1', 'wei'],
    ['0x', 'wei'],
    ['1e3', 'wei'],
    ['latest', 'wei'],
    ['1,5', 'RBTC'],
    ['1,50', 'RBTC'],
    ['1,0000', 'wei'],
    ['1000,000', 'wei'],
    [',000', 'wei'],
    ['1,000.5,000', 'RBTC'],
    ['0.0000000000000000001', 'RBTC'],
  ] as const)("the text '%s' in %s is not a quantity", (text, unit) => {
    expect(toQuantity(text, unit)).toBeUndefined()
  })

  it.each([
    ['0x0', 'RBTC', '0.0'.replace('.0', '')],
    ['0x1', 'RBTC', '0.000000000000000001'],
    ['0x14d1120d7b160000', 'RBTC', '1.5'],
    ['0xff', 'wei', '255'],
  ] as const)('the quantity %s in %s is shown as %s', (quantity, unit, text) => {
    expect(fromQuantity(quantity, unit)).toBe(text)
  })

  it('digits are grouped in threes, except for those of a fraction', () => {
    expect([inThrees('123'), inThrees('1234'), inThrees('1234567.12345')]).toEqual(['123', '1,234', '1,234,567.12345'])
  })
})

describe('explanations of values', () => {
  const quantity = { $ref: '#/components/schemas/Quantity' }
  it.each([
    [quantity, '0xaad6', '43,734'],
    [{ ...quantity, description: 'In wei.' }, '0x14d1120d7b160000', '1.5 RBTC'],
    [{ ...quantity, description: 'In wei.' }, '0x3b9aca00', '1,000,000,000 wei'],
    [{ ...quantity, description: 'Seconds since 1970.' }, '0x6553f100', '2023-11-14 22:13:20 UTC'],
    [{ $ref: '#/components/schemas/Hash' }, `0x${'00'.repeat(32)}`, undefined],
    [{ $ref: '#/components/schemas/Data' }, '0x01', undefined],
    [quantity, null, undefined],
  ])('with the schema %j the value %s is explained as %s', (schema, value, words) => {
    expect(explainValue(document, schema, value)).toBe(words)
  })
})

describe('units in results', () => {
  /** Returns the explanations of all values in the examples of a method by the name of the member that they are in. */
  function explanationsIn(name: string): Map<string, Set<string | undefined>> {
    const found = new Map<string, Set<string | undefined>>()
    const walk = (schema: Schema, value: unknown, key: string) => {
      if (typeof value === 'string')
        found.set(key, (found.get(key) ?? new Set()).add(explainValue(document, schema, value)))
      if (typeof value !== 'object' || value === null) return
      for (const [inner, item] of Object.entries(value))
        walk(childSchema(document, schema, value, inner), item, Array.isArray(value) ? key : inner)
    }
    const { result, examples = [] } = document.methods.find((method) => method.name === name) ?? {}
    for (const example of examples) walk(result?.schema ?? {}, example.result?.value, '')
    return found
  }

  it.each([
    ['debug_traceTransaction', 'value'],
    ['debug_traceTransaction', 'balance'],
    ['debug_traceBlockByNumber', 'value'],
    ['debug_traceCall', 'balance'],
    ['trace_transaction', 'value'],
    ['trace_rawTransaction', 'value'],
    ['txpool_content', 'value'],
    ['txpool_content', 'gasPrice'],
    ['eth_feeHistory', 'reward'],
    ['eth_getBlockByNumber', 'minimumGasPrice'],
  ])('in each result of %s, %s has a unit', (method, member) => {
    const explanations = [...(explanationsIn(method).get(member) ?? [])]
    expect(explanations).not.toEqual([])
    for (const words of explanations) expect(words).toMatch(/ (wei|RBTC)$/)
  })
})

describe('blocks', () => {
  const tags = ['latest', 'pending']
  const hash = `0x${'ab'.repeat(32)}`
  it.each([
    [undefined],
    ['latest'],
    ['0x1f'],
    [hash],
    [{ blockNumber: '0x1f' }],
    [{ blockHash: hash }],
    [{ blockHash: hash, requireCanonical: true }],
    ['newest'],
  ])('the block parameter %j is the same after a round trip through the controls', (param) => {
    const choice = fromBlockParam(param, tags)
    if (choice === undefined) throw new Error('no choice')
    expect(toBlockParam(choice)).toEqual(param)
  })

  it.each([[null], [[1]], [{}], [true]])('the block parameter %j has no controls', (param) => {
    expect(fromBlockParam(param, tags)).toBeUndefined()
  })

  it('a decimal block number is sent in hexadecimal', () => {
    expect(toBlockParam({ form: 'number', text: '31', isCanonical: false })).toBe('0x1f')
  })
})

describe('parameters', () => {
  const params = ['one', 'two', 'three'].map((name) => ({ name, schema: {} }))
  const either = { params, paramStructure: 'either' } as const
  it.each([
    [['a', 'b', 'c'], either, ['a', 'b', 'c']],
    [['a', undefined, undefined], either, ['a']],
    [[undefined, undefined, undefined], either, []],
    [['a', undefined, 'c'], either, { one: 'a', three: 'c' }],
    [['a', undefined, 'c'], { params, paramStructure: 'by-position' as const }, ['a', null, 'c']],
    [['a', undefined, undefined], { params, paramStructure: 'by-name' as const }, { one: 'a' }],
    [[false, 0, ''], either, [false, 0, '']],
  ])('the values %j are sent as parameters of %j', (values, method, sent) => {
    expect(toParams(method, values)).toEqual(sent)
  })

  it('values of an example are put at the positions of their names', () => {
    const given = [
      { name: 'three', value: 3 },
      { name: 'one', value: 1 },
    ]
    expect(exampleValues({ params }, given)).toEqual([1, undefined, 3])
  })
})

describe('bytes', () => {
  it.each([
    ['', undefined, ''],
    ['0x', undefined, '0 bytes'],
    ['0xff', undefined, '1 byte'],
    ['0xfff', undefined, '2 bytes'],
    ['0xfg', undefined, "'g' is no hexadecimal digit"],
    [`0x${'a'.repeat(39)}`, 20, '39 of 40 digits'],
    ['a'.repeat(40), 20, ''],
  ])("the text '%s' for %s bytes is described as '%s'", (text, bytes, words) => {
    expect(describeHex(text, bytes)).toBe(words)
  })

  it('text is converted to its UTF-8 bytes', () => expect(textToHex('aé€')).toBe('0x61c3a9e282ac'))
  it('byte counts are shown with the units B, kB and MB', () =>
    expect([999, 1000, 2_500_000].map(byteWords)).toEqual(['999 B', '1.0 kB', '2.5 MB']))
})
