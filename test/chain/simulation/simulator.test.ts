import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { fromHex } from '../../../src/base/hex.ts'
import { TooManyCalls } from '../../../src/chain/api/errors.ts'
import { type CallRequest, PACKED_CELL_BYTES } from '../../../src/chain/api/simulation.ts'
import type { Abortable } from '../../../src/concurrency/abortable.ts'
import { BUDGETS, DEV_BUDGETS } from '../../../src/concurrency/budgets.ts'
import { contractAddress } from '../../../src/primitives/transaction.ts'
import { LIMITS, openTestChain, requireAccount, signFrom } from '../../_helpers/chain.ts'
import { LATEST } from './workers/_workers.ts'

/** Init code of a contract that loops for as long as it has gas. */
const DEPLOYS_BURN = fromHex('0x635b6000566000526004601cf3')
const NOTHING = new Uint8Array(0)

/**
 * A chain whose long calls are refused when they would move to a worker. `turn` counts iterations of the event loop.
 * Only a read of the clock takes time, so the result depends on no machine.
 */
async function openRefusing(budgets = BUDGETS, readMs = 0.2) {
  let nowMs = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += readMs))
  const handedOver: { clientPath: string | undefined; turn: number; atMs: number }[] = []
  let turn = 0
  const chain = await openTestChain({
    budgets,
    limits: { ...LIMITS, callGasCap: 10n ** 15n },
    joinWorkers: (state) => ({
      state,
      simulator: {
        async simulate(_task, _callContext, call) {
          handedOver.push({ clientPath: call?.clientPath?.[0], turn, atMs: nowMs })
          throw new TooManyCalls(0)
        },
      },
    }),
  })
  let isOver = false
  const count = () => {
    turn++
    if (!isOver) setImmediate(count)
  }
  count()
  onTestFinished(async () => {
    isOver = true
    clock.mockRestore()
    await chain.close()
  })
  await chain.submits.sendRaw(signFrom(0, { data: DEPLOYS_BURN, gasLimit: 100_000n }))
  const to = contractAddress(requireAccount(0).address, 0n)
  await chain.calls.call({ to, data: NOTHING, gas: 22_000n }, LATEST) // fills the caches
  const callFor = (clientPath: string, signal = new AbortController().signal): Promise<unknown> => {
    const abortable: Abortable = { signal, clientPath: [clientPath] }
    return Promise.resolve(chain.calls.call({ to, data: NOTHING }, LATEST, { abortable })).catch(
      (error: unknown) => error,
    )
  }
  const callBriefly = () => chain.calls.call({ to, data: NOTHING, gas: 22_000n }, LATEST)
  const overridingCells = (count: number, fields: Partial<CallRequest> = {}) => {
    const accounts = [{ address: new Uint8Array(20).fill(7), stateDiff: new Uint8Array(count * PACKED_CELL_BYTES) }]
    const call = chain.calls.call({ to, data: NOTHING, gas: 22_000n, ...fields }, LATEST, {
      overrides: { accounts, block: {} },
    })
    return Promise.resolve(call).catch((error: unknown) => error)
  }
  return { handedOver, callFor, callBriefly, overridingCells }
}

describe('long calls', () => {
  it("a developer's call stays longer in the main process while no other call runs there", async () => {
    const { handedOver, callFor } = await openRefusing(DEV_BUDGETS)
    const beganAtMs = performance.now()
    await Promise.all([callFor('first'), callFor('second')])
    const [second, first] = handedOver.map(({ clientPath, atMs }) => ({ clientPath, tookMs: atMs - beganAtMs }))
    expect([second?.clientPath, first?.clientPath]).toEqual(['second', 'first'])
    expect(first?.tookMs).toBeGreaterThan(25)
    expect(second?.tookMs).toBeLessThan(25)
    await callFor('third')
    expect((handedOver[2]?.atMs ?? 0) - (handedOver[1]?.atMs ?? 0)).toBeGreaterThan(25)
  })

  it('one long call is tried in each iteration of the event loop', async () => {
    const { handedOver, callFor } = await openRefusing()
    await Promise.all(Array.from({ length: 20 }, (_, i) => callFor(`${i}`)))
    expect(handedOver).toHaveLength(20)
    expect(new Set(handedOver.map(({ turn }) => turn)).size).toBeGreaterThanOrEqual(19)
  })

  it('long calls are tried fairly by client', async () => {
    const { handedOver, callFor } = await openRefusing()
    const parties = [...Array.from({ length: 20 }, () => 'many'), 'one']
    await Promise.all(parties.map((clientPath) => callFor(clientPath)))
    expect(handedOver.findIndex(({ clientPath }) => clientPath === 'one')).toBeLessThan(4)
  })

  it('a waiting call is not started after its signal was aborted', async () => {
    const { handedOver, callFor } = await openRefusing()
    const leaving = new AbortController()
    const calls = [callFor('first'), callFor('leaves', leaving.signal), callFor('last')]
    const gone = new Error('gone')
    leaving.abort(gone)
    expect((await Promise.all(calls))[1]).toBe(gone)
    expect(handedOver.map(({ clientPath }) => clientPath)).toEqual(['first', 'last'])
  })

  it('short calls in the iteration after a long one do not wait', async () => {
    const { callFor, callBriefly } = await openRefusing()
    await callFor('long')
    await new Promise((resolve) => setImmediate(resolve))
    expect(callBriefly()).not.toBeInstanceOf(Promise)
  })
})

describe('a call with overrides', () => {
  it('a call with few overrides runs in the main process', async () => {
    const { handedOver, overridingCells } = await openRefusing(BUDGETS, 0.02) // timers of the process read the clock, too
    expect(await overridingCells(2, { to: new Uint8Array(20).fill(9) })).toEqual(NOTHING)
    expect(handedOver).toHaveLength(0)
  })

  it('a call whose time ends between two overridden slots moves to a worker', async () => {
    const { handedOver, overridingCells } = await openRefusing()
    await overridingCells(200)
    expect(handedOver).toHaveLength(1)
  })

  it('a call with many overrides moves to a worker before the first is applied', async () => {
    const { handedOver, overridingCells } = await openRefusing()
    const before = performance.now()
    await overridingCells(256)
    // The clock moves by 0.2 ms with each read: there was none for a slot.
    expect(Math.round((performance.now() - before) / 0.2)).toBeLessThan(8)
    expect(handedOver).toHaveLength(1)
  })

  it('a call with much data moves to a worker at once', async () => {
    const { handedOver, overridingCells } = await openRefusing()
    await overridingCells(1, { data: new Uint8Array(131_073) })
    expect(handedOver).toHaveLength(1)
  })
})
