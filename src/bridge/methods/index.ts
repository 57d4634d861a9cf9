import type { BridgeMethod } from '../method.ts'
import { addSignature } from './addSignature.ts'
import { bitcoinChainMethods } from './bitcoinChain.ts'
import { federationMethods } from './federation.ts'
import { getBtcTransactionConfirmations } from './getBtcTransactionConfirmations.ts'
import { peginMethods } from './pegin.ts'
import { pegoutMethods } from './pegout.ts'
import { pendingFederationMethods } from './pendingFederation.ts'
import { proposedFederationMethods } from './proposedFederation.ts'
import { receiveHeader, receiveHeaders } from './receiveHeaders.ts'
import { registerBtcCoinbaseTransaction } from './registerBtcCoinbaseTransaction.ts'
import { registerBtcTransaction } from './registerBtcTransaction.ts'
import { registerFastBridgeBtcTransaction } from './registerFastBridgeBtcTransaction.ts'
import { releaseBtc } from './releaseBtc.ts'
import { retiringFederationMethods } from './retiringFederation.ts'
import { unionMethods } from './union.ts'
import { updateCollections } from './updateCollections.ts'
import { voteFeePerKbChange } from './voteFeePerKbChange.ts'
import { whitelistMethods } from './whitelist.ts'

/** The Bridge's methods (protocol/bridge#calls). */
export const METHODS: readonly BridgeMethod[] = [
  ...federationMethods,
  ...retiringFederationMethods,
  ...proposedFederationMethods,
  ...pendingFederationMethods,
  ...bitcoinChainMethods,
  ...peginMethods,
  ...pegoutMethods,
  ...whitelistMethods,
  ...unionMethods,
  getBtcTransactionConfirmations,
  receiveHeaders,
  receiveHeader,
  registerBtcCoinbaseTransaction,
  registerBtcTransaction,
  registerFastBridgeBtcTransaction,
  releaseBtc,
  updateCollections,
  addSignature,
  voteFeePerKbChange,
]
