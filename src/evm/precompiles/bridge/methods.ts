import { feePerKb, lockingCap } from './amounts.ts'
import {
  bestHeader,
  bestHeight,
  blockLocator,
  hashAtDepth,
  headerByHash,
  headerByHeight,
  initialHeight,
  parentHeaderByHash,
} from './bitcoinMethods.ts'
import {
  addToWhitelist,
  changeWhitelist,
  delayWhitelistEnd,
  increaseLockingCap,
  registerCoinbase,
  registerFastBridge,
  registerTransaction,
  voteForFederation,
  voteForFee,
} from './changes.ts'
import { confirmations, confirmationsGas, hasCoinbase } from './confirmations.ts'
import { activeRedeemScript, describeFederation, pendingHash, pendingKey, pendingSize } from './federationMethods.ts'
import { activeFederation, activeSince, proposedFederation, retiringFederation } from './federations.ts'
import { addSignature, updateCollections } from './membersOnly.ts'
import {
  ALWAYS,
  act,
  type BridgeMethod,
  change,
  LOCAL,
  localAndUntil,
  localSince,
  localUntil,
  read,
  since,
  until,
} from './method.ts'
import { isProcessed, minimumPegIn, processedHeight } from './peginMethods.ts'
import { nextPegoutBlock, nextPegoutFee, pegoutFeeOf, queuedPegouts } from './pegoutMethods.ts'
import { receiveHeader, receiveHeaders, receiveHeadersGas } from './receiveHeaders.ts'
import { releaseBtc } from './releaseBtc.ts'
import { stateForDebugging, stateForProposed, stateForSigners } from './states.ts'
import {
  clearUnionEvent,
  increaseUnionCap,
  releaseFunds,
  requestFunds,
  setUnionContract,
  setUnionEvent,
  setUnionPermissions,
} from './union.ts'
import { unionCap, unionContract, unionEvent } from './unionCells.ts'
import { whitelistAddress, whitelistEntry, whitelistSize } from './whitelist.ts'

const active = describeFederation(activeFederation)
const retiring = describeFederation(retiringFederation)
const proposed = describeFederation(proposedFederation)

const KEY = ['int256', 'string'] as const
const THREE_KEYS = ['bytes', 'bytes', 'bytes'] as const
const PROOF = ['bytes32', 'bytes32', 'uint256', 'bytes32[]'] as const
const COINBASE = ['bytes', 'bytes32', 'bytes', 'bytes32', 'bytes32'] as const
const FAST_BRIDGE = ['bytes', 'uint256', 'bytes', 'bytes32', 'bytes', 'address', 'bytes', 'bool'] as const

/** What a transfer without data means. */
export const RELEASE_BTC = act('releaseBtc', [], 23_000n, ALWAYS, releaseBtc)

