// Generated from openrpc/ by `npm run codegen`. Do not edit.
import type * as S from './schemas.ts'

/** The parameters of each method by name. */
export interface NamedParams {
  anvil_addBalance: { address: S.AddressInput; amount: S.NumberInput }
  anvil_autoImpersonateAccount: { enabled: S.BooleanInput }
  anvil_dealERC20: { address: S.AddressInput; token: S.AddressInput; amount: S.NumberInput }
  anvil_dropAllTransactions: Record<string, never>
  anvil_dropTransaction: { hash: S.TransactionHashInput }
  anvil_dumpState: { withHistory?: S.BooleanInput | undefined }
  anvil_freezeTime: { time: S.TimeInput }
  anvil_getAutomine: Record<string, never>
  anvil_getGenesisTime: Record<string, never>
  anvil_getIntervalMining: Record<string, never>
  anvil_impersonateAccount: { address: S.AddressInput }
  anvil_increaseTime: { seconds: S.SecondsInput }
  anvil_loadState: { state: S.DataInput }
  anvil_metadata: Record<string, never>
  anvil_mine: { blocks?: S.NumberInput | undefined; interval?: S.NumberInput | undefined }
  anvil_mineBlockNumber: { number: S.NumberInput }
  anvil_mine_detailed: { options?: S.MineInput | undefined }
  anvil_nodeInfo: Record<string, never>
  anvil_removeBlockTimestampInterval: Record<string, never>
  anvil_removePoolTransactions: { address: S.AddressInput }
  anvil_reorg: { depth: S.NumberInput; tx_block_pairs?: S.ReorgPairs | undefined }
  anvil_reset: { options?: S.ResetOptions | undefined }
  anvil_revert: { snapshot: S.SnapshotIdInput }
  anvil_rollback: { depth?: S.NumberInput | undefined }
  anvil_setAutomine: { enabled: S.BooleanInput }
  anvil_setBalance: { address: S.AddressInput; balance: S.NumberInput }
  anvil_setBlockGasLimit: { gasLimit: S.NumberInput }
  anvil_setBlockTimestampInterval: { seconds: S.NumberInput }
  anvil_setCode: { address: S.AddressInput; code: S.DataInput }
  anvil_setCoinbase: { address: S.AddressInput }
  anvil_setERC20Allowance: { owner: S.AddressInput; spender: S.AddressInput; token: S.AddressInput; amount: S.NumberInput }
  anvil_setERC20Balance: { address: S.AddressInput; token: S.AddressInput; amount: S.NumberInput }
  anvil_setIntervalMining: { interval: S.MiningSecondsInput }
  anvil_setLoggingEnabled: { enabled: S.BooleanInput }
  anvil_setMinGasPrice: { price: S.NumberInput }
  anvil_setNextBlockBaseFeePerGas: { price: S.NumberInput }
  anvil_setNextBlockTimestamp: { timestamp: S.NumberInput }
  anvil_setNonce: { address: S.AddressInput; nonce: S.NumberInput }
  anvil_setRpcUrl: { url: string }
  anvil_setStorageAt: { address: S.AddressInput; position: S.NumberInput; value: S.CellInput }
  anvil_setTime: { time?: S.TimeInput | undefined }
  anvil_snapshot: Record<string, never>
  anvil_startMining: Record<string, never>
  anvil_stopImpersonatingAccount: { address: S.AddressInput }
  anvil_stopMining: Record<string, never>
  db_getHex: Record<string, never>
  db_getString: Record<string, never>
  db_putHex: Record<string, never>
  db_putString: Record<string, never>
  debug_accountTransactionQuota: { address: S.AddressInput }
  debug_getRawBlock: { block: S.LooseBlockSelector }
  debug_getRawHeader: { block: S.LooseBlockSelector }
  debug_getRawReceipts: { block: S.LooseBlockSelector }
  debug_getRawTransaction: { transactionHash: S.TransactionHashInput }
  debug_storageRangeAt: { block: S.LooseBlockSelector; transactionIndex: S.NumberInput; address: S.AddressInput; startKey: S.DataInput; limit: S.NumberInput }
  debug_traceBlockByHash: { blockHash: S.LooseHashInput; options?: S.TraceOptionsInput | undefined }
  debug_traceBlockByNumber: { block: S.TraceBlockSelector; options?: S.TraceOptionsInput | undefined }
  debug_traceCall: { call: S.CallRequest; block?: S.LooseBlockSelector | undefined; options?: S.TraceCallOptions | undefined }
  debug_traceCallMany: { bundles: S.CallBundles; simulateContext?: S.StateContext | undefined; options?: S.TraceCallsOptions | undefined }
  debug_traceTransaction: { transactionHash: S.LooseHashInput; options?: S.TraceOptionsInput | undefined }
  debug_wireProtocolQueueSize: Record<string, never>
  eth_accounts: Record<string, never>
  eth_blobBaseFee: Record<string, never>
  eth_blockNumber: Record<string, never>
  eth_bridgeState: Record<string, never>
  eth_call: { call: S.CallRequest; block: S.LooseBlockSelector; stateOverrides?: S.StateOverrides | undefined; blockOverrides?: S.BlockOverrides | undefined }
  eth_callMany: { bundles: S.CallBundles; simulateContext?: S.StateContext | undefined; stateOverrides?: S.StateOverrides | undefined; timeout?: S.CallManyTimeout | undefined }
  eth_chainId: Record<string, never>
  eth_coinbase: Record<string, never>
  eth_compileLLL: Record<string, never>
  eth_compileSerpent: Record<string, never>
  eth_compileSolidity: Record<string, never>
  eth_createAccessList: { call: S.CallRequest; block?: S.LooseBlockSelector | undefined; stateOverrides?: S.StateOverrides | undefined }
  eth_estimateGas: { call: S.CallRequest; block?: S.LooseBlockSelector | undefined; stateOverrides?: S.StateOverrides | undefined; blockOverrides?: S.BlockOverrides | undefined }
  eth_feeHistory: { blockCount: S.FeeBlockCount; newestBlock: S.LooseBlockSelector; rewardPercentiles?: S.RewardPercentiles | undefined }
  eth_fillTransaction: { transaction: S.FillRequest }
  eth_gasPrice: Record<string, never>
  eth_getAccountInfo: { address: S.AddressInput; block?: S.LooseBlockSelector | undefined }
  eth_getBalance: { address: S.AddressInput; block?: S.BlockSelector | undefined }
  eth_getBlockByHash: { blockHash: S.BlockHashInput; fullTransactions?: S.BooleanInput | undefined }
  eth_getBlockByNumber: { block: S.NumberedBlockSelector; fullTransactions?: S.BooleanInput | undefined }
  eth_getBlockReceipts: { block: S.LooseBlockSelector }
  eth_getBlockTransactionCountByHash: { blockHash: S.BlockHashInput }
  eth_getBlockTransactionCountByNumber: { block: S.NumberedBlockSelector }
  eth_getBlocksByNumber: { number: S.BlockNumberInput }
  eth_getCode: { address: S.AddressInput; block: S.BlockSelector }
  eth_getCompilers: Record<string, never>
  eth_getFilterChanges: { filterId: S.FilterIdInput }
  eth_getFilterLogs: { filterId: S.FilterIdInput }
  eth_getHeaderByHash: { blockHash: S.BlockHashInput }
  eth_getHeaderByNumber: { block: S.LooseBlockSelector }
  eth_getLogs: { filter: S.LogFilter; page?: S.LogPageRequest | undefined }
  eth_getProof: { address: S.AddressInput; storageKeys: S.StorageKeys; block?: S.MinedBlockSelector | undefined }
  eth_getRawTransactionByBlockHashAndIndex: { blockHash: S.BlockHashInput; index: S.IndexInput }
  eth_getRawTransactionByBlockNumberAndIndex: { block: S.LooseBlockSelector; index: S.IndexInput }
  eth_getRawTransactionByHash: { transactionHash: S.TransactionHashInput }
  eth_getStorageAt: { address: S.AddressInput; position: S.StoragePosition; block: S.BlockSelector }
  eth_getTransactionByBlockHashAndIndex: { blockHash: S.BlockHashInput; index: S.IndexInput }
  eth_getTransactionByBlockNumberAndIndex: { block: S.NumberedBlockSelector; index: S.IndexInput }
  eth_getTransactionByHash: { transactionHash: S.TransactionHashInput }
  eth_getTransactionCount: { address: S.AddressInput; block?: S.BlockSelector | undefined }
  eth_getTransactionReceipt: { transactionHash: S.TransactionHashInput }
  eth_getUncleByBlockHashAndIndex: { blockHash: S.BlockHashInput; index: S.IndexInput }
  eth_getUncleByBlockNumberAndIndex: { block: S.NumberedBlockSelector; index: S.IndexInput }
  eth_getUncleCountByBlockHash: { blockHash: S.BlockHashInput }
  eth_getUncleCountByBlockNumber: { block: S.NumberedBlockSelector }
  eth_getWork: Record<string, never>
  eth_hashrate: Record<string, never>
  eth_maxPriorityFeePerGas: Record<string, never>
  eth_mining: Record<string, never>
  eth_netHashrate: Record<string, never>
  eth_newBlockFilter: Record<string, never>
  eth_newFilter: { filter: S.LogFilter }
  eth_newPendingTransactionFilter: Record<string, never>
  eth_pendingTransactions: Record<string, never>
  eth_protocolVersion: Record<string, never>
  eth_sendRawTransaction: { data: S.DataInput }
  eth_sendRawTransactionSync: { data: S.DataInput; timeout?: S.NumberInput | undefined }
  eth_sendTransaction: { transaction: S.TransactionRequest }
  eth_sendTransactionSync: { transaction: S.TransactionRequest }
  eth_sendUnsignedTransaction: { transaction: S.TransactionRequest }
  eth_sign: { address: S.AddressInput; message: S.DataInput }
  eth_signTypedData_v4: { address: S.AddressInput; typedData: S.TypedDataInput }
  eth_simulateV1: { simulation: S.Simulation; block?: S.LooseBlockSelector | undefined }
  eth_submitHashrate: { hashrate: S.HashrateInput; clientId: S.WordInput }
  eth_submitWork: { nonce: S.WorkNonceInput; powHash: S.WordInput; mixDigest: S.WordInput }
  eth_subscribe: { kind: S.SubscriptionKind; options?: S.SubscriptionOptions | undefined }
  eth_syncing: Record<string, never>
  eth_uninstallFilter: { filterId: S.FilterIdInput | null }
  eth_unsubscribe: { subscription: string | number }
  evm_addBalance: { address: S.AddressInput; amount: S.NumberInput }
  evm_autoImpersonateAccount: { enabled: S.BooleanInput }
  evm_dealERC20: { address: S.AddressInput; token: S.AddressInput; amount: S.NumberInput }
  evm_dropAllTransactions: Record<string, never>
  evm_dropTransaction: { hash: S.TransactionHashInput }
  evm_dumpState: { withHistory?: S.BooleanInput | undefined }
  evm_freezeTime: { time: S.TimeInput }
  evm_getAutomine: Record<string, never>
  evm_impersonateAccount: { address: S.AddressInput }
  evm_increaseTime: { seconds: S.SecondsInput }
  evm_loadState: { state: S.DataInput }
  evm_metadata: Record<string, never>
  evm_mine: { options?: S.MineInput | undefined }
  evm_mineBlockNumber: { number: S.NumberInput }
  evm_mine_detailed: { options?: S.MineInput | undefined }
  evm_nodeInfo: Record<string, never>
  evm_removeBlockTimestampInterval: Record<string, never>
  evm_reset: Record<string, never>
  evm_revert: { snapshot: S.SnapshotIdInput }
  evm_setAccountBalance: { address: S.AddressInput; balance: S.NumberInput }
  evm_setAccountCode: { address: S.AddressInput; code: S.DataInput }
  evm_setAccountNonce: { address: S.AddressInput; nonce: S.NumberInput }
  evm_setAccountStorageAt: { address: S.AddressInput; position: S.NumberInput; value: S.CellInput }
  evm_setAutomine: { enabled: S.BooleanInput }
  evm_setBalance: { address: S.AddressInput; balance: S.NumberInput }
  evm_setBlockGasLimit: { gasLimit: S.NumberInput }
  evm_setBlockTimestampInterval: { interval: S.MiningIntervalInput }
  evm_setCode: { address: S.AddressInput; code: S.DataInput }
  evm_setCoinbase: { address: S.AddressInput }
  evm_setERC20Allowance: { owner: S.AddressInput; spender: S.AddressInput; token: S.AddressInput; amount: S.NumberInput }
  evm_setIntervalMining: { interval: S.MiningPeriodInput }
  evm_setLoggingEnabled: { enabled: S.BooleanInput }
  evm_setMinGasPrice: { price: S.NumberInput }
  evm_setNextBlockBaseFeePerGas: { price: S.NumberInput }
  evm_setNextBlockTimestamp: { timestamp: S.NumberInput }
  evm_setNonce: { address: S.AddressInput; nonce: S.NumberInput }
  evm_setRpcUrl: { url: string }
  evm_setStorageAt: { address: S.AddressInput; position: S.NumberInput; value: S.CellInput }
  evm_setTime: { time?: S.TimeInput | undefined }
  evm_snapshot: Record<string, never>
  evm_startMining: Record<string, never>
  evm_stopImpersonatingAccount: { address: S.AddressInput }
  evm_stopMining: Record<string, never>
  hardhat_addBalance: { address: S.AddressInput; amount: S.NumberInput }
  hardhat_autoImpersonateAccount: { enabled: S.BooleanInput }
  hardhat_dealERC20: { address: S.AddressInput; token: S.AddressInput; amount: S.NumberInput }
  hardhat_dropAllTransactions: Record<string, never>
  hardhat_dropTransaction: { hash: S.TransactionHashInput }
  hardhat_dumpState: { withHistory?: S.BooleanInput | undefined }
  hardhat_freezeTime: { time: S.TimeInput }
  hardhat_getAutomine: Record<string, never>
  hardhat_impersonateAccount: { address: S.AddressInput }
  hardhat_increaseTime: { seconds: S.SecondsInput }
  hardhat_loadState: { state: S.DataInput }
  hardhat_metadata: Record<string, never>
  hardhat_mine: { blocks?: S.NumberInput | undefined; interval?: S.NumberInput | undefined }
  hardhat_mineBlockNumber: { number: S.NumberInput }
  hardhat_mine_detailed: { options?: S.MineInput | undefined }
  hardhat_nodeInfo: Record<string, never>
  hardhat_removeBlockTimestampInterval: Record<string, never>
  hardhat_reset: { options?: S.ResetOptions | undefined }
  hardhat_revert: { snapshot: S.SnapshotIdInput }
  hardhat_setAutomine: { enabled: S.BooleanInput }
  hardhat_setBalance: { address: S.AddressInput; balance: S.NumberInput }
  hardhat_setBlockGasLimit: { gasLimit: S.NumberInput }
  hardhat_setBlockTimestampInterval: { interval: S.MiningIntervalInput }
  hardhat_setCode: { address: S.AddressInput; code: S.DataInput }
  hardhat_setCoinbase: { address: S.AddressInput }
  hardhat_setERC20Allowance: { owner: S.AddressInput; spender: S.AddressInput; token: S.AddressInput; amount: S.NumberInput }
  hardhat_setIntervalMining: { interval: S.MiningPeriodInput }
  hardhat_setLoggingEnabled: { enabled: S.BooleanInput }
  hardhat_setMinGasPrice: { price: S.NumberInput }
  hardhat_setNextBlockBaseFeePerGas: { price: S.NumberInput }
  hardhat_setNextBlockTimestamp: { timestamp: S.NumberInput }
  hardhat_setNonce: { address: S.AddressInput; nonce: S.NumberInput }
  hardhat_setRpcUrl: { url: string }
  hardhat_setStorageAt: { address: S.AddressInput; position: S.NumberInput; value: S.CellInput }
  hardhat_setTime: { time?: S.TimeInput | undefined }
  hardhat_snapshot: Record<string, never>
  hardhat_startMining: Record<string, never>
  hardhat_stopImpersonatingAccount: { address: S.AddressInput }
  hardhat_stopMining: Record<string, never>
  mnr_getWork: Record<string, never>
  mnr_submitBitcoinBlock: { bitcoinBlock: S.DataInput }
  mnr_submitBitcoinBlockPartialMerkle: { blockHash: S.DataInput; blockHeader: S.DataInput; coinbase: S.DataInput; merkleHashes: S.HashListInput; blockTransactionCount: S.HexCountInput }
  mnr_submitBitcoinBlockTransactions: { blockHash: S.DataInput; blockHeader: S.DataInput; coinbase: S.DataInput; transactionHashes: S.HashListInput }
  net_listening: Record<string, never>
  net_peerCount: Record<string, never>
  net_peerList: Record<string, never>
  net_version: Record<string, never>
  personal_dumpRawKey: { address: S.AddressInput }
  personal_importRawKey: { key: S.PrivateKeyInput; passphrase: S.PassphraseInput }
  personal_listAccounts: Record<string, never>
  personal_lockAccount: { address: S.AddressInput }
  personal_newAccount: { passphrase: S.PassphraseInput }
  personal_newAccountWithSeed: { seed: S.SeedInput }
  personal_sendTransaction: { transaction: S.TransactionRequest; passphrase: S.PassphraseInput }
  personal_sign: { message: S.DataInput; address: S.AddressInput; passphrase?: S.PassphraseInput | undefined }
  personal_unlockAccount: { address: S.AddressInput; passphrase: S.PassphraseInput | null; duration?: S.DurationInput | undefined }
  'rpc.discover': Record<string, never>
  rpc_modules: Record<string, never>
  rsk_getRawBlockHeaderByHash: { blockHash: S.BlockHashInput }
  rsk_getRawBlockHeaderByNumber: { block: S.NumberedBlockSelector }
  rsk_getRawTransactionReceiptByHash: { transactionHash: S.LooseHashInput }
  rsk_getStorageBytesAt: { address: S.AddressInput; position: S.StoragePosition; block?: S.BlockSelector | undefined }
  rsk_getTransactionReceiptNodesByHash: { blockHash: S.BlockHashInput; transactionHash: S.LooseHashInput }
  rsk_protocolVersion: Record<string, never>
  sco_banAddress: { address: S.BannedAddressInput }
  sco_bannedAddresses: Record<string, never>
  sco_clearPeerScoring: { peer: S.PeerIdInput }
  sco_peerList: Record<string, never>
  sco_reputationSummary: Record<string, never>
  sco_unbanAddress: { address: S.BannedAddressInput }
  shh_addToGroup: Record<string, never>
  shh_getFilterChanges: Record<string, never>
  shh_getMessages: Record<string, never>
  shh_hasIdentity: Record<string, never>
  shh_newFilter: Record<string, never>
  shh_newGroup: Record<string, never>
  shh_newIdentity: Record<string, never>
  shh_post: Record<string, never>
  shh_uninstallFilter: Record<string, never>
  shh_version: Record<string, never>
  tenderly_addBalance: { address: S.AddressInput; amount: S.NumberInput }
  tenderly_setBalance: { address: S.AddressInput; balance: S.NumberInput }
  trace_block: { block: S.TraceBlockSelector | S.AnyCaseTag }
  trace_call: { call: S.CallRequest; traceTypes: S.TraceTypes; block?: S.LooseBlockSelector | undefined; stateOverrides?: S.StateOverrides | undefined; blockOverrides?: S.BlockOverrides | undefined }
  trace_callMany: { calls: S.TracedPairs; block?: S.LooseBlockSelector | undefined }
  trace_filter: { filter: S.TraceFilter }
  trace_get: { transactionHash: S.TraceGetHash; positions: S.TracePositions }
  trace_rawTransaction: { data: S.DataInput; traceTypes: S.TraceTypes; block?: S.LooseBlockSelector | undefined }
  trace_replayBlockTransactions: { block: S.LooseBlockSelector; traceTypes: S.TraceTypes }
  trace_replayTransaction: { transactionHash: S.LooseHashInput; traceTypes: S.TraceTypes }
  trace_transaction: { transactionHash: S.LooseHashInput }
  txpool_content: Record<string, never>
  txpool_contentFrom: { address: S.AddressInput }
  txpool_inspect: Record<string, never>
  txpool_status: Record<string, never>
  web3_clientVersion: Record<string, never>
  web3_sha3: { data: S.PrefixedDataInput }
}

/**
 * Every method of the document, under its name on the wire.
 *
 * All of them can also fail with `baseUnavailable` (-32000), `belowBase` (-32000), `bridgeUndecodable` (-32000), `bridgeUnreadable` (-32000), `executionTimedOut` (-32011), `internalError` (-32603), `invalidApiKey` (-32001), `invalidParams` (-32602), `invalidRequest` (-32600), `limitExceeded` (-32005), `methodNotFound` (-32601), `noTimeLeft` (-32000), `notAllowedForKey` (-32003), `notReady` (-32603), `parseError` (-32700), `responseTooLarge` (-32011), `upstreamBehind` (-32000), `upstreamUnavailable` (-32000).
 */
export interface Client {
  /**
   * Adds to the balance of an account.
   *
   * Another name of `hardhat_addBalance`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param address Address of the account.
   * @param amount Amount to add, in wei.
   * @example
   * ```ts
   * const done = await client.anvil_addBalance('0x00000000000000000000000000000000deadbeef', '0xde0b6b3a7640000')
   * console.log(done) // null
   * ```
   */
  anvil_addBalance(address: S.AddressInput, amount: S.NumberInput): Promise<null>
  /** With its parameters by name. */
  anvil_addBalance(params: NamedParams['anvil_addBalance']): Promise<null>

  /**
   * Turns the impersonation of all accounts on or off.
   *
   * Another name of `hardhat_autoImpersonateAccount`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param enabled True turns the impersonation on.
   * @example
   * ```ts
   * const done = await client.anvil_autoImpersonateAccount(true)
   * console.log(done) // null
   * ```
   */
  anvil_autoImpersonateAccount(enabled: S.BooleanInput): Promise<null>
  /** With its parameters by name. */
  anvil_autoImpersonateAccount(params: NamedParams['anvil_autoImpersonateAccount']): Promise<null>

  /**
   * Sets the token balance of an account.
   *
   * Another name of `hardhat_dealERC20`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param address Account that receives the tokens.
   * @param token Contract of the token.
   * @param amount Balance in the token's smallest unit.
   * @example
   * ```ts
   * const done = await client.anvil_dealERC20('0x00000000000000000000000000000000deadbeef', '0x3c29d8ad6a8e4d5b4d0e3a1a0f7e7d0f6c1b2a39', '0xd3c21bcecceda1000000')
   * console.log(done) // null
   * ```
   */
  anvil_dealERC20(address: S.AddressInput, token: S.AddressInput, amount: S.NumberInput): Promise<null>
  /** With its parameters by name. */
  anvil_dealERC20(params: NamedParams['anvil_dealERC20']): Promise<null>

  /**
   * Removes all transactions from the pool.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @example
   * ```ts
   * const done = await client.anvil_dropAllTransactions()
   * console.log(done) // null
   * ```
   */
  anvil_dropAllTransactions(): Promise<null>

