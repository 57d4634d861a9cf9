// Generated from openrpc/ by `npm run codegen`. Do not edit.
import type * as S from './schemas.ts'

/** Parameters, result and own errors (beyond `CommonErrorName`) by method. */
export interface Methods {
  /** Takes transactions of every account without its key, or no longer. */
  anvil_autoImpersonateAccount: {
    params: [enabled: S.BooleanInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Takes a transaction out of the pool. */
  anvil_dropTransaction: {
    params: [hash: S.TransactionHashInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** The state after the newest block, for hardhat_loadState. */
  anvil_dumpState: {
    params: []
    result: S.Data
    errors: 'controlRefused'
  }
  /** Stops the chain's clock. */
  anvil_freezeTime: {
    params: [time: S.TimeInput]
    result: null
    errors: 'controlRefused'
  }
  /** Whether a transaction is mined at once. */
  anvil_getAutomine: {
    params: []
    result: boolean
    errors: 'controlRefused'
  }
  /** Returns the interval at which blocks are mined. */
  anvil_getIntervalMining: {
    params: []
    result: number | null
    errors: 'controlRefused'
  }
  /** Takes transactions of an account without its key. */
  anvil_impersonateAccount: {
    params: [address: S.AddressInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Puts the chain's clock forward. */
  anvil_increaseTime: {
    params: [seconds: S.SecondsInput]
    result: S.Quantity
    errors: 'controlRefused'
  }
  /** Puts the accounts of a dump into the state. */
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
    result: boolean
    errors: 'controlRefused'
  }
  /** Mines until the newest block has this number. */
  anvil_mineBlockNumber: {
    params: [number: S.NumberInput]
    result: null
    errors: 'controlRefused'
  }
  /** Returns the settings of the next block. */
  anvil_nodeInfo: {
    params: []
    result: S.ChainInfo
    errors: 'controlRefused'
  }
  /** Sets the chain back to genesis. */
  anvil_reset: {
    params: [options?: S.ResetOptions]
    result: boolean
    errors: 'controlRefused'
  }
  /** Sets the chain back to a snapshot. */
  anvil_revert: {
    params: [snapshot: S.SnapshotIdInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Mines at once with each transaction, or no longer. */
  anvil_setAutomine: {
    params: [enabled: S.BooleanInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Sets the balance of an account. */
  anvil_setBalance: {
    params: [address: S.AddressInput, balance: S.NumberInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Sets the code of an account. */
  anvil_setCode: {
    params: [address: S.AddressInput, code: S.DataInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Says who is named in the headers of the blocks to come. */
  anvil_setCoinbase: {
    params: [address: S.AddressInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Mines a block at intervals, or no longer. */
  anvil_setIntervalMining: {
    params: [interval: S.MiningSecondsInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Says the minimum gas price of the next block. */
  anvil_setNextBlockBaseFeePerGas: {
    params: [price: S.NumberInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Says the time of the next block. */
  anvil_setNextBlockTimestamp: {
    params: [timestamp: S.NumberInput]
    result: S.Quantity
    errors: 'controlRefused'
  }
  /** Sets the nonce of an account. */
  anvil_setNonce: {
    params: [address: S.AddressInput, nonce: S.NumberInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Sets a cell of the storage of an account. */
  anvil_setStorageAt: {
    params: [address: S.AddressInput, position: S.NumberInput, value: S.CellInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Sets the chain's clock. */
  anvil_setTime: {
    params: [time: S.TimeInput]
    result: number
    errors: 'controlRefused'
  }
  /** Remembers the chain as it is. */
  anvil_snapshot: {
    params: []
    result: S.Quantity
    errors: 'controlRefused'
  }
  /** Lets the node mine by itself. */
  anvil_startMining: {
    params: []
    result: null
    errors: 'controlRefused'
  }
  /** Takes no more transactions of an account without its key. */
  anvil_stopImpersonatingAccount: {
    params: [address: S.AddressInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Lets the node mine only when it is asked to. */
  anvil_stopMining: {
    params: []
    result: null
    errors: 'controlRefused'
  }
  /** Not offered: deprecated. */
  db_getHex: {
    params: []
    result: null
    errors: never
  }
  /** Not offered: deprecated. */
  db_getString: {
    params: []
    result: null
    errors: never
  }
  /** Not offered: deprecated. */
  db_putHex: {
    params: []
    result: null
    errors: never
  }
  /** Not offered: deprecated. */
  db_putString: {
    params: []
    result: null
    errors: never
  }
  /** How much virtual gas an account may still ask for. */
  debug_accountTransactionQuota: {
    params: [address: S.AddressInput]
    result: S.AccountQuota | null
    errors: never
  }
  /** What all transactions of a block did, by the block's hash. */
  debug_traceBlockByHash: {
    params: [blockHash: S.LooseHashInput, options?: S.TraceOptionsInput]
    result: S.BlockTraces | null
    errors: never
  }
  /** What all transactions of a block did, by the block's number or a tag. */
  debug_traceBlockByNumber: {
    params: [block: S.TraceBlockSelector, options?: S.TraceOptionsInput]
    result: S.BlockTraces | null
    errors: 'blockNotCanonical' | 'notFoundAsEthereum'
  }
  /** What a call would do, step by step or call by call. */
  debug_traceCall: {
    params: [call: S.CallRequest, block?: S.ExecutionBlockSelector, options?: S.TraceCallOptions]
    result: S.TransactionTrace
    errors: 'blockNotCanonical' | 'blockNotFound' | 'invalidOverride' | 'notFoundAsEthereum' | 'simulatedGasTooLow' | 'unknownBlockNumber'
  }
  /** What a transaction did, step by step or call by call. */
  debug_traceTransaction: {
    params: [transactionHash: S.LooseHashInput, options?: S.TraceOptionsInput]
    result: S.TransactionTrace | null
    errors: never
  }
  /** How many messages of peers wait. */
  debug_wireProtocolQueueSize: {
    params: []
    result: S.Quantity
    errors: never
  }
  /** The accounts that the node can sign for. */
  eth_accounts: {
    params: []
    result: S.Address[]
    errors: never
  }
  /** Always zero. */
  eth_blobBaseFee: {
    params: []
    result: S.Quantity
    errors: never
  }
  /** The height of the newest block. */
  eth_blockNumber: {
    params: []
    result: S.Quantity
    errors: never
  }
  /** How far the peg with Bitcoin is. */
  eth_bridgeState: {
    params: []
    result: S.BridgeState
    errors: never
  }
  /** Runs a call without making a transaction. */
  eth_call: {
    params: [call: S.CallRequest, block: S.ExecutionBlockSelector, stateOverrides?: S.StateOverrides, blockOverrides?: S.BlockOverrides]
    result: S.Data
    errors: 'blockNotCanonical' | 'blockNotFound' | 'callFailed' | 'executionReverted' | 'executionRevertedAsEthereum' | 'invalidOverride' | 'notFoundAsEthereum' | 'unknownBlockNumber'
  }
  /** The chain id, which signed transactions carry (EIP-155). */
  eth_chainId: {
    params: []
    result: S.Quantity
    errors: never
  }
  /** Who is named in the blocks that this node mines, and paid for them. */
  eth_coinbase: {
    params: []
    result: S.Address
    errors: never
  }
  /** Not offered: a node compiles nothing. */
  eth_compileLLL: {
    params: []
    result: null
    errors: never
  }
  /** Not offered: a node compiles nothing. */
  eth_compileSerpent: {
    params: []
    result: null
    errors: never
  }
  /** Not offered: a node compiles nothing. */
  eth_compileSolidity: {
    params: []
    result: null
    errors: never
  }
  /** The accounts and storage cells that a call touches. */
  eth_createAccessList: {
    params: [call: S.CallRequest, block?: S.ExecutionBlockSelector, stateOverrides?: S.StateOverrides]
    result: S.AccessListResult
    errors: 'blockNotCanonical' | 'blockNotFound' | 'invalidOverride' | 'notFoundAsEthereum' | 'unknownBlockNumber'
  }
  /** The gas that a transaction needs. */
  eth_estimateGas: {
    params: [call: S.CallRequest, block?: S.ExecutionBlockSelector, stateOverrides?: S.StateOverrides, blockOverrides?: S.BlockOverrides]
    result: S.Quantity
    errors: 'blockNotCanonical' | 'blockNotFound' | 'callFailed' | 'executionReverted' | 'executionRevertedAsEthereum' | 'gasExceedsAllowance' | 'insufficientFunds' | 'invalidOverride' | 'notFoundAsEthereum' | 'unknownBlockNumber'
  }
  /** What transactions paid lately. */
  eth_feeHistory: {
    params: [blockCount: S.FeeBlockCount, newestBlock: S.BlockSelector, rewardPercentiles?: S.RewardPercentiles]
    result: S.FeeHistory
    errors: 'blockNotCanonical' | 'blockNotFound' | 'notFoundAsEthereum' | 'percentilesOutOfOrder'
  }
  /** Fills in what a transaction lacks before it is signed. */
  eth_fillTransaction: {
    params: [transaction: S.FillRequest]
    result: S.FilledTransaction
    errors: 'executionReverted' | 'executionRevertedAsEthereum' | 'gasExceedsAllowance' | 'insufficientFunds' | 'invalidTransaction'
  }
  /** A price per gas that will do. */
  eth_gasPrice: {
    params: []
    result: S.Quantity
    errors: never
  }
  /** Balance, nonce and code in one. */
  eth_getAccountInfo: {
    params: [address: S.AddressInput, block?: S.BlockSelector]
    result: S.AccountInfo
    errors: 'blockNotCanonical' | 'blockNotFound' | 'notFoundAsEthereum'
  }
  /** The balance of an account, in wei. */
  eth_getBalance: {
    params: [address: S.AddressInput, block?: S.BlockSelector]
    result: S.Quantity
    errors: 'blockNotCanonical' | 'blockNotFound' | 'notFoundAsEthereum'
  }
  /** A block by its hash. */
  eth_getBlockByHash: {
    params: [blockHash: S.BlockHashInput, fullTransactions?: S.BooleanInput]
    result: S.BlockOrNull
    errors: never
  }
  /** A block of the main chain by its number or a tag. */
  eth_getBlockByNumber: {
    params: [block: S.BlockIdentifier, fullTransactions?: S.BooleanInput]
    result: S.BlockOrNull
    errors: never
  }
  /** What all transactions of a block left behind. */
  eth_getBlockReceipts: {
    params: [block: S.BlockSelector]
    result: S.ReceiptsOrNull
    errors: 'blockNotCanonical' | 'notFoundAsEthereum'
  }
  /** How many transactions a block has, by its hash. */
  eth_getBlockTransactionCountByHash: {
    params: [blockHash: S.BlockHashInput]
    result: S.Quantity | null
    errors: never
  }
  /** How many transactions a block has, by its number or a tag. */
  eth_getBlockTransactionCountByNumber: {
    params: [block: S.BlockIdentifier]
    result: S.Quantity | null
    errors: never
  }
  /** All known blocks at a height, on the main chain and beside it. */
  eth_getBlocksByNumber: {
    params: [number: S.BlockNumberInput]
    result: S.BlockInformation[]
    errors: never
  }
  /** The code of a contract. */
  eth_getCode: {
    params: [address: S.AddressInput, block: S.BlockSelector]
    result: S.Data
    errors: 'blockNotCanonical' | 'blockNotFound' | 'notFoundAsEthereum'
  }
  /** Not offered: a node compiles nothing. */
  eth_getCompilers: {
    params: []
    result: null
    errors: never
  }
  /** What came since a filter was asked last. */
  eth_getFilterChanges: {
    params: [filterId: S.FilterIdInput]
    result: S.Log[] | S.Hash[]
    errors: 'filterNotFound'
  }
  /** All logs of a filter. */
  eth_getFilterLogs: {
    params: [filterId: S.FilterIdInput]
    result: S.Log[] | S.Hash[]
    errors: 'filterNotFound' | 'logLimitExceeded'
  }
  /** The logs that match a filter. */
  eth_getLogs: {
    params: [filter: S.LogFilter, page?: S.LogPageRequest]
    result: S.Log[] | S.LogPage
    errors: 'invalidLogCursor' | 'invalidLogRange' | 'logCursorReorganised' | 'logLimitExceeded'
  }
  /** An account and storage cells with proofs against a state root. */
  eth_getProof: {
    params: [address: S.AddressInput, storageKeys: S.StorageKeys, block?: S.MinedBlockSelector]
    result: S.AccountProof
    errors: 'blockNotCanonical' | 'blockNotFound' | 'notFoundAsEthereum'
  }
  /** One storage cell of a contract. */
  eth_getStorageAt: {
    params: [address: S.AddressInput, position: S.NumberInput, block: S.BlockSelector]
    result: S.Hash
    errors: 'blockNotCanonical' | 'blockNotFound' | 'notFoundAsEthereum' | 'storageCellTooLong'
  }
  /** A transaction by its block's hash and its position. */
  eth_getTransactionByBlockHashAndIndex: {
    params: [blockHash: S.BlockHashInput, index: S.IndexInput]
    result: S.TransactionOrNull
    errors: never
  }
  /** A transaction by its block's number or tag and its position. */
  eth_getTransactionByBlockNumberAndIndex: {
    params: [block: S.BlockIdentifier, index: S.IndexInput]
    result: S.TransactionOrNull
    errors: never
  }
  /** A transaction by its hash. */
  eth_getTransactionByHash: {
    params: [transactionHash: S.TransactionHashInput]
    result: S.TransactionOrNull
    errors: never
  }
  /** How many transactions an account has sent: its next nonce. */
  eth_getTransactionCount: {
    params: [address: S.AddressInput, block?: S.BlockSelector]
    result: S.Quantity
    errors: 'blockNotCanonical' | 'blockNotFound' | 'notFoundAsEthereum'
  }
  /** What a mined transaction left behind. */
  eth_getTransactionReceipt: {
    params: [transactionHash: S.TransactionHashInput]
    result: S.ReceiptOrNull
    errors: never
  }
  /** An uncle by its block's hash and its position. */
  eth_getUncleByBlockHashAndIndex: {
    params: [blockHash: S.BlockHashInput, index: S.IndexInput]
    result: S.BlockOrNull
    errors: never
  }
  /** An uncle by its block's number or tag and its position. */
  eth_getUncleByBlockNumberAndIndex: {
    params: [block: S.BlockIdentifier, index: S.IndexInput]
    result: S.BlockOrNull
    errors: never
  }
  /** How many uncles a block has, by its hash. */
  eth_getUncleCountByBlockHash: {
    params: [blockHash: S.BlockHashInput]
    result: S.Quantity | null
    errors: never
  }
  /** How many uncles a block has, by its number or a tag. */
  eth_getUncleCountByBlockNumber: {
    params: [block: S.BlockIdentifier]
    result: S.Quantity | null
    errors: never
  }
  /** Work for a miner, as three words. */
  eth_getWork: {
    params: []
    result: S.Hash[]
    errors: never
  }
  /** Hashes per second that this node has put into its blocks. */
  eth_hashrate: {
    params: []
    result: S.Quantity
    errors: never
  }
  /** The gas price, under another name. */
  eth_maxPriorityFeePerGas: {
    params: []
    result: S.Quantity
    errors: never
  }
  /** Whether this node mines blocks of this chain by itself. */
  eth_mining: {
    params: []
    result: boolean
    errors: never
  }
  /** Hashes per second that all miners have put into the chain. */
  eth_netHashrate: {
    params: []
    result: number
    errors: never
  }
  /** A filter for new blocks, to be polled. */
  eth_newBlockFilter: {
    params: []
    result: S.FilterId
    errors: never
  }
  /** A filter for logs, to be polled. */
  eth_newFilter: {
    params: [filter: S.LogFilter]
    result: S.FilterId
    errors: 'invalidLogRange' | 'logLimitExceeded' | 'tooManyLogChoices'
  }
  /** A filter for transactions that become pending, to be polled. */
  eth_newPendingTransactionFilter: {
    params: []
    result: S.FilterId
    errors: never
  }
  /** The wallet's transactions that wait. */
  eth_pendingTransactions: {
    params: []
    result: S.Transaction[]
    errors: never
  }
  /** The version of the peer protocol. */
  eth_protocolVersion: {
    params: []
    result: S.Quantity
    errors: never
  }
  /** Hands in a signed transaction. */
  eth_sendRawTransaction: {
    params: [data: S.DataInput]
    result: S.Hash
    errors: 'invalidTransaction' | 'transactionNotMined' | 'transactionRefused'
  }
  /** Hands in a signed transaction and waits for its receipt. */
  eth_sendRawTransactionSync: {
    params: [data: S.DataInput, timeout?: S.NumberInput]
    result: S.Receipt
    errors: 'invalidTransaction' | 'transactionNotMined' | 'transactionNotMinedInTime' | 'transactionRefused'
  }
  /** Signs with an unlocked account and hands in. */
  eth_sendTransaction: {
    params: [transaction: S.TransactionRequest]
    result: S.Hash
    errors: 'accountNotFound' | 'executionRevertedAsEthereum' | 'gasExceedsAllowance' | 'insufficientFunds' | 'invalidTransaction' | 'refusedToWebPage' | 'signingDisabled' | 'transactionNotMined' | 'transactionRefused'
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
    params: [simulation: S.Simulation, block?: S.ExecutionBlockSelector]
    result: S.SimulatedBlock[]
    errors: 'blockNotCanonical' | 'blockNotFound' | 'invalidOverride' | 'notFoundAsEthereum' | 'simulatedBlockFull' | 'simulatedBlockNumber' | 'simulatedFundsTooLow' | 'simulatedGasPriceTooLow' | 'simulatedGasTooLow' | 'simulatedInitCodeTooLong' | 'simulatedNonceTooHigh' | 'simulatedNonceTooLow' | 'simulatedTimestamp' | 'simulationTooLarge' | 'unknownBlockNumber'
  }
  /** Says how fast a miner outside is. */
  eth_submitHashrate: {
    params: [hashrate: S.HashrateInput, clientId: S.WordInput]
    result: boolean
    errors: never
  }
  /** Hands in what completes the work of `eth_getWork`. */
  eth_submitWork: {
    params: [nonce: S.WorkNonceInput, powHash: S.WordInput, mixDigest: S.WordInput]
    result: boolean
    errors: 'submissionRefused'
  }
  /** Tells what happens, as it happens. */
  eth_subscribe: {
    params: [kind: S.SubscriptionKind, options?: S.SubscriptionOptions]
    result: S.Data
    errors: 'tooManyLogChoices' | 'unknownChainPlace'
  }
  /** Whether the node is catching up with its network. */
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
    params: [subscription: string]
    result: boolean
    errors: never
  }
  /** Takes transactions of every account without its key, or no longer. */
  evm_autoImpersonateAccount: {
    params: [enabled: S.BooleanInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Takes a transaction out of the pool. */
  evm_dropTransaction: {
    params: [hash: S.TransactionHashInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** The state after the newest block, for hardhat_loadState. */
  evm_dumpState: {
    params: []
    result: S.Data
    errors: 'controlRefused'
  }
  /** Stops the chain's clock. */
  evm_freezeTime: {
    params: [time: S.TimeInput]
    result: null
    errors: 'controlRefused'
  }
  /** Whether a transaction is mined at once. */
  evm_getAutomine: {
    params: []
    result: boolean
    errors: 'controlRefused'
  }
  /** Takes transactions of an account without its key. */
  evm_impersonateAccount: {
    params: [address: S.AddressInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Puts the chain's clock forward. */
  evm_increaseTime: {
    params: [seconds: S.SecondsInput]
    result: S.Quantity
    errors: 'controlRefused'
  }
  /** Puts the accounts of a dump into the state. */
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
  /** Mines a block, or several. */
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
  /** Returns the settings of the next block. */
  evm_nodeInfo: {
    params: []
    result: S.ChainInfo
    errors: 'controlRefused'
  }
  /** Sets the chain back to genesis. */
  evm_reset: {
    params: []
    result: null
    errors: 'controlRefused'
  }
  /** Sets the chain back to a snapshot. */
  evm_revert: {
    params: [snapshot: S.SnapshotIdInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Mines at once with each transaction, or no longer. */
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
  /** Sets the code of an account. */
  evm_setCode: {
    params: [address: S.AddressInput, code: S.DataInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Says who is named in the headers of the blocks to come. */
  evm_setCoinbase: {
    params: [address: S.AddressInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Mines a block at intervals, or no longer. */
  evm_setIntervalMining: {
    params: [interval: S.MiningIntervalInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Says the minimum gas price of the next block. */
  evm_setNextBlockBaseFeePerGas: {
    params: [price: S.NumberInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Says the time of the next block. */
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
  /** Sets a cell of the storage of an account. */
  evm_setStorageAt: {
    params: [address: S.AddressInput, position: S.NumberInput, value: S.CellInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Sets the chain's clock. */
  evm_setTime: {
    params: [time: S.TimeInput]
    result: number
    errors: 'controlRefused'
  }
  /** Remembers the chain as it is. */
  evm_snapshot: {
    params: []
    result: S.Quantity
    errors: 'controlRefused'
  }
  /** Lets the node mine by itself. */
  evm_startMining: {
    params: []
    result: null
    errors: 'controlRefused'
  }
  /** Takes no more transactions of an account without its key. */
  evm_stopImpersonatingAccount: {
    params: [address: S.AddressInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Lets the node mine only when it is asked to. */
  evm_stopMining: {
    params: []
    result: null
    errors: 'controlRefused'
  }
  /** Takes transactions of every account without its key, or no longer. */
  hardhat_autoImpersonateAccount: {
    params: [enabled: S.BooleanInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Takes a transaction out of the pool. */
  hardhat_dropTransaction: {
    params: [hash: S.TransactionHashInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** The state after the newest block, for hardhat_loadState. */
  hardhat_dumpState: {
    params: []
    result: S.Data
    errors: 'controlRefused'
  }
  /** Stops the chain's clock. */
  hardhat_freezeTime: {
    params: [time: S.TimeInput]
    result: null
    errors: 'controlRefused'
  }
  /** Whether a transaction is mined at once. */
  hardhat_getAutomine: {
    params: []
    result: boolean
    errors: 'controlRefused'
  }
  /** Takes transactions of an account without its key. */
  hardhat_impersonateAccount: {
    params: [address: S.AddressInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Puts the chain's clock forward. */
  hardhat_increaseTime: {
    params: [seconds: S.SecondsInput]
    result: S.Quantity
    errors: 'controlRefused'
  }
  /** Puts the accounts of a dump into the state. */
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
  /** Returns the settings of the next block. */
  hardhat_nodeInfo: {
    params: []
    result: S.ChainInfo
    errors: 'controlRefused'
  }
  /** Sets the chain back to genesis. */
  hardhat_reset: {
    params: [options?: S.ResetOptions]
    result: boolean
    errors: 'controlRefused'
  }
  /** Sets the chain back to a snapshot. */
  hardhat_revert: {
    params: [snapshot: S.SnapshotIdInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Mines at once with each transaction, or no longer. */
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
  /** Sets the code of an account. */
  hardhat_setCode: {
    params: [address: S.AddressInput, code: S.DataInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Says who is named in the headers of the blocks to come. */
  hardhat_setCoinbase: {
    params: [address: S.AddressInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Mines a block at intervals, or no longer. */
  hardhat_setIntervalMining: {
    params: [interval: S.MiningIntervalInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Says the minimum gas price of the next block. */
  hardhat_setNextBlockBaseFeePerGas: {
    params: [price: S.NumberInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Says the time of the next block. */
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
  /** Sets a cell of the storage of an account. */
  hardhat_setStorageAt: {
    params: [address: S.AddressInput, position: S.NumberInput, value: S.CellInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Sets the chain's clock. */
  hardhat_setTime: {
    params: [time: S.TimeInput]
    result: number
    errors: 'controlRefused'
  }
  /** Remembers the chain as it is. */
  hardhat_snapshot: {
    params: []
    result: S.Quantity
    errors: 'controlRefused'
  }
  /** Lets the node mine by itself. */
  hardhat_startMining: {
    params: []
    result: null
    errors: 'controlRefused'
  }
  /** Takes no more transactions of an account without its key. */
  hardhat_stopImpersonatingAccount: {
    params: [address: S.AddressInput]
    result: boolean
    errors: 'controlRefused'
  }
  /** Lets the node mine only when it is asked to. */
  hardhat_stopMining: {
    params: []
    result: null
    errors: 'controlRefused'
  }
  /** Work for miners of Bitcoin. */
  mnr_getWork: {
    params: []
    result: S.MergedMiningWork
    errors: never
  }
  /** Hands in a whole Bitcoin block that commits to work. */
  mnr_submitBitcoinBlock: {
    params: [bitcoinBlock: S.DataInput]
    result: S.SubmittedBlock
    errors: 'invalidBitcoinBlock' | 'submissionRefused'
  }
  /** Hands in a Bitcoin block as the way from its coinbase to its merkle root. */
  mnr_submitBitcoinBlockPartialMerkle: {
    params: [blockHash: S.DataInput, blockHeader: S.DataInput, coinbase: S.DataInput, merkleHashes: S.HashListInput, blockTransactionCount: S.HexCountInput]
    result: S.SubmittedBlock
    errors: 'invalidBitcoinBlock' | 'submissionRefused'
  }
  /** Hands in a Bitcoin block as the ids of its transactions. */
  mnr_submitBitcoinBlockTransactions: {
    params: [blockHash: S.DataInput, blockHeader: S.DataInput, coinbase: S.DataInput, transactionHashes: S.HashListInput]
    result: S.SubmittedBlock
    errors: 'invalidBitcoinBlock' | 'submissionRefused'
  }
  /** Whether other nodes may connect to this one. */
  net_listening: {
    params: []
    result: boolean
    errors: never
  }
  /** How many nodes this one is connected with. */
  net_peerCount: {
    params: []
    result: S.Quantity
    errors: never
  }
  /** The nodes that this one is connected with. */
  net_peerList: {
    params: []
    result: string[]
    errors: never
  }
  /** The network id, as decimal text. */
  net_version: {
    params: []
    result: string
    errors: never
  }
  /** Tells the private key of an unlocked account. */
  personal_dumpRawKey: {
    params: [address: S.AddressInput]
    result: S.Hash
    errors: 'keyNotAvailable' | 'refusedToWebPage' | 'walletDisabled'
  }
  /** Takes a private key in. */
  personal_importRawKey: {
    params: [key: S.PrivateKeyInput, passphrase: S.PassphraseInput]
    result: S.Address
    errors: 'invalidPrivateKey' | 'refusedToWebPage' | 'walletDisabled' | 'walletFull'
  }
  /** The accounts of the wallet. */
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
  /** Makes an account. */
  personal_newAccount: {
    params: [passphrase: S.PassphraseInput]
    result: S.Address
    errors: 'refusedToWebPage' | 'walletDisabled' | 'walletFull'
  }
  /** Makes the account of a seed. */
  personal_newAccountWithSeed: {
    params: [seed: S.SeedInput]
    result: S.Address
    errors: 'refusedToWebPage' | 'walletDisabled' | 'walletFull'
  }
  /** Signs with a locked account and hands in. */
  personal_sendTransaction: {
    params: [transaction: S.TransactionRequest, passphrase: S.PassphraseInput]
    result: S.Hash
    errors: 'accountNotFound' | 'executionRevertedAsEthereum' | 'gasExceedsAllowance' | 'insufficientFunds' | 'invalidTransaction' | 'keyNotAvailable' | 'refusedToWebPage' | 'transactionNotMined' | 'transactionRefused' | 'walletDisabled'
  }
  /** Signs a message with an unlocked account. */
  personal_sign: {
    params: [message: S.DataInput, address: S.AddressInput]
    result: S.Signature
    errors: 'accountNotFound' | 'refusedToWebPage' | 'walletDisabled'
  }
  /** Unlocks an account for a while. */
  personal_unlockAccount: {
    params: [address: S.AddressInput, passphrase: S.PassphraseInput | null, duration?: S.DurationInput]
    result: boolean
    errors: 'refusedToWebPage' | 'walletDisabled'
  }
  /** This document. */
  'rpc.discover': {
    params: []
    result: S.OpenRpcDocument
    errors: never
  }
  /** The modules that this node offers. */
  rpc_modules: {
    params: []
    result: S.ModuleVersions
    errors: never
  }
  /** The RLP of a block header, by the block's hash. */
  rsk_getRawBlockHeaderByHash: {
    params: [blockHash: S.BlockHashInput]
    result: S.Data | null
    errors: never
  }
  /** The RLP of a block header, by the block's number or a tag. */
  rsk_getRawBlockHeaderByNumber: {
    params: [block: S.BlockIdentifier]
    result: S.Data | null
    errors: never
  }
  /** The RLP of a receipt of the main chain. */
  rsk_getRawTransactionReceiptByHash: {
    params: [transactionHash: S.LooseHashInput]
    result: S.Data | null
    errors: never
  }
  /** One storage cell with all its bytes. */
  rsk_getStorageBytesAt: {
    params: [address: S.AddressInput, position: S.NumberInput, block: S.BlockSelector]
    result: S.StorageBytes
    errors: 'blockNotCanonical' | 'blockNotFound' | 'notFoundAsEthereum'
  }
  /** What proves a receipt against the root in its block's header. */
  rsk_getTransactionReceiptNodesByHash: {
    params: [blockHash: S.BlockHashInput, transactionHash: S.LooseHashInput]
    result: S.Data[] | null
    errors: never
  }
  /** The version of the protocol between nodes. */
  rsk_protocolVersion: {
    params: []
    result: S.Quantity
    errors: never
  }
  /** Bans an address, or a block of them, from among the peers. */
  sco_banAddress: {
    params: [address: S.BannedAddressInput]
    result: null
    errors: 'invalidBannedAddress' | 'tooManyBannedAddresses'
  }
  /** What is banned. */
  sco_bannedAddresses: {
    params: []
    result: string[]
    errors: never
  }
  /** Forgets how a peer has behaved. */
  sco_clearPeerScoring: {
    params: [peer: S.PeerIdInput]
    result: S.PeerScore[]
    errors: never
  }
  /** How each peer has behaved. */
  sco_peerList: {
    params: []
    result: S.PeerScore[]
    errors: never
  }
  /** How all peers together have behaved. */
  sco_reputationSummary: {
    params: []
    result: S.ReputationSummary
    errors: never
  }
  /** Takes a ban back. */
  sco_unbanAddress: {
    params: [address: S.BannedAddressInput]
    result: null
    errors: 'invalidBannedAddress'
  }
  /** Not supported: Whisper. */
  shh_addToGroup: {
    params: []
    result: null
    errors: never
  }
  /** Not supported: Whisper. */
  shh_getFilterChanges: {
    params: []
    result: null
    errors: never
  }
  /** Not supported: Whisper. */
  shh_getMessages: {
    params: []
    result: null
    errors: never
  }
  /** Not supported: Whisper. */
  shh_hasIdentity: {
    params: []
    result: null
    errors: never
  }
  /** Not supported: Whisper. */
  shh_newFilter: {
    params: []
    result: null
    errors: never
  }
  /** Not supported: Whisper. */
  shh_newGroup: {
    params: []
    result: null
    errors: never
  }
  /** Not supported: Whisper. */
  shh_newIdentity: {
    params: []
    result: null
    errors: never
  }
  /** Not supported: Whisper. */
  shh_post: {
    params: []
    result: null
    errors: never
  }
  /** Not supported: Whisper. */
  shh_uninstallFilter: {
    params: []
    result: null
    errors: never
  }
  /** Not supported: Whisper. */
  shh_version: {
    params: []
    result: null
    errors: never
  }
  /** The calls of all transactions of a block. */
  trace_block: {
    params: [block: S.TraceBlockSelector | S.AnyCaseTag]
    result: S.ActionTraces | null
    errors: 'blockNotCanonical' | 'notFoundAsEthereum'
  }
  /** The calls of certain transactions in a range of blocks. */
  trace_filter: {
    params: [filter: S.TraceFilter]
    result: S.ActionTraces
    errors: 'invalidTraceRange' | 'traceRangeTooWide'
  }
  /** One of the calls of a block. */
  trace_get: {
    params: [transactionHash: S.TraceGetHash, positions: S.TracePositions]
    result: S.ActionTrace | null
    errors: 'invalidTracePositions'
  }
  /** The calls of a transaction, one after the other. */
  trace_transaction: {
    params: [transactionHash: S.LooseHashInput]
    result: S.ActionTraces | null
    errors: never
  }
  /** Everything that waits to be mined. */
  txpool_content: {
    params: []
    result: S.PoolContent
    errors: never
  }
  /** Everything that waits to be mined, a line for each. */
  txpool_inspect: {
    params: []
    result: S.PoolSummaries
    errors: never
  }
  /** How many transactions wait to be mined. */
  txpool_status: {
    params: []
    result: S.PoolStatus
    errors: never
  }
  /** Which program answers. */
  web3_clientVersion: {
    params: []
    result: string
    errors: never
  }
  /** The Keccak-256 hash of data. */
  web3_sha3: {
    params: [data: S.PrefixedDataInput]
    result: S.Hash
    errors: never
  }
}

export type MethodName = keyof Methods

/** Names that stand in the document only to say that nobody answers them. */
export type UnsupportedMethodName = 'db_getHex' | 'db_getString' | 'db_putHex' | 'db_putString' | 'eth_compileLLL' | 'eth_compileSerpent' | 'eth_compileSolidity' | 'eth_getCompilers' | 'shh_addToGroup' | 'shh_getFilterChanges' | 'shh_getMessages' | 'shh_hasIdentity' | 'shh_newFilter' | 'shh_newGroup' | 'shh_newIdentity' | 'shh_post' | 'shh_uninstallFilter' | 'shh_version'

/** Other names of methods that have one already; `signatures` says of which. */
export type AliasName = 'anvil_autoImpersonateAccount' | 'anvil_dropTransaction' | 'anvil_dumpState' | 'anvil_freezeTime' | 'anvil_getAutomine' | 'anvil_impersonateAccount' | 'anvil_increaseTime' | 'anvil_loadState' | 'anvil_metadata' | 'anvil_mineBlockNumber' | 'anvil_nodeInfo' | 'anvil_reset' | 'anvil_revert' | 'anvil_setAutomine' | 'anvil_setBalance' | 'anvil_setCode' | 'anvil_setCoinbase' | 'anvil_setNextBlockBaseFeePerGas' | 'anvil_setNextBlockTimestamp' | 'anvil_setNonce' | 'anvil_setStorageAt' | 'anvil_setTime' | 'anvil_snapshot' | 'anvil_startMining' | 'anvil_stopImpersonatingAccount' | 'anvil_stopMining' | 'evm_autoImpersonateAccount' | 'evm_dropTransaction' | 'evm_dumpState' | 'evm_getAutomine' | 'evm_impersonateAccount' | 'evm_loadState' | 'evm_metadata' | 'evm_nodeInfo' | 'evm_setBalance' | 'evm_setCode' | 'evm_setCoinbase' | 'evm_setNextBlockBaseFeePerGas' | 'evm_setNonce' | 'evm_setStorageAt' | 'evm_stopImpersonatingAccount' | 'hardhat_freezeTime' | 'hardhat_increaseTime' | 'hardhat_mineBlockNumber' | 'hardhat_revert' | 'hardhat_setAutomine' | 'hardhat_setIntervalMining' | 'hardhat_setNextBlockTimestamp' | 'hardhat_setTime' | 'hardhat_snapshot' | 'hardhat_startMining' | 'hardhat_stopMining'

export const methodNames: readonly MethodName[] = [
  'anvil_autoImpersonateAccount',
  'anvil_dropTransaction',
  'anvil_dumpState',
  'anvil_freezeTime',
  'anvil_getAutomine',
  'anvil_getIntervalMining',
  'anvil_impersonateAccount',
  'anvil_increaseTime',
  'anvil_loadState',
  'anvil_metadata',
  'anvil_mine',
  'anvil_mineBlockNumber',
  'anvil_nodeInfo',
  'anvil_reset',
  'anvil_revert',
  'anvil_setAutomine',
  'anvil_setBalance',
  'anvil_setCode',
  'anvil_setCoinbase',
  'anvil_setIntervalMining',
  'anvil_setNextBlockBaseFeePerGas',
  'anvil_setNextBlockTimestamp',
  'anvil_setNonce',
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
  'debug_traceBlockByHash',
  'debug_traceBlockByNumber',
  'debug_traceCall',
  'debug_traceTransaction',
  'debug_wireProtocolQueueSize',
  'eth_accounts',
  'eth_blobBaseFee',
  'eth_blockNumber',
  'eth_bridgeState',
  'eth_call',
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
  'eth_getLogs',
  'eth_getProof',
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
  'eth_sign',
  'eth_signTypedData_v4',
  'eth_simulateV1',
  'eth_submitHashrate',
  'eth_submitWork',
  'eth_subscribe',
  'eth_syncing',
  'eth_uninstallFilter',
  'eth_unsubscribe',
  'evm_autoImpersonateAccount',
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
  'evm_nodeInfo',
  'evm_reset',
  'evm_revert',
  'evm_setAutomine',
  'evm_setBalance',
  'evm_setCode',
  'evm_setCoinbase',
  'evm_setIntervalMining',
  'evm_setNextBlockBaseFeePerGas',
  'evm_setNextBlockTimestamp',
  'evm_setNonce',
  'evm_setStorageAt',
  'evm_setTime',
  'evm_snapshot',
  'evm_startMining',
  'evm_stopImpersonatingAccount',
  'evm_stopMining',
  'hardhat_autoImpersonateAccount',
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
  'hardhat_nodeInfo',
  'hardhat_reset',
  'hardhat_revert',
  'hardhat_setAutomine',
  'hardhat_setBalance',
  'hardhat_setCode',
  'hardhat_setCoinbase',
  'hardhat_setIntervalMining',
  'hardhat_setNextBlockBaseFeePerGas',
  'hardhat_setNextBlockTimestamp',
  'hardhat_setNonce',
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
  'trace_block',
  'trace_filter',
  'trace_get',
  'trace_transaction',
  'txpool_content',
  'txpool_inspect',
  'txpool_status',
  'web3_clientVersion',
  'web3_sha3',
]
