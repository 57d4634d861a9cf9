// Generated from openrpc/ by `npm run codegen`. Do not edit.
import type { MethodName } from './methods.ts'

export interface Signature {
  /** Names of the parameters in their order. */
  readonly params: readonly string[]
  /** How many of them must be there; these come first. */
  readonly required: number
  /** Changes nothing, so that a request may be sent once more. */
  readonly readsOnly: boolean
}

export const signatures: { readonly [M in MethodName]: Signature } = {
  eth_accounts: { params: [], required: 0, readsOnly: true },
  eth_blockNumber: { params: [], required: 0, readsOnly: true },
  eth_call: { params: ['call', 'block'], required: 2, readsOnly: true },
  eth_chainId: { params: [], required: 0, readsOnly: true },
  eth_estimateGas: { params: ['call', 'block'], required: 1, readsOnly: true },
  eth_gasPrice: { params: [], required: 0, readsOnly: true },
  eth_getBalance: { params: ['address', 'block'], required: 1, readsOnly: true },
  eth_getBlockByHash: { params: ['blockHash', 'fullTransactions'], required: 1, readsOnly: true },
  eth_getBlockByNumber: { params: ['block', 'fullTransactions'], required: 1, readsOnly: true },
  eth_getBlockTransactionCountByHash: { params: ['blockHash'], required: 1, readsOnly: true },
  eth_getBlockTransactionCountByNumber: { params: ['block'], required: 1, readsOnly: true },
  eth_getCode: { params: ['address', 'block'], required: 2, readsOnly: true },
  eth_getLogs: { params: ['filter'], required: 1, readsOnly: true },
  eth_getStorageAt: { params: ['address', 'position', 'block'], required: 3, readsOnly: true },
  eth_getTransactionByBlockHashAndIndex: { params: ['blockHash', 'index'], required: 2, readsOnly: true },
  eth_getTransactionByBlockNumberAndIndex: { params: ['block', 'index'], required: 2, readsOnly: true },
  eth_getTransactionByHash: { params: ['transactionHash'], required: 1, readsOnly: true },
  eth_getTransactionCount: { params: ['address', 'block'], required: 1, readsOnly: true },
  eth_getTransactionReceipt: { params: ['transactionHash'], required: 1, readsOnly: true },
  eth_getUncleCountByBlockHash: { params: ['blockHash'], required: 1, readsOnly: true },
  eth_getUncleCountByBlockNumber: { params: ['block'], required: 1, readsOnly: true },
  eth_protocolVersion: { params: [], required: 0, readsOnly: true },
  eth_sendRawTransaction: { params: ['data'], required: 1, readsOnly: false },
  net_version: { params: [], required: 0, readsOnly: true },
  'rpc.discover': { params: [], required: 0, readsOnly: true },
  web3_clientVersion: { params: [], required: 0, readsOnly: true },
  web3_sha3: { params: ['data'], required: 1, readsOnly: true },
}
