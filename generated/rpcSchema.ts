// Generated from openrpc/ by `npm run codegen`. Do not edit.
import type * as S from './schemas.ts'

/** Every method in the form that viem's `rpcSchema<RpcSchema>()` takes. */
export type RpcSchema = [
  { Method: 'eth_accounts'; Parameters?: undefined; ReturnType: S.Address[] },
  { Method: 'eth_blockNumber'; Parameters?: undefined; ReturnType: S.Quantity },
  { Method: 'eth_call'; Parameters: [call: S.CallRequest, block: S.ExecutionBlockSelector]; ReturnType: S.Data },
  { Method: 'eth_chainId'; Parameters?: undefined; ReturnType: S.Quantity },
  { Method: 'eth_estimateGas'; Parameters: [call: S.CallRequest, block?: S.ExecutionBlockSelector | null]; ReturnType: S.Quantity },
  { Method: 'eth_gasPrice'; Parameters?: undefined; ReturnType: S.Quantity },
  { Method: 'eth_getBalance'; Parameters: [address: S.AddressInput, block?: S.BlockSelector]; ReturnType: S.Quantity },
  { Method: 'eth_getBlockByHash'; Parameters: [blockHash: S.BlockHashInput, fullTransactions?: S.BooleanInput]; ReturnType: S.BlockOrNull },
  { Method: 'eth_getBlockByNumber'; Parameters: [block: S.BlockIdentifier, fullTransactions?: S.BooleanInput]; ReturnType: S.BlockOrNull },
  { Method: 'eth_getBlockTransactionCountByHash'; Parameters: [blockHash: S.BlockHashInput]; ReturnType: S.Quantity | null },
  { Method: 'eth_getBlockTransactionCountByNumber'; Parameters: [block: S.BlockIdentifier]; ReturnType: S.Quantity | null },
  { Method: 'eth_getCode'; Parameters: [address: S.AddressInput, block: S.BlockSelector]; ReturnType: S.Data },
  { Method: 'eth_getLogs'; Parameters: [filter: S.LogFilter]; ReturnType: S.Log[] },
  { Method: 'eth_getStorageAt'; Parameters: [address: S.AddressInput, position: S.NumberInput, block: S.BlockSelector]; ReturnType: S.Hash },
  { Method: 'eth_getTransactionByBlockHashAndIndex'; Parameters: [blockHash: S.BlockHashInput, index: S.IndexInput]; ReturnType: S.TransactionOrNull },
  { Method: 'eth_getTransactionByBlockNumberAndIndex'; Parameters: [block: S.BlockIdentifier, index: S.IndexInput]; ReturnType: S.TransactionOrNull },
  { Method: 'eth_getTransactionByHash'; Parameters: [transactionHash: S.TransactionHashInput]; ReturnType: S.TransactionOrNull },
  { Method: 'eth_getTransactionCount'; Parameters: [address: S.AddressInput, block?: S.BlockSelector]; ReturnType: S.Quantity },
  { Method: 'eth_getTransactionReceipt'; Parameters: [transactionHash: S.TransactionHashInput]; ReturnType: S.ReceiptOrNull },
  { Method: 'eth_getUncleCountByBlockHash'; Parameters: [blockHash: S.BlockHashInput]; ReturnType: S.Quantity | null },
  { Method: 'eth_getUncleCountByBlockNumber'; Parameters: [block: S.BlockIdentifier]; ReturnType: S.Quantity | null },
  { Method: 'eth_protocolVersion'; Parameters?: undefined; ReturnType: S.Quantity },
  { Method: 'eth_sendRawTransaction'; Parameters: [data: S.DataInput]; ReturnType: S.Hash },
  { Method: 'net_version'; Parameters?: undefined; ReturnType: string },
  { Method: 'rpc.discover'; Parameters?: undefined; ReturnType: S.OpenRpcDocument },
  { Method: 'web3_clientVersion'; Parameters?: undefined; ReturnType: string },
  { Method: 'web3_sha3'; Parameters: [data: S.PrefixedDataInput]; ReturnType: S.Hash },
]