  /**
   * Removes a transaction from the pool.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param hash Hash of the transaction.
   * @example
   * ```ts
   * const dropped = await client.anvil_dropTransaction('0x92017777fc3782cc1fa09e3b8020322511e381f419ac2bed224b183ded83825d')
   * console.log(dropped) // '0x92017777fc3782cc1fa09e3b8020322511e381f419ac2bed224b183ded83825d'
   * ```
   */
  anvil_dropTransaction(hash: S.TransactionHashInput): Promise<S.HashOrNull>
  /** With its parameters by name. */
  anvil_dropTransaction(params: NamedParams['anvil_dropTransaction']): Promise<S.HashOrNull>

  /**
   * Returns the state after the newest block, for `hardhat_loadState`.
   *
   * Another name of `hardhat_dumpState`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param withHistory Not used. Tools of anvil send it.
   * @example
   * ```ts
   * const state = await client.anvil_dumpState()
   * console.log(state) // '0x1f8b'
   * ```
   */
  anvil_dumpState(withHistory?: S.BooleanInput): Promise<S.Data>
  /** With its parameters by name. */
  anvil_dumpState(params: NamedParams['anvil_dumpState']): Promise<S.Data>

  /**
   * Stops the chain's clock at a time.
   *
   * Another name of `evm_freezeTime`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param time Time at which the clock stops, in seconds or milliseconds since 1970 or as a JSON date.
   * @example
   * ```ts
   * const nothing = await client.anvil_freezeTime('0x6956b7a8')
   * console.log(nothing) // null
   * ```
   */
  anvil_freezeTime(time: S.TimeInput): Promise<null>
  /** With its parameters by name. */
  anvil_freezeTime(params: NamedParams['anvil_freezeTime']): Promise<null>

  /**
   * Returns whether transactions are mined immediately.
   *
   * Another name of `hardhat_getAutomine`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @example
   * ```ts
   * const enabled = await client.anvil_getAutomine()
   * console.log(enabled) // false
   * ```
   */
  anvil_getAutomine(): Promise<boolean>

  /**
   * Returns the timestamp of the genesis block.
   *
   * @example
   * ```ts
   * const timestamp = await client.anvil_getGenesisTime()
   * console.log(timestamp) // 0
   * ```
   */
  anvil_getGenesisTime(): Promise<number>

  /**
   * Returns the interval of interval mining, in seconds.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @example
   * ```ts
   * const interval = await client.anvil_getIntervalMining()
   * console.log(interval) // null
   * ```
   */
  anvil_getIntervalMining(): Promise<number | null>

  /**
   * Accepts transactions of an account without its key.
   *
   * Another name of `hardhat_impersonateAccount`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param address Address of the account.
   * @example
   * ```ts
   * const done = await client.anvil_impersonateAccount('0x00000000000000000000000000000000deadbeef')
   * console.log(done) // null
   * ```
   */
  anvil_impersonateAccount(address: S.AddressInput): Promise<null>
  /** With its parameters by name. */
  anvil_impersonateAccount(params: NamedParams['anvil_impersonateAccount']): Promise<null>

  /**
   * Moves the chain's clock forward.
   *
   * Another name of `evm_increaseTime`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param seconds Seconds to add.
   * @example
   * ```ts
   * const offset = await client.anvil_increaseTime('0x3c')
   * console.log(offset) // '0x3c'
   * ```
   */
  anvil_increaseTime(seconds: S.SecondsInput): Promise<S.Quantity>
  /** With its parameters by name. */
  anvil_increaseTime(params: NamedParams['anvil_increaseTime']): Promise<S.Quantity>

  /**
   * Loads the accounts of a dump into the state.
   *
   * Another name of `hardhat_loadState`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param state Dump that `hardhat_dumpState` returned, from this chain or another one.
   * @example
   * ```ts
   * const done = await client.anvil_loadState('0x1f8b0800000000000003fb61dd5b9c9c999fa7505c925892aa60f8663ec35e717fd7df0cdf27c43c624003f7d6ee7bdf7d8abd83f7c1b6cdcb531818003508dc893d000000')
   * console.log(done) // true
   * ```
   */
  anvil_loadState(state: S.DataInput): Promise<boolean>
  /** With its parameters by name. */
  anvil_loadState(params: NamedParams['anvil_loadState']): Promise<boolean>

  /**
   * Returns the identity of this chain.
   *
   * Another name of `hardhat_metadata`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @example
   * ```ts
   * const metadata = await client.anvil_metadata()
   * console.log(metadata) // { clientVersion: 'Scion/0.1.0/linux-x64/node20', chainId: 33, instanceId: '0x1111111111111111111111111111111111111111111111111111111111111111', latest…
   * ```
   */
  anvil_metadata(): Promise<S.ChainMetadata>

  /**
   * Mines blocks.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param blocks Number of blocks. Default: 1.
   * @param interval Seconds between blocks, from the newest block on. Default: timestamps follow the clock.
   * @example
   * ```ts
   * const done = await client.anvil_mine()
   * console.log(done) // null
   * ```
   */
  anvil_mine(blocks?: S.NumberInput, interval?: S.NumberInput): Promise<null>
  /** With its parameters by name. */
  anvil_mine(params: NamedParams['anvil_mine']): Promise<null>

  /**
   * Mines until the newest block has this number.
   *
   * Another name of `evm_mineBlockNumber`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param number Number of the block to mine up to.
   * @example
   * ```ts
   * const nothing = await client.anvil_mineBlockNumber('0x7')
   * console.log(nothing) // null
   * ```
   */
  anvil_mineBlockNumber(number: S.NumberInput): Promise<null>
  /** With its parameters by name. */
  anvil_mineBlockNumber(params: NamedParams['anvil_mineBlockNumber']): Promise<null>

  /**
   * Mines one or more blocks and returns them.
   *
   * Another name of `evm_mine_detailed`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param options Timestamp in seconds since 1970, after the newest block's, or an object with `timestamp` and `blocks`. Default: one
   * block at the clock's time.
   * @example
   * ```ts
   * const blocks = await client.anvil_mine_detailed({ blocks: 2 })
   * console.log(blocks) // [{ number: '0x6', hash: '0x89f1e30e1252a47ecc93f518000f2d58780525480da9483bf4e9b11ead9ebfb4', parentHash: '0xef9efd7f11858088e282ba1d139871953c8769082…
   * ```
   */
  anvil_mine_detailed(options?: S.MineInput): Promise<S.Block[]>
  /** With its parameters by name. */
  anvil_mine_detailed(params: NamedParams['anvil_mine_detailed']): Promise<S.Block[]>

  /**
   * Returns the settings of the next block.
   *
   * Another name of `hardhat_nodeInfo`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @example
   * ```ts
   * const info = await client.anvil_nodeInfo()
   * console.log(info) // { currentBlockNumber: '0x5', currentBlockTimestamp: 1767225640, currentBlockHash: '0xef9efd7f11858088e282ba1d139871953c8769082f25495dcb9052cfc5f059e7'…
   * ```
   */
  anvil_nodeInfo(): Promise<S.ChainInfo>

  /**
   * Lets the timestamps of blocks follow the clock again.
   *
   * Another name of `hardhat_removeBlockTimestampInterval`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @example
   * ```ts
   * const removed = await client.anvil_removeBlockTimestampInterval()
   * console.log(removed) // false
   * ```
   */
  anvil_removeBlockTimestampInterval(): Promise<boolean>

  /**
   * Removes the transactions of an account from the pool.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param address Sender of the transactions.
   * @example
   * ```ts
   * const done = await client.anvil_removePoolTransactions('0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826')
   * console.log(done) // null
   * ```
   */
  anvil_removePoolTransactions(address: S.AddressInput): Promise<null>
  /** With its parameters by name. */
  anvil_removePoolTransactions(params: NamedParams['anvil_removePoolTransactions']): Promise<null>

  /**
   * Replaces the newest blocks by new ones.
   *
   * Errors: `accountNotFound` (-32602), `controlRefused` (-32000), `invalidTransaction` (-32602), `refusedAsEthereum` (-32000).
   *
   * @param depth Number of blocks, at most 1,000 and those above genesis or above the base of a fork.
   * @param tx_block_pairs Transactions of the new blocks. By default, the new blocks have none.
   * @example
   * ```ts
   * const done = await client.anvil_reorg(2)
   * console.log(done) // null
   * ```
   */
  anvil_reorg(depth: S.NumberInput, tx_block_pairs?: S.ReorgPairs): Promise<null>
  /** With its parameters by name. */
  anvil_reorg(params: NamedParams['anvil_reorg']): Promise<null>

  /**
   * Resets the chain to its first block.
   *
   * Another name of `hardhat_reset`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param options The block at which a fork begins again. By default, the chain keeps its first block.
   * @example
   * ```ts
   * const done = await client.anvil_reset()
   * console.log(done) // null
   * ```
   */
  anvil_reset(options?: S.ResetOptions): Promise<null>
  /** With its parameters by name. */
  anvil_reset(params: NamedParams['anvil_reset']): Promise<null>

  /**
   * Reverts the chain to a snapshot.
   *
   * Another name of `evm_revert`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param snapshot Id of the snapshot.
   * @example
   * ```ts
   * const reverted = await client.anvil_revert('0x63')
   * console.log(reverted) // false
   * ```
   */
  anvil_revert(snapshot: S.SnapshotIdInput): Promise<boolean>
  /** With its parameters by name. */
  anvil_revert(params: NamedParams['anvil_revert']): Promise<boolean>

  /**
   * Removes the newest blocks.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param depth Number of blocks, at most those above genesis or above the base of a fork. Default: 1.
   * @example
   * ```ts
   * const done = await client.anvil_rollback()
   * console.log(done) // null
   * ```
   */
  anvil_rollback(depth?: S.NumberInput): Promise<null>
  /** With its parameters by name. */
  anvil_rollback(params: NamedParams['anvil_rollback']): Promise<null>

  /**
   * Turns automatic mining on or off.
   *
   * Another name of `evm_setAutomine`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param enabled True turns automatic mining on.
   * @example
   * ```ts
   * const done = await client.anvil_setAutomine(true)
   * console.log(done) // null
   * ```
   */
  anvil_setAutomine(enabled: S.BooleanInput): Promise<null>
  /** With its parameters by name. */
  anvil_setAutomine(params: NamedParams['anvil_setAutomine']): Promise<null>

  /**
   * Sets the balance of an account.
   *
   * Another name of `hardhat_setBalance`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param address Address of the account.
   * @param balance Balance in wei, below 2^255.
   * @example
   * ```ts
   * const done = await client.anvil_setBalance('0x00000000000000000000000000000000deadbeef', '0xde0b6b3a7640000')
   * console.log(done) // null
   * ```
   */
  anvil_setBalance(address: S.AddressInput, balance: S.NumberInput): Promise<null>
  /** With its parameters by name. */
  anvil_setBalance(params: NamedParams['anvil_setBalance']): Promise<null>

  /**
   * Sets the gas limit of all later blocks.
   *
   * Another name of `evm_setBlockGasLimit`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param gasLimit Gas limit, 3,000,000 to 1,000,000,000.
   * @example
   * ```ts
   * const done = await client.anvil_setBlockGasLimit('0x1c9c380')
   * console.log(done) // true
   * ```
   */
  anvil_setBlockGasLimit(gasLimit: S.NumberInput): Promise<boolean>
  /** With its parameters by name. */
  anvil_setBlockGasLimit(params: NamedParams['anvil_setBlockGasLimit']): Promise<boolean>

  /**
   * Sets the time between each later block and its parent.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param seconds Seconds between a block and its parent.
   * @example
   * ```ts
   * const done = await client.anvil_setBlockTimestampInterval(30)
   * console.log(done) // null
   * ```
   */
  anvil_setBlockTimestampInterval(seconds: S.NumberInput): Promise<null>
  /** With its parameters by name. */
  anvil_setBlockTimestampInterval(params: NamedParams['anvil_setBlockTimestampInterval']): Promise<null>

  /**
   * Sets the code of an account.
   *
   * Another name of `hardhat_setCode`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param address Address of the account.
   * @param code Runtime code, not init code.
   * @example
   * ```ts
   * const done = await client.anvil_setCode('0x00000000000000000000000000000000deadbeef', '0x00')
   * console.log(done) // null
   * ```
   */
  anvil_setCode(address: S.AddressInput, code: S.DataInput): Promise<null>
  /** With its parameters by name. */
  anvil_setCode(params: NamedParams['anvil_setCode']): Promise<null>

  /**
   * Sets the miner address of later blocks.
   *
   * Another name of `hardhat_setCoinbase`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param address Address of the miner.
   * @example
   * ```ts
   * const done = await client.anvil_setCoinbase('0x00000000000000000000000000000000deadbeef')
   * console.log(done) // null
   * ```
   */
  anvil_setCoinbase(address: S.AddressInput): Promise<null>
  /** With its parameters by name. */
  anvil_setCoinbase(params: NamedParams['anvil_setCoinbase']): Promise<null>

  /**
   * Sets the allowance of a spender for a token.
   *
   * Another name of `hardhat_setERC20Allowance`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param owner Account whose tokens the spender may transfer.
   * @param spender Account that may transfer them.
   * @param token Contract of the token.
   * @param amount Allowance in the token's smallest unit.
   * @example
   * ```ts
   * const done = await client.anvil_setERC20Allowance('0x00000000000000000000000000000000deadbeef', '0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826', '0x3c29d8ad6a8e4d5b4d0e3a1a0f7e7d0f6c1b2a39', '0xd3c21bcecceda1000000')
   * console.log(done) // null
   * ```
   */
  anvil_setERC20Allowance(owner: S.AddressInput, spender: S.AddressInput, token: S.AddressInput, amount: S.NumberInput): Promise<null>
  /** With its parameters by name. */
  anvil_setERC20Allowance(params: NamedParams['anvil_setERC20Allowance']): Promise<null>

  /**
   * Sets the token balance of an account.
   *
   * Another name of `hardhat_dealERC20`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param address Account that receives the tokens.
   * @param token Contract of the token.
   * @param amount Balance in the token's smallest unit.
   * @example
   * ```ts
   * const done = await client.anvil_setERC20Balance('0x00000000000000000000000000000000deadbeef', '0x3c29d8ad6a8e4d5b4d0e3a1a0f7e7d0f6c1b2a39', '0xd3c21bcecceda1000000')
   * console.log(done) // null
   * ```
   */
  anvil_setERC20Balance(address: S.AddressInput, token: S.AddressInput, amount: S.NumberInput): Promise<null>
  /** With its parameters by name. */
  anvil_setERC20Balance(params: NamedParams['anvil_setERC20Balance']): Promise<null>

  /**
   * Mines a block at intervals, or stops doing so.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param interval Interval in seconds. 0 turns interval mining off.
   * @example
   * ```ts
   * const done = await client.anvil_setIntervalMining(12)
   * console.log(done) // null
   * ```
   */
  anvil_setIntervalMining(interval: S.MiningSecondsInput): Promise<null>
  /** With its parameters by name. */
  anvil_setIntervalMining(params: NamedParams['anvil_setIntervalMining']): Promise<null>

  /**
   * Turns the log of requests and blocks on or off.
   *
   * Another name of `hardhat_setLoggingEnabled`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param enabled True prints the log, false does not.
   * @example
   * ```ts
   * const done = await client.anvil_setLoggingEnabled(false)
   * console.log(done) // null
   * ```
   */
  anvil_setLoggingEnabled(enabled: S.BooleanInput): Promise<null>
  /** With its parameters by name. */
  anvil_setLoggingEnabled(params: NamedParams['anvil_setLoggingEnabled']): Promise<null>

  /**
   * Sets the minimum gas price of all later blocks.
   *
   * Another name of `hardhat_setMinGasPrice`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param price Minimum gas price in wei, below 2^255.
   * @example
   * ```ts
   * const done = await client.anvil_setMinGasPrice('0x3b9aca00')
   * console.log(done) // null
   * ```
   */
  anvil_setMinGasPrice(price: S.NumberInput): Promise<null>
  /** With its parameters by name. */
  anvil_setMinGasPrice(params: NamedParams['anvil_setMinGasPrice']): Promise<null>

  /**
   * Sets the minimum gas price of the next block, and of those after it.
   *
   * Another name of `hardhat_setNextBlockBaseFeePerGas`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param price Minimum gas price in wei, below 2^255.
   * @example
   * ```ts
   * const done = await client.anvil_setNextBlockBaseFeePerGas('0x3b9aca00')
   * console.log(done) // null
   * ```
   */
  anvil_setNextBlockBaseFeePerGas(price: S.NumberInput): Promise<null>
  /** With its parameters by name. */
  anvil_setNextBlockBaseFeePerGas(params: NamedParams['anvil_setNextBlockBaseFeePerGas']): Promise<null>

  /**
   * Sets the timestamp of the next block.
   *
   * Another name of `evm_setNextBlockTimestamp`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param timestamp Timestamp in seconds since 1970.
   * @example
   * ```ts
   * const timestamp = await client.anvil_setNextBlockTimestamp('0x6956b7a8')
   * console.log(timestamp) // null
   * ```
   */
  anvil_setNextBlockTimestamp(timestamp: S.NumberInput): Promise<null>
  /** With its parameters by name. */
  anvil_setNextBlockTimestamp(params: NamedParams['anvil_setNextBlockTimestamp']): Promise<null>

  /**
   * Sets the nonce of an account.
   *
   * Another name of `hardhat_setNonce`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param address Address of the account.
   * @param nonce Nonce, below 2^63.
   * @example
   * ```ts
   * const done = await client.anvil_setNonce('0x00000000000000000000000000000000deadbeef', '0x7')
   * console.log(done) // null
   * ```
   */
  anvil_setNonce(address: S.AddressInput, nonce: S.NumberInput): Promise<null>
  /** With its parameters by name. */
  anvil_setNonce(params: NamedParams['anvil_setNonce']): Promise<null>

  /**
   * Continues a fork with another endpoint.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param url URL of the endpoint, http or https.
   * @example
   * ```ts
   * const done = await client.anvil_setRpcUrl('https://public-node.rsk.co')
   * console.log(done) // null
   * ```
   */
  anvil_setRpcUrl(url: string): Promise<null>
  /** With its parameters by name. */
  anvil_setRpcUrl(params: NamedParams['anvil_setRpcUrl']): Promise<null>

  /**
   * Sets a storage slot of an account.
   *
   * Another name of `hardhat_setStorageAt`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param address Address of the account.
   * @param position Storage slot, at most 32 bytes.
   * @param value Value, at most 32 bytes.
   * @example
   * ```ts
   * const done = await client.anvil_setStorageAt('0xda7ce79725418f4f6e13bf5f520c89cec5f6a974', '0x0', '0x0000000000000000000000000000000000000000000000000000000000000007')
   * console.log(done) // true
   * ```
   */
  anvil_setStorageAt(address: S.AddressInput, position: S.NumberInput, value: S.CellInput): Promise<boolean>
  /** With its parameters by name. */
  anvil_setStorageAt(params: NamedParams['anvil_setStorageAt']): Promise<boolean>

  /**
   * Sets the chain's clock.
   *
   * Another name of `evm_setTime`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param time Time in seconds or milliseconds since 1970, or as a JSON date. Default: the time of the system clock.
   * @example
   * ```ts
   * const offset = await client.anvil_setTime('0x6955c3fa')
   * console.log(offset) // 2760
   * ```
   */
  anvil_setTime(time?: S.TimeInput): Promise<number>
  /** With its parameters by name. */
  anvil_setTime(params: NamedParams['anvil_setTime']): Promise<number>

  /**
   * Creates a snapshot of the chain.
   *
   * Another name of `evm_snapshot`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @example
   * ```ts
   * const snapshot = await client.anvil_snapshot()
   * console.log(snapshot) // '0x1'
   * ```
   */
  anvil_snapshot(): Promise<S.Quantity>

  /**
   * Turns on the mining mode with which the process was started.
   *
   * Another name of `evm_startMining`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @example
   * ```ts
   * const nothing = await client.anvil_startMining()
   * console.log(nothing) // null
   * ```
   */
  anvil_startMining(): Promise<null>

  /**
   * Stops the impersonation of an account.
   *
   * Another name of `hardhat_stopImpersonatingAccount`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param address Address of the account.
   * @example
   * ```ts
   * const stopped = await client.anvil_stopImpersonatingAccount('0x00000000000000000000000000000000deadbeef')
   * console.log(stopped) // null
   * ```
   */
  anvil_stopImpersonatingAccount(address: S.AddressInput): Promise<null>
  /** With its parameters by name. */
  anvil_stopImpersonatingAccount(params: NamedParams['anvil_stopImpersonatingAccount']): Promise<null>

  /**
   * Turns off automatic and interval mining.
   *
   * Another name of `evm_stopMining`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @example
   * ```ts
   * const nothing = await client.anvil_stopMining()
   * console.log(nothing) // null
   * ```
   */
  anvil_stopMining(): Promise<null>

  /**
   * Not supported: deprecated in Ethereum.
   *
   */
  db_getHex(): Promise<null>

  /**
   * Not supported: deprecated in Ethereum.
   *
   */
  db_getString(): Promise<null>

  /**
   * Not supported: deprecated in Ethereum.
   *
   */
  db_putHex(): Promise<null>

  /**
   * Not supported: deprecated in Ethereum.
   *
   */
  db_putString(): Promise<null>

  /**
   * Returns the virtual gas that is left in an account's quota.
   *
   * @param address Address of the account.
   * @example
   * ```ts
   * const quota = await client.debug_accountTransactionQuota('0x7986b3df570230288501eea3d890bd66948c9b79')
   * console.log(quota) // null
   * ```
   */
  debug_accountTransactionQuota(address: S.AddressInput): Promise<S.AccountQuota | null>
  /** With its parameters by name. */
  debug_accountTransactionQuota(params: NamedParams['debug_accountTransactionQuota']): Promise<S.AccountQuota | null>

  /**
   * Returns the RLP of a block.
   *
   * Errors: `blockNotCanonical` (-32600), `notFoundAsEthereum` (-32000).
   *
   * @param block Block to return.
   * @example
   * ```ts
   * const block = await client.debug_getRawBlock('earliest')
   * console.log(block) // '0xf901e5f901e0a00000000000000000000000000000000000000000000000000000000000000000a01dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347943…
   * ```
   */
  debug_getRawBlock(block: S.LooseBlockSelector): Promise<S.Data | null>
  /** With its parameters by name. */
  debug_getRawBlock(params: NamedParams['debug_getRawBlock']): Promise<S.Data | null>

  /**
   * Returns the RLP of a block header.
   *
   * Errors: `blockNotCanonical` (-32600), `notFoundAsEthereum` (-32000).
   *
   * @param block Block whose header is returned.
   * @example
   * ```ts
   * const header = await client.debug_getRawHeader('earliest')
   * console.log(header) // '0xf901e0a00000000000000000000000000000000000000000000000000000000000000000a01dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347943333333…
   * ```
   */
  debug_getRawHeader(block: S.LooseBlockSelector): Promise<S.Data | null>
  /** With its parameters by name. */
  debug_getRawHeader(params: NamedParams['debug_getRawHeader']): Promise<S.Data | null>

