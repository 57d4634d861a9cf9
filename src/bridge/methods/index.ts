import type { BridgeMethod } from '../method.ts'
import { addFederatorPublicKey } from './addFederatorPublicKey.ts'
import { addFederatorPublicKeyMultikey } from './addFederatorPublicKeyMultikey.ts'
import { addLockWhitelistAddress } from './addLockWhitelistAddress.ts'
import { addOneOffLockWhitelistAddress } from './addOneOffLockWhitelistAddress.ts'
import { addSignature } from './addSignature.ts'
import { addUnlimitedLockWhitelistAddress } from './addUnlimitedLockWhitelistAddress.ts'
import { clearBaseEvent } from './clearBaseEvent.ts'
import { clearSuperEvent } from './clearSuperEvent.ts'
import { commitFederation } from './commitFederation.ts'
import { createFederation } from './createFederation.ts'
import { getActiveFederationCreationBlockHeight } from './getActiveFederationCreationBlockHeight.ts'
import { getActivePowpegRedeemScript } from './getActivePowpegRedeemScript.ts'
import { getBaseEvent } from './getBaseEvent.ts'
import { getBtcBlockchainBestBlockHeader } from './getBtcBlockchainBestBlockHeader.ts'
import { getBtcBlockchainBestChainHeight } from './getBtcBlockchainBestChainHeight.ts'
import { getBtcBlockchainBlockHashAtDepth } from './getBtcBlockchainBlockHashAtDepth.ts'
import { getBtcBlockchainBlockHeaderByHash } from './getBtcBlockchainBlockHeaderByHash.ts'
import { getBtcBlockchainBlockHeaderByHeight } from './getBtcBlockchainBlockHeaderByHeight.ts'
import { getBtcBlockchainBlockLocator } from './getBtcBlockchainBlockLocator.ts'
import { getBtcBlockchainInitialBlockHeight } from './getBtcBlockchainInitialBlockHeight.ts'
import { getBtcBlockchainParentBlockHeaderByHash } from './getBtcBlockchainParentBlockHeaderByHash.ts'
import { getBtcTransactionConfirmations } from './getBtcTransactionConfirmations.ts'
import { getBtcTxHashProcessedHeight } from './getBtcTxHashProcessedHeight.ts'
import { getEstimatedFeesForNextPegOutEvent } from './getEstimatedFeesForNextPegOutEvent.ts'
import { getEstimatedFeesForPegOutAmount } from './getEstimatedFeesForPegOutAmount.ts'
import { getFederationAddress } from './getFederationAddress.ts'
import { getFederationCreationBlockNumber } from './getFederationCreationBlockNumber.ts'
import { getFederationCreationTime } from './getFederationCreationTime.ts'
import { getFederationSize } from './getFederationSize.ts'
import { getFederationThreshold } from './getFederationThreshold.ts'
import { getFederatorPublicKey } from './getFederatorPublicKey.ts'
import { getFederatorPublicKeyOfType } from './getFederatorPublicKeyOfType.ts'
import { getFeePerKb } from './getFeePerKb.ts'
import { getLockingCap } from './getLockingCap.ts'
import { getLockWhitelistAddress } from './getLockWhitelistAddress.ts'
import { getLockWhitelistEntryByAddress } from './getLockWhitelistEntryByAddress.ts'
import { getLockWhitelistSize } from './getLockWhitelistSize.ts'
import { getMinimumLockTxValue } from './getMinimumLockTxValue.ts'
import { getNextPegoutCreationBlockNumber } from './getNextPegoutCreationBlockNumber.ts'
import { getPendingFederationHash } from './getPendingFederationHash.ts'
import { getPendingFederationSize } from './getPendingFederationSize.ts'
import { getPendingFederatorPublicKey } from './getPendingFederatorPublicKey.ts'
import { getPendingFederatorPublicKeyOfType } from './getPendingFederatorPublicKeyOfType.ts'
import { getProposedFederationAddress } from './getProposedFederationAddress.ts'
import { getProposedFederationCreationBlockNumber } from './getProposedFederationCreationBlockNumber.ts'
import { getProposedFederationCreationTime } from './getProposedFederationCreationTime.ts'
import { getProposedFederationSize } from './getProposedFederationSize.ts'
import { getProposedFederatorPublicKeyOfType } from './getProposedFederatorPublicKeyOfType.ts'
import { getQueuedPegoutsCount } from './getQueuedPegoutsCount.ts'
import { getRetiringFederationAddress } from './getRetiringFederationAddress.ts'
import { getRetiringFederationCreationBlockNumber } from './getRetiringFederationCreationBlockNumber.ts'
import { getRetiringFederationCreationTime } from './getRetiringFederationCreationTime.ts'
import { getRetiringFederationSize } from './getRetiringFederationSize.ts'
import { getRetiringFederationThreshold } from './getRetiringFederationThreshold.ts'
import { getRetiringFederatorPublicKey } from './getRetiringFederatorPublicKey.ts'
import { getRetiringFederatorPublicKeyOfType } from './getRetiringFederatorPublicKeyOfType.ts'
import { getStateForBtcReleaseClient } from './getStateForBtcReleaseClient.ts'
import { getStateForDebugging } from './getStateForDebugging.ts'
import { getStateForSvpClient } from './getStateForSvpClient.ts'
import { getSuperEvent } from './getSuperEvent.ts'
import { getUnionBridgeContractAddress } from './getUnionBridgeContractAddress.ts'
import { getUnionBridgeLockingCap } from './getUnionBridgeLockingCap.ts'
import { hasBtcBlockCoinbaseTransactionInformation } from './hasBtcBlockCoinbaseTransactionInformation.ts'
import { increaseLockingCap } from './increaseLockingCap.ts'
import { increaseUnionBridgeLockingCap } from './increaseUnionBridgeLockingCap.ts'
import { isBtcTxHashAlreadyProcessed } from './isBtcTxHashAlreadyProcessed.ts'
import { receiveHeader } from './receiveHeader.ts'
import { receiveHeaders } from './receiveHeaders.ts'
import { registerBtcCoinbaseTransaction } from './registerBtcCoinbaseTransaction.ts'
import { registerBtcTransaction } from './registerBtcTransaction.ts'
import { registerFastBridgeBtcTransaction } from './registerFastBridgeBtcTransaction.ts'
import { releaseBtc } from './releaseBtc.ts'
import { releaseUnionBridgeRbtc } from './releaseUnionBridgeRbtc.ts'
import { removeLockWhitelistAddress } from './removeLockWhitelistAddress.ts'
import { requestUnionBridgeRbtc } from './requestUnionBridgeRbtc.ts'
import { rollbackFederation } from './rollbackFederation.ts'
import { setBaseEvent } from './setBaseEvent.ts'
import { setLockWhitelistDisableBlockDelay } from './setLockWhitelistDisableBlockDelay.ts'
import { setSuperEvent } from './setSuperEvent.ts'
import { setUnionBridgeContractAddressForTestnet } from './setUnionBridgeContractAddressForTestnet.ts'
import { setUnionBridgeTransferPermissions } from './setUnionBridgeTransferPermissions.ts'
import { updateCollections } from './updateCollections.ts'
import { voteFeePerKbChange } from './voteFeePerKbChange.ts'

