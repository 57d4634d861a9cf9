import { describe, expect, it } from 'vitest'
import { fromHex, type Hex } from '../../../src/base/hex.ts'
import { NotParallel } from '../../../src/chain/execution/parallelGuard.ts'
import { assemble, NOBODY, OTHER, TARGET } from '../../_helpers/evmScene.ts'
import { type Codes, call, create, pay, query, REVERT, refusalOf, type Step, to } from './_parallel.ts'

const BRIDGE: Hex = `0x${'01000006'.padStart(40, '0')}`
const REMASC: Hex = `0x${'01000008'.padStart(40, '0')}`
/** Short enough to be called by init code of one word. */
const SHORT: Hex = `0x${'abcd'.padStart(40, '0')}`
const GET_SIZE = fromHex('0x802ad4b6')

for (const [name, contract] of [
  ['the Bridge', BRIDGE],
  ['REMASC', REMASC],
] as const) {
  describe(`a call of ${name}`, () => {
    const refused = async (codes: Codes, step: Step) => {
      for (const edges of [[1], [1, 2]]) {
        const error = await refusalOf(codes, [step, pay(NOBODY)], edges)
        expect(error).toEqual(new NotParallel(0, BigInt(contract)))
      }
      expect(await refusalOf(codes, [step, pay(NOBODY)], [])).toBeUndefined()
    }

    it('a direct call is refused in a parallel list', () => refused({}, { ...to(contract), data: GET_SIZE }))
    it.each(['f1', 'f2', 'f4', 'fa'] as const)('a call by opcode %s is refused in a parallel list', (opcode) => {
      return refused({ [TARGET]: call(opcode, contract) }, to(TARGET))
    })
    it('a call without gas is refused in a parallel list', () =>
      refused({ [TARGET]: call('f1', contract, 0) }, to(TARGET)))
    it('a call in a reverted frame is refused in a parallel list', () => {
      const codes = { [TARGET]: assemble(call('f1', OTHER), REVERT), [OTHER]: assemble(call('f1', contract), 'fe') }
      return refused(codes, to(TARGET))
    })
    it("a call in a transaction's init code is refused in a parallel list", () =>
      refused({}, { data: fromHex(call('fa', contract)) }))
    it('a call in the init code of a nested creation is allowed, as by the reference node', async () => {
      const codes = { [TARGET]: create(call('fa', SHORT)), [SHORT]: call('fa', contract) }
      expect(await refusalOf(codes, [to(TARGET), pay(NOBODY)], [1, 2])).toBeUndefined()
      const behind = { ...codes, [TARGET]: assemble(create('0x00'), call('fa', contract)) }
      expect(await refusalOf(behind, [to(TARGET)], [1])).toBeInstanceOf(NotParallel)
    })
    it('reading balance and code is no call', async () => {
      const codes = { [TARGET]: assemble(query('31', contract), query('3b', contract), query('3f', contract)) }
      expect(await refusalOf(codes, [to(TARGET), pay(NOBODY)], [1, 2])).toBeUndefined()
    })
  })
}
