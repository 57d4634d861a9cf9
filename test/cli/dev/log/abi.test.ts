import { encodeAbiParameters, parseAbiParameter } from 'viem'
import { expect, it } from 'vitest'
import { fromHex, toHex } from '../../../../src/base/hex.ts'
import { type AbiType, parseAbiType, printAbi } from '../../../../src/cli/dev/log/abi.ts'
import { createRandom } from '../../../_helpers/random.ts'

const SHORT = { isShort: true }

interface Parameter {
  readonly type: string
  readonly components?: readonly Parameter[]
}

function requireType({ type, components = [] }: Parameter): AbiType {
  const parsed = parseAbiType(type, components.map(requireType))
  if (parsed === undefined) throw new Error(`${type} is not parsed`)
  return parsed
}

/** Prints values that viem has encoded. The parameters are in viem's human-readable form. */
function print(parameters: readonly string[], values: readonly unknown[], style = SHORT) {
  const parsed: readonly Parameter[] = parameters.map((one) => parseAbiParameter(one))
  return printAbi(parsed.map(requireType), fromHex(encodeAbiParameters(parsed, values)), style)
}

const ADDRESS = '0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826'

it.each([
  [
    ['uint256', 'int8'],
    [7n, -8],
    ['7', '-8'],
  ],
  [
    ['bool', 'address'],
    [true, ADDRESS],
    ['true', ADDRESS],
  ],
  [
    ['bytes4', 'bytes'],
    ['0x01020304', '0x05'],
    ['0x01020304', '0x05'],
  ],
  [['string'], ['a "quoted"\n\u001b[2J'], ['"a \\"quoted\\"\\n\\u001b[2J"']],
  [
    ['uint8[]', 'uint8[2]', 'string[]'],
    [
      [1, 2, 3],
      [4, 5],
      ['a', 'b'],
    ],
    ['[1, 2, 3]', '[4, 5]', '["a", "b"]'],
  ],
  [
    ['uint256[][2]', 'uint8'],
    [[[1n], [2n, 3n]], 9],
    ['[[1], [2, 3]]', '9'],
  ],
  [
    ['(address to, (uint256[] parts, string note)[] orders)', 'bool'],
    [{ to: ADDRESS, orders: [{ parts: [1n], note: 'x' }] }, false],
    [`(${ADDRESS}, [([1], "x")])`, 'false'],
  ],
  [
    ['(uint8 a, bytes2 b)[2]'],
    [
      [
        { a: 1, b: '0x0203' },
        { a: 4, b: '0x0506' },
      ],
    ],
    ['[(1, 0x0203), (4, 0x0506)]'],
  ],
])('values of %j are printed', (parameters, values, expected) => {
  expect(print(parameters, values)).toEqual(expected)
})

it('the name of a contract is printed before its address', () => {
  const style = { isShort: true, nameOf: (address: string) => (address === ADDRESS ? 'Vault' : undefined) }
  expect(print(['address[]'], [[ADDRESS, `0x${'11'.repeat(20)}`]], style)).toEqual([
    `[Vault ${ADDRESS}, 0x${'11'.repeat(20)}]`,
  ])
})

it('long values and lists are shortened', () => {
  const [text = '', bytes = '', list = ''] =
    print(['string', 'bytes', 'uint8[]'], ['x'.repeat(5_000), `0x${'ab'.repeat(1_000)}`, new Array(1_000).fill(1)]) ??
    []
  expect(text).toBe(`"${'x'.repeat(200)}…"`)
  expect(bytes).toBe(`0x${'ab'.repeat(64)}… (1000 bytes)`)
  expect(list).toMatch(/, 1, … 968 more\]$/)
})

it.each([
  ['uint8', '00'.repeat(31)],
  ['uint8', `${'00'.repeat(30)}0100`],
  ['address', 'ff'.repeat(32)],
  ['bool', `${'00'.repeat(30)}0100`],
  ['string', 'ff'.repeat(32)],
  ['string', `${'20'.padStart(64, '0')}${'40'.padStart(64, '0')}`],
  ['uint256[]', `${'20'.padStart(64, '0')}${'02'.padStart(64, '0')}${'00'.repeat(32)}`],
  ['uint256[4294967]', '00'.repeat(64)],
])('bytes that do not hold %s are not printed: %s', (type, hex) => {
  expect(printAbi([requireType({ type })], fromHex(`0x${hex}`), SHORT)).toBeUndefined()
})

