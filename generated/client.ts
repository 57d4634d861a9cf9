// Generated from openrpc/ by `npm run codegen`. Do not edit.
import type * as S from './schemas.ts'

/** The parameters of each method by name. */
export interface NamedParams {
  eth_accounts: Record<string, never>
  eth_blockNumber: Record<string, never>
  eth_call: { call: S.CallRequest; block: S.ExecutionBlockSelector }
  eth_chainId: Record<string, never>
  eth_estimateGas: { call: S.CallRequest; block?: S.ExecutionBlockSelector | null | undefined }
  eth_gasPrice: Record<string, never>
  eth_getBalance: { address: S.AddressInput; block?: S.BlockSelector | undefined }
  eth_getBlockByHash: { blockHash: S.BlockHashInput; fullTransactions?: S.BooleanInput | undefined }
  eth_getBlockByNumber: { block: S.BlockIdentifier; fullTransactions?: S.BooleanInput | undefined }
  eth_getBlockTransactionCountByHash: { blockHash: S.BlockHashInput }
  eth_getBlockTransactionCountByNumber: { block: S.BlockIdentifier }
  eth_getCode: { address: S.AddressInput; block: S.BlockSelector }
  eth_getLogs: { filter: S.LogFilter }
  eth_getStorageAt: { address: S.AddressInput; position: S.NumberInput; block: S.BlockSelector }
  eth_getTransactionByBlockHashAndIndex: { blockHash: S.BlockHashInput; index: S.IndexInput }
  eth_getTransactionByBlockNumberAndIndex: { block: S.BlockIdentifier; index: S.IndexInput }
  eth_getTransactionByHash: { transactionHash: S.TransactionHashInput }
  eth_getTransactionCount: { address: S.AddressInput; block?: S.BlockSelector | undefined }
  eth_getTransactionReceipt: { transactionHash: S.TransactionHashInput }
  eth_getUncleCountByBlockHash: { blockHash: S.BlockHashInput }
  eth_getUncleCountByBlockNumber: { block: S.BlockIdentifier }
  eth_protocolVersion: Record<string, never>
  eth_sendRawTransaction: { data: S.DataInput }
  net_version: Record<string, never>
  'rpc.discover': Record<string, never>
  web3_clientVersion: Record<string, never>
  web3_sha3: { data: S.PrefixedDataInput }
}

/**
 * Every method of the document, under its name on the wire.
 *
 * All of them can also fail with `executionTimedOut` (-32011), `internalError` (-32603), `invalidApiKey` (-32001), `invalidParams` (-32602), `invalidRequest` (-32600), `limitExceeded` (-32005), `methodNotFound` (-32601), `notAllowedForKey` (-32003), `parseError` (-32700), `responseTooLarge` (-32011).
 */
export interface Client {
  /**
   * The accounts that the node can sign for.
   *
   * @example
   * ```ts
   * const accounts = await client.eth_accounts()
   * console.log(accounts) // []
   * ```
   */
  eth_accounts(): Promise<S.Address[]>

  /**
   * The height of the newest block.
   *
   * @example
   * ```ts
   * const number = await client.eth_blockNumber()
   * console.log(number) // '0x5'
   * ```
   */
  eth_blockNumber(): Promise<S.Quantity>

  /**
   * Runs a call without making a transaction.
   *
   * Errors: `blockNotCanonical` (-32600), `blockNotFound` (-32600), `executionReverted` (-32015), `unknownBlockNumber` (-32602).
   *
   * @param call What to execute.
   * @param block On the state after which block.
   * @example
   * ```ts
   * const output = await client.eth_call({ to: '0xda7ce79725418f4f6e13bf5f520c89cec5f6a974', data: '0x8381f58a' }, 'latest')
   * console.log(output) // '0x0000000000000000000000000000000000000000000000000000000000000063'
   * ```
   */
  eth_call(call: S.CallRequest, block: S.ExecutionBlockSelector): Promise<S.Data>
  /** With its parameters by name. */
  eth_call(params: NamedParams['eth_call']): Promise<S.Data>

  /**
   * The chain id, which signed transactions carry (EIP-155).
   *
   * @example
   * ```ts
   * const chainId = await client.eth_chainId()
   * console.log(chainId) // '0x21'
   * ```
   */
  eth_chainId(): Promise<S.Quantity>

