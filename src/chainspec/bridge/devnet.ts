import { BITCOIN_TEST } from '../bitcoinNetworks.ts'
import type { BridgeConstants } from '../bridgeConstants.ts'
import { FEDERATIONS } from '../federations.ts'
import { testnetBridge } from './testnet.ts'

const { rememberedBlock: _ofTestnet, ...bitcoin } = BITCOIN_TEST

/**
 * The reference node no longer has this network's authorities, fees and limits (see its BridgeDevNetConstants). The
 * values of testnet replace them.
 */
export const devnetBridge: BridgeConstants = {
  ...testnetBridge,
  bitcoin: { ...bitcoin, heightIndexFrom: 700_000 },
  federation: { ...testnetBridge.federation, members: FEDERATIONS.devnet },
  pegIn: { ...testnetBridge.pegIn, confirmations: 1, pegoutIndexFrom: 1_004_320 },
  pegOut: { ...testnetBridge.pegOut, feeMarginPercent: 20n, mostMigrationInputs: 10 },
}
