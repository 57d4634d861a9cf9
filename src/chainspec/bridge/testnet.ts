import { fromHex } from '../../base/hex.ts'
import { BITCOIN_TEST } from '../bitcoinNetworks.ts'
import type { BridgeConstants } from '../bridgeConstants.ts'
import { FEDERATIONS } from '../federations.ts'

const FEE_AND_CAP_AUTHORITIES = [
  '0x4502d34c8e889b2be7e1bfe1a645df8fa3f9204b',
  '0xf7d8befef29878e5c35fee23e6889ed88afb56b8',
  '0x9e472a8b3f3c95736b0b255db2b7ba38c687c751',
].map(fromHex)

export const testnetBridge: BridgeConstants = {
  bitcoin: BITCOIN_TEST,
  federation: {
    members: FEDERATIONS.testnet,
    createdAt: 1_538_967_600,
    format: 'multisig',
    emergencyKeys: [
      '0x0216c23b2ea8e4f11c3f9e22711addb1d16a93964796913830856b568cc3ea21d3',
      '0x034db69f2112f4fb1bb6141bf6e2bd6631f0484d0bd95b16767902c9fe219d4a6f',
      '0x0275562901dd8faae20de0a4166362a4f82188db77dbed4ca887422ea1ec185f14',
    ].map(fromHex),
    emergencyDelay: 52_560,
    activationAges: [{ blocks: 60 }, { since: 'rskip383', blocks: 120 }, { since: 'rskip419', blocks: 2400 }],
    authorities: [
      '0x5990aaedfccc88e2f7321a5b8d8db1f6e64abf03',
      '0x112140a53537b49788456daffda2e20efd1865cd',
      '0x5526529f386c4c77044f1c29bb965b37a7767c3d',
    ].map(fromHex),
    validationPeriod: 2000,
    migration: { begin: 60, end: 900, extendedEnd: 900 },
    formerScriptHash: fromHex('0x9d0f4eb1edb9bcb7078b36f413a01fbe85fabf40'),
  },
  pegIn: { minimum: 1_000_000n, minimumFromRskip219: 500_000n, confirmations: 10, pegoutIndexFrom: 2_590_993 },
  pegOut: {
    minimum: 500_000n,
    minimumFromRskip219: 250_000n,
    feeMarginPercent: 80n,
    confirmations: 10,
    blocksBetween: 360,
    mostMigrationInputs: 50,
  },
  feePerKb: { initial: 100_000n, maximum: 5_000_000n, authorities: FEE_AND_CAP_AUTHORITIES },
  lockingCap: { initial: 20_000_000_000n, largestFactor: 2n, authorities: FEE_AND_CAP_AUTHORITIES },
  whitelistAuthorities: [fromHex('0x54fdb399cf235c9b0d464ab4055af9251883bbfe')],
  union: {
    contract: new Uint8Array(20),
    initialCapWei: 10n ** 18n,
    authorities: {
      address: fromHex('0x54fdb399cf235c9b0d464ab4055af9251883bbfe'),
      cap: fromHex('0x1a8109af0f019ed3045fbcdf45e5e90d6b6aafaf'),
      permissions: fromHex('0x8db1f83e8119e4dce5bc708ec2f4390ffd910b19'),
    },
  },
}
