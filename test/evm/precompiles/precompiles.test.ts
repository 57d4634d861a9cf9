import { expect, it } from 'vitest'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import { ROOTSTOCK_PRECOMPILES } from '../../../src/chain/execution/precompiles.ts'
import { createEvm, Precompiles } from '../../../src/evm/evm.ts'
import { simplePrecompile } from '../../../src/evm/nativeContracts.ts'
import { BLOCK, SENDER } from '../../_helpers/evmScene.ts'
import { createMemoryWorld } from '../../_helpers/memoryWorld.ts'

const BRIDGE = '0x0000000000000000000000000000000001000006'

/** Returns the output of a call of the Bridge's address by an EVM with these precompiled contracts. */
async function callBridgeAddress(precompiles: Precompiles): Promise<string> {
  const call = { sender: fromHex(SENDER), to: fromHex(BRIDGE), gasPrice: 1n, value: 0n, gasLimit: 100_000n }
  const evm = createEvm({ precompiles })
  const { output } = await evm.run(BLOCK, { ...call, data: fromHex('0x724ec886') }, createMemoryWorld()) // getFeePerKb()
  return toHex(output)
}

it('an EVM runs the precompiled contracts that it was created with', async () => {
  const own = simplePrecompile({ address: BigInt(BRIDGE), price: () => 0n, run: () => Uint8Array.of(7) })
  expect(await callBridgeAddress(new Precompiles([own]))).toBe('0x07')
  expect(await callBridgeAddress(new Precompiles([]))).toBe('0x')
  expect(await callBridgeAddress(ROOTSTOCK_PRECOMPILES)).not.toBe('0x')
})
