import { hashTypedData } from 'viem'
import { describe, expect, it } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import { typedDataHash } from '../../src/wallet/typedData.ts'

const ADDRESS = '0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826'
const domain = {
  name: 'Scion',
  version: '1',
  chainId: 33,
  verifyingContract: ADDRESS,
  salt: `0x${'5a'.repeat(32)}`,
} as const

/** Each kind of value once, structs inside structs and arrays of them. */
const LETTER = {
  domain,
  types: {
    Letter: [
      { name: 'from', type: 'Person' },
      { name: 'to', type: 'Person[]' },
      { name: 'pairs', type: 'uint8[2][]' },
      { name: 'stamps', type: 'Stamp[2][]' },
      { name: 'contents', type: 'string' },
      { name: 'seal', type: 'bytes4' },
      { name: 'attached', type: 'bytes' },
      { name: 'isUrgent', type: 'bool' },
      { name: 'balance', type: 'int128' },
    ],
    Person: [
      { name: 'name', type: 'string' },
      { name: 'wallet', type: 'address' },
    ],
    Stamp: [{ name: 'cents', type: 'uint16' }],
  },
  primaryType: 'Letter',
  message: {
    from: { name: 'cow', wallet: ADDRESS },
    to: [
      { name: 'ä€𝄞', wallet: ADDRESS },
      { name: '', wallet: ADDRESS },
    ],
    pairs: [
      [1, 255],
      [0, 7],
    ],
    stamps: [[{ cents: 1 }, { cents: 300 }]],
    contents: 'Moo',
    seal: '0x01020304',
    attached: '0x00ff',
    isUrgent: true,
    balance: -5n,
  },
} as const

const asJson = (value: unknown) =>
  JSON.parse(JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? `${one}` : one)))

it("the hash of typed data equals viem's for every kind of value, structs and arrays", () => {
  expect(toHex(typedDataHash(asJson(LETTER)))).toBe(hashTypedData(LETTER))
})

it.each([
  { name: 'a' },
  { chainId: 33 },
  { verifyingContract: ADDRESS },
  { name: 'a', salt: domain.salt },
  {},
] as const)('the type of the domain %o consists of its members', (domain) => {
  const data = { ...LETTER, domain }
  expect(toHex(typedDataHash(asJson(data)))).toBe(hashTypedData(data))
})

it("the hash of a domain alone equals viem's", () => {
  const types = { EIP712Domain: [{ name: 'name', type: 'string' }] } as const
  const data = { types, domain: { name: 'a' }, primaryType: 'EIP712Domain', message: undefined } as const
  expect(toHex(typedDataHash(data))).toBe(hashTypedData(data))
})

describe('integers', () => {
  const hashOf = (type: string, value: unknown) =>
    toHex(typedDataHash({ types: { A: [{ name: 'a', type }] }, domain: {}, primaryType: 'A', message: { a: value } }))

  it.each([
    ['uint8', '0xff', 255],
    ['uint256', '255', 255],
    ['int8', '-128', -128],
    ['uint256', 1, '0x01'],
  ])('%s has the same hash for %o and %o', (type, one, other) => {
    expect(hashOf(type, one)).toBe(hashOf(type, other))
  })

  it.each([
    ['uint', 1, 'uint256'],
    ['int', 1, 'int256'],
    ['byte', '0x01', 'bytes1'],
    ['uint[]', [], 'uint256'],
    ['uint[2][]', [[1, 2]], 'uint256'],
    ['fixed128x18', 1, 'a type of EIP-712 or a struct of types'],
    ['function', '0x', 'a type of EIP-712 or a struct of types'],
    ['bytes0', '0x', 'a type of EIP-712 or a struct of types'],
    ['uint08', 1, 'a type of EIP-712 or a struct of types'],
    ['uint9', 1, 'a type of EIP-712 or a struct of types'],
    ['uint264', 1, 'a type of EIP-712 or a struct of types'],
    ['bytes33', '0x', 'a type of EIP-712 or a struct of types'],
    ['B', {}, 'a type of EIP-712 or a struct of types'],
  ])('the type %s is refused even for %o, and its member is named', (type, value, known) => {
    const plain = type.replace(/\[.*/, '')
    expect(() => hashOf(type, value)).toThrow(`types.A.a has the unknown type ${plain}; write ${known}`)
  })

  it('unknown types of the domain and of inner structs are refused', () => {
    const types = { EIP712Domain: [{ name: 'chainId', type: 'uint' }], A: [], B: [{ name: 'b', type: 'byte' }] }
    const data = { types, domain: { chainId: 33 }, primaryType: 'A', message: {} }
    expect(() => typedDataHash(data)).toThrow('types.EIP712Domain.chainId has the unknown type uint')
    const nested = { ...types, EIP712Domain: [], A: [{ name: 'a', type: 'B[]' }] }
    expect(() => typedDataHash({ ...data, types: nested, message: { a: [] } })).toThrow(
      'types.B.b has the unknown type',
    )
  })

  it.each([
    ['uint8', 256],
    ['uint8', -1],
    ['int8', 128],
    ['int8', -129],
    ['uint256', `0x1${'0'.repeat(64)}`],
    ['uint8', 1.5],
    ['uint8', 'one'],
    ['uint8', null],
    ['bytes2', '0x01'],
    ['bytes', '0x1'],
    ['address', '0x01'],
    ['bool', 1],
    ['string', 1],
    ['uint8[]', 1],
    ['uint8[2]', [1]],
  ])('%s cannot hold %o', (type, value) => {
    expect(() => hashOf(type, value)).toThrow('message.a')
  })
})

it('a struct may contain itself, up to the max depth', () => {
  const types = { Node: [{ name: 'next', type: 'Node' }] }
  const chained = (length: number): unknown => (length === 0 ? null : { next: chained(length - 1) })
  const hash = (length: number) => typedDataHash({ types, domain: {}, primaryType: 'Node', message: chained(length) })
  expect(toHex(hash(2))).not.toBe(toHex(hash(3)))
  expect(() => hash(100)).toThrow('deeper than 64 levels')
})

it.each([
  ['nothing', undefined, 'it should be an object'],
  ['a text', 'a', 'it should be an object'],
  ['no domain', { ...LETTER, domain: undefined }, 'domain should be'],
  ['no primary type', { ...LETTER, primaryType: undefined }, 'primaryType should be'],
  ['another primary type', { ...LETTER, primaryType: 'toString' }, 'types lacks'],
  ['no types', { ...LETTER, types: [] }, 'types should be'],
  ['a type that is no list', { ...LETTER, types: { A: {} } }, 'types.A should be an array'],
  ['a member without a name', { ...LETTER, types: { A: [{ type: 'bool' }] } }, 'no identifier'],
  ['a member without a type', { ...LETTER, types: { A: [{ name: 'a' }] } }, 'types.A.a should have a type'],
  ['a name with a comma', { ...LETTER, types: { A: [{ name: 'a,b', type: 'bool' }] } }, 'no identifier'],
  ['too many values', manyValues(), 'more than 10000 values'],
])('typed data with %s is refused', (_, data, message) => {
  expect(() => typedDataHash(asJson(data ?? null))).toThrow(message)
})

function manyValues() {
  const types = { A: [{ name: 'a', type: 'bool[]' }] }
  return { types, domain: {}, primaryType: 'A', message: { a: Array.from({ length: 10_001 }, () => true) } }
}
