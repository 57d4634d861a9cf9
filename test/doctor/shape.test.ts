import { describe, expect, it } from 'vitest'
import { compareValues } from '../../src/doctor/compare.ts'
import { brief } from '../../src/doctor/deviation.ts'
import { readDocument } from '../../src/doctor/doctor.ts'
import { createShapes } from '../../src/doctor/shape.ts'

const document = await readDocument()
const { explain } = createShapes(document)

/** Changes the first example result of a method that is an object, and returns its deviations. */
function spoiled(name: string, change: (result: Record<string, unknown>) => unknown) {
  const method = document.methods.find((one) => one.name === name)
  const value = method?.examples
    .map(({ result }) => result.value)
    .find((one) => one !== null && typeof one === 'object')
  const result = structuredClone(value) as Record<string, unknown>
  change(result)
  return explain(method?.result.schema ?? {}, result).map((one) => `${one.class} ${one.path}`)
}

describe('the shape of results', () => {
  it.each(document.methods)('the result schema of $name accepts its examples', ({ result, examples }) => {
    for (const example of examples) expect(explain(result.schema, example.result.value)).toEqual([])
  })

  it('a comparison with a schema reports every deviation, not only the first', () => {
    const found = spoiled('eth_getTransactionReceipt', (receipt) => {
      delete receipt.logsBloom
      Object.assign(receipt, { gasUsed: '0x0522', from: null, extra: 1, status: '0x2', type: 0 })
    })
    expect(found.sort()).toEqual([
      'extraField extra',
      'missingField logsBloom',
      'paddedQuantity gasUsed',
      'unexpectedNull from',
      'wrongType type',
      'wrongValue status',
    ])
  })

  it('a deviation in a full transaction of a block is reported by its member, not as a wrong hash', () => {
    const found = spoiled('eth_getBlockByNumber', ({ transactions }) => {
      for (const one of transactions as Record<string, unknown>[]) Object.assign(one, { yParity: '0x0' })
    })
    expect(found).toEqual(['extraField transactions[0].yParity', 'extraField transactions[1].yParity'])
  })
})

describe('the schema of maps', () => {
  it('the schema of a map applies to every entry, whatever its name', () => {
    const found = spoiled('txpool_content', (content) => {
      const [[, byNonce] = []] = Object.entries(content.pending as Record<string, Record<string, unknown>>)
      Object.assign(byNonce ?? {}, { 7: 'no list', 8: [{}] })
    })
    expect(found[0]).toMatch(/^wrongType pending\.[0-9a-f]{40}\.7$/)
    expect(found).toHaveLength(1 + 11)
    expect(found[1]).toMatch(/^missingField pending\.[0-9a-f]{40}\.8\[0\]\.blockHash$/)
  })
})

describe('comparison of values', () => {
  it.each([
    [{ a: 1 }, {}, 'missingField a'],
    [{}, { a: 1 }, 'extraField a'],
    [{ a: [1, 2] }, { a: [1, 3] }, 'wrongValue a[1]'],
    [[1], [1, 2], 'wrongValue length'],
    ['0x1', null, 'unexpectedNull '],
    ['0x1', '0x01', 'paddedQuantity '],
    ['0x1', 1, 'wrongType '],
    [null, '0x1', 'wrongValue '],
  ])('values that are compared, %j and %j: %s', (expected, found, deviation) => {
    expect(compareValues(expected, found).map((one) => `${one.class} ${one.path}`)).toEqual([deviation])
    expect(compareValues(expected, expected)).toEqual([])
  })
})

it('a value is abbreviated to a few words, however long it is', () => {
  expect(brief('x'.repeat(1000))).toBe(`"${'x'.repeat(80)}... (1000 characters)"`)
  expect(brief(Array(1000).fill(1))).toBe('an array of 1000')
  expect(brief(Object.fromEntries(Array.from({ length: 99 }, (_, i) => [`m${i}`, i])))).toBe(
    'an object {m0, m1, m2, m3, m4, m5, ...}',
  )
})
