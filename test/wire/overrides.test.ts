import { describe, expect, it } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import { parseParams } from '../../src/rpc/parseParams.ts'
import { hasManyOverrides, parseBlockOverrides, parseStateOverrides } from '../../src/wire/overrides.ts'

const ADDRESS = '0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826'
const WORD = `0x${'Ab'.repeat(32)}`

describe('overridden slots', () => {
  it.each([
    ['0x1', '0x2', '01', '02'],
    ['0x0001', '0x', '01', ''],
    ['aB', 'cD', 'ab', 'cd'],
    ['0xabc', '0xFFf', '0abc', '0fff'],
    [WORD, WORD.slice(2), 'ab'.repeat(32), 'ab'.repeat(32)],
  ])('an overridden slot, %s with %s, has 64 bytes', (slot, value, slotBytes, valueBytes) => {
    const [parsed] = parseStateOverrides({ [ADDRESS]: { stateDiff: { [slot]: value } } })
    const packed = toHex(parsed?.stateDiff ?? new Uint8Array(0))
    expect(packed).toBe(`0x${slotBytes.padStart(64, '0')}${valueBytes.padStart(64, '0')}`)
  })

  it('the overridden slots of one account are one byte string, in the order of the request', () => {
    const state = Object.fromEntries(Array.from({ length: 1_024 }, (_, n) => [`0x${(1_024 - n).toString(16)}`, '0x1']))
    const [parsed] = parseStateOverrides({ [ADDRESS]: { state } })
    expect(parsed?.state).toHaveLength(64 * 1_024)
    expect(toHex(parsed?.state?.subarray(0, 32) ?? new Uint8Array(0))).toBe(`0x${'400'.padStart(64, '0')}`)
  })
})

describe('block overrides', () => {
  it.each([
    ['random', { random: '0x9' }, { difficulty: 9n }],
    ['baseFee', { baseFee: '0x9' }, { minimumGasPrice: 9n }],
    ['blobBaseFee, which has no effect', { blobBaseFee: '0x9' }, {}],
  ])("block overrides accept geth's name %s", (_, overrides, parsed) => {
    expect(parseParams('eth_call', [{}, 'latest', null, overrides])).toHaveLength(4)
    expect(parseBlockOverrides(overrides)).toEqual(parsed)
  })

  it('block overrides use the newer of two names of a member, or the other if that is empty', () => {
    expect(parseBlockOverrides({ prevRandao: '0x1', random: '0x2', difficulty: '0x3' })).toEqual({ difficulty: 1n })
    expect(parseBlockOverrides({ prevRandao: '', random: '0x2', difficulty: '0x3' })).toEqual({ difficulty: 2n })
    expect(parseBlockOverrides({ baseFeePerGas: '0x1', baseFee: '0x2' })).toEqual({ minimumGasPrice: 1n })
    expect(parseBlockOverrides({ baseFeePerGas: '', baseFee: '0x2' })).toEqual({ minimumGasPrice: 2n })
  })
})

it('overrides are many from 501 accounts and slots on', () => {
  const cellsOf = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`0x${n}`, '0x1']))
  expect(hasManyOverrides(undefined)).toBe(false)
  expect(hasManyOverrides({ [ADDRESS]: { state: cellsOf(499) } })).toBe(false)
  expect(hasManyOverrides({ [ADDRESS]: { state: cellsOf(500) } })).toBe(true)
})
