import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import { BelowBase } from '../../../src/chain/api/errors.ts'
import { InterruptedImport } from '../../../src/chain/api/genesisErrors.ts'
import { requireResult, toOutcome } from '../../../src/chain/simulation/workers/outcomes.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { readSnapshotBase, writeSnapshotBase } from '../../../src/state/snapshotBase.ts'
import { writeStateImport } from '../../../src/state/stateImport.ts'
import { openStore } from '../../../src/storage/openStore.ts'
import { openTestChain } from '../../_helpers/chain.ts'
import { serveChain } from '../../_helpers/chainServer.ts'
import { readRecorded } from '../../_helpers/recorded.ts'
import { parseExport } from '../../_helpers/recordedChain.ts'
import { openRegtest } from '../../_helpers/regtest.ts'
import { cutStore, importRest } from '../../snapshot/_cuts.ts'
import { openRecordedStore } from '../../snapshot/_stateFiles.ts'
import { mine } from '../import/_branches.ts'
import {
  expectSameAnswers,
  type Question,
  questionsAboutBlock,
  questionsAboutTransactions,
  questionsForTraces,
} from './_sameAnswers.ts'

/** Blocks 78 to 81 have uncles of 77, 78 and 80. */
const BASE = 81
const HEAD = 101
/** Distance of the blocks that are compared. */
const STEP = 5

describe('a chain that begins with the state of block 81', async () => {
  const blocks = parseExport(readRecorded('chainA/export-blocks.csv'))
  const source = await openStore({ kind: 'memory' })
  const whole = await serveChain(await openTestChain({ network: regtest, store: source }))
  for (const block of blocks.slice(1)) await whole.chain.importer.importBlock(block)
  const store = await cutStore(source, regtest, { height: BASE })
  const chain = await openTestChain({ network: regtest, store })
  await importRest(chain, source, HEAD)
  const cut = await serveChain(chain)
  afterAll(() => Promise.all([whole.close(), cut.close()]))

  it('answers about blocks above as the whole chain', async () => {
    for (const block of blocks.slice(BASE + 1).filter((_, index) => index % STEP === 0)) {
      const questions = [questionsAboutBlock, questionsAboutTransactions, questionsForTraces].flatMap((of) => of(block))
      await expectSameAnswers(cut, whole, questions)
      const number = `0x${block.header.number.toString(16)}`
      const states = block.transactions.flatMap(({ to }): Question[] => {
        const address = toHex(to ?? block.header.coinbase)
        return [
          ['eth_getBalance', address, number],
          ['eth_getTransactionCount', address, number],
          ['eth_getProof', address, ['0x0'], number],
          ['eth_call', { to: address }, number],
        ]
      })
      await expectSameAnswers(cut, whole, states)
    }
  })

  it('has the blocks below with their transactions and senders', async () => {
    for (const { header, hash } of blocks.slice(0, BASE + 1).filter((_, index) => index % STEP === 1)) {
      const number = `0x${header.number.toString(16)}`
      await expectSameAnswers(cut, whole, [
        ['eth_getBlockByNumber', number, true],
        ['eth_getBlockByHash', toHex(hash), false],
        ['eth_getTransactionByBlockNumberAndIndex', number, '0x0'],
        ['eth_getTransactionByBlockHashAndIndex', toHex(hash), '0x7f'],
        ['rsk_getRawBlockHeaderByNumber', number],
        ['eth_getBlockTransactionCountByNumber', number],
      ])
    }
  })

  const account = '0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826'
  const hash = toHex(blocks[BASE]?.hash ?? new Uint8Array())
  it.each<[Question, string]>([
    [['eth_getBalance', account, '0x50'], 'the state of block 80'],
    [['eth_getBalance', account, 'earliest'], 'the state of block 0'],
    [['eth_getCode', account, { blockHash: toHex(blocks[9]?.hash ?? new Uint8Array()) }], 'the state of block 9'],
    [['eth_getStorageAt', account, '0x0', '0x0'], 'the state of block 0'],
    [['eth_call', { to: account }, '0x50'], 'the state of block 80'],
    [['eth_estimateGas', { to: account }, '0x50'], 'the state of block 80'],
    [['eth_getProof', account, [], '0x50'], 'the state of block 80'],
    [['debug_traceBlockByNumber', '0x51', {}], 'the state of block 80'],
    [['trace_block', '0x51'], 'the state of block 80'],
    [['eth_getBlockReceipts', '0x51'], 'the receipts of block 81'],
    [['eth_getLogs', { blockHash: hash }], 'the logs of blocks up to 81'],
    [['eth_getLogs', { fromBlock: 'earliest' }], 'the logs of blocks up to 81'],
    [['eth_getLogs', { fromBlock: '0x51', toBlock: '0x52' }], 'the logs of blocks up to 81'],
    [['trace_filter', { fromBlock: '0x50', toBlock: '0x53' }], 'the state of block 79'],
  ])('%j is an error that names the base', async (question, wanted) => {
    expect(await cut.ask(...question)).toMatchObject({
      error: {
        code: -32000,
        message: `this node does not have ${wanted}: its chain begins at block 81; ask a node that has the whole chain`,
        data: { base: '0x51' },
      },
    })
  })

  it('logs above the base are found', async () => {
    await expectSameAnswers(cut, whole, [['eth_getLogs', { fromBlock: '0x52', toBlock: 'latest' }]])
  })

  it('a block below the lowest one is an error, not a block that does not exist', async () => {
    const kept = await cutStore(source, regtest, { height: BASE, lowest: 60 })
    const served = await serveChain(await openTestChain({ network: regtest, store: kept }))
    onTestFinished(() => served.close())
    const missing = { error: { code: -32000, message: expect.stringContaining('does not have block 59:') } }
    expect(await served.ask('eth_getBlockByNumber', '0x3b', false)).toMatchObject(missing)
    expect(await served.ask('eth_getBlockByNumber', '0x0', false)).toHaveProperty('result.number', '0x0')
    await expect(importRest(served.chain, source, BASE + 1)).rejects.toThrow(
      /does not have blocks 1 to 59, which execution reads/,
    )
  })
})

