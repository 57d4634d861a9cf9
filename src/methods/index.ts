import { anvil_dropAllTransactions } from './anvil/anvil_dropAllTransactions.ts'
import { anvil_dropTransaction } from './anvil/anvil_dropTransaction.ts'
import { anvil_getGenesisTime } from './anvil/anvil_getGenesisTime.ts'
import { anvil_getIntervalMining } from './anvil/anvil_getIntervalMining.ts'
import { anvil_mine } from './anvil/anvil_mine.ts'
import { anvil_removePoolTransactions } from './anvil/anvil_removePoolTransactions.ts'
import { anvil_reorg } from './anvil/anvil_reorg.ts'
import { anvil_rollback } from './anvil/anvil_rollback.ts'
import { anvil_setBlockTimestampInterval } from './anvil/anvil_setBlockTimestampInterval.ts'
import { anvil_setIntervalMining } from './anvil/anvil_setIntervalMining.ts'
import { anvil_setRpcUrl } from './anvil/anvil_setRpcUrl.ts'
import { debug_accountTransactionQuota } from './debug/debug_accountTransactionQuota.ts'
import { debug_getRawBlock } from './debug/debug_getRawBlock.ts'
import { debug_getRawHeader } from './debug/debug_getRawHeader.ts'
import { debug_getRawReceipts } from './debug/debug_getRawReceipts.ts'
import { debug_storageRangeAt } from './debug/debug_storageRangeAt.ts'
import { debug_traceBlockByHash } from './debug/debug_traceBlockByHash.ts'
import { debug_traceBlockByNumber } from './debug/debug_traceBlockByNumber.ts'
import { debug_traceCall } from './debug/debug_traceCall.ts'
import { debug_traceCallMany } from './debug/debug_traceCallMany.ts'
import { debug_traceTransaction } from './debug/debug_traceTransaction.ts'
import { debug_wireProtocolQueueSize } from './debug/debug_wireProtocolQueueSize.ts'
import { eth_accounts } from './eth/eth_accounts.ts'
import { eth_blobBaseFee } from './eth/eth_blobBaseFee.ts'
import { eth_blockNumber } from './eth/eth_blockNumber.ts'
import { eth_bridgeState } from './eth/eth_bridgeState.ts'
import { eth_call } from './eth/eth_call.ts'
import { eth_callMany } from './eth/eth_callMany.ts'
import { eth_chainId } from './eth/eth_chainId.ts'
import { eth_coinbase } from './eth/eth_coinbase.ts'
import { eth_createAccessList } from './eth/eth_createAccessList.ts'
import { eth_estimateGas } from './eth/eth_estimateGas.ts'
import { eth_feeHistory } from './eth/eth_feeHistory.ts'
import { eth_fillTransaction } from './eth/eth_fillTransaction.ts'
import { eth_gasPrice } from './eth/eth_gasPrice.ts'
import { eth_getAccountInfo } from './eth/eth_getAccountInfo.ts'
import { eth_getBalance } from './eth/eth_getBalance.ts'
import { eth_getBlockByHash } from './eth/eth_getBlockByHash.ts'
import { eth_getBlockByNumber } from './eth/eth_getBlockByNumber.ts'
import { eth_getBlockReceipts } from './eth/eth_getBlockReceipts.ts'
import { eth_getBlocksByNumber } from './eth/eth_getBlocksByNumber.ts'
import { eth_getBlockTransactionCountByHash } from './eth/eth_getBlockTransactionCountByHash.ts'
import { eth_getBlockTransactionCountByNumber } from './eth/eth_getBlockTransactionCountByNumber.ts'
import { eth_getCode } from './eth/eth_getCode.ts'
import { eth_getFilterChanges } from './eth/eth_getFilterChanges.ts'
import { eth_getFilterLogs } from './eth/eth_getFilterLogs.ts'
import { eth_getHeaderByHash } from './eth/eth_getHeaderByHash.ts'
import { eth_getHeaderByNumber } from './eth/eth_getHeaderByNumber.ts'
import { eth_getLogs } from './eth/eth_getLogs.ts'
import { eth_getProof } from './eth/eth_getProof.ts'
import { eth_getRawTransactionByBlockHashAndIndex } from './eth/eth_getRawTransactionByBlockHashAndIndex.ts'
import { eth_getRawTransactionByBlockNumberAndIndex } from './eth/eth_getRawTransactionByBlockNumberAndIndex.ts'
import { eth_getRawTransactionByHash } from './eth/eth_getRawTransactionByHash.ts'
import { eth_getStorageAt } from './eth/eth_getStorageAt.ts'
import { eth_getTransactionByBlockHashAndIndex } from './eth/eth_getTransactionByBlockHashAndIndex.ts'
import { eth_getTransactionByBlockNumberAndIndex } from './eth/eth_getTransactionByBlockNumberAndIndex.ts'
import { eth_getTransactionByHash } from './eth/eth_getTransactionByHash.ts'
import { eth_getTransactionCount } from './eth/eth_getTransactionCount.ts'
import { eth_getTransactionReceipt } from './eth/eth_getTransactionReceipt.ts'
import { eth_getUncleByBlockHashAndIndex } from './eth/eth_getUncleByBlockHashAndIndex.ts'
import { eth_getUncleByBlockNumberAndIndex } from './eth/eth_getUncleByBlockNumberAndIndex.ts'
import { eth_getUncleCountByBlockHash } from './eth/eth_getUncleCountByBlockHash.ts'
import { eth_getUncleCountByBlockNumber } from './eth/eth_getUncleCountByBlockNumber.ts'
import { eth_getWork } from './eth/eth_getWork.ts'
import { eth_hashrate } from './eth/eth_hashrate.ts'
import { eth_maxPriorityFeePerGas } from './eth/eth_maxPriorityFeePerGas.ts'
import { eth_mining } from './eth/eth_mining.ts'
import { eth_netHashrate } from './eth/eth_netHashrate.ts'
import { eth_newBlockFilter } from './eth/eth_newBlockFilter.ts'
import { eth_newFilter } from './eth/eth_newFilter.ts'
import { eth_newPendingTransactionFilter } from './eth/eth_newPendingTransactionFilter.ts'
import { eth_pendingTransactions } from './eth/eth_pendingTransactions.ts'
import { eth_protocolVersion } from './eth/eth_protocolVersion.ts'
import { eth_sendRawTransaction } from './eth/eth_sendRawTransaction.ts'
import { eth_sendRawTransactionSync } from './eth/eth_sendRawTransactionSync.ts'
import { eth_sendTransaction } from './eth/eth_sendTransaction.ts'
import { eth_sendTransactionSync } from './eth/eth_sendTransactionSync.ts'
import { eth_sendUnsignedTransaction } from './eth/eth_sendUnsignedTransaction.ts'
import { eth_sign } from './eth/eth_sign.ts'
import { eth_signTypedData_v4 } from './eth/eth_signTypedData_v4.ts'
import { eth_simulateV1 } from './eth/eth_simulateV1.ts'
import { eth_submitHashrate } from './eth/eth_submitHashrate.ts'
import { eth_submitWork } from './eth/eth_submitWork.ts'
import { eth_subscribe } from './eth/eth_subscribe.ts'
import { eth_syncing } from './eth/eth_syncing.ts'
import { eth_uninstallFilter } from './eth/eth_uninstallFilter.ts'
import { eth_unsubscribe } from './eth/eth_unsubscribe.ts'
import { evm_freezeTime } from './evm/evm_freezeTime.ts'
import { evm_increaseTime } from './evm/evm_increaseTime.ts'
import { evm_mine } from './evm/evm_mine.ts'
import { evm_mine_detailed } from './evm/evm_mine_detailed.ts'
import { evm_mineBlockNumber } from './evm/evm_mineBlockNumber.ts'
import { evm_reset } from './evm/evm_reset.ts'
import { evm_revert } from './evm/evm_revert.ts'
import { evm_setAutomine } from './evm/evm_setAutomine.ts'
import { evm_setBlockGasLimit } from './evm/evm_setBlockGasLimit.ts'
import { evm_setIntervalMining } from './evm/evm_setIntervalMining.ts'
import { evm_setNextBlockTimestamp } from './evm/evm_setNextBlockTimestamp.ts'
import { evm_setTime } from './evm/evm_setTime.ts'
import { evm_snapshot } from './evm/evm_snapshot.ts'
import { evm_startMining } from './evm/evm_startMining.ts'
import { evm_stopMining } from './evm/evm_stopMining.ts'
import { hardhat_addBalance } from './hardhat/hardhat_addBalance.ts'
import { hardhat_autoImpersonateAccount } from './hardhat/hardhat_autoImpersonateAccount.ts'
import { hardhat_dealERC20 } from './hardhat/hardhat_dealERC20.ts'
import { hardhat_dropTransaction } from './hardhat/hardhat_dropTransaction.ts'
import { hardhat_dumpState } from './hardhat/hardhat_dumpState.ts'
import { hardhat_getAutomine } from './hardhat/hardhat_getAutomine.ts'
import { hardhat_impersonateAccount } from './hardhat/hardhat_impersonateAccount.ts'
import { hardhat_loadState } from './hardhat/hardhat_loadState.ts'
import { hardhat_metadata } from './hardhat/hardhat_metadata.ts'
import { hardhat_mine } from './hardhat/hardhat_mine.ts'
import { hardhat_nodeInfo } from './hardhat/hardhat_nodeInfo.ts'
import { hardhat_removeBlockTimestampInterval } from './hardhat/hardhat_removeBlockTimestampInterval.ts'
import { hardhat_reset } from './hardhat/hardhat_reset.ts'
import { hardhat_setBalance } from './hardhat/hardhat_setBalance.ts'
import { hardhat_setBlockTimestampInterval } from './hardhat/hardhat_setBlockTimestampInterval.ts'
import { hardhat_setCode } from './hardhat/hardhat_setCode.ts'
import { hardhat_setCoinbase } from './hardhat/hardhat_setCoinbase.ts'
import { hardhat_setERC20Allowance } from './hardhat/hardhat_setERC20Allowance.ts'
import { hardhat_setLoggingEnabled } from './hardhat/hardhat_setLoggingEnabled.ts'
import { hardhat_setMinGasPrice } from './hardhat/hardhat_setMinGasPrice.ts'
import { hardhat_setNextBlockBaseFeePerGas } from './hardhat/hardhat_setNextBlockBaseFeePerGas.ts'
import { hardhat_setNonce } from './hardhat/hardhat_setNonce.ts'
import { hardhat_setStorageAt } from './hardhat/hardhat_setStorageAt.ts'
import { hardhat_stopImpersonatingAccount } from './hardhat/hardhat_stopImpersonatingAccount.ts'
import type { Handlers } from './method.ts'
import { mnr_getWork } from './mnr/mnr_getWork.ts'
import { mnr_submitBitcoinBlock } from './mnr/mnr_submitBitcoinBlock.ts'
import { mnr_submitBitcoinBlockPartialMerkle } from './mnr/mnr_submitBitcoinBlockPartialMerkle.ts'
import { mnr_submitBitcoinBlockTransactions } from './mnr/mnr_submitBitcoinBlockTransactions.ts'
import { net_listening } from './net/net_listening.ts'
import { net_peerCount } from './net/net_peerCount.ts'
import { net_peerList } from './net/net_peerList.ts'
import { net_version } from './net/net_version.ts'
import { personal_dumpRawKey } from './personal/personal_dumpRawKey.ts'
import { personal_importRawKey } from './personal/personal_importRawKey.ts'
import { personal_listAccounts } from './personal/personal_listAccounts.ts'
import { personal_lockAccount } from './personal/personal_lockAccount.ts'
import { personal_newAccount } from './personal/personal_newAccount.ts'
import { personal_newAccountWithSeed } from './personal/personal_newAccountWithSeed.ts'
import { personal_sendTransaction } from './personal/personal_sendTransaction.ts'
import { personal_sign } from './personal/personal_sign.ts'
import { personal_unlockAccount } from './personal/personal_unlockAccount.ts'
import { rpc_discover } from './rpc/rpc.discover.ts'
import { rpc_modules } from './rpc/rpc_modules.ts'
import { rsk_getRawBlockHeaderByHash } from './rsk/rsk_getRawBlockHeaderByHash.ts'
import { rsk_getRawBlockHeaderByNumber } from './rsk/rsk_getRawBlockHeaderByNumber.ts'
import { rsk_getRawTransactionReceiptByHash } from './rsk/rsk_getRawTransactionReceiptByHash.ts'
import { rsk_getStorageBytesAt } from './rsk/rsk_getStorageBytesAt.ts'
import { rsk_getTransactionReceiptNodesByHash } from './rsk/rsk_getTransactionReceiptNodesByHash.ts'
import { rsk_protocolVersion } from './rsk/rsk_protocolVersion.ts'
import { sco_banAddress } from './sco/sco_banAddress.ts'
import { sco_bannedAddresses } from './sco/sco_bannedAddresses.ts'
import { sco_clearPeerScoring } from './sco/sco_clearPeerScoring.ts'
import { sco_peerList } from './sco/sco_peerList.ts'
import { sco_reputationSummary } from './sco/sco_reputationSummary.ts'
import { sco_unbanAddress } from './sco/sco_unbanAddress.ts'
import { trace_block } from './trace/trace_block.ts'
import { trace_call } from './trace/trace_call.ts'
import { trace_callMany } from './trace/trace_callMany.ts'
import { trace_filter } from './trace/trace_filter.ts'
import { trace_get } from './trace/trace_get.ts'
import { trace_rawTransaction } from './trace/trace_rawTransaction.ts'
import { trace_replayBlockTransactions } from './trace/trace_replayBlockTransactions.ts'
import { trace_replayTransaction } from './trace/trace_replayTransaction.ts'
import { trace_transaction } from './trace/trace_transaction.ts'
import { txpool_content } from './txpool/txpool_content.ts'
import { txpool_contentFrom } from './txpool/txpool_contentFrom.ts'
import { txpool_inspect } from './txpool/txpool_inspect.ts'
import { txpool_status } from './txpool/txpool_status.ts'
import { web3_clientVersion } from './web3/web3_clientVersion.ts'
import { web3_sha3 } from './web3/web3_sha3.ts'

