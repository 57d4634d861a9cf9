// Generated from openrpc/ by `npm run codegen`. Do not edit.
import type { MethodName } from './methods.ts'

/** How to tell a caller what is wrong with a value; `when` and `unless` are positions in `conditions` of the validators. */
export interface Hint {
  readonly expects: string
  readonly invalid?: readonly { readonly when?: number; readonly unless?: number; readonly message: string }[]
  /** Name in `hints` of the schema that also speaks of this value. */
  readonly ref?: string
  readonly anyOf?: readonly Hint[]
  readonly items?: Hint
  readonly properties?: Readonly<Record<string, Hint>>
  /** Of a map. */
  readonly values?: Hint
}

export interface Parameter {
  readonly name: string
  readonly required: boolean
  readonly hint: Hint
}

/** The parameters of each method in their order. */
export const parameters: { readonly [M in MethodName]: readonly Parameter[] } = {
  anvil_autoImpersonateAccount: [
    { name: 'enabled', required: true, hint: { expects: 'a boolean', ref: 'BooleanInput' } },
  ],
  anvil_dropTransaction: [
    { name: 'hash', required: true, hint: { expects: 'a 32-byte 0x-prefixed transaction hash', ref: 'TransactionHashInput' } },
  ],
  anvil_dumpState: [],
  anvil_getAutomine: [],
  anvil_impersonateAccount: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
  ],
  anvil_loadState: [
    { name: 'state', required: true, hint: { expects: '0x-prefixed hexadecimal data', ref: 'DataInput' } },
  ],
  anvil_metadata: [],
  anvil_mine: [
    { name: 'blocks', required: false, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
    { name: 'interval', required: false, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  anvil_nodeInfo: [],
  anvil_reset: [
    { name: 'options', required: false, hint: { expects: 'an object without a chain to fork', ref: 'ResetOptions' } },
  ],
  anvil_setBalance: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'balance', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  anvil_setCode: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'code', required: true, hint: { expects: '0x-prefixed hexadecimal data', ref: 'DataInput' } },
  ],
  anvil_setCoinbase: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
  ],
  anvil_setNextBlockBaseFeePerGas: [
    { name: 'price', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  anvil_setNonce: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'nonce', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  anvil_setStorageAt: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'position', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
    { name: 'value', required: true, hint: { expects: 'at most 32 bytes as 0x-prefixed hexadecimal data', ref: 'CellInput' } },
  ],
  anvil_stopImpersonatingAccount: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
  ],
  db_getHex: [],
  db_getString: [],
  db_putHex: [],
  db_putString: [],
  debug_accountTransactionQuota: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
  ],
  debug_traceBlockByHash: [
    { name: 'blockHash', required: true, hint: { expects: 'a 32-byte 0x-prefixed hash', ref: 'LooseHashInput' } },
    { name: 'options', required: false, hint: { expects: 'an object with tracer, tracerConfig, disableMemory, disableStack, disableStorage', ref: 'TraceOptionsInput' } },
  ],
  debug_traceBlockByNumber: [
    { name: 'block', required: true, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'TraceBlockSelector' } },
    { name: 'options', required: false, hint: { expects: 'an object with tracer, tracerConfig, disableMemory, disableStack, disableStorage', ref: 'TraceOptionsInput' } },
  ],
  debug_traceCall: [
    { name: 'call', required: true, hint: { expects: 'a call object', ref: 'CallRequest' } },
    { name: 'block', required: false, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber, or null', anyOf: [{ expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'ExecutionBlockSelector' }, { expects: 'null' }] } },
    { name: 'options', required: false, hint: { expects: 'an object with tracer, tracerConfig, stateOverrides, blockOverrides, or null', anyOf: [{ expects: 'an object with tracer, tracerConfig, stateOverrides, blockOverrides', ref: 'TraceCallOptions' }, { expects: 'null' }] } },
  ],
  debug_traceTransaction: [
    { name: 'transactionHash', required: true, hint: { expects: 'a 32-byte 0x-prefixed hash', ref: 'LooseHashInput' } },
    { name: 'options', required: false, hint: { expects: 'an object with tracer, tracerConfig, disableMemory, disableStack, disableStorage', ref: 'TraceOptionsInput' } },
  ],
  debug_wireProtocolQueueSize: [],
  eth_accounts: [],
  eth_blobBaseFee: [],
  eth_blockNumber: [],
  eth_bridgeState: [],
  eth_call: [
    { name: 'call', required: true, hint: { expects: 'a call object', ref: 'CallRequest' } },
    { name: 'block', required: true, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'ExecutionBlockSelector' } },
    { name: 'stateOverrides', required: false, hint: { expects: 'an object of at most 256 account overrides by address, or null', ref: 'StateOverridesOrNull' } },
    { name: 'blockOverrides', required: false, hint: { expects: 'an object with number, time, gasLimit, feeRecipient, prevRandao, baseFeePerGas, or null', ref: 'BlockOverridesOrNull' } },
  ],
  eth_chainId: [],
  eth_coinbase: [],
  eth_compileLLL: [],
  eth_compileSerpent: [],
  eth_compileSolidity: [],
  eth_createAccessList: [
    { name: 'call', required: true, hint: { expects: 'a call object', ref: 'CallRequest' } },
    { name: 'block', required: false, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber, or null', anyOf: [{ expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'ExecutionBlockSelector' }, { expects: 'null' }] } },
    { name: 'stateOverrides', required: false, hint: { expects: 'an object of at most 256 account overrides by address, or null', ref: 'StateOverridesOrNull' } },
  ],
  eth_estimateGas: [
    { name: 'call', required: true, hint: { expects: 'a call object', ref: 'CallRequest' } },
    { name: 'block', required: false, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber, or null', anyOf: [{ expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'ExecutionBlockSelector' }, { expects: 'null' }] } },
    { name: 'stateOverrides', required: false, hint: { expects: 'an object of at most 256 account overrides by address, or null', ref: 'StateOverridesOrNull' } },
    { name: 'blockOverrides', required: false, hint: { expects: 'an object with number, time, gasLimit, feeRecipient, prevRandao, baseFeePerGas, or null', ref: 'BlockOverridesOrNull' } },
  ],
  eth_feeHistory: [
    { name: 'blockCount', required: true, hint: { expects: 'a 0x-prefixed or decimal number from 1 on', ref: 'FeeBlockCount' } },
    { name: 'newestBlock', required: true, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'BlockSelector' } },
    { name: 'rewardPercentiles', required: false, hint: { expects: 'an array of at most 100 numbers from 0 to 100', ref: 'RewardPercentiles' } },
  ],
  eth_fillTransaction: [
    { name: 'transaction', required: true, hint: { expects: 'a transaction object', ref: 'FillRequest' } },
  ],
  eth_gasPrice: [],
  eth_getAccountInfo: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'block', required: false, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'BlockSelector' } },
  ],
  eth_getBalance: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'block', required: false, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'BlockSelector' } },
  ],
  eth_getBlockByHash: [
    { name: 'blockHash', required: true, hint: { expects: 'a 32-byte 0x-prefixed block hash', invalid: [{ when: 41, message: 'blockHash is null' }], ref: 'BlockHashInput' } },
    { name: 'fullTransactions', required: false, hint: { expects: 'a boolean', ref: 'BooleanInput' } },
  ],
  eth_getBlockByNumber: [
    { name: 'block', required: true, hint: { expects: 'a 0x-prefixed block number, a block hash, or one of earliest, finalized, latest, pending, safe', ref: 'BlockIdentifier' } },
    { name: 'fullTransactions', required: false, hint: { expects: 'a boolean', ref: 'BooleanInput' } },
  ],
  eth_getBlockReceipts: [
    { name: 'block', required: true, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'BlockSelector' } },
  ],
  eth_getBlockTransactionCountByHash: [
    { name: 'blockHash', required: true, hint: { expects: 'a 32-byte 0x-prefixed block hash', invalid: [{ when: 42, message: 'blockHash is null' }], ref: 'BlockHashInput' } },
  ],
  eth_getBlockTransactionCountByNumber: [
    { name: 'block', required: true, hint: { expects: 'a 0x-prefixed block number, a block hash, or one of earliest, finalized, latest, pending, safe', ref: 'BlockIdentifier' } },
  ],
  eth_getBlocksByNumber: [
    { name: 'number', required: true, hint: { expects: 'a 0x-prefixed or decimal number', invalid: [{ message: 'invalid blocknumber {value}' }], ref: 'NumberInput' } },
  ],
  eth_getCode: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'block', required: true, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'BlockSelector' } },
  ],
  eth_getCompilers: [],
  eth_getFilterChanges: [
    { name: 'filterId', required: true, hint: { expects: 'the 0x-prefixed id of a filter', ref: 'FilterIdInput' } },
  ],
  eth_getFilterLogs: [
    { name: 'filterId', required: true, hint: { expects: 'the 0x-prefixed id of a filter', ref: 'FilterIdInput' } },
  ],
  eth_getLogs: [
    { name: 'filter', required: true, hint: { expects: 'a filter object with either blockHash or fromBlock and toBlock', ref: 'LogFilter' } },
    { name: 'page', required: false, hint: { expects: 'an object with limit and cursor', ref: 'LogPageRequest' } },
  ],
  eth_getProof: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'storageKeys', required: true, hint: { expects: 'an array of at most 1024 slots', ref: 'StorageKeys' } },
    { name: 'block', required: false, hint: { expects: 'a block number, a block hash, a tag other than pending, or an object with blockHash or blockNumber, or null', anyOf: [{ expects: 'a block number, a block hash, a tag other than pending, or an object with blockHash or blockNumber', ref: 'MinedBlockSelector' }, { expects: 'null' }] } },
  ],
  eth_getStorageAt: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'position', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
    { name: 'block', required: true, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'BlockSelector' } },
  ],
  eth_getTransactionByBlockHashAndIndex: [
    { name: 'blockHash', required: true, hint: { expects: 'a 32-byte 0x-prefixed block hash', invalid: [{ when: 43, message: 'blockHash is null' }], ref: 'BlockHashInput' } },
    { name: 'index', required: true, hint: { expects: 'a 0x-prefixed lower-case index below 2^31', ref: 'IndexInput' } },
  ],
  eth_getTransactionByBlockNumberAndIndex: [
    { name: 'block', required: true, hint: { expects: 'a 0x-prefixed block number, a block hash, or one of earliest, finalized, latest, pending, safe', ref: 'BlockIdentifier' } },
    { name: 'index', required: true, hint: { expects: 'a 0x-prefixed lower-case index below 2^31', ref: 'IndexInput' } },
  ],
  eth_getTransactionByHash: [
    { name: 'transactionHash', required: true, hint: { expects: 'a 32-byte 0x-prefixed transaction hash', ref: 'TransactionHashInput' } },
  ],
  eth_getTransactionCount: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'block', required: false, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'BlockSelector' } },
  ],
  eth_getTransactionReceipt: [
    { name: 'transactionHash', required: true, hint: { expects: 'a 32-byte 0x-prefixed transaction hash', ref: 'TransactionHashInput' } },
  ],
  eth_getUncleByBlockHashAndIndex: [
    { name: 'blockHash', required: true, hint: { expects: 'a 32-byte 0x-prefixed block hash', invalid: [{ when: 44, message: 'blockHash is null' }], ref: 'BlockHashInput' } },
    { name: 'index', required: true, hint: { expects: 'a 0x-prefixed lower-case index below 2^31', ref: 'IndexInput' } },
  ],
  eth_getUncleByBlockNumberAndIndex: [
    { name: 'block', required: true, hint: { expects: 'a 0x-prefixed block number, a block hash, or one of earliest, finalized, latest, pending, safe', ref: 'BlockIdentifier' } },
    { name: 'index', required: true, hint: { expects: 'a 0x-prefixed lower-case index below 2^31', ref: 'IndexInput' } },
  ],
  eth_getUncleCountByBlockHash: [
    { name: 'blockHash', required: true, hint: { expects: 'a 32-byte 0x-prefixed block hash', invalid: [{ when: 45, message: 'blockHash is null' }], ref: 'BlockHashInput' } },
  ],
  eth_getUncleCountByBlockNumber: [
    { name: 'block', required: true, hint: { expects: 'a 0x-prefixed block number, a block hash, or one of earliest, finalized, latest, pending, safe', ref: 'BlockIdentifier' } },
  ],
  eth_getWork: [],
  eth_hashrate: [],
  eth_maxPriorityFeePerGas: [],
  eth_mining: [],
  eth_netHashrate: [],
  eth_newBlockFilter: [],
  eth_newFilter: [
    { name: 'filter', required: true, hint: { expects: 'a filter object with either blockHash or fromBlock and toBlock', ref: 'LogFilter' } },
  ],
  eth_newPendingTransactionFilter: [],
  eth_pendingTransactions: [],
  eth_protocolVersion: [],
  eth_sendRawTransaction: [
    { name: 'data', required: true, hint: { expects: '0x-prefixed hexadecimal data', ref: 'DataInput' } },
  ],
  eth_sendRawTransactionSync: [
    { name: 'data', required: true, hint: { expects: '0x-prefixed hexadecimal data', ref: 'DataInput' } },
    { name: 'timeout', required: false, hint: { expects: 'a 0x-prefixed or decimal number, or null', anyOf: [{ expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' }, { expects: 'null' }] } },
  ],
  eth_sendTransaction: [
    { name: 'transaction', required: true, hint: { expects: 'a transaction object', ref: 'TransactionRequest' } },
  ],
  eth_sign: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'message', required: true, hint: { expects: '0x-prefixed hexadecimal data', ref: 'DataInput' } },
  ],
  eth_signTypedData_v4: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'typedData', required: true, hint: { expects: 'an object with types, primaryType, domain and message, or its JSON as text', ref: 'TypedDataInput' } },
  ],
  eth_simulateV1: [
    { name: 'simulation', required: true, hint: { expects: 'an object with blockStateCalls', ref: 'Simulation' } },
    { name: 'block', required: false, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber, or null', anyOf: [{ expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'ExecutionBlockSelector' }, { expects: 'null' }] } },
  ],
  eth_submitHashrate: [
    { name: 'hashrate', required: true, hint: { expects: 'a hexadecimal number of at most 32 bytes', ref: 'HashrateInput' } },
    { name: 'clientId', required: true, hint: { expects: '32 bytes as 0x-prefixed hexadecimal digits', ref: 'WordInput' } },
  ],
  eth_submitWork: [
    { name: 'nonce', required: true, hint: { expects: '8 bytes as 0x-prefixed hexadecimal digits', ref: 'WorkNonceInput' } },
    { name: 'powHash', required: true, hint: { expects: '32 bytes as 0x-prefixed hexadecimal digits', ref: 'WordInput' } },
    { name: 'mixDigest', required: true, hint: { expects: '32 bytes as 0x-prefixed hexadecimal digits', ref: 'WordInput' } },
  ],
  eth_subscribe: [
    { name: 'kind', required: true, hint: { expects: 'one of logs, newHeads, newPendingTransactions, syncing', ref: 'SubscriptionKind' } },
    { name: 'options', required: false, hint: { expects: 'an object with address, topics, and either fromBlock or cursor', ref: 'SubscriptionOptions' } },
  ],
  eth_syncing: [],
  eth_uninstallFilter: [
    { name: 'filterId', required: true, hint: { expects: 'the 0x-prefixed id of a filter, or null', anyOf: [{ expects: 'the 0x-prefixed id of a filter', ref: 'FilterIdInput' }, { expects: 'null' }] } },
  ],
  eth_unsubscribe: [
    { name: 'subscription', required: true, hint: { expects: 'the id of a subscription' } },
  ],
  evm_freezeTime: [
    { name: 'time', required: true, hint: { expects: 'seconds or milliseconds since 1970, or a date such as 2026-01-02T00:00:00Z', ref: 'TimeInput' } },
  ],
  evm_increaseTime: [
    { name: 'seconds', required: true, hint: { expects: 'a number of seconds', ref: 'SecondsInput' } },
  ],
  evm_mine: [
    { name: 'timestamp', required: false, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  evm_mineBlockNumber: [
    { name: 'number', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  evm_reset: [],
  evm_revert: [
    { name: 'snapshot', required: true, hint: { expects: 'a 0x-prefixed id', ref: 'SnapshotIdInput' } },
  ],
  evm_setAutomine: [
    { name: 'enabled', required: true, hint: { expects: 'a boolean', ref: 'BooleanInput' } },
  ],
  evm_setIntervalMining: [
    { name: 'interval', required: true, hint: { expects: 'a number of milliseconds', ref: 'MiningIntervalInput' } },
  ],
  evm_setNextBlockTimestamp: [
    { name: 'timestamp', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  evm_setTime: [
    { name: 'time', required: true, hint: { expects: 'seconds or milliseconds since 1970, or a date such as 2026-01-02T00:00:00Z', ref: 'TimeInput' } },
  ],
  evm_snapshot: [],
  evm_startMining: [],
  evm_stopMining: [],
  hardhat_autoImpersonateAccount: [
    { name: 'enabled', required: true, hint: { expects: 'a boolean', ref: 'BooleanInput' } },
  ],
  hardhat_dropTransaction: [
    { name: 'hash', required: true, hint: { expects: 'a 32-byte 0x-prefixed transaction hash', ref: 'TransactionHashInput' } },
  ],
  hardhat_dumpState: [],
  hardhat_getAutomine: [],
  hardhat_impersonateAccount: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
  ],
  hardhat_loadState: [
    { name: 'state', required: true, hint: { expects: '0x-prefixed hexadecimal data', ref: 'DataInput' } },
  ],
  hardhat_metadata: [],
  hardhat_mine: [
    { name: 'blocks', required: false, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
    { name: 'interval', required: false, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  hardhat_nodeInfo: [],
  hardhat_reset: [
    { name: 'options', required: false, hint: { expects: 'an object without a chain to fork', ref: 'ResetOptions' } },
  ],
  hardhat_setBalance: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'balance', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  hardhat_setCode: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'code', required: true, hint: { expects: '0x-prefixed hexadecimal data', ref: 'DataInput' } },
  ],
  hardhat_setCoinbase: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
  ],
  hardhat_setNextBlockBaseFeePerGas: [
    { name: 'price', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  hardhat_setNonce: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'nonce', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  hardhat_setStorageAt: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'position', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
    { name: 'value', required: true, hint: { expects: 'at most 32 bytes as 0x-prefixed hexadecimal data', ref: 'CellInput' } },
  ],
  hardhat_stopImpersonatingAccount: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
  ],
  mnr_getWork: [],
  mnr_submitBitcoinBlock: [
    { name: 'bitcoinBlock', required: true, hint: { expects: '0x-prefixed hexadecimal data', ref: 'DataInput' } },
  ],
  mnr_submitBitcoinBlockPartialMerkle: [
    { name: 'blockHash', required: true, hint: { expects: '0x-prefixed hexadecimal data', ref: 'DataInput' } },
    { name: 'blockHeader', required: true, hint: { expects: '0x-prefixed hexadecimal data', ref: 'DataInput' } },
    { name: 'coinbase', required: true, hint: { expects: '0x-prefixed hexadecimal data', ref: 'DataInput' } },
    { name: 'merkleHashes', required: true, hint: { expects: '32-byte hashes with white space between them', ref: 'HashListInput' } },
    { name: 'blockTransactionCount', required: true, hint: { expects: 'a hexadecimal count below 2^32', ref: 'HexCountInput' } },
  ],
  mnr_submitBitcoinBlockTransactions: [
    { name: 'blockHash', required: true, hint: { expects: '0x-prefixed hexadecimal data', ref: 'DataInput' } },
    { name: 'blockHeader', required: true, hint: { expects: '0x-prefixed hexadecimal data', ref: 'DataInput' } },
    { name: 'coinbase', required: true, hint: { expects: '0x-prefixed hexadecimal data', ref: 'DataInput' } },
    { name: 'transactionHashes', required: true, hint: { expects: '32-byte hashes with white space between them', ref: 'HashListInput' } },
  ],
  net_listening: [],
  net_peerCount: [],
  net_peerList: [],
  net_version: [],
  personal_dumpRawKey: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
  ],
  personal_importRawKey: [
    { name: 'key', required: true, hint: { expects: 'a 32-byte 0x-prefixed private key', ref: 'PrivateKeyInput' } },
    { name: 'passphrase', required: true, hint: { expects: 'a passphrase of at most 1,000 characters', ref: 'PassphraseInput' } },
  ],
  personal_listAccounts: [],
  personal_lockAccount: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
  ],
  personal_newAccount: [
    { name: 'passphrase', required: true, hint: { expects: 'a passphrase of at most 1,000 characters', ref: 'PassphraseInput' } },
  ],
  personal_newAccountWithSeed: [
    { name: 'seed', required: true, hint: { expects: 'a text of at most 10,000 characters', ref: 'SeedInput' } },
  ],
  personal_sendTransaction: [
    { name: 'transaction', required: true, hint: { expects: 'a transaction object', ref: 'TransactionRequest' } },
    { name: 'passphrase', required: true, hint: { expects: 'a passphrase of at most 1,000 characters', ref: 'PassphraseInput' } },
  ],
  personal_sign: [
    { name: 'message', required: true, hint: { expects: '0x-prefixed hexadecimal data', ref: 'DataInput' } },
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
  ],
  personal_unlockAccount: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'passphrase', required: true, hint: { expects: 'a passphrase of at most 1,000 characters', ref: 'PassphraseInput' } },
    { name: 'duration', required: false, hint: { expects: 'a 0x-prefixed lower-case number of milliseconds, or the empty text', ref: 'DurationInput' } },
  ],
  'rpc.discover': [],
  rpc_modules: [],
  rsk_getRawBlockHeaderByHash: [
    { name: 'blockHash', required: true, hint: { expects: 'a 32-byte 0x-prefixed block hash', invalid: [{ when: 46, message: 'blockHash is null' }], ref: 'BlockHashInput' } },
  ],
  rsk_getRawBlockHeaderByNumber: [
    { name: 'block', required: true, hint: { expects: 'a 0x-prefixed block number, a block hash, or one of earliest, finalized, latest, pending, safe', invalid: [{ message: 'invalid blocknumber {value}' }], ref: 'BlockIdentifier' } },
  ],
  rsk_getRawTransactionReceiptByHash: [
    { name: 'transactionHash', required: true, hint: { expects: 'a 32-byte 0x-prefixed transaction hash', ref: 'TransactionHashInput' } },
  ],
  rsk_getStorageBytesAt: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'position', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
    { name: 'block', required: true, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'BlockSelector' } },
  ],
  rsk_getTransactionReceiptNodesByHash: [
    { name: 'blockHash', required: true, hint: { expects: 'a 32-byte 0x-prefixed block hash', invalid: [{ when: 47, message: 'blockHash is null' }], ref: 'BlockHashInput' } },
    { name: 'transactionHash', required: true, hint: { expects: 'a 32-byte 0x-prefixed transaction hash', ref: 'TransactionHashInput' } },
  ],
  rsk_protocolVersion: [],
  sco_banAddress: [
    { name: 'address', required: true, hint: { expects: 'an IP address, or one with /bits', ref: 'BannedAddressInput' } },
  ],
  sco_bannedAddresses: [],
  sco_clearPeerScoring: [
    { name: 'peer', required: true, hint: { expects: 'an IP address or a node id', ref: 'PeerIdInput' } },
  ],
  sco_peerList: [],
  sco_reputationSummary: [],
  sco_unbanAddress: [
    { name: 'address', required: true, hint: { expects: 'an IP address, or one with /bits', ref: 'BannedAddressInput' } },
  ],
  shh_addToGroup: [],
  shh_getFilterChanges: [],
  shh_getMessages: [],
  shh_hasIdentity: [],
  shh_newFilter: [],
  shh_newGroup: [],
  shh_newIdentity: [],
  shh_post: [],
  shh_uninstallFilter: [],
  shh_version: [],
  trace_block: [
    { name: 'block', required: true, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'TraceBlockSelector' } },
  ],
  trace_filter: [
    { name: 'filter', required: true, hint: { expects: 'a filter object', ref: 'TraceFilter' } },
  ],
  trace_get: [
    { name: 'transactionHash', required: true, hint: { expects: 'a 32-byte 0x-prefixed hash', ref: 'TraceGetHash' } },
    { name: 'positions', required: true, hint: { expects: 'an array with one 0x-prefixed index', ref: 'TracePositions' } },
  ],
  trace_transaction: [
    { name: 'transactionHash', required: true, hint: { expects: 'a 32-byte 0x-prefixed hash', ref: 'LooseHashInput' } },
  ],
  txpool_content: [],
  txpool_inspect: [],
  txpool_status: [],
  web3_clientVersion: [],
  web3_sha3: [
    { name: 'data', required: true, hint: { expects: '0x-prefixed hexadecimal data of at least one digit', ref: 'PrefixedDataInput' } },
  ],
}

