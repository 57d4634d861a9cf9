import { expect } from 'vitest'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import { contractAddress } from '../../../src/primitives/transaction.ts'
import { requireAccount, signFrom } from '../../_helpers/chain.ts'
import { assemble } from '../../_helpers/evmScene.ts'
import { it } from '../../_helpers/it.ts'

it('rsk_getStorageBytesAt returns what contracts wrote, by block', async ({ served: { chain, askResult } }) => {
  const contract = toHex(contractAddress(requireAccount(0).address, 0n))
  expect(await askResult('rsk_getStorageBytesAt', contract, '0x0', 'latest')).toBe('0x0')
  const writes258 = fromHex(assemble('610102', 0, '55'))
  await chain.submits.sendRaw(signFrom(0, { data: writes258, gasLimit: 200_000n }))
  expect(await askResult('rsk_getStorageBytesAt', contract, '0x0', 'latest')).toBe('0x0102')
  expect(await askResult('rsk_getStorageBytesAt', contract, '0x0', '0x0')).toBe('0x0')
})