/** All methods (protocol/bridge#calls). */
export const METHODS: readonly BridgeMethod[] = [
  releaseBtc,
  // the federation
  getFederationAddress,
  getFederationSize,
  getFederationThreshold,
  getFederationCreationTime,
  getFederationCreationBlockNumber,
  getFederatorPublicKey,
  getFederatorPublicKeyOfType,
  getActivePowpegRedeemScript,
  getActiveFederationCreationBlockHeight,
  // the one before
  getRetiringFederationAddress,
  getRetiringFederationSize,
  getRetiringFederationThreshold,
  getRetiringFederationCreationTime,
  getRetiringFederationCreationBlockNumber,
  getRetiringFederatorPublicKey,
  getRetiringFederatorPublicKeyOfType,
  // the next one
  getProposedFederationAddress,
  getProposedFederationSize,
  getProposedFederationCreationTime,
  getProposedFederationCreationBlockNumber,
  getProposedFederatorPublicKeyOfType,
  // the one that is being voted on
  getPendingFederationHash,
  getPendingFederationSize,
  getPendingFederatorPublicKey,
  getPendingFederatorPublicKeyOfType,
  createFederation,
  addFederatorPublicKey,
  addFederatorPublicKeyMultikey,
  commitFederation,
  rollbackFederation,
  // Bitcoin's chain
  getBtcBlockchainBestChainHeight,
  getBtcBlockchainInitialBlockHeight,
  getBtcBlockchainBlockLocator,
  getBtcBlockchainBlockHashAtDepth,
  getBtcBlockchainBestBlockHeader,
  getBtcBlockchainBlockHeaderByHash,
  getBtcBlockchainBlockHeaderByHeight,
  getBtcBlockchainParentBlockHeaderByHash,
  getBtcTransactionConfirmations,
  hasBtcBlockCoinbaseTransactionInformation,
  receiveHeaders,
  receiveHeader,
  registerBtcCoinbaseTransaction,
  // bitcoins that come in
  getMinimumLockTxValue,
  getLockingCap,
  isBtcTxHashAlreadyProcessed,
  getBtcTxHashProcessedHeight,
  increaseLockingCap,
  registerBtcTransaction,
  registerFastBridgeBtcTransaction,
  // who may send them
  getLockWhitelistSize,
  getLockWhitelistAddress,
  getLockWhitelistEntryByAddress,
  addLockWhitelistAddress,
  addOneOffLockWhitelistAddress,
  addUnlimitedLockWhitelistAddress,
  removeLockWhitelistAddress,
  setLockWhitelistDisableBlockDelay,
  // bitcoins that go out
  getFeePerKb,
  getNextPegoutCreationBlockNumber,
  getQueuedPegoutsCount,
  getEstimatedFeesForNextPegOutEvent,
  getEstimatedFeesForPegOutAmount,
  getStateForBtcReleaseClient,
  getStateForSvpClient,
  getStateForDebugging,
  voteFeePerKbChange,
  updateCollections,
  addSignature,
  // the union contract
  getUnionBridgeContractAddress,
  getUnionBridgeLockingCap,
  getSuperEvent,
  getBaseEvent,
  setUnionBridgeContractAddressForTestnet,
  increaseUnionBridgeLockingCap,
  setUnionBridgeTransferPermissions,
  requestUnionBridgeRbtc,
  releaseUnionBridgeRbtc,
  setSuperEvent,
  clearSuperEvent,
  setBaseEvent,
  clearBaseEvent,
]
