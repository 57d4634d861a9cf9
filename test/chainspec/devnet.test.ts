import { expect, it } from 'vitest'
import { devnet } from '../../src/chainspec/devnet.ts'
import { testnet } from '../../src/chainspec/testnet.ts'

it('devnet has the development constants of the reference, and no history of the test network', () => {
  const { bitcoin, pegIn, pegOut, federation } = devnet.bridge
  expect([bitcoin.heightIndexFrom, bitcoin.searchDepth, pegIn.confirmations]).toEqual([700_000, 4320, 1])
  expect(pegIn.pegoutIndexFrom).toBe(1_000_000 + 4320)
  expect([pegOut.confirmations, pegOut.blocksBetween, pegOut.mostMigrationInputs]).toEqual([10, 360, 10])
  expect(pegOut.feeMarginPercent).toBe(20n)
  expect([bitcoin.rememberedBlock, testnet.bridge.bitcoin.rememberedBlock === undefined]).toEqual([undefined, false])
  expect(federation.members).not.toEqual(testnet.bridge.federation.members)
})
