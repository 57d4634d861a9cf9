import { expect, it } from 'vitest'
import { EMPTY_BYTES } from '../../../src/base/bytes.ts'
import { fromHex, type Hex, toHex } from '../../../src/base/hex.ts'
import { InterpreterPool } from '../../../src/evm/wasm/pool.ts'
import { createTestEvm } from '../../_helpers/createTestEvm.ts'
import { assemble, BLOCK, SENDER, TARGET } from '../../_helpers/evmScene.ts'
import { createMemoryWorld, putContract } from '../../_helpers/memoryWorld.ts'

/** Whether the interpreter that was idle before code ran is idle afterwards. */
async function isKeptAfter(code: Hex): Promise<boolean> {
  const pool = new InterpreterPool()
  const idle = pool.acquire(false)
  if (idle === undefined) throw new Error('missing interpreter')
  pool.release(idle)
  const world = createMemoryWorld()
  await putContract(world, TARGET, code)
  const evm = createTestEvm({ yieldAfterMs: Number.POSITIVE_INFINITY }, pool)
  const common = { sender: fromHex(SENDER), gasPrice: 1n, value: 0n, data: EMPTY_BYTES }
  const { outcome } = await evm.run(BLOCK, { ...common, to: fromHex(TARGET), gasLimit: 2n ** 30n }, world)
  expect(outcome.kind).toBe('success')
  return pool.acquire(false) === idle
}

const writeAt = (offset: number) => assemble(1, offset, '52')

it('an interpreter is used again, unless its run has touched megabytes', async () => {
  expect(await isKeptAfter(writeAt(2 ** 20))).toBe(true)
  expect(await isKeptAfter(writeAt(2 ** 23))).toBe(false)
})

it('the pool falls back to the TypeScript interpreter if WebAssembly cannot be compiled, as without SIMD', async () => {
  const pool = new InterpreterPool({ binary: Uint8Array.of(0) })
  expect(pool.acquire(false)).toBeUndefined()
  const world = createMemoryWorld()
  await putContract(world, TARGET, assemble(7, 0, '52', 32, 0, 'f3'))
  const evm = createTestEvm({ yieldAfterMs: Number.POSITIVE_INFINITY }, pool)
  const common = { sender: fromHex(SENDER), gasPrice: 1n, value: 0n, data: EMPTY_BYTES }
  const { output } = await evm.run(BLOCK, { ...common, to: fromHex(TARGET), gasLimit: 100_000n }, world)
  expect(toHex(output)).toBe(`0x${'7'.padStart(64, '0')}`)
})