it.each([
  'uint257',
  'uint7',
  'uint0',
  'bytes33',
  'bytes0',
  'float',
  'uint256[',
  'uint256[]]',
  'tuple[-1]',
  '',
  'int 8',
])('the type %s does not exist', (name) => {
  expect(parseAbiType(name)).toBeUndefined()
})

it('types with too many levels or members are refused', () => {
  expect(parseAbiType(`uint8${'[]'.repeat(16)}`)).toBeDefined()
  expect(parseAbiType(`uint8${'[]'.repeat(17)}`)).toBeUndefined()
  const word = requireType({ type: 'uint8' })
  expect(parseAbiType('tuple', new Array<AbiType>(256).fill(word))).toBeDefined()
  expect(parseAbiType('tuple', new Array<AbiType>(257).fill(word))).toBeUndefined()
})

it('few bytes that stand for many values are printed within a bound', () => {
  // Each of 16 levels is an array of 32 elements, all of which point to the same place.
  const type = requireType({ type: `uint8${'[]'.repeat(16)}` })
  const words = [32, 32, ...new Array<number>(32).fill(0)]
  const bytes = fromHex(`0x${words.map((word) => word.toString(16).padStart(64, '0')).join('')}`)
  const startedAt = performance.now()
  const text = printAbi([type], bytes, SHORT)?.join() ?? ''
  expect(performance.now() - startedAt).toBeLessThan(1_000)
  expect(text.length).toBeLessThan(10_000)
  // Elements without bytes: a million of them in one word.
  const empty = requireType({ type: 'uint8[0][999999999]' })
  expect(printAbi([empty], new Uint8Array(32), SHORT)).toEqual([`[${'[], '.repeat(32)}… 999999967 more]`])
})

const ELEMENTARY = ['uint256', 'uint8', 'int64', 'bool', 'address', 'bytes4', 'bytes', 'string'] as const

it('random types are printed as viem decodes them', () => {
  const random = createRandom(1)
  const bytesOf = (length: number) => toHex(Uint8Array.from({ length }, () => random(256)))

  /** Returns a type, a value of it, and its text. */
  function make(levels: number): { type: Parameter; value: unknown; text: string } {
    const choice = levels === 0 ? 0 : random(4)
    if (choice === 1) {
      const members = Array.from({ length: 1 + random(3) }, () => make(levels - 1))
      const components = members.map(({ type }, index) => ({ ...type, name: `m${index}` }))
      const value = Object.fromEntries(members.map((member, index) => [`m${index}`, member.value]))
      return { type: { type: 'tuple', components }, value, text: `(${members.map(({ text }) => text).join(', ')})` }
    }
    if (choice === 2) {
      const { type, value, text } = make(levels - 1)
      const length = 1 + random(3)
      const suffix = random(2) === 0 ? '[]' : `[${length}]`
      const texts = new Array<string>(length).fill(text).join(', ')
      return {
        type: { ...type, type: `${type.type}${suffix}` },
        value: new Array(length).fill(value),
        text: `[${texts}]`,
      }
    }
    const type = ELEMENTARY[random(ELEMENTARY.length)] ?? 'bool'
    const value = makeElementary(type)
    return { type: { type }, value, text: type === 'string' ? JSON.stringify(value) : `${value}` }
  }

  function makeElementary(type: (typeof ELEMENTARY)[number]): unknown {
    switch (type) {
      case 'bool':
        return random(2) === 0
      case 'address':
        return bytesOf(20)
      case 'bytes4':
        return bytesOf(4)
      case 'bytes':
        return bytesOf(1 + random(64))
      case 'string':
        return 'ä"x'.repeat(random(20))
      case 'int64':
        return BigInt(random(1_000)) - 500n
      case 'uint8':
        return random(256)
      case 'uint256':
        return BigInt(bytesOf(32))
    }
  }

  for (let round = 0; round < 300; round++) {
    const parts = Array.from({ length: 1 + random(3) }, () => make(3))
    const types = parts.map(({ type }) => type)
    const encoded = encodeAbiParameters(
      types,
      parts.map(({ value }) => value),
    )
    expect(printAbi(types.map(requireType), fromHex(encoded), SHORT)).toEqual(parts.map(({ text }) => text))
  }
})
