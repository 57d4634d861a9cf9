import { describe, expect, it, onTestFinished } from 'vitest'

import { fromHex, toHex } from '../../../src/base/hex.ts'
import { toWord } from '../../../src/base/integer.ts'
import { wholeText } from '../../../src/base/utf8Pieces.ts'
import type { ActionFilter } from '../../../src/chain/api/engine.ts'
import { ResponseTooLarge } from '../../../src/chain/api/errors.ts'
import type { PrintedTrace, Tracer } from '../../../src/chain/api/traces.ts'
import { ZERO_ADDRESS } from '../../../src/chain/execution/remasc/remasc.ts'
import type { ChainSetup } from '../../../src/chain/openChain.ts'
import { REMASC_ADDRESS } from '../../../src/primitives/transaction.ts'
import { LIMITS, MINES_ON_DEMAND, openTestChain, requireAccount, signFrom } from '../../_helpers/chain.ts'
import { assemble } from '../../_helpers/evmScene.ts'
import { at, deploy, importAll, keep, keeper, LATEST, mine, transfer } from '../import/_branches.ts'

const CALLS: Tracer = { kind: 'calls', form: 'rootstock', onlyTopCall: false, withLog: true }
const PARTS = { memory: true, stack: true, storage: true, returnData: false }
const PRESTATE = { kind: 'prestate', diffMode: false, withCode: false, withStorage: true } as const
const SENDER = toHex(requireAccount(0).address)
const CONTRACT = toHex(keeper)
const ZERO_SLOT = toHex(toWord(0n))

async function openChain(setup: Partial<ChainSetup> = {}) {
  const chain = await openTestChain({ submitting: MINES_ON_DEMAND, ...setup })
  onTestFinished(() => chain.close())
  return chain
}

const parse = (trace: PrintedTrace | undefined) => JSON.parse(wholeText(trace?.texts[0] ?? 'null'))

const everything = (filter: Partial<ActionFilter> = {}): ActionFilter => ({
  from: { kind: 'earliest' },
  to: LATEST,
  senders: [],
  receivers: [],
  matches: 'transactions',
  after: 0,
  count: 10_000,
  ...filter,
})

async function readAll(texts: AsyncIterable<string>) {
  const all = []
  for await (const text of texts) all.push(JSON.parse(text))
  return all
}

describe('the trace of a transaction', () => {
  it('a transaction is traced on the state after the transactions before it in its block', async () => {
    const chain = await openChain()
    await mine(chain, [deploy], [keep(1n, 5n), keep(2n, 6n)])
    const block = await chain.reads.findBlock(LATEST)
    const touched = []
    for (const { hash } of block?.transactions.slice(0, 2) ?? []) {
      touched.push(parse(await chain.traces.transaction(hash, PRESTATE)))
    }
    expect(touched.map((accounts) => accounts[CONTRACT].storage[ZERO_SLOT])).toEqual([
      toHex(toWord(0n)),
      toHex(toWord(5n)),
    ])
    expect(touched.map((accounts) => accounts[SENDER].nonce)).toEqual([1, 2])
  })

  it('the state diff of a transaction has its changes with values before and after', async () => {
    const chain = await openChain()
    await mine(chain, [deploy], [keep(1n, 5n)])
    const [created, kept] = [at(1), at(2)].map((selector) =>
      chain.traces.block(selector, { ...PRESTATE, diffMode: true, withCode: true }),
    )
    const creation = parse((await created)?.[0])
    expect(creation.pre).not.toHaveProperty(CONTRACT)
    expect(creation.post[CONTRACT]).toEqual({ code: '0x600035805f555f5fa100000000' })
    const { pre, post } = parse((await kept)?.[0])
    expect(pre[CONTRACT].storage).toBeUndefined()
    expect(post[CONTRACT]).toEqual({ storage: { [ZERO_SLOT]: toHex(toWord(5n)) } })
    expect([pre[SENDER].nonce, post[SENDER].nonce]).toEqual([1, 2])
  })

  it('the selector tracer counts the functions that a transaction calls', async () => {
    const chain = await openChain()
    await mine(chain, [deploy], [keep(1n, 5n)])
    const traces = await chain.traces.block(at(2), { kind: 'selectors' })
    expect(traces?.map(parse)).toEqual([{ '0x00000000-28': 1 }, {}])
  })

  it("REMASC's transaction is traced as a call from the zero address", async () => {
    const chain = await openChain()
    await mine(chain, [transfer(0, 0n, 1n)])
    const traces = await chain.traces.block(at(1), CALLS)
    expect(traces).toHaveLength(2)
    expect(parse(traces?.[1])).toEqual({
      type: 'CALL',
      from: `0x${'00'.repeat(20)}`,
      to: '0x0000000000000000000000000000000001000008',
      value: '0x0',
      gas: '0x0',
      gasUsed: '0x0',
      input: '0x',
      output: '0x',
    })
  })

  it('a transaction of a side block is traced with its block, and not by its hash', async () => {
    const [ours, theirs] = [await openChain(), await openChain()]
    await mine(theirs, [transfer(0, 0n, 1n)])
    const side = await mine(ours, [transfer(1, 0n, 2n)])
    await mine(theirs, [])
    const main = [await theirs.reads.findBlock(at(1)), await theirs.reads.findBlock(at(2))].filter(
      (block) => block !== undefined,
    )
    await importAll(ours, main)
    const [block] = side
    const hash = block?.hash ?? fromHex('0x')
    const traces = await ours.traces.block({ kind: 'hash', hash, requireCanonical: false }, CALLS)
    expect(parse(traces?.[0])).toMatchObject({ from: toHex(requireAccount(1).address), value: '0x2' })
    const [alone] = block?.transactions ?? []
    expect(await ours.traces.transaction(alone?.hash ?? hash, CALLS)).toBeUndefined()
  })

  it('a pending transaction is traced in the pending block', async () => {
    const chain = await openChain()
    await chain.submits.sendRaw(transfer(0, 0n, 7n))
    const traces = await chain.traces.block({ kind: 'pending' }, CALLS)
    expect(traces?.map((trace) => parse(trace).value)).toEqual(['0x7', '0x0'])
  })
})