/** The hints of the named schemas. */
export const hints: Readonly<Record<string, Hint>> = {
  AccountOverride: { expects: 'an object with balance, nonce, code, state or stateDiff, movePrecompileToAddress', properties: { balance: { expects: 'a 0x-prefixed or decimal number', ref: 'OverrideBalance' }, nonce: { expects: 'a 0x-prefixed or decimal number', ref: 'OverrideNonce' }, code: { expects: 'at most 131072 bytes as 0x-prefixed hexadecimal data', ref: 'OverrideCode' }, state: { expects: 'an object of at most 1024 words by slot, or null', ref: 'OverrideCellsOrNull' }, stateDiff: { expects: 'an object of at most 1024 words by slot, or null', ref: 'OverrideCellsOrNull' }, movePrecompileToAddress: { expects: 'a 20-byte 0x-prefixed address, or null', ref: 'CallParty' } } },
  AddressFilter: { expects: 'a 20-byte 0x-prefixed address, or an array of at most 1000', invalid: [{ when: 0, message: 'invalid params: more than 1000 addresses' }], anyOf: [{ expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' }, { expects: 'an array whose items are a 20-byte 0x-prefixed address', items: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } }, { expects: 'null' }] },
  AddressInput: { expects: 'a 20-byte 0x-prefixed address', invalid: [{ unless: 1, message: 'Invalid address: null, empty or invalid hex value.' }, { message: 'Invalid address format: invalid hex value.' }] },
  BannedAddressInput: { expects: 'an IP address, or one with /bits', invalid: [{ message: 'invalid banned address {value}' }] },
  BlockHashInput: { expects: 'a 32-byte 0x-prefixed block hash', invalid: [{ unless: 2, message: 'Invalid block hash: incorrect length.' }, { message: 'Invalid block hash format: invalid hex value' }] },
  BlockIdentifier: { expects: 'a 0x-prefixed block number, a block hash, or one of earliest, finalized, latest, pending, safe', invalid: [{ when: 3, message: 'Invalid block identifier: empty or null.' }, { when: 4, message: 'invalid block identifier {value}' }, { when: 5, message: 'invalid blocknumber {value}' }, { message: 'Invalid block identifier \'{value}\'' }], anyOf: [{ expects: '"earliest" or "finalized" or "latest" or "pending" or "safe"' }, { expects: 'a string' }] },
  BlockOverrides: { expects: 'an object with number, time, gasLimit, feeRecipient, prevRandao, baseFeePerGas', properties: { number: { expects: 'a 0x-prefixed or decimal number, or "" or null', ref: 'CallNumber' }, time: { expects: 'a 0x-prefixed or decimal number, or "" or null', ref: 'CallNumber' }, gasLimit: { expects: 'a 0x-prefixed or decimal number, or "" or null', ref: 'CallNumber' }, feeRecipient: { expects: 'a 20-byte 0x-prefixed address, or null', ref: 'CallParty' }, coinbase: { expects: 'a 20-byte 0x-prefixed address, or null', ref: 'CallParty' }, prevRandao: { expects: 'a 0x-prefixed or decimal number, or "" or null', ref: 'CallNumber' }, difficulty: { expects: 'a 0x-prefixed or decimal number, or "" or null', ref: 'CallNumber' }, baseFeePerGas: { expects: 'a 0x-prefixed or decimal number, or "" or null', ref: 'CallNumber' } } },
  BlockOverridesOrNull: { expects: 'an object with number, time, gasLimit, feeRecipient, prevRandao, baseFeePerGas, or null', anyOf: [{ expects: 'an object with number, time, gasLimit, feeRecipient, prevRandao, baseFeePerGas', ref: 'BlockOverrides' }, { expects: 'null' }] },
  BlockReference: { expects: 'an object with blockHash or blockNumber', properties: { blockHash: { expects: 'a 32-byte 0x-prefixed block hash', ref: 'BlockHashInput' }, blockNumber: { expects: 'a 0x-prefixed or decimal number', invalid: [{ when: 6, message: 'invalid blocknumber {value}' }], anyOf: [{ expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' }] }, requireCanonical: { expects: 'a boolean', invalid: [{ message: 'Invalid input: requireCanonical must be a String "true" or "false"' }], anyOf: [{ expects: 'a boolean' }, { expects: 'a string' }] } } },
  BlockSelector: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', invalid: [{ when: 7, message: 'Invalid block input' }, { unless: 8, message: 'Invalid input' }, { when: 9, message: 'Invalid block identifier \'\'' }], anyOf: [{ expects: 'a 0x-prefixed block number, a block hash, or one of earliest, finalized, latest, pending, safe', ref: 'BlockIdentifier' }, { expects: 'an object with blockHash or blockNumber', ref: 'BlockReference' }] },
  BlockStateCalls: { expects: 'an object with blockOverrides, stateOverrides, calls', properties: { blockOverrides: { expects: 'an object with number, time, gasLimit, feeRecipient, prevRandao, baseFeePerGas, or null', ref: 'BlockOverridesOrNull' }, stateOverrides: { expects: 'an object of at most 256 account overrides by address, or null', ref: 'StateOverridesOrNull' }, calls: { expects: 'an array whose items are a call object, or null', anyOf: [{ expects: 'an array whose items are a call object', items: { expects: 'a call object', ref: 'CallRequest' } }, { expects: 'null' }] } } },
  BooleanInput: { expects: 'a boolean', anyOf: [{ expects: 'a boolean' }, { expects: '"true" or "True" or "TRUE" or "false" or "False" or "FALSE" or 1 or 0' }] },
  CallData: { expects: '0x-prefixed hexadecimal data, or null', anyOf: [{ expects: '0x-prefixed hexadecimal data', ref: 'DataInput' }, { expects: 'null' }] },
  CallNumber: { expects: 'a 0x-prefixed or decimal number, or "" or null', anyOf: [{ expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' }, { expects: '"" or null' }] },
  CallParty: { expects: 'a 20-byte 0x-prefixed address, or null', anyOf: [{ expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' }, { expects: 'null' }] },
  CallRequest: { expects: 'a call object', properties: { from: { expects: 'a 20-byte 0x-prefixed address, or null', ref: 'CallParty' }, to: { expects: 'a 20-byte 0x-prefixed address, or null', ref: 'CallParty' }, gas: { expects: 'a 0x-prefixed or decimal number, or "" or null', ref: 'CallNumber' }, gasPrice: { expects: 'a 0x-prefixed or decimal number, or "" or null', ref: 'CallNumber' }, value: { expects: 'a 0x-prefixed or decimal number, or "" or null', ref: 'CallNumber' }, data: { expects: '0x-prefixed hexadecimal data, or null', ref: 'CallData' }, input: { expects: '0x-prefixed hexadecimal data, or null', ref: 'CallData' }, nonce: { expects: 'a 0x-prefixed or decimal number, or "" or null', ref: 'CallNumber' }, chainId: { expects: 'a 0x-prefixed or decimal number, or "" or null', ref: 'CallNumber' } } },
  CellInput: { expects: 'at most 32 bytes as 0x-prefixed hexadecimal data' },
  ChainCursor: { expects: 'a cursor that a notification has carried' },
  DataInput: { expects: '0x-prefixed hexadecimal data', invalid: [{ message: 'Invalid data format: invalid hex value.' }] },
  DurationInput: { expects: 'a 0x-prefixed lower-case number of milliseconds, or the empty text', invalid: [{ when: 10, message: 'Invalid argument: {value}' }, { when: 11, message: 'Invalid duration param: value must be a valid hex number.' }, { message: 'Invalid argument "{value}": param should be a hex value string.' }], anyOf: [{ expects: 'a string' }, { expects: '"" or null' }] },
  ExecutionBlockSelector: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', anyOf: [{ expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'BlockSelector' }, { expects: 'a string' }, { expects: 'an integer' }] },
  FeeBlockCount: { expects: 'a 0x-prefixed or decimal number from 1 on', anyOf: [{ expects: 'a string' }, { expects: 'an integer' }] },
  FillList: { expects: 'an array', anyOf: [{ expects: 'an array whose items are another value', items: { expects: 'another value' } }, { expects: 'null' }] },
  FillRequest: { expects: 'a transaction object', properties: { from: { expects: 'a 20-byte 0x-prefixed address, or null', ref: 'CallParty' }, to: { expects: 'a 20-byte 0x-prefixed address, or null', ref: 'CallParty' }, gas: { expects: 'a 0x-prefixed or decimal number, or "" or null', ref: 'CallNumber' }, gasPrice: { expects: 'a 0x-prefixed or decimal number, or "" or null', ref: 'CallNumber' }, value: { expects: 'a 0x-prefixed or decimal number, or "" or null', ref: 'CallNumber' }, data: { expects: '0x-prefixed hexadecimal data, or null', ref: 'CallData' }, input: { expects: '0x-prefixed hexadecimal data, or null', ref: 'CallData' }, nonce: { expects: 'a 0x-prefixed or decimal number, or "" or null', ref: 'CallNumber' }, chainId: { expects: 'a 0x-prefixed or decimal number, or "" or null', ref: 'CallNumber' }, type: { expects: 'a 0x-prefixed or decimal number, or "" or null', ref: 'CallNumber' }, maxFeePerGas: { expects: 'a 0x-prefixed or decimal number, or "" or null', ref: 'CallNumber' }, maxPriorityFeePerGas: { expects: 'a 0x-prefixed or decimal number, or "" or null', ref: 'CallNumber' }, accessList: { expects: 'an array', ref: 'FillList' }, blobVersionedHashes: { expects: 'an array', ref: 'FillList' }, authorizationList: { expects: 'an array', ref: 'FillList' } } },
  FilterIdInput: { expects: 'the 0x-prefixed id of a filter', invalid: [{ when: 12, message: 'Invalid data format: invalid hex value.' }] },
  ForkingOptions: { expects: 'an object that asks for no fork', values: { expects: 'null' } },
  HashListInput: { expects: '32-byte hashes with white space between them' },
  HashrateInput: { expects: 'a hexadecimal number of at most 32 bytes' },
  HexCountInput: { expects: 'a hexadecimal count below 2^32' },
  IndexInput: { expects: 'a 0x-prefixed lower-case index below 2^31', invalid: [{ when: 13, message: 'index is null' }, { when: 14, message: 'Invalid argument: {value}' }, { when: 15, message: 'Invalid index param: value must be a valid hex number.' }, { message: 'Invalid argument "{value}": param should be a hex value string.' }] },
  LogCursor: { expects: 'a string' },
  LogFilter: { expects: 'a filter object with either blockHash or fromBlock and toBlock', invalid: [{ when: 16, message: 'Cannot specify both blockHash and fromBlock/toBlock' }], properties: { fromBlock: { expects: 'a 0x-prefixed block number, or one of earliest, finalized, latest, pending, safe', ref: 'LogFilterBlock' }, toBlock: { expects: 'a 0x-prefixed block number, or one of earliest, finalized, latest, pending, safe', ref: 'LogFilterBlock' }, address: { expects: 'a 20-byte 0x-prefixed address, or an array of at most 1000', ref: 'AddressFilter' }, topics: { expects: 'an array of at most 16 topics, nulls or arrays of topics', ref: 'TopicFilter' }, blockHash: { expects: 'a 32-byte 0x-prefixed block hash', ref: 'BlockHashInput' }, blockhash: { expects: 'a 32-byte 0x-prefixed block hash', ref: 'BlockHashInput' } } },
  LogFilterBlock: { expects: 'a 0x-prefixed block number, or one of earliest, finalized, latest, pending, safe', invalid: [{ when: 17, message: 'Invalid block identifier \'null\'' }, { when: 18, message: 'invalid blocknumber {value}' }], anyOf: [{ expects: 'a 0x-prefixed block number, a block hash, or one of earliest, finalized, latest, pending, safe', ref: 'BlockIdentifier' }] },
  LogPageLimit: { expects: 'a number from 1 to 10000', anyOf: [{ expects: 'an integer' }, { expects: 'a string' }, { expects: 'null' }] },
  LogPageRequest: { expects: 'an object with limit and cursor', properties: { limit: { expects: 'a number from 1 to 10000', ref: 'LogPageLimit' }, cursor: { expects: 'the cursor that the page before was answered with', anyOf: [{ expects: 'a string', ref: 'LogCursor' }, { expects: 'null' }] } } },
  LooseHashInput: { expects: 'a 32-byte 0x-prefixed hash' },
  MinedBlockSelector: { expects: 'a block number, a block hash, a tag other than pending, or an object with blockHash or blockNumber', invalid: [{ when: 19, message: 'there is no proof of the pending state' }], anyOf: [{ expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'BlockSelector' }] },
  MiningIntervalInput: { expects: 'a number of milliseconds' },
  NumberInput: { expects: 'a 0x-prefixed or decimal number', invalid: [{ when: 20, message: 'Invalid param: {value}' }, { when: 21, message: 'Number values should not contain letters or hex values should start with 0x.' }, { message: 'Invalid param {value}: value must be a valid hex or string number.' }], anyOf: [{ expects: 'a string' }, { expects: 'an integer' }] },
  OptionalBoolean: { expects: 'a boolean, or null', anyOf: [{ expects: 'a boolean', ref: 'BooleanInput' }, { expects: 'null' }] },
  OverrideBalance: { expects: 'a 0x-prefixed or decimal number', invalid: [{ when: 22, message: 'Balance must be equal or bigger than zero' }], anyOf: [{ expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' }, { expects: 'null' }] },
  OverrideCell: { expects: 'at most 32 bytes as 0x-prefixed hexadecimal data' },
  OverrideCells: { expects: 'an object of at most 1024 words by slot', values: { expects: 'at most 32 bytes as 0x-prefixed hexadecimal data', ref: 'OverrideCell' } },
  OverrideCellsOrNull: { expects: 'an object of at most 1024 words by slot, or null', anyOf: [{ expects: 'an object of at most 1024 words by slot', ref: 'OverrideCells' }, { expects: 'null' }] },
  OverrideCode: { expects: 'at most 131072 bytes as 0x-prefixed hexadecimal data', anyOf: [{ expects: 'a string' }, { expects: 'null' }] },
  OverrideNonce: { expects: 'a 0x-prefixed or decimal number', invalid: [{ when: 23, message: 'Nonce must be equal or bigger than zero' }], anyOf: [{ expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' }, { expects: 'null' }] },
  PassphraseInput: { expects: 'a passphrase of at most 1,000 characters', invalid: [{ when: 24, message: 'Passphrase is null' }] },
  PeerIdInput: { expects: 'an IP address or a node id' },
  PrefixedDataInput: { expects: '0x-prefixed hexadecimal data of at least one digit', invalid: [{ message: 'Parameter must be hexadecimal encoded with the \'0x\' prefix.' }] },
  PrivateKeyInput: { expects: 'a 32-byte 0x-prefixed private key', invalid: [{ when: 25, message: 'Key cannot be null.' }, { message: 'Invalid param {value}: value must be a valid hex.' }] },
  ResetOptions: { expects: 'an object without a chain to fork', properties: { forking: { expects: 'an object that asks for no fork', ref: 'ForkingOptions' } } },
  RewardPercentiles: { expects: 'an array of at most 100 numbers from 0 to 100', anyOf: [{ expects: 'an array whose items are another value', items: { expects: 'another value' } }, { expects: 'null' }] },
  SecondsInput: { expects: 'a number of seconds', invalid: [{ message: 'invalid number of seconds {value}' }], anyOf: [{ expects: 'a string' }, { expects: 'an integer' }] },
  SeedInput: { expects: 'a text of at most 10,000 characters', invalid: [{ when: 26, message: 'Seed is null' }] },
  Simulation: { expects: 'an object with blockStateCalls', properties: { blockStateCalls: { expects: 'an array of 1 to 256 blocks with blockOverrides, stateOverrides, calls', items: { expects: 'an object with blockOverrides, stateOverrides, calls', ref: 'BlockStateCalls' } }, traceTransfers: { expects: 'a boolean, or null', ref: 'OptionalBoolean' }, validation: { expects: 'a boolean, or null', ref: 'OptionalBoolean' }, returnFullTransactions: { expects: 'a boolean, or null', ref: 'OptionalBoolean' } } },
  SnapshotIdInput: { expects: 'a 0x-prefixed id', invalid: [{ message: 'invalid snapshot id {value}' }] },
  StateOverrides: { expects: 'an object of at most 256 account overrides by address', invalid: [{ when: 27, message: 'Invalid address format: invalid hex value.' }], values: { expects: 'an object with balance, nonce, code, state or stateDiff, movePrecompileToAddress', ref: 'AccountOverride' } },
  StateOverridesOrNull: { expects: 'an object of at most 256 account overrides by address, or null', anyOf: [{ expects: 'an object of at most 256 account overrides by address', ref: 'StateOverrides' }, { expects: 'null' }] },
  StorageKeys: { expects: 'an array of at most 1024 slots', items: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  SubscriptionKind: { expects: 'one of logs, newHeads, newPendingTransactions, syncing' },
  SubscriptionOptions: { expects: 'an object with address, topics, and either fromBlock or cursor', invalid: [{ when: 28, message: 'invalid params: cannot specify both cursor and fromBlock' }], properties: { address: { expects: 'a 20-byte 0x-prefixed address, or an array of at most 1000', ref: 'AddressFilter' }, topics: { expects: 'an array of at most 16 topics, nulls or arrays of topics', ref: 'TopicFilter' }, fromBlock: { expects: 'a 0x-prefixed block number, or one of earliest, finalized, latest, pending, safe', ref: 'SubscriptionStart' }, cursor: { expects: 'a cursor that a notification has carried', ref: 'ChainCursor' } } },
  SubscriptionStart: { expects: 'a 0x-prefixed block number, or one of earliest, finalized, latest, pending, safe', anyOf: [{ expects: 'a 0x-prefixed block number, or one of earliest, finalized, latest, pending, safe', ref: 'LogFilterBlock' }, { expects: 'null' }] },
  TimeInput: { expects: 'seconds or milliseconds since 1970, or a date such as 2026-01-02T00:00:00Z', anyOf: [{ expects: 'a string' }, { expects: 'a string' }, { expects: 'an integer' }] },
  TopicFilter: { expects: 'an array of at most 16 topics, nulls or arrays of topics', invalid: [{ when: 29, message: 'invalid params: more than 16 topics' }], anyOf: [{ expects: 'an array whose items are a 32-byte 0x-prefixed topic, null, or an array of at most 1000 topics', items: { expects: 'a 32-byte 0x-prefixed topic, null, or an array of at most 1000 topics', ref: 'TopicSlot' } }, { expects: 'a 32-byte 0x-prefixed topic', ref: 'TopicInput' }, { expects: 'null' }] },
  TopicInput: { expects: 'a 32-byte 0x-prefixed topic', invalid: [{ unless: 30, message: 'Invalid topic: incorrect length.' }, { message: 'Invalid topic format: invalid hex value' }] },
  TopicSlot: { expects: 'a 32-byte 0x-prefixed topic, null, or an array of at most 1000 topics', invalid: [{ when: 31, message: 'invalid params: more than 1000 topics for one position' }], anyOf: [{ expects: 'a 32-byte 0x-prefixed topic', ref: 'TopicInput' }, { expects: 'an array whose items are a 32-byte 0x-prefixed topic, or null', items: { expects: 'a 32-byte 0x-prefixed topic, or null', anyOf: [{ expects: 'a 32-byte 0x-prefixed topic', ref: 'TopicInput' }, { expects: 'null' }] } }, { expects: 'null' }] },
  TraceBlockSelector: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', invalid: [{ when: 32, message: 'invalid blocknumber {value}' }], anyOf: [{ expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'BlockSelector' }] },
  TraceCallOptions: { expects: 'an object with tracer, tracerConfig, stateOverrides, blockOverrides', properties: { tracer: { expects: 'one of rskTracer, structLogger, callTracer, prestateTracer, 4byteTracer', ref: 'TracerName' }, tracerConfig: { expects: 'an object with onlyTopCall, withLog, diffMode, disableCode, disableStorage', ref: 'TracerConfig' }, disableMemory: { expects: 'a boolean, or null', ref: 'OptionalBoolean' }, disableStack: { expects: 'a boolean, or null', ref: 'OptionalBoolean' }, disableStorage: { expects: 'a boolean, or null', ref: 'OptionalBoolean' }, enableMemory: { expects: 'a boolean, or null', ref: 'OptionalBoolean' }, enableReturnData: { expects: 'a boolean, or null', ref: 'OptionalBoolean' }, limit: { expects: 'a number of opcodes', ref: 'TraceLimit' }, stateOverrides: { expects: 'an object of at most 256 account overrides by address, or null', ref: 'StateOverridesOrNull' }, blockOverrides: { expects: 'an object with number, time, gasLimit, feeRecipient, prevRandao, baseFeePerGas, or null', ref: 'BlockOverridesOrNull' } } },
  TraceFilter: { expects: 'a filter object', invalid: [{ when: 33, message: 'Invalid trace_filter parameters.' }], properties: { fromBlock: { expects: 'a 0x-prefixed block number, or one of earliest, finalized, latest, pending, safe', ref: 'LogFilterBlock' }, toBlock: { expects: 'a 0x-prefixed block number, or one of earliest, finalized, latest, pending, safe', ref: 'LogFilterBlock' }, fromAddress: { expects: 'a 20-byte 0x-prefixed address, or an array of at most 1000', ref: 'AddressFilter' }, toAddress: { expects: 'a 20-byte 0x-prefixed address, or an array of at most 1000', ref: 'AddressFilter' }, after: { expects: 'an integer from 0 to 10000', invalid: [{ when: 34, message: 'After value cannot be negative.' }, { when: 35, message: 'After value too big. Maximum 10000 traces allowed.' }] }, count: { expects: 'an integer up to 10000', invalid: [{ when: 36, message: 'Count value too big. Maximum 10000 traces allowed.' }] } } },
  TraceGetHash: { expects: 'a 32-byte 0x-prefixed hash', invalid: [{ when: 37, message: '\'transactionHash\' cannot be null or empty' }] },
  TraceLimit: { expects: 'a number of opcodes', anyOf: [{ expects: 'an integer' }, { expects: 'null' }] },
  TraceOptions: { expects: 'an object with tracer, tracerConfig, disableMemory, disableStack, disableStorage', properties: { tracer: { expects: 'one of rskTracer, structLogger, callTracer, prestateTracer, 4byteTracer', ref: 'TracerName' }, tracerConfig: { expects: 'an object with onlyTopCall, withLog, diffMode, disableCode, disableStorage', ref: 'TracerConfig' }, disableMemory: { expects: 'a boolean, or null', ref: 'OptionalBoolean' }, disableStack: { expects: 'a boolean, or null', ref: 'OptionalBoolean' }, disableStorage: { expects: 'a boolean, or null', ref: 'OptionalBoolean' }, enableMemory: { expects: 'a boolean, or null', ref: 'OptionalBoolean' }, enableReturnData: { expects: 'a boolean, or null', ref: 'OptionalBoolean' }, limit: { expects: 'a number of opcodes', ref: 'TraceLimit' } } },
  TraceOptionsInput: { expects: 'an object with tracer, tracerConfig, disableMemory, disableStack, disableStorage', anyOf: [{ expects: 'an object with tracer, tracerConfig, disableMemory, disableStack, disableStorage', ref: 'TraceOptions' }, { expects: 'a string' }, { expects: 'an array whose items are another value', items: { expects: 'another value' } }, { expects: 'null' }] },
  TracePositions: { expects: 'an array with one 0x-prefixed index', invalid: [{ when: 38, message: '\'positions\' cannot be null or empty' }, { when: 39, message: '\'positions\' accepts only one index' }], anyOf: [{ expects: 'a 0x-prefixed lower-case index below 2^31', ref: 'IndexInput' }, { expects: 'an array whose items are a 0x-prefixed lower-case index below 2^31', items: { expects: 'a 0x-prefixed lower-case index below 2^31', ref: 'IndexInput' } }] },
  TracerConfig: { expects: 'an object with onlyTopCall, withLog, diffMode, disableCode, disableStorage', anyOf: [{ expects: 'an object', properties: { onlyTopCall: { expects: 'a boolean, or null', ref: 'OptionalBoolean' }, withLog: { expects: 'a boolean, or null', ref: 'OptionalBoolean' }, diffMode: { expects: 'a boolean, or null', ref: 'OptionalBoolean' }, disableCode: { expects: 'a boolean, or null', ref: 'OptionalBoolean' }, disableStorage: { expects: 'a boolean, or null', ref: 'OptionalBoolean' } } }, { expects: 'null' }] },
  TracerName: { expects: 'one of rskTracer, structLogger, callTracer, prestateTracer, 4byteTracer' },
  TransactionHashInput: { expects: 'a 32-byte 0x-prefixed transaction hash', invalid: [{ unless: 40, message: 'Invalid transaction hash: incorrect length.' }, { message: 'Invalid transaction hash format: invalid hex value' }] },
  TransactionRequest: { expects: 'a transaction object', properties: { from: { expects: 'a 20-byte 0x-prefixed address, or null', ref: 'CallParty' }, to: { expects: 'a 20-byte 0x-prefixed address, or null', ref: 'CallParty' }, gas: { expects: 'a 0x-prefixed or decimal number, or "" or null', ref: 'CallNumber' }, gasLimit: { expects: 'a 0x-prefixed or decimal number, or "" or null', ref: 'CallNumber' }, gasPrice: { expects: 'a 0x-prefixed or decimal number, or "" or null', ref: 'CallNumber' }, value: { expects: 'a 0x-prefixed or decimal number, or "" or null', ref: 'CallNumber' }, data: { expects: '0x-prefixed hexadecimal data, or null', ref: 'CallData' }, input: { expects: '0x-prefixed hexadecimal data, or null', ref: 'CallData' }, nonce: { expects: 'a 0x-prefixed or decimal number, or "" or null', ref: 'CallNumber' }, chainId: { expects: 'a 0x-prefixed or decimal number, or "" or null', ref: 'CallNumber' } } },
  TypedData: { expects: 'an object', properties: { types: { expects: 'an object', ref: 'TypedDataTypes' }, primaryType: { expects: 'a string' }, domain: { expects: 'an object', ref: 'TypedDataStruct' }, message: { expects: 'an object', ref: 'TypedDataStruct' } } },
  TypedDataInput: { expects: 'an object with types, primaryType, domain and message, or its JSON as text', anyOf: [{ expects: 'an object', ref: 'TypedData' }, { expects: 'a string' }] },
  TypedDataMember: { expects: 'an object', properties: { name: { expects: 'a string' }, type: { expects: 'a string' } } },
  TypedDataStruct: { expects: 'an object' },
  TypedDataTypes: { expects: 'an object', values: { expects: 'an array whose items are an object', items: { expects: 'an object', ref: 'TypedDataMember' } } },
  WordInput: { expects: '32 bytes as 0x-prefixed hexadecimal digits' },
  WorkNonceInput: { expects: '8 bytes as 0x-prefixed hexadecimal digits' },
}
