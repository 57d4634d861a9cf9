import { toHex } from '../../src/base/hex.ts'
import { signFrom } from '../_helpers/chain.ts'

export const ACCOUNT = '0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826'
/** A hash that no block and no transaction has. */
export const UNKNOWN = `0x${'0b'.repeat(32)}`
const RAW = toHex(signFrom(0))

/** The responses of geth for an unknown block: null or nothing in a getter, else an error. */
export type Outcome = 'header' | 'wholeBlock' | 'feeHistory' | 'null' | 'empty' | 'noBlocks'

/** The outcome of each method that names a block, and its parameters. */
export const BLOCK_METHODS: Readonly<Record<string, readonly [Outcome, (block: unknown) => readonly unknown[]]>> = {
  debug_getRawBlock: ['wholeBlock', (block) => [block]],
  debug_getRawHeader: ['wholeBlock', (block) => [block]],
  debug_getRawReceipts: ['wholeBlock', (block) => [block]],
  debug_storageRangeAt: ['wholeBlock', (block) => [block, 0, ACCOUNT, '0x00', 5]],
  debug_traceBlockByHash: ['wholeBlock', (block) => [block]],
  debug_traceBlockByNumber: ['wholeBlock', (block) => [block]],
  debug_traceCall: ['header', (block) => [{ to: ACCOUNT }, block]],
  debug_traceCallMany: ['header', (block) => [[{ transactions: [{ to: ACCOUNT }] }], { blockNumber: block }]],
  eth_call: ['header', (block) => [{ to: ACCOUNT }, block]],
  eth_callMany: ['header', (block) => [[{ transactions: [{ to: ACCOUNT }] }], { blockNumber: block }]],
  eth_createAccessList: ['header', (block) => [{ to: ACCOUNT }, block]],
  eth_estimateGas: ['header', (block) => [{ to: ACCOUNT }, block]],
  eth_feeHistory: ['feeHistory', (block) => ['0x1', block, []]],
  eth_getAccountInfo: ['header', (block) => [ACCOUNT, block]],
  eth_getBalance: ['header', (block) => [ACCOUNT, block]],
  eth_getBlockByHash: ['null', (block) => [block, false]],
  eth_getBlockByNumber: ['null', (block) => [block, false]],
  eth_getBlockReceipts: ['null', (block) => [block]],
  eth_getBlockTransactionCountByHash: ['null', (block) => [block]],
  eth_getBlockTransactionCountByNumber: ['null', (block) => [block]],
  eth_getBlocksByNumber: ['noBlocks', (block) => [block]],
  eth_getCode: ['header', (block) => [ACCOUNT, block]],
  eth_getHeaderByHash: ['null', (block) => [block]],
  eth_getHeaderByNumber: ['null', (block) => [block]],
  eth_getProof: ['header', (block) => [ACCOUNT, [], block]],
  eth_getRawTransactionByBlockHashAndIndex: ['empty', (block) => [block, '0x0']],
  eth_getRawTransactionByBlockNumberAndIndex: ['empty', (block) => [block, '0x0']],
  eth_getStorageAt: ['header', (block) => [ACCOUNT, '0x0', block]],
  eth_getTransactionByBlockHashAndIndex: ['null', (block) => [block, '0x0']],
  eth_getTransactionByBlockNumberAndIndex: ['null', (block) => [block, '0x0']],
  eth_getTransactionCount: ['header', (block) => [ACCOUNT, block]],
  eth_getUncleByBlockHashAndIndex: ['null', (block) => [block, '0x0']],
  eth_getUncleByBlockNumberAndIndex: ['null', (block) => [block, '0x0']],
  eth_getUncleCountByBlockHash: ['null', (block) => [block]],
  eth_getUncleCountByBlockNumber: ['null', (block) => [block]],
  eth_simulateV1: ['header', (block) => [{ blockStateCalls: [{}] }, block]],
  rsk_getRawBlockHeaderByHash: ['null', (block) => [block]],
  rsk_getRawBlockHeaderByNumber: ['null', (block) => [block]],
  rsk_getStorageBytesAt: ['header', (block) => [ACCOUNT, '0x0', block]],
  rsk_getTransactionReceiptNodesByHash: ['null', (block) => [block, UNKNOWN]],
  trace_block: ['wholeBlock', (block) => [block]],
  trace_call: ['header', (block) => [{ to: ACCOUNT }, ['trace'], block]],
  trace_callMany: ['header', (block) => [[[{ to: ACCOUNT }, ['trace']]], block]],
  trace_rawTransaction: ['header', (block) => [RAW, ['trace'], block]],
  trace_replayBlockTransactions: ['wholeBlock', (block) => [block, ['trace']]],
}