  /**
   * Returns the RLP of the receipts of a block.
   *
   * Errors: `blockNotCanonical` (-32600), `notFoundAsEthereum` (-32000).
   *
   * @param block Block whose receipts are returned.
   * @example
   * ```ts
   * const receipts = await client.debug_getRawReceipts('0x3')
   * console.log(receipts) // ['0xf901eb0182aad6b90100000000000000000000000000000000000000000000000000000000000000000008000000000840000000000000000000000000000000000000000000000000…
   * ```
   */
  debug_getRawReceipts(block: S.LooseBlockSelector): Promise<S.Data[] | null>
  /** With its parameters by name. */
  debug_getRawReceipts(params: NamedParams['debug_getRawReceipts']): Promise<S.Data[] | null>

  /**
   * Returns the RLP of a transaction by its hash.
   *
   * Another name of `eth_getRawTransactionByHash`.
   *
   * @param transactionHash Hash of the transaction.
   * @example
   * ```ts
   * const transaction = await client.debug_getRawTransaction('0x6e05277124b4a99b98f82ea435363728011f38c9e22eb99486d5199bb00f11ac')
   * console.log(transaction) // '0xf86b80843b9aca00825208947986b3df570230288501eea3d890bd66948c9b79880de0b6b3a76400008065a0aa3553dafd691cb00071e47ddea7ec6ac83637e604c363c1c4eb70d5867…
   * ```
   */
  debug_getRawTransaction(transactionHash: S.TransactionHashInput): Promise<S.Data>
  /** With its parameters by name. */
  debug_getRawTransaction(params: NamedParams['debug_getRawTransaction']): Promise<S.Data>

  /**
   * Returns storage slots of a contract before a transaction of a block.
   *
   * Errors: `blockNotFound` (-32600), `notFoundAsEthereum` (-32000).
   *
   * @param block Block of the transaction.
   * @param transactionIndex Number of transactions of the block that precede the state.
   * @param address Address of the contract.
   * @param startKey Hash of the first slot, or its first bytes; `0x` for the first page.
   * @param limit Maximum number of slots. More than 1,024 are not returned at once.
   * @example
   * ```ts
   * const range = await client.debug_storageRangeAt('0xdfdcec3c2cb13799f726a9076b6de239f2c035cf955bd4f499cbef200559bb7a', 1, '0xda7ce79725418f4f6e13bf5f520c89cec5f6a974', '0x', 10)
   * console.log(range) // { storage: { '0x290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e563': { key: '0x000000000000000000000000000000000000000000000000000000000…
   * ```
   */
  debug_storageRangeAt(block: S.LooseBlockSelector, transactionIndex: S.NumberInput, address: S.AddressInput, startKey: S.DataInput, limit: S.NumberInput): Promise<S.StorageRange>
  /** With its parameters by name. */
  debug_storageRangeAt(params: NamedParams['debug_storageRangeAt']): Promise<S.StorageRange>

  /**
   * Traces all transactions of a block, by block hash.
   *
   * Errors: `notFoundAsEthereum` (-32000), `refusedAsEthereum` (-32000).
   *
   * @param blockHash Hash of the block.
   * @param options Tracer and its settings. Default: the struct logger.
   * @example
   * ```ts
   * const traces = await client.debug_traceBlockByHash('0x9bf5f044176d522382f87dd4af4cd3afb46d11e98a7613903f08e077ab167944', { tracer: 'callTracer' })
   * console.log(traces) // [{ txHash: '0x74ab1c917d6d1273c202f12aa7cfbe738eff867fb783f48dfa93189615a260a2', result: { type: 'CALL', from: '0x0a3aa774752ec2042c46548456c094a76c7f…
   * ```
   */
  debug_traceBlockByHash(blockHash: S.LooseHashInput, options?: S.TraceOptionsInput): Promise<S.BlockTraces | null>
  /** With its parameters by name. */
  debug_traceBlockByHash(params: NamedParams['debug_traceBlockByHash']): Promise<S.BlockTraces | null>

  /**
   * Traces all transactions of a block, by block number or tag.
   *
   * Errors: `blockNotCanonical` (-32600), `notFoundAsEthereum` (-32000), `refusedAsEthereum` (-32000).
   *
   * @param block Block to trace.
   * @param options Tracer and its settings. Default: the struct logger.
   * @example
   * ```ts
   * const traces = await client.debug_traceBlockByNumber('0x3', { tracer: 'callTracer' })
   * console.log(traces) // [{ txHash: '0x143402398a22046fb101bf2fe3d8212a8905af56499c6cfad0aabc1e8762e02a', result: { type: 'CALL', from: '0xcd2a3d9f938e13cd947ec05abc7fe734df8d…
   * ```
   */
  debug_traceBlockByNumber(block: S.TraceBlockSelector, options?: S.TraceOptionsInput): Promise<S.BlockTraces | null>
  /** With its parameters by name. */
  debug_traceBlockByNumber(params: NamedParams['debug_traceBlockByNumber']): Promise<S.BlockTraces | null>

  /**
   * Traces a call without creating a transaction.
   *
   * Errors: `blockNotCanonical` (-32600), `blockNotFound` (-32600), `invalidOverride` (-32602), `notFoundAsEthereum` (-32000), `refusedAsEthereum` (-32000), `simulatedGasTooLow` (-38013), `unknownBlockNumber` (-32602).
   *
   * @param call Call to trace.
   * @param block Block whose state the call runs on. Default: `latest`.
   * @param options Tracer, its settings, and overrides of state and block.
   * @example
   * ```ts
   * const trace = await client.debug_traceCall({ to: '0xda7ce79725418f4f6e13bf5f520c89cec5f6a974', data: '0x6057361d000000000000000000000000000000000000000000000000000000000000000d' }, 'latest', { tracer: 'callTracer' })
   * console.log(trace) // { type: 'CALL', from: '0x0000000000000000000000000000000000000000', to: '0xda7ce79725418f4f6e13bf5f520c89cec5f6a974', value: '0x0', gas: '0x989680', g…
   * ```
   */
  debug_traceCall(call: S.CallRequest, block?: S.LooseBlockSelector, options?: S.TraceCallOptions): Promise<S.TransactionTrace>
  /** With its parameters by name. */
  debug_traceCall(params: NamedParams['debug_traceCall']): Promise<S.TransactionTrace>

  /**
   * Traces bundles of calls without creating transactions.
   *
   * Errors: `blockNotCanonical` (-32600), `blockNotFound` (-32600), `invalidOverride` (-32602), `notFoundAsEthereum` (-32000), `refusedAsEthereum` (-32000), `simulatedGasTooLow` (-38013), `simulationTooLarge` (-38026), `unknownBlockNumber` (-32602).
   *
   * @param bundles Bundles of calls. Each bundle runs in a block of its own, the first in the selected one. At most 1,000 calls together.
   * @param simulateContext State on which the first call runs. Default: that after the block `latest`.
   * @param options Tracer, its settings, and overrides of the state.
   * @example
   * ```ts
   * const traces = await client.debug_traceCallMany([{ transactions: [{ to: '0xda7ce79725418f4f6e13bf5f520c89cec5f6a974', data: '0x6057361d00000000000000000000000000000000000000000000000000000000000001f4' }, { to: '0xda7ce79725418f4f6e13bf5f520c89cec5f6a974', data: '0x8381f58a' }] }], { blockNumber: 'latest' }, { tracer: 'callTracer' })
   * console.log(traces) // [[{ type: 'CALL', from: '0x0000000000000000000000000000000000000000', to: '0xda7ce79725418f4f6e13bf5f520c89cec5f6a974', value: '0x0', gas: '0x989680',…
   * ```
   */
  debug_traceCallMany(bundles: S.CallBundles, simulateContext?: S.StateContext, options?: S.TraceCallsOptions): Promise<S.BundleTraces>
  /** With its parameters by name. */
  debug_traceCallMany(params: NamedParams['debug_traceCallMany']): Promise<S.BundleTraces>

  /**
   * Traces a transaction.
   *
   * Errors: `refusedAsEthereum` (-32000).
   *
   * @param transactionHash Hash of the transaction.
   * @param options Tracer and its settings. Default: the struct logger.
   * @example
   * ```ts
   * const trace = await client.debug_traceTransaction('0x143402398a22046fb101bf2fe3d8212a8905af56499c6cfad0aabc1e8762e02a', { tracer: 'callTracer', tracerConfig: { withLog: true } })
   * console.log(trace) // { type: 'CALL', from: '0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826', to: '0xda7ce79725418f4f6e13bf5f520c89cec5f6a974', value: '0x0', gas: '0x186a0', ga…
   * ```
   */
  debug_traceTransaction(transactionHash: S.LooseHashInput, options?: S.TraceOptionsInput): Promise<S.TransactionTrace | null>
  /** With its parameters by name. */
  debug_traceTransaction(params: NamedParams['debug_traceTransaction']): Promise<S.TransactionTrace | null>

  /**
   * Returns the number of queued peer messages.
   *
   * @example
   * ```ts
   * const size = await client.debug_wireProtocolQueueSize()
   * console.log(size) // '0x0'
   * ```
   */
  debug_wireProtocolQueueSize(): Promise<S.Quantity>

  /**
   * Returns the accounts that the node can sign for.
   *
   * @example
   * ```ts
   * const accounts = await client.eth_accounts()
   * console.log(accounts) // ['0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826', '0x7986b3df570230288501eea3d890bd66948c9b79', '0x0a3aa774752ec2042c46548456c094a76c7f3a79', '0xcf7cdbbb…
   * ```
   */
  eth_accounts(): Promise<S.Address[]>

  /**
   * Returns zero, because Rootstock has no blobs.
   *
   * @example
   * ```ts
   * const fee = await client.eth_blobBaseFee()
   * console.log(fee) // '0x0'
   * ```
   */
  eth_blobBaseFee(): Promise<S.Quantity>

  /**
   * Returns the number of the newest block.
   *
   * @example
   * ```ts
   * const number = await client.eth_blockNumber()
   * console.log(number) // '0x5'
   * ```
   */
  eth_blockNumber(): Promise<S.Quantity>

  /**
   * Returns the state of the Bridge, the peg with Bitcoin.
   *
   * @example
   * ```ts
   * const state = await client.eth_bridgeState()
   * console.log(state) // { rskTxsWaitingForSignatures: [], btcBlockchainBestChainHeight: 0 }
   * ```
   */
  eth_bridgeState(): Promise<S.BridgeState>

  /**
   * Executes a call without creating a transaction.
   *
   * Errors: `blockNotCanonical` (-32600), `blockNotFound` (-32600), `callFailed` (-32000), `executionReverted` (-32015), `executionRevertedAsEthereum` (3), `insufficientFunds` (-32000), `invalidOverride` (-32602), `notFoundAsEthereum` (-32000), `refusedAsEthereum` (-32000), `unknownBlockNumber` (-32602).
   *
   * @param call Call to execute.
   * @param block Block whose state the call runs on. `null` means `latest`, and so does an absent value with `--compat ethereum`.
   * @param stateOverrides Account state that is replaced for this call.
   * @param blockOverrides Block header fields that are replaced for this call.
   * @example
   * ```ts
   * const output = await client.eth_call({ to: '0xda7ce79725418f4f6e13bf5f520c89cec5f6a974', data: '0x8381f58a' }, 'latest')
   * console.log(output) // '0x0000000000000000000000000000000000000000000000000000000000000063'
   * ```
   */
  eth_call(call: S.CallRequest, block: S.LooseBlockSelector, stateOverrides?: S.StateOverrides, blockOverrides?: S.BlockOverrides): Promise<S.Data>
  /** With its parameters by name. */
  eth_call(params: NamedParams['eth_call']): Promise<S.Data>

  /**
   * Executes bundles of calls one after the other without creating transactions.
   *
   * Errors: `blockNotCanonical` (-32600), `blockNotFound` (-32600), `invalidOverride` (-32602), `notFoundAsEthereum` (-32000), `refusedAsEthereum` (-32000), `simulatedGasTooLow` (-38013), `simulationTooLarge` (-38026), `unknownBlockNumber` (-32602).
   *
   * @param bundles Bundles of calls. Each bundle runs in a block of its own, the first in the selected one. At most 1,000 calls together.
   * @param simulateContext State on which the first call runs. Default: that after the block `latest`.
   * @param stateOverrides The parts of accounts to replace before the first call.
   * @param timeout Maximum time in milliseconds. The maximum of the node applies, too. 0, the default, is for that maximum only.
   * @example
   * ```ts
   * const results = await client.eth_callMany([{ transactions: [{ to: '0xda7ce79725418f4f6e13bf5f520c89cec5f6a974', data: '0x6057361d00000000000000000000000000000000000000000000000000000000000001f4' }, { to: '0xda7ce79725418f4f6e13bf5f520c89cec5f6a974', data: '0x8381f58a' }] }, { transactions: [{ to: '0xda7ce79725418f4f6e13bf5f520c89cec5f6a974', data: '0x6057361d000000000000000000000000000000000000000000000000000000000000000d' }] }], { blockNumber: 'latest', transactionIndex: -1 })
   * console.log(results) // [[{ value: '0x' }, { value: '0x00000000000000000000000000000000000000000000000000000000000001f4' }], [{ error: 'execution reverted: thirteen is not we…
   * ```
   */
  eth_callMany(bundles: S.CallBundles, simulateContext?: S.StateContext, stateOverrides?: S.StateOverrides, timeout?: S.CallManyTimeout): Promise<S.BundleResults>
  /** With its parameters by name. */
  eth_callMany(params: NamedParams['eth_callMany']): Promise<S.BundleResults>

  /**
   * Returns the chain id that is used to sign transactions (EIP-155).
   *
   * @example
   * ```ts
   * const chainId = await client.eth_chainId()
   * console.log(chainId) // '0x21'
   * ```
   */
  eth_chainId(): Promise<S.Quantity>

  /**
   * Returns the address that receives the rewards of this node's blocks.
   *
   * @example
   * ```ts
   * const address = await client.eth_coinbase()
   * console.log(address) // '0xec4ddeb4380ad69b3e509baad9f158cdf4e4681d'
   * ```
   */
  eth_coinbase(): Promise<S.Address>

  /**
   * Not supported: the node has no compilers.
   *
   */
  eth_compileLLL(): Promise<null>

  /**
   * Not supported: the node has no compilers.
   *
   */
  eth_compileSerpent(): Promise<null>

  /**
   * Not supported: the node has no compilers.
   *
   */
  eth_compileSolidity(): Promise<null>

  /**
   * Returns the accounts and storage slots that a call accesses.
   *
   * Errors: `blockNotCanonical` (-32600), `blockNotFound` (-32600), `insufficientFunds` (-32000), `invalidOverride` (-32602), `notFoundAsEthereum` (-32000), `refusedAsEthereum` (-32000), `unknownBlockNumber` (-32602).
   *
   * @param call Call to execute.
   * @param block Block whose state the call runs on. Default: `latest`.
   * @param stateOverrides Account state that is replaced for this call.
   * @example
   * ```ts
   * const touched = await client.eth_createAccessList({ from: '0x7986b3df570230288501eea3d890bd66948c9b79', to: '0xda7ce79725418f4f6e13bf5f520c89cec5f6a974', data: '0x6057361d00000000000000000000000000000000000000000000000000000000000001f4' })
   * console.log(touched) // { accessList: [{ address: '0xda7ce79725418f4f6e13bf5f520c89cec5f6a974', storageKeys: ['0x0000000000000000000000000000000000000000000000000000000000000…
   * ```
   */
  eth_createAccessList(call: S.CallRequest, block?: S.LooseBlockSelector, stateOverrides?: S.StateOverrides): Promise<S.AccessListResult>
  /** With its parameters by name. */
  eth_createAccessList(params: NamedParams['eth_createAccessList']): Promise<S.AccessListResult>

  /**
   * Estimates the gas that a transaction needs.
   *
   * Errors: `blockNotCanonical` (-32600), `blockNotFound` (-32600), `callFailed` (-32000), `executionReverted` (-32015), `executionRevertedAsEthereum` (3), `gasExceedsAllowance` (-32000), `insufficientFunds` (-32000), `invalidOverride` (-32602), `notFoundAsEthereum` (-32000), `refusedAsEthereum` (-32000), `unknownBlockNumber` (-32602).
   *
   * @param call Transaction to estimate. All members are optional.
   * @param block Block whose state the transaction runs on. Default: `latest`, with `--compat ethereum` `pending`.
   * @param stateOverrides Account state that is replaced for this call.
   * @param blockOverrides Block header fields that are replaced for this call.
   * @example
   * ```ts
   * const gas = await client.eth_estimateGas({ from: '0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826', to: '0x7986b3df570230288501eea3d890bd66948c9b79', value: '0x1' })
   * console.log(gas) // '0x5208'
   * ```
   */
  eth_estimateGas(call: S.CallRequest, block?: S.LooseBlockSelector, stateOverrides?: S.StateOverrides, blockOverrides?: S.BlockOverrides): Promise<S.Quantity>
  /** With its parameters by name. */
  eth_estimateGas(params: NamedParams['eth_estimateGas']): Promise<S.Quantity>

  /**
   * Returns the gas usage and gas prices of recent blocks.
   *
   * Errors: `blockNotCanonical` (-32600), `blockNotFound` (-32600), `notFoundAsEthereum` (-32000), `percentilesOutOfOrder` (-32602), `refusedAsEthereum` (-32000).
   *
   * @param blockCount Number of blocks.
   * @param newestBlock Last block of the range. `pending` means the newest mined block.
   * @param rewardPercentiles Percentiles of each block's gas at which prices are returned.
   * @example
   * ```ts
   * const history = await client.eth_feeHistory('0x2', '0x4', [10, 50, 100])
   * console.log(history) // { oldestBlock: '0x3', baseFeePerGas: ['0x0', '0x0', '0x0'], gasUsedRatio: [0.004386237200414453, 0.0057693025878135075], reward: [['0x3b9aca00', '0x3b…
   * ```
   */
  eth_feeHistory(blockCount: S.FeeBlockCount, newestBlock: S.LooseBlockSelector, rewardPercentiles?: S.RewardPercentiles): Promise<S.FeeHistory>
  /** With its parameters by name. */
  eth_feeHistory(params: NamedParams['eth_feeHistory']): Promise<S.FeeHistory>

  /**
   * Fills in the missing fields of a transaction before it is signed.
   *
   * Errors: `callFailed` (-32000), `executionReverted` (-32015), `executionRevertedAsEthereum` (3), `gasExceedsAllowance` (-32000), `insufficientFunds` (-32000), `invalidTransaction` (-32602), `refusedAsEthereum` (-32000).
   *
   * @param transaction Transaction to complete. All members are optional.
   * @example
   * ```ts
   * const filled = await client.eth_fillTransaction({ from: '0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826', to: '0x7986b3df570230288501eea3d890bd66948c9b79', value: '0x1' })
   * console.log(filled) // { raw: '0xdf0580825208947986b3df570230288501eea3d890bd66948c9b790180218080', tx: { type: '0x0', chainId: '0x21', nonce: '0x5', from: '0xcd2a3d9f938e13…
   * ```
   */
  eth_fillTransaction(transaction: S.FillRequest): Promise<S.FilledTransaction>
  /** With its parameters by name. */
  eth_fillTransaction(params: NamedParams['eth_fillTransaction']): Promise<S.FilledTransaction>

  /**
   * Returns a suggested gas price, in wei.
   *
   * @example
   * ```ts
   * const price = await client.eth_gasPrice()
   * console.log(price) // '0x0'
   * ```
   */
  eth_gasPrice(): Promise<S.Quantity>

  /**
   * Returns the balance, nonce and code of an account.
   *
   * Errors: `blockNotCanonical` (-32600), `blockNotFound` (-32600), `notFoundAsEthereum` (-32000).
   *
   * @param address Address of the account.
   * @param block Block whose state is read. Default: `latest`.
   * @example
   * ```ts
   * const account = await client.eth_getAccountInfo('0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826', 'latest')
   * console.log(account) // { balance: '0xc9f2c9cd038937bcbe2464200', nonce: '0x4', code: '0x' }
   * ```
   */
  eth_getAccountInfo(address: S.AddressInput, block?: S.LooseBlockSelector): Promise<S.AccountInfo>
  /** With its parameters by name. */
  eth_getAccountInfo(params: NamedParams['eth_getAccountInfo']): Promise<S.AccountInfo>

  /**
   * Returns the balance of an account, in wei.
   *
   * Errors: `blockNotCanonical` (-32600), `blockNotFound` (-32600), `notFoundAsEthereum` (-32000).
   *
   * @param address Address of the account.
   * @param block Block whose state is read. Default: `latest`.
   * @example
   * ```ts
   * const balance = await client.eth_getBalance('0x7986b3df570230288501eea3d890bd66948c9b79', 'latest')
   * console.log(balance) // '0xc9f2c9cd054555cd7246dfa00'
   * ```
   */
  eth_getBalance(address: S.AddressInput, block?: S.BlockSelector): Promise<S.Quantity>
  /** With its parameters by name. */
  eth_getBalance(params: NamedParams['eth_getBalance']): Promise<S.Quantity>

  /**
   * Returns a block by its hash.
   *
   * @param blockHash Hash of the block.
   * @param fullTransactions True returns full transactions, false (default) their hashes.
   * @example
   * ```ts
   * const block = await client.eth_getBlockByHash('0x6c78f1df409f9a99bdfaaa957abacc1a746316137f08eca60115a54a04626d5a')
   * console.log(block) // { number: '0x4', hash: '0x6c78f1df409f9a99bdfaaa957abacc1a746316137f08eca60115a54a04626d5a', parentHash: '0xdfdcec3c2cb13799f726a9076b6de239f2c035cf95…
   * ```
   */
  eth_getBlockByHash(blockHash: S.BlockHashInput, fullTransactions?: S.BooleanInput): Promise<S.BlockOrNull>
  /** With its parameters by name. */
  eth_getBlockByHash(params: NamedParams['eth_getBlockByHash']): Promise<S.BlockOrNull>

  /**
   * Returns a block of the main chain by its number or a tag.
   *
   * @param block Number, hash or tag of the block.
   * @param fullTransactions True returns full transactions, false (default) their hashes.
   * @example
   * ```ts
   * const block = await client.eth_getBlockByNumber('0x1', true)
   * console.log(block) // { number: '0x1', hash: '0x5785d614fc4e7bf7e8ead3b9aeb8b3be6cedfec93596ace5678b2a0a38e55c1d', parentHash: '0x5bb06305533501103eb20f3c2acd4a08c0558d617a…
   * ```
   */
  eth_getBlockByNumber(block: S.NumberedBlockSelector, fullTransactions?: S.BooleanInput): Promise<S.BlockOrNull>
  /** With its parameters by name. */
  eth_getBlockByNumber(params: NamedParams['eth_getBlockByNumber']): Promise<S.BlockOrNull>

