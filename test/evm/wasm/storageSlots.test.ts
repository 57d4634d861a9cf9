import { expect, it } from 'vitest'
import { type Bytes, EMPTY_BYTES } from '../../../src/base/bytes.ts'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import { toWord } from '../../../src/base/integer.ts'
import { InterpreterPool } from '../../../src/evm/wasm/pool.ts'
import { createOverlay } from '../../../src/state/overlay.ts'
import { BLOCK, SENDER } from '../../_helpers/evmScene.ts'
import { createMemoryWorld, putContract } from '../../_helpers/memoryWorld.ts'
import { compileChecked } from '../_checked.ts'
import { type CodeWriter, createCodeWriter } from '../_code.ts'
import { CONTRACTS } from '../_operands.ts'
import { createEngines } from './_engines.ts'
import { compareHistories } from './_histories.ts'

/** test/stress/evm/programs.test.ts runs more. */
const HISTORIES = 50

it(`slots that stay cached while blocks change them: ${HISTORIES} histories end the same on both interpreters`, async () => {
  await compareHistories(createEngines(), 1, HISTORIES)
})

it('cached slots end the same with a binary that checks each memory access', async () => {
  await compareHistories(createEngines(await compileChecked('interpreter')), 1_000_001, HISTORIES)
})

const [ADD, LT, SLOAD, SSTORE, JUMPI, DELEGATECALL, GAS, DUP1, DUP2] = [
  1, 0x10, 0x54, 0x55, 0x57, 0xf4, 0x5a, 0x80, 0x81,
]
/** More slots than an interpreter can cache, and than its journal can record. */
const CELLS = 40_000

/** Returns code that runs a body for each number, which is on the stack. */
function forEachCell(writer: CodeWriter, work: () => void): void {
  const label = writer.createLabel()
  writer.push(0)
  writer.mark(label)
  work()
  writer.push(1)
  writer.op(ADD)
  writer.push(CELLS)
  writer.op(DUP2, LT)
  writer.pushLabel(label)
  writer.op(JUMPI)
}

/** Adds a number to each slot. */
function addToAll(writer: CodeWriter, more: number): void {
  forEachCell(writer, () => {
    writer.op(DUP1, SLOAD)
    writer.push(more)
    writer.op(ADD, DUP2, SSTORE)
  })
}

/** Adds one to all slots, then two more in a call that is undone, and returns the sum of all. */
function createCodes(): readonly [outer: Bytes, undone: Bytes] {
  const undone = createCodeWriter()
  addToAll(undone, 2)
  undone.op(0x5f, 0x5f, 0xfd)
  const outer = createCodeWriter()
  addToAll(outer, 1)
  for (let i = 0; i < 4; i++) outer.push(0)
  outer.pushBytes(fromHex(CONTRACTS[1] ?? '0x'))
  outer.op(GAS, DELEGATECALL, 0x50, 0x50)
  outer.push(0)
  forEachCell(outer, () => outer.op(DUP1, SLOAD, 0x82, ADD, 0x91, 0x50)) // sum and number: sum + slot, number
  outer.op(0x50, 0x5f, 0x52)
  outer.push(32)
  outer.op(0x5f, 0xf3)
  return [outer.finish(), undone.finish()]
}

it('slots beyond the cache are written, undone and read', async () => {
  const world = createMemoryWorld()
  for (const [i, code] of createCodes().entries()) await putContract(world, CONTRACTS[i] ?? '0x', toHex(code))
  const version = { rows: [], changesSince: () => [] }
  const below = { ...world, version: () => version }
  const common = {
    sender: fromHex(SENDER),
    to: fromHex(CONTRACTS[0] ?? '0x'),
    gasPrice: 1n,
    value: 0n,
    data: EMPTY_BYTES,
  }
  const { typescript, wasm } = createEngines()
  const run = async (evm: typeof typescript) =>
    evm.call(BLOCK, { ...common, gasLimit: 10_000_000_000n }, createOverlay(below))
  const expected = await run(typescript)
  expect(toHex(expected.output)).toBe(toHex(toWord(BigInt(CELLS))))
  for (let times = 0; times < 2; times++) expect(await run(wasm)).toEqual(expected)
})

it('contracts beyond the cache have their slots in the overlay until the next run', () => {
  const interpreter = new InterpreterPool().acquire(false)
  if (interpreter === undefined) throw new Error('there is no interpreter')
  const { slots } = interpreter
  const version = { rows: [], changesSince: () => [] }
  const world = { ...createMemoryWorld(), version: () => version }
  const addressOf = (number: number) => toWord(BigInt(number)).slice(12)
  slots.begin(world)
  const numbers = Array.from({ length: 5_000 }, (_, i) => slots.contractOf(addressOf(i)))
  expect(numbers.filter((number) => number > 0)).toHaveLength(4_096)
  expect(numbers.at(-1)).toBe(0)
  slots.end()
  slots.begin(world)
  expect(slots.contractOf(addressOf(4_999))).toBeGreaterThan(0)
})