  /**
   * The gas that a transaction needs.
   *
   * Errors: `blockNotCanonical` (-32600), `blockNotFound` (-32600), `executionReverted` (-32015), `gasExceedsAllowance` (-32000), `insufficientFunds` (-32000), `unknownBlockNumber` (-32602).
   *
   * @param call The transaction; all members are optional.
   * @param block On the state after which block; `latest` by default and for null.
   * @example
   * ```ts
   * const gas = await client.eth_estimateGas({ from: '0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826', to: '0x7986b3df570230288501eea3d890bd66948c9b79', value: '0x1' })
   * console.log(gas) // '0x5208'
   * ```
   */
  eth_estimateGas(call: S.CallRequest, block?: S.ExecutionBlockSelector | null): Promise<S.Quantity>
  /** With its parameters by name. */
  eth_estimateGas(params: NamedParams['eth_estimateGas']): Promise<S.Quantity>

  /**
   * A price per gas that will do.
   *
   * @example
   * ```ts
   * const price = await client.eth_gasPrice()
   * console.log(price) // '0x0'
   * ```
   */
  eth_gasPrice(): Promise<S.Quantity>

  /**
   * The balance of an account, in wei.
   *
   * Errors: `blockNotCanonical` (-32600), `blockNotFound` (-32600).
   *
   * @param address The account.
   * @param block After which block; `latest` by default.
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
   * A block by its hash.
   *
   * @param blockHash Hash of the block.
   * @param fullTransactions True for whole transactions, false (the default) for their hashes.
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
   * A block of the main chain by its number or a tag.
   *
   * @param block The block by number, hash or tag.
   * @param fullTransactions True for whole transactions, false (the default) for their hashes.
   * @example
   * ```ts
   * const block = await client.eth_getBlockByNumber('0x1', true)
   * console.log(block) // { number: '0x1', hash: '0x5785d614fc4e7bf7e8ead3b9aeb8b3be6cedfec93596ace5678b2a0a38e55c1d', parentHash: '0x5bb06305533501103eb20f3c2acd4a08c0558d617a…
   * ```
   */
  eth_getBlockByNumber(block: S.BlockIdentifier, fullTransactions?: S.BooleanInput): Promise<S.BlockOrNull>
  /** With its parameters by name. */
  eth_getBlockByNumber(params: NamedParams['eth_getBlockByNumber']): Promise<S.BlockOrNull>

  /**
   * How many transactions a block has, by its hash.
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
   * How many transactions a block has, by its number or a tag.
   *
   * @param block The block by number, hash or tag.
   * @example
   * ```ts
   * const count = await client.eth_getBlockTransactionCountByNumber('0x4')
   * console.log(count) // '0x3'
   * ```
   */
  eth_getBlockTransactionCountByNumber(block: S.BlockIdentifier): Promise<S.Quantity | null>
  /** With its parameters by name. */
  eth_getBlockTransactionCountByNumber(params: NamedParams['eth_getBlockTransactionCountByNumber']): Promise<S.Quantity | null>

  /**
   * The code of a contract.
   *
   * Errors: `blockNotCanonical` (-32600), `blockNotFound` (-32600).
   *
   * @param address The account.
   * @param block After which block.
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
   * The logs that match a filter.
   *
   * Errors: `invalidLogRange` (-32602), `logLimitExceeded` (-32012).
   *
   * @param filter Which logs.
   * @example
   * ```ts
   * const logs = await client.eth_getLogs({ fromBlock: '0x1', toBlock: 'latest', address: '0xda7ce79725418f4f6e13bf5f520c89cec5f6a974', topics: ['0x1746da8bb29191d72160235494a0cf8c57a155580d02593e1f14f9a4ddd525f5'] })
   * console.log(logs) // [{ logIndex: '0x0', blockNumber: '0x3', blockHash: '0xdfdcec3c2cb13799f726a9076b6de239f2c035cf955bd4f499cbef200559bb7a', transactionHash: '0x143402398…
   * ```
   */
  eth_getLogs(filter: S.LogFilter): Promise<S.Log[]>
  /** With its parameters by name. */
  eth_getLogs(params: NamedParams['eth_getLogs']): Promise<S.Log[]>

