// Generated from openrpc/ by `npm run codegen`. Do not edit.
import type { MethodName } from './methods.ts'

/** How many requests a call counts for in the limits of a key; 1 where nothing is said. */
export const documentedWeights: { readonly [M in MethodName]?: number } = {
  debug_traceBlockByHash: 20,
  debug_traceBlockByNumber: 20,
  debug_traceCall: 20,
  debug_traceTransaction: 20,
  eth_bridgeState: 5,
  eth_createAccessList: 3,
  eth_estimateGas: 2,
  eth_feeHistory: 2,
  eth_fillTransaction: 2,
  eth_getBlockReceipts: 5,
  eth_getFilterChanges: 2,
  eth_getFilterLogs: 10,
  eth_getLogs: 10,
  eth_getProof: 3,
  eth_newBlockFilter: 2,
  eth_newFilter: 2,
  eth_newPendingTransactionFilter: 2,
  eth_sendRawTransaction: 5,
  eth_sendRawTransactionSync: 5,
  eth_sendTransaction: 5,
  eth_simulateV1: 20,
  eth_subscribe: 5,
  trace_block: 20,
  trace_filter: 40,
  trace_get: 10,
  trace_transaction: 10,
}
