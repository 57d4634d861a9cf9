import { describe, expect, it } from 'vitest'
import { fromHex, type Hex } from '../../src/base/hex.ts'
import { ROOTSTOCK_PRECOMPILES } from '../../src/chain/execution/precompiles.ts'
import type { Observer } from '../../src/evm/evm.ts'
import { runTransfer } from '../../src/evm/runMessage.ts'
import { createTestEvm } from '../_helpers/createTestEvm.ts'
import { BLOCK, GAS, NOBODY, OTHER, SENDER, TARGET } from '../_helpers/evmScene.ts'
import { createMemoryWorld, putContract } from '../_helpers/memoryWorld.ts'

const MESSAGE = { sender: fromHex(SENDER), gasPrice: 1n, value: 5n, data: Uint8Array.of(1, 2), gasLimit: GAS }

/** A sender, a contract TARGET and an account OTHER without code. */
async function setWorld() {
  const world = createMemoryWorld()
  await world.putAccount(fromHex(SENDER), { nonce: 0n, balance: 100n })
  await world.putAccount(fromHex(OTHER), { nonce: 3n, balance: 1n })
  await putContract(world, TARGET, '0x00', 0n)
  return world
}

describe('a message to an account without code', () => {
  it.each<[what: string, to: Hex, value: bigint]>([
    ['that is there', OTHER, 5n],
    ['that is not there', NOBODY, 5n],
    ['that is not there, with nothing', NOBODY, 0n],
    ['that is the sender', SENDER, 5n],
    ['of one byte less', '0xee000000000000000000000000000000000000', 1n],
  ])('a message to an account without code has the same result as in the interpreter: %s', async (_, to, value) => {
    const message = { ...MESSAGE, to: fromHex(to), value }
    const [world, other] = [await setWorld(), await setWorld()]
    const execution = await runTransfer(ROOTSTOCK_PRECOMPILES, BLOCK, message, world)
    expect(execution).toEqual(await createTestEvm({ yieldAfterMs: 2, engine: 'typescript' }).run(BLOCK, message, other))
    for (const address of [SENDER, OTHER, NOBODY, to]) {
      expect(await world.getAccount(fromHex(address))).toEqual(await other.getAccount(fromHex(address)))
    }
  })
})

it.each<[what: string, message: object, block?: object]>([
  ['to a contract', { to: fromHex(TARGET) }],
  ['to a precompile', { to: fromHex('0x0000000000000000000000000000000000000004') }],
  [
    'to an address to which a simulation moves a precompile',
    { to: fromHex(OTHER) },
    { movedPrecompiles: new Map([[BigInt(OTHER), 4n]]) },
  ],
  ['that creates a contract', { newContract: fromHex(NOBODY) }],
  ['with an observer', { to: fromHex(OTHER), observer: { onCall() {}, onCallEnd() {} } satisfies Observer }],
  ['whose transfer is a log', { to: fromHex(OTHER) }, { logsTransfers: true }],
  ['that is aborted', { to: fromHex(OTHER), signal: AbortSignal.abort() }],
])('runTransfer returns undefined for a message %s, without an effect', async (_, change, block = {}) => {
  const world = await setWorld()
  expect(
    await runTransfer(ROOTSTOCK_PRECOMPILES, { ...BLOCK, ...block }, { ...MESSAGE, ...change }, world),
  ).toBeUndefined()
  expect(await world.getAccount(fromHex(SENDER))).toEqual({ nonce: 0n, balance: 100n })
  expect(await world.getAccount(fromHex(OTHER))).toEqual({ nonce: 3n, balance: 1n })
})
