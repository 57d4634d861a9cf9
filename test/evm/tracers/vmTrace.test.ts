import { expect, it } from 'vitest'
import { createVmTracer } from '../../../src/evm/evm.ts'
import { vmPrinter } from '../../../src/wire/traces/parity.ts'
import { assemble, OTHER, RETURN_TOP, setScene, TARGET } from '../../_helpers/evmScene.ts'

const NO_EFFECTS = { mem: null, push: [], store: null }

/** Runs code with a vmTrace, and returns it. */
async function trace(codes: Parameters<typeof setScene>[0], gasLimit = 100_000n) {
  const vm = createVmTracer(vmPrinter, () => undefined)
  const { run } = await setScene(codes)
  await run({ observer: vm.observer, gasLimit })
  return JSON.parse(vm.text() ?? 'null')
}

it('an opcode shows its price, the gas left and its effects', async () => {
  const { code, ops } = await trace({ [TARGET]: assemble(5, 1, '55', 7, '80', '90', 0, '52', '00') })
  expect(code).toBe(assemble(5, 1, '55', 7, '80', '90', 0, '52', '00'))
  expect(ops.slice(0, 3)).toEqual([
    { cost: 3, ex: { ...NO_EFFECTS, push: ['0x5'], used: 99_997 }, pc: 0, sub: null, op: 'PUSH1' },
    { cost: 3, ex: { ...NO_EFFECTS, push: ['0x1'], used: 99_994 }, pc: 2, sub: null, op: 'PUSH1' },
    {
      cost: 20_000,
      ex: { ...NO_EFFECTS, store: { key: '0x1', val: '0x5' }, used: 79_994 },
      pc: 4,
      sub: null,
      op: 'SSTORE',
    },
  ])
  const effects = ops
    .slice(4)
    .map(({ op, ex }: { op: string; ex: { push: string[]; mem: unknown } }) => [op, ex.push, ex.mem])
  expect(effects).toEqual([
    ['DUP1', ['0x7', '0x7'], null],
    ['SWAP1', ['0x7', '0x7'], null],
    ['PUSH1', ['0x0'], null],
    ['MSTORE', [], { data: `0x${'07'.padStart(64, '0')}`, off: 0 }],
    ['STOP', [], null],
  ])
})

it('a call holds the opcodes of the called code, and the memory that it has written', async () => {
  const call = assemble(32, 64, 0, 0, BigInt(OTHER), 1_000, 'fa', '00')
  const { ops } = await trace({ [TARGET]: call, [OTHER]: assemble(9, RETURN_TOP) })
  const { cost, ex, sub, op } = ops[6]
  expect([op, ex.push, ex.mem]).toEqual(['STATICCALL', ['0x1'], { data: `0x${'09'.padStart(64, '0')}`, off: 64 }])
  expect(cost).toBe(700 + 6 + 3 + 1_000)
  expect(sub.code).toBe(assemble(9, RETURN_TOP))
  expect(sub.ops.map((inner: { op: string }) => inner.op).join()).toBe('PUSH1,PUSH1,MSTORE,PUSH1,PUSH1,RETURN')
  // The call returns the gas that is left.
  expect(ex.used).toBe(ops[5].ex.used - cost + sub.ops.at(-1).ex.used)
})

it('the price of a creation includes the gas that it passes on', async () => {
  const { ops } = await trace({
    [TARGET]: assemble('7f', `${'6000'.repeat(2)}00`.padEnd(64, '0'), 0, '52', 5, 0, 0, 'f0'),
  })
  const { cost, ex, sub, op } = ops.at(-1)
  const left = ops.at(-2).ex.used - 32_000
  expect([op, cost, sub.code, sub.ops.length]).toEqual(['CREATE', 32_000 + left, '0x6000600000', 3])
  expect(sub.ops.at(-1).ex.used).toBe(ex.used)
})

it('a call of an account without code has no opcodes', async () => {
  const { ops } = await trace({ [TARGET]: assemble(0, 0, 0, 0, BigInt(OTHER), 1_000, 'fa') })
  expect(ops[6]).toMatchObject({ op: 'STATICCALL', sub: null })
})

it('an opcode that fails has no effects, and one that cannot be paid is left out', async () => {
  const failed = await trace({ [TARGET]: assemble(1, '56') })
  expect(failed.ops.at(-1)).toEqual({ cost: 8, ex: null, pc: 2, sub: null, op: 'JUMP' })
  const unpaid = await trace({ [TARGET]: assemble(5, 1, '55') }, 100n)
  expect(unpaid.ops.map(({ op }: { op: string }) => op)).toEqual(['PUSH1', 'PUSH1'])
})

it('the characters of the trace are counted once for each frame', async () => {
  let spent = 0
  const spend = (characters: number) => {
    spent += characters
  }
  const vm = createVmTracer(vmPrinter, spend)
  const call = assemble(0, 0, 0, 0, BigInt(OTHER), 50_000, 'fa')
  const { run } = await setScene({ [TARGET]: call, [OTHER]: assemble(9, RETURN_TOP) })
  await run({ observer: vm.observer })
  const { length } = vm.text() ?? ''
  expect(spent).toBeGreaterThan(length - 100)
  expect(spent).toBeLessThan(length + 200)
})
