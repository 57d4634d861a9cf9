// Generated from openrpc/ by `npm run codegen`. Do not edit.
import type { MethodName } from './methods.ts'

/** Explains to a caller why a value is refused; `when` and `unless` are positions in `conditions` of the validators. */
export interface Hint {
  readonly expects: string
  readonly invalid?: readonly { readonly when?: number; readonly unless?: number; readonly message: string }[]
  /** Name in `hints` of a schema for the same value. */
  readonly ref?: string
  readonly anyOf?: readonly Hint[]
  readonly items?: Hint
  readonly properties?: Readonly<Record<string, Hint>>
  /** Members for which null counts as absent. */
  readonly optional?: readonly string[]
  /** Hint of a map's values. */
  readonly values?: Hint
}

export interface Parameter {
  readonly name: string
  /** False: null counts as absent. */
  readonly required: boolean
  /** The value that null stands for in a required parameter. */
  readonly nullIs?: string | readonly []
  /** With `--compat ethereum`, an absent value counts as null. */
  readonly isOptionalInEthereum?: true
  readonly hint: Hint
}

/** The parameters of each method in their order. */
export const parameters: { readonly [M in MethodName]: readonly Parameter[] } = {
  anvil_addBalance: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'amount', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  anvil_autoImpersonateAccount: [
    { name: 'enabled', required: true, hint: { expects: 'a boolean', ref: 'BooleanInput' } },
  ],
  anvil_dealERC20: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'token', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'amount', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  anvil_dropAllTransactions: [],
  anvil_dropTransaction: [
    { name: 'hash', required: true, hint: { expects: 'a 32-byte 0x-prefixed transaction hash', ref: 'TransactionHashInput' } },
  ],
  anvil_dumpState: [
    { name: 'withHistory', required: false, hint: { expects: 'a boolean', ref: 'BooleanInput' } },
  ],
  anvil_freezeTime: [
    { name: 'time', required: true, hint: { expects: 'seconds or milliseconds since 1970, or a date such as 2026-01-02T00:00:00Z', ref: 'TimeInput' } },
  ],
  anvil_getAutomine: [],
  anvil_getGenesisTime: [],
  anvil_getIntervalMining: [],
  anvil_impersonateAccount: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
  ],
  anvil_increaseTime: [
    { name: 'seconds', required: true, hint: { expects: 'a number of seconds', ref: 'SecondsInput' } },
  ],
  anvil_loadState: [
    { name: 'state', required: true, hint: { expects: '0x-prefixed hexadecimal data', ref: 'DataInput' } },
  ],
  anvil_metadata: [],
  anvil_mine: [
    { name: 'blocks', required: false, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
    { name: 'interval', required: false, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  anvil_mineBlockNumber: [
    { name: 'number', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  anvil_mine_detailed: [
    { name: 'options', required: false, hint: { expects: 'a time in seconds since 1970, or an object with timestamp and blocks', ref: 'MineInput' } },
  ],
  anvil_nodeInfo: [],
  anvil_removeBlockTimestampInterval: [],
  anvil_removePoolTransactions: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
  ],
  anvil_reorg: [
    { name: 'depth', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
    { name: 'tx_block_pairs', required: false, hint: { expects: 'an array of at most 1000 pairs', ref: 'ReorgPairs' } },
  ],
  anvil_reset: [
    { name: 'options', required: false, hint: { expects: 'an object with forking', ref: 'ResetOptions' } },
  ],
  anvil_revert: [
    { name: 'snapshot', required: true, hint: { expects: 'a 0x-prefixed id', ref: 'SnapshotIdInput' } },
  ],
  anvil_rollback: [
    { name: 'depth', required: false, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  anvil_setAutomine: [
    { name: 'enabled', required: true, hint: { expects: 'a boolean', ref: 'BooleanInput' } },
  ],
  anvil_setBalance: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'balance', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  anvil_setBlockGasLimit: [
    { name: 'gasLimit', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  anvil_setBlockTimestampInterval: [
    { name: 'seconds', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  anvil_setCode: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'code', required: true, hint: { expects: '0x-prefixed hexadecimal data', ref: 'DataInput' } },
  ],
  anvil_setCoinbase: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
  ],
  anvil_setERC20Allowance: [
    { name: 'owner', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'spender', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'token', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'amount', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  anvil_setERC20Balance: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'token', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'amount', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  anvil_setIntervalMining: [
    { name: 'interval', required: true, hint: { expects: 'a number of seconds', ref: 'MiningSecondsInput' } },
  ],
  anvil_setLoggingEnabled: [
    { name: 'enabled', required: true, hint: { expects: 'a boolean', ref: 'BooleanInput' } },
  ],
  anvil_setMinGasPrice: [
    { name: 'price', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  anvil_setNextBlockBaseFeePerGas: [
    { name: 'price', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  anvil_setNextBlockTimestamp: [
    { name: 'timestamp', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  anvil_setNonce: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'nonce', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  anvil_setRpcUrl: [
    { name: 'url', required: true, hint: { expects: 'a string' } },
  ],
  anvil_setStorageAt: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'position', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
    { name: 'value', required: true, hint: { expects: 'at most 32 bytes as 0x-prefixed hexadecimal data', ref: 'CellInput' } },
  ],
  anvil_setTime: [
    { name: 'time', required: false, hint: { expects: 'seconds or milliseconds since 1970, or a date such as 2026-01-02T00:00:00Z', ref: 'TimeInput' } },
  ],
  anvil_snapshot: [],
  anvil_startMining: [],
  anvil_stopImpersonatingAccount: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
  ],
  anvil_stopMining: [],
  db_getHex: [],
  db_getString: [],
  db_putHex: [],
  db_putString: [],
  debug_accountTransactionQuota: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
  ],
  debug_getRawBlock: [
    { name: 'block', required: true, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'LooseBlockSelector' } },
  ],
  debug_getRawHeader: [
    { name: 'block', required: true, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'LooseBlockSelector' } },
  ],
  debug_getRawReceipts: [
    { name: 'block', required: true, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'LooseBlockSelector' } },
  ],
  debug_getRawTransaction: [
    { name: 'transactionHash', required: true, hint: { expects: 'a 32-byte 0x-prefixed transaction hash', ref: 'TransactionHashInput' } },
  ],
  debug_storageRangeAt: [
    { name: 'block', required: true, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'LooseBlockSelector' } },
    { name: 'transactionIndex', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'startKey', required: true, hint: { expects: '0x-prefixed hexadecimal data', ref: 'DataInput' } },
    { name: 'limit', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
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
    { name: 'block', required: false, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'LooseBlockSelector' } },
    { name: 'options', required: false, hint: { expects: 'an object with tracer, tracerConfig, stateOverrides, blockOverrides', ref: 'TraceCallOptions' } },
  ],
  debug_traceCallMany: [
    { name: 'bundles', required: true, hint: { expects: 'an array of 1 to 256 bundles with transactions, blockOverride', ref: 'CallBundles' } },
    { name: 'simulateContext', required: false, hint: { expects: 'an object with blockNumber, transactionIndex', ref: 'StateContext' } },
    { name: 'options', required: false, hint: { expects: 'an object with tracer, tracerConfig, stateOverrides', ref: 'TraceCallsOptions' } },
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
    { name: 'block', required: true, nullIs: 'latest', isOptionalInEthereum: true, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'LooseBlockSelector' } },
    { name: 'stateOverrides', required: false, hint: { expects: 'an object of at most 256 account overrides by address', ref: 'StateOverrides' } },
    { name: 'blockOverrides', required: false, hint: { expects: 'an object with number, time, gasLimit, feeRecipient, prevRandao, baseFeePerGas', ref: 'BlockOverrides' } },
  ],
  eth_callMany: [
    { name: 'bundles', required: true, hint: { expects: 'an array of 1 to 256 bundles with transactions, blockOverride', ref: 'CallBundles' } },
    { name: 'simulateContext', required: false, hint: { expects: 'an object with blockNumber, transactionIndex', ref: 'StateContext' } },
    { name: 'stateOverrides', required: false, hint: { expects: 'an object of at most 256 account overrides by address', ref: 'StateOverrides' } },
    { name: 'timeout', required: false, hint: { expects: 'a number of milliseconds', ref: 'CallManyTimeout' } },
  ],
  eth_chainId: [],
  eth_coinbase: [],
  eth_compileLLL: [],
  eth_compileSerpent: [],
  eth_compileSolidity: [],
  eth_createAccessList: [
    { name: 'call', required: true, hint: { expects: 'a call object', ref: 'CallRequest' } },
    { name: 'block', required: false, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'LooseBlockSelector' } },
    { name: 'stateOverrides', required: false, hint: { expects: 'an object of at most 256 account overrides by address', ref: 'StateOverrides' } },
  ],
  eth_estimateGas: [
    { name: 'call', required: true, hint: { expects: 'a call object', ref: 'CallRequest' } },
    { name: 'block', required: false, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', invalid: [{ when: 50, message: 'Invalid block identifier: empty or null.' }, { when: 51, message: 'Unsupported block specifier \'{value}\'. Can only be either \'earliest\', \'latest\', \'pending\' or a specific block number (either hex - prepending \'0x\' or decimal).' }], ref: 'LooseBlockSelector' } },
    { name: 'stateOverrides', required: false, hint: { expects: 'an object of at most 256 account overrides by address', ref: 'StateOverrides' } },
    { name: 'blockOverrides', required: false, hint: { expects: 'an object with number, time, gasLimit, feeRecipient, prevRandao, baseFeePerGas', ref: 'BlockOverrides' } },
  ],
  eth_feeHistory: [
    { name: 'blockCount', required: true, hint: { expects: 'a 0x-prefixed or decimal number from 1 on', ref: 'FeeBlockCount' } },
    { name: 'newestBlock', required: true, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'LooseBlockSelector' } },
    { name: 'rewardPercentiles', required: false, hint: { expects: 'an array of at most 100 numbers from 0 to 100', ref: 'RewardPercentiles' } },
  ],
  eth_fillTransaction: [
    { name: 'transaction', required: true, hint: { expects: 'a transaction object', ref: 'FillRequest' } },
  ],
  eth_gasPrice: [],
  eth_getAccountInfo: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'block', required: false, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'LooseBlockSelector' } },
  ],
  eth_getBalance: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'block', required: false, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'BlockSelector' } },
  ],
  eth_getBlockByHash: [
    { name: 'blockHash', required: true, hint: { expects: 'a 32-byte 0x-prefixed block hash', invalid: [{ when: 52, message: 'blockHash is null' }], ref: 'BlockHashInput' } },
    { name: 'fullTransactions', required: false, hint: { expects: 'a boolean', ref: 'BooleanInput' } },
  ],
  eth_getBlockByNumber: [
    { name: 'block', required: true, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'NumberedBlockSelector' } },
    { name: 'fullTransactions', required: false, hint: { expects: 'a boolean', ref: 'BooleanInput' } },
  ],
  eth_getBlockReceipts: [
    { name: 'block', required: true, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'LooseBlockSelector' } },
  ],
  eth_getBlockTransactionCountByHash: [
    { name: 'blockHash', required: true, hint: { expects: 'a 32-byte 0x-prefixed block hash', invalid: [{ when: 53, message: 'blockHash is null' }], ref: 'BlockHashInput' } },
  ],
  eth_getBlockTransactionCountByNumber: [
    { name: 'block', required: true, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'NumberedBlockSelector' } },
  ],
  eth_getBlocksByNumber: [
    { name: 'number', required: true, hint: { expects: 'a 0x-prefixed or decimal number', invalid: [{ message: 'invalid blocknumber {value}' }], ref: 'BlockNumberInput' } },
  ],
  eth_getCode: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'block', required: true, nullIs: 'latest', isOptionalInEthereum: true, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'BlockSelector' } },
  ],
  eth_getCompilers: [],
  eth_getFilterChanges: [
    { name: 'filterId', required: true, hint: { expects: 'the 0x-prefixed id of a filter', ref: 'FilterIdInput' } },
  ],
  eth_getFilterLogs: [
    { name: 'filterId', required: true, hint: { expects: 'the 0x-prefixed id of a filter', ref: 'FilterIdInput' } },
  ],
  eth_getHeaderByHash: [
    { name: 'blockHash', required: true, hint: { expects: 'a 32-byte 0x-prefixed block hash', invalid: [{ when: 54, message: 'blockHash is null' }], ref: 'BlockHashInput' } },
  ],
  eth_getHeaderByNumber: [
    { name: 'block', required: true, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'LooseBlockSelector' } },
  ],
  eth_getLogs: [
    { name: 'filter', required: true, hint: { expects: 'a filter object with either blockHash or fromBlock and toBlock', ref: 'LogFilter' } },
    { name: 'page', required: false, hint: { expects: 'an object with limit and cursor', ref: 'LogPageRequest' } },
  ],
  eth_getProof: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'storageKeys', required: true, nullIs: [], hint: { expects: 'an array of at most 1024 slots', ref: 'StorageKeys' } },
    { name: 'block', required: false, hint: { expects: 'a block number, a block hash, a tag other than pending, or an object with blockHash or blockNumber', ref: 'MinedBlockSelector' } },
  ],
  eth_getRawTransactionByBlockHashAndIndex: [
    { name: 'blockHash', required: true, hint: { expects: 'a 32-byte 0x-prefixed block hash', invalid: [{ when: 55, message: 'blockHash is null' }], ref: 'BlockHashInput' } },
    { name: 'index', required: true, hint: { expects: 'a 0x-prefixed index below 2^31', ref: 'IndexInput' } },
  ],
  eth_getRawTransactionByBlockNumberAndIndex: [
    { name: 'block', required: true, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'LooseBlockSelector' } },
    { name: 'index', required: true, hint: { expects: 'a 0x-prefixed index below 2^31', ref: 'IndexInput' } },
  ],
  eth_getRawTransactionByHash: [
    { name: 'transactionHash', required: true, hint: { expects: 'a 32-byte 0x-prefixed transaction hash', ref: 'TransactionHashInput' } },
  ],
  eth_getStorageAt: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'position', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'StoragePosition' } },
    { name: 'block', required: true, nullIs: 'latest', isOptionalInEthereum: true, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'BlockSelector' } },
  ],
  eth_getTransactionByBlockHashAndIndex: [
    { name: 'blockHash', required: true, hint: { expects: 'a 32-byte 0x-prefixed block hash', invalid: [{ when: 56, message: 'blockHash is null' }], ref: 'BlockHashInput' } },
    { name: 'index', required: true, hint: { expects: 'a 0x-prefixed index below 2^31', ref: 'IndexInput' } },
  ],
  eth_getTransactionByBlockNumberAndIndex: [
    { name: 'block', required: true, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'NumberedBlockSelector' } },
    { name: 'index', required: true, hint: { expects: 'a 0x-prefixed index below 2^31', ref: 'IndexInput' } },
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
    { name: 'blockHash', required: true, hint: { expects: 'a 32-byte 0x-prefixed block hash', invalid: [{ when: 57, message: 'blockHash is null' }], ref: 'BlockHashInput' } },
    { name: 'index', required: true, hint: { expects: 'a 0x-prefixed index below 2^31', ref: 'IndexInput' } },
  ],
  eth_getUncleByBlockNumberAndIndex: [
    { name: 'block', required: true, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'NumberedBlockSelector' } },
    { name: 'index', required: true, hint: { expects: 'a 0x-prefixed index below 2^31', ref: 'IndexInput' } },
  ],
  eth_getUncleCountByBlockHash: [
    { name: 'blockHash', required: true, hint: { expects: 'a 32-byte 0x-prefixed block hash', invalid: [{ when: 58, message: 'blockHash is null' }], ref: 'BlockHashInput' } },
  ],
  eth_getUncleCountByBlockNumber: [
    { name: 'block', required: true, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'NumberedBlockSelector' } },
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
    { name: 'timeout', required: false, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  eth_sendTransaction: [
    { name: 'transaction', required: true, hint: { expects: 'a transaction object', ref: 'TransactionRequest' } },
  ],
  eth_sendTransactionSync: [
    { name: 'transaction', required: true, hint: { expects: 'a transaction object', ref: 'TransactionRequest' } },
  ],
  eth_sendUnsignedTransaction: [
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
    { name: 'block', required: false, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'LooseBlockSelector' } },
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
    { name: 'options', required: false, hint: { expects: 'an object with address, topics, and either startBlock or cursor', ref: 'SubscriptionOptions' } },
  ],
  eth_syncing: [],
  eth_uninstallFilter: [
    { name: 'filterId', required: true, hint: { expects: 'the 0x-prefixed id of a filter, or null', anyOf: [{ expects: 'the 0x-prefixed id of a filter', ref: 'FilterIdInput' }, { expects: 'null' }] } },
  ],
  eth_unsubscribe: [
    { name: 'subscription', required: true, hint: { expects: 'the id of a subscription', anyOf: [{ expects: 'a string' }, { expects: 'an integer' }] } },
  ],
  evm_addBalance: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'amount', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  evm_autoImpersonateAccount: [
    { name: 'enabled', required: true, hint: { expects: 'a boolean', ref: 'BooleanInput' } },
  ],
  evm_dealERC20: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'token', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'amount', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  evm_dropAllTransactions: [],
  evm_dropTransaction: [
    { name: 'hash', required: true, hint: { expects: 'a 32-byte 0x-prefixed transaction hash', ref: 'TransactionHashInput' } },
  ],
  evm_dumpState: [
    { name: 'withHistory', required: false, hint: { expects: 'a boolean', ref: 'BooleanInput' } },
  ],
  evm_freezeTime: [
    { name: 'time', required: true, hint: { expects: 'seconds or milliseconds since 1970, or a date such as 2026-01-02T00:00:00Z', ref: 'TimeInput' } },
  ],
  evm_getAutomine: [],
  evm_impersonateAccount: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
  ],
  evm_increaseTime: [
    { name: 'seconds', required: true, hint: { expects: 'a number of seconds', ref: 'SecondsInput' } },
  ],
  evm_loadState: [
    { name: 'state', required: true, hint: { expects: '0x-prefixed hexadecimal data', ref: 'DataInput' } },
  ],
  evm_metadata: [],
  evm_mine: [
    { name: 'options', required: false, hint: { expects: 'a time in seconds since 1970, or an object with timestamp and blocks', ref: 'MineInput' } },
  ],
  evm_mineBlockNumber: [
    { name: 'number', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  evm_mine_detailed: [
    { name: 'options', required: false, hint: { expects: 'a time in seconds since 1970, or an object with timestamp and blocks', ref: 'MineInput' } },
  ],
  evm_nodeInfo: [],
  evm_removeBlockTimestampInterval: [],
  evm_reset: [],
  evm_revert: [
    { name: 'snapshot', required: true, hint: { expects: 'a 0x-prefixed id', ref: 'SnapshotIdInput' } },
  ],
  evm_setAccountBalance: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'balance', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  evm_setAccountCode: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'code', required: true, hint: { expects: '0x-prefixed hexadecimal data', ref: 'DataInput' } },
  ],
  evm_setAccountNonce: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'nonce', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  evm_setAccountStorageAt: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'position', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
    { name: 'value', required: true, hint: { expects: 'at most 32 bytes as 0x-prefixed hexadecimal data', ref: 'CellInput' } },
  ],
  evm_setAutomine: [
    { name: 'enabled', required: true, hint: { expects: 'a boolean', ref: 'BooleanInput' } },
  ],
  evm_setBalance: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'balance', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  evm_setBlockGasLimit: [
    { name: 'gasLimit', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  evm_setBlockTimestampInterval: [
    { name: 'interval', required: true, hint: { expects: 'a number of milliseconds', ref: 'MiningIntervalInput' } },
  ],
  evm_setCode: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'code', required: true, hint: { expects: '0x-prefixed hexadecimal data', ref: 'DataInput' } },
  ],
  evm_setCoinbase: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
  ],
  evm_setERC20Allowance: [
    { name: 'owner', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'spender', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'token', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'amount', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  evm_setIntervalMining: [
    { name: 'interval', required: true, hint: { expects: 'a number of milliseconds, or an array of the smallest and the largest', ref: 'MiningPeriodInput' } },
  ],
  evm_setLoggingEnabled: [
    { name: 'enabled', required: true, hint: { expects: 'a boolean', ref: 'BooleanInput' } },
  ],
  evm_setMinGasPrice: [
    { name: 'price', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  evm_setNextBlockBaseFeePerGas: [
    { name: 'price', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  evm_setNextBlockTimestamp: [
    { name: 'timestamp', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  evm_setNonce: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'nonce', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  evm_setRpcUrl: [
    { name: 'url', required: true, hint: { expects: 'a string' } },
  ],
  evm_setStorageAt: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'position', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
    { name: 'value', required: true, hint: { expects: 'at most 32 bytes as 0x-prefixed hexadecimal data', ref: 'CellInput' } },
  ],
  evm_setTime: [
    { name: 'time', required: false, hint: { expects: 'seconds or milliseconds since 1970, or a date such as 2026-01-02T00:00:00Z', ref: 'TimeInput' } },
  ],
  evm_snapshot: [],
  evm_startMining: [],
  evm_stopImpersonatingAccount: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
  ],
  evm_stopMining: [],
  hardhat_addBalance: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'amount', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  hardhat_autoImpersonateAccount: [
    { name: 'enabled', required: true, hint: { expects: 'a boolean', ref: 'BooleanInput' } },
  ],
  hardhat_dealERC20: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'token', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'amount', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  hardhat_dropAllTransactions: [],
  hardhat_dropTransaction: [
    { name: 'hash', required: true, hint: { expects: 'a 32-byte 0x-prefixed transaction hash', ref: 'TransactionHashInput' } },
  ],
  hardhat_dumpState: [
    { name: 'withHistory', required: false, hint: { expects: 'a boolean', ref: 'BooleanInput' } },
  ],
  hardhat_freezeTime: [
    { name: 'time', required: true, hint: { expects: 'seconds or milliseconds since 1970, or a date such as 2026-01-02T00:00:00Z', ref: 'TimeInput' } },
  ],
  hardhat_getAutomine: [],
  hardhat_impersonateAccount: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
  ],
  hardhat_increaseTime: [
    { name: 'seconds', required: true, hint: { expects: 'a number of seconds', ref: 'SecondsInput' } },
  ],
  hardhat_loadState: [
    { name: 'state', required: true, hint: { expects: '0x-prefixed hexadecimal data', ref: 'DataInput' } },
  ],
  hardhat_metadata: [],
  hardhat_mine: [
    { name: 'blocks', required: false, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
    { name: 'interval', required: false, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  hardhat_mineBlockNumber: [
    { name: 'number', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  hardhat_mine_detailed: [
    { name: 'options', required: false, hint: { expects: 'a time in seconds since 1970, or an object with timestamp and blocks', ref: 'MineInput' } },
  ],
  hardhat_nodeInfo: [],
  hardhat_removeBlockTimestampInterval: [],
  hardhat_reset: [
    { name: 'options', required: false, hint: { expects: 'an object with forking', ref: 'ResetOptions' } },
  ],
  hardhat_revert: [
    { name: 'snapshot', required: true, hint: { expects: 'a 0x-prefixed id', ref: 'SnapshotIdInput' } },
  ],
  hardhat_setAutomine: [
    { name: 'enabled', required: true, hint: { expects: 'a boolean', ref: 'BooleanInput' } },
  ],
  hardhat_setBalance: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'balance', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  hardhat_setBlockGasLimit: [
    { name: 'gasLimit', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  hardhat_setBlockTimestampInterval: [
    { name: 'interval', required: true, hint: { expects: 'a number of milliseconds', ref: 'MiningIntervalInput' } },
  ],
  hardhat_setCode: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'code', required: true, hint: { expects: '0x-prefixed hexadecimal data', ref: 'DataInput' } },
  ],
  hardhat_setCoinbase: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
  ],
  hardhat_setERC20Allowance: [
    { name: 'owner', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'spender', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'token', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'amount', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  hardhat_setIntervalMining: [
    { name: 'interval', required: true, hint: { expects: 'a number of milliseconds, or an array of the smallest and the largest', ref: 'MiningPeriodInput' } },
  ],
  hardhat_setLoggingEnabled: [
    { name: 'enabled', required: true, hint: { expects: 'a boolean', ref: 'BooleanInput' } },
  ],
  hardhat_setMinGasPrice: [
    { name: 'price', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  hardhat_setNextBlockBaseFeePerGas: [
    { name: 'price', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  hardhat_setNextBlockTimestamp: [
    { name: 'timestamp', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  hardhat_setNonce: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'nonce', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  hardhat_setRpcUrl: [
    { name: 'url', required: true, hint: { expects: 'a string' } },
  ],
  hardhat_setStorageAt: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'position', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
    { name: 'value', required: true, hint: { expects: 'at most 32 bytes as 0x-prefixed hexadecimal data', ref: 'CellInput' } },
  ],
  hardhat_setTime: [
    { name: 'time', required: false, hint: { expects: 'seconds or milliseconds since 1970, or a date such as 2026-01-02T00:00:00Z', ref: 'TimeInput' } },
  ],
  hardhat_snapshot: [],
  hardhat_startMining: [],
  hardhat_stopImpersonatingAccount: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
  ],
  hardhat_stopMining: [],
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
    { name: 'passphrase', required: false, hint: { expects: 'a passphrase of at most 1,000 characters', ref: 'PassphraseInput' } },
  ],
  personal_unlockAccount: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'passphrase', required: true, hint: { expects: 'a passphrase of at most 1,000 characters, or null', anyOf: [{ expects: 'a passphrase of at most 1,000 characters', ref: 'PassphraseInput' }, { expects: 'null' }] } },
    { name: 'duration', required: false, hint: { expects: 'a number of milliseconds as text, a JSON number of seconds, or the empty text', ref: 'DurationInput' } },
  ],
  'rpc.discover': [],
  rpc_modules: [],
  rsk_getRawBlockHeaderByHash: [
    { name: 'blockHash', required: true, hint: { expects: 'a 32-byte 0x-prefixed block hash', invalid: [{ when: 59, message: 'blockHash is null' }], ref: 'BlockHashInput' } },
  ],
  rsk_getRawBlockHeaderByNumber: [
    { name: 'block', required: true, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', invalid: [{ message: 'invalid blocknumber {value}' }], ref: 'NumberedBlockSelector' } },
  ],
  rsk_getRawTransactionReceiptByHash: [
    { name: 'transactionHash', required: true, hint: { expects: 'a 32-byte 0x-prefixed hash', ref: 'LooseHashInput' } },
  ],
  rsk_getStorageBytesAt: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'position', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'StoragePosition' } },
    { name: 'block', required: false, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'BlockSelector' } },
  ],
  rsk_getTransactionReceiptNodesByHash: [
    { name: 'blockHash', required: true, hint: { expects: 'a 32-byte 0x-prefixed block hash', invalid: [{ when: 60, message: 'blockHash is null' }], ref: 'BlockHashInput' } },
    { name: 'transactionHash', required: true, hint: { expects: 'a 32-byte 0x-prefixed hash', ref: 'LooseHashInput' } },
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
  tenderly_addBalance: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'amount', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  tenderly_setBalance: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
    { name: 'balance', required: true, hint: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } },
  ],
  trace_block: [
    { name: 'block', required: true, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', anyOf: [{ expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'TraceBlockSelector' }, { expects: 'a string', ref: 'AnyCaseTag' }] } },
  ],
  trace_call: [
    { name: 'call', required: true, hint: { expects: 'a call object', ref: 'CallRequest' } },
    { name: 'traceTypes', required: true, hint: { expects: 'an array with any of trace, stateDiff, vmTrace', ref: 'TraceTypes' } },
    { name: 'block', required: false, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'LooseBlockSelector' } },
    { name: 'stateOverrides', required: false, hint: { expects: 'an object of at most 256 account overrides by address', ref: 'StateOverrides' } },
    { name: 'blockOverrides', required: false, hint: { expects: 'an object with number, time, gasLimit, feeRecipient, prevRandao, baseFeePerGas', ref: 'BlockOverrides' } },
  ],
  trace_callMany: [
    { name: 'calls', required: true, hint: { expects: 'an array of pairs of a call object and an array of trace types', ref: 'TracedPairs' } },
    { name: 'block', required: false, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'LooseBlockSelector' } },
  ],
  trace_filter: [
    { name: 'filter', required: true, hint: { expects: 'a filter object', ref: 'TraceFilter' } },
  ],
  trace_get: [
    { name: 'transactionHash', required: true, hint: { expects: 'a 32-byte 0x-prefixed hash', ref: 'TraceGetHash' } },
    { name: 'positions', required: true, hint: { expects: 'an array with one 0x-prefixed index', ref: 'TracePositions' } },
  ],
  trace_rawTransaction: [
    { name: 'data', required: true, hint: { expects: '0x-prefixed hexadecimal data', ref: 'DataInput' } },
    { name: 'traceTypes', required: true, hint: { expects: 'an array with any of trace, stateDiff, vmTrace', ref: 'TraceTypes' } },
    { name: 'block', required: false, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'LooseBlockSelector' } },
  ],
  trace_replayBlockTransactions: [
    { name: 'block', required: true, hint: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'LooseBlockSelector' } },
    { name: 'traceTypes', required: true, hint: { expects: 'an array with any of trace, stateDiff, vmTrace', ref: 'TraceTypes' } },
  ],
  trace_replayTransaction: [
    { name: 'transactionHash', required: true, hint: { expects: 'a 32-byte 0x-prefixed hash', ref: 'LooseHashInput' } },
    { name: 'traceTypes', required: true, hint: { expects: 'an array with any of trace, stateDiff, vmTrace', ref: 'TraceTypes' } },
  ],
  trace_transaction: [
    { name: 'transactionHash', required: true, hint: { expects: 'a 32-byte 0x-prefixed hash', ref: 'LooseHashInput' } },
  ],
  txpool_content: [],
  txpool_contentFrom: [
    { name: 'address', required: true, hint: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } },
  ],
  txpool_inspect: [],
  txpool_status: [],
  web3_clientVersion: [],
  web3_sha3: [
    { name: 'data', required: true, hint: { expects: '0x-prefixed hexadecimal data of at least one digit', ref: 'PrefixedDataInput' } },
  ],
}

/** The hints of the named schemas. */
export const hints: Readonly<Record<string, Hint>> = {
  AccountOverride: { expects: 'an object with balance, nonce, code, state or stateDiff, movePrecompileToAddress', properties: { balance: { expects: 'a 0x-prefixed or decimal number', ref: 'OverrideBalance' }, nonce: { expects: 'a 0x-prefixed or decimal number', ref: 'OverrideNonce' }, code: { expects: 'at most 131072 bytes as 0x-prefixed hexadecimal data', ref: 'OverrideCode' }, state: { expects: 'an object of at most 1024 words by slot', ref: 'OverrideCells' }, stateDiff: { expects: 'an object of at most 1024 words by slot', ref: 'OverrideCells' }, movePrecompileToAddress: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' }, MovePrecompileToAddress: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } }, optional: ['balance', 'nonce', 'code', 'state', 'stateDiff', 'movePrecompileToAddress', 'MovePrecompileToAddress'] },
  AddressFilter: { expects: 'a 20-byte 0x-prefixed address, or an array of at most 1000', invalid: [{ when: 0, message: 'invalid params: more than 1000 addresses' }], anyOf: [{ expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' }, { expects: 'an array whose items are a 20-byte 0x-prefixed address', items: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' } }] },
  AddressInput: { expects: 'a 20-byte 0x-prefixed address', invalid: [{ unless: 1, message: 'Invalid address: null, empty or invalid hex value.' }, { message: 'Invalid address format: invalid hex value.' }] },
  AnyCaseTag: { expects: 'a string' },
  BannedAddressInput: { expects: 'an IP address, or one with /bits', invalid: [{ message: 'invalid banned address {value}' }] },
  BlockHashInput: { expects: 'a 32-byte 0x-prefixed block hash', invalid: [{ unless: 2, message: 'Invalid block hash: incorrect length.' }, { message: 'Invalid block hash format: invalid hex value' }] },
  BlockIdentifier: { expects: 'a 0x-prefixed block number, a block hash, or one of earliest, finalized, latest, pending, safe', invalid: [{ when: 3, message: 'Invalid block identifier: empty or null.' }, { when: 4, message: 'invalid block identifier {start}' }, { when: 5, message: 'invalid blocknumber {value}' }, { when: 6, message: 'invalid blocknumber {value}' }, { message: 'Invalid block identifier \'{value}\'' }], anyOf: [{ expects: '"earliest" or "finalized" or "latest" or "pending" or "safe"' }, { expects: 'a string' }, { expects: 'an integer' }] },
  BlockNumberInput: { expects: 'a 0x-prefixed or decimal number', invalid: [{ when: 7, message: 'Invalid param: {value}' }, { when: 8, message: 'invalid blocknumber {value}' }], anyOf: [{ expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' }] },
  BlockOverrides: { expects: 'an object with number, time, gasLimit, feeRecipient, prevRandao, baseFeePerGas', properties: { number: { expects: 'a 0x-prefixed or decimal number, or a string', ref: 'CallNumber' }, blockNumber: { expects: 'a 0x-prefixed or decimal number, or a string', ref: 'CallNumber' }, time: { expects: 'a 0x-prefixed or decimal number, or a string', ref: 'CallNumber' }, timestamp: { expects: 'a 0x-prefixed or decimal number, or a string', ref: 'CallNumber' }, gasLimit: { expects: 'a 0x-prefixed or decimal number, or a string', ref: 'CallNumber' }, feeRecipient: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' }, coinbase: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' }, miner: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' }, prevRandao: { expects: 'a 0x-prefixed or decimal number, or a string', ref: 'CallNumber' }, difficulty: { expects: 'a 0x-prefixed or decimal number, or a string', ref: 'CallNumber' }, random: { expects: 'a 0x-prefixed or decimal number, or a string', ref: 'CallNumber' }, baseFeePerGas: { expects: 'a 0x-prefixed or decimal number, or a string', ref: 'CallNumber' }, baseFee: { expects: 'a 0x-prefixed or decimal number, or a string', ref: 'CallNumber' }, blobBaseFee: { expects: 'a 0x-prefixed or decimal number, or a string', ref: 'CallNumber' }, blockHash: { expects: 'an object of at most 256 block hashes by number', ref: 'OverrideHashes' }, beaconRoot: { expects: 'another value' }, withdrawals: { expects: 'another value' } }, optional: ['number', 'blockNumber', 'time', 'timestamp', 'gasLimit', 'feeRecipient', 'coinbase', 'miner', 'prevRandao', 'difficulty', 'random', 'baseFeePerGas', 'baseFee', 'blobBaseFee', 'blockHash', 'beaconRoot', 'withdrawals'] },
  BlockReference: { expects: 'an object with blockHash or blockNumber', properties: { blockHash: { expects: 'a 32-byte 0x-prefixed block hash', ref: 'BlockHashInput' }, blockNumber: { expects: 'a 0x-prefixed or decimal number', ref: 'BlockNumberInput' }, requireCanonical: { expects: 'a boolean', invalid: [{ message: 'Invalid input: requireCanonical must be a String "true" or "false"' }], anyOf: [{ expects: 'a boolean' }, { expects: 'a string' }] } }, optional: ['blockHash', 'requireCanonical'] },
  BlockSelector: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', invalid: [{ when: 9, message: 'Invalid block input' }, { unless: 10, message: 'Invalid input' }, { when: 11, message: 'Invalid block identifier \'{value}\'' }], anyOf: [{ expects: 'a 0x-prefixed block number, a block hash, or one of earliest, finalized, latest, pending, safe', ref: 'BlockIdentifier' }, { expects: 'an object with blockHash or blockNumber', ref: 'BlockReference' }] },
  BlockStateCalls: { expects: 'an object with blockOverrides, stateOverrides, calls', properties: { blockOverrides: { expects: 'an object with number, time, gasLimit, feeRecipient, prevRandao, baseFeePerGas', ref: 'BlockOverrides' }, stateOverrides: { expects: 'an object of at most 256 account overrides by address', ref: 'StateOverrides' }, calls: { expects: 'an array whose items are a call object', items: { expects: 'a call object', ref: 'CallRequest' } } }, optional: ['blockOverrides', 'stateOverrides', 'calls'] },
  BooleanInput: { expects: 'a boolean', anyOf: [{ expects: 'a boolean' }, { expects: 'a string' }, { expects: '1 or 0' }] },
  CallBundle: { expects: 'an object with transactions, blockOverride', properties: { transactions: { expects: 'an array whose items are a call object', items: { expects: 'a call object', ref: 'CallRequest' } }, blockOverride: { expects: 'an object with number, time, gasLimit, feeRecipient, prevRandao, baseFeePerGas', ref: 'BlockOverrides' } }, optional: ['blockOverride'] },
  CallBundles: { expects: 'an array of 1 to 256 bundles with transactions, blockOverride', items: { expects: 'an object with transactions, blockOverride', ref: 'CallBundle' } },
  CallManyTimeout: { expects: 'a number of milliseconds', anyOf: [{ expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' }] },
  CallNumber: { expects: 'a 0x-prefixed or decimal number, or a string', anyOf: [{ expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' }, { expects: 'a string' }] },
  CallRequest: { expects: 'a call object', properties: { from: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' }, to: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' }, gas: { expects: 'a 0x-prefixed or decimal number, or a string', ref: 'CallNumber' }, gasPrice: { expects: 'a 0x-prefixed or decimal number, or a string', ref: 'CallNumber' }, value: { expects: 'a 0x-prefixed or decimal number, or a string', ref: 'CallNumber' }, data: { expects: '0x-prefixed hexadecimal data', ref: 'DataInput' }, input: { expects: '0x-prefixed hexadecimal data', ref: 'DataInput' }, nonce: { expects: 'a 0x-prefixed or decimal number, or a string', ref: 'CallNumber' }, maxFeePerGas: { expects: 'another value' }, maxPriorityFeePerGas: { expects: 'another value' }, chainId: { expects: 'a 0x-prefixed or decimal number, or a string', ref: 'CallNumber' } }, optional: ['from', 'to', 'gas', 'gasPrice', 'value', 'data', 'input', 'nonce', 'maxFeePerGas', 'maxPriorityFeePerGas', 'chainId'] },
  CellInput: { expects: 'at most 32 bytes as 0x-prefixed hexadecimal data' },
  ChainCursor: { expects: 'the cursor of a notification' },
  DataInput: { expects: '0x-prefixed hexadecimal data', invalid: [{ message: 'Invalid data format: invalid hex value.' }] },
  DurationInput: { expects: 'a number of milliseconds as text, a JSON number of seconds, or the empty text', invalid: [{ when: 12, message: 'Invalid argument: {start}' }, { when: 13, message: 'Invalid duration param: value must be a valid hex number.' }, { message: 'Invalid argument "{value}": param should be a hex value string.' }], anyOf: [{ expects: 'a string' }, { expects: 'an integer' }, { expects: 'a string' }] },
  FeeBlockCount: { expects: 'a 0x-prefixed or decimal number from 1 on', anyOf: [{ expects: 'a string' }, { expects: 'an integer' }] },
  FillList: { expects: 'an array', items: { expects: 'another value' } },
  FillRequest: { expects: 'a transaction object', properties: { from: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' }, to: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' }, gas: { expects: 'a 0x-prefixed or decimal number, or a string', ref: 'CallNumber' }, gasPrice: { expects: 'a 0x-prefixed or decimal number, or a string', ref: 'CallNumber' }, value: { expects: 'a 0x-prefixed or decimal number, or a string', ref: 'CallNumber' }, data: { expects: '0x-prefixed hexadecimal data', ref: 'DataInput' }, input: { expects: '0x-prefixed hexadecimal data', ref: 'DataInput' }, nonce: { expects: 'a 0x-prefixed or decimal number, or a string', ref: 'CallNumber' }, chainId: { expects: 'a 0x-prefixed or decimal number, or a string', ref: 'CallNumber' }, type: { expects: 'a 0x-prefixed or decimal number, or a string', ref: 'CallNumber' }, maxFeePerGas: { expects: 'a 0x-prefixed or decimal number, or a string', ref: 'CallNumber' }, maxPriorityFeePerGas: { expects: 'a 0x-prefixed or decimal number, or a string', ref: 'CallNumber' }, accessList: { expects: 'an array', ref: 'FillList' }, blobVersionedHashes: { expects: 'an array', ref: 'FillList' }, authorizationList: { expects: 'an array', ref: 'FillList' } }, optional: ['from', 'to', 'gas', 'gasPrice', 'value', 'data', 'input', 'nonce', 'chainId', 'type', 'maxFeePerGas', 'maxPriorityFeePerGas', 'accessList', 'blobVersionedHashes', 'authorizationList'] },
  FilterIdInput: { expects: 'the 0x-prefixed id of a filter', invalid: [{ when: 14, message: 'Invalid data format: invalid hex value.' }], anyOf: [{ expects: 'a string' }, { expects: 'an integer' }] },
  ForkingOptions: { expects: 'an object with jsonRpcUrl and blockNumber', properties: { jsonRpcUrl: { expects: 'a string' }, blockNumber: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } }, optional: ['jsonRpcUrl', 'blockNumber'] },
  HashListInput: { expects: '32-byte hashes with white space between them' },
  HashrateInput: { expects: 'a hexadecimal number of at most 32 bytes' },
  HexCountInput: { expects: 'a hexadecimal count below 2^32' },
  IndexInput: { expects: 'a 0x-prefixed index below 2^31', invalid: [{ when: 15, message: 'index is null' }, { when: 16, message: 'Invalid index param: value must be a valid hex number.' }, { when: 17, message: 'Invalid argument: {start}' }, { when: 18, message: 'Invalid index param: value must be a valid hex number.' }, { message: 'Invalid argument "{value}": param should be a hex value string.' }], anyOf: [{ expects: 'a string' }, { expects: 'an integer' }] },
  LogCursor: { expects: 'a string' },
  LogFilter: { expects: 'a filter object with either blockHash or fromBlock and toBlock', invalid: [{ when: 19, message: 'Cannot specify both blockHash and fromBlock/toBlock' }], properties: { fromBlock: { expects: 'a 0x-prefixed block number, or one of earliest, finalized, latest, pending, safe', ref: 'LogFilterBlock' }, toBlock: { expects: 'a 0x-prefixed block number, or one of earliest, finalized, latest, pending, safe', ref: 'LogFilterBlock' }, address: { expects: 'a 20-byte 0x-prefixed address, or an array of at most 1000', ref: 'AddressFilter' }, topics: { expects: 'an array of at most 16 topics, nulls or arrays of topics', ref: 'TopicFilter' }, blockHash: { expects: 'a 32-byte 0x-prefixed block hash', ref: 'BlockHashInput' }, blockhash: { expects: 'a 32-byte 0x-prefixed block hash', ref: 'BlockHashInput' } }, optional: ['fromBlock', 'toBlock', 'address', 'topics', 'blockHash', 'blockhash'] },
  LogFilterBlock: { expects: 'a 0x-prefixed block number, or one of earliest, finalized, latest, pending, safe', invalid: [{ when: 20, message: 'invalid blocknumber {value}' }, { when: 21, message: 'Invalid block identifier: empty or null.' }], anyOf: [{ expects: 'a 0x-prefixed block number, a block hash, or one of earliest, finalized, latest, pending, safe', ref: 'BlockIdentifier' }, { expects: 'a string', ref: 'AnyCaseTag' }] },
  LogPageLimit: { expects: 'a number from 1 to 10000', anyOf: [{ expects: 'an integer' }, { expects: 'a string' }] },
  LogPageRequest: { expects: 'an object with limit and cursor', properties: { limit: { expects: 'a number from 1 to 10000', ref: 'LogPageLimit' }, cursor: { expects: 'the cursor of the previous page', anyOf: [{ expects: 'a string', ref: 'LogCursor' }] } }, optional: ['limit', 'cursor'] },
  LooseBlockSelector: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', anyOf: [{ expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'BlockSelector' }, { expects: 'a string' }] },
  LooseHashInput: { expects: 'a 32-byte 0x-prefixed hash', anyOf: [{ expects: 'a string' }, { expects: 'an integer' }] },
  MineInput: { expects: 'a time in seconds since 1970, or an object with timestamp and blocks', anyOf: [{ expects: 'a 0x-prefixed or decimal number, or a string', ref: 'CallNumber' }, { expects: 'an object with timestamp and blocks', ref: 'MineOptions' }] },
  MineOptions: { expects: 'an object with timestamp and blocks', properties: { timestamp: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' }, blocks: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } }, optional: ['timestamp', 'blocks'] },
  MinedBlockSelector: { expects: 'a block number, a block hash, a tag other than pending, or an object with blockHash or blockNumber', invalid: [{ when: 22, message: 'there is no proof of the pending state' }], anyOf: [{ expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'LooseBlockSelector' }] },
  MiningIntervalInput: { expects: 'a number of milliseconds', anyOf: [{ expects: 'a string' }, { expects: 'an integer' }] },
  MiningPeriodInput: { expects: 'a number of milliseconds, or an array of the smallest and the largest', anyOf: [{ expects: 'a number of milliseconds', ref: 'MiningIntervalInput' }, { expects: 'an array whose items are a number of milliseconds', items: { expects: 'a number of milliseconds', ref: 'MiningIntervalInput' } }] },
  MiningSecondsInput: { expects: 'a number of seconds', anyOf: [{ expects: 'a string' }, { expects: 'an integer' }] },
  MuxedSettings: { expects: 'an object with onlyTopCall, withLog, diffMode, disableCode, disableStorage', anyOf: [{ expects: 'an object', ref: 'MuxedTracerSettings' }, { expects: 'null' }] },
  MuxedTracerSettings: { expects: 'an object', properties: { onlyTopCall: { expects: 'a boolean', ref: 'TraceSwitch' }, withLog: { expects: 'a boolean', ref: 'TraceSwitch' }, diffMode: { expects: 'a boolean', ref: 'BooleanInput' }, disableCode: { expects: 'a boolean', ref: 'BooleanInput' }, disableStorage: { expects: 'a boolean', ref: 'BooleanInput' }, convertParityErrors: { expects: 'a boolean', ref: 'BooleanInput' }, includePrecompiles: { expects: 'a boolean', ref: 'BooleanInput' } }, optional: ['onlyTopCall', 'withLog', 'diffMode', 'disableCode', 'disableStorage', 'convertParityErrors', 'includePrecompiles'] },
  NumberInput: { expects: 'a 0x-prefixed or decimal number', invalid: [{ when: 23, message: 'Invalid param: {start}' }, { when: 24, message: 'Number values should not contain letters or hex values should start with 0x.' }, { message: 'Invalid param {value}: value must be a valid hex or string number.' }], anyOf: [{ expects: 'a string' }, { expects: 'an integer' }] },
  NumberedBlockSelector: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', invalid: [{ when: 25, message: 'Invalid block identifier: empty or null.' }, { when: 26, message: 'Invalid block identifier \'{\'' }, { when: 27, message: 'Invalid block identifier \'[\'' }, { when: 28, message: 'invalid block identifier {start}' }, { when: 29, message: 'invalid blocknumber {value}' }, { message: 'Invalid block identifier \'{value}\'' }], anyOf: [{ expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'BlockSelector' }] },
  OverrideBalance: { expects: 'a 0x-prefixed or decimal number', invalid: [{ when: 30, message: 'Balance must be equal or bigger than zero' }], anyOf: [{ expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' }] },
  OverrideCell: { expects: 'at most 32 bytes as 0x-prefixed hexadecimal data' },
  OverrideCells: { expects: 'an object of at most 1024 words by slot', values: { expects: 'at most 32 bytes as 0x-prefixed hexadecimal data', ref: 'OverrideCell' } },
  OverrideCode: { expects: 'at most 131072 bytes as 0x-prefixed hexadecimal data' },
  OverrideHashes: { expects: 'an object of at most 256 block hashes by number', values: { expects: 'a 32-byte 0x-prefixed block hash', ref: 'BlockHashInput' } },
  OverrideNonce: { expects: 'a 0x-prefixed or decimal number', invalid: [{ when: 31, message: 'Nonce must be equal or bigger than zero' }], anyOf: [{ expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' }] },
  PassphraseInput: { expects: 'a passphrase of at most 1,000 characters', invalid: [{ when: 32, message: 'Passphrase is null' }] },
  PeerIdInput: { expects: 'an IP address or a node id' },
  PrefixedDataInput: { expects: '0x-prefixed hexadecimal data of at least one digit', invalid: [{ message: 'Parameter must be hexadecimal encoded with the \'0x\' prefix.' }] },
  PrivateKeyInput: { expects: 'a 32-byte 0x-prefixed private key', invalid: [{ when: 33, message: 'Key cannot be null.' }, { message: 'Invalid param {value}: value must be a valid hex.' }] },
  ReorgPair: { expects: 'a transaction and the index of a new block, from 0', items: { expects: '0x-prefixed hexadecimal data, or a transaction object, or a 0x-prefixed or decimal number', anyOf: [{ expects: '0x-prefixed hexadecimal data', ref: 'DataInput' }, { expects: 'a transaction object', ref: 'TransactionRequest' }, { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' }] } },
  ReorgPairs: { expects: 'an array of at most 1000 pairs', items: { expects: 'a transaction and the index of a new block, from 0', ref: 'ReorgPair' } },
  ResetOptions: { expects: 'an object with forking', properties: { forking: { expects: 'an object with jsonRpcUrl and blockNumber', ref: 'ForkingOptions' }, jsonRpcUrl: { expects: 'a string' }, blockNumber: { expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' } }, optional: ['forking', 'jsonRpcUrl', 'blockNumber'] },
  RewardPercentiles: { expects: 'an array of at most 100 numbers from 0 to 100', items: { expects: 'another value, or a string', anyOf: [{ expects: 'another value' }, { expects: 'a string' }] } },
  SecondsInput: { expects: 'a number of seconds', invalid: [{ message: 'invalid number of seconds {value}' }], anyOf: [{ expects: 'a string' }, { expects: 'an integer' }] },
  SeedInput: { expects: 'a text of at most 10,000 characters', invalid: [{ when: 34, message: 'Seed is null' }] },
  Simulation: { expects: 'an object with blockStateCalls', properties: { blockStateCalls: { expects: 'an array of 1 to 256 blocks with blockOverrides, stateOverrides, calls', items: { expects: 'an object with blockOverrides, stateOverrides, calls', ref: 'BlockStateCalls' } }, traceTransfers: { expects: 'a boolean' }, validation: { expects: 'a boolean' }, returnFullTransactions: { expects: 'a boolean' } }, optional: ['traceTransfers', 'validation', 'returnFullTransactions'] },
  SnapshotIdInput: { expects: 'a 0x-prefixed id', invalid: [{ message: 'invalid snapshot id {value}' }], anyOf: [{ expects: 'a string' }, { expects: 'an integer' }] },
  StateContext: { expects: 'an object with blockNumber, transactionIndex', properties: { blockNumber: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'LooseBlockSelector' }, transactionIndex: { expects: 'an integer from -1', ref: 'TransactionIndexInput' } }, optional: ['blockNumber', 'transactionIndex'] },
  StateOverrides: { expects: 'an object of at most 256 account overrides by address', invalid: [{ when: 35, message: 'Invalid address format: invalid hex value.' }], values: { expects: 'an object with balance, nonce, code, state or stateDiff, movePrecompileToAddress', ref: 'AccountOverride' } },
  StorageKeys: { expects: 'an array of at most 1024 slots', items: { expects: 'a 0x-prefixed or decimal number', ref: 'StoragePosition' } },
  StoragePosition: { expects: 'a 0x-prefixed or decimal number', anyOf: [{ expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' }] },
  SubscriptionKind: { expects: 'one of logs, newHeads, newPendingTransactions, syncing' },
  SubscriptionOptions: { expects: 'an object with address, topics, and either startBlock or cursor', invalid: [{ when: 36, message: 'invalid params: cannot specify both cursor and startBlock' }], properties: { address: { expects: 'a 20-byte 0x-prefixed address, or an array of at most 1000', ref: 'AddressFilter' }, topics: { expects: 'an array of at most 16 topics, nulls or arrays of topics', ref: 'TopicFilter' }, transactionHashes: { expects: 'an array whose items are a 32-byte 0x-prefixed transaction hash', items: { expects: 'a 32-byte 0x-prefixed transaction hash', ref: 'TransactionHashInput' } }, startBlock: { expects: 'a 0x-prefixed block number, or one of earliest, finalized, latest, pending, safe', ref: 'SubscriptionStart' }, cursor: { expects: 'the cursor of a notification', ref: 'ChainCursor' } }, optional: ['address', 'topics', 'transactionHashes', 'startBlock', 'cursor'] },
  SubscriptionStart: { expects: 'a 0x-prefixed block number, or one of earliest, finalized, latest, pending, safe', anyOf: [{ expects: 'a 0x-prefixed block number, or one of earliest, finalized, latest, pending, safe', ref: 'LogFilterBlock' }] },
  TimeInput: { expects: 'seconds or milliseconds since 1970, or a date such as 2026-01-02T00:00:00Z', anyOf: [{ expects: 'a string' }, { expects: 'a string' }, { expects: 'an integer' }] },
  TopicFilter: { expects: 'an array of at most 16 topics, nulls or arrays of topics', invalid: [{ when: 37, message: 'invalid params: more than 16 topics' }, { when: 38, message: 'exceed max topics' }], anyOf: [{ expects: 'an array whose items are a 32-byte 0x-prefixed topic, null, or an array of at most 1000 topics', items: { expects: 'a 32-byte 0x-prefixed topic, null, or an array of at most 1000 topics', ref: 'TopicSlot' } }, { expects: 'a 32-byte 0x-prefixed topic', ref: 'TopicInput' }] },
  TopicInput: { expects: 'a 32-byte 0x-prefixed topic', invalid: [{ unless: 39, message: 'Invalid topic: incorrect length.' }, { message: 'Invalid topic format: invalid hex value' }] },
  TopicSlot: { expects: 'a 32-byte 0x-prefixed topic, null, or an array of at most 1000 topics', invalid: [{ when: 40, message: 'invalid params: more than 1000 topics for one position' }], anyOf: [{ expects: 'a 32-byte 0x-prefixed topic', ref: 'TopicInput' }, { expects: 'an array whose items are a 32-byte 0x-prefixed topic, or null', items: { expects: 'a 32-byte 0x-prefixed topic, or null', anyOf: [{ expects: 'a 32-byte 0x-prefixed topic', ref: 'TopicInput' }, { expects: 'null' }] } }, { expects: 'null' }] },
  TraceBlockSelector: { expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', invalid: [{ when: 41, message: 'invalid blocknumber {value}' }], anyOf: [{ expects: 'a block number, a block hash, a tag, or an object with blockHash or blockNumber', ref: 'BlockSelector' }] },
  TraceCallOptions: { expects: 'an object with tracer, tracerConfig, stateOverrides, blockOverrides', properties: { tracer: { expects: 'one of rskTracer, structLogger, callTracer, flatCallTracer, prestateTracer, 4byteTracer, muxTracer, noopTracer', ref: 'TracerName' }, tracerConfig: { expects: 'an object with onlyTopCall, withLog, diffMode, disableCode, disableStorage', ref: 'TracerConfig' }, disableMemory: { expects: 'a boolean', ref: 'TraceSwitch' }, disableStack: { expects: 'a boolean', ref: 'TraceSwitch' }, disableStorage: { expects: 'a boolean', ref: 'TraceSwitch' }, enableMemory: { expects: 'a boolean', ref: 'BooleanInput' }, enableReturnData: { expects: 'a boolean', ref: 'BooleanInput' }, limit: { expects: 'a number of opcodes', ref: 'TraceLimit' }, timeout: { expects: 'another value' }, stateOverrides: { expects: 'an object of at most 256 account overrides by address', ref: 'StateOverrides' }, blockOverrides: { expects: 'an object with number, time, gasLimit, feeRecipient, prevRandao, baseFeePerGas', ref: 'BlockOverrides' }, txIndex: { expects: 'a 0x-prefixed index below 2^31', ref: 'IndexInput' } }, optional: ['tracer', 'tracerConfig', 'disableMemory', 'disableStack', 'disableStorage', 'enableMemory', 'enableReturnData', 'limit', 'timeout', 'stateOverrides', 'blockOverrides', 'txIndex'] },
  TraceCallsOptions: { expects: 'an object with tracer, tracerConfig, stateOverrides', properties: { tracer: { expects: 'one of rskTracer, structLogger, callTracer, flatCallTracer, prestateTracer, 4byteTracer, muxTracer, noopTracer', ref: 'TracerName' }, tracerConfig: { expects: 'an object with onlyTopCall, withLog, diffMode, disableCode, disableStorage', ref: 'TracerConfig' }, disableMemory: { expects: 'a boolean', ref: 'TraceSwitch' }, disableStack: { expects: 'a boolean', ref: 'TraceSwitch' }, disableStorage: { expects: 'a boolean', ref: 'TraceSwitch' }, enableMemory: { expects: 'a boolean', ref: 'BooleanInput' }, enableReturnData: { expects: 'a boolean', ref: 'BooleanInput' }, limit: { expects: 'a number of opcodes', ref: 'TraceLimit' }, timeout: { expects: 'another value' }, stateOverrides: { expects: 'an object of at most 256 account overrides by address', ref: 'StateOverrides' } }, optional: ['tracer', 'tracerConfig', 'disableMemory', 'disableStack', 'disableStorage', 'enableMemory', 'enableReturnData', 'limit', 'timeout', 'stateOverrides'] },
  TraceCountText: { expects: 'a number from 0 to 10000' },
  TraceFilter: { expects: 'a filter object', invalid: [{ when: 42, message: 'Invalid trace_filter parameters.' }], properties: { fromBlock: { expects: 'a 0x-prefixed block number, or one of earliest, finalized, latest, pending, safe', ref: 'LogFilterBlock' }, toBlock: { expects: 'a 0x-prefixed block number, or one of earliest, finalized, latest, pending, safe', ref: 'LogFilterBlock' }, fromAddress: { expects: 'a 20-byte 0x-prefixed address, or an array of at most 1000', ref: 'AddressFilter' }, toAddress: { expects: 'a 20-byte 0x-prefixed address, or an array of at most 1000', ref: 'AddressFilter' }, after: { expects: 'an integer from 0 to 10000', invalid: [{ when: 43, message: 'After value cannot be negative.' }, { when: 44, message: 'After value too big. Maximum 10000 traces allowed.' }], anyOf: [{ expects: 'an integer' }, { expects: 'a number from 0 to 10000', ref: 'TraceCountText' }] }, mode: { expects: 'another value' }, count: { expects: 'an integer up to 10000', invalid: [{ when: 45, message: 'Count value too big. Maximum 10000 traces allowed.' }], anyOf: [{ expects: 'an integer' }, { expects: 'a number from 0 to 10000', ref: 'TraceCountText' }] } }, optional: ['fromBlock', 'toBlock', 'fromAddress', 'toAddress', 'after', 'mode', 'count'] },
  TraceGetHash: { expects: 'a 32-byte 0x-prefixed hash', invalid: [{ when: 46, message: '\'transactionHash\' cannot be null or empty' }], anyOf: [{ expects: 'a string' }, { expects: 'an integer' }] },
  TraceLimit: { expects: 'a number of opcodes', anyOf: [{ expects: 'a 0x-prefixed or decimal number', ref: 'NumberInput' }] },
  TraceOptions: { expects: 'an object with tracer, tracerConfig, disableMemory, disableStack, disableStorage', properties: { tracer: { expects: 'one of rskTracer, structLogger, callTracer, flatCallTracer, prestateTracer, 4byteTracer, muxTracer, noopTracer', ref: 'TracerName' }, tracerConfig: { expects: 'an object with onlyTopCall, withLog, diffMode, disableCode, disableStorage', ref: 'TracerConfig' }, disableMemory: { expects: 'a boolean', ref: 'TraceSwitch' }, disableStack: { expects: 'a boolean', ref: 'TraceSwitch' }, disableStorage: { expects: 'a boolean', ref: 'TraceSwitch' }, enableMemory: { expects: 'a boolean', ref: 'BooleanInput' }, enableReturnData: { expects: 'a boolean', ref: 'BooleanInput' }, limit: { expects: 'a number of opcodes', ref: 'TraceLimit' }, timeout: { expects: 'another value' } }, optional: ['tracer', 'tracerConfig', 'disableMemory', 'disableStack', 'disableStorage', 'enableMemory', 'enableReturnData', 'limit', 'timeout'] },
  TraceOptionsInput: { expects: 'an object with tracer, tracerConfig, disableMemory, disableStack, disableStorage', anyOf: [{ expects: 'an object with tracer, tracerConfig, disableMemory, disableStack, disableStorage', ref: 'TraceOptions' }, { expects: 'a string' }, { expects: 'another value' }, { expects: 'a boolean' }, { expects: 'an array whose items are another value', items: { expects: 'another value' } }] },
  TracePositions: { expects: 'an array with one 0x-prefixed index', invalid: [{ when: 47, message: '\'positions\' cannot be null or empty' }, { when: 48, message: '\'positions\' accepts only one index' }], anyOf: [{ expects: 'a 0x-prefixed index below 2^31', ref: 'IndexInput' }, { expects: 'an array whose items are a 0x-prefixed index below 2^31', items: { expects: 'a 0x-prefixed index below 2^31', ref: 'IndexInput' } }] },
  TraceSwitch: { expects: 'a boolean', anyOf: [{ expects: 'a boolean' }, { expects: 'a string' }, { expects: 'another value' }, { expects: 'an array whose items are another value', items: { expects: 'another value' } }, { expects: 'an object' }] },
  TraceType: { expects: 'one of trace, stateDiff, vmTrace' },
  TraceTypes: { expects: 'an array with any of trace, stateDiff, vmTrace', items: { expects: 'one of trace, stateDiff, vmTrace', ref: 'TraceType' } },
  TracedPair: { expects: 'an array of a call object and an array of trace types', items: { expects: 'a call object, or an array with any of trace, stateDiff, vmTrace', anyOf: [{ expects: 'a call object', ref: 'CallRequest' }, { expects: 'an array with any of trace, stateDiff, vmTrace', ref: 'TraceTypes' }] } },
  TracedPairs: { expects: 'an array of pairs of a call object and an array of trace types', items: { expects: 'an array of a call object and an array of trace types', ref: 'TracedPair' } },
  TracerConfig: { expects: 'an object with onlyTopCall, withLog, diffMode, disableCode, disableStorage', anyOf: [{ expects: 'an object', ref: 'TracerSettings' }, { expects: 'a string' }, { expects: 'another value' }, { expects: 'a boolean' }, { expects: 'an array whose items are another value', items: { expects: 'another value' } }] },
  TracerName: { expects: 'one of rskTracer, structLogger, callTracer, flatCallTracer, prestateTracer, 4byteTracer, muxTracer, noopTracer' },
  TracerSettings: { expects: 'an object', properties: { onlyTopCall: { expects: 'a boolean', ref: 'TraceSwitch' }, withLog: { expects: 'a boolean', ref: 'TraceSwitch' }, diffMode: { expects: 'a boolean', ref: 'BooleanInput' }, disableCode: { expects: 'a boolean', ref: 'BooleanInput' }, disableStorage: { expects: 'a boolean', ref: 'BooleanInput' }, convertParityErrors: { expects: 'a boolean', ref: 'BooleanInput' }, includePrecompiles: { expects: 'a boolean', ref: 'BooleanInput' }, callTracer: { expects: 'an object with onlyTopCall, withLog, diffMode, disableCode, disableStorage', ref: 'MuxedSettings' }, flatCallTracer: { expects: 'an object with onlyTopCall, withLog, diffMode, disableCode, disableStorage', ref: 'MuxedSettings' }, prestateTracer: { expects: 'an object with onlyTopCall, withLog, diffMode, disableCode, disableStorage', ref: 'MuxedSettings' } }, optional: ['onlyTopCall', 'withLog', 'diffMode', 'disableCode', 'disableStorage', 'convertParityErrors', 'includePrecompiles'] },
  TransactionHashInput: { expects: 'a 32-byte 0x-prefixed transaction hash', invalid: [{ unless: 49, message: 'Invalid transaction hash: incorrect length.' }, { message: 'Invalid transaction hash format: invalid hex value' }] },
  TransactionIndexInput: { expects: 'an integer from -1', anyOf: [{ expects: 'an integer' }, { expects: 'a 0x-prefixed index below 2^31', ref: 'IndexInput' }] },
  TransactionRequest: { expects: 'a transaction object', properties: { from: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' }, to: { expects: 'a 20-byte 0x-prefixed address', ref: 'AddressInput' }, gas: { expects: 'a 0x-prefixed or decimal number, or a string', ref: 'CallNumber' }, gasLimit: { expects: 'a 0x-prefixed or decimal number, or a string', ref: 'CallNumber' }, gasPrice: { expects: 'a 0x-prefixed or decimal number, or a string', ref: 'CallNumber' }, value: { expects: 'a 0x-prefixed or decimal number, or a string', ref: 'CallNumber' }, data: { expects: '0x-prefixed hexadecimal data', ref: 'DataInput' }, input: { expects: '0x-prefixed hexadecimal data', ref: 'DataInput' }, nonce: { expects: 'a 0x-prefixed or decimal number, or a string', ref: 'CallNumber' }, maxFeePerGas: { expects: 'another value' }, maxPriorityFeePerGas: { expects: 'another value' }, chainId: { expects: 'a 0x-prefixed or decimal number, or a string', ref: 'CallNumber' } }, optional: ['from', 'to', 'gas', 'gasLimit', 'gasPrice', 'value', 'data', 'input', 'nonce', 'maxFeePerGas', 'maxPriorityFeePerGas', 'chainId'] },
  TypedData: { expects: 'an object', properties: { types: { expects: 'an object', ref: 'TypedDataTypes' }, primaryType: { expects: 'a string' }, domain: { expects: 'an object', ref: 'TypedDataStruct' }, message: { expects: 'an object', ref: 'TypedDataStruct' } } },
  TypedDataInput: { expects: 'an object with types, primaryType, domain and message, or its JSON as text', anyOf: [{ expects: 'an object', ref: 'TypedData' }, { expects: 'a string' }] },
  TypedDataMember: { expects: 'an object', properties: { name: { expects: 'a string' }, type: { expects: 'a string' } } },
  TypedDataStruct: { expects: 'an object' },
  TypedDataTypes: { expects: 'an object', values: { expects: 'an array whose items are an object', items: { expects: 'an object', ref: 'TypedDataMember' } } },
  WordInput: { expects: '32 bytes as 0x-prefixed hexadecimal digits' },
  WorkNonceInput: { expects: '8 bytes as 0x-prefixed hexadecimal digits' },
}