/** All methods (protocol/bridge#calls): name, inputs, output, gas, who may call when, what it does. */
export const METHODS: readonly BridgeMethod[] = [
  RELEASE_BTC,
  // the federation
  read('getFederationAddress', [], 'string', 11_000n, LOCAL, active.address),
  read('getFederationSize', [], 'int256', 10_000n, LOCAL, active.size),
  read('getFederationThreshold', [], 'int256', 11_000n, LOCAL, active.threshold),
  read('getFederationCreationTime', [], 'int256', 10_000n, LOCAL, active.createdAt),
  read('getFederationCreationBlockNumber', [], 'int256', 10_000n, LOCAL, active.createdIn),
  read('getFederatorPublicKey', ['int256'], 'bytes', 10_000n, localAndUntil('rskip123'), active.key),
  read('getFederatorPublicKeyOfType', KEY, 'bytes', 10_000n, localSince('rskip123'), active.key),
  read('getActivePowpegRedeemScript', [], 'bytes', 30_000n, since('rskip293'), activeRedeemScript),
  read('getActiveFederationCreationBlockHeight', [], 'uint256', 3000n, since('rskip186'), activeSince),
  // the one before
  read('getRetiringFederationAddress', [], 'string', 3000n, LOCAL, retiring.address),
  read('getRetiringFederationSize', [], 'int256', 3000n, LOCAL, retiring.size),
  read('getRetiringFederationThreshold', [], 'int256', 3000n, LOCAL, retiring.threshold),
  read('getRetiringFederationCreationTime', [], 'int256', 3000n, LOCAL, retiring.createdAt),
  read('getRetiringFederationCreationBlockNumber', [], 'int256', 3000n, LOCAL, retiring.createdIn),
  read('getRetiringFederatorPublicKey', ['int256'], 'bytes', 3000n, localAndUntil('rskip123'), retiring.key),
  read('getRetiringFederatorPublicKeyOfType', KEY, 'bytes', 3000n, localSince('rskip123'), retiring.key),
  // the next one
  read('getProposedFederationAddress', [], 'string', 3000n, localSince('rskip419'), proposed.address),
  read('getProposedFederationSize', [], 'int256', 3000n, localSince('rskip419'), proposed.size),
  read('getProposedFederationCreationTime', [], 'int256', 3000n, localSince('rskip419'), proposed.createdAt),
  read('getProposedFederationCreationBlockNumber', [], 'int256', 3000n, localSince('rskip419'), proposed.createdIn),
  read('getProposedFederatorPublicKeyOfType', KEY, 'bytes', 3000n, localSince('rskip419'), proposed.key),
  // the one that is being voted on
  read('getPendingFederationHash', [], 'bytes', 3000n, LOCAL, pendingHash),
  read('getPendingFederationSize', [], 'int256', 3000n, LOCAL, pendingSize),
  read('getPendingFederatorPublicKey', ['int256'], 'bytes', 3000n, localAndUntil('rskip123'), pendingKey),
  read('getPendingFederatorPublicKeyOfType', KEY, 'bytes', 3000n, localSince('rskip123'), pendingKey),
  change('createFederation', [], 'int256', 11_000n, ALWAYS, voteForFederation),
  change('addFederatorPublicKey', ['bytes'], 'int256', 13_000n, until('rskip123'), voteForFederation),
  change('addFederatorPublicKeyMultikey', THREE_KEYS, 'int256', 13_000n, since('rskip123'), voteForFederation),
  change('commitFederation', ['bytes'], 'int256', 38_000n, ALWAYS, voteForFederation),
  change('rollbackFederation', [], 'int256', 12_000n, ALWAYS, voteForFederation),
  // Bitcoin's chain
  read('getBtcBlockchainBestChainHeight', [], 'int256', 19_000n, localUntil('rskip220'), bestHeight),
  read('getBtcBlockchainInitialBlockHeight', [], 'int256', 20_000n, localSince('rskip89'), initialHeight),
  read('getBtcBlockchainBlockLocator', [], 'string[]', 76_000n, localAndUntil('rskip89'), blockLocator),
  read('getBtcBlockchainBlockHashAtDepth', ['int256'], 'bytes', 20_000n, localSince('rskip89'), hashAtDepth),
  read('getBtcBlockchainBestBlockHeader', [], 'bytes', 3800n, since('rskip220'), bestHeader),
  read('getBtcBlockchainBlockHeaderByHash', ['bytes32'], 'bytes', 4600n, since('rskip220'), headerByHash),
  read('getBtcBlockchainBlockHeaderByHeight', ['uint256'], 'bytes', 5000n, since('rskip220'), headerByHeight),
  read('getBtcBlockchainParentBlockHeaderByHash', ['bytes32'], 'bytes', 4900n, since('rskip220'), parentHeaderByHash),
  read('getBtcTransactionConfirmations', PROOF, 'int256', confirmationsGas, since('rskip122'), confirmations),
  read('hasBtcBlockCoinbaseTransactionInformation', ['bytes32'], 'bool', 5000n, since('rskip143'), hasCoinbase),
  act('receiveHeaders', ['bytes[]'], receiveHeadersGas, ALWAYS, receiveHeaders),
  change('receiveHeader', ['bytes'], 'int256', 10_600n, since('rskip200'), receiveHeader),
  act('registerBtcCoinbaseTransaction', COINBASE, 10_000n, since('rskip143'), registerCoinbase),
  // bitcoins that come in
  read('getMinimumLockTxValue', [], 'int256', 2000n, LOCAL, minimumPegIn),
  read('getLockingCap', [], 'int256', 3000n, localSince('rskip134'), lockingCap),
  read('isBtcTxHashAlreadyProcessed', ['string'], 'bool', 23_000n, LOCAL, isProcessed),
  read('getBtcTxHashProcessedHeight', ['string'], 'int64', 22_000n, LOCAL, processedHeight),
  change('increaseLockingCap', ['int256'], 'bool', 8000n, since('rskip134'), increaseLockingCap),
  act('registerBtcTransaction', ['bytes', 'int256', 'bytes'], 22_000n, ALWAYS, registerTransaction),
  change('registerFastBridgeBtcTransaction', FAST_BRIDGE, 'int256', 25_000n, since('rskip176'), registerFastBridge),
  // who may send them
  read('getLockWhitelistSize', [], 'int256', 16_000n, LOCAL, whitelistSize),
  read('getLockWhitelistAddress', ['int256'], 'string', 16_000n, LOCAL, whitelistAddress),
  read('getLockWhitelistEntryByAddress', ['string'], 'int256', 16_000n, localSince('rskip87'), whitelistEntry),
  change('addLockWhitelistAddress', ['string', 'int256'], 'int256', 25_000n, until('rskip87'), addToWhitelist),
  change('addOneOffLockWhitelistAddress', ['string', 'int256'], 'int256', 25_000n, since('rskip87'), addToWhitelist),
  change('addUnlimitedLockWhitelistAddress', ['string'], 'int256', 25_000n, since('rskip87'), addToWhitelist),
  change('removeLockWhitelistAddress', ['string'], 'int256', 24_000n, ALWAYS, changeWhitelist),
  change('setLockWhitelistDisableBlockDelay', ['int256'], 'int256', 24_000n, ALWAYS, delayWhitelistEnd),
  // bitcoins that go out
  read('getFeePerKb', [], 'int256', 2000n, LOCAL, feePerKb),
  read('getNextPegoutCreationBlockNumber', [], 'uint256', 3000n, since('rskip271'), nextPegoutBlock),
  read('getQueuedPegoutsCount', [], 'uint256', 3000n, since('rskip271'), queuedPegouts),
  read('getEstimatedFeesForNextPegOutEvent', [], 'uint256', 10_000n, since('rskip271'), nextPegoutFee),
  read('getEstimatedFeesForPegOutAmount', ['uint256'], 'uint256', 10_000n, since('rskip540'), pegoutFeeOf),
  read('getStateForBtcReleaseClient', [], 'bytes', 4000n, LOCAL, stateForSigners),
  read('getStateForSvpClient', [], 'bytes', 4000n, localSince('rskip419'), stateForProposed),
  read('getStateForDebugging', [], 'bytes', 3_000_000n, LOCAL, stateForDebugging),
  change('voteFeePerKbChange', ['int256'], 'int256', 10_000n, ALWAYS, voteForFee),
  act('updateCollections', [], 48_000n, ALWAYS, updateCollections),
  act('addSignature', ['bytes', 'bytes[]', 'bytes'], 70_000n, ALWAYS, addSignature),
  // the union contract
  read('getUnionBridgeContractAddress', [], 'address', 3000n, since('rskip502'), unionContract),
  read('getUnionBridgeLockingCap', [], 'uint256', 3000n, since('rskip502'), unionCap),
  read('getSuperEvent', [], 'bytes', 3000n, since('rskip529'), unionEvent('superEvent')),
  read('getBaseEvent', [], 'bytes', 3000n, since('rskip529'), unionEvent('baseEvent')),
  change('setUnionBridgeContractAddressForTestnet', ['address'], 'int256', 8000n, since('rskip502'), setUnionContract),
  change('increaseUnionBridgeLockingCap', ['uint256'], 'int256', 8000n, since('rskip502'), increaseUnionCap),
  change(
    'setUnionBridgeTransferPermissions',
    ['bool', 'bool'],
    'int256',
    8000n,
    since('rskip502'),
    setUnionPermissions,
  ),
  change('requestUnionBridgeRbtc', ['uint256'], 'int256', 8000n, since('rskip502'), requestFunds),
  change('releaseUnionBridgeRbtc', [], 'int256', 8000n, since('rskip502'), releaseFunds),
  act('setSuperEvent', ['bytes'], 8000n, since('rskip529'), setUnionEvent('superEvent')),
  act('clearSuperEvent', [], 8000n, since('rskip529'), clearUnionEvent('superEvent')),
  act('setBaseEvent', ['bytes'], 8000n, since('rskip529'), setUnionEvent('baseEvent')),
  act('clearBaseEvent', [], 8000n, since('rskip529'), clearUnionEvent('baseEvent')),
]
