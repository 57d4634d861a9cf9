import { describe, expect, it, onTestFinished } from 'vitest'
import { EMPTY_BYTES } from '../../../src/base/bytes.ts'
import { fromHex, type Hex, toHex } from '../../../src/base/hex.ts'
import { toWord } from '../../../src/base/integer.ts'
import { wholeText } from '../../../src/base/utf8Pieces.ts'
import { ResponseTooLarge } from '../../../src/chain/api/errors.ts'
import type { TracedSequence, Tracer } from '../../../src/chain/api/traces.ts'
import type { Chain, ChainSetup } from '../../../src/chain/openChain.ts'
import { keccak256 } from '../../../src/crypto/keccak.ts'
import { contractAddress } from '../../../src/primitives/transaction.ts'
import { LIMITS, MINES_ON_DEMAND, openTestChain, requireAccount, signFrom } from '../../_helpers/chain.ts'
import { assemble, RETURN_TOP } from '../../_helpers/evmScene.ts'
import { deploy, keep, keeper, LATEST, mine } from '../import/_branches.ts'

const OUTCOME: Tracer = { kind: 'outcome' }
const DIFF: Tracer = { kind: 'parity', parts: { actions: false, stateDiff: true, steps: false } }
const CODE = fromHex('0x000000000000000000000000000000000000c0de')
const POOR = fromHex('0x00000000000000000000000000000000000d00a5')

async function openChain(setup: Partial<ChainSetup> = {}) {
  const chain = await openTestChain({ submitting: MINES_ON_DEMAND, ...setup })
  onTestFinished(() => chain.close())
  return chain
}

const codeAt = (address: Uint8Array, code: Hex) => ({ address, code: fromHex(code) })
const selectHash = (hash = EMPTY_BYTES) => ({ kind: 'hash', hash, requireCanonical: false }) as const
const to = (address: Uint8Array, data: Uint8Array = EMPTY_BYTES) => ({ to: address, data })

async function trace(chain: Chain, sequence: Partial<TracedSequence>) {
  const texts = await chain.traces.calls({ accounts: [], bundles: [], ...sequence }, LATEST)
  return texts.map((bundle) => bundle.map((text) => JSON.parse(wholeText(text))))
}

/** Runs calls in one bundle. */
async function traceAll(
  chain: Chain,
  calls: TracedSequence['bundles'][number]['calls'],
  sequence: Partial<TracedSequence> = {},
) {
  const [results = []] = await trace(chain, { ...sequence, bundles: [{ block: {}, calls }] })
  return results
}

const returned = (value: bigint) => ({ value: toHex(toWord(value)) })

describe('a sequence of traced calls', () => {
  it('each call runs on the changes of the calls before it that did not fail', async () => {
    // Adds the call data to slot 0 and returns it; reverts if the data is odd.
    const code = assemble(0, '35', 0, '54', '01', '80', 0, '55', 1, 0, '35', '16', '601c57', RETURN_TOP, '5b5f5ffd')
    const calls = [2n, 3n, 4n].map((value) => ({ call: to(CODE, toWord(value)), tracer: OUTCOME }))
    const results = await traceAll(await openChain(), calls, { accounts: [codeAt(CODE, code)] })
    expect(results).toEqual([returned(2n), { error: 'execution reverted' }, returned(6n)])
  })

  it('the nonce of the sender rises with each call, so creations have different addresses', async () => {
    const creation = { from: POOR, data: fromHex('0x00') }
    const calls: Tracer = { kind: 'calls', form: 'ethereum', onlyTopCall: true, withLog: false }
    const results = await traceAll(
      await openChain(),
      [0, 1].map(() => ({ call: creation, tracer: calls })),
    )
    expect(results.map((result) => result.to)).toEqual([0n, 1n].map((nonce) => toHex(contractAddress(POOR, nonce))))
  })

  it('a call that fails keeps nothing of the balance that its sender lacks', async () => {
    const call = { from: POOR, ...to(CODE), value: 7n }
    const [diff] = await traceAll(await openChain(), [{ call, tracer: DIFF }], { accounts: [codeAt(CODE, '0xfe')] })
    expect(diff.stateDiff).toEqual({
      [toHex(POOR)]: { balance: { '+': '0x0' }, code: { '+': '0x' }, nonce: { '+': '0x1' }, storage: {} },
    })
  })

  it('a destroyed account is gone in the state diff and for the next call', async () => {
    const accounts = [{ ...codeAt(CODE, '0x5fff'), balance: 5n }]
    const [diff, after] = await traceAll(
      await openChain(),
      [
        { call: { from: POOR, ...to(CODE) }, tracer: DIFF },
        { call: to(CODE), tracer: { kind: 'parity', parts: { actions: false, stateDiff: false, steps: true } } },
      ],
      { accounts },
    )
    expect(diff.stateDiff[toHex(CODE)]).toEqual({
      balance: { '-': '0x5' },
      code: { '-': '0x5fff' },
      nonce: { '-': '0x0' },
      storage: {},
    })
    expect(after.vmTrace).toBeNull()
  })

  it('each bundle sees the next number and time, unless they are overridden', async () => {
    const chain = await openChain()
    const head = await chain.reads.findBlock(LATEST)
    const { number = 0, timestamp = 0 } = head?.header ?? {}
    const calls = [{ call: to(CODE), tracer: OUTCOME }]
    const code = assemble('42', '60401b', '43', '01', RETURN_TOP)
    const blocks = [{}, {}, { number: 100 }, {}]
    const seconds = chain.network.difficulty.targetBlockSeconds
    const results = await trace(chain, {
      accounts: [codeAt(CODE, code)],
      bundles: blocks.map((block) => ({ block, calls })),
    })
    const expected = [number, number + 1, 100, 101].map((height, index) =>
      returned((BigInt(timestamp + seconds * index) << 64n) + BigInt(height)),
    )
    expect(results.flat()).toEqual(expected)
  })

  it('calls run after the first transactions of the block', async () => {
    const chain = await openChain()
    await mine(chain, [deploy], [keep(1n, 5n), keep(2n, 6n)])
    const read = [{ call: to(keeper), tracer: OUTCOME }]
    const accounts = [codeAt(keeper, assemble(0, '54', RETURN_TOP))]
    const found = []
    for (const transactionIndex of [0, 1, 2, 9, undefined]) {
      found.push(...(await traceAll(chain, read, { accounts, transactionIndex })))
    }
    expect(found).toEqual([0n, 5n, 6n, 6n, 6n].map(returned))
  })

  it('all calls together use at most ten times the gas of one', async () => {
    const chain = await openChain({ limits: { ...LIMITS, callGasCap: 100_000n } })
    const burn = { call: to(CODE), tracer: OUTCOME }
    const accounts = [codeAt(CODE, '0x5b5f56')]
    const run = (count: number) => traceAll(chain, Array<typeof burn>(count).fill(burn), { accounts })
    expect(await run(10)).toEqual(Array(10).fill({ error: 'out of gas' }))
    await expect(run(11)).rejects.toMatchObject({ kind: 'simulationTooLarge' })
  })

  it('the limit of characters is for all calls together', async () => {
    const chain = await openChain({ limits: { ...LIMITS, traceCharacters: 3_000 } })
    const run = (count: number) => traceAll(chain, Array(count).fill({ call: to(CODE), tracer: OUTCOME }))
    expect(await run(5)).toHaveLength(5)
    await expect(run(10)).rejects.toBeInstanceOf(ResponseTooLarge)
  })

  it('muxTracer returns the result of each tracer', async () => {
    const chain = await openChain()
    const tracers = [
      { name: 'callTracer', tracer: { kind: 'calls', form: 'ethereum', onlyTopCall: false, withLog: true } },
      { name: 'prestateTracer', tracer: { kind: 'prestate', diffMode: true, withCode: true, withStorage: true } },
      { name: '4byteTracer', tracer: { kind: 'selectors' } },
      { name: 'noopTracer', tracer: { kind: 'noop' } },
    ] as const
    const call = to(CODE, fromHex('0x1234567800'))
    const overrides = { accounts: [codeAt(CODE, assemble(1, 2, '55', 0, 0, 'a0'))], block: {} }
    const one = async (tracer: Tracer) =>
      JSON.parse(wholeText(await chain.traces.call(call, LATEST, tracer, { overrides })))
    const alone = []
    for (const { name, tracer } of tracers) alone.push([name, await one(tracer)])
    expect(await one({ kind: 'mux', tracers })).toEqual(Object.fromEntries(alone))
    expect(alone.at(-1)).toEqual(['noopTracer', {}])
  })
})