  /**
   * One storage cell of a contract.
   *
   * Errors: `blockNotCanonical` (-32600), `blockNotFound` (-32600), `storageCellTooLong` (-32000).
   *
   * @param address The contract.
   * @param position Position of the cell.
   * @param block After which block.
   * @example
   * ```ts
   * const word = await client.eth_getStorageAt('0xda7ce79725418f4f6e13bf5f520c89cec5f6a974', '0x0', 'latest')
   * console.log(word) // '0x0000000000000000000000000000000000000000000000000000000000000063'
   * ```
   */
  eth_getStorageAt(address: S.AddressInput, position: S.NumberInput, block: S.BlockSelector): Promise<S.Hash>
  /** With its parameters by name. */
  eth_getStorageAt(params: NamedParams['eth_getStorageAt']): Promise<S.Hash>

  /**
   * A transaction by its block's hash and its position.
   *
   * @param blockHash Hash of the block.
   * @param index Position of the transaction in the block, from zero.
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
   * A transaction by its block's number or tag and its position.
   *
   * @param block The block by number, hash or tag.
   * @param index Position of the transaction in the block, from zero.
   * @example
   * ```ts
   * const transaction = await client.eth_getTransactionByBlockNumberAndIndex('0x1', '0x0')
   * console.log(transaction) // { hash: '0x6e05277124b4a99b98f82ea435363728011f38c9e22eb99486d5199bb00f11ac', nonce: '0x0', blockHash: '0x5785d614fc4e7bf7e8ead3b9aeb8b3be6cedfec93596…
   * ```
   */
  eth_getTransactionByBlockNumberAndIndex(block: S.BlockIdentifier, index: S.IndexInput): Promise<S.TransactionOrNull>
  /** With its parameters by name. */
  eth_getTransactionByBlockNumberAndIndex(params: NamedParams['eth_getTransactionByBlockNumberAndIndex']): Promise<S.TransactionOrNull>

  /**
   * A transaction by its hash.
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
   * How many transactions an account has sent: its next nonce.
   *
   * Errors: `blockNotCanonical` (-32600), `blockNotFound` (-32600).
   *
   * @param address The account.
   * @param block After which block; `latest` by default.
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
   * What a mined transaction left behind.
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
   * How many uncles a block has, by its hash.
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
   * How many uncles a block has, by its number or a tag.
   *
   * @param block The block by number, hash or tag.
   * @example
   * ```ts
   * const count = await client.eth_getUncleCountByBlockNumber('0x1')
   * console.log(count) // '0x0'
   * ```
   */
  eth_getUncleCountByBlockNumber(block: S.BlockIdentifier): Promise<S.Quantity | null>
  /** With its parameters by name. */
  eth_getUncleCountByBlockNumber(params: NamedParams['eth_getUncleCountByBlockNumber']): Promise<S.Quantity | null>

  /**
   * The version of the peer protocol.
   *
   * @example
   * ```ts
   * const version = await client.eth_protocolVersion()
   * console.log(version) // '0x3e'
   * ```
   */
  eth_protocolVersion(): Promise<S.Quantity>

  /**
   * Hands in a signed transaction.
   *
   * Errors: `invalidTransaction` (-32602), `transactionNotMined` (-32009), `transactionRefused` (-32010).
   *
   * @param data The RLP of the signed transaction.
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
   * The network id, as decimal text.
   *
   * @example
   * ```ts
   * const version = await client.net_version()
   * console.log(version) // '33'
   * ```
   */
  net_version(): Promise<string>

  /**
   * This document.
   *
   * @example
   * ```ts
   * const document = await client['rpc.discover']()
   * console.log(document) // { openrpc: '1.3.2', info: { title: 'Scion', version: '0.1.0' }, methods: [] }
   * ```
   */
  'rpc.discover'(): Promise<S.OpenRpcDocument>

  /**
   * Which program answers.
   *
   * @example
   * ```ts
   * const version = await client.web3_clientVersion()
   * console.log(version) // 'Scion/0.1.0/linux-x64/node20'
   * ```
   */
  web3_clientVersion(): Promise<string>

  /**
   * The Keccak-256 hash of data.
   *
   * @param data What to hash.
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
