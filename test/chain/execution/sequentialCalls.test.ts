import { describe, expect, it } from 'vitest'
import { fromHex, type Hex } from '../../../src/base/hex.ts'
import { NotParallel } from '../../../src/chain/execution/parallelGuard.ts'
import { assemble, NOBODY, OTHER, TARGET } from '../../_helpers/evmScene.ts'
import { ask, type Codes, call, create, pay, REVERT, refusalOf, type Step, to } from './_parallel.ts'

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

    it('must not stand in a parallel list, straight', () => refused({}, { ...to(contract), data: GET_SIZE }))
    it.each(['f1', 'f2', 'f4', 'fa'] as const)('nor from code by opcode %s', (opcode) => {
      return refused({ [TARGET]: call(opcode, contract) }, to(TARGET))
    })
    it('nor when it gets no gas', () => refused({ [TARGET]: call('f1', contract, 0) }, to(TARGET)))
    it('nor when all around it is undone', () => {
      const codes = { [TARGET]: assemble(call('f1', OTHER), REVERT), [OTHER]: assemble(call('f1', contract), 'fe') }
      return refused(codes, to(TARGET))
    })
    it("nor in a transaction's own init code", () => refused({}, { data: fromHex(call('fa', contract)) }))
    it('but in init code that code runs, which the reference overlooks', async () => {
      const codes = { [TARGET]: create(call('fa', SHORT)), [SHORT]: call('fa', contract) }
      expect(await refusalOf(codes, [to(TARGET), pay(NOBODY)], [1, 2])).toBeUndefined()
      const behind = { ...codes, [TARGET]: assemble(create('0x00'), call('fa', contract)) }
      expect(await refusalOf(behind, [to(TARGET)], [1])).toBeInstanceOf(NotParallel)
    })
    it('and asking for its balance and code is no call', async () => {
      const codes = { [TARGET]: assemble(ask('31', contract), ask('3b', contract), ask('3f', contract)) }
      expect(await refusalOf(codes, [to(TARGET), pay(NOBODY)], [1, 2])).toBeUndefined()
    })
  })
}
