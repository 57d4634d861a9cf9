import { AbiCoder, id } from 'ethers'
import { describe, expect, it, vi } from 'vitest'
import { concatBytes } from '../../../src/base/bytes.ts'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import { toWord } from '../../../src/base/integer.ts'
import {
  type ArgumentsOf,
  type ArgumentType,
  decodeArguments,
  encodeResult,
  selectorOf,
} from '../../../src/evm/precompiles/native/abi.ts'
import { PrecompileFailure } from '../../../src/evm/precompiles/precompile.ts'

const coder = AbiCoder.defaultAbiCoder()
const NOTHING = new Uint8Array(0)
const ADDRESS = `0x${'a1'.repeat(20)}`
const WORD = `0x${'b2'.repeat(32)}`
const MINUS_ONE = toWord(2n ** 256n - 1n)

/** Returns the values of decodable arguments. */
function read<const T extends readonly ArgumentType[]>(types: T, encoded: Uint8Array): ArgumentsOf<T> | undefined {
  const piece = decodeArguments(types, encoded)?.().next()
  return piece?.done === true ? piece.value : undefined
}

/** Returns the values, those of arrays as arrays. */
const decode = (types: readonly ArgumentType[], encoded: Uint8Array): unknown[] | undefined =>
  read(types, encoded)?.map((value) =>
    typeof value === 'object' && !(value instanceof Uint8Array) ? [...value] : value,
  )

/** Returns the bytes of words. */
const words = (...values: (number | bigint)[]) => concatBytes(...values.map((value) => toWord(BigInt(value))))

describe('selectorOf', () => {
  it('selectorOf returns the beginning of the hash of the signature', () => {
    expect(toHex(selectorOf('transfer(address,uint256)'))).toBe(id('transfer(address,uint256)').slice(0, 10))
  })
})

describe('decodeArguments', () => {
  it('decodeArguments reads the encoding of ethers', () => {
    const types = ['int256', 'bytes', 'address', 'bool', 'string', 'bytes32', 'bytes[]', 'bytes32[]'] as const
    const long = `0x${'07'.repeat(100)}`
    const given = [-7n, long, ADDRESS, true, 'ñandú', WORD, ['0x', '0x01', long], [WORD, WORD]]
    const args = decode(types, fromHex(coder.encode(types, given)))
    expect(args).toEqual([
      -7n,
      fromHex(long),
      fromHex(ADDRESS),
      true,
      'ñandú',
      fromHex(WORD),
      [NOTHING, Uint8Array.of(1), fromHex(long)],
      [fromHex(WORD), fromHex(WORD)],
    ])
  })

  it('decodeArguments reads signed numbers, whatever their type', () => {
    expect(decode(['uint256', 'int64'], concatBytes(MINUS_ONE, MINUS_ONE))).toEqual([-1n, -1n])
  })

  it('decodeArguments ignores bytes after the arguments', () => {
    expect(decode(['int256'], words(5, 6, 7))).toEqual([5n])
  })

  it('decodeArguments reads no arguments as zeros', () => {
    expect(decode(['int256', 'bool', 'address'], NOTHING)).toEqual([0n, false, new Uint8Array(20)])
    expect(decode(['bytes[]'], NOTHING)).toEqual([[]])
    expect(decode(['bytes'], NOTHING)).toBeUndefined()
    expect(decode(['string'], NOTHING)).toBeUndefined()
    expect(decode(['bytes32'], NOTHING)).toBeUndefined()
  })

  it('decodeArguments pads the offset of a dynamic argument that the data ends in, or at, and no other word', () => {
    const data = new Uint8Array(45)
    expect(decode(['int256', 'string'], data)).toEqual([0n, ''])
    expect(decode(['int256', 'string'], data.subarray(0, 32))).toEqual([0n, ''])
    expect(decode(['int256', 'string'], data.subarray(0, 31))).toBeUndefined()
    expect(decode(['string', 'int256'], data)).toBeUndefined()
    expect(decode(['int256', 'bytes[]'], NOTHING)).toBeUndefined()
  })

  it('decodeArguments reads only the low 32 bits of lengths, offsets and booleans', () => {
    const high = 2n ** 32n
    expect(decode(['bytes'], words(high * 9n + 32n, high + 2n, 0))).toEqual([new Uint8Array(2)])
    expect(decode(['bool', 'bool'], words(high, 2))).toEqual([false, true])
  })

  it('decodeArguments reads an address from the shortest form of its number', () => {
    const addressIn = (word: bigint) => toHex(read(['address'], words(BigInt.asUintN(256, word)))?.[0] ?? NOTHING)
    expect(addressIn(-1n)).toBe(`0x${'00'.repeat(19)}ff`)
    expect(addressIn(-129n)).toBe(`0x${'00'.repeat(18)}ff7f`)
    expect(addressIn(-128n)).toBe(`0x${'00'.repeat(19)}80`)
    expect(addressIn(-(2n ** 255n))).toBe(`0x${'00'.repeat(20)}`)
    expect(addressIn(2n ** 200n + 5n)).toBe(`0x${'00'.repeat(19)}05`)
  })

  it('decodeArguments keeps every character of a text, and replaces invalid UTF-8', () => {
    const text = (bytes: number[]) => {
      const padded = new Uint8Array(32)
      padded.set(bytes)
      return decode(['string'], concatBytes(words(32, bytes.length), padded))
    }
    expect(text([0xef, 0xbb, 0xbf, 0x41])).toEqual(['\ufeffA'])
    expect(text([0x41, 0xff, 0x42])).toEqual(['A\ufffdB'])
  })

  const malformed: Record<string, Uint8Array> = {
    'an offset behind the end': words(64, 0),
    'a negative offset': concatBytes(MINUS_ONE, words(0)),
    'a length behind the end': words(32, 33, 0),
    'a negative length': concatBytes(words(32), MINUS_ONE, words(0)),
    'half a word': words(32).subarray(16),
    'an offset of 2^31 - 1': words(2 ** 31 - 1, 0),
  }
  for (const [name, data] of Object.entries(malformed)) {
    it(`decodeArguments refuses ${name}`, () => {
      expect(decode(['bytes'], data)).toBeUndefined()
      expect(decode(['string'], data)).toBeUndefined()
      expect(decode(['bytes[]'], data)).toBeUndefined()
    })
  }

  it('decodeArguments refuses an array with missing elements', () => {
    expect(decode(['bytes32[]'], words(32, 2, 1))).toBeUndefined()
    expect(decode(['bytes[]'], words(32, 1, 32))).toBeUndefined()
    expect(decode(['bytes[]'], words(32, 2 ** 31 - 1, 0))).toBeUndefined()
  })

  it('decodeArguments takes time and memory in proportion to the data, even if its elements overlap', () => {
    const count = 20_000
    const offsets = Array.from({ length: count }, () => count * 32)
    const data = concatBytes(words(32, count), words(...offsets), words(count * 32), new Uint8Array(count * 32))
    const before = process.memoryUsage().arrayBuffers
    const [elements] = read(['bytes[]'], data) ?? [[]]
    expect(elements).toHaveLength(count)
    expect([...elements].at(-1)).toHaveLength(count * 32)
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(64 * 2 ** 20)
  })

  it('decodeArguments decodes no element that is not read, and none of an array that is incomplete', () => {
    const count = 20_000
    const zeros = new Uint8Array(count * 32)
    const views = vi.spyOn(Uint8Array.prototype, 'subarray')
    const looks = vi.spyOn(DataView.prototype, 'getInt32')
    for (const type of ['bytes[]', 'bytes32[]'] as const) {
      expect(read([type], concatBytes(words(32, count), zeros))?.[0]).toHaveLength(count)
    }
    expect(views.mock.calls.length).toBeLessThan(10)
    looks.mockClear()
    expect(decodeArguments(['bytes[]'], concatBytes(words(32, count + 1), zeros))).toBeUndefined()
    expect(looks.mock.calls.length).toBeLessThan(10)
    vi.restoreAllMocks()
  })
})