  /**
   * Returns the receipts of all transactions of a block.
   *
   * Errors: `blockNotCanonical` (-32600), `notFoundAsEthereum` (-32000).
   *
   * @param block Block whose receipts are returned.
   * @example
   * ```ts
   * const receipts = await client.eth_getBlockReceipts('0x3')
   * console.log(receipts) // [{ transactionHash: '0x143402398a22046fb101bf2fe3d8212a8905af56499c6cfad0aabc1e8762e02a', transactionIndex: '0x0', blockHash: '0xdfdcec3c2cb13799f726a…
   * ```
   */
  eth_getBlockReceipts(block: S.LooseBlockSelector): Promise<S.ReceiptsOrNull>
  /** With its parameters by name. */
  eth_getBlockReceipts(params: NamedParams['eth_getBlockReceipts']): Promise<S.ReceiptsOrNull>

  /**
   * Returns the number of transactions in a block, by block hash.
   *
   * @param blockHash Hash of the block.
   * @example
   * ```ts
   * const count = await client.eth_getBlockTransactionCountByHash('0x6c78f1df409f9a99bdfaaa957abacc1a746316137f08eca60115a54a04626d5a')
   * console.log(count) // '0x3'
   * ```
   */
  eth_getBlockTransactionCountByHash(blockHash: S.BlockHashInput): Promise<S.Quantity | null>
  /** With its parameters by name. */
  eth_getBlockTransactionCountByHash(params: NamedParams['eth_getBlockTransactionCountByHash']): Promise<S.Quantity | null>

  /**
   * Returns the number of transactions in a block, by block number or tag.
   *
   * @param block Number, hash or tag of the block.
   * @example
   * ```ts
   * const count = await client.eth_getBlockTransactionCountByNumber('0x4')
   * console.log(count) // '0x3'
   * ```
   */
  eth_getBlockTransactionCountByNumber(block: S.NumberedBlockSelector): Promise<S.Quantity | null>
  /** With its parameters by name. */
  eth_getBlockTransactionCountByNumber(params: NamedParams['eth_getBlockTransactionCountByNumber']): Promise<S.Quantity | null>

  /**
   * Returns all known blocks with a number, on the main chain and on side chains.
   *
   * @param number Number of the blocks.
   * @example
   * ```ts
   * const blocks = await client.eth_getBlocksByNumber('0x2')
   * console.log(blocks) // [{ hash: '0x374ea72e41e1beb7032ccd4a688d7597c1dcd49450594bbd0ce1b9cdbceb242f', totalDifficulty: '0x3', inMainChain: true }, { hash: '0x9bf5f044176d522…
   * ```
   */
  eth_getBlocksByNumber(number: S.BlockNumberInput): Promise<S.BlockInformation[]>
  /** With its parameters by name. */
  eth_getBlocksByNumber(params: NamedParams['eth_getBlocksByNumber']): Promise<S.BlockInformation[]>

  /**
   * Returns the code of a contract.
   *
   * Errors: `blockNotCanonical` (-32600), `blockNotFound` (-32600), `notFoundAsEthereum` (-32000).
   *
   * @param address Address of the account.
   * @param block Block whose state is read. `null` means `latest`, and so does an absent value with `--compat ethereum`.
   * @example
   * ```ts
   * const code = await client.eth_getCode('0xda7ce79725418f4f6e13bf5f520c89cec5f6a974', 'latest')
   * console.log(code) // '0x6080806040526004361015610012575f80fd5b5f3560e01c9081636057361d146100525750638381f58a14610032575f80fd5b3461004e575f36600319011261004e5760205f5460405…
   * ```
   */
  eth_getCode(address: S.AddressInput, block: S.BlockSelector): Promise<S.Data>
  /** With its parameters by name. */
  eth_getCode(params: NamedParams['eth_getCode']): Promise<S.Data>

  /**
   * Not supported: the node has no compilers.
   *
   */
  eth_getCompilers(): Promise<null>

  /**
   * Returns the changes since the last poll of a filter.
   *
   * Errors: `filterNotFound` (-32000).
   *
   * @param filterId Id of the filter.
   * @example
   * ```ts
   * const changes = await client.eth_getFilterChanges('0x9b2c7e5a0d4f4c1e8a6b3d2f1c0e9a87')
   * console.log(changes) // [{ logIndex: '0x0', blockNumber: '0x3', blockHash: '0xdfdcec3c2cb13799f726a9076b6de239f2c035cf955bd4f499cbef200559bb7a', transactionHash: '0x143402398…
   * ```
   */
  eth_getFilterChanges(filterId: S.FilterIdInput): Promise<S.Log[] | S.Hash[]>
  /** With its parameters by name. */
  eth_getFilterChanges(params: NamedParams['eth_getFilterChanges']): Promise<S.Log[] | S.Hash[]>

  /**
   * Returns all logs of a filter.
   *
   * Errors: `filterNotFound` (-32000), `logLimitExceeded` (-32012).
   *
   * @param filterId Id of the filter.
   * @example
   * ```ts
   * const logs = await client.eth_getFilterLogs('0x9b2c7e5a0d4f4c1e8a6b3d2f1c0e9a87')
   * console.log(logs) // []
   * ```
   */
  eth_getFilterLogs(filterId: S.FilterIdInput): Promise<S.Log[] | S.Hash[]>
  /** With its parameters by name. */
  eth_getFilterLogs(params: NamedParams['eth_getFilterLogs']): Promise<S.Log[] | S.Hash[]>

  /**
   * Returns the header of a block by the block's hash.
   *
   * @param blockHash Hash of the block.
   * @example
   * ```ts
   * const header = await client.eth_getHeaderByHash('0x6c78f1df409f9a99bdfaaa957abacc1a746316137f08eca60115a54a04626d5a')
   * console.log(header) // { number: '0x4', hash: '0x6c78f1df409f9a99bdfaaa957abacc1a746316137f08eca60115a54a04626d5a', parentHash: '0xdfdcec3c2cb13799f726a9076b6de239f2c035cf95…
   * ```
   */
  eth_getHeaderByHash(blockHash: S.BlockHashInput): Promise<S.BlockHeaderOrNull>
  /** With its parameters by name. */
  eth_getHeaderByHash(params: NamedParams['eth_getHeaderByHash']): Promise<S.BlockHeaderOrNull>

  /**
   * Returns the header of a block of the main chain by its number or a tag.
   *
   * @param block Number, hash or tag of the block.
   * @example
   * ```ts
   * const header = await client.eth_getHeaderByNumber('0x3')
   * console.log(header) // { number: '0x3', hash: '0xdfdcec3c2cb13799f726a9076b6de239f2c035cf955bd4f499cbef200559bb7a', parentHash: '0x374ea72e41e1beb7032ccd4a688d7597c1dcd49450…
   * ```
   */
  eth_getHeaderByNumber(block: S.LooseBlockSelector): Promise<S.BlockHeaderOrNull>
  /** With its parameters by name. */
  eth_getHeaderByNumber(params: NamedParams['eth_getHeaderByNumber']): Promise<S.BlockHeaderOrNull>

  /**
   * Returns the logs that match a filter.
   *
   * Errors: `invalidLogCursor` (-32602), `invalidLogRange` (-32602), `logCursorReorganised` (-32000), `logLimitExceeded` (-32012).
   *
   * @param filter Block range, addresses and topics.
   * @param page Size and cursor of a page. Default: all logs at once.
   * @example
   * ```ts
   * const logs = await client.eth_getLogs({ fromBlock: '0x1', toBlock: 'latest', address: '0xda7ce79725418f4f6e13bf5f520c89cec5f6a974', topics: ['0x1746da8bb29191d72160235494a0cf8c57a155580d02593e1f14f9a4ddd525f5'] })
   * console.log(logs) // [{ logIndex: '0x0', blockNumber: '0x3', blockHash: '0xdfdcec3c2cb13799f726a9076b6de239f2c035cf955bd4f499cbef200559bb7a', transactionHash: '0x143402398…
   * ```
   */
  eth_getLogs(filter: S.LogFilter): Promise<S.Log[]>
  /** With its parameters by name. */
  eth_getLogs(params: NamedParams['eth_getLogs'] & { page?: undefined }): Promise<S.Log[]>
  eth_getLogs(filter: S.LogFilter, page: S.LogPageRequest): Promise<S.LogPage>
  /** With its parameters by name. */
  eth_getLogs(params: NamedParams['eth_getLogs'] & { page: object }): Promise<S.LogPage>

  /**
   * Returns an account and storage slots with their merkle proofs.
   *
   * Errors: `blockNotCanonical` (-32600), `blockNotFound` (-32600), `notFoundAsEthereum` (-32000).
   *
   * @param address Address of the account.
   * @param storageKeys Storage slots to prove. `null` means none.
   * @param block Block whose state is proven. Default: `latest`.
   * @example
   * ```ts
   * const proof = await client.eth_getProof('0xda7ce79725418f4f6e13bf5f520c89cec5f6a974', ['0x0'], 'latest')
   * console.log(proof) // { address: '0xda7ce79725418f4f6e13bf5f520c89cec5f6a974', accountProof: ['0xb8465c07002686be01cc135aa88e17bca0be8af27d360d62947465f9b827fa3ffa2f0118339…
   * ```
   */
  eth_getProof(address: S.AddressInput, storageKeys: S.StorageKeys, block?: S.MinedBlockSelector): Promise<S.AccountProof>
  /** With its parameters by name. */
  eth_getProof(params: NamedParams['eth_getProof']): Promise<S.AccountProof>

  /**
   * Returns the RLP of a transaction by block hash and index.
   *
   * @param blockHash Hash of the block.
   * @param index Index of the transaction in the block, from 0.
   * @example
   * ```ts
   * const transaction = await client.eth_getRawTransactionByBlockHashAndIndex('0x6c78f1df409f9a99bdfaaa957abacc1a746316137f08eca60115a54a04626d5a', '0x0')
   * console.log(transaction) // '0xf888808477359400830186a094da7ce79725418f4f6e13bf5f520c89cec5f6a97480a46057361d000000000000000000000000000000000000000000000000000000000000000766a0c…
   * ```
   */
  eth_getRawTransactionByBlockHashAndIndex(blockHash: S.BlockHashInput, index: S.IndexInput): Promise<S.Data>
  /** With its parameters by name. */
  eth_getRawTransactionByBlockHashAndIndex(params: NamedParams['eth_getRawTransactionByBlockHashAndIndex']): Promise<S.Data>

  /**
   * Returns the RLP of a transaction by block number or tag and index.
   *
   * @param block Number, hash or tag of the block.
   * @param index Index of the transaction in the block, from 0.
   * @example
   * ```ts
   * const transaction = await client.eth_getRawTransactionByBlockNumberAndIndex('0x1', '0x0')
   * console.log(transaction) // '0xf86b80843b9aca00825208947986b3df570230288501eea3d890bd66948c9b79880de0b6b3a76400008065a0aa3553dafd691cb00071e47ddea7ec6ac83637e604c363c1c4eb70d5867…
   * ```
   */
  eth_getRawTransactionByBlockNumberAndIndex(block: S.LooseBlockSelector, index: S.IndexInput): Promise<S.Data>
  /** With its parameters by name. */
  eth_getRawTransactionByBlockNumberAndIndex(params: NamedParams['eth_getRawTransactionByBlockNumberAndIndex']): Promise<S.Data>

  /**
   * Returns the RLP of a transaction by its hash.
   *
   * @param transactionHash Hash of the transaction.
   * @example
   * ```ts
   * const transaction = await client.eth_getRawTransactionByHash('0x6e05277124b4a99b98f82ea435363728011f38c9e22eb99486d5199bb00f11ac')
   * console.log(transaction) // '0xf86b80843b9aca00825208947986b3df570230288501eea3d890bd66948c9b79880de0b6b3a76400008065a0aa3553dafd691cb00071e47ddea7ec6ac83637e604c363c1c4eb70d5867…
   * ```
   */
  eth_getRawTransactionByHash(transactionHash: S.TransactionHashInput): Promise<S.Data>
  /** With its parameters by name. */
  eth_getRawTransactionByHash(params: NamedParams['eth_getRawTransactionByHash']): Promise<S.Data>

  /**
   * Returns a storage slot of a contract.
   *
   * Errors: `blockNotCanonical` (-32600), `blockNotFound` (-32600), `notFoundAsEthereum` (-32000), `storageCellTooLong` (-32000).
   *
   * @param address Address of the contract.
   * @param position Position of the slot.
   * @param block Block whose state is read. `null` means `latest`, and so does an absent value with `--compat ethereum`.
   * @example
   * ```ts
   * const word = await client.eth_getStorageAt('0xda7ce79725418f4f6e13bf5f520c89cec5f6a974', '0x0', 'latest')
   * console.log(word) // '0x0000000000000000000000000000000000000000000000000000000000000063'
   * ```
   */
  eth_getStorageAt(address: S.AddressInput, position: S.StoragePosition, block: S.BlockSelector): Promise<S.Hash>
  /** With its parameters by name. */
  eth_getStorageAt(params: NamedParams['eth_getStorageAt']): Promise<S.Hash>

  /**
   * Returns a transaction by block hash and index.
   *
   * @param blockHash Hash of the block.
   * @param index Index of the transaction in the block, from 0.
   * @example
   * ```ts
   * const transaction = await client.eth_getTransactionByBlockHashAndIndex('0x6c78f1df409f9a99bdfaaa957abacc1a746316137f08eca60115a54a04626d5a', '0x0')
   * console.log(transaction) // { hash: '0x7971d007ae0ebf40bd7f4f2cd9aabd4e0055b3e04a443243c7eb3fc8a9c86801', nonce: '0x0', blockHash: '0x6c78f1df409f9a99bdfaaa957abacc1a746316137f08…
   * ```
   */
  eth_getTransactionByBlockHashAndIndex(blockHash: S.BlockHashInput, index: S.IndexInput): Promise<S.TransactionOrNull>
  /** With its parameters by name. */
  eth_getTransactionByBlockHashAndIndex(params: NamedParams['eth_getTransactionByBlockHashAndIndex']): Promise<S.TransactionOrNull>

  /**
   * Returns a transaction by block number or tag and index.
   *
   * @param block Number, hash or tag of the block.
   * @param index Index of the transaction in the block, from 0.
   * @example
   * ```ts
   * const transaction = await client.eth_getTransactionByBlockNumberAndIndex('0x1', '0x0')
   * console.log(transaction) // { hash: '0x6e05277124b4a99b98f82ea435363728011f38c9e22eb99486d5199bb00f11ac', nonce: '0x0', blockHash: '0x5785d614fc4e7bf7e8ead3b9aeb8b3be6cedfec93596…
   * ```
   */
  eth_getTransactionByBlockNumberAndIndex(block: S.NumberedBlockSelector, index: S.IndexInput): Promise<S.TransactionOrNull>
  /** With its parameters by name. */
  eth_getTransactionByBlockNumberAndIndex(params: NamedParams['eth_getTransactionByBlockNumberAndIndex']): Promise<S.TransactionOrNull>

  /**
   * Returns a transaction by its hash.
   *
   * @param transactionHash Hash of the transaction.
   * @example
   * ```ts
   * const transaction = await client.eth_getTransactionByHash('0x6e05277124b4a99b98f82ea435363728011f38c9e22eb99486d5199bb00f11ac')
   * console.log(transaction) // { hash: '0x6e05277124b4a99b98f82ea435363728011f38c9e22eb99486d5199bb00f11ac', nonce: '0x0', blockHash: '0x5785d614fc4e7bf7e8ead3b9aeb8b3be6cedfec93596…
   * ```
   */
  eth_getTransactionByHash(transactionHash: S.TransactionHashInput): Promise<S.TransactionOrNull>
  /** With its parameters by name. */
  eth_getTransactionByHash(params: NamedParams['eth_getTransactionByHash']): Promise<S.TransactionOrNull>

  /**
   * Returns the number of transactions sent by an account, which is its next nonce.
   *
   * Errors: `blockNotCanonical` (-32600), `blockNotFound` (-32600), `notFoundAsEthereum` (-32000).
   *
   * @param address Address of the account.
   * @param block Block whose state is read. Default: `latest`.
   * @example
   * ```ts
   * const count = await client.eth_getTransactionCount('0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826', 'latest')
   * console.log(count) // '0x4'
   * ```
   */
  eth_getTransactionCount(address: S.AddressInput, block?: S.BlockSelector): Promise<S.Quantity>
  /** With its parameters by name. */
  eth_getTransactionCount(params: NamedParams['eth_getTransactionCount']): Promise<S.Quantity>

  /**
   * Returns the receipt of a mined transaction.
   *
   * @param transactionHash Hash of the transaction.
   * @example
   * ```ts
   * const receipt = await client.eth_getTransactionReceipt('0x143402398a22046fb101bf2fe3d8212a8905af56499c6cfad0aabc1e8762e02a')
   * console.log(receipt) // { transactionHash: '0x143402398a22046fb101bf2fe3d8212a8905af56499c6cfad0aabc1e8762e02a', transactionIndex: '0x0', blockHash: '0xdfdcec3c2cb13799f726a9…
   * ```
   */
  eth_getTransactionReceipt(transactionHash: S.TransactionHashInput): Promise<S.ReceiptOrNull>
  /** With its parameters by name. */
  eth_getTransactionReceipt(params: NamedParams['eth_getTransactionReceipt']): Promise<S.ReceiptOrNull>

  /**
   * Returns an uncle by block hash and index.
   *
   * @param blockHash Hash of the block.
   * @param index Index of the uncle in the block, from 0.
   * @example
   * ```ts
   * const uncle = await client.eth_getUncleByBlockHashAndIndex('0x5785d614fc4e7bf7e8ead3b9aeb8b3be6cedfec93596ace5678b2a0a38e55c1d', '0x0')
   * console.log(uncle) // null
   * ```
   */
  eth_getUncleByBlockHashAndIndex(blockHash: S.BlockHashInput, index: S.IndexInput): Promise<S.BlockOrNull>
  /** With its parameters by name. */
  eth_getUncleByBlockHashAndIndex(params: NamedParams['eth_getUncleByBlockHashAndIndex']): Promise<S.BlockOrNull>

  /**
   * Returns an uncle by block number or tag and index.
   *
   * @param block Number, hash or tag of the block.
   * @param index Index of the uncle in the block, from 0.
   * @example
   * ```ts
   * const uncle = await client.eth_getUncleByBlockNumberAndIndex('0x1', '0x0')
   * console.log(uncle) // null
   * ```
   */
  eth_getUncleByBlockNumberAndIndex(block: S.NumberedBlockSelector, index: S.IndexInput): Promise<S.BlockOrNull>
  /** With its parameters by name. */
  eth_getUncleByBlockNumberAndIndex(params: NamedParams['eth_getUncleByBlockNumberAndIndex']): Promise<S.BlockOrNull>

  /**
   * Returns the number of uncles of a block, by block hash.
   *
   * @param blockHash Hash of the block.
   * @example
   * ```ts
   * const count = await client.eth_getUncleCountByBlockHash('0x5785d614fc4e7bf7e8ead3b9aeb8b3be6cedfec93596ace5678b2a0a38e55c1d')
   * console.log(count) // '0x0'
   * ```
   */
  eth_getUncleCountByBlockHash(blockHash: S.BlockHashInput): Promise<S.Quantity | null>
  /** With its parameters by name. */
  eth_getUncleCountByBlockHash(params: NamedParams['eth_getUncleCountByBlockHash']): Promise<S.Quantity | null>

  /**
   * Returns the number of uncles of a block, by block number or tag.
   *
   * @param block Number, hash or tag of the block.
   * @example
   * ```ts
   * const count = await client.eth_getUncleCountByBlockNumber('0x1')
   * console.log(count) // '0x0'
   * ```
   */
  eth_getUncleCountByBlockNumber(block: S.NumberedBlockSelector): Promise<S.Quantity | null>
  /** With its parameters by name. */
  eth_getUncleCountByBlockNumber(params: NamedParams['eth_getUncleCountByBlockNumber']): Promise<S.Quantity | null>

  /**
   * Returns work for an external miner, as three 32-byte words.
   *
   * @example
   * ```ts
   * const work = await client.eth_getWork()
   * console.log(work) // ['0x6d28fe243b032ad05e6730928ebd95881bdbd8fe47d52d3aaf3fdb0c0360a477', '0x0000000000000000000000000000000000000000000000000000000000000000', '0x555555…
   * ```
   */
  eth_getWork(): Promise<S.Hash[]>

  /**
   * Returns the hash rate of this node, in hashes per second.
   *
   * @example
   * ```ts
   * const rate = await client.eth_hashrate()
   * console.log(rate) // '0x0'
   * ```
   */
  eth_hashrate(): Promise<S.Quantity>

  /**
   * Returns the gas price, which is the full priority fee on Rootstock.
   *
   * @example
   * ```ts
   * const price = await client.eth_maxPriorityFeePerGas()
   * console.log(price) // '0x0'
   * ```
   */
  eth_maxPriorityFeePerGas(): Promise<S.Quantity>

  /**
   * Returns whether the node mines blocks automatically.
   *
   * @example
   * ```ts
   * const isMining = await client.eth_mining()
   * console.log(isMining) // false
   * ```
   */
  eth_mining(): Promise<boolean>

  /**
   * Returns the hash rate of all miners, in hashes per second.
   *
   * @example
   * ```ts
   * const rate = await client.eth_netHashrate()
   * console.log(rate) // 0
   * ```
   */
  eth_netHashrate(): Promise<number>

  /**
   * Creates a filter for new blocks.
   *
   * @example
   * ```ts
   * const filterId = await client.eth_newBlockFilter()
   * console.log(filterId) // '0x1c7b5e0f93a24d6d8b1f4e2a7c6d5938'
   * ```
   */
  eth_newBlockFilter(): Promise<S.FilterId>

  /**
   * Creates a filter for logs.
   *
   * Errors: `invalidLogRange` (-32602), `logLimitExceeded` (-32012), `tooManyLogChoices` (-32602).
   *
   * @param filter Block range, addresses and topics.
   * @example
   * ```ts
   * const filterId = await client.eth_newFilter({ address: '0xda7ce79725418f4f6e13bf5f520c89cec5f6a974' })
   * console.log(filterId) // '0x9b2c7e5a0d4f4c1e8a6b3d2f1c0e9a87'
   * ```
   */
  eth_newFilter(filter: S.LogFilter): Promise<S.FilterId>
  /** With its parameters by name. */
  eth_newFilter(params: NamedParams['eth_newFilter']): Promise<S.FilterId>

  /**
   * Creates a filter for new pending transactions.
   *
   * @example
   * ```ts
   * const filterId = await client.eth_newPendingTransactionFilter()
   * console.log(filterId) // '0x77d0a3c9e5b14f028c6e1d9b3a2f4e6d'
   * ```
   */
  eth_newPendingTransactionFilter(): Promise<S.FilterId>

  /**
   * Returns the pending transactions of the wallet's accounts, in profile dev those of all senders.
   *
   * @example
   * ```ts
   * const transactions = await client.eth_pendingTransactions()
   * console.log(transactions) // [{ hash: '0x92017777fc3782cc1fa09e3b8020322511e381f419ac2bed224b183ded83825d', nonce: '0x4', blockHash: null, blockNumber: null, transactionIndex: nul…
   * ```
   */
  eth_pendingTransactions(): Promise<S.Transaction[]>

