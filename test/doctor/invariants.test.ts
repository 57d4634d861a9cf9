import { describe, expect } from 'vitest'
import { examine } from '../../src/doctor/doctor.ts'
import { it } from '../_helpers/it.ts'
import { type Defect, startDefective } from './_proxy.ts'

type Members = Record<string, unknown>

const listOf = (params: unknown): readonly unknown[] => (Array.isArray(params) ? params : [])

/** Changes the result of a method if it is an object or an array. */
const spoil =
  (name: string, change: (result: Members, params: readonly unknown[]) => unknown): Defect =>
  (answer, { method, params }) => {
    const { result } = answer
    if (method === name && result !== null && typeof result === 'object') change(result as Members, listOf(params))
    return undefined
  }

/** Replaces the result of a method if `applies` returns true. */
const replace =
  (name: string, result: unknown, applies: (params: readonly unknown[]) => boolean = () => true): Defect =>
  (answer, { method, params }) => {
    if (method === name && 'result' in answer && applies(listOf(params))) answer.result = result
    return undefined
  }

const HASH = `0x${'ab'.repeat(32)}`
const namesByHash = (params: readonly unknown[]) => JSON.stringify(params).includes('blockHash')

/** Results that match the document, but contradict each other. */
const untrue: readonly (readonly [what: string, method: string, path: string, defect: Defect])[] = [
  [
    'another block than the requested one',
    'eth_getBlockByHash',
    'hash',
    spoil('eth_getBlockByHash', (block) => Object.assign(block, { hash: HASH })),
  ],
  [
    'another time by hash',
    'eth_getBlockByHash',
    'timestamp',
    spoil('eth_getBlockByHash', (block) => Object.assign(block, { timestamp: '0x1' })),
  ],
  [
    'a parent of another hash',
    'eth_getBlockByNumber',
    'hash',
    spoil('eth_getBlockByNumber', (block, [number]) => Object.assign(block, number === '0x3' && { hash: HASH })),
  ],
  [
    'too many transactions',
    'eth_getBlockTransactionCountByNumber',
    '',
    replace('eth_getBlockTransactionCountByNumber', '0x9', ([block]) => block === '0x4'),
  ],
  [
    'a count of uncles of a block without any',
    'eth_getUncleCountByBlockHash',
    '',
    replace('eth_getUncleCountByBlockHash', '0x1', ([hash]) => !String(hash).startsWith('0x0000')),
  ],
  [
    'another transaction by its position',
    'eth_getTransactionByBlockNumberAndIndex',
    'nonce',
    spoil('eth_getTransactionByBlockNumberAndIndex', (one) => Object.assign(one, { nonce: '0x99' })),
  ],
  [
    'a receipt of another sender',
    'eth_getTransactionReceipt',
    'from',
    spoil('eth_getTransactionReceipt', (receipt) => Object.assign(receipt, { from: `0x${'11'.repeat(20)}` })),
  ],
  [
    'less cumulative gas than gas',
    'eth_getTransactionReceipt',
    'cumulativeGasUsed',
    spoil('eth_getTransactionReceipt', (receipt) => Object.assign(receipt, { cumulativeGasUsed: '0x1' })),
  ],
  [
    'more gas than the limit',
    'eth_getTransactionReceipt',
    'gasUsed',
    spoil('eth_getTransactionReceipt', (receipt) =>
      Object.assign(receipt, { gasUsed: '0xffffffff', cumulativeGasUsed: '0xffffffff' }),
    ),
  ],
  [
    'an empty bloom of a receipt with logs',
    'eth_getTransactionReceipt',
    'logsBloom',
    spoil('eth_getTransactionReceipt', (receipt) => Object.assign(receipt, { logsBloom: `0x${'00'.repeat(256)}` })),
  ],
  [
    'an empty bloom of a block with logs',
    'eth_getBlockByNumber',
    'logsBloom',
    spoil('eth_getBlockByNumber', (block) => Object.assign(block, { logsBloom: `0x${'00'.repeat(256)}` })),
  ],
  ['no logs by hash', 'eth_getLogs', 'length', replace('eth_getLogs', [], namesByHash)],
  ['another balance by hash', 'eth_getBalance', '', replace('eth_getBalance', '0x7', namesByHash)],
  [
    'code of an unused address',
    'eth_getCode',
    '',
    replace('eth_getCode', '0x60', ([address]) => String(address).endsWith('dead77e')),
  ],
  [
    'a result of a call to an unused address',
    'eth_call',
    '',
    replace('eth_call', `0x${'00'.repeat(32)}`, (params) => JSON.stringify(params).includes('dead77e')),
  ],
  ['an estimate below 21,000 gas', 'eth_estimateGas', '', replace('eth_estimateGas', '0x5207')],
  ['SHA3 in place of Keccak', 'web3_sha3', '', replace('web3_sha3', HASH)],
  ['another network id', 'net_version', '', replace('net_version', '31')],
]

describe.each(untrue)('%s', (_what, method, path, defect) => {
  it('a result that contradicts other results is reported as a wrong value', async ({ node }) => {
    const url = new URL(await startDefective(node.url('regtest'), defect))
    const { rows } = await examine({ url, timeoutMs: 600_000, only: [method] })
    const row = rows.find((one) => one.method === method)
    const kind = method === 'net_version' ? 'wrongChainId' : 'wrongValue'
    expect(row?.deviations).toContainEqual(expect.objectContaining({ class: kind, path }))
  })
})
