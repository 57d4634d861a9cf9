import { afterAll, describe, expect, it } from 'vitest'
import { regtest } from '../../src/chainspec/regtest.ts'
import { createSandbox } from '../../src/chainspec/sandbox.ts'
import { openStore } from '../../src/storage/openStore.ts'
import { MINES_ON_DEMAND, openTestChain } from '../_helpers/chain.ts'
import { type ServedChain, serveChain } from '../_helpers/chainServer.ts'
import { openTestFork } from '../_helpers/fork.ts'
import { cutStore, importRest } from '../snapshot/_cuts.ts'
import { BLOCK_METHODS } from './_blockMethods.ts'

/** A chain begins at block 20 of another one, and has four blocks of its own. */
const BASE = 20
const HEAD = BASE + 4
const network = createSandbox(regtest)

/** The methods that read states, receipts and their tries. The others read blocks, which a chain of a state file has. */
const OF_STATES_AND_RECEIPTS = [
  ...[
    'debug_getRawReceipts',
    'debug_storageRangeAt',
    'debug_traceBlockByHash',
    'debug_traceBlockByNumber',
    'debug_traceCall',
    'debug_traceCallMany',
  ],
  ...[
    'eth_call',
    'eth_callMany',
    'eth_createAccessList',
    'eth_estimateGas',
    'eth_getAccountInfo',
    'eth_getBalance',
    'eth_getBlockReceipts',
    'eth_getCode',
    'eth_getProof',
    'eth_getStorageAt',
    'eth_getTransactionCount',
    'eth_simulateV1',
  ],
  ...['rsk_getStorageBytesAt', 'rsk_getTransactionReceiptNodesByHash'],
  ...['trace_block', 'trace_call', 'trace_callMany', 'trace_rawTransaction', 'trace_replayBlockTransactions'],
]

/** The methods that are refused for some block below the base. */
async function findRefused(served: ServedChain, blocks: readonly string[]): Promise<readonly string[]> {
  const refused = new Set<string>()
  for (const [method, [, paramsFor]] of Object.entries(BLOCK_METHODS)) {
    for (const block of blocks) {
      const { error } = await served.ask(method, ...paramsFor(block))
      expect(error?.code, `${method} ${block}: ${error?.message}`).not.toBe(-32603)
      if (error?.message.startsWith('this node does not have ') === true) refused.add(method)
    }
  }
  return [...refused].toSorted()
}

describe('blocks below the one at which a chain begins', async () => {
  const source = await openStore({ kind: 'memory' })
  const whole = await serveChain(await openTestChain({ network, store: source, submitting: MINES_ON_DEMAND }))
  for (let number = 0; number < HEAD; number++) await whole.chain.miner.mineOne()
  afterAll(() => whole.close())
  const hashOf = async (number: number) =>
    Object(await whole.askResult('eth_getBlockByNumber', `0x${number.toString(16)}`, false)).hash
  const blocks = ['earliest', '0x1', `0x${(BASE - 1).toString(16)}`, await hashOf(0), await hashOf(BASE - 1)]

  it('a fork has them, and refuses by name only proofs and lists of slots', async () => {
    const { chain } = await openTestFork(whole.url, { forkBlockNumber: BASE }, { submitting: MINES_ON_DEMAND })
    for (let number = BASE; number < HEAD; number++) await chain.miner.mineOne()
    const fork = await serveChain(chain)
    expect(await findRefused(fork, blocks)).toEqual(['debug_storageRangeAt', 'eth_getProof'])
  })

  it('a chain of a state file has the blocks, and refuses their states and receipts by name', async () => {
    const chain = await openTestChain({ network, store: await cutStore(source, network, { height: BASE }) })
    await importRest(chain, source, HEAD)
    const cut = await serveChain(chain)
    expect(await findRefused(cut, blocks)).toEqual(OF_STATES_AND_RECEIPTS)
    await cut.close()
  })
})