  /**
   * Returns the version of the peer protocol.
   *
   * @example
   * ```ts
   * const version = await client.eth_protocolVersion()
   * console.log(version) // '0x3e'
   * ```
   */
  eth_protocolVersion(): Promise<S.Quantity>

  /**
   * Submits a signed transaction.
   *
   * Errors: `executionReverted` (-32015), `executionRevertedAsEthereum` (3), `insufficientFunds` (-32000), `invalidTransaction` (-32602), `transactionNotMined` (-32009), `transactionRefused` (-32010), `transactionRefusedAsEthereum` (-32000).
   *
   * @param data RLP of the signed transaction.
   * @example
   * ```ts
   * const transactionHash = await client.eth_sendRawTransaction('0xf86b80843b9aca00825208947986b3df570230288501eea3d890bd66948c9b79880de0b6b3a76400008065a021927ee777c431860494a48a70ec527e717a1f20b7e1cb71f29f63dac0cfefdba04e5af740d7430d913da753ca9aba2b972dc8e7e0effbffc2d76fd350abbba645')
   * console.log(transactionHash) // '0x9e19fa4d9434f0f7874696082b7871bbbc32e5ffd74ed098f2d06a9cd69f0534'
   * ```
   */
  eth_sendRawTransaction(data: S.DataInput): Promise<S.Hash>
  /** With its parameters by name. */
  eth_sendRawTransaction(params: NamedParams['eth_sendRawTransaction']): Promise<S.Hash>

  /**
   * Submits a signed transaction and waits for its receipt.
   *
   * Errors: `executionReverted` (-32015), `executionRevertedAsEthereum` (3), `insufficientFunds` (-32000), `invalidTransaction` (-32602), `transactionNotMined` (-32009), `transactionNotMinedInTime` (4), `transactionRefused` (-32010), `transactionRefusedAsEthereum` (-32000).
   *
   * @param data RLP of the signed transaction.
   * @param timeout Timeout in milliseconds, at most 60,000. Default: 30,000, also for 0.
   * @example
   * ```ts
   * const receipt = await client.eth_sendRawTransactionSync('0xf86b80843b9aca00825208947986b3df570230288501eea3d890bd66948c9b79880de0b6b3a76400008065a0bd1a98c16a210ff412269bbca44217d5465b95d3d7ede3ea1f04b4f9a1fa2bbea01307305d0c61983ca618ad58aa49ce248e1d5f61cc271ae6e5cebae83536e93e', '0x1388')
   * console.log(receipt) // { transactionHash: '0x497c26c7c6646990585d1671f2667aed1f17ae69945dbf4283fc5f2c65fb6a16', transactionIndex: '0x2', blockHash: '0xcc154f47765e622248638d…
   * ```
   */
  eth_sendRawTransactionSync(data: S.DataInput, timeout?: S.NumberInput): Promise<S.Receipt>
  /** With its parameters by name. */
  eth_sendRawTransactionSync(params: NamedParams['eth_sendRawTransactionSync']): Promise<S.Receipt>

  /**
   * Signs a transaction with an unlocked account and submits it.
   *
   * Errors: `accountNotFound` (-32602), `callFailed` (-32000), `executionReverted` (-32015), `executionRevertedAsEthereum` (3), `gasExceedsAllowance` (-32000), `insufficientFunds` (-32000), `invalidTransaction` (-32602), `refusedAsEthereum` (-32000), `refusedToWebPage` (-32003), `signingDisabled` (-32602), `transactionNotMined` (-32009), `transactionRefused` (-32010), `transactionRefusedAsEthereum` (-32000).
   *
   * @param transaction Transaction to sign and submit.
   * @example
   * ```ts
   * const transactionHash = await client.eth_sendTransaction({ from: '0x7857288e171c6159c5576d1bd9ac40c0c48a771c', to: '0x7986b3df570230288501eea3d890bd66948c9b79', value: '0xde0b6b3a7640000', gasPrice: '0x3b9aca00' })
   * console.log(transactionHash) // '0x8671ccb586f410ce59adc9170a76e08ded16f5a9c5323774cba34f1df1ae3f59'
   * ```
   */
  eth_sendTransaction(transaction: S.TransactionRequest): Promise<S.Hash>
  /** With its parameters by name. */
  eth_sendTransaction(params: NamedParams['eth_sendTransaction']): Promise<S.Hash>

  /**
   * Signs a transaction with an unlocked account, submits it and waits for its receipt.
   *
   * Errors: `accountNotFound` (-32602), `callFailed` (-32000), `executionReverted` (-32015), `executionRevertedAsEthereum` (3), `gasExceedsAllowance` (-32000), `insufficientFunds` (-32000), `invalidTransaction` (-32602), `refusedAsEthereum` (-32000), `refusedToWebPage` (-32003), `signingDisabled` (-32602), `transactionNotMined` (-32009), `transactionNotMinedInTime` (4), `transactionRefused` (-32010), `transactionRefusedAsEthereum` (-32000).
   *
   * @param transaction Transaction to sign and submit.
   * @example
   * ```ts
   * const receipt = await client.eth_sendTransactionSync({ from: '0x09a1eda29f664ac8f68106f6567276df0c65d859', to: '0x7986b3df570230288501eea3d890bd66948c9b79', value: '0xde0b6b3a7640000', gas: '0x5208', gasPrice: '0x3b9aca00' })
   * console.log(receipt) // { transactionHash: '0x497c26c7c6646990585d1671f2667aed1f17ae69945dbf4283fc5f2c65fb6a16', transactionIndex: '0x2', blockHash: '0xcc154f47765e622248638d…
   * ```
   */
  eth_sendTransactionSync(transaction: S.TransactionRequest): Promise<S.Receipt>
  /** With its parameters by name. */
  eth_sendTransactionSync(params: NamedParams['eth_sendTransactionSync']): Promise<S.Receipt>

  /**
   * Submits a transaction of any account, without its key.
   *
   * Errors: `accountNotFound` (-32602), `controlRefused` (-32000), `executionReverted` (-32015), `executionRevertedAsEthereum` (3), `insufficientFunds` (-32000), `invalidTransaction` (-32602), `refusedAsEthereum` (-32000), `transactionNotMined` (-32009), `transactionRefused` (-32010), `transactionRefusedAsEthereum` (-32000).
   *
   * @param transaction Transaction to submit.
   * @example
   * ```ts
   * const transactionHash = await client.eth_sendUnsignedTransaction({ from: '0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826', to: '0x7986b3df570230288501eea3d890bd66948c9b79', value: '0x1', gas: '0x5208', gasPrice: '0x3b9aca00' })
   * console.log(transactionHash) // '0x893eddaed9b11d737ed6409902e9a36d2f88a79eabf667595e9e52da53e80a10'
   * ```
   */
  eth_sendUnsignedTransaction(transaction: S.TransactionRequest): Promise<S.Hash>
  /** With its parameters by name. */
  eth_sendUnsignedTransaction(params: NamedParams['eth_sendUnsignedTransaction']): Promise<S.Hash>

  /**
   * Signs a message with an unlocked account.
   *
   * Errors: `accountNotFound` (-32602), `refusedToWebPage` (-32003), `signingDisabled` (-32602).
   *
   * @param address Address of the signing account.
   * @param message Message to sign.
   * @example
   * ```ts
   * const signature = await client.eth_sign('0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826', '0xdeadbeaf')
   * console.log(signature) // '0xd6c389783fe1f016f8ecb339b01b3e8431f2ea50efb10efed1b8c8f61772cfc50033044e707efb14986a7cdbe270c700ece1ab89cc8f3b4f7ccdfea08aa669bd1b'
   * ```
   */
  eth_sign(address: S.AddressInput, message: S.DataInput): Promise<S.Signature>
  /** With its parameters by name. */
  eth_sign(params: NamedParams['eth_sign']): Promise<S.Signature>

  /**
   * Signs typed data with an unlocked account (EIP-712).
   *
   * Errors: `accountNotFound` (-32602), `invalidTypedData` (-32602), `refusedToWebPage` (-32003), `signingDisabled` (-32602).
   *
   * @param address Address of the signing account.
   * @param typedData Data to sign, with types, primaryType, domain and message.
   * @example
   * ```ts
   * const signature = await client.eth_signTypedData_v4('0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826', { types: { EIP712Domain: [{ name: 'name', type: 'string' }, { name: 'chainId', type: 'uint256' }], Mail: [{ name: 'to', type: 'address' }, { name: 'contents', type: 'string' }] }, primaryType: 'Mail', domain: { name: 'Scion', chainId: 33 }, message: { to: '0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826', contents: 'Hello' } })
   * console.log(signature) // '0xba629fac5ce1eaf7e716189c34f2c71878a32ed7831f353514aff33ca2099fc0104871aa76bfa8a747c854e449dd0252b56efd6c350fcd6b91949ef115b952a41b'
   * ```
   */
  eth_signTypedData_v4(address: S.AddressInput, typedData: S.TypedDataInput): Promise<S.Signature>
  /** With its parameters by name. */
  eth_signTypedData_v4(params: NamedParams['eth_signTypedData_v4']): Promise<S.Signature>

  /**
   * Simulates blocks of calls on top of a block.
   *
   * Errors: `blockNotCanonical` (-32600), `blockNotFound` (-32600), `invalidOverride` (-32602), `notFoundAsEthereum` (-32000), `refusedAsEthereum` (-32000), `simulatedBlockFull` (-38015), `simulatedBlockNumber` (-38020), `simulatedFundsTooLow` (-38014), `simulatedGasPriceTooLow` (-38012), `simulatedGasTooLow` (-38013), `simulatedInitCodeTooLong` (-38025), `simulatedNonceTooHigh` (-38011), `simulatedNonceTooLow` (-38010), `simulatedTimestamp` (-38021), `simulationTooLarge` (-38026), `unknownBlockNumber` (-32602).
   *
   * @param simulation Blocks to simulate.
   * @param block Block to build on. Default: `latest`.
   * @example
   * ```ts
   * const blocks = await client.eth_simulateV1({ blockStateCalls: [{ calls: [{ from: '0x7986b3df570230288501eea3d890bd66948c9b79', to: '0xda7ce79725418f4f6e13bf5f520c89cec5f6a974', data: '0x6057361d00000000000000000000000000000000000000000000000000000000000001f4' }, { to: '0xda7ce79725418f4f6e13bf5f520c89cec5f6a974', data: '0x8381f58a' }, { to: '0xda7ce79725418f4f6e13bf5f520c89cec5f6a974', data: '0x6057361d000000000000000000000000000000000000000000000000000000000000000d' }] }] }, 'latest')
   * console.log(blocks) // [{ number: '0x6', hash: '0xc36b9e64f8bad603562dbed8c33eb0e9fc963dd2e497b3e8dd0e9cce4ff5a53c', parentHash: '0xef9efd7f11858088e282ba1d139871953c8769082…
   * ```
   */
  eth_simulateV1(simulation: S.Simulation, block?: S.LooseBlockSelector): Promise<S.SimulatedBlock[]>
  /** With its parameters by name. */
  eth_simulateV1(params: NamedParams['eth_simulateV1']): Promise<S.SimulatedBlock[]>

  /**
   * Reports the hash rate of an external miner.
   *
   * @param hashrate Hash rate in hashes per second.
   * @param clientId Id of the miner, 32 random bytes.
   * @example
   * ```ts
   * const isTaken = await client.eth_submitHashrate('0x0000000000000000000000000000000000000000000000000000000000500000', '0x59daa26581d0acd1fce254fb7e85952f4c09d0915afd33d3886cd914bc7d283c')
   * console.log(isTaken) // true
   * ```
   */
  eth_submitHashrate(hashrate: S.HashrateInput, clientId: S.WordInput): Promise<boolean>
  /** With its parameters by name. */
  eth_submitHashrate(params: NamedParams['eth_submitHashrate']): Promise<boolean>

  /**
   * Submits the solution for work of `eth_getWork`.
   *
   * Errors: `submissionRefused` (-33000).
   *
   * @param nonce Timestamp and nonce of the Bitcoin header, 4 bytes each.
   * @param powHash First word of the work.
   * @param mixDigest Ethash mix digest. Any 32 bytes are accepted.
   * @example
   * ```ts
   * const isValid = await client.eth_submitWork('0x6955b93200000002', '0x6d28fe243b032ad05e6730928ebd95881bdbd8fe47d52d3aaf3fdb0c0360a477', '0x0000000000000000000000000000000000000000000000000000000000000000')
   * console.log(isValid) // true
   * ```
   */
  eth_submitWork(nonce: S.WorkNonceInput, powHash: S.WordInput, mixDigest: S.WordInput): Promise<boolean>
  /** With its parameters by name. */
  eth_submitWork(params: NamedParams['eth_submitWork']): Promise<boolean>

  /**
   * Subscribes to events over a WebSocket.
   *
   * Errors: `tooManyLogChoices` (-32602), `unknownChainPlace` (-32602).
   *
   * @param kind Event type.
   * @param options Filter of logs, and the position to start from.
   * @example
   * ```ts
   * const subscription = await client.eth_subscribe('newHeads')
   * console.log(subscription) // '0x9cef478923ff08bf67fde6c64013158d'
   * ```
   */
  eth_subscribe(kind: S.SubscriptionKind, options?: S.SubscriptionOptions): Promise<S.Data>
  /** With its parameters by name. */
  eth_subscribe(params: NamedParams['eth_subscribe']): Promise<S.Data>

  /**
   * Returns whether the node is catching up with its network.
   *
   * @example
   * ```ts
   * const syncStatus = await client.eth_syncing()
   * console.log(syncStatus) // false
   * ```
   */
  eth_syncing(): Promise<S.SyncStatus>

  /**
   * Removes a filter.
   *
   * @param filterId Id of the filter.
   * @example
   * ```ts
   * const isUninstalled = await client.eth_uninstallFilter('0xb')
   * console.log(isUninstalled) // false
   * ```
   */
  eth_uninstallFilter(filterId: S.FilterIdInput | null): Promise<boolean>
  /** With its parameters by name. */
  eth_uninstallFilter(params: NamedParams['eth_uninstallFilter']): Promise<boolean>

  /**
   * Ends a subscription.
   *
   * Errors: `refusedAsEthereum` (-32000).
   *
   * @param subscription Id that `eth_subscribe` returned.
   * @example
   * ```ts
   * const existed = await client.eth_unsubscribe('0x9cef478923ff08bf67fde6c64013158d')
   * console.log(existed) // false
   * ```
   */
  eth_unsubscribe(subscription: string | number): Promise<boolean>
  /** With its parameters by name. */
  eth_unsubscribe(params: NamedParams['eth_unsubscribe']): Promise<boolean>

  /**
   * Adds to the balance of an account.
   *
   * Another name of `hardhat_addBalance`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param address Address of the account.
   * @param amount Amount to add, in wei.
   * @example
   * ```ts
   * const done = await client.evm_addBalance('0x00000000000000000000000000000000deadbeef', '0xde0b6b3a7640000')
   * console.log(done) // true
   * ```
   */
  evm_addBalance(address: S.AddressInput, amount: S.NumberInput): Promise<boolean>
  /** With its parameters by name. */
  evm_addBalance(params: NamedParams['evm_addBalance']): Promise<boolean>

  /**
   * Turns the impersonation of all accounts on or off.
   *
   * Another name of `hardhat_autoImpersonateAccount`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param enabled True turns the impersonation on.
   * @example
   * ```ts
   * const done = await client.evm_autoImpersonateAccount(true)
   * console.log(done) // true
   * ```
   */
  evm_autoImpersonateAccount(enabled: S.BooleanInput): Promise<boolean>
  /** With its parameters by name. */
  evm_autoImpersonateAccount(params: NamedParams['evm_autoImpersonateAccount']): Promise<boolean>

  /**
   * Sets the token balance of an account.
   *
   * Another name of `hardhat_dealERC20`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param address Account that receives the tokens.
   * @param token Contract of the token.
   * @param amount Balance in the token's smallest unit.
   * @example
   * ```ts
   * const done = await client.evm_dealERC20('0x00000000000000000000000000000000deadbeef', '0x3c29d8ad6a8e4d5b4d0e3a1a0f7e7d0f6c1b2a39', '0xd3c21bcecceda1000000')
   * console.log(done) // null
   * ```
   */
  evm_dealERC20(address: S.AddressInput, token: S.AddressInput, amount: S.NumberInput): Promise<null>
  /** With its parameters by name. */
  evm_dealERC20(params: NamedParams['evm_dealERC20']): Promise<null>

  /**
   * Removes all transactions from the pool.
   *
   * Another name of `anvil_dropAllTransactions`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @example
   * ```ts
   * const done = await client.evm_dropAllTransactions()
   * console.log(done) // null
   * ```
   */
  evm_dropAllTransactions(): Promise<null>

  /**
   * Removes a transaction from the pool.
   *
   * Another name of `hardhat_dropTransaction`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param hash Hash of the transaction.
   * @example
   * ```ts
   * const dropped = await client.evm_dropTransaction('0x92017777fc3782cc1fa09e3b8020322511e381f419ac2bed224b183ded83825d')
   * console.log(dropped) // true
   * ```
   */
  evm_dropTransaction(hash: S.TransactionHashInput): Promise<boolean>
  /** With its parameters by name. */
  evm_dropTransaction(params: NamedParams['evm_dropTransaction']): Promise<boolean>

  /**
   * Returns the state after the newest block, for `hardhat_loadState`.
   *
   * Another name of `hardhat_dumpState`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param withHistory Not used. Tools of anvil send it.
   * @example
   * ```ts
   * const state = await client.evm_dumpState()
   * console.log(state) // '0x1f8b'
   * ```
   */
  evm_dumpState(withHistory?: S.BooleanInput): Promise<S.Data>
  /** With its parameters by name. */
  evm_dumpState(params: NamedParams['evm_dumpState']): Promise<S.Data>

  /**
   * Stops the chain's clock at a time.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param time Time at which the clock stops, in seconds or milliseconds since 1970 or as a JSON date.
   * @example
   * ```ts
   * const nothing = await client.evm_freezeTime('0x6956b7a8')
   * console.log(nothing) // null
   * ```
   */
  evm_freezeTime(time: S.TimeInput): Promise<null>
  /** With its parameters by name. */
  evm_freezeTime(params: NamedParams['evm_freezeTime']): Promise<null>

  /**
   * Returns whether transactions are mined immediately.
   *
   * Another name of `hardhat_getAutomine`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @example
   * ```ts
   * const enabled = await client.evm_getAutomine()
   * console.log(enabled) // false
   * ```
   */
  evm_getAutomine(): Promise<boolean>

  /**
   * Accepts transactions of an account without its key.
   *
   * Another name of `hardhat_impersonateAccount`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param address Address of the account.
   * @example
   * ```ts
   * const done = await client.evm_impersonateAccount('0x00000000000000000000000000000000deadbeef')
   * console.log(done) // true
   * ```
   */
  evm_impersonateAccount(address: S.AddressInput): Promise<boolean>
  /** With its parameters by name. */
  evm_impersonateAccount(params: NamedParams['evm_impersonateAccount']): Promise<boolean>

  /**
   * Moves the chain's clock forward.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param seconds Seconds to add.
   * @example
   * ```ts
   * const offset = await client.evm_increaseTime('0x3c')
   * console.log(offset) // '0x3c'
   * ```
   */
  evm_increaseTime(seconds: S.SecondsInput): Promise<S.Quantity>
  /** With its parameters by name. */
  evm_increaseTime(params: NamedParams['evm_increaseTime']): Promise<S.Quantity>

  /**
   * Loads the accounts of a dump into the state.
   *
   * Another name of `hardhat_loadState`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param state Dump that `hardhat_dumpState` returned, from this chain or another one.
   * @example
   * ```ts
   * const done = await client.evm_loadState('0x1f8b0800000000000003fb61dd5b9c9c999fa7505c925892aa60f8663ec35e717fd7df0cdf27c43c624003f7d6ee7bdf7d8abd83f7c1b6cdcb531818003508dc893d000000')
   * console.log(done) // true
   * ```
   */
  evm_loadState(state: S.DataInput): Promise<boolean>
  /** With its parameters by name. */
  evm_loadState(params: NamedParams['evm_loadState']): Promise<boolean>

  /**
   * Returns the identity of this chain.
   *
   * Another name of `hardhat_metadata`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @example
   * ```ts
   * const metadata = await client.evm_metadata()
   * console.log(metadata) // { clientVersion: 'Scion/0.1.0/linux-x64/node20', chainId: 33, instanceId: '0x1111111111111111111111111111111111111111111111111111111111111111', latest…
   * ```
   */
  evm_metadata(): Promise<S.ChainMetadata>

  /**
   * Mines one or more blocks.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param options Timestamp in seconds since 1970, after the newest block's, or an object with `timestamp` and `blocks`. Default: one
   * block at the clock's time.
   * @example
   * ```ts
   * const nothing = await client.evm_mine()
   * console.log(nothing) // null
   * ```
   */
  evm_mine(options?: S.MineInput): Promise<null>
  /** With its parameters by name. */
  evm_mine(params: NamedParams['evm_mine']): Promise<null>

  /**
   * Mines until the newest block has this number.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param number Number of the block to mine up to.
   * @example
   * ```ts
   * const nothing = await client.evm_mineBlockNumber('0x7')
   * console.log(nothing) // null
   * ```
   */
  evm_mineBlockNumber(number: S.NumberInput): Promise<null>
  /** With its parameters by name. */
  evm_mineBlockNumber(params: NamedParams['evm_mineBlockNumber']): Promise<null>

  /**
   * Mines one or more blocks and returns them.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param options Timestamp in seconds since 1970, after the newest block's, or an object with `timestamp` and `blocks`. Default: one
   * block at the clock's time.
   * @example
   * ```ts
   * const blocks = await client.evm_mine_detailed({ blocks: 2 })
   * console.log(blocks) // [{ number: '0x6', hash: '0x89f1e30e1252a47ecc93f518000f2d58780525480da9483bf4e9b11ead9ebfb4', parentHash: '0xef9efd7f11858088e282ba1d139871953c8769082…
   * ```
   */
  evm_mine_detailed(options?: S.MineInput): Promise<S.Block[]>
  /** With its parameters by name. */
  evm_mine_detailed(params: NamedParams['evm_mine_detailed']): Promise<S.Block[]>

  /**
   * Returns the settings of the next block.
   *
   * Another name of `hardhat_nodeInfo`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @example
   * ```ts
   * const info = await client.evm_nodeInfo()
   * console.log(info) // { currentBlockNumber: '0x5', currentBlockTimestamp: 1767225640, currentBlockHash: '0xef9efd7f11858088e282ba1d139871953c8769082f25495dcb9052cfc5f059e7'…
   * ```
   */
  evm_nodeInfo(): Promise<S.ChainInfo>

