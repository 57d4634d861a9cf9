import { expect, it, vi } from 'vitest'
import { fromHex, toHex } from '../../../../src/base/hex.ts'
import { PIECE_LENGTH, utf8Pieces, wholeText } from '../../../../src/base/utf8Pieces.ts'
import { ResponseTooLarge } from '../../../../src/chain/api/errors.ts'
import type { Tracer } from '../../../../src/chain/api/traces.ts'
import { BUDGETS } from '../../../../src/concurrency/budgets.ts'
import { contractAddress } from '../../../../src/primitives/transaction.ts'
import { serialiseResult } from '../../../../src/rpc/serialise.ts'
import { LIMITS, requireAccount, signFrom } from '../../../_helpers/chain.ts'
import { BURN, LATEST, openWithWorkers, run } from './_workers.ts'

const PARTS = { memory: true, stack: true, storage: true, returnData: false }
const STEPS: Tracer = { kind: 'referenceSteps', parts: PARTS }
/** Each question waits for the main process. */
const MAX_QUESTIONS = { first: 13, again: 3 }
const CALLS: Tracer = { kind: 'calls', form: 'rootstock', onlyTopCall: false, withLog: false }
const creation = signFrom(1, { data: fromHex('0x600160005500'), gasLimit: 200_000n })

it('traces of workers equal those of the main process', async () => {
  const { chain, handedOver } = await openWithWorkers()
  const hash = await chain.submits.sendRaw(creation)
  const [calls, steps] = [await chain.traces.transaction(hash, CALLS), await chain.traces.transaction(hash, STEPS)]
  expect(handedOver()).toBe(2)
  expect(JSON.parse(wholeText(calls?.texts[0] ?? ''))).toMatchObject({ type: 'CREATE', input: '0x600160005500' })
  const { structLogs } = JSON.parse(wholeText(steps?.texts[0] ?? ''))
  expect(structLogs.map(({ op }: { op: string }) => op)).toEqual(['PUSH1', 'PUSH1', 'SSTORE', 'STOP'])
})

it('the worker of a chain in memory asks few questions for a trace, and fewer for the same trace again', async () => {
  const { chain, asked } = await openWithWorkers({}, { place: { kind: 'memory' } })
  const hash = await chain.submits.sendRaw(creation)
  const counts = []
  for (let i = 0; i < 2; i++) {
    const before = asked()
    await chain.traces.transaction(hash, STEPS)
    counts.push(asked() - before)
  }
  expect(counts[0]).toBeGreaterThan(0)
  expect(counts[0]).toBeLessThanOrEqual(MAX_QUESTIONS.first)
  expect(counts[1]).toBeLessThanOrEqual(MAX_QUESTIONS.again)
})

it('sequences of calls and storage ranges of workers have the state within a block', async () => {
  const { chain, handedOver } = await openWithWorkers()
  const hash = await chain.submits.sendRaw(creation)
  const { location } = (await chain.reads.getReceipt(hash)) ?? {}
  const selector = { kind: 'hash', hash: location?.blockHash ?? new Uint8Array(0), requireCanonical: true } as const
  const address = contractAddress(requireAccount(1).address, 0n)
  const parts = { actions: true, stateDiff: true, steps: true }
  const call = { call: { ...run('0x00'), from: requireAccount(1).address }, tracer: { kind: 'parity', parts } } as const
  const nonces = []
  for (const transactionIndex of [0, 1, undefined]) {
    const sequence = { accounts: [], bundles: [{ block: {}, calls: [call] }], transactionIndex }
    const [[text = ''] = []] = await chain.traces.calls(sequence, selector)
    nonces.push(JSON.parse(wholeText(text)).stateDiff[toHex(requireAccount(1).address)].nonce['*'].to)
  }
  expect(nonces).toEqual(['0x1', '0x2', '0x2'])
  const range = { address, from: new Uint8Array(0), limit: 5 }
  const [before, after] = [
    await chain.traces.storageRange({ ...range, transactionIndex: 0 }, selector),
    await chain.traces.storageRange({ ...range, transactionIndex: 1 }, selector),
  ]
  expect(before).toEqual({ cells: [], next: undefined })
  expect(after.cells.map(({ slot, value }) => [toHex(slot), toHex(value)])).toEqual([[`0x${'00'.repeat(32)}`, '0x01']])
  expect(handedOver()).toBe(5)
})

it('a trace above the size limit is an error, while other requests are served', async () => {
  const { chain, failures } = await openWithWorkers({}, { budgets: { yieldAfterMs: BUDGETS.yieldAfterMs } })
  const tooLong = chain.traces.call(BURN, LATEST, STEPS)
  expect(await chain.calls.call(run('0x602a60005260206000f3'), LATEST)).toHaveLength(32)
  await expect(tooLong).rejects.toEqual(new ResponseTooLarge(LIMITS.traceCharacters))
  expect(failures).toEqual([])
})

it('a struct log of 6 MB is never one string or one buffer', async () => {
  const { chain } = await openWithWorkers({}, { budgets: { yieldAfterMs: BUDGETS.yieldAfterMs } })
  const joined = vi.spyOn(Buffer, 'concat')
  const log = await chain.traces.call({ ...BURN, gas: 280_000n }, LATEST, STEPS)
  const response = typeof log === 'string' ? [] : serialiseResult('1', log)
  const written = [...utf8Pieces(response)].map(({ length }) => length)
  const buffers = joined.mock.results.map(({ value }) => value.length)
  joined.mockRestore()
  const bytes = written.reduce((sum, length) => sum + length, 0)
  expect(bytes).toBeGreaterThan(6_000_000)
  expect(wholeText(response)).toMatch(/^{"jsonrpc":"2.0","id":1,"result":{"contractAddress":.*}}$/)
  for (const lengths of [buffers, written, [...response].map(({ length }) => length)]) {
    expect(lengths.length).toBeGreaterThan(bytes / PIECE_LENGTH)
    expect(Math.max(...lengths)).toBeLessThan(2 * PIECE_LENGTH)
  }
})

it('an aborted trace stops', async () => {
  const { chain } = await openWithWorkers(
    {},
    { callGasCap: 10n ** 15n, budgets: { yieldAfterMs: BUDGETS.yieldAfterMs } },
  )
  const giving = new AbortController()
  const endless = chain.traces.call(BURN, LATEST, CALLS, { abortable: giving })
  giving.abort(new Error('gone'))
  await expect(endless).rejects.toThrow('gone')
  expect(await chain.calls.call(run('0x00'), LATEST)).toHaveLength(0)
})
