import { expect, it } from 'vitest'
import { devnetBridge } from '../../../src/chainspec/bridge/devnet.ts'
import { testnetBridge } from '../../../src/chainspec/bridge/testnet.ts'

it('has what is left of the reference’s constants, and none of the test network’s history', () => {
  const { bitcoin, pegIn, pegOut, federation } = devnetBridge
  expect([bitcoin.heightIndexFrom, bitcoin.searchDepth, pegIn.confirmations]).toEqual([700_000, 4320, 1])
  expect(pegIn.pegoutIndexFrom).toBe(1_000_000 + 4320)
  expect([pegOut.confirmations, pegOut.blocksBetween, pegOut.mostMigrationInputs]).toEqual([10, 360, 10])
  expect(pegOut.feeMarginPercent).toBe(20n)
  expect([bitcoin.rememberedBlock, testnetBridge.bitcoin.rememberedBlock === undefined]).toEqual([undefined, false])
  expect(federation.members).not.toEqual(testnetBridge.federation.members)
})