  /**
   * Lets the timestamps of blocks follow the clock again.
   *
   * Another name of `hardhat_removeBlockTimestampInterval`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @example
   * ```ts
   * const removed = await client.evm_removeBlockTimestampInterval()
   * console.log(removed) // false
   * ```
   */
  evm_removeBlockTimestampInterval(): Promise<boolean>

  /**
   * Resets the chain to genesis.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @example
   * ```ts
   * const nothing = await client.evm_reset()
   * console.log(nothing) // null
   * ```
   */
  evm_reset(): Promise<null>

  /**
   * Reverts the chain to a snapshot.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param snapshot Id of the snapshot.
   * @example
   * ```ts
   * const reverted = await client.evm_revert('0x63')
   * console.log(reverted) // false
   * ```
   */
  evm_revert(snapshot: S.SnapshotIdInput): Promise<boolean>
  /** With its parameters by name. */
  evm_revert(params: NamedParams['evm_revert']): Promise<boolean>

  /**
   * Sets the balance of an account.
   *
   * Another name of `hardhat_setBalance`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param address Address of the account.
   * @param balance Balance in wei, below 2^255.
   * @example
   * ```ts
   * const done = await client.evm_setAccountBalance('0x00000000000000000000000000000000deadbeef', '0xde0b6b3a7640000')
   * console.log(done) // true
   * ```
   */
  evm_setAccountBalance(address: S.AddressInput, balance: S.NumberInput): Promise<boolean>
  /** With its parameters by name. */
  evm_setAccountBalance(params: NamedParams['evm_setAccountBalance']): Promise<boolean>

  /**
   * Sets the code of an account.
   *
   * Another name of `hardhat_setCode`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param address Address of the account.
   * @param code Runtime code, not init code.
   * @example
   * ```ts
   * const done = await client.evm_setAccountCode('0x00000000000000000000000000000000deadbeef', '0x00')
   * console.log(done) // true
   * ```
   */
  evm_setAccountCode(address: S.AddressInput, code: S.DataInput): Promise<boolean>
  /** With its parameters by name. */
  evm_setAccountCode(params: NamedParams['evm_setAccountCode']): Promise<boolean>

  /**
   * Sets the nonce of an account.
   *
   * Another name of `hardhat_setNonce`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param address Address of the account.
   * @param nonce Nonce, below 2^63.
   * @example
   * ```ts
   * const done = await client.evm_setAccountNonce('0x00000000000000000000000000000000deadbeef', '0x7')
   * console.log(done) // true
   * ```
   */
  evm_setAccountNonce(address: S.AddressInput, nonce: S.NumberInput): Promise<boolean>
  /** With its parameters by name. */
  evm_setAccountNonce(params: NamedParams['evm_setAccountNonce']): Promise<boolean>

  /**
   * Sets a storage slot of an account.
   *
   * Another name of `hardhat_setStorageAt`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param address Address of the account.
   * @param position Storage slot, at most 32 bytes.
   * @param value Value, at most 32 bytes.
   * @example
   * ```ts
   * const done = await client.evm_setAccountStorageAt('0xda7ce79725418f4f6e13bf5f520c89cec5f6a974', '0x0', '0x0000000000000000000000000000000000000000000000000000000000000007')
   * console.log(done) // true
   * ```
   */
  evm_setAccountStorageAt(address: S.AddressInput, position: S.NumberInput, value: S.CellInput): Promise<boolean>
  /** With its parameters by name. */
  evm_setAccountStorageAt(params: NamedParams['evm_setAccountStorageAt']): Promise<boolean>

  /**
   * Turns automatic mining on or off.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param enabled True turns automatic mining on.
   * @example
   * ```ts
   * const done = await client.evm_setAutomine(true)
   * console.log(done) // true
   * ```
   */
  evm_setAutomine(enabled: S.BooleanInput): Promise<boolean>
  /** With its parameters by name. */
  evm_setAutomine(params: NamedParams['evm_setAutomine']): Promise<boolean>

  /**
   * Sets the balance of an account.
   *
   * Another name of `hardhat_setBalance`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param address Address of the account.
   * @param balance Balance in wei, below 2^255.
   * @example
   * ```ts
   * const done = await client.evm_setBalance('0x00000000000000000000000000000000deadbeef', '0xde0b6b3a7640000')
   * console.log(done) // true
   * ```
   */
  evm_setBalance(address: S.AddressInput, balance: S.NumberInput): Promise<boolean>
  /** With its parameters by name. */
  evm_setBalance(params: NamedParams['evm_setBalance']): Promise<boolean>

  /**
   * Sets the gas limit of all later blocks.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param gasLimit Gas limit, 3,000,000 to 1,000,000,000.
   * @example
   * ```ts
   * const done = await client.evm_setBlockGasLimit('0x1c9c380')
   * console.log(done) // true
   * ```
   */
  evm_setBlockGasLimit(gasLimit: S.NumberInput): Promise<boolean>
  /** With its parameters by name. */
  evm_setBlockGasLimit(params: NamedParams['evm_setBlockGasLimit']): Promise<boolean>

  /**
   * Sets the time between each later block and its parent.
   *
   * Another name of `hardhat_setBlockTimestampInterval`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param interval Milliseconds between a block and its parent.
   * @example
   * ```ts
   * const done = await client.evm_setBlockTimestampInterval(30000)
   * console.log(done) // true
   * ```
   */
  evm_setBlockTimestampInterval(interval: S.MiningIntervalInput): Promise<boolean>
  /** With its parameters by name. */
  evm_setBlockTimestampInterval(params: NamedParams['evm_setBlockTimestampInterval']): Promise<boolean>

  /**
   * Sets the code of an account.
   *
   * Another name of `hardhat_setCode`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param address Address of the account.
   * @param code Runtime code, not init code.
   * @example
   * ```ts
   * const done = await client.evm_setCode('0x00000000000000000000000000000000deadbeef', '0x00')
   * console.log(done) // true
   * ```
   */
  evm_setCode(address: S.AddressInput, code: S.DataInput): Promise<boolean>
  /** With its parameters by name. */
  evm_setCode(params: NamedParams['evm_setCode']): Promise<boolean>

  /**
   * Sets the miner address of later blocks.
   *
   * Another name of `hardhat_setCoinbase`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param address Address of the miner.
   * @example
   * ```ts
   * const done = await client.evm_setCoinbase('0x00000000000000000000000000000000deadbeef')
   * console.log(done) // true
   * ```
   */
  evm_setCoinbase(address: S.AddressInput): Promise<boolean>
  /** With its parameters by name. */
  evm_setCoinbase(params: NamedParams['evm_setCoinbase']): Promise<boolean>

  /**
   * Sets the allowance of a spender for a token.
   *
   * Another name of `hardhat_setERC20Allowance`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param owner Account whose tokens the spender may transfer.
   * @param spender Account that may transfer them.
   * @param token Contract of the token.
   * @param amount Allowance in the token's smallest unit.
   * @example
   * ```ts
   * const done = await client.evm_setERC20Allowance('0x00000000000000000000000000000000deadbeef', '0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826', '0x3c29d8ad6a8e4d5b4d0e3a1a0f7e7d0f6c1b2a39', '0xd3c21bcecceda1000000')
   * console.log(done) // null
   * ```
   */
  evm_setERC20Allowance(owner: S.AddressInput, spender: S.AddressInput, token: S.AddressInput, amount: S.NumberInput): Promise<null>
  /** With its parameters by name. */
  evm_setERC20Allowance(params: NamedParams['evm_setERC20Allowance']): Promise<null>

  /**
   * Mines a block at intervals, or stops doing so.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param interval Interval in milliseconds, at least 10. 0 turns interval mining off. With an array, each interval is a random one between both
   * numbers.
   * @example
   * ```ts
   * const done = await client.evm_setIntervalMining(1000)
   * console.log(done) // true
   * ```
   */
  evm_setIntervalMining(interval: S.MiningPeriodInput): Promise<boolean>
  /** With its parameters by name. */
  evm_setIntervalMining(params: NamedParams['evm_setIntervalMining']): Promise<boolean>

  /**
   * Turns the log of requests and blocks on or off.
   *
   * Another name of `hardhat_setLoggingEnabled`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param enabled True prints the log, false does not.
   * @example
   * ```ts
   * const done = await client.evm_setLoggingEnabled(false)
   * console.log(done) // true
   * ```
   */
  evm_setLoggingEnabled(enabled: S.BooleanInput): Promise<boolean>
  /** With its parameters by name. */
  evm_setLoggingEnabled(params: NamedParams['evm_setLoggingEnabled']): Promise<boolean>

  /**
   * Sets the minimum gas price of all later blocks.
   *
   * Another name of `hardhat_setMinGasPrice`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param price Minimum gas price in wei, below 2^255.
   * @example
   * ```ts
   * const done = await client.evm_setMinGasPrice('0x3b9aca00')
   * console.log(done) // true
   * ```
   */
  evm_setMinGasPrice(price: S.NumberInput): Promise<boolean>
  /** With its parameters by name. */
  evm_setMinGasPrice(params: NamedParams['evm_setMinGasPrice']): Promise<boolean>

  /**
   * Sets the minimum gas price of the next block, and of those after it.
   *
   * Another name of `hardhat_setNextBlockBaseFeePerGas`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param price Minimum gas price in wei, below 2^255.
   * @example
   * ```ts
   * const done = await client.evm_setNextBlockBaseFeePerGas('0x3b9aca00')
   * console.log(done) // true
   * ```
   */
  evm_setNextBlockBaseFeePerGas(price: S.NumberInput): Promise<boolean>
  /** With its parameters by name. */
  evm_setNextBlockBaseFeePerGas(params: NamedParams['evm_setNextBlockBaseFeePerGas']): Promise<boolean>

  /**
   * Sets the timestamp of the next block.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param timestamp Timestamp in seconds since 1970.
   * @example
   * ```ts
   * const timestamp = await client.evm_setNextBlockTimestamp('0x6956b7a8')
   * console.log(timestamp) // '0x6956b7a8'
   * ```
   */
  evm_setNextBlockTimestamp(timestamp: S.NumberInput): Promise<S.Quantity>
  /** With its parameters by name. */
  evm_setNextBlockTimestamp(params: NamedParams['evm_setNextBlockTimestamp']): Promise<S.Quantity>

  /**
   * Sets the nonce of an account.
   *
   * Another name of `hardhat_setNonce`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param address Address of the account.
   * @param nonce Nonce, below 2^63.
   * @example
   * ```ts
   * const done = await client.evm_setNonce('0x00000000000000000000000000000000deadbeef', '0x7')
   * console.log(done) // true
   * ```
   */
  evm_setNonce(address: S.AddressInput, nonce: S.NumberInput): Promise<boolean>
  /** With its parameters by name. */
  evm_setNonce(params: NamedParams['evm_setNonce']): Promise<boolean>

  /**
   * Continues a fork with another endpoint.
   *
   * Another name of `anvil_setRpcUrl`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param url URL of the endpoint, http or https.
   * @example
   * ```ts
   * const done = await client.evm_setRpcUrl('https://public-node.rsk.co')
   * console.log(done) // null
   * ```
   */
  evm_setRpcUrl(url: string): Promise<null>
  /** With its parameters by name. */
  evm_setRpcUrl(params: NamedParams['evm_setRpcUrl']): Promise<null>

  /**
   * Sets a storage slot of an account.
   *
   * Another name of `hardhat_setStorageAt`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param address Address of the account.
   * @param position Storage slot, at most 32 bytes.
   * @param value Value, at most 32 bytes.
   * @example
   * ```ts
   * const done = await client.evm_setStorageAt('0xda7ce79725418f4f6e13bf5f520c89cec5f6a974', '0x0', '0x0000000000000000000000000000000000000000000000000000000000000007')
   * console.log(done) // true
   * ```
   */
  evm_setStorageAt(address: S.AddressInput, position: S.NumberInput, value: S.CellInput): Promise<boolean>
  /** With its parameters by name. */
  evm_setStorageAt(params: NamedParams['evm_setStorageAt']): Promise<boolean>

  /**
   * Sets the chain's clock.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param time Time in seconds or milliseconds since 1970, or as a JSON date. Default: the time of the system clock.
   * @example
   * ```ts
   * const offset = await client.evm_setTime('0x6955c3fa')
   * console.log(offset) // 2760
   * ```
   */
  evm_setTime(time?: S.TimeInput): Promise<number>
  /** With its parameters by name. */
  evm_setTime(params: NamedParams['evm_setTime']): Promise<number>

  /**
   * Creates a snapshot of the chain.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @example
   * ```ts
   * const snapshot = await client.evm_snapshot()
   * console.log(snapshot) // '0x1'
   * ```
   */
  evm_snapshot(): Promise<S.Quantity>

  /**
   * Turns on the mining mode with which the process was started.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @example
   * ```ts
   * const nothing = await client.evm_startMining()
   * console.log(nothing) // null
   * ```
   */
  evm_startMining(): Promise<null>

  /**
   * Stops the impersonation of an account.
   *
   * Another name of `hardhat_stopImpersonatingAccount`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param address Address of the account.
   * @example
   * ```ts
   * const stopped = await client.evm_stopImpersonatingAccount('0x00000000000000000000000000000000deadbeef')
   * console.log(stopped) // false
   * ```
   */
  evm_stopImpersonatingAccount(address: S.AddressInput): Promise<boolean>
  /** With its parameters by name. */
  evm_stopImpersonatingAccount(params: NamedParams['evm_stopImpersonatingAccount']): Promise<boolean>

  /**
   * Turns off automatic and interval mining.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @example
   * ```ts
   * const nothing = await client.evm_stopMining()
   * console.log(nothing) // null
   * ```
   */
  evm_stopMining(): Promise<null>

  /**
   * Adds to the balance of an account.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param address Address of the account.
   * @param amount Amount to add, in wei.
   * @example
   * ```ts
   * const done = await client.hardhat_addBalance('0x00000000000000000000000000000000deadbeef', '0xde0b6b3a7640000')
   * console.log(done) // true
   * ```
   */
  hardhat_addBalance(address: S.AddressInput, amount: S.NumberInput): Promise<boolean>
  /** With its parameters by name. */
  hardhat_addBalance(params: NamedParams['hardhat_addBalance']): Promise<boolean>

  /**
   * Turns the impersonation of all accounts on or off.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param enabled True turns the impersonation on.
   * @example
   * ```ts
   * const done = await client.hardhat_autoImpersonateAccount(true)
   * console.log(done) // true
   * ```
   */
  hardhat_autoImpersonateAccount(enabled: S.BooleanInput): Promise<boolean>
  /** With its parameters by name. */
  hardhat_autoImpersonateAccount(params: NamedParams['hardhat_autoImpersonateAccount']): Promise<boolean>

  /**
   * Sets the token balance of an account.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param address Account that receives the tokens.
   * @param token Contract of the token.
   * @param amount Balance in the token's smallest unit.
   * @example
   * ```ts
   * const done = await client.hardhat_dealERC20('0x00000000000000000000000000000000deadbeef', '0x3c29d8ad6a8e4d5b4d0e3a1a0f7e7d0f6c1b2a39', '0xd3c21bcecceda1000000')
   * console.log(done) // null
   * ```
   */
  hardhat_dealERC20(address: S.AddressInput, token: S.AddressInput, amount: S.NumberInput): Promise<null>
  /** With its parameters by name. */
  hardhat_dealERC20(params: NamedParams['hardhat_dealERC20']): Promise<null>

  /**
   * Removes all transactions from the pool.
   *
   * Another name of `anvil_dropAllTransactions`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @example
   * ```ts
   * const done = await client.hardhat_dropAllTransactions()
   * console.log(done) // null
   * ```
   */
  hardhat_dropAllTransactions(): Promise<null>

  /**
   * Removes a transaction from the pool.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param hash Hash of the transaction.
   * @example
   * ```ts
   * const dropped = await client.hardhat_dropTransaction('0x92017777fc3782cc1fa09e3b8020322511e381f419ac2bed224b183ded83825d')
   * console.log(dropped) // true
   * ```
   */
  hardhat_dropTransaction(hash: S.TransactionHashInput): Promise<boolean>
  /** With its parameters by name. */
  hardhat_dropTransaction(params: NamedParams['hardhat_dropTransaction']): Promise<boolean>

  /**
   * Returns the state after the newest block, for `hardhat_loadState`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param withHistory Not used. Tools of anvil send it.
   * @example
   * ```ts
   * const state = await client.hardhat_dumpState()
   * console.log(state) // '0x1f8b'
   * ```
   */
  hardhat_dumpState(withHistory?: S.BooleanInput): Promise<S.Data>
  /** With its parameters by name. */
  hardhat_dumpState(params: NamedParams['hardhat_dumpState']): Promise<S.Data>

  /**
   * Stops the chain's clock at a time.
   *
   * Another name of `evm_freezeTime`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param time Time at which the clock stops, in seconds or milliseconds since 1970 or as a JSON date.
   * @example
   * ```ts
   * const nothing = await client.hardhat_freezeTime('0x6956b7a8')
   * console.log(nothing) // null
   * ```
   */
  hardhat_freezeTime(time: S.TimeInput): Promise<null>
  /** With its parameters by name. */
  hardhat_freezeTime(params: NamedParams['hardhat_freezeTime']): Promise<null>

  /**
   * Returns whether transactions are mined immediately.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @example
   * ```ts
   * const enabled = await client.hardhat_getAutomine()
   * console.log(enabled) // false
   * ```
   */
  hardhat_getAutomine(): Promise<boolean>

  /**
   * Accepts transactions of an account without its key.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param address Address of the account.
   * @example
   * ```ts
   * const done = await client.hardhat_impersonateAccount('0x00000000000000000000000000000000deadbeef')
   * console.log(done) // true
   * ```
   */
  hardhat_impersonateAccount(address: S.AddressInput): Promise<boolean>
  /** With its parameters by name. */
  hardhat_impersonateAccount(params: NamedParams['hardhat_impersonateAccount']): Promise<boolean>

  /**
   * Moves the chain's clock forward.
   *
   * Another name of `evm_increaseTime`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param seconds Seconds to add.
   * @example
   * ```ts
   * const offset = await client.hardhat_increaseTime('0x3c')
   * console.log(offset) // '0x3c'
   * ```
   */
  hardhat_increaseTime(seconds: S.SecondsInput): Promise<S.Quantity>
  /** With its parameters by name. */
  hardhat_increaseTime(params: NamedParams['hardhat_increaseTime']): Promise<S.Quantity>

  /**
   * Loads the accounts of a dump into the state.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param state Dump that `hardhat_dumpState` returned, from this chain or another one.
   * @example
   * ```ts
   * const done = await client.hardhat_loadState('0x1f8b0800000000000003fb61dd5b9c9c999fa7505c925892aa60f8663ec35e717fd7df0cdf27c43c624003f7d6ee7bdf7d8abd83f7c1b6cdcb531818003508dc893d000000')
   * console.log(done) // true
   * ```
   */
  hardhat_loadState(state: S.DataInput): Promise<boolean>
  /** With its parameters by name. */
  hardhat_loadState(params: NamedParams['hardhat_loadState']): Promise<boolean>

  /**
   * Returns the identity of this chain.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @example
   * ```ts
   * const metadata = await client.hardhat_metadata()
   * console.log(metadata) // { clientVersion: 'Scion/0.1.0/linux-x64/node20', chainId: 33, instanceId: '0x1111111111111111111111111111111111111111111111111111111111111111', latest…
   * ```
   */
  hardhat_metadata(): Promise<S.ChainMetadata>

  /**
   * Mines blocks.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param blocks Number of blocks. Default: 1.
   * @param interval Seconds between blocks. Default: timestamps follow the clock.
   * @example
   * ```ts
   * const done = await client.hardhat_mine()
   * console.log(done) // true
   * ```
   */
  hardhat_mine(blocks?: S.NumberInput, interval?: S.NumberInput): Promise<boolean>
  /** With its parameters by name. */
  hardhat_mine(params: NamedParams['hardhat_mine']): Promise<boolean>

  /**
   * Mines until the newest block has this number.
   *
   * Another name of `evm_mineBlockNumber`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param number Number of the block to mine up to.
   * @example
   * ```ts
   * const nothing = await client.hardhat_mineBlockNumber('0x7')
   * console.log(nothing) // null
   * ```
   */
  hardhat_mineBlockNumber(number: S.NumberInput): Promise<null>
  /** With its parameters by name. */
  hardhat_mineBlockNumber(params: NamedParams['hardhat_mineBlockNumber']): Promise<null>

  /**
   * Mines one or more blocks and returns them.
   *
   * Another name of `evm_mine_detailed`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param options Timestamp in seconds since 1970, after the newest block's, or an object with `timestamp` and `blocks`. Default: one
   * block at the clock's time.
   * @example
   * ```ts
   * const blocks = await client.hardhat_mine_detailed({ blocks: 2 })
   * console.log(blocks) // [{ number: '0x6', hash: '0x89f1e30e1252a47ecc93f518000f2d58780525480da9483bf4e9b11ead9ebfb4', parentHash: '0xef9efd7f11858088e282ba1d139871953c8769082…
   * ```
   */
  hardhat_mine_detailed(options?: S.MineInput): Promise<S.Block[]>
  /** With its parameters by name. */
  hardhat_mine_detailed(params: NamedParams['hardhat_mine_detailed']): Promise<S.Block[]>

  /**
   * Returns the settings of the next block.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @example
   * ```ts
   * const info = await client.hardhat_nodeInfo()
   * console.log(info) // { currentBlockNumber: '0x5', currentBlockTimestamp: 1767225640, currentBlockHash: '0xef9efd7f11858088e282ba1d139871953c8769082f25495dcb9052cfc5f059e7'…
   * ```
   */
  hardhat_nodeInfo(): Promise<S.ChainInfo>

  /**
   * Lets the timestamps of blocks follow the clock again.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @example
   * ```ts
   * const removed = await client.hardhat_removeBlockTimestampInterval()
   * console.log(removed) // false
   * ```
   */
  hardhat_removeBlockTimestampInterval(): Promise<boolean>

  /**
   * Resets the chain to its first block.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param options The block at which a fork begins again. By default, the chain keeps its first block.
   * @example
   * ```ts
   * const done = await client.hardhat_reset()
   * console.log(done) // true
   * ```
   */
  hardhat_reset(options?: S.ResetOptions): Promise<boolean>
  /** With its parameters by name. */
  hardhat_reset(params: NamedParams['hardhat_reset']): Promise<boolean>

  /**
   * Reverts the chain to a snapshot.
   *
   * Another name of `evm_revert`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param snapshot Id of the snapshot.
   * @example
   * ```ts
   * const reverted = await client.hardhat_revert('0x63')
   * console.log(reverted) // false
   * ```
   */
  hardhat_revert(snapshot: S.SnapshotIdInput): Promise<boolean>
  /** With its parameters by name. */
  hardhat_revert(params: NamedParams['hardhat_revert']): Promise<boolean>

  /**
   * Turns automatic mining on or off.
   *
   * Another name of `evm_setAutomine`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param enabled True turns automatic mining on.
   * @example
   * ```ts
   * const done = await client.hardhat_setAutomine(true)
   * console.log(done) // true
   * ```
   */
  hardhat_setAutomine(enabled: S.BooleanInput): Promise<boolean>
  /** With its parameters by name. */
  hardhat_setAutomine(params: NamedParams['hardhat_setAutomine']): Promise<boolean>