/** Loops for as long as there is gas. */
const BUSY = signFrom(0, { data: fromHex(assemble('5b', 0, '56')), gasLimit: 500_000n })

describe('a trace above the size limit', () => {
  it.each([
    { kind: 'referenceSteps', parts: PARTS },
    { kind: 'gethSteps', parts: PARTS, limit: 0 },
  ] as const)('a trace above the size limit is an error: $kind', async (tracer) => {
    const chain = await openChain({ limits: { ...LIMITS, traceCharacters: 100_000 } })
    await mine(chain, [BUSY])
    await expect(chain.traces.block(at(1), tracer)).rejects.toEqual(new ResponseTooLarge(100_000))
    const shown = await chain.traces.block(at(1), { kind: 'gethSteps', parts: PARTS, limit: 2 })
    expect(parse(shown?.[0]).structLogs.map(({ op }: { op: string }) => op)).toEqual(['JUMPDEST', 'PUSH1'])
  })

  it('the size limit of traces applies to all transactions of a block together', async () => {
    const chain = await openChain({ limits: { ...LIMITS, traceCharacters: 1_000 } })
    await mine(chain, [transfer(0, 0n, 1n), transfer(1, 0n, 1n), transfer(2, 0n, 1n)])
    await expect(chain.traces.block(at(1), CALLS)).rejects.toBeInstanceOf(ResponseTooLarge)
  })

  it('a trace ends when its call is aborted', async () => {
    const chain = await openChain()
    await mine(chain, [BUSY])
    const reason = new Error('gone')
    const abortable = { signal: AbortSignal.abort(reason) }
    await expect(chain.traces.block(at(1), CALLS, abortable)).rejects.toBe(reason)
  })
})