describe('a range of storage', () => {
  /** Stores the second word of the data in the slot of the first word. */
  const STORE = assemble(0x20, '35', 0, '35', '55')
  const creation = signFrom(0, { data: fromHex(`0x6008600a5f3960085ff3${STORE.slice(2)}`), gasLimit: 300_000n })
  const store = (nonce: bigint, slot: bigint, value: bigint) =>
    signFrom(0, {
      nonce,
      to: keeper,
      data: new Uint8Array([...toWord(slot), ...toWord(value)]),
      gasLimit: 100_000n,
    })

  async function readPages(chain: Chain, transactionIndex: number, limit: number) {
    const block = await chain.reads.findBlock(LATEST)
    const pages = []
    for (let from: Uint8Array | undefined = EMPTY_BYTES; from !== undefined; ) {
      const query = { transactionIndex, address: keeper, from, limit }
      const { cells, next } = await chain.traces.storageRange(query, selectHash(block?.hash))
      pages.push(cells.map(({ slot, value }) => [BigInt(toHex(slot)), BigInt(toHex(value))]))
      from = next
    }
    return pages
  }

  const byHash = (slots: readonly bigint[]) =>
    slots.toSorted((a, b) => (toHex(keccak256(toWord(a))) < toHex(keccak256(toWord(b))) ? -1 : 1))

  it('the slots before a transaction are listed in pages, in the order of their hashes', async () => {
    const chain = await openChain()
    const slots = Array.from({ length: 8 }, (_, index) => BigInt(index))
    await mine(
      chain,
      [creation],
      slots.map((slot) => store(slot + 1n, slot, slot + 10n)),
      [store(9n, 3n, 0n), store(10n, 4n, 99n), store(11n, 20n, 7n)],
    )
    const before = byHash(slots).map((slot) => [slot, slot + 10n])
    expect(await readPages(chain, 0, 3)).toEqual([before.slice(0, 3), before.slice(3, 6), before.slice(6)])
    const cleared = before.filter(([slot]) => slot !== 3n)
    expect((await readPages(chain, 1, 2)).flat()).toEqual(cleared)
    const last = byHash([...slots.filter((slot) => slot !== 3n), 20n]).map((slot) => [
      slot,
      slot === 4n ? 99n : slot === 20n ? 7n : slot + 10n,
    ])
    for (const index of [3, 4, 1_000]) expect((await readPages(chain, index, 1)).flat()).toEqual(last)
  })

  it('an account without storage has an empty range', async () => {
    const chain = await openChain()
    const [block] = await mine(chain, [creation])
    const query = { transactionIndex: 0, limit: 5, from: EMPTY_BYTES }
    const withoutCode = await chain.traces.storageRange(
      { ...query, address: requireAccount(3).address },
      selectHash(block?.hash),
    )
    expect(withoutCode).toEqual({ cells: [], next: undefined })
  })
})