  /**
   * Sets the balance of an account.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param address Address of the account.
   * @param balance Balance in wei, below 2^255.
   * @example
   * ```ts
   * const done = await client.hardhat_setBalance('0x00000000000000000000000000000000deadbeef', '0xde0b6b3a7640000')
   * console.log(done) // true
   * ```
   */
  hardhat_setBalance(address: S.AddressInput, balance: S.NumberInput): Promise<boolean>
  /** With its parameters by name. */
  hardhat_setBalance(params: NamedParams['hardhat_setBalance']): Promise<boolean>

  /**
   * Sets the gas limit of all later blocks.
   *
   * Another name of `evm_setBlockGasLimit`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param gasLimit Gas limit, 3,000,000 to 1,000,000,000.
   * @example
   * ```ts
   * const done = await client.hardhat_setBlockGasLimit('0x1c9c380')
   * console.log(done) // true
   * ```
   */
  hardhat_setBlockGasLimit(gasLimit: S.NumberInput): Promise<boolean>
  /** With its parameters by name. */
  hardhat_setBlockGasLimit(params: NamedParams['hardhat_setBlockGasLimit']): Promise<boolean>

  /**
   * Sets the time between each later block and its parent.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param interval Milliseconds between a block and its parent.
   * @example
   * ```ts
   * const done = await client.hardhat_setBlockTimestampInterval(30000)
   * console.log(done) // true
   * ```
   */
  hardhat_setBlockTimestampInterval(interval: S.MiningIntervalInput): Promise<boolean>
  /** With its parameters by name. */
  hardhat_setBlockTimestampInterval(params: NamedParams['hardhat_setBlockTimestampInterval']): Promise<boolean>

  /**
   * Sets the code of an account.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param address Address of the account.
   * @param code Runtime code, not init code.
   * @example
   * ```ts
   * const done = await client.hardhat_setCode('0x00000000000000000000000000000000deadbeef', '0x00')
   * console.log(done) // true
   * ```
   */
  hardhat_setCode(address: S.AddressInput, code: S.DataInput): Promise<boolean>
  /** With its parameters by name. */
  hardhat_setCode(params: NamedParams['hardhat_setCode']): Promise<boolean>

  /**
   * Sets the miner address of later blocks.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param address Address of the miner.
   * @example
   * ```ts
   * const done = await client.hardhat_setCoinbase('0x00000000000000000000000000000000deadbeef')
   * console.log(done) // true
   * ```
   */
  hardhat_setCoinbase(address: S.AddressInput): Promise<boolean>
  /** With its parameters by name. */
  hardhat_setCoinbase(params: NamedParams['hardhat_setCoinbase']): Promise<boolean>

  /**
   * Sets the allowance of a spender for a token.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param owner Account whose tokens the spender may transfer.
   * @param spender Account that may transfer them.
   * @param token Contract of the token.
   * @param amount Allowance in the token's smallest unit.
   * @example
   * ```ts
   * const done = await client.hardhat_setERC20Allowance('0x00000000000000000000000000000000deadbeef', '0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826', '0x3c29d8ad6a8e4d5b4d0e3a1a0f7e7d0f6c1b2a39', '0xd3c21bcecceda1000000')
   * console.log(done) // null
   * ```
   */
  hardhat_setERC20Allowance(owner: S.AddressInput, spender: S.AddressInput, token: S.AddressInput, amount: S.NumberInput): Promise<null>
  /** With its parameters by name. */
  hardhat_setERC20Allowance(params: NamedParams['hardhat_setERC20Allowance']): Promise<null>

  /**
   * Mines a block at intervals, or stops doing so.
   *
   * Another name of `evm_setIntervalMining`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param interval Interval in milliseconds, at least 10. 0 turns interval mining off. With an array, each interval is a random one between both
   * numbers.
   * @example
   * ```ts
   * const done = await client.hardhat_setIntervalMining(1000)
   * console.log(done) // true
   * ```
   */
  hardhat_setIntervalMining(interval: S.MiningPeriodInput): Promise<boolean>
  /** With its parameters by name. */
  hardhat_setIntervalMining(params: NamedParams['hardhat_setIntervalMining']): Promise<boolean>

  /**
   * Turns the log of requests and blocks on or off.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param enabled True prints the log, false does not.
   * @example
   * ```ts
   * const done = await client.hardhat_setLoggingEnabled(false)
   * console.log(done) // true
   * ```
   */
  hardhat_setLoggingEnabled(enabled: S.BooleanInput): Promise<boolean>
  /** With its parameters by name. */
  hardhat_setLoggingEnabled(params: NamedParams['hardhat_setLoggingEnabled']): Promise<boolean>

  /**
   * Sets the minimum gas price of all later blocks.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param price Minimum gas price in wei, below 2^255.
   * @example
   * ```ts
   * const done = await client.hardhat_setMinGasPrice('0x3b9aca00')
   * console.log(done) // true
   * ```
   */
  hardhat_setMinGasPrice(price: S.NumberInput): Promise<boolean>
  /** With its parameters by name. */
  hardhat_setMinGasPrice(params: NamedParams['hardhat_setMinGasPrice']): Promise<boolean>

  /**
   * Sets the minimum gas price of the next block, and of those after it.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param price Minimum gas price in wei, below 2^255.
   * @example
   * ```ts
   * const done = await client.hardhat_setNextBlockBaseFeePerGas('0x3b9aca00')
   * console.log(done) // true
   * ```
   */
  hardhat_setNextBlockBaseFeePerGas(price: S.NumberInput): Promise<boolean>
  /** With its parameters by name. */
  hardhat_setNextBlockBaseFeePerGas(params: NamedParams['hardhat_setNextBlockBaseFeePerGas']): Promise<boolean>

  /**
   * Sets the timestamp of the next block.
   *
   * Another name of `evm_setNextBlockTimestamp`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param timestamp Timestamp in seconds since 1970.
   * @example
   * ```ts
   * const timestamp = await client.hardhat_setNextBlockTimestamp('0x6956b7a8')
   * console.log(timestamp) // '0x6956b7a8'
   * ```
   */
  hardhat_setNextBlockTimestamp(timestamp: S.NumberInput): Promise<S.Quantity>
  /** With its parameters by name. */
  hardhat_setNextBlockTimestamp(params: NamedParams['hardhat_setNextBlockTimestamp']): Promise<S.Quantity>

  /**
   * Sets the nonce of an account.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param address Address of the account.
   * @param nonce Nonce, below 2^63.
   * @example
   * ```ts
   * const done = await client.hardhat_setNonce('0x00000000000000000000000000000000deadbeef', '0x7')
   * console.log(done) // true
   * ```
   */
  hardhat_setNonce(address: S.AddressInput, nonce: S.NumberInput): Promise<boolean>
  /** With its parameters by name. */
  hardhat_setNonce(params: NamedParams['hardhat_setNonce']): Promise<boolean>

  /**
   * Continues a fork with another endpoint.
   *
   * Another name of `anvil_setRpcUrl`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param url URL of the endpoint, http or https.
   * @example
   * ```ts
   * const done = await client.hardhat_setRpcUrl('https://public-node.rsk.co')
   * console.log(done) // null
   * ```
   */
  hardhat_setRpcUrl(url: string): Promise<null>
  /** With its parameters by name. */
  hardhat_setRpcUrl(params: NamedParams['hardhat_setRpcUrl']): Promise<null>

  /**
   * Sets a storage slot of an account.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param address Address of the account.
   * @param position Storage slot, at most 32 bytes.
   * @param value Value, at most 32 bytes.
   * @example
   * ```ts
   * const done = await client.hardhat_setStorageAt('0xda7ce79725418f4f6e13bf5f520c89cec5f6a974', '0x0', '0x0000000000000000000000000000000000000000000000000000000000000007')
   * console.log(done) // true
   * ```
   */
  hardhat_setStorageAt(address: S.AddressInput, position: S.NumberInput, value: S.CellInput): Promise<boolean>
  /** With its parameters by name. */
  hardhat_setStorageAt(params: NamedParams['hardhat_setStorageAt']): Promise<boolean>

  /**
   * Sets the chain's clock.
   *
   * Another name of `evm_setTime`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param time Time in seconds or milliseconds since 1970, or as a JSON date. Default: the time of the system clock.
   * @example
   * ```ts
   * const offset = await client.hardhat_setTime('0x6955c3fa')
   * console.log(offset) // 2760
   * ```
   */
  hardhat_setTime(time?: S.TimeInput): Promise<number>
  /** With its parameters by name. */
  hardhat_setTime(params: NamedParams['hardhat_setTime']): Promise<number>

  /**
   * Creates a snapshot of the chain.
   *
   * Another name of `evm_snapshot`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @example
   * ```ts
   * const snapshot = await client.hardhat_snapshot()
   * console.log(snapshot) // '0x1'
   * ```
   */
  hardhat_snapshot(): Promise<S.Quantity>

  /**
   * Turns on the mining mode with which the process was started.
   *
   * Another name of `evm_startMining`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @example
   * ```ts
   * const nothing = await client.hardhat_startMining()
   * console.log(nothing) // null
   * ```
   */
  hardhat_startMining(): Promise<null>

  /**
   * Stops the impersonation of an account.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param address Address of the account.
   * @example
   * ```ts
   * const stopped = await client.hardhat_stopImpersonatingAccount('0x00000000000000000000000000000000deadbeef')
   * console.log(stopped) // false
   * ```
   */
  hardhat_stopImpersonatingAccount(address: S.AddressInput): Promise<boolean>
  /** With its parameters by name. */
  hardhat_stopImpersonatingAccount(params: NamedParams['hardhat_stopImpersonatingAccount']): Promise<boolean>

  /**
   * Turns off automatic and interval mining.
   *
   * Another name of `evm_stopMining`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @example
   * ```ts
   * const nothing = await client.hardhat_stopMining()
   * console.log(nothing) // null
   * ```
   */
  hardhat_stopMining(): Promise<null>

  /**
   * Returns work for Bitcoin miners.
   *
   * @example
   * ```ts
   * const work = await client.mnr_getWork()
   * console.log(work) // { blockHashForMergedMining: '0x6d28fe243b032ad05e6730928ebd95881bdbd8fe47d52d3aaf3fdb0c0360a477', target: '0x55555555555555555555555555555555555555555…
   * ```
   */
  mnr_getWork(): Promise<S.MergedMiningWork>

  /**
   * Submits a whole Bitcoin block that commits to work.
   *
   * Errors: `invalidBitcoinBlock` (-32602), `submissionRefused` (-33000).
   *
   * @param bitcoinBlock Bitcoin block in Bitcoin's serialisation, with or without witnesses.
   * @example
   * ```ts
   * const submitted = await client.mnr_submitBitcoinBlock('711101000000000000000000000000000000000000000000000000000000000000000000767f01848ad1d1cf33bca47128cd96b318bd01d7e8c4d488c1390e2431fe037a32b9556955555520020000000101000000010000000000000000000000000000000000000000000000000000000000000000ffffffff09080000000000000000ffffffff0200f2052a01000000196a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a00000000000000002b6a2952534b424c4f434b3a6d28fe243b032ad05e6730928ebd95881bdbd8fe47d52d3aaf3fdb0c0360a47700000000')
   * console.log(submitted) // { blockImportedResult: '0x494d504f525445445f42455354', blockHash: '0x89f1e30e1252a47ecc93f518000f2d58780525480da9483bf4e9b11ead9ebfb4', blockIncludedH…
   * ```
   */
  mnr_submitBitcoinBlock(bitcoinBlock: S.DataInput): Promise<S.SubmittedBlock>
  /** With its parameters by name. */
  mnr_submitBitcoinBlock(params: NamedParams['mnr_submitBitcoinBlock']): Promise<S.SubmittedBlock>

  /**
   * Submits a Bitcoin block as the merkle path of its coinbase.
   *
   * Errors: `invalidBitcoinBlock` (-32602), `submissionRefused` (-33000).
   *
   * @param blockHash Hash of the Bitcoin block. It is ignored, because the header determines it.
   * @param blockHeader Header of the Bitcoin block, 80 bytes.
   * @param coinbase Coinbase transaction, with or without witnesses.
   * @param merkleHashes Id of the coinbase, then the sibling hash at each level from the transactions up, in the byte order in which they are
   * hashed.
   * @param blockTransactionCount Number of transactions in the Bitcoin block.
   * @example
   * ```ts
   * const submitted = await client.mnr_submitBitcoinBlockPartialMerkle('0bc7755551301dd9076a6bbe76bc24236e7c9a213fef9d09ec0edbd38e8569fc', '711101000000000000000000000000000000000000000000000000000000000000000000767f01848ad1d1cf33bca47128cd96b318bd01d7e8c4d488c1390e2431fe037a32b955695555552002000000', '01000000010000000000000000000000000000000000000000000000000000000000000000ffffffff09080000000000000000ffffffff0200f2052a01000000196a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a00000000000000002b6a2952534b424c4f434b3a6d28fe243b032ad05e6730928ebd95881bdbd8fe47d52d3aaf3fdb0c0360a47700000000', '767f01848ad1d1cf33bca47128cd96b318bd01d7e8c4d488c1390e2431fe037a', '1')
   * console.log(submitted) // { blockImportedResult: '0x494d504f525445445f42455354', blockHash: '0x89f1e30e1252a47ecc93f518000f2d58780525480da9483bf4e9b11ead9ebfb4', blockIncludedH…
   * ```
   */
  mnr_submitBitcoinBlockPartialMerkle(blockHash: S.DataInput, blockHeader: S.DataInput, coinbase: S.DataInput, merkleHashes: S.HashListInput, blockTransactionCount: S.HexCountInput): Promise<S.SubmittedBlock>
  /** With its parameters by name. */
  mnr_submitBitcoinBlockPartialMerkle(params: NamedParams['mnr_submitBitcoinBlockPartialMerkle']): Promise<S.SubmittedBlock>

  /**
   * Submits a Bitcoin block as the ids of its transactions.
   *
   * Errors: `invalidBitcoinBlock` (-32602), `submissionRefused` (-33000).
   *
   * @param blockHash Hash of the Bitcoin block. It is ignored, because the header determines it.
   * @param blockHeader Header of the Bitcoin block, 80 bytes.
   * @param coinbase Coinbase transaction, with or without witnesses.
   * @param transactionHashes Ids of all transactions in display order of bytes, the coinbase first.
   * @example
   * ```ts
   * const submitted = await client.mnr_submitBitcoinBlockTransactions('0bc7755551301dd9076a6bbe76bc24236e7c9a213fef9d09ec0edbd38e8569fc', '711101000000000000000000000000000000000000000000000000000000000000000000767f01848ad1d1cf33bca47128cd96b318bd01d7e8c4d488c1390e2431fe037a32b955695555552002000000', '01000000010000000000000000000000000000000000000000000000000000000000000000ffffffff09080000000000000000ffffffff0200f2052a01000000196a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a00000000000000002b6a2952534b424c4f434b3a6d28fe243b032ad05e6730928ebd95881bdbd8fe47d52d3aaf3fdb0c0360a47700000000', '7a03fe31240e39c188d4c4e8d701bd18b396cd2871a4bc33cfd1d18a84017f76')
   * console.log(submitted) // { blockImportedResult: '0x494d504f525445445f42455354', blockHash: '0x89f1e30e1252a47ecc93f518000f2d58780525480da9483bf4e9b11ead9ebfb4', blockIncludedH…
   * ```
   */
  mnr_submitBitcoinBlockTransactions(blockHash: S.DataInput, blockHeader: S.DataInput, coinbase: S.DataInput, transactionHashes: S.HashListInput): Promise<S.SubmittedBlock>
  /** With its parameters by name. */
  mnr_submitBitcoinBlockTransactions(params: NamedParams['mnr_submitBitcoinBlockTransactions']): Promise<S.SubmittedBlock>

  /**
   * Returns whether the node accepts peer connections.
   *
   * @example
   * ```ts
   * const isListening = await client.net_listening()
   * console.log(isListening) // false
   * ```
   */
  net_listening(): Promise<boolean>

  /**
   * Returns the number of connected peers.
   *
   * @example
   * ```ts
   * const count = await client.net_peerCount()
   * console.log(count) // '0x0'
   * ```
   */
  net_peerCount(): Promise<S.Quantity>

  /**
   * Returns the connected peers.
   *
   * @example
   * ```ts
   * const peers = await client.net_peerList()
   * console.log(peers) // []
   * ```
   */
  net_peerList(): Promise<string[]>

  /**
   * Returns the network id, as decimal text.
   *
   * @example
   * ```ts
   * const version = await client.net_version()
   * console.log(version) // '33'
   * ```
   */
  net_version(): Promise<string>

  /**
   * Returns the private key of an unlocked account.
   *
   * Errors: `keyNotAvailable` (-32603), `refusedToWebPage` (-32003), `walletDisabled` (-32604).
   *
   * @param address Address of the account.
   * @example
   * ```ts
   * const key = await client.personal_dumpRawKey('0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826')
   * console.log(key) // '0xc85ef7d79691fe79573b1a7064c19c1a9819ebdbd1faaab1a8ec92344438aaf4'
   * ```
   */
  personal_dumpRawKey(address: S.AddressInput): Promise<S.Hash>
  /** With its parameters by name. */
  personal_dumpRawKey(params: NamedParams['personal_dumpRawKey']): Promise<S.Hash>

  /**
   * Imports a private key into the wallet.
   *
   * Errors: `invalidPrivateKey` (-32602), `refusedToWebPage` (-32003), `walletDisabled` (-32604), `walletFull` (-32000).
   *
   * @param key Private key.
   * @param passphrase Passphrase that encrypts the key.
   * @example
   * ```ts
   * const address = await client.personal_importRawKey('0x2a871d0798f97d79848a013d4936a73bf4cc922c825d33c1cf7073dff6d409c6', 'test passphrase!')
   * console.log(address) // '0xa0ee7a142d267c1f36714e4a8f75612f20a79720'
   * ```
   */
  personal_importRawKey(key: S.PrivateKeyInput, passphrase: S.PassphraseInput): Promise<S.Address>
  /** With its parameters by name. */
  personal_importRawKey(params: NamedParams['personal_importRawKey']): Promise<S.Address>

  /**
   * Returns the accounts of the wallet.
   *
   * Errors: `refusedToWebPage` (-32003), `walletDisabled` (-32604).
   *
   * @example
   * ```ts
   * const accounts = await client.personal_listAccounts()
   * console.log(accounts) // ['0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826', '0x7986b3df570230288501eea3d890bd66948c9b79', '0x0a3aa774752ec2042c46548456c094a76c7f3a79', '0xcf7cdbbb…
   * ```
   */
  personal_listAccounts(): Promise<S.Address[]>

  /**
   * Locks an account.
   *
   * Errors: `refusedToWebPage` (-32003), `walletDisabled` (-32604).
   *
   * @param address Address of the account.
   * @example
   * ```ts
   * const wasUnlocked = await client.personal_lockAccount('0x09a1eda29f664ac8f68106f6567276df0c65d859')
   * console.log(wasUnlocked) // true
   * ```
   */
  personal_lockAccount(address: S.AddressInput): Promise<boolean>
  /** With its parameters by name. */
  personal_lockAccount(params: NamedParams['personal_lockAccount']): Promise<boolean>

  /**
   * Creates an account.
   *
   * Errors: `refusedToWebPage` (-32003), `walletDisabled` (-32604), `walletFull` (-32000).
   *
   * @param passphrase Passphrase that encrypts the key.
   * @example
   * ```ts
   * const address = await client.personal_newAccount('test passphrase!')
   * console.log(address) // '0x8f337bf484b2fc75e4b0436645dcc226ee2ac531'
   * ```
   */
  personal_newAccount(passphrase: S.PassphraseInput): Promise<S.Address>
  /** With its parameters by name. */
  personal_newAccount(params: NamedParams['personal_newAccount']): Promise<S.Address>

  /**
   * Creates the account of a seed.
   *
   * Errors: `refusedToWebPage` (-32003), `walletDisabled` (-32604), `walletFull` (-32000).
   *
   * @param seed Seed, any text.
   * @example
   * ```ts
   * const address = await client.personal_newAccountWithSeed('cow1')
   * console.log(address) // '0x7986b3df570230288501eea3d890bd66948c9b79'
   * ```
   */
  personal_newAccountWithSeed(seed: S.SeedInput): Promise<S.Address>
  /** With its parameters by name. */
  personal_newAccountWithSeed(params: NamedParams['personal_newAccountWithSeed']): Promise<S.Address>

  /**
   * Signs a transaction with a locked account and submits it.
   *
   * Errors: `accountNotFound` (-32602), `callFailed` (-32000), `executionReverted` (-32015), `executionRevertedAsEthereum` (3), `gasExceedsAllowance` (-32000), `insufficientFunds` (-32000), `invalidTransaction` (-32602), `keyNotAvailable` (-32603), `refusedAsEthereum` (-32000), `refusedToWebPage` (-32003), `transactionNotMined` (-32009), `transactionRefused` (-32010), `transactionRefusedAsEthereum` (-32000), `walletDisabled` (-32604).
   *
   * @param transaction Transaction to sign and submit.
   * @param passphrase Passphrase that encrypts the key.
   * @example
   * ```ts
   * const transactionHash = await client.personal_sendTransaction({ from: '0xa0ee7a142d267c1f36714e4a8f75612f20a79720', to: '0x7986b3df570230288501eea3d890bd66948c9b79', value: '0x1' }, 'test passphrase!')
   * console.log(transactionHash) // '0x4b16025eb6b7d4444b642ef59a5849f90725d398ba5a62d5f7f9d5ee984dc31a'
   * ```
   */
  personal_sendTransaction(transaction: S.TransactionRequest, passphrase: S.PassphraseInput): Promise<S.Hash>
  /** With its parameters by name. */
  personal_sendTransaction(params: NamedParams['personal_sendTransaction']): Promise<S.Hash>

  /**
   * Signs a message with an unlocked account.
   *
   * Errors: `accountNotFound` (-32602), `refusedToWebPage` (-32003), `walletDisabled` (-32604).
   *
   * @param message Message to sign.
   * @param address Address of the signing account.
   * @param passphrase Not used, because the account must be unlocked. web3.js sends it.
   * @example
   * ```ts
   * const signature = await client.personal_sign('0xdeadbeaf', '0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826')
   * console.log(signature) // '0xd6c389783fe1f016f8ecb339b01b3e8431f2ea50efb10efed1b8c8f61772cfc50033044e707efb14986a7cdbe270c700ece1ab89cc8f3b4f7ccdfea08aa669bd1b'
   * ```
   */
  personal_sign(message: S.DataInput, address: S.AddressInput, passphrase?: S.PassphraseInput): Promise<S.Signature>
  /** With its parameters by name. */
  personal_sign(params: NamedParams['personal_sign']): Promise<S.Signature>

