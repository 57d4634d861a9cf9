import { describe, expect, it } from 'vitest'
import type { Hex } from '../../src/base/hex.ts'
import { assemble, gasUsed, NOBODY, OTHER, setScene, TARGET } from '../_helpers/evmScene.ts'
import { RULE_SETS } from '../_helpers/ruleSets.ts'

/** The price of each opcode with as many zeros on the stack as it pops, if only its fee is due (protocol/evm#gas). */
const FEES: Record<string, readonly (readonly [fee: number, operands: number, ...opcodes: string[]])[]> = {
  'zero tier': [
    [0, 0, '00'],
    [0, 2, 'f3', 'fd'],
  ],
  'base tier': [
    [2, 0, '30', '32', '33', '34', '36', '38', '3a', '3d', '41', '42', '43', '44', '45', '46', '48', '58', '59', '5a'],
    [2, 0, '5f', 'aa'],
    [2, 1, '50'],
  ],
  'very low tier': [
    [3, 2, '01', '03', '10', '11', '12', '13', '14', '16', '17', '18', '1a', '1b', '1c', '1d'],
    [3, 1, '15', '19', '35'],
    [3, 3, '37', '39', '3e', '5e'],
    [3, 0, '6000', '7f'],
    [3, 1, '80'],
    [3, 16, '8f'],
    [3, 2, '90'],
    [3, 17, '9f'],
    [3, 2, 'a85b'],
    [3, 3, 'a95b'],
  ],
  'low tier': [
    [5, 2, '02', '04', '05', '06', '07', '0b'],
    [5, 0, '47'],
  ],
  'middle tier': [[8, 3, '08', '09']],
  'extended tier': [[20, 1, '40']],
  'prices of their own': [
    [1, 0, '5b'],
    [10, 2, '57'], // no jump: the condition is 0
    [10, 2, '0a'],
    [30, 2, '20'],
    [200, 1, '54'],
    [400, 1, '31', '3f'],
    [700, 1, '3b'],
    [700, 4, '3c'],
    [5_000, 2, '55'],
    [100, 1, '5c'],
    [100, 2, '5d'],
    [375, 2, 'a0'],
    [750, 3, 'a1'],
    [1_125, 4, 'a2'],
    [1_500, 5, 'a3'],
    [1_875, 6, 'a4'],
    [32_000, 3, 'f0'],
    [32_000, 4, 'f5'],
  ],
}

for (const [tier, rows] of Object.entries(FEES)) {
  it(`opcodes of the ${tier} cost the same by every set of rules that has them`, async () => {
    for (const [fee, operands, ...opcodes] of rows) {
      for (const opcode of opcodes) {
        const code: Hex = `0x${'6000'.repeat(operands)}${opcode}`
        let seen = 0
        for (const { rules } of RULE_SETS) {
          const execution = await (await setScene({ [TARGET]: code })).run({}, { rules })
          const isMissing = execution.outcome.kind === 'exception' && execution.outcome.reason === 'invalid opcode'
          if (isMissing) continue
          seen++
          expect({ opcode, used: gasUsed(execution) }).toEqual({ opcode, used: BigInt(fee + 3 * operands) })
        }
        expect(seen).toBeGreaterThan(0)
      }
    }
  })
}

const gasOf = async (...parts: (string | number | bigint)[]) =>
  gasUsed(await (await setScene({ [TARGET]: assemble(...parts), [OTHER]: '0x' })).run())

describe('additional costs', () => {
  it('copying opcodes cost 3 per begun word', async () => {
    const copied = async (size: number) => {
      const words = BigInt(Math.ceil(size / 32))
      for (const opcode of ['37', '39']) expect(await gasOf(size, 0, 0, opcode)).toBe(9n + 3n + 2n * 3n * words)
      expect(await gasOf(size, 0, 0, OTHER_ON_STACK, '3c')).toBe(12n + 700n + 2n * 3n * words)
    }
    for (const size of [1, 32, 33, 64]) await copied(size)
  })

  it('EXP costs 50 per byte of the exponent', async () => {
    for (const [exponent, bytes] of [
      [1n, 1n],
      [0xffn, 1n],
      [0x100n, 2n],
      [2n ** 255n, 32n],
    ] as const) {
      expect(await gasOf(exponent, 2, '0a')).toBe(6n + 10n + 50n * bytes)
    }
  })

  it('CALL of a precompile without an account costs 25000 more', async () => {
    const call = async (address: number) => gasOf(0, 0, 0, 0, 0, address, 0, 'f1')
    expect(await call(2)).toBe(21n + 700n + 25_000n)
  })

  it('LOG costs 8 per byte', async () => {
    expect(await gasOf(33, 0, 'a0')).toBe(6n + 375n + 8n * 33n + 3n * 2n)
  })

  it('MCOPY pays memory for the larger of both ends', async () => {
    expect(await gasOf(32, 0, 320, '5e')).toBe(3n * 3n + 3n + 3n + 3n * 11n)
    expect(await gasOf(32, 320, 0, '5e')).toBe(3n * 3n + 3n + 3n + 3n * 11n)
  })

  it('BALANCE costs the same a second time and for a missing account', async () => {
    const balance = [`73${NOBODY.slice(2)}`, '31'] as const
    expect(await gasOf(...balance, ...balance)).toBe(2n * 403n)
  })
})

const OTHER_ON_STACK = `73${OTHER.slice(2)}`