describe('a search for actions', () => {
  it('a search returns the actions of senders and receivers, skips some, and ends at its count', async () => {
    const chain = await openChain()
    await mine(chain, [deploy], [keep(1n, 1n), transfer(1, 0n, 3n)], [transfer(1, 1n, 4n)])
    const find = async (filter: Partial<ActionFilter>) => {
      const actions = await readAll(await chain.traces.actions(everything(filter)))
      return actions.map(({ blockNumber, transactionPosition }) => `${blockNumber}.${transactionPosition}`)
    }
    expect(await find({})).toEqual(['1.0', '1.1', '2.0', '2.1', '2.2', '3.0', '3.1'])
    const one = requireAccount(1).address
    const sent = await find({ senders: [one] })
    expect(sent.map((place) => place.split('.')[0])).toEqual(['2', '3'])
    expect(await find({ receivers: [keeper] })).toHaveLength(1)
    expect(await find({ senders: [one], receivers: [keeper] })).toEqual([])
    expect(await find({ receivers: [REMASC_ADDRESS] })).toEqual(['1.1', '2.2', '3.1'])
    expect(await find({ senders: [ZERO_ADDRESS] })).toEqual([]) // REMASC's transaction has no sender
    expect(await find({ after: 2, count: 2 })).toEqual(['2.0', '2.1'])
    expect(await find({ count: 0 })).toEqual([])
    expect(await find({ from: at(9) })).toEqual([])
  })

  it('a search matches each action separately with compat ethereum', async () => {
    const chain = await openChain()
    // The transaction calls the contract, which writes a slot.
    const call = assemble(0, 0, 0, 0, 0, BigInt(CONTRACT), 60_000, 'f1')
    await mine(chain, [deploy], [signFrom(1, { data: fromHex(call), gasLimit: 200_000n })])
    const find = async (filter: Partial<ActionFilter>) => {
      const actions = await readAll(await chain.traces.actions(everything(filter)))
      return actions.map(({ blockNumber, traceAddress }) => [blockNumber, ...traceAddress])
    }
    expect(await find({ receivers: [keeper], from: at(2) })).toEqual([])
    expect(await find({ receivers: [keeper], from: at(2), matches: 'actions' })).toEqual([[2, 0]])
    expect(await find({ senders: [requireAccount(1).address], matches: 'actions' })).toEqual([[2]])
    const both = { senders: [requireAccount(1).address], receivers: [keeper], matches: 'actions' } as const
    expect(await find(both)).toEqual([])
    expect(await find({ from: at(2), matches: 'actions', after: 1, count: 1 })).toEqual([[2, 0]])
  })

  it('a search leaves the pending block out, as in the reference node', async () => {
    const chain = await openChain()
    await mine(chain, [transfer(0, 0n, 1n)])
    await chain.submits.sendRaw(transfer(0, 1n, 7n))
    const find = async (filter: Partial<ActionFilter>) => {
      const actions = await readAll(await chain.traces.actions(everything(filter)))
      return actions.map(({ blockNumber }) => blockNumber)
    }
    const pending = { kind: 'pending' } as const
    expect(await find({ to: pending })).toEqual([1, 1])
    expect(await find({ from: pending, to: pending })).toEqual([])
    await expect(find({ from: pending })).rejects.toMatchObject({ kind: 'invalidTraceRange' })
  })

  it('a search reads at most the max number of blocks', async () => {
    const chain = await openChain({ limits: { ...LIMITS, traceBlockSpan: 2 } })
    await mine(chain, [], [])
    const actions = await chain.traces.actions(everything({ senders: [keeper] }))
    await expect(readAll(actions)).rejects.toMatchObject({
      message: 'limit of 2 blocks exceeded: request up to block 0x1',
      ...{ limit: 2, fromBlock: 0, toBlock: 2, suggestedToBlock: 1 },
    })
  })

  it('a search whose actions are too long suggests the blocks before', async () => {
    const chain = await openChain({ limits: { ...LIMITS, traceCharacters: 1_500 } })
    await mine(chain, [transfer(0, 0n, 1n)], [transfer(1, 0n, 1n)], [transfer(2, 0n, 1n)])
    const find = async (from: number) => {
      const actions = await chain.traces.actions(everything({ from: at(from), to: at(3) }))
      return readAll(actions).then(
        (found) => found.length,
        (error: unknown) => error,
      )
    }
    expect(await find(3)).toBe(2)
    expect(await find(1)).toMatchObject({ limitBytes: 1_500, suggested: { fromBlock: 1, toBlock: 1 } })
  })
})

describe('the trace of a call', () => {
  it('a call is traced as it would run, with overrides', async () => {
    const chain = await openChain()
    const code = fromHex(assemble('47', 0, '52', 32, 0, 'f3'))
    const overrides = { accounts: [{ address: keeper, balance: 9n, code }], block: {} }
    const text = await chain.traces.call({ to: keeper, data: new Uint8Array(0) }, LATEST, CALLS, { overrides })
    expect(JSON.parse(wholeText(text))).toMatchObject({ to: CONTRACT, output: toHex(toWord(9n)), gas: '0x989680' })
  })

  it('a traced call needs the intrinsic gas', async () => {
    const chain = await openChain()
    const call = chain.traces.call({ to: keeper, data: new Uint8Array(0), gas: 1n }, LATEST, CALLS)
    await expect(call).rejects.toMatchObject({ kind: 'simulatedGasTooLow' })
  })
})