  /**
   * Unlocks an account for a duration.
   *
   * Errors: `refusedToWebPage` (-32003), `walletDisabled` (-32604).
   *
   * @param address Address of the account.
   * @param passphrase Passphrase of the encrypted key. `null` unlocks no account.
   * @param duration Duration in milliseconds. Default: 30 minutes.
   * @example
   * ```ts
   * const isUnlocked = await client.personal_unlockAccount('0xa0ee7a142d267c1f36714e4a8f75612f20a79720', 'test passphrase!', '0xea60')
   * console.log(isUnlocked) // true
   * ```
   */
  personal_unlockAccount(address: S.AddressInput, passphrase: S.PassphraseInput | null, duration?: S.DurationInput): Promise<boolean>
  /** With its parameters by name. */
  personal_unlockAccount(params: NamedParams['personal_unlockAccount']): Promise<boolean>

  /**
   * Returns this OpenRPC document.
   *
   * @example
   * ```ts
   * const document = await client['rpc.discover']()
   * console.log(document) // { openrpc: '1.2.6', info: { title: 'Scion', version: '0.1.0' }, methods: [] }
   * ```
   */
  'rpc.discover'(): Promise<S.OpenRpcDocument>

  /**
   * Returns the modules that this node offers.
   *
   * @example
   * ```ts
   * const modules = await client.rpc_modules()
   * console.log(modules) // { anvil: '1.0', debug: '1.0', eth: '1.0', evm: '1.0', hardhat: '1.0', mnr: '1.0', net: '1.0', personal: '1.0', rpc: '1.0', rsk: '1.0', sco: '1.0', ten…
   * ```
   */
  rpc_modules(): Promise<S.ModuleVersions>

  /**
   * Returns the RLP of a block header, by block hash.
   *
   * @param blockHash Hash of the block.
   * @example
   * ```ts
   * const header = await client.rsk_getRawBlockHeaderByHash('0x5785d614fc4e7bf7e8ead3b9aeb8b3be6cedfec93596ace5678b2a0a38e55c1d')
   * console.log(header) // '0xf90234a05bb06305533501103eb20f3c2acd4a08c0558d617a2e173726e87ba6876dc9bba01dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d4934794ec4ddeb…
   * ```
   */
  rsk_getRawBlockHeaderByHash(blockHash: S.BlockHashInput): Promise<S.Data | null>
  /** With its parameters by name. */
  rsk_getRawBlockHeaderByHash(params: NamedParams['rsk_getRawBlockHeaderByHash']): Promise<S.Data | null>

  /**
   * Returns the RLP of a block header, by block number or tag.
   *
   * @param block Number, hash or tag of the block.
   * @example
   * ```ts
   * const header = await client.rsk_getRawBlockHeaderByNumber('earliest')
   * console.log(header) // '0xf901dea00000000000000000000000000000000000000000000000000000000000000000a01dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347943333333…
   * ```
   */
  rsk_getRawBlockHeaderByNumber(block: S.NumberedBlockSelector): Promise<S.Data | null>
  /** With its parameters by name. */
  rsk_getRawBlockHeaderByNumber(params: NamedParams['rsk_getRawBlockHeaderByNumber']): Promise<S.Data | null>

  /**
   * Returns the RLP of a transaction receipt.
   *
   * @param transactionHash Hash of the transaction.
   * @example
   * ```ts
   * const receipt = await client.rsk_getRawTransactionReceiptByHash('0x143402398a22046fb101bf2fe3d8212a8905af56499c6cfad0aabc1e8762e02a')
   * console.log(receipt) // '0xf901eb0182aad6b901000000000000000000000000000000000000000000000000000000000000000000080000000008400000000000000000000000000000000000000000000000000…
   * ```
   */
  rsk_getRawTransactionReceiptByHash(transactionHash: S.LooseHashInput): Promise<S.Data | null>
  /** With its parameters by name. */
  rsk_getRawTransactionReceiptByHash(params: NamedParams['rsk_getRawTransactionReceiptByHash']): Promise<S.Data | null>

  /**
   * Returns a storage entry of any length.
   *
   * Errors: `blockNotCanonical` (-32600), `blockNotFound` (-32600), `notFoundAsEthereum` (-32000).
   *
   * @param address Address of the contract.
   * @param position Position of the slot.
   * @param block Block whose state is read. Default: `latest`.
   * @example
   * ```ts
   * const bytes = await client.rsk_getStorageBytesAt('0x0000000000000000000000000000000001000006', '0x0', 'latest')
   * console.log(bytes) // '0x0102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728'
   * ```
   */
  rsk_getStorageBytesAt(address: S.AddressInput, position: S.StoragePosition, block?: S.BlockSelector): Promise<S.StorageBytes>
  /** With its parameters by name. */
  rsk_getStorageBytesAt(params: NamedParams['rsk_getStorageBytesAt']): Promise<S.StorageBytes>

  /**
   * Returns a merkle proof of a transaction receipt.
   *
   * @param blockHash Hash of the block.
   * @param transactionHash Hash of the transaction.
   * @example
   * ```ts
   * const nodes = await client.rsk_getTransactionReceiptNodesByHash('0x6c78f1df409f9a99bdfaaa957abacc1a746316137f08eca60115a54a04626d5a', '0x7971d007ae0ebf40bd7f4f2cd9aabd4e0055b3e04a443243c7eb3fc8a9c86801')
   * console.log(nodes) // ['0x700600643d9987bf639800e6cb5ee64325a623b09c00ff52cff08bca01dd8811132aec0001ee', '0x4d5b1604075f1fc899f2236dbcff245fbe350c9ea28a4268b782a384647a539a…
   * ```
   */
  rsk_getTransactionReceiptNodesByHash(blockHash: S.BlockHashInput, transactionHash: S.LooseHashInput): Promise<S.Data[] | null>
  /** With its parameters by name. */
  rsk_getTransactionReceiptNodesByHash(params: NamedParams['rsk_getTransactionReceiptNodesByHash']): Promise<S.Data[] | null>

  /**
   * Returns the version of the peer protocol.
   *
   * @example
   * ```ts
   * const version = await client.rsk_protocolVersion()
   * console.log(version) // '0x3e'
   * ```
   */
  rsk_protocolVersion(): Promise<S.Quantity>

  /**
   * Bans an IP address, or a range of addresses, from the peers.
   *
   * Errors: `invalidBannedAddress` (-32602), `tooManyBannedAddresses` (-32000).
   *
   * @param address Address or range.
   * @example
   * ```ts
   * const nothing = await client.sco_banAddress('192.168.51.1')
   * console.log(nothing) // null
   * ```
   */
  sco_banAddress(address: S.BannedAddressInput): Promise<null>
  /** With its parameters by name. */
  sco_banAddress(params: NamedParams['sco_banAddress']): Promise<null>

  /**
   * Returns the banned addresses and ranges.
   *
   * @example
   * ```ts
   * const addresses = await client.sco_bannedAddresses()
   * console.log(addresses) // []
   * ```
   */
  sco_bannedAddresses(): Promise<string[]>

  /**
   * Deletes the score of a peer.
   *
   * @param peer IP address or node id of the peer.
   * @example
   * ```ts
   * const peers = await client.sco_clearPeerScoring('192.168.51.1')
   * console.log(peers) // []
   * ```
   */
  sco_clearPeerScoring(peer: S.PeerIdInput): Promise<S.PeerScore[]>
  /** With its parameters by name. */
  sco_clearPeerScoring(params: NamedParams['sco_clearPeerScoring']): Promise<S.PeerScore[]>

  /**
   * Returns the score of each peer.
   *
   * @example
   * ```ts
   * const peers = await client.sco_peerList()
   * console.log(peers) // []
   * ```
   */
  sco_peerList(): Promise<S.PeerScore[]>

  /**
   * Returns the sums of all peer scores.
   *
   * @example
   * ```ts
   * const summary = await client.sco_reputationSummary()
   * console.log(summary) // { count: 0, successfulHandshakes: 0, failedHandshakes: 0, invalidHeader: 0, validBlocks: 0, invalidBlocks: 0, validTransactions: 0, invalidTransaction…
   * ```
   */
  sco_reputationSummary(): Promise<S.ReputationSummary>

  /**
   * Removes a ban.
   *
   * Errors: `invalidBannedAddress` (-32602).
   *
   * @param address Address or range.
   * @example
   * ```ts
   * const nothing = await client.sco_unbanAddress('192.168.51.1')
   * console.log(nothing) // null
   * ```
   */
  sco_unbanAddress(address: S.BannedAddressInput): Promise<null>
  /** With its parameters by name. */
  sco_unbanAddress(params: NamedParams['sco_unbanAddress']): Promise<null>

  /**
   * Not supported: Rootstock has no Whisper.
   *
   */
  shh_addToGroup(): Promise<null>

  /**
   * Not supported: Rootstock has no Whisper.
   *
   */
  shh_getFilterChanges(): Promise<null>

  /**
   * Not supported: Rootstock has no Whisper.
   *
   */
  shh_getMessages(): Promise<null>

  /**
   * Not supported: Rootstock has no Whisper.
   *
   */
  shh_hasIdentity(): Promise<null>

  /**
   * Not supported: Rootstock has no Whisper.
   *
   */
  shh_newFilter(): Promise<null>

  /**
   * Not supported: Rootstock has no Whisper.
   *
   */
  shh_newGroup(): Promise<null>

  /**
   * Not supported: Rootstock has no Whisper.
   *
   */
  shh_newIdentity(): Promise<null>

  /**
   * Not supported: Rootstock has no Whisper.
   *
   */
  shh_post(): Promise<null>

  /**
   * Not supported: Rootstock has no Whisper.
   *
   */
  shh_uninstallFilter(): Promise<null>

  /**
   * Not supported: Rootstock has no Whisper.
   *
   */
  shh_version(): Promise<null>

  /**
   * Adds to the balance of an account.
   *
   * Another name of `hardhat_addBalance`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param address Address of the account.
   * @param amount Amount to add, in wei.
   * @example
   * ```ts
   * const done = await client.tenderly_addBalance('0x00000000000000000000000000000000deadbeef', '0xde0b6b3a7640000')
   * console.log(done) // true
   * ```
   */
  tenderly_addBalance(address: S.AddressInput, amount: S.NumberInput): Promise<boolean>
  /** With its parameters by name. */
  tenderly_addBalance(params: NamedParams['tenderly_addBalance']): Promise<boolean>

  /**
   * Sets the balance of an account.
   *
   * Another name of `hardhat_setBalance`.
   *
   * Errors: `controlRefused` (-32000).
   *
   * @param address Address of the account.
   * @param balance Balance in wei, below 2^255.
   * @example
   * ```ts
   * const done = await client.tenderly_setBalance('0x00000000000000000000000000000000deadbeef', '0xde0b6b3a7640000')
   * console.log(done) // true
   * ```
   */
  tenderly_setBalance(address: S.AddressInput, balance: S.NumberInput): Promise<boolean>
  /** With its parameters by name. */
  tenderly_setBalance(params: NamedParams['tenderly_setBalance']): Promise<boolean>

  /**
   * Returns the actions of all transactions of a block.
   *
   * Errors: `blockNotCanonical` (-32600), `notFoundAsEthereum` (-32000).
   *
   * @param block Number, tag or hash of the block.
   * @example
   * ```ts
   * const traces = await client.trace_block('0x1')
   * console.log(traces) // [{ action: { callType: 'call', from: '0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826', to: '0x7986b3df570230288501eea3d890bd66948c9b79', gas: '0x0', input…
   * ```
   */
  trace_block(block: S.TraceBlockSelector | S.AnyCaseTag): Promise<S.ActionTraces | null>
  /** With its parameters by name. */
  trace_block(params: NamedParams['trace_block']): Promise<S.ActionTraces | null>

  /**
   * Executes a call without creating a transaction, and returns its traces.
   *
   * Errors: `blockNotCanonical` (-32600), `blockNotFound` (-32600), `invalidOverride` (-32602), `notFoundAsEthereum` (-32000), `refusedAsEthereum` (-32000), `simulatedGasTooLow` (-38013), `unknownBlockNumber` (-32602).
   *
   * @param call Call to trace.
   * @param traceTypes The parts of the trace to return.
   * @param block Block whose state the call runs on. Default: `latest`.
   * @param stateOverrides The parts of accounts to replace before the call, as in reth.
   * @param blockOverrides Values of the block that code sees, as in reth.
   * @example
   * ```ts
   * const traces = await client.trace_call({ from: '0x7986b3df570230288501eea3d890bd66948c9b79', to: '0xda7ce79725418f4f6e13bf5f520c89cec5f6a974', data: '0x6057361d00000000000000000000000000000000000000000000000000000000000001f4' }, ['trace', 'stateDiff'], 'latest')
   * console.log(traces) // { output: '0x', stateDiff: { '0x7986b3df570230288501eea3d890bd66948c9b79': { balance: '=', code: '=', nonce: { '*': { from: '0x2', to: '0x3' } }, stor…
   * ```
   */
  trace_call(call: S.CallRequest, traceTypes: S.TraceTypes, block?: S.LooseBlockSelector, stateOverrides?: S.StateOverrides, blockOverrides?: S.BlockOverrides): Promise<S.ParityTrace>
  /** With its parameters by name. */
  trace_call(params: NamedParams['trace_call']): Promise<S.ParityTrace>

  /**
   * Executes calls one after the other without creating transactions, and returns their traces.
   *
   * Errors: `blockNotCanonical` (-32600), `blockNotFound` (-32600), `invalidTracedPair` (-32602), `notFoundAsEthereum` (-32000), `refusedAsEthereum` (-32000), `simulatedGasTooLow` (-38013), `simulationTooLarge` (-38026), `unknownBlockNumber` (-32602).
   *
   * @param calls Calls, each with the parts of its trace to return. At most 1,000.
   * @param block Block whose state the first call runs on. Default: `latest`.
   * @example
   * ```ts
   * const traces = await client.trace_callMany([[{ from: '0x7986b3df570230288501eea3d890bd66948c9b79', to: '0xda7ce79725418f4f6e13bf5f520c89cec5f6a974', data: '0x6057361d00000000000000000000000000000000000000000000000000000000000001f4' }, ['stateDiff']], [{ to: '0xda7ce79725418f4f6e13bf5f520c89cec5f6a974', data: '0x8381f58a' }, ['trace']]], 'latest')
   * console.log(traces) // [{ output: '0x', stateDiff: { '0x7986b3df570230288501eea3d890bd66948c9b79': { balance: '=', code: '=', nonce: { '*': { from: '0x2', to: '0x3' } }, sto…
   * ```
   */
  trace_callMany(calls: S.TracedPairs, block?: S.LooseBlockSelector): Promise<S.ParityTraces>
  /** With its parameters by name. */
  trace_callMany(params: NamedParams['trace_callMany']): Promise<S.ParityTraces>

  /**
   * Returns the actions of matching transactions in a block range.
   *
   * Errors: `invalidTraceRange` (-32602), `traceRangeTooWide` (-32012).
   *
   * @param filter Block range, addresses and count.
   * @example
   * ```ts
   * const traces = await client.trace_filter({ fromBlock: '0x1', toBlock: '0x3', fromAddress: ['0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826'], count: 1 })
   * console.log(traces) // [{ action: { callType: 'call', from: '0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826', to: '0x7986b3df570230288501eea3d890bd66948c9b79', gas: '0x0', input…
   * ```
   */
  trace_filter(filter: S.TraceFilter): Promise<S.ActionTraces>
  /** With its parameters by name. */
  trace_filter(params: NamedParams['trace_filter']): Promise<S.ActionTraces>

  /**
   * Returns one action of a block.
   *
   * Errors: `invalidTracePositions` (-32602).
   *
   * @param transactionHash Hash of a transaction of the block.
   * @param positions Index of the action, in an array.
   * @example
   * ```ts
   * const trace = await client.trace_get('0x143402398a22046fb101bf2fe3d8212a8905af56499c6cfad0aabc1e8762e02a', ['0x0'])
   * console.log(trace) // { action: { callType: 'call', from: '0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826', to: '0xda7ce79725418f4f6e13bf5f520c89cec5f6a974', gas: '0x186a0', in…
   * ```
   */
  trace_get(transactionHash: S.TraceGetHash, positions: S.TracePositions): Promise<S.ActionTrace | null>
  /** With its parameters by name. */
  trace_get(params: NamedParams['trace_get']): Promise<S.ActionTrace | null>

  /**
   * Executes a signed transaction without sending it, and returns its traces.
   *
   * Errors: `blockNotCanonical` (-32600), `blockNotFound` (-32600), `invalidTransaction` (-32602), `notFoundAsEthereum` (-32000), `simulatedGasTooLow` (-38013), `transactionRefused` (-32010), `transactionRefusedAsEthereum` (-32000), `unknownBlockNumber` (-32602).
   *
   * @param data RLP of the signed transaction.
   * @param traceTypes The parts of the trace to return.
   * @param block Block whose state the transaction runs on, as in reth. Default: `latest`.
   * @example
   * ```ts
   * const traces = await client.trace_rawTransaction('0xf86b80843b9aca00825208947986b3df570230288501eea3d890bd66948c9b79880de0b6b3a76400008065a021927ee777c431860494a48a70ec527e717a1f20b7e1cb71f29f63dac0cfefdba04e5af740d7430d913da753ca9aba2b972dc8e7e0effbffc2d76fd350abbba645', ['trace', 'stateDiff'])
   * console.log(traces) // { output: '0x', stateDiff: { '0x39b12c05e8503356e3a7df0b7b33efa4c054c409': { balance: { '*': { from: '0xc9f2c9cd05455a49de7640000', to: '0xc9f2c9cd046…
   * ```
   */
  trace_rawTransaction(data: S.DataInput, traceTypes: S.TraceTypes, block?: S.LooseBlockSelector): Promise<S.ParityTrace>
  /** With its parameters by name. */
  trace_rawTransaction(params: NamedParams['trace_rawTransaction']): Promise<S.ParityTrace>

  /**
   * Executes the transactions of a block again, and returns their traces.
   *
   * Errors: `blockNotCanonical` (-32600), `notFoundAsEthereum` (-32000).
   *
   * @param block Number, tag or hash of the block.
   * @param traceTypes The parts of the traces to return.
   * @example
   * ```ts
   * const traces = await client.trace_replayBlockTransactions('0x1', ['trace', 'stateDiff'])
   * console.log(traces) // [{ output: '0x', stateDiff: { '0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826': { balance: { '*': { from: '0xc9f2c9cd04674edea40000000', to: '0xc9f2c9cd03…
   * ```
   */
  trace_replayBlockTransactions(block: S.LooseBlockSelector, traceTypes: S.TraceTypes): Promise<S.ReplayedTraces | null>
  /** With its parameters by name. */
  trace_replayBlockTransactions(params: NamedParams['trace_replayBlockTransactions']): Promise<S.ReplayedTraces | null>

  /**
   * Executes a transaction of a block again, and returns its traces.
   *
   * @param transactionHash Hash of the transaction.
   * @param traceTypes The parts of the trace to return.
   * @example
   * ```ts
   * const traces = await client.trace_replayTransaction('0x143402398a22046fb101bf2fe3d8212a8905af56499c6cfad0aabc1e8762e02a', ['trace', 'stateDiff'])
   * console.log(traces) // { output: '0x', stateDiff: { '0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826': { balance: { '*': { from: '0xc9f2c9cd03893bdb4a7ac0a00', to: '0xc9f2c9cd038…
   * ```
   */
  trace_replayTransaction(transactionHash: S.LooseHashInput, traceTypes: S.TraceTypes): Promise<S.ParityTrace | null>
  /** With its parameters by name. */
  trace_replayTransaction(params: NamedParams['trace_replayTransaction']): Promise<S.ParityTrace | null>

  /**
   * Returns the actions of a transaction, in the order of execution.
   *
   * @param transactionHash Hash of the transaction.
   * @example
   * ```ts
   * const traces = await client.trace_transaction('0x143402398a22046fb101bf2fe3d8212a8905af56499c6cfad0aabc1e8762e02a')
   * console.log(traces) // [{ action: { callType: 'call', from: '0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826', to: '0xda7ce79725418f4f6e13bf5f520c89cec5f6a974', gas: '0x186a0', i…
   * ```
   */
  trace_transaction(transactionHash: S.LooseHashInput): Promise<S.ActionTraces | null>
  /** With its parameters by name. */
  trace_transaction(params: NamedParams['trace_transaction']): Promise<S.ActionTraces | null>

  /**
   * Returns all transactions of the pool.
   *
   * @example
   * ```ts
   * const content = await client.txpool_content()
   * console.log(content) // { pending: { '0a3aa774752ec2042c46548456c094a76c7f3a79': { '1': [{ blockHash: '0x0000000000000000000000000000000000000000000000000000000000000000', bl…
   * ```
   */
  txpool_content(): Promise<S.PoolContent>

  /**
   * Returns the transactions of one sender in the pool.
   *
   * @param address Sender of the transactions.
   * @example
   * ```ts
   * const content = await client.txpool_contentFrom('0x0a3aa774752ec2042c46548456c094a76c7f3a79')
   * console.log(content) // { pending: { '1': { hash: '0x1f3fa4bf21ac1741a2dc4abb0996e35446a52bfffab143494b6739ba60b1e062', nonce: '0x1', blockHash: null, blockNumber: null, tran…
   * ```
   */
  txpool_contentFrom(address: S.AddressInput): Promise<S.SenderPoolContent>
  /** With its parameters by name. */
  txpool_contentFrom(params: NamedParams['txpool_contentFrom']): Promise<S.SenderPoolContent>

  /**
   * Returns a one-line summary of each transaction of the pool.
   *
   * @example
   * ```ts
   * const content = await client.txpool_inspect()
   * console.log(content) // { pending: { '0a3aa774752ec2042c46548456c094a76c7f3a79': { '1': ['da7ce79725418f4f6e13bf5f520c89cec5f6a974: 0 wei + 100000 x 1000000000 gas'] }, cd2a3…
   * ```
   */
  txpool_inspect(): Promise<S.PoolSummaries>

  /**
   * Returns the number of transactions in the pool.
   *
   * @example
   * ```ts
   * const status = await client.txpool_status()
   * console.log(status) // { pending: 2, queued: 1 }
   * ```
   */
  txpool_status(): Promise<S.PoolStatus>

  /**
   * Returns the name and version of the node.
   *
   * @example
   * ```ts
   * const version = await client.web3_clientVersion()
   * console.log(version) // 'Scion/0.1.0/linux-x64/node20'
   * ```
   */
  web3_clientVersion(): Promise<string>

  /**
   * Returns the Keccak-256 hash of data.
   *
   * @param data Data to hash.
   * @example
   * ```ts
   * const hash = await client.web3_sha3('0x68656c6c6f20776f726c64')
   * console.log(hash) // '0x47173285a8d7341e5e972fc677286384f802f8ef42a5ec5f03bbfa254cb01fad'
   * ```
   */
  web3_sha3(data: S.PrefixedDataInput): Promise<S.Hash>
  /** With its parameters by name. */
  web3_sha3(params: NamedParams['web3_sha3']): Promise<S.Hash>
}
