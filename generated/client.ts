// Generated from openrpc/ by `npm run codegen`. Do not edit.
import type * as S from './schemas.ts'

/** Sends one request and gives its result; how, and what happens on errors, is its own business. */
export type Transport = (method: string, params: readonly unknown[]) => Promise<unknown>

/** Every method of the document. All of them can also answer: -32011 executionTimedOut, -32603 internalError, -32001 invalidApiKey, -32602 invalidParams, -32600 invalidRequest, -32005 limitExceeded, -32601 methodNotFound, -32003 notAllowedForKey, -32700 parseError, -32011 responseTooLarge. */
export interface Client {
  /** The accounts that the node can sign for. */
  eth_accounts(): Promise<S.Address[]>
  /** The height of the newest block. */
  eth_blockNumber(): Promise<S.Quantity>
  /** Runs a call without making a transaction. Errors: -32600 blockNotCanonical, -32600 blockNotFound, -32015 executionReverted, -32602 unknownBlockNumber. */
  eth_call(call: S.CallRequest, block: S.ExecutionBlockSelector): Promise<S.Data>
  /** The chain id, which signed transactions carry (EIP-155). */
  eth_chainId(): Promise<S.Quantity>
  /** The gas that a transaction needs. Errors: -32600 blockNotCanonical, -32600 blockNotFound, -32015 executionReverted, -32000 gasExceedsAllowance, -32000 insufficientFunds, -32602 unknownBlockNumber. */
  eth_estimateGas(call: S.CallRequest, block?: S.ExecutionBlockSelector | null): Promise<S.Quantity>
  /** A price per gas that will do. */
  eth_gasPrice(): Promise<S.Quantity>
  /** The balance of an account, in wei. Errors: -32600 blockNotCanonical, -32600 blockNotFound. */
  eth_getBalance(address: S.AddressInput, block?: S.BlockSelector): Promise<S.Quantity>
  /** A block by its hash. */
  eth_getBlockByHash(blockHash: S.BlockHashInput, fullTransactions?: boolean): Promise<S.BlockOrNull>
  /** A block of the main chain by its number or a tag. */
  eth_getBlockByNumber(block: S.BlockIdentifier, fullTransactions?: boolean): Promise<S.BlockOrNull>
  /** How many transactions a block has, by its hash. */
  eth_getBlockTransactionCountByHash(blockHash: S.BlockHashInput): Promise<S.Quantity | null>
  /** How many transactions a block has, by its number or a tag. */
  eth_getBlockTransactionCountByNumber(block: S.BlockIdentifier): Promise<S.Quantity | null>
  /** The code of a contract. Errors: -32600 blockNotCanonical, -32600 blockNotFound. */
  eth_getCode(address: S.AddressInput, block: S.BlockSelector): Promise<S.Data>
  /** The logs that match a filter. Errors: -32602 invalidLogRange, -32012 logLimitExceeded. */
  eth_getLogs(filter: S.LogFilter): Promise<S.Log[]>
  /** One storage cell of a contract. Errors: -32600 blockNotCanonical, -32600 blockNotFound, -32000 storageCellTooLong. */
  eth_getStorageAt(address: S.AddressInput, position: S.NumberInput, block: S.BlockSelector): Promise<S.Hash>
  /** A transaction by its block's hash and its position. */
  eth_getTransactionByBlockHashAndIndex(blockHash: S.BlockHashInput, index: S.IndexInput): Promise<S.TransactionOrNull>
  /** A transaction by its block's number or tag and its position. */
  eth_getTransactionByBlockNumberAndIndex(block: S.BlockIdentifier, index: S.IndexInput): Promise<S.TransactionOrNull>
  /** A transaction by its hash. */
  eth_getTransactionByHash(transactionHash: S.TransactionHashInput): Promise<S.TransactionOrNull>
  /** How many transactions an account has sent: its next nonce. Errors: -32600 blockNotCanonical, -32600 blockNotFound. */
  eth_getTransactionCount(address: S.AddressInput, block?: S.BlockSelector): Promise<S.Quantity>
  /** What a mined transaction left behind. */
  eth_getTransactionReceipt(transactionHash: S.TransactionHashInput): Promise<S.ReceiptOrNull>
  /** How many uncles a block has, by its hash. */
  eth_getUncleCountByBlockHash(blockHash: S.BlockHashInput): Promise<S.Quantity | null>
  /** How many uncles a block has, by its number or a tag. */
  eth_getUncleCountByBlockNumber(block: S.BlockIdentifier): Promise<S.Quantity | null>
  /** The version of the peer protocol. */
  eth_protocolVersion(): Promise<S.Quantity>
  /** Hands in a signed transaction. Errors: -32602 invalidTransaction, -32009 transactionNotMined, -32010 transactionRefused. */
  eth_sendRawTransaction(data: S.DataInput): Promise<S.Hash>
  /** The network id, as decimal text. */
  net_version(): Promise<string>
  /** This document. */
  'rpc.discover'(): Promise<S.OpenRpcDocument>
  /** Which program answers. */
  web3_clientVersion(): Promise<string>
  /** The Keccak-256 hash of data. */
  web3_sha3(data: S.PrefixedDataInput): Promise<S.Hash>
}

const names: readonly (keyof Client)[] = ['eth_accounts', 'eth_blockNumber', 'eth_call', 'eth_chainId', 'eth_estimateGas', 'eth_gasPrice', 'eth_getBalance', 'eth_getBlockByHash', 'eth_getBlockByNumber', 'eth_getBlockTransactionCountByHash', 'eth_getBlockTransactionCountByNumber', 'eth_getCode', 'eth_getLogs', 'eth_getStorageAt', 'eth_getTransactionByBlockHashAndIndex', 'eth_getTransactionByBlockNumberAndIndex', 'eth_getTransactionByHash', 'eth_getTransactionCount', 'eth_getTransactionReceipt', 'eth_getUncleCountByBlockHash', 'eth_getUncleCountByBlockNumber', 'eth_protocolVersion', 'eth_sendRawTransaction', 'net_version', 'rpc.discover', 'web3_clientVersion', 'web3_sha3']

/** A client over `transport`. Optional parameters that are undefined at the end are left off. */
export function createClient(transport: Transport): Client {
  const send = (name: string, given: readonly unknown[]): Promise<unknown> => {
    const last = given.findLastIndex((value) => value !== undefined)
    return transport(name, given.slice(0, last + 1))
  }
  const methods = names.map((name) => [name, (...given: unknown[]) => send(name, given)])
  // The document vouches for the types of what comes back.
  return Object.fromEntries(methods) as Client
}
