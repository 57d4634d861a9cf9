import { describe, expect, it } from 'vitest'
import { fromDigits, toHex } from '../../../src/base/hex.ts'
import { encodeValues, outpointValues } from '../../../src/bridge/pegout/outpointValues.ts'
import { UndecodableEntry } from '../../../src/bridge/storageEntry.ts'

const SOME = 'fcfcbbbbbbfd1934fe9145dc00'
const VALUES = [252n, 252n, 187n, 187n, 187n, 13_337n, 14_435_729n]
/** Maximum number of satoshis. */
const ALL = 2_100_000_000_000_000n

const decode = (digits: string) => outpointValues({ read: async () => fromDigits(digits) }, new Uint8Array(32).fill(1))

describe("the values of a transaction's inputs", () => {
  it.each<[string, readonly bigint[]]>([
    ['', []],
    ['00', [0n]],
    ['01', [1n]],
    ['01'.repeat(10), Array<bigint>(10).fill(1n)],
    ['fc', [252n]],
    [SOME, VALUES],
    [SOME.repeat(1000), Array.from({ length: 1000 }, () => VALUES).flat()],
    ['ff0040075af0750700', [ALL]],
    ['ff0040075af0750700'.repeat(3), [ALL, ALL, ALL]],
    ['ff0140075af0750700', [ALL + 1n]],
  ])('input values are encoded as by the reference node, case %#', async (digits, values) => {
    expect(toHex(encodeValues(values)).slice(2)).toBe(digits)
    expect(await decode(digits)).toEqual(values)
  })

  it.each([
    ['that are negative', 'ff9cffffffffffffffff38ffffffffffffffffd4feffffffffffff'],
    ['that end where the last one begins', 'fc9145dc00faff00fe'],
    ['that end within the last one', 'fb8267dc00fcff00fe'],
    ['that end after the first ones', '64c8fd2c01ff70feffffffffffff'],
  ])('input values %s cannot be decoded', async (_what, digits) => {
    await expect(decode(digits)).rejects.toThrow(UndecodableEntry)
  })
})