/** Every method of the document; one that is missing, unknown or of another shape does not compile. */
export const methods: Handlers = {
  eth_accounts,
  eth_blobBaseFee,
  eth_blockNumber,
  eth_bridgeState,
  eth_call,
  eth_callMany,
  eth_chainId,
  eth_coinbase,
  eth_createAccessList,
  eth_estimateGas,
  eth_feeHistory,
  eth_fillTransaction,
  eth_gasPrice,
  eth_getAccountInfo,
  eth_getBalance,
  eth_getBlockByHash,
  eth_getBlockByNumber,
  eth_getBlockReceipts,
  eth_getBlockTransactionCountByHash,
  eth_getBlockTransactionCountByNumber,
  eth_getBlocksByNumber,
  eth_getCode,
  eth_getFilterChanges,
  eth_getFilterLogs,
  eth_getHeaderByHash,
  eth_getHeaderByNumber,
  eth_getLogs,
  eth_getProof,
  eth_getRawTransactionByBlockHashAndIndex,
  eth_getRawTransactionByBlockNumberAndIndex,
  eth_getRawTransactionByHash,
  eth_getStorageAt,
  eth_getTransactionByBlockHashAndIndex,
  eth_getTransactionByBlockNumberAndIndex,
  eth_getTransactionByHash,
  eth_getTransactionCount,
  eth_getTransactionReceipt,
  eth_getUncleByBlockHashAndIndex,
  eth_getUncleByBlockNumberAndIndex,
  eth_getUncleCountByBlockHash,
  eth_getUncleCountByBlockNumber,
  eth_getWork,
  eth_hashrate,
  eth_maxPriorityFeePerGas,
  eth_mining,
  eth_netHashrate,
  eth_newBlockFilter,
  eth_newFilter,
  eth_newPendingTransactionFilter,
  eth_pendingTransactions,
  eth_protocolVersion,
  eth_sendRawTransaction,
  eth_sendRawTransactionSync,
  eth_sendTransaction,
  eth_sendTransactionSync,
  eth_sendUnsignedTransaction,
  eth_sign,
  eth_signTypedData_v4,
  eth_simulateV1,
  eth_submitHashrate,
  eth_submitWork,
  eth_subscribe,
  eth_syncing,
  eth_uninstallFilter,
  eth_unsubscribe,
  evm_freezeTime,
  evm_increaseTime,
  evm_mine,
  evm_mineBlockNumber,
  evm_mine_detailed,
  evm_reset,
  evm_revert,
  evm_setAutomine,
  evm_setBlockGasLimit,
  evm_setIntervalMining,
  evm_setNextBlockTimestamp,
  evm_setTime,
  evm_snapshot,
  evm_startMining,
  evm_stopMining,
  hardhat_addBalance,
  hardhat_autoImpersonateAccount,
  hardhat_dealERC20,
  hardhat_dropTransaction,
  hardhat_dumpState,
  hardhat_getAutomine,
  hardhat_impersonateAccount,
  hardhat_loadState,
  hardhat_metadata,
  hardhat_mine,
  hardhat_nodeInfo,
  hardhat_removeBlockTimestampInterval,
  hardhat_reset,
  hardhat_setBalance,
  hardhat_setBlockTimestampInterval,
  hardhat_setCode,
  hardhat_setCoinbase,
  hardhat_setERC20Allowance,
  hardhat_setLoggingEnabled,
  hardhat_setMinGasPrice,
  hardhat_setNextBlockBaseFeePerGas,
  hardhat_setNonce,
  hardhat_setStorageAt,
  hardhat_stopImpersonatingAccount,
  mnr_getWork,
  mnr_submitBitcoinBlock,
  mnr_submitBitcoinBlockPartialMerkle,
  mnr_submitBitcoinBlockTransactions,
  net_listening,
  net_peerCount,
  net_peerList,
  net_version,
  personal_dumpRawKey,
  personal_importRawKey,
  personal_listAccounts,
  personal_lockAccount,
  personal_newAccount,
  personal_newAccountWithSeed,
  personal_sendTransaction,
  personal_sign,
  personal_unlockAccount,
  'rpc.discover': rpc_discover,
  rpc_modules,
  rsk_getRawBlockHeaderByHash,
  rsk_getRawBlockHeaderByNumber,
  rsk_getRawTransactionReceiptByHash,
  rsk_getStorageBytesAt,
  rsk_getTransactionReceiptNodesByHash,
  rsk_protocolVersion,
  sco_banAddress,
  sco_bannedAddresses,
  sco_clearPeerScoring,
  sco_peerList,
  sco_reputationSummary,
  sco_unbanAddress,
  txpool_content,
  txpool_contentFrom,
  txpool_inspect,
  txpool_status,
  anvil_dropAllTransactions,
  anvil_dropTransaction,
  anvil_getGenesisTime,
  anvil_getIntervalMining,
  anvil_mine,
  anvil_removePoolTransactions,
  anvil_reorg,
  anvil_rollback,
  anvil_setBlockTimestampInterval,
  anvil_setIntervalMining,
  anvil_setRpcUrl,
  debug_accountTransactionQuota,
  debug_getRawBlock,
  debug_getRawHeader,
  debug_getRawReceipts,
  debug_storageRangeAt,
  debug_traceBlockByHash,
  debug_traceBlockByNumber,
  debug_traceCall,
  debug_traceCallMany,
  debug_traceTransaction,
  debug_wireProtocolQueueSize,
  trace_block,
  trace_call,
  trace_callMany,
  trace_filter,
  trace_get,
  trace_rawTransaction,
  trace_replayBlockTransactions,
  trace_replayTransaction,
  trace_transaction,
  web3_clientVersion,
  web3_sha3,
}
