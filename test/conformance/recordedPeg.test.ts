import { beforeAll, describe, expect, it } from 'vitest'
import { fromHex, type Hex, toHex } from '../../src/base/hex.ts'
import { wholeText } from '../../src/base/utf8Pieces.ts'
import type { Tracer } from '../../src/chain/api/traces.ts'
import type { Chain } from '../../src/chain/openChain.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import { withoutRules } from '../../src/chainspec/withoutRules.ts'
import { openTestChain } from '../_helpers/chain.ts'
import { readPegBlocks, readPegFile, type ScriptedTransaction } from '../_helpers/recordedPeg.ts'
import { type Comparison, type Difference, importCompared } from './peg/comparison.ts'
import { compareReads } from './peg/reads.ts'
import { expectScripted } from './peg/script.ts'
import { compareStorage } from './peg/storage.ts'

/** The payments in a trace of a transaction that the Bridge runs, in either form. */
interface Payments {
  readonly subtraces?: ReadonlyArray<{ readonly invokeData: { readonly ownerAddress: string } }>
  readonly calls?: ReadonlyArray<{ readonly to: string }>
}

const CALLS: Tracer = { kind: 'calls', form: 'rootstock', onlyTopCall: false, withLog: false }
const STEPS: Tracer = {
  kind: 'referenceSteps',
  parts: { memory: false, stack: false, storage: false, returnData: false },
}

const CHAINS = [
  { name: 'chainP0', head: 20, transactions: 22, minStorage: 10, calls: 5, pegIns: 0, network: regtest },
  { name: 'chainP', head: 1160, transactions: 695, minStorage: 1300, calls: 6_537, pegIns: 39, network: regtest },
  // Up to the first peg-outs, nine confirmations of 37; the stress tier imports all of it.
  {
    name: 'chainP559',
    head: 171,
    transactions: 201,
    minStorage: 250,
    calls: 0,
    pegIns: 15,
    network: withoutRules(regtest, ['rskip559']),
  },
] as const

describe.each(CHAINS)('$name', ({ name, head, transactions, minStorage, calls, pegIns, network }) => {
  let chain: Chain
  let storage: Comparison
  beforeAll(async () => {
    chain = await openTestChain({ network })
    storage = compareStorage(name)
    await importCompared(readPegBlocks(name).slice(1, head + 1), chain, [storage, ...(reads?.comparisons ?? [])])
    return () => chain.close()
  })

  const reads = name === 'chainP559' ? undefined : compareReads(name)

  it('import accepts every block up to the head', () => expect(chain.reads.headNumber()).toBe(head))

  it('import leads to the recorded storage and balance of the Bridge after each block', () => {
    expect(storage.differences).toEqual([])
    expect(storage.count - head).toBeGreaterThan(minStorage)
  })

  it('scripted transactions have the recorded block, index, status and gas', async () => {
    expect(await expectScripted(name, head, chain)).toBe(transactions)
  })

  it('debug_traceTransaction without a tracer has the payments of the Bridge that callTracer has', async () => {
    const { transactions: scripted } = readPegFile<{ transactions: readonly ScriptedTransaction[] }>(name, 'script')
    const payers = scripted.filter(({ block, events }) => block <= head && events?.includes('pegin_btc'))
    for (const { hash } of payers) {
      const [steps, calls] = [await trace(hash, STEPS), await trace(hash, CALLS)]
      const paid = (calls.calls ?? []).map(({ to }) => to.slice(2))
      expect(
        steps.subtraces?.map(({ invokeData }) => invokeData.ownerAddress.slice(24)),
        hash,
      ).toEqual(paid)
      expect(paid, hash).toHaveLength(1)
    }
    expect(payers).toHaveLength(pegIns)
  })

  const trace = async (hash: Hex, tracer: Tracer): Promise<Payments> =>
    JSON.parse(wholeText((await chain.traces.transaction(fromHex(hash), tracer))?.texts[0] ?? '{}'))

  if (reads === undefined) return

  it('Bridge methods return the recorded results after each block', () => {
    expect(reads.calls.differences).toEqual([])
    expect(reads.calls.count).toBe(calls)
  })

  it('eth_bridgeState returns the height and the hashes of the Bridge methods after each block', () => {
    expect(reads.state.differences).toEqual([])
    expect(reads.state.count).toBe(2 * head)
    if (name === 'chainP') expect([reads.seen.heights.size, reads.seen.waiting.size]).toEqual([44, 35])
  })

  it('receipts are the recorded ones', async () => {
    const different: Difference[] = []
    for (const [hash, recorded] of Object.entries(readPegFile<Record<Hex, Hex>>(name, 'raw-receipts'))) {
      const receipt = await chain.reads.getRawReceipt(fromHex(hash))
      const found = receipt && toHex(receipt)
      if (found !== recorded) different.push([0, hash, recorded, found])
    }
    expect(different).toEqual([])
  })
})