describe('encodeResult', () => {
  it('encodeResult encodes values that ethers decodes', () => {
    const [long, short] = [new Uint8Array(70).fill(3), Uint8Array.of(1)]
    const read = (type: string, encoded: Uint8Array) => coder.decode([type], toHex(encoded)).toArray()
    expect(read('int256', encodeResult('int256', -5n))).toEqual([-5n])
    expect(read('uint256', encodeResult('uint256', 2n ** 255n - 1n))).toEqual([2n ** 255n - 1n])
    expect(read('bool', encodeResult('bool', true))).toEqual([true])
    expect(read('bytes', encodeResult('bytes', long))).toEqual([toHex(long)])
    expect(read('string', encodeResult('string', 'ñandú'))).toEqual(['ñandú'])
    expect(read('bytes32', encodeResult('bytes32', fromHex(WORD)))).toEqual([WORD])
    expect(read('address', encodeResult('address', fromHex(ADDRESS)))[0].toLowerCase()).toBe(ADDRESS)
    expect(coder.decode(['string[]'], toHex(encodeResult('string[]', ['a', '', 'b'.repeat(40)])))[0].toArray()).toEqual(
      ['a', '', 'b'.repeat(40)],
    )
    expect(coder.decode(['bytes[]'], toHex(encodeResult('bytes[]', [short, long])))[0].toArray()).toEqual([
      toHex(short),
      toHex(long),
    ])
    expect(coder.decode(['bytes32[]'], toHex(encodeResult('bytes32[]', [fromHex(WORD)])))[0].toArray()).toEqual([WORD])
  })

  it('encodeResult returns 96 bytes for empty bytes and an empty text', () => {
    expect(encodeResult('bytes', NOTHING)).toEqual(words(32, 0, 0))
    expect(encodeResult('string', '')).toEqual(words(32, 0, 0))
    expect(encodeResult('string[]', [''])).toEqual(words(32, 1, 32, 0, 0))
    expect(encodeResult('string[]', [])).toEqual(words(32, 0))
  })

  it('encodeResult aligns short bytes to the right', () => {
    expect(encodeResult('bytes32', Uint8Array.of(1, 2))).toEqual(words(0x0102))
  })

  it('encodeResult fails for values that the type cannot hold', () => {
    expect(() => encodeResult('uint256', 2n ** 255n)).toThrow(PrecompileFailure)
    expect(() => encodeResult('int256', -(2n ** 255n) - 1n)).toThrow(PrecompileFailure)
    expect(() => encodeResult('bytes32', new Uint8Array(33))).toThrow(PrecompileFailure)
  })
})