describe('a store with an imported state', () => {
  const openCut = async () => {
    const source = await openRecordedStore({
      blocks: parseExport(readRecorded('chainA/export-blocks.csv')).slice(0, 31),
    })
    return { source, store: await cutStore(source, regtest, { height: 20 }) }
  }

  it('follows a better branch from the base on, and refuses one from below with the reason', async () => {
    const { source, store } = await openCut()
    const chain = await openRegtest({ store })
    await importRest(chain, source, 30)
    const other = await openRegtest({ store: await cutStore(source, regtest, { height: 20 }) })
    const branch = await mine(other, ...Array.from({ length: 14 }, () => []))
    for (const block of branch) await chain.importer.importBlock(block)
    expect(chain.reads.headNumber()).toBe(34)
    expect(await other.reads.worldAt({ kind: 'latest' })).toBeDefined()
    const below = await openRegtest()
    const blocks = parseExport(readRecorded('chainA/export-blocks.csv')).slice(1, 20)
    for (const block of blocks) await below.importer.importBlock(block)
    const [early] = await mine(below, [])
    if (early === undefined) throw new Error('no block was mined')
    await expect(chain.importer.importBlock(early)).rejects.toThrow(BelowBase)
    expect(chain.reads.headNumber()).toBe(34)
  })

  it('mines transactions above the base and continues after a restart', async () => {
    const { store } = await openCut()
    const kept = { ...store, close: async () => undefined }
    const first = await openTestChain({ network: regtest, store: kept })
    await first.miner.mineOne()
    await first.close()
    const next = await openRegtest({ store: kept })
    expect(next.reads.headNumber()).toBe(21)
    await next.miner.mineOne()
    expect(next.reads.headNumber()).toBe(22)
  })

  it('is refused while its import is not complete', async () => {
    const { store } = await openCut()
    await store.write(({ meta }) => writeStateImport(meta, { root: new Uint8Array(32), height: 20, isComplete: false }))
    await expect(openTestChain({ network: regtest, store })).rejects.toThrow(new InterruptedImport(20))
  })

  it('is refused with the settings of another chain', async () => {
    const { store } = await openCut()
    await expect(openTestChain({ store })).rejects.toThrow(/its genesis is 0x/)
  })

  it('is refused without the block of its base', async () => {
    const { store } = await openCut()
    const base = await readSnapshotBase(store.meta)
    if (base === undefined) throw new Error('no base')
    await store.write(({ meta }) => writeSnapshotBase(meta, { ...base, hash: new Uint8Array(32) }))
    await expect(openTestChain({ network: regtest, store })).rejects.toThrow(/damaged/)
  })
})

it('the error about what is below a base passes from a worker', () => {
  const limits = { estimateGasCap: 0n }
  const outcome = toOutcome(new BelowBase('the state of block 3', 7))
  expect(() => requireResult(outcome, { network: regtest, limits, base: undefined })).toThrow(
    new BelowBase('the state of block 3', 7),
  )
})
