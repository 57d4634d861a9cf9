// Generated from openrpc/ by `npm run codegen`. Do not edit.
import type * as S from './schemas.ts'

/** Parameters, result and own errors (beyond `CommonErrorName`) by method. */
export interface Methods {
  /** The accounts that the node can sign for. */
  eth_accounts: {
    params: []
    result: S.Address[]
    errors: never
  }
  /** The height of the newest block. */
  eth_blockNumber: {
    params: []
    result: S.Quantity
    errors: never
  }
  /** Runs a call without making a transaction. */
  eth_call: {
    params: [call: S.CallRequest, block: S.ExecutionBlockSelector]
    result: S.Data
    errors: 'blockNotCanonical' | 'blockNotFound' | 'executionReverted' | 'unknownBlockNumber'
  }
  /** The chain id, which signed transactions carry (EIP-155). */
  eth_chainId: {
    params: []
    result: S.Quantity
    errors: never
  }
  /** The gas that a transaction needs. */
  eth_estimateGas: {
    params: [call: S.CallRequest, block?: S.ExecutionBlockSelector | null]
    result: S.Quantity
    errors: 'blockNotCanonical' | 'blockNotFound' | 'executionReverted' | 'gasExceedsAllowance' | 'insufficientFunds' | 'unknownBlockNumber'
  }
  /** A price per gas that will do. */
  eth_gasPrice: {
    params: []
    result: S.Quantity
    errors: never
  }
  /** The balance of an account, in wei. */
  eth_getBalance: {
    params: [address: S.AddressInput, block?: S.BlockSelector]
    result: S.Quantity
    errors: 'blockNotCanonical' | 'blockNotFound'
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
  /** The code of a contract. */
  eth_getCode: {
    params: [address: S.AddressInput, block: S.BlockSelector]
    result: S.Data
    errors: 'blockNotCanonical' | 'blockNotFound'
  }
  /** The logs that match a filter. */
  eth_getLogs: {
    params: [filter: S.LogFilter]
    result: S.Log[]
    errors: 'invalidLogRange' | 'logLimitExceeded'
  }
  /** One storage cell of a contract. */
  eth_getStorageAt: {
    params: [address: S.AddressInput, position: S.NumberInput, block: S.BlockSelector]
    result: S.Hash
    errors: 'blockNotCanonical' | 'blockNotFound' | 'storageCellTooLong'
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
    errors: 'blockNotCanonical' | 'blockNotFound'
  }
  /** What a mined transaction left behind. */
  eth_getTransactionReceipt: {
    params: [transactionHash: S.TransactionHashInput]
    result: S.ReceiptOrNull
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
  /** The network id, as decimal text. */
  net_version: {
    params: []
    result: string
    errors: never
  }
  /** This document. */
  'rpc.discover': {
    params: []
    result: S.OpenRpcDocument
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

export const methodNames: readonly MethodName[] = [
  'eth_accounts',
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_estimateGas',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getBlockTransactionCountByHash',
  'eth_getBlockTransactionCountByNumber',
  'eth_getCode',
  'eth_getLogs',
  'eth_getStorageAt',
  'eth_getTransactionByBlockHashAndIndex',
  'eth_getTransactionByBlockNumberAndIndex',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_getUncleCountByBlockHash',
  'eth_getUncleCountByBlockNumber',
  'eth_protocolVersion',
  'eth_sendRawTransaction',
  'net_version',
  'rpc.discover',
  'web3_clientVersion',
  'web3_sha3',
]
