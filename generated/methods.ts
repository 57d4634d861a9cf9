// Generated from openrpc/ by `npm run codegen`. Do not edit.
import type * as S from './schemas.ts'

/** Parameters, result and own errors (beyond `CommonErrorName`) by method. */
export interface Methods {
  /** Adds to the balance of an account. */
  anvil_addBalance: {
    params: [address: S.AddressInput, amount: S.NumberInput]
    result: null
    errors: 'controlRefused'
  }
  /** Turns the impersonation of all accounts on or off. */
  anvil_autoImpersonateAccount: {
    params: [enabled: S.BooleanInput]
    result: null
    errors: 'controlRefused'
  }
  /** Sets the token balance of an account. */
  anvil_dealERC20: {
    params: [address: S.AddressInput, token: S.AddressInput, amount: S.NumberInput]
    result: null
    errors: 'controlRefused'
  }
  /** Removes all transactions from the pool. */
  anvil_dropAllTransactions: {
    params: []
    result: null
    errors: 'controlRefused'
  }
  /** Removes a transaction from the pool. */
  anvil_dropTransaction: {
    params: [hash: S.TransactionHashInput]
    result: S.HashOrNull
    errors: 'controlRefused'
  }
  /** Returns the state after the newest block, for `hardhat_loadState`. */
  anvil_dumpState: {
    params: [withHistory?: S.BooleanInput]
    result: S.Data
    errors: 'controlRefused'
  }
  /** Stops the chain's clock at a time. */
  anvil_freezeTime: {
    params: [time: S.TimeInput]
    result: null
    errors: 'controlRefused'
  }
  /** Returns whether transactions are mined immediately. */
  anvil_getAutomine: {
    params: []
    result: boolean
    errors: 'controlRefused'
  }
  /** Returns the timestamp of the genesis block. */
  anvil_getGenesisTime: {
    params: []
    result: number
    errors: never
  }
  /** Returns the interval of interval mining, in seconds. */
  anvil_getIntervalMining: {
    params: []
    result: number | null
    errors: 'controlRefused'
  }
  /** Accepts transactions of an account without its key. */
  anvil_impersonateAccount: {
    params: [address: S.AddressInput]
    result: null
    errors: 'controlRefused'
  }
  /** Moves the chain's clock forward. */
  anvil_increaseTime: {
    params: [seconds: S.SecondsInput]
    result: S.Quantity
    errors: 'controlRefused'
  }
  /** Loads the accounts of a dump into the state. */
  anvil_loadState: {
    params: [state: S.DataInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Returns the identity of this chain. */
  anvil_metadata: {
    params: []
    result: S.ChainMetadata
    errors: 'controlRefused'
  }
  /** Mines blocks. */
  anvil_mine: {
    params: [blocks?: S.NumberInput, interval?: S.NumberInput]
    result: null
    errors: 'controlRefused'
  }
  /** Mines until the newest block has this number. */
  anvil_mineBlockNumber: {
    params: [number: S.NumberInput]
    result: null
    errors: 'controlRefused'
  }
  /** Mines one or more blocks and returns them. */
  anvil_mine_detailed: {
    params: [options?: S.MineInput]
    result: S.Block[]
    errors: 'controlRefused'
  }
  /** Returns the settings of the next block. */
  anvil_nodeInfo: {
    params: []
    result: S.ChainInfo
    errors: 'controlRefused'
  }
  /** Lets the timestamps of blocks follow the clock again. */
  anvil_removeBlockTimestampInterval: {
    params: []
    result: boolean
    errors: 'controlRefused'
  }
  /** Removes the transactions of an account from the pool. */
  anvil_removePoolTransactions: {
    params: [address: S.AddressInput]
    result: null
    errors: 'controlRefused'
  }
  /** Replaces the newest blocks by new ones. */
  anvil_reorg: {
    params: [depth: S.NumberInput, tx_block_pairs?: S.ReorgPairs]
    result: null
    errors: 'accountNotFound' | 'controlRefused' | 'invalidTransaction' | 'refusedAsEthereum'
  }
  /** Resets the chain to its first block. */
  anvil_reset: {
    params: [options?: S.ResetOptions]
    result: null
    errors: 'controlRefused'
  }
  /** Reverts the chain to a snapshot. */
  anvil_revert: {
    params: [snapshot: S.SnapshotIdInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Removes the newest blocks. */
  anvil_rollback: {
    params: [depth?: S.NumberInput]
    result: null
    errors: 'controlRefused'
  }
  /** Turns automatic mining on or off. */
  anvil_setAutomine: {
    params: [enabled: S.BooleanInput]
    result: null
    errors: 'controlRefused'
  }
  /** Sets the balance of an account. */
  anvil_setBalance: {
    params: [address: S.AddressInput, balance: S.NumberInput]
    result: null
    errors: 'controlRefused'
  }
  /** Sets the gas limit of all later blocks. */
  anvil_setBlockGasLimit: {
    params: [gasLimit: S.NumberInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Sets the time between each later block and its parent. */
  anvil_setBlockTimestampInterval: {
    params: [seconds: S.NumberInput]
    result: null
    errors: 'controlRefused'
  }
  /** Sets the code of an account. */
  anvil_setCode: {
    params: [address: S.AddressInput, code: S.DataInput]
    result: null
    errors: 'controlRefused'
  }
  /** Sets the miner address of later blocks. */
  anvil_setCoinbase: {
    params: [address: S.AddressInput]
    result: null
    errors: 'controlRefused'
  }
  /** Sets the allowance of a spender for a token. */
  anvil_setERC20Allowance: {
    params: [owner: S.AddressInput, spender: S.AddressInput, token: S.AddressInput, amount: S.NumberInput]
    result: null
    errors: 'controlRefused'
  }
  /** Sets the token balance of an account. */
  anvil_setERC20Balance: {
    params: [address: S.AddressInput, token: S.AddressInput, amount: S.NumberInput]
    result: null
    errors: 'controlRefused'
  }
  /** Mines a block at intervals, or stops doing so. */
  anvil_setIntervalMining: {
    params: [interval: S.MiningSecondsInput]
    result: null
    errors: 'controlRefused'
  }
  /** Turns the log of requests and blocks on or off. */
  anvil_setLoggingEnabled: {
    params: [enabled: S.BooleanInput]
    result: null
    errors: 'controlRefused'
  }
  /** Sets the minimum gas price of all later blocks. */
  anvil_setMinGasPrice: {
    params: [price: S.NumberInput]
    result: null
    errors: 'controlRefused'
  }
  /** Sets the minimum gas price of the next block, and of those after it. */
  anvil_setNextBlockBaseFeePerGas: {
    params: [price: S.NumberInput]
    result: null
    errors: 'controlRefused'
  }
  /** Sets the timestamp of the next block. */
  anvil_setNextBlockTimestamp: {
    params: [timestamp: S.NumberInput]
    result: null
    errors: 'controlRefused'
  }
  /** Sets the nonce of an account. */
  anvil_setNonce: {
    params: [address: S.AddressInput, nonce: S.NumberInput]
    result: null
    errors: 'controlRefused'
  }
  /** Continues a fork with another endpoint. */
  anvil_setRpcUrl: {
    params: [url: string]
    result: null
    errors: 'controlRefused'
  }
  /** Sets a storage slot of an account. */
  anvil_setStorageAt: {
    params: [address: S.AddressInput, position: S.NumberInput, value: S.CellInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Sets the chain's clock. */
  anvil_setTime: {
    params: [time?: S.TimeInput]
    result: number
    errors: 'controlRefused'
  }
  /** Creates a snapshot of the chain. */
  anvil_snapshot: {
    params: []
    result: S.Quantity
    errors: 'controlRefused'
  }
  /** Turns on the mining mode with which the process was started. */
  anvil_startMining: {
    params: []
    result: null
    errors: 'controlRefused'
  }
  /** Stops the impersonation of an account. */
  anvil_stopImpersonatingAccount: {
    params: [address: S.AddressInput]
    result: null
    errors: 'controlRefused'
  }
  /** Turns off automatic and interval mining. */
  anvil_stopMining: {
    params: []
    result: null
    errors: 'controlRefused'
  }
  /** Not supported: deprecated in Ethereum. */
  db_getHex: {
    params: []
    result: null
    errors: never
  }
  /** Not supported: deprecated in Ethereum. */
  db_getString: {
    params: []
    result: null
    errors: never
  }
  /** Not supported: deprecated in Ethereum. */
  db_putHex: {
    params: []
    result: null
    errors: never
  }
  /** Not supported: deprecated in Ethereum. */
  db_putString: {
    params: []
    result: null
    errors: never
  }
  /** Returns the virtual gas that is left in an account's quota. */
  debug_accountTransactionQuota: {
    params: [address: S.AddressInput]
    result: S.AccountQuota | null
    errors: never
  }
  /** Returns the RLP of a block. */
  debug_getRawBlock: {
    params: [block: S.LooseBlockSelector]
    result: S.Data | null
    errors: 'blockNotCanonical' | 'notFoundAsEthereum'
  }
  /** Returns the RLP of a block header. */
  debug_getRawHeader: {
    params: [block: S.LooseBlockSelector]
    result: S.Data | null
    errors: 'blockNotCanonical' | 'notFoundAsEthereum'
  }
  /** Returns the RLP of the receipts of a block. */
  debug_getRawReceipts: {
    params: [block: S.LooseBlockSelector]
    result: S.Data[] | null
    errors: 'blockNotCanonical' | 'notFoundAsEthereum'
  }
  /** Returns the RLP of a transaction by its hash. */
  debug_getRawTransaction: {
    params: [transactionHash: S.TransactionHashInput]
    result: S.Data
    errors: never
  }
  /** Returns storage slots of a contract before a transaction of a block. */
  debug_storageRangeAt: {
    params: [block: S.LooseBlockSelector, transactionIndex: S.NumberInput, address: S.AddressInput, startKey: S.DataInput, limit: S.NumberInput]
    result: S.StorageRange
    errors: 'blockNotFound' | 'notFoundAsEthereum'
  }
  /** Traces all transactions of a block, by block hash. */
  debug_traceBlockByHash: {
    params: [blockHash: S.LooseHashInput, options?: S.TraceOptionsInput]
    result: S.BlockTraces | null
    errors: 'notFoundAsEthereum' | 'refusedAsEthereum'
  }
  /** Traces all transactions of a block, by block number or tag. */
  debug_traceBlockByNumber: {
    params: [block: S.TraceBlockSelector, options?: S.TraceOptionsInput]
    result: S.BlockTraces | null
    errors: 'blockNotCanonical' | 'notFoundAsEthereum' | 'refusedAsEthereum'
  }
  /** Traces a call without creating a transaction. */
  debug_traceCall: {
    params: [call: S.CallRequest, block?: S.LooseBlockSelector, options?: S.TraceCallOptions]
    result: S.TransactionTrace
    errors: 'blockNotCanonical' | 'blockNotFound' | 'invalidOverride' | 'notFoundAsEthereum' | 'refusedAsEthereum' | 'simulatedGasTooLow' | 'unknownBlockNumber'
  }
  /** Traces bundles of calls without creating transactions. */
  debug_traceCallMany: {
    params: [bundles: S.CallBundles, simulateContext?: S.StateContext, options?: S.TraceCallsOptions]
    result: S.BundleTraces
    errors: 'blockNotCanonical' | 'blockNotFound' | 'invalidOverride' | 'notFoundAsEthereum' | 'refusedAsEthereum' | 'simulatedGasTooLow' | 'simulationTooLarge' | 'unknownBlockNumber'
  }
  /** Traces a transaction. */
  debug_traceTransaction: {
    params: [transactionHash: S.LooseHashInput, options?: S.TraceOptionsInput]
    result: S.TransactionTrace | null
    errors: 'refusedAsEthereum'
  }
  /** Returns the number of queued peer messages. */
  debug_wireProtocolQueueSize: {
    params: []
    result: S.Quantity
    errors: never
  }
  /** Returns the accounts that the node can sign for. */
  eth_accounts: {
    params: []
    result: S.Address[]
    errors: never
  }
  /** Returns zero, because Rootstock has no blobs. */
  eth_blobBaseFee: {
    params: []
    result: S.Quantity
    errors: never
  }
  /** Returns the number of the newest block. */
  eth_blockNumber: {
    params: []
    result: S.Quantity
    errors: never
  }
  /** Returns the state of the Bridge, the peg with Bitcoin. */
  eth_bridgeState: {
    params: []
    result: S.BridgeState
    errors: never
  }
  /** Executes a call without creating a transaction. */
  eth_call: {
    params: [call: S.CallRequest, block: S.LooseBlockSelector, stateOverrides?: S.StateOverrides, blockOverrides?: S.BlockOverrides]
    result: S.Data
    errors: 'blockNotCanonical' | 'blockNotFound' | 'callFailed' | 'executionReverted' | 'executionRevertedAsEthereum' | 'insufficientFunds' | 'invalidOverride' | 'notFoundAsEthereum' | 'refusedAsEthereum' | 'unknownBlockNumber'
  }
  /** Executes bundles of calls one after the other without creating transactions. */
  eth_callMany: {
    params: [bundles: S.CallBundles, simulateContext?: S.StateContext, stateOverrides?: S.StateOverrides, timeout?: S.CallManyTimeout]
    result: S.BundleResults
    errors: 'blockNotCanonical' | 'blockNotFound' | 'invalidOverride' | 'notFoundAsEthereum' | 'refusedAsEthereum' | 'simulatedGasTooLow' | 'simulationTooLarge' | 'unknownBlockNumber'
  }
  /** Returns the chain id that is used to sign transactions (EIP-155). */
  eth_chainId: {
    params: []
    result: S.Quantity
    errors: never
  }
  /** Returns the address that receives the rewards of this node's blocks. */
  eth_coinbase: {
    params: []
    result: S.Address
    errors: never
  }
  /** Not supported: the node has no compilers. */
  eth_compileLLL: {
    params: []
    result: null
    errors: never
  }
  /** Not supported: the node has no compilers. */
  eth_compileSerpent: {
    params: []
    result: null
    errors: never
  }
  /** Not supported: the node has no compilers. */
  eth_compileSolidity: {
    params: []
    result: null
    errors: never
  }
  /** Returns the accounts and storage slots that a call accesses. */
  eth_createAccessList: {
    params: [call: S.CallRequest, block?: S.LooseBlockSelector, stateOverrides?: S.StateOverrides]
    result: S.AccessListResult
    errors: 'blockNotCanonical' | 'blockNotFound' | 'insufficientFunds' | 'invalidOverride' | 'notFoundAsEthereum' | 'refusedAsEthereum' | 'unknownBlockNumber'
  }
  /** Estimates the gas that a transaction needs. */
  eth_estimateGas: {
    params: [call: S.CallRequest, block?: S.LooseBlockSelector, stateOverrides?: S.StateOverrides, blockOverrides?: S.BlockOverrides]
    result: S.Quantity
    errors: 'blockNotCanonical' | 'blockNotFound' | 'callFailed' | 'executionReverted' | 'executionRevertedAsEthereum' | 'gasExceedsAllowance' | 'insufficientFunds' | 'invalidOverride' | 'notFoundAsEthereum' | 'refusedAsEthereum' | 'unknownBlockNumber'
  }
  /** Returns the gas usage and gas prices of recent blocks. */
  eth_feeHistory: {
    params: [blockCount: S.FeeBlockCount, newestBlock: S.LooseBlockSelector, rewardPercentiles?: S.RewardPercentiles]
    result: S.FeeHistory
    errors: 'blockNotCanonical' | 'blockNotFound' | 'notFoundAsEthereum' | 'percentilesOutOfOrder' | 'refusedAsEthereum'
  }
  /** Fills in the missing fields of a transaction before it is signed. */
  eth_fillTransaction: {
    params: [transaction: S.FillRequest]
    result: S.FilledTransaction
    errors: 'callFailed' | 'executionReverted' | 'executionRevertedAsEthereum' | 'gasExceedsAllowance' | 'insufficientFunds' | 'invalidTransaction' | 'refusedAsEthereum'
  }
  /** Returns a suggested gas price, in wei. */
  eth_gasPrice: {
    params: []
    result: S.Quantity
    errors: never
  }
  /** Returns the balance, nonce and code of an account. */
  eth_getAccountInfo: {
    params: [address: S.AddressInput, block?: S.LooseBlockSelector]
    result: S.AccountInfo
    errors: 'blockNotCanonical' | 'blockNotFound' | 'notFoundAsEthereum'
  }
  /** Returns the balance of an account, in wei. */
  eth_getBalance: {
    params: [address: S.AddressInput, block?: S.BlockSelector]
    result: S.Quantity
    errors: 'blockNotCanonical' | 'blockNotFound' | 'notFoundAsEthereum'
  }
  /** Returns a block by its hash. */
  eth_getBlockByHash: {
    params: [blockHash: S.BlockHashInput, fullTransactions?: S.BooleanInput]
    result: S.BlockOrNull
    errors: never
  }
  /** Returns a block of the main chain by its number or a tag. */
  eth_getBlockByNumber: {
    params: [block: S.NumberedBlockSelector, fullTransactions?: S.BooleanInput]
    result: S.BlockOrNull
    errors: never
  }
  /** Returns the receipts of all transactions of a block. */
  eth_getBlockReceipts: {
    params: [block: S.LooseBlockSelector]
    result: S.ReceiptsOrNull
    errors: 'blockNotCanonical' | 'notFoundAsEthereum'
  }
  /** Returns the number of transactions in a block, by block hash. */
  eth_getBlockTransactionCountByHash: {
    params: [blockHash: S.BlockHashInput]
    result: S.Quantity | null
    errors: never
  }
  /** Returns the number of transactions in a block, by block number or tag. */
  eth_getBlockTransactionCountByNumber: {
    params: [block: S.NumberedBlockSelector]
    result: S.Quantity | null
    errors: never
  }
  /** Returns all known blocks with a number, on the main chain and on side chains. */
  eth_getBlocksByNumber: {
    params: [number: S.BlockNumberInput]
    result: S.BlockInformation[]
    errors: never
  }
  /** Returns the code of a contract. */
  eth_getCode: {
    params: [address: S.AddressInput, block: S.BlockSelector]
    result: S.Data
    errors: 'blockNotCanonical' | 'blockNotFound' | 'notFoundAsEthereum'
  }
  /** Not supported: the node has no compilers. */
  eth_getCompilers: {
    params: []
    result: null
    errors: never
  }
  /** Returns the changes since the last poll of a filter. */
  eth_getFilterChanges: {
    params: [filterId: S.FilterIdInput]
    result: S.Log[] | S.Hash[]
    errors: 'filterNotFound'
  }
  /** Returns all logs of a filter. */
  eth_getFilterLogs: {
    params: [filterId: S.FilterIdInput]
    result: S.Log[] | S.Hash[]
    errors: 'filterNotFound' | 'logLimitExceeded'
  }
  /** Returns the header of a block by the block's hash. */
  eth_getHeaderByHash: {
    params: [blockHash: S.BlockHashInput]
    result: S.BlockHeaderOrNull
    errors: never
  }
  /** Returns the header of a block of the main chain by its number or a tag. */
  eth_getHeaderByNumber: {
    params: [block: S.LooseBlockSelector]
    result: S.BlockHeaderOrNull
    errors: never
  }
  /** Returns the logs that match a filter. */
  eth_getLogs: {
    params: [filter: S.LogFilter, page?: S.LogPageRequest]
    result: S.Log[] | S.LogPage
    errors: 'invalidLogCursor' | 'invalidLogRange' | 'logCursorReorganised' | 'logLimitExceeded'
  }
  /** Returns an account and storage slots with their merkle proofs. */
  eth_getProof: {
    params: [address: S.AddressInput, storageKeys: S.StorageKeys, block?: S.MinedBlockSelector]
    result: S.AccountProof
    errors: 'blockNotCanonical' | 'blockNotFound' | 'notFoundAsEthereum'
  }
  /** Returns the RLP of a transaction by block hash and index. */
  eth_getRawTransactionByBlockHashAndIndex: {
    params: [blockHash: S.BlockHashInput, index: S.IndexInput]
    result: S.Data
    errors: never
  }
  /** Returns the RLP of a transaction by block number or tag and index. */
  eth_getRawTransactionByBlockNumberAndIndex: {
    params: [block: S.LooseBlockSelector, index: S.IndexInput]
    result: S.Data
    errors: never
  }
  /** Returns the RLP of a transaction by its hash. */
  eth_getRawTransactionByHash: {
    params: [transactionHash: S.TransactionHashInput]
    result: S.Data
    errors: never
  }
  /** Returns a storage slot of a contract. */
  eth_getStorageAt: {
    params: [address: S.AddressInput, position: S.StoragePosition, block: S.BlockSelector]
    result: S.Hash
    errors: 'blockNotCanonical' | 'blockNotFound' | 'notFoundAsEthereum' | 'storageCellTooLong'
  }
  /** Returns a transaction by block hash and index. */
  eth_getTransactionByBlockHashAndIndex: {
    params: [blockHash: S.BlockHashInput, index: S.IndexInput]
    result: S.TransactionOrNull
    errors: never
  }
  /** Returns a transaction by block number or tag and index. */
  eth_getTransactionByBlockNumberAndIndex: {
    params: [block: S.NumberedBlockSelector, index: S.IndexInput]
    result: S.TransactionOrNull
    errors: never
  }
  /** Returns a transaction by its hash. */
  eth_getTransactionByHash: {
    params: [transactionHash: S.TransactionHashInput]
    result: S.TransactionOrNull
    errors: never
  }
  /** Returns the number of transactions sent by an account, which is its next nonce. */
  eth_getTransactionCount: {
    params: [address: S.AddressInput, block?: S.BlockSelector]
    result: S.Quantity
    errors: 'blockNotCanonical' | 'blockNotFound' | 'notFoundAsEthereum'
  }
  /** Returns the receipt of a mined transaction. */
  eth_getTransactionReceipt: {
    params: [transactionHash: S.TransactionHashInput]
    result: S.ReceiptOrNull
    errors: never
  }
  /** Returns an uncle by block hash and index. */
  eth_getUncleByBlockHashAndIndex: {
    params: [blockHash: S.BlockHashInput, index: S.IndexInput]
    result: S.BlockOrNull
    errors: never
  }
  /** Returns an uncle by block number or tag and index. */
  eth_getUncleByBlockNumberAndIndex: {
    params: [block: S.NumberedBlockSelector, index: S.IndexInput]
    result: S.BlockOrNull
    errors: never
  }
  /** Returns the number of uncles of a block, by block hash. */
  eth_getUncleCountByBlockHash: {
    params: [blockHash: S.BlockHashInput]
    result: S.Quantity | null
    errors: never
  }
  /** Returns the number of uncles of a block, by block number or tag. */
  eth_getUncleCountByBlockNumber: {
    params: [block: S.NumberedBlockSelector]
    result: S.Quantity | null
    errors: never
  }
  /** Returns work for an external miner, as three 32-byte words. */
  eth_getWork: {
    params: []
    result: S.Hash[]
    errors: never
  }
  /** Returns the hash rate of this node, in hashes per second. */
  eth_hashrate: {
    params: []
    result: S.Quantity
    errors: never
  }
  /** Returns the gas price, which is the full priority fee on Rootstock. */
  eth_maxPriorityFeePerGas: {
    params: []
    result: S.Quantity
    errors: never
  }
  /** Returns whether the node mines blocks automatically. */
  eth_mining: {
    params: []
    result: boolean
    errors: never
  }
  /** Returns the hash rate of all miners, in hashes per second. */
  eth_netHashrate: {
    params: []
    result: number
    errors: never
  }
  /** Creates a filter for new blocks. */
  eth_newBlockFilter: {
    params: []
    result: S.FilterId
    errors: never
  }
  /** Creates a filter for logs. */
  eth_newFilter: {
    params: [filter: S.LogFilter]
    result: S.FilterId
    errors: 'invalidLogRange' | 'logLimitExceeded' | 'tooManyLogChoices'
  }
  /** Creates a filter for new pending transactions. */
  eth_newPendingTransactionFilter: {
    params: []
    result: S.FilterId
    errors: never
  }
  /** Returns the pending transactions of the wallet's accounts, in profile dev those of all senders. */
  eth_pendingTransactions: {
    params: []
    result: S.Transaction[]
    errors: never
  }
  /** Returns the version of the peer protocol. */
  eth_protocolVersion: {
    params: []
    result: S.Quantity
    errors: never
  }
  /** Submits a signed transaction. */
  eth_sendRawTransaction: {
    params: [data: S.DataInput]
    result: S.Hash
    errors: 'executionReverted' | 'executionRevertedAsEthereum' | 'insufficientFunds' | 'invalidTransaction' | 'transactionNotMined' | 'transactionRefused' | 'transactionRefusedAsEthereum'
  }
  /** Submits a signed transaction and waits for its receipt. */
  eth_sendRawTransactionSync: {
    params: [data: S.DataInput, timeout?: S.NumberInput]
    result: S.Receipt
    errors: 'executionReverted' | 'executionRevertedAsEthereum' | 'insufficientFunds' | 'invalidTransaction' | 'transactionNotMined' | 'transactionNotMinedInTime' | 'transactionRefused' | 'transactionRefusedAsEthereum'
  }
  /** Signs a transaction with an unlocked account and submits it. */
  eth_sendTransaction: {
    params: [transaction: S.TransactionRequest]
    result: S.Hash
    errors: 'accountNotFound' | 'callFailed' | 'executionReverted' | 'executionRevertedAsEthereum' | 'gasExceedsAllowance' | 'insufficientFunds' | 'invalidTransaction' | 'refusedAsEthereum' | 'refusedToWebPage' | 'signingDisabled' | 'transactionNotMined' | 'transactionRefused' | 'transactionRefusedAsEthereum'
  }
  /** Signs a transaction with an unlocked account, submits it and waits for its receipt. */
  eth_sendTransactionSync: {
    params: [transaction: S.TransactionRequest]
    result: S.Receipt
    errors: 'accountNotFound' | 'callFailed' | 'executionReverted' | 'executionRevertedAsEthereum' | 'gasExceedsAllowance' | 'insufficientFunds' | 'invalidTransaction' | 'refusedAsEthereum' | 'refusedToWebPage' | 'signingDisabled' | 'transactionNotMined' | 'transactionNotMinedInTime' | 'transactionRefused' | 'transactionRefusedAsEthereum'
  }
  /** Submits a transaction of any account, without its key. */
  eth_sendUnsignedTransaction: {
    params: [transaction: S.TransactionRequest]
    result: S.Hash
    errors: 'accountNotFound' | 'controlRefused' | 'executionReverted' | 'executionRevertedAsEthereum' | 'insufficientFunds' | 'invalidTransaction' | 'refusedAsEthereum' | 'transactionNotMined' | 'transactionRefused' | 'transactionRefusedAsEthereum'
  }
  /** Signs a message with an unlocked account. */
  eth_sign: {
    params: [address: S.AddressInput, message: S.DataInput]
    result: S.Signature
    errors: 'accountNotFound' | 'refusedToWebPage' | 'signingDisabled'
  }
  /** Signs typed data with an unlocked account (EIP-712). */
  eth_signTypedData_v4: {
    params: [address: S.AddressInput, typedData: S.TypedDataInput]
    result: S.Signature
    errors: 'accountNotFound' | 'invalidTypedData' | 'refusedToWebPage' | 'signingDisabled'
  }
  /** Simulates blocks of calls on top of a block. */
  eth_simulateV1: {
    params: [simulation: S.Simulation, block?: S.LooseBlockSelector]
    result: S.SimulatedBlock[]
    errors: 'blockNotCanonical' | 'blockNotFound' | 'invalidOverride' | 'notFoundAsEthereum' | 'refusedAsEthereum' | 'simulatedBlockFull' | 'simulatedBlockNumber' | 'simulatedFundsTooLow' | 'simulatedGasPriceTooLow' | 'simulatedGasTooLow' | 'simulatedInitCodeTooLong' | 'simulatedNonceTooHigh' | 'simulatedNonceTooLow' | 'simulatedTimestamp' | 'simulationTooLarge' | 'unknownBlockNumber'
  }
  /** Reports the hash rate of an external miner. */
  eth_submitHashrate: {
    params: [hashrate: S.HashrateInput, clientId: S.WordInput]
    result: boolean
    errors: never
  }
  /** Submits the solution for work of `eth_getWork`. */
  eth_submitWork: {
    params: [nonce: S.WorkNonceInput, powHash: S.WordInput, mixDigest: S.WordInput]
    result: boolean
    errors: 'submissionRefused'
  }
  /** Subscribes to events over a WebSocket. */
  eth_subscribe: {
    params: [kind: S.SubscriptionKind, options?: S.SubscriptionOptions]
    result: S.Data
    errors: 'tooManyLogChoices' | 'unknownChainPlace'
  }
  /** Returns whether the node is catching up with its network. */
  eth_syncing: {
    params: []
    result: S.SyncStatus
    errors: never
  }
  /** Removes a filter. */
  eth_uninstallFilter: {
    params: [filterId: S.FilterIdInput | null]
    result: boolean
    errors: never
  }
  /** Ends a subscription. */
  eth_unsubscribe: {
    params: [subscription: string | number]
    result: boolean
    errors: 'refusedAsEthereum'
  }
  /** Adds to the balance of an account. */
  evm_addBalance: {
    params: [address: S.AddressInput, amount: S.NumberInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Turns the impersonation of all accounts on or off. */
  evm_autoImpersonateAccount: {
    params: [enabled: S.BooleanInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Sets the token balance of an account. */
  evm_dealERC20: {
    params: [address: S.AddressInput, token: S.AddressInput, amount: S.NumberInput]
    result: null
    errors: 'controlRefused'
  }
  /** Removes all transactions from the pool. */
  evm_dropAllTransactions: {
    params: []
    result: null
    errors: 'controlRefused'
  }
  /** Removes a transaction from the pool. */
  evm_dropTransaction: {
    params: [hash: S.TransactionHashInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Returns the state after the newest block, for `hardhat_loadState`. */
  evm_dumpState: {
    params: [withHistory?: S.BooleanInput]
    result: S.Data
    errors: 'controlRefused'
  }
  /** Stops the chain's clock at a time. */
  evm_freezeTime: {
    params: [time: S.TimeInput]
    result: null
    errors: 'controlRefused'
  }
  /** Returns whether transactions are mined immediately. */
  evm_getAutomine: {
    params: []
    result: boolean
    errors: 'controlRefused'
  }
  /** Accepts transactions of an account without its key. */
  evm_impersonateAccount: {
    params: [address: S.AddressInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Moves the chain's clock forward. */
  evm_increaseTime: {
    params: [seconds: S.SecondsInput]
    result: S.Quantity
    errors: 'controlRefused'
  }
  /** Loads the accounts of a dump into the state. */
  evm_loadState: {
    params: [state: S.DataInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Returns the identity of this chain. */
  evm_metadata: {
    params: []
    result: S.ChainMetadata
    errors: 'controlRefused'
  }
  /** Mines one or more blocks. */
  evm_mine: {
    params: [options?: S.MineInput]
    result: null
    errors: 'controlRefused'
  }
  /** Mines until the newest block has this number. */
  evm_mineBlockNumber: {
    params: [number: S.NumberInput]
    result: null
    errors: 'controlRefused'
  }
  /** Mines one or more blocks and returns them. */
  evm_mine_detailed: {
    params: [options?: S.MineInput]
    result: S.Block[]
    errors: 'controlRefused'
  }
  /** Returns the settings of the next block. */
  evm_nodeInfo: {
    params: []
    result: S.ChainInfo
    errors: 'controlRefused'
  }
  /** Lets the timestamps of blocks follow the clock again. */
  evm_removeBlockTimestampInterval: {
    params: []
    result: boolean
    errors: 'controlRefused'
  }
  /** Resets the chain to genesis. */
  evm_reset: {
    params: []
    result: null
    errors: 'controlRefused'
  }
  /** Reverts the chain to a snapshot. */
  evm_revert: {
    params: [snapshot: S.SnapshotIdInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Sets the balance of an account. */
  evm_setAccountBalance: {
    params: [address: S.AddressInput, balance: S.NumberInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Sets the code of an account. */
  evm_setAccountCode: {
    params: [address: S.AddressInput, code: S.DataInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Sets the nonce of an account. */
  evm_setAccountNonce: {
    params: [address: S.AddressInput, nonce: S.NumberInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Sets a storage slot of an account. */
  evm_setAccountStorageAt: {
    params: [address: S.AddressInput, position: S.NumberInput, value: S.CellInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Turns automatic mining on or off. */
  evm_setAutomine: {
    params: [enabled: S.BooleanInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Sets the balance of an account. */
  evm_setBalance: {
    params: [address: S.AddressInput, balance: S.NumberInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Sets the gas limit of all later blocks. */
  evm_setBlockGasLimit: {
    params: [gasLimit: S.NumberInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Sets the time between each later block and its parent. */
  evm_setBlockTimestampInterval: {
    params: [interval: S.MiningIntervalInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Sets the code of an account. */
  evm_setCode: {
    params: [address: S.AddressInput, code: S.DataInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Sets the miner address of later blocks. */
  evm_setCoinbase: {
    params: [address: S.AddressInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Sets the allowance of a spender for a token. */
  evm_setERC20Allowance: {
    params: [owner: S.AddressInput, spender: S.AddressInput, token: S.AddressInput, amount: S.NumberInput]
    result: null
    errors: 'controlRefused'
  }
  /** Mines a block at intervals, or stops doing so. */
  evm_setIntervalMining: {
    params: [interval: S.MiningPeriodInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Turns the log of requests and blocks on or off. */
  evm_setLoggingEnabled: {
    params: [enabled: S.BooleanInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Sets the minimum gas price of all later blocks. */
  evm_setMinGasPrice: {
    params: [price: S.NumberInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Sets the minimum gas price of the next block, and of those after it. */
  evm_setNextBlockBaseFeePerGas: {
    params: [price: S.NumberInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Sets the timestamp of the next block. */
  evm_setNextBlockTimestamp: {
    params: [timestamp: S.NumberInput]
    result: S.Quantity
    errors: 'controlRefused'
  }
  /** Sets the nonce of an account. */
  evm_setNonce: {
    params: [address: S.AddressInput, nonce: S.NumberInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Continues a fork with another endpoint. */
  evm_setRpcUrl: {
    params: [url: string]
    result: null
    errors: 'controlRefused'
  }
  /** Sets a storage slot of an account. */
  evm_setStorageAt: {
    params: [address: S.AddressInput, position: S.NumberInput, value: S.CellInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Sets the chain's clock. */
  evm_setTime: {
    params: [time?: S.TimeInput]
    result: number
    errors: 'controlRefused'
  }
  /** Creates a snapshot of the chain. */
  evm_snapshot: {
    params: []
    result: S.Quantity
    errors: 'controlRefused'
  }
  /** Turns on the mining mode with which the process was started. */
  evm_startMining: {
    params: []
    result: null
    errors: 'controlRefused'
  }
  /** Stops the impersonation of an account. */
  evm_stopImpersonatingAccount: {
    params: [address: S.AddressInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Turns off automatic and interval mining. */
  evm_stopMining: {
    params: []
    result: null
    errors: 'controlRefused'
  }
  /** Adds to the balance of an account. */
  hardhat_addBalance: {
    params: [address: S.AddressInput, amount: S.NumberInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Turns the impersonation of all accounts on or off. */
  hardhat_autoImpersonateAccount: {
    params: [enabled: S.BooleanInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Sets the token balance of an account. */
  hardhat_dealERC20: {
    params: [address: S.AddressInput, token: S.AddressInput, amount: S.NumberInput]
    result: null
    errors: 'controlRefused'
  }
  /** Removes all transactions from the pool. */
  hardhat_dropAllTransactions: {
    params: []
    result: null
    errors: 'controlRefused'
  }
  /** Removes a transaction from the pool. */
  hardhat_dropTransaction: {
    params: [hash: S.TransactionHashInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Returns the state after the newest block, for `hardhat_loadState`. */
  hardhat_dumpState: {
    params: [withHistory?: S.BooleanInput]
    result: S.Data
    errors: 'controlRefused'
  }
  /** Stops the chain's clock at a time. */
  hardhat_freezeTime: {
    params: [time: S.TimeInput]
    result: null
    errors: 'controlRefused'
  }
  /** Returns whether transactions are mined immediately. */
  hardhat_getAutomine: {
    params: []
    result: boolean
    errors: 'controlRefused'
  }
  /** Accepts transactions of an account without its key. */
  hardhat_impersonateAccount: {
    params: [address: S.AddressInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Moves the chain's clock forward. */
  hardhat_increaseTime: {
    params: [seconds: S.SecondsInput]
    result: S.Quantity
    errors: 'controlRefused'
  }
  /** Loads the accounts of a dump into the state. */
  hardhat_loadState: {
    params: [state: S.DataInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Returns the identity of this chain. */
  hardhat_metadata: {
    params: []
    result: S.ChainMetadata
    errors: 'controlRefused'
  }
  /** Mines blocks. */
  hardhat_mine: {
    params: [blocks?: S.NumberInput, interval?: S.NumberInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Mines until the newest block has this number. */
  hardhat_mineBlockNumber: {
    params: [number: S.NumberInput]
    result: null
    errors: 'controlRefused'
  }
  /** Mines one or more blocks and returns them. */
  hardhat_mine_detailed: {
    params: [options?: S.MineInput]
    result: S.Block[]
    errors: 'controlRefused'
  }
  /** Returns the settings of the next block. */
  hardhat_nodeInfo: {
    params: []
    result: S.ChainInfo
    errors: 'controlRefused'
  }
  /** Lets the timestamps of blocks follow the clock again. */
  hardhat_removeBlockTimestampInterval: {
    params: []
    result: boolean
    errors: 'controlRefused'
  }
  /** Resets the chain to its first block. */
  hardhat_reset: {
    params: [options?: S.ResetOptions]
    result: boolean
    errors: 'controlRefused'
  }
  /** Reverts the chain to a snapshot. */
  hardhat_revert: {
    params: [snapshot: S.SnapshotIdInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Turns automatic mining on or off. */
  hardhat_setAutomine: {
    params: [enabled: S.BooleanInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Sets the balance of an account. */
  hardhat_setBalance: {
    params: [address: S.AddressInput, balance: S.NumberInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Sets the gas limit of all later blocks. */
  hardhat_setBlockGasLimit: {
    params: [gasLimit: S.NumberInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Sets the time between each later block and its parent. */
  hardhat_setBlockTimestampInterval: {
    params: [interval: S.MiningIntervalInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Sets the code of an account. */
  hardhat_setCode: {
    params: [address: S.AddressInput, code: S.DataInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Sets the miner address of later blocks. */
  hardhat_setCoinbase: {
    params: [address: S.AddressInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Sets the allowance of a spender for a token. */
  hardhat_setERC20Allowance: {
    params: [owner: S.AddressInput, spender: S.AddressInput, token: S.AddressInput, amount: S.NumberInput]
    result: null
    errors: 'controlRefused'
  }
  /** Mines a block at intervals, or stops doing so. */
  hardhat_setIntervalMining: {
    params: [interval: S.MiningPeriodInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Turns the log of requests and blocks on or off. */
  hardhat_setLoggingEnabled: {
    params: [enabled: S.BooleanInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Sets the minimum gas price of all later blocks. */
  hardhat_setMinGasPrice: {
    params: [price: S.NumberInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Sets the minimum gas price of the next block, and of those after it. */
  hardhat_setNextBlockBaseFeePerGas: {
    params: [price: S.NumberInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Sets the timestamp of the next block. */
  hardhat_setNextBlockTimestamp: {
    params: [timestamp: S.NumberInput]
    result: S.Quantity
    errors: 'controlRefused'
  }
  /** Sets the nonce of an account. */
  hardhat_setNonce: {
    params: [address: S.AddressInput, nonce: S.NumberInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Continues a fork with another endpoint. */
  hardhat_setRpcUrl: {
    params: [url: string]
    result: null
    errors: 'controlRefused'
  }
  /** Sets a storage slot of an account. */
  hardhat_setStorageAt: {
    params: [address: S.AddressInput, position: S.NumberInput, value: S.CellInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Sets the chain's clock. */
  hardhat_setTime: {
    params: [time?: S.TimeInput]
    result: number
    errors: 'controlRefused'
  }
  /** Creates a snapshot of the chain. */
  hardhat_snapshot: {
    params: []
    result: S.Quantity
    errors: 'controlRefused'
  }
  /** Turns on the mining mode with which the process was started. */
  hardhat_startMining: {
    params: []
    result: null
    errors: 'controlRefused'
  }
  /** Stops the impersonation of an account. */
  hardhat_stopImpersonatingAccount: {
    params: [address: S.AddressInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Turns off automatic and interval mining. */
  hardhat_stopMining: {
    params: []
    result: null
    errors: 'controlRefused'
  }
  /** Returns work for Bitcoin miners. */
  mnr_getWork: {
    params: []
    result: S.MergedMiningWork
    errors: never
  }
  /** Submits a whole Bitcoin block that commits to work. */
  mnr_submitBitcoinBlock: {
    params: [bitcoinBlock: S.DataInput]
    result: S.SubmittedBlock
    errors: 'invalidBitcoinBlock' | 'submissionRefused'
  }
  /** Submits a Bitcoin block as the merkle path of its coinbase. */
  mnr_submitBitcoinBlockPartialMerkle: {
    params: [blockHash: S.DataInput, blockHeader: S.DataInput, coinbase: S.DataInput, merkleHashes: S.HashListInput, blockTransactionCount: S.HexCountInput]
    result: S.SubmittedBlock
    errors: 'invalidBitcoinBlock' | 'submissionRefused'
  }
  /** Submits a Bitcoin block as the ids of its transactions. */
  mnr_submitBitcoinBlockTransactions: {
    params: [blockHash: S.DataInput, blockHeader: S.DataInput, coinbase: S.DataInput, transactionHashes: S.HashListInput]
    result: S.SubmittedBlock
    errors: 'invalidBitcoinBlock' | 'submissionRefused'
  }
  /** Returns whether the node accepts peer connections. */
  net_listening: {
    params: []
    result: boolean
    errors: never
  }
  /** Returns the number of connected peers. */
  net_peerCount: {
    params: []
    result: S.Quantity
    errors: never
  }
  /** Returns the connected peers. */
  net_peerList: {
    params: []
    result: string[]
    errors: never
  }
  /** Returns the network id, as decimal text. */
  net_version: {
    params: []
    result: string
    errors: never
  }
  /** Returns the private key of an unlocked account. */
  personal_dumpRawKey: {
    params: [address: S.AddressInput]
    result: S.Hash
    errors: 'keyNotAvailable' | 'refusedToWebPage' | 'walletDisabled'
  }
  /** Imports a private key into the wallet. */
  personal_importRawKey: {
    params: [key: S.PrivateKeyInput, passphrase: S.PassphraseInput]
    result: S.Address
    errors: 'invalidPrivateKey' | 'refusedToWebPage' | 'walletDisabled' | 'walletFull'
  }
  /** Returns the accounts of the wallet. */
  personal_listAccounts: {
    params: []
    result: S.Address[]
    errors: 'refusedToWebPage' | 'walletDisabled'
  }
  /** Locks an account. */
  personal_lockAccount: {
    params: [address: S.AddressInput]
    result: boolean
    errors: 'refusedToWebPage' | 'walletDisabled'
  }
  /** Creates an account. */
  personal_newAccount: {
    params: [passphrase: S.PassphraseInput]
    result: S.Address
    errors: 'refusedToWebPage' | 'walletDisabled' | 'walletFull'
  }
  /** Creates the account of a seed. */
  personal_newAccountWithSeed: {
    params: [seed: S.SeedInput]
    result: S.Address
    errors: 'refusedToWebPage' | 'walletDisabled' | 'walletFull'
  }
  /** Signs a transaction with a locked account and submits it. */
  personal_sendTransaction: {
    params: [transaction: S.TransactionRequest, passphrase: S.PassphraseInput]
    result: S.Hash
    errors: 'accountNotFound' | 'callFailed' | 'executionReverted' | 'executionRevertedAsEthereum' | 'gasExceedsAllowance' | 'insufficientFunds' | 'invalidTransaction' | 'keyNotAvailable' | 'refusedAsEthereum' | 'refusedToWebPage' | 'transactionNotMined' | 'transactionRefused' | 'transactionRefusedAsEthereum' | 'walletDisabled'
  }
  /** Signs a message with an unlocked account. */
  personal_sign: {
    params: [message: S.DataInput, address: S.AddressInput, passphrase?: S.PassphraseInput]
    result: S.Signature
    errors: 'accountNotFound' | 'refusedToWebPage' | 'walletDisabled'
  }
  /** Unlocks an account for a duration. */
  personal_unlockAccount: {
    params: [address: S.AddressInput, passphrase: S.PassphraseInput | null, duration?: S.DurationInput]
    result: boolean
    errors: 'refusedToWebPage' | 'walletDisabled'
  }
  /** Returns this OpenRPC document. */
  'rpc.discover': {
    params: []
    result: S.OpenRpcDocument
    errors: never
  }
  /** Returns the modules that this node offers. */
  rpc_modules: {
    params: []
    result: S.ModuleVersions
    errors: never
  }
  /** Returns the RLP of a block header, by block hash. */
  rsk_getRawBlockHeaderByHash: {
    params: [blockHash: S.BlockHashInput]
    result: S.Data | null
    errors: never
  }
  /** Returns the RLP of a block header, by block number or tag. */
  rsk_getRawBlockHeaderByNumber: {
    params: [block: S.NumberedBlockSelector]
    result: S.Data | null
    errors: never
  }
  /** Returns the RLP of a transaction receipt. */
  rsk_getRawTransactionReceiptByHash: {
    params: [transactionHash: S.LooseHashInput]
    result: S.Data | null
    errors: never
  }
  /** Returns a storage entry of any length. */
  rsk_getStorageBytesAt: {
    params: [address: S.AddressInput, position: S.StoragePosition, block?: S.BlockSelector]
    result: S.StorageBytes
    errors: 'blockNotCanonical' | 'blockNotFound' | 'notFoundAsEthereum'
  }
  /** Returns a merkle proof of a transaction receipt. */
  rsk_getTransactionReceiptNodesByHash: {
    params: [blockHash: S.BlockHashInput, transactionHash: S.LooseHashInput]
    result: S.Data[] | null
    errors: never
  }
  /** Returns the version of the peer protocol. */
  rsk_protocolVersion: {
    params: []
    result: S.Quantity
    errors: never
  }
  /** Bans an IP address, or a range of addresses, from the peers. */
  sco_banAddress: {
    params: [address: S.BannedAddressInput]
    result: null
    errors: 'invalidBannedAddress' | 'tooManyBannedAddresses'
  }
  /** Returns the banned addresses and ranges. */
  sco_bannedAddresses: {
    params: []
    result: string[]
    errors: never
  }
  /** Deletes the score of a peer. */
  sco_clearPeerScoring: {
    params: [peer: S.PeerIdInput]
    result: S.PeerScore[]
    errors: never
  }
  /** Returns the score of each peer. */
  sco_peerList: {
    params: []
    result: S.PeerScore[]
    errors: never
  }
  /** Returns the sums of all peer scores. */
  sco_reputationSummary: {
    params: []
    result: S.ReputationSummary
    errors: never
  }
  /** Removes a ban. */
  sco_unbanAddress: {
    params: [address: S.BannedAddressInput]
    result: null
    errors: 'invalidBannedAddress'
  }
  /** Not supported: Rootstock has no Whisper. */
  shh_addToGroup: {
    params: []
    result: null
    errors: never
  }
  /** Not supported: Rootstock has no Whisper. */
  shh_getFilterChanges: {
    params: []
    result: null
    errors: never
  }
  /** Not supported: Rootstock has no Whisper. */
  shh_getMessages: {
    params: []
    result: null
    errors: never
  }
  /** Not supported: Rootstock has no Whisper. */
  shh_hasIdentity: {
    params: []
    result: null
    errors: never
  }
  /** Not supported: Rootstock has no Whisper. */
  shh_newFilter: {
    params: []
    result: null
    errors: never
  }
  /** Not supported: Rootstock has no Whisper. */
  shh_newGroup: {
    params: []
    result: null
    errors: never
  }
  /** Not supported: Rootstock has no Whisper. */
  shh_newIdentity: {
    params: []
    result: null
    errors: never
  }
  /** Not supported: Rootstock has no Whisper. */
  shh_post: {
    params: []
    result: null
    errors: never
  }
  /** Not supported: Rootstock has no Whisper. */
  shh_uninstallFilter: {
    params: []
    result: null
    errors: never
  }
  /** Not supported: Rootstock has no Whisper. */
  shh_version: {
    params: []
    result: null
    errors: never
  }
  /** Adds to the balance of an account. */
  tenderly_addBalance: {
    params: [address: S.AddressInput, amount: S.NumberInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Sets the balance of an account. */
  tenderly_setBalance: {
    params: [address: S.AddressInput, balance: S.NumberInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Returns the actions of all transactions of a block. */
  trace_block: {
    params: [block: S.TraceBlockSelector | S.AnyCaseTag]
    result: S.ActionTraces | null
    errors: 'blockNotCanonical' | 'notFoundAsEthereum'
  }
  /** Executes a call without creating a transaction, and returns its traces. */
  trace_call: {
    params: [call: S.CallRequest, traceTypes: S.TraceTypes, block?: S.LooseBlockSelector, stateOverrides?: S.StateOverrides, blockOverrides?: S.BlockOverrides]
    result: S.ParityTrace
    errors: 'blockNotCanonical' | 'blockNotFound' | 'invalidOverride' | 'notFoundAsEthereum' | 'refusedAsEthereum' | 'simulatedGasTooLow' | 'unknownBlockNumber'
  }
  /** Executes calls one after the other without creating transactions, and returns their traces. */
  trace_callMany: {
    params: [calls: S.TracedPairs, block?: S.LooseBlockSelector]
    result: S.ParityTraces
    errors: 'blockNotCanonical' | 'blockNotFound' | 'invalidTracedPair' | 'notFoundAsEthereum' | 'refusedAsEthereum' | 'simulatedGasTooLow' | 'simulationTooLarge' | 'unknownBlockNumber'
  }
  /** Returns the actions of matching transactions in a block range. */
  trace_filter: {
    params: [filter: S.TraceFilter]
    result: S.ActionTraces
    errors: 'invalidTraceRange' | 'traceRangeTooWide'
  }
  /** Returns one action of a block. */
  trace_get: {
    params: [transactionHash: S.TraceGetHash, positions: S.TracePositions]
    result: S.ActionTrace | null
    errors: 'invalidTracePositions'
  }
  /** Executes a signed transaction without sending it, and returns its traces. */
  trace_rawTransaction: {
    params: [data: S.DataInput, traceTypes: S.TraceTypes, block?: S.LooseBlockSelector]
    result: S.ParityTrace
    errors: 'blockNotCanonical' | 'blockNotFound' | 'invalidTransaction' | 'notFoundAsEthereum' | 'simulatedGasTooLow' | 'transactionRefused' | 'transactionRefusedAsEthereum' | 'unknownBlockNumber'
  }
  /** Executes the transactions of a block again, and returns their traces. */
  trace_replayBlockTransactions: {
    params: [block: S.LooseBlockSelector, traceTypes: S.TraceTypes]
    result: S.ReplayedTraces | null
    errors: 'blockNotCanonical' | 'notFoundAsEthereum'
  }
  /** Executes a transaction of a block again, and returns its traces. */
  trace_replayTransaction: {
    params: [transactionHash: S.LooseHashInput, traceTypes: S.TraceTypes]
    result: S.ParityTrace | null
    errors: never
  }
  /** Returns the actions of a transaction, in the order of execution. */
  trace_transaction: {
    params: [transactionHash: S.LooseHashInput]
    result: S.ActionTraces | null
    errors: never
  }
  /** Returns all transactions of the pool. */
  txpool_content: {
    params: []
    result: S.PoolContent
    errors: never
  }
  /** Returns the transactions of one sender in the pool. */
  txpool_contentFrom: {
    params: [address: S.AddressInput]
    result: S.SenderPoolContent
    errors: never
  }
  /** Returns a one-line summary of each transaction of the pool. */
  txpool_inspect: {
    params: []
    result: S.PoolSummaries
    errors: never
  }
  /** Returns the number of transactions in the pool. */
  txpool_status: {
    params: []
    result: S.PoolStatus
    errors: never
  }
  /** Returns the name and version of the node. */
  web3_clientVersion: {
    params: []
    result: string
    errors: never
  }
  /** Returns the Keccak-256 hash of data. */
  web3_sha3: {
    params: [data: S.PrefixedDataInput]
    result: S.Hash
    errors: never
  }
}

export type MethodName = keyof Methods

/** Names of methods that no node supports; the document explains each of them. */
export type UnsupportedMethodName = 'db_getHex' | 'db_getString' | 'db_putHex' | 'db_putString' | 'eth_compileLLL' | 'eth_compileSerpent' | 'eth_compileSolidity' | 'eth_getCompilers' | 'shh_addToGroup' | 'shh_getFilterChanges' | 'shh_getMessages' | 'shh_hasIdentity' | 'shh_newFilter' | 'shh_newGroup' | 'shh_newIdentity' | 'shh_post' | 'shh_uninstallFilter' | 'shh_version'

/** Further names of methods; `methodTraits` has the first name. */
export type AliasName = 'anvil_addBalance' | 'anvil_autoImpersonateAccount' | 'anvil_dealERC20' | 'anvil_dumpState' | 'anvil_freezeTime' | 'anvil_getAutomine' | 'anvil_impersonateAccount' | 'anvil_increaseTime' | 'anvil_loadState' | 'anvil_metadata' | 'anvil_mineBlockNumber' | 'anvil_mine_detailed' | 'anvil_nodeInfo' | 'anvil_removeBlockTimestampInterval' | 'anvil_reset' | 'anvil_revert' | 'anvil_setAutomine' | 'anvil_setBalance' | 'anvil_setBlockGasLimit' | 'anvil_setCode' | 'anvil_setCoinbase' | 'anvil_setERC20Allowance' | 'anvil_setERC20Balance' | 'anvil_setLoggingEnabled' | 'anvil_setMinGasPrice' | 'anvil_setNextBlockBaseFeePerGas' | 'anvil_setNextBlockTimestamp' | 'anvil_setNonce' | 'anvil_setStorageAt' | 'anvil_setTime' | 'anvil_snapshot' | 'anvil_startMining' | 'anvil_stopImpersonatingAccount' | 'anvil_stopMining' | 'debug_getRawTransaction' | 'evm_addBalance' | 'evm_autoImpersonateAccount' | 'evm_dealERC20' | 'evm_dropAllTransactions' | 'evm_dropTransaction' | 'evm_dumpState' | 'evm_getAutomine' | 'evm_impersonateAccount' | 'evm_loadState' | 'evm_metadata' | 'evm_nodeInfo' | 'evm_removeBlockTimestampInterval' | 'evm_setAccountBalance' | 'evm_setAccountCode' | 'evm_setAccountNonce' | 'evm_setAccountStorageAt' | 'evm_setBalance' | 'evm_setBlockTimestampInterval' | 'evm_setCode' | 'evm_setCoinbase' | 'evm_setERC20Allowance' | 'evm_setLoggingEnabled' | 'evm_setMinGasPrice' | 'evm_setNextBlockBaseFeePerGas' | 'evm_setNonce' | 'evm_setRpcUrl' | 'evm_setStorageAt' | 'evm_stopImpersonatingAccount' | 'hardhat_dropAllTransactions' | 'hardhat_freezeTime' | 'hardhat_increaseTime' | 'hardhat_mineBlockNumber' | 'hardhat_mine_detailed' | 'hardhat_revert' | 'hardhat_setAutomine' | 'hardhat_setBlockGasLimit' | 'hardhat_setIntervalMining' | 'hardhat_setNextBlockTimestamp' | 'hardhat_setRpcUrl' | 'hardhat_setTime' | 'hardhat_snapshot' | 'hardhat_startMining' | 'hardhat_stopMining' | 'tenderly_addBalance' | 'tenderly_setBalance'

export const methodNames: readonly MethodName[] = [
  'anvil_addBalance',
  'anvil_autoImpersonateAccount',
  'anvil_dealERC20',
  'anvil_dropAllTransactions',
  'anvil_dropTransaction',
  'anvil_dumpState',
  'anvil_freezeTime',
  'anvil_getAutomine',
  'anvil_getGenesisTime',
  'anvil_getIntervalMining',
  'anvil_impersonateAccount',
  'anvil_increaseTime',
  'anvil_loadState',
  'anvil_metadata',
  'anvil_mine',
  'anvil_mineBlockNumber',
  'anvil_mine_detailed',
  'anvil_nodeInfo',
  'anvil_removeBlockTimestampInterval',
  'anvil_removePoolTransactions',
  'anvil_reorg',
  'anvil_reset',
  'anvil_revert',
  'anvil_rollback',
  'anvil_setAutomine',
  'anvil_setBalance',
  'anvil_setBlockGasLimit',
  'anvil_setBlockTimestampInterval',
  'anvil_setCode',
  'anvil_setCoinbase',
  'anvil_setERC20Allowance',
  'anvil_setERC20Balance',
  'anvil_setIntervalMining',
  'anvil_setLoggingEnabled',
  'anvil_setMinGasPrice',
  'anvil_setNextBlockBaseFeePerGas',
  'anvil_setNextBlockTimestamp',
  'anvil_setNonce',
  'anvil_setRpcUrl',
  'anvil_setStorageAt',
  'anvil_setTime',
  'anvil_snapshot',
  'anvil_startMining',
  'anvil_stopImpersonatingAccount',
  'anvil_stopMining',
  'db_getHex',
  'db_getString',
  'db_putHex',
  'db_putString',
  'debug_accountTransactionQuota',
  'debug_getRawBlock',
  'debug_getRawHeader',
  'debug_getRawReceipts',
  'debug_getRawTransaction',
  'debug_storageRangeAt',
  'debug_traceBlockByHash',
  'debug_traceBlockByNumber',
  'debug_traceCall',
  'debug_traceCallMany',
  'debug_traceTransaction',
  'debug_wireProtocolQueueSize',
  'eth_accounts',
  'eth_blobBaseFee',
  'eth_blockNumber',
  'eth_bridgeState',
  'eth_call',
  'eth_callMany',
  'eth_chainId',
  'eth_coinbase',
  'eth_compileLLL',
  'eth_compileSerpent',
  'eth_compileSolidity',
  'eth_createAccessList',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_fillTransaction',
  'eth_gasPrice',
  'eth_getAccountInfo',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getBlockReceipts',
  'eth_getBlockTransactionCountByHash',
  'eth_getBlockTransactionCountByNumber',
  'eth_getBlocksByNumber',
  'eth_getCode',
  'eth_getCompilers',
  'eth_getFilterChanges',
  'eth_getFilterLogs',
  'eth_getHeaderByHash',
  'eth_getHeaderByNumber',
  'eth_getLogs',
  'eth_getProof',
  'eth_getRawTransactionByBlockHashAndIndex',
  'eth_getRawTransactionByBlockNumberAndIndex',
  'eth_getRawTransactionByHash',
  'eth_getStorageAt',
  'eth_getTransactionByBlockHashAndIndex',
  'eth_getTransactionByBlockNumberAndIndex',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_getUncleByBlockHashAndIndex',
  'eth_getUncleByBlockNumberAndIndex',
  'eth_getUncleCountByBlockHash',
  'eth_getUncleCountByBlockNumber',
  'eth_getWork',
  'eth_hashrate',
  'eth_maxPriorityFeePerGas',
  'eth_mining',
  'eth_netHashrate',
  'eth_newBlockFilter',
  'eth_newFilter',
  'eth_newPendingTransactionFilter',
  'eth_pendingTransactions',
  'eth_protocolVersion',
  'eth_sendRawTransaction',
  'eth_sendRawTransactionSync',
  'eth_sendTransaction',
  'eth_sendTransactionSync',
  'eth_sendUnsignedTransaction',
  'eth_sign',
  'eth_signTypedData_v4',
  'eth_simulateV1',
  'eth_submitHashrate',
  'eth_submitWork',
  'eth_subscribe',
  'eth_syncing',
  'eth_uninstallFilter',
  'eth_unsubscribe',
  'evm_addBalance',
  'evm_autoImpersonateAccount',
  'evm_dealERC20',
  'evm_dropAllTransactions',
  'evm_dropTransaction',
  'evm_dumpState',
  'evm_freezeTime',
  'evm_getAutomine',
  'evm_impersonateAccount',
  'evm_increaseTime',
  'evm_loadState',
  'evm_metadata',
  'evm_mine',
  'evm_mineBlockNumber',
  'evm_mine_detailed',
  'evm_nodeInfo',
  'evm_removeBlockTimestampInterval',
  'evm_reset',
  'evm_revert',
  'evm_setAccountBalance',
  'evm_setAccountCode',
  'evm_setAccountNonce',
  'evm_setAccountStorageAt',
  'evm_setAutomine',
  'evm_setBalance',
  'evm_setBlockGasLimit',
  'evm_setBlockTimestampInterval',
  'evm_setCode',
  'evm_setCoinbase',
  'evm_setERC20Allowance',
  'evm_setIntervalMining',
  'evm_setLoggingEnabled',
  'evm_setMinGasPrice',
  'evm_setNextBlockBaseFeePerGas',
  'evm_setNextBlockTimestamp',
  'evm_setNonce',
  'evm_setRpcUrl',
  'evm_setStorageAt',
  'evm_setTime',
  'evm_snapshot',
  'evm_startMining',
  'evm_stopImpersonatingAccount',
  'evm_stopMining',
  'hardhat_addBalance',
  'hardhat_autoImpersonateAccount',
  'hardhat_dealERC20',
  'hardhat_dropAllTransactions',
  'hardhat_dropTransaction',
  'hardhat_dumpState',
  'hardhat_freezeTime',
  'hardhat_getAutomine',
  'hardhat_impersonateAccount',
  'hardhat_increaseTime',
  'hardhat_loadState',
  'hardhat_metadata',
  'hardhat_mine',
  'hardhat_mineBlockNumber',
  'hardhat_mine_detailed',
  'hardhat_nodeInfo',
  'hardhat_removeBlockTimestampInterval',
  'hardhat_reset',
  'hardhat_revert',
  'hardhat_setAutomine',
  'hardhat_setBalance',
  'hardhat_setBlockGasLimit',
  'hardhat_setBlockTimestampInterval',
  'hardhat_setCode',
  'hardhat_setCoinbase',
  'hardhat_setERC20Allowance',
  'hardhat_setIntervalMining',
  'hardhat_setLoggingEnabled',
  'hardhat_setMinGasPrice',
  'hardhat_setNextBlockBaseFeePerGas',
  'hardhat_setNextBlockTimestamp',
  'hardhat_setNonce',
  'hardhat_setRpcUrl',
  'hardhat_setStorageAt',
  'hardhat_setTime',
  'hardhat_snapshot',
  'hardhat_startMining',
  'hardhat_stopImpersonatingAccount',
  'hardhat_stopMining',
  'mnr_getWork',
  'mnr_submitBitcoinBlock',
  'mnr_submitBitcoinBlockPartialMerkle',
  'mnr_submitBitcoinBlockTransactions',
  'net_listening',
  'net_peerCount',
  'net_peerList',
  'net_version',
  'personal_dumpRawKey',
  'personal_importRawKey',
  'personal_listAccounts',
  'personal_lockAccount',
  'personal_newAccount',
  'personal_newAccountWithSeed',
  'personal_sendTransaction',
  'personal_sign',
  'personal_unlockAccount',
  'rpc.discover',
  'rpc_modules',
  'rsk_getRawBlockHeaderByHash',
  'rsk_getRawBlockHeaderByNumber',
  'rsk_getRawTransactionReceiptByHash',
  'rsk_getStorageBytesAt',
  'rsk_getTransactionReceiptNodesByHash',
  'rsk_protocolVersion',
  'sco_banAddress',
  'sco_bannedAddresses',
  'sco_clearPeerScoring',
  'sco_peerList',
  'sco_reputationSummary',
  'sco_unbanAddress',
  'shh_addToGroup',
  'shh_getFilterChanges',
  'shh_getMessages',
  'shh_hasIdentity',
  'shh_newFilter',
  'shh_newGroup',
  'shh_newIdentity',
  'shh_post',
  'shh_uninstallFilter',
  'shh_version',
  'tenderly_addBalance',
  'tenderly_setBalance',
  'trace_block',
  'trace_call',
  'trace_callMany',
  'trace_filter',
  'trace_get',
  'trace_rawTransaction',
  'trace_replayBlockTransactions',
  'trace_replayTransaction',
  'trace_transaction',
  'txpool_content',
  'txpool_contentFrom',
  'txpool_inspect',
  'txpool_status',
  'web3_clientVersion',
  'web3_sha3',
]
