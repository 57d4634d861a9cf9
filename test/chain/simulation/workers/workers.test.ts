import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, onTestFinished, vi } from 'vitest'
import { childEnvironment } from '../../../../src/base/childEnvironment.ts'
import { fromHex, toHex } from '../../../../src/base/hex.ts'
import { bytesToBigint, toWord } from '../../../../src/base/integer.ts'
import type { BlockSelector, Calls, Engine } from '../../../../src/chain/api/engine.ts'
import { TooManyCalls } from '../../../../src/chain/api/errors.ts'
import { type CallRequest, type Overrides, PACKED_CELL_BYTES } from '../../../../src/chain/api/simulation.ts'
import type { Abortable } from '../../../../src/concurrency/abortable.ts'
import { BUDGETS } from '../../../../src/concurrency/budgets.ts'
import { catchMaybePromise, type MaybePromise } from '../../../../src/concurrency/maybePromise.ts'
import { contractAddress } from '../../../../src/primitives/transaction.ts'
import { requireAccount, signFrom } from '../../../_helpers/chain.ts'
import { it } from '../../../_helpers/it.ts'
import { until } from '../../../_helpers/until.ts'
import { ALL_ENGINES } from '../../../storage/engines.ts'
import { BURN, LATEST, openWithWorkers, RETURN_TOP, run } from './_workers.ts'

const ENDLESS = { callGasCap: 10n ** 15n, budgets: { yieldAfterMs: BUDGETS.yieldAfterMs } }
const NOTHING = new Uint8Array(0)
const SHORT = run('0x00')
/** Max simulations of one client that a worker runs: half of its places, so that other clients have the rest. */
const PLACES = 8

describe('simulations in workers', () => {
  it.skipIf(process.platform !== 'linux')(
    'a worker process has the variables that it reads, and no settings',
    async () => {
      vi.stubEnv('SCION_ADMIN_TOKEN', 'a secret of the node')
      vi.stubEnv('SCION_STORE', 'postgres://scion:secret@db.internal/scion')
      try {
        const { chain, processes } = await openWithWorkers()
        await chain.calls.call(SHORT, LATEST)
        const [pid] = processes()
        const variables = readFileSync(`/proc/${pid}/environ`, 'utf8')
          .split('\0')
          .filter((text) => text !== '')
        const own = variables.filter((text) => !text.startsWith('NODE_CHANNEL_')).map((text) => text.split('=')[0])
        expect(own.toSorted()).toEqual(Object.keys(childEnvironment()).toSorted())
      } finally {
        vi.unstubAllEnvs()
      }
    },
  )

  it('a call in a worker returns the same as in the main process', async ({ chain: plain }) => {
    const { chain, handedOver } = await openWithWorkers()
    const rich = toHex(requireAccount(0).address).slice(2)
    const value = 5n
    const requests: Record<string, CallRequest> = {
      number: run(`0x43${RETURN_TOP}`),
      timestamp: run(`0x42${RETURN_TOP}`),
      'block hash': run(`0x60004080${RETURN_TOP}`),
      balance: run(`0x73${rich}31${RETURN_TOP}`),
      'a revert': run('0x602a60005260206000fd'),
      'out of gas': BURN,
      'no gas at all': run('0x00', { gas: 0n }),
      'the gas left': run(`0x5a${RETURN_TOP}`),
      'a value': run(`0x34${RETURN_TOP}`, { value, from: requireAccount(0).address }),
    }
    const selectors: BlockSelector[] = [
      LATEST,
      { kind: 'earliest' },
      { kind: 'pending' },
      { kind: 'number', number: 1, asked: '1' },
    ]
    for (const one of [chain, plain]) await one.submits.sendRaw(signFrom(1, { to: requireAccount(2).address, value }))
    const settle = (work: () => MaybePromise<unknown>) =>
      catchMaybePromise(work, (error) =>
        error instanceof Error ? `${error.constructor.name}: ${error.message}` : error,
      )
    for (const [name, request] of Object.entries(requests)) {
      for (const selector of selectors) {
        const label = `${name} at ${selector.kind}`
        expect(await settle(() => chain.calls.call(request, selector)), label).toEqual(
          await settle(() => plain.calls.call(request, selector)),
        )
        expect(await settle(() => chain.calls.estimate(request, selector)), label).toEqual(
          await settle(() => plain.calls.estimate(request, selector)),
        )
      }
    }
    expect(handedOver()).toBe(2 * Object.keys(requests).length * selectors.length)
  })

  it('other simulations in a worker return the same as in the main process, with the same refusals', async ({
    chain: plain,
  }) => {
    const { chain, handedOver } = await openWithWorkers()
    const here = fromHex(`0x${'aa'.repeat(20)}`)
    const to = here
    const accounts = [
      { address: here, balance: 9n, code: fromHex(`0x60015460005260206000a04350${RETURN_TOP.slice(0, 6)}00`) },
    ]
    const overrides = { accounts, block: { number: 77 } }
    const refused = { accounts: [{ address: toWord(1n).subarray(12), nonce: 1n }], block: {} }
    const refusedInBlocks = { accounts: [{ address: here, state: NOTHING, stateDiff: NOTHING }], block: {} }
    const request = { to, data: NOTHING }
    const blocks = { validates: false, logsTransfers: true }
    const call = async (calls: Calls, overrides: Overrides) => calls.call(request, LATEST, { overrides })
    const all = ({ calls }: Pick<Engine, 'calls'>): Promise<unknown>[] => [
      call(calls, overrides),
      calls.estimate(request, LATEST, { overrides }),
      calls.accessList(request, LATEST, { overrides }),
      calls.blocks({ ...blocks, blocks: [{ ...overrides, calls: [request, request] }] }, LATEST),
      calls.blocks({ ...blocks, blocks: [{ ...overrides, calls: [request] }] }, { kind: 'pending' }),
      call(calls, refused),
      calls.blocks({ ...blocks, blocks: [{ ...refusedInBlocks, calls: [] }] }, LATEST),
      calls.blocks({ ...blocks, blocks: [{ accounts: [], block: { number: 0 }, calls: [] }] }, LATEST),
    ]
    const settle = (promise: Promise<unknown>) =>
      promise.catch(({ kind, message }: { kind: string; message: string }) => `${kind}: ${message}`)
    const [there, expected] = await Promise.all([chain, plain].map((one) => Promise.all(all(one).map(settle))))
    expect(there).toEqual(expected)
    expect(there?.slice(-3)).toEqual([
      'invalidOverride: Precompiled contracts can not be overridden',
      "refusedAsEthereum: account 0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa has both 'state' and 'stateDiff'",
      'simulatedBlockNumber: block numbers must be in order: 0 <= 0',
    ])
    expect(handedOver()).toBe(8)
  })

  it('simulated blocks start in a worker, and all other simulations in the main process', async () => {
    const { chain, handedOver } = await openWithWorkers({}, { budgets: { handOverMs: 60_000 } })
    await chain.calls.call(SHORT, LATEST, { overrides: { accounts: [], block: { number: 5 } } })
    await chain.calls.accessList(SHORT, LATEST)
    expect(handedOver()).toBe(0)
    await chain.calls.blocks(
      { blocks: [{ accounts: [], block: {}, calls: [] }], validates: false, logsTransfers: false },
      LATEST,
    )
    expect(handedOver()).toBe(1)
  })

  it('the first worker starts when the first simulation is sent to it', async () => {
    const { processes } = await openWithWorkers()
    expect(processes()).toEqual([])
  })

  it('any number of short simulations stay in the main process', async () => {
    const budgets = { handOverMs: Number.POSITIVE_INFINITY }
    const { chain, handedOver, processes } = await openWithWorkers({}, { budgets })
    for (let i = 0; i < 40; i++) await chain.calls.call(run(`0x43${RETURN_TOP}`), LATEST)
    expect(await chain.calls.call(BURN, LATEST)).toEqual(NOTHING)
    expect([handedOver(), processes()]).toEqual([0, []])
  })

  it('a simulation moves to a worker when its time is over', async () => {
    const { chain, handedOver } = await openWithWorkers({}, { ...ENDLESS, budgets: BUDGETS })
    const stop = new AbortController()
    const call = chain.calls.call(BURN, LATEST, { abortable: stop })
    await until(() => handedOver() === 1)
    stop.abort(new Error('gone'))
    await expect(call).rejects.toThrow('gone')
  })

  it('a simulation of the pending block sees the pool', async () => {
    const { chain, handedOver } = await openWithWorkers({}, { minesAtOnce: false })
    const { address } = requireAccount(2)
    const balance = run(`0x73${toHex(address).slice(2)}31${RETURN_TOP}`)
    await chain.submits.sendRaw(signFrom(1, { to: address, value: 7n }))
    const [now, soon] = await Promise.all([
      chain.calls.call(balance, LATEST),
      chain.calls.call(balance, { kind: 'pending' }),
    ])
    expect(bytesToBigint(soon) - bytesToBigint(now)).toBe(7n)
    expect(handedOver()).toBe(2)
  })
})

for (const engine of ALL_ENGINES) {
  it(`several workers read one chain on ${engine.name}, and all see each block`, async () => {
    const { chain, processes, handedOver } = await openWithWorkers({ count: 2 }, { place: await engine.newPlace() })
    const { address } = requireAccount(2)
    const balance = run(`0x73${toHex(address).slice(2)}31${RETURN_TOP}`)
    const before = bytesToBigint(await chain.calls.call(balance, LATEST))
    for (let sent = 1n; sent <= 5n; sent++) {
      await chain.submits.sendRaw(signFrom(1, { nonce: sent - 1n, to: address, value: 1n }))
      const seen = await Promise.all(Array.from({ length: 8 }, () => chain.calls.call(balance, LATEST)))
      expect(seen.map(bytesToBigint)).toEqual(seen.map(() => before + sent))
    }
    expect(processes()).toHaveLength(2)
    expect(handedOver()).toBe(41)
  })
}

describe('blocks', () => {
  it('sixty blocks are each visible to the next simulation', async () => {
    const { chain, handedOver } = await openWithWorkers()
    const deployed = contractAddress(requireAccount(0).address, 0n)
    // Stores the word of its data; without data, it returns the stored word.
    const body = `3615600a575f355f55005b5f54${RETURN_TOP}`
    const length = (body.length / 2).toString(16).padStart(2, '0')
    const init = `60${length}600c60003960${length}6000f3${body}`
    await chain.submits.sendRaw(signFrom(0, { gasLimit: 500_000n, data: fromHex(`0x${init}`) }))
    await chain.calls.call(SHORT, LATEST) // starts a worker
    for (let height = 2n; height <= 61n; height++) {
      const data = toWord(height)
      await chain.submits.sendRaw(signFrom(0, { nonce: height - 1n, to: deployed, gasLimit: 100_000n, data }))
      expect(await chain.calls.call({ to: deployed, data: NOTHING }, LATEST)).toEqual(data)
    }
    expect(handedOver()).toBe(61)
  })
})

describe('an aborted simulation', () => {
  it('an aborted simulation stops in its worker', async () => {
    const budgets = { ...ENDLESS.budgets, stopGraceMs: Number.POSITIVE_INFINITY }
    const { chain, processes, handedOver, failures } = await openWithWorkers({}, { ...ENDLESS, budgets })
    const reason = new Error('gone')
    const burn = (count: number) => {
      const stops = Array.from({ length: count }, () => new AbortController())
      const calls = stops.map((stop) => chain.calls.call(BURN, LATEST, { abortable: stop }))
      return { stop: () => stops.map((one) => one.abort(reason)), ended: Promise.allSettled(calls) }
    }
    await chain.calls.call(SHORT, LATEST)
    const workers = processes()
    const first = burn(PLACES)
    await until(() => handedOver() === 1 + PLACES)
    first.stop()
    for (const call of await first.ended) expect(call).toEqual({ status: 'rejected', reason })
    // There is space only if each of the first simulations has released its place.
    const others = burn(PLACES - 1)
    expect(await chain.calls.call(SHORT, LATEST)).toEqual(NOTHING)
    expect([processes(), failures]).toEqual([workers, []])
    others.stop()
    await others.ended
  })

  it('an aborted simulation leaves the queue', async () => {
    const { chain } = await openWithWorkers({}, ENDLESS)
    const stops = Array.from({ length: 200 }, () => new AbortController())
    const call = async (stop: AbortController) => chain.calls.call(BURN, LATEST, { abortable: stop })
    const ends = stops.map((stop) => call(stop).catch((error: Error) => error))
    const refused = (await Promise.race(ends)) as Error
    expect(refused).toBeInstanceOf(TooManyCalls)
    expect(refused.message).toBe('limit of 64 waiting calls exceeded')
    for (const stop of stops) stop.abort(new Error('gone'))
    await Promise.all(ends)
    expect(await chain.calls.call(SHORT, LATEST)).toEqual(NOTHING)
  })

  it('aborted simulations of one client free capacity for other clients', async () => {
    const { chain } = await openWithWorkers({}, ENDLESS)
    const greedy = Array.from({ length: 80 }, () => new AbortController())
    const call = async (request: CallRequest, abortable: Abortable) => chain.calls.call(request, LATEST, { abortable })
    const ends = greedy.map(({ signal }) =>
      call(BURN, { signal, clientPath: ['greedy'] }).catch((error: Error) => error),
    )
    const modest = { signal: new AbortController().signal, clientPath: ['modest'] }
    const others = Array.from({ length: 10 }, () => call(SHORT, modest))
    expect(await Promise.all(others)).toEqual(others.map(() => NOTHING))
    expect(await Promise.race(ends)).toBeInstanceOf(TooManyCalls) // the client with the most waiting simulations is refused
    for (const one of greedy) one.abort(new Error('gone'))
    await Promise.all(ends)
  })

  it.each([0, 1])(
    'a worker that does not stop in %d ms is killed, and other simulations still respond',
    async (stopGraceMs) => {
      const { chain, processes, handedOver, failures } = await openWithWorkers(
        {},
        { ...ENDLESS, budgets: { ...ENDLESS.budgets, stopGraceMs } },
      )
      await chain.calls.call(SHORT, LATEST)
      const [pid = 0] = processes()
      process.kill(pid, 'SIGSTOP')
      const stop = new AbortController()
      const stuck = chain.calls.call(BURN, LATEST, { abortable: stop })
      const other = chain.calls.call(SHORT, LATEST)
      await until(() => handedOver() === 3)
      stop.abort(new Error('gone'))
      await expect(stuck).rejects.toThrow('gone')
      expect(await other).toEqual(NOTHING)
      expect(processes()).not.toContain(pid)
      expect(failures).toEqual(['worker did not stop in time and was killed'])
    },
  )
})

describe('a worker', () => {
  it('a worker that runs out of memory reports an error and is replaced', async () => {
    const { chain, failures } = await openWithWorkers({ heapMib: 48 }, ENDLESS)
    const hoard = run('0x5f5b60010180805d600156') // fills transient storage slot by slot
    await expect(chain.calls.call(hoard, LATEST)).rejects.toThrow('the worker of a simulation ended')
    expect(failures).toEqual([expect.stringMatching(/^worker exited unexpectedly/)])
    expect(await chain.calls.call(SHORT, LATEST)).toEqual(NOTHING)
  })

  it('a worker above its memory limit ends one run and no other', async () => {
    const { chain, processes, failures } = await openWithWorkers({ heapMib: 64 }, ENDLESS)
    await chain.calls.call(SHORT, LATEST)
    const workers = processes()
    const tooMuch = 'limit of 32 MiB of memory for running calls exceeded'
    const hoard = async () => chain.calls.call(run('0x6001630200000052'), LATEST) // a word beyond 32 MiB
    await expect(hoard()).rejects.toThrow(tooMuch)
    const to = fromHex(`0x${'aa'.repeat(20)}`)
    const code = fromHex('0x6001621fffff525f5f5f5f5f305af100') // takes two mebibytes, then calls itself
    const recurse = async () =>
      chain.calls.call({ to, data: NOTHING }, LATEST, { overrides: { accounts: [{ address: to, code }], block: {} } })
    await expect(recurse()).rejects.toThrow(tooMuch)
    expect(await chain.calls.call(run('0x600162100000520000'), LATEST)).toEqual(NOTHING) // one run, after all memory was released
    expect([processes(), failures]).toEqual([workers, []])
  })

  it('a worker that cannot start is an error', async () => {
    const { chain, failures } = await openWithWorkers({ entry: new URL('file:///nowhere/main.mjs') })
    await expect(chain.calls.call(BURN, LATEST)).rejects.toThrow('no worker starts')
    expect(failures).toHaveLength(1)
  })
})

describe('a simulation with the max number of overrides', () => {
  const accounts = Array.from({ length: 250 }, (_, n) => ({
    address: toWord(BigInt(n + 1_000)).subarray(12),
    balance: BigInt(n),
    stateDiff: new Uint8Array(19 * PACKED_CELL_BYTES).map((_byte, at) => (at % PACKED_CELL_BYTES === 31 ? at >> 6 : n)),
  }))
  const overrides: Overrides = { accounts, block: {} }

  it('the max number of overrides is sent to a worker as one byte string', async () => {
    // A worker that returns how many byte strings the task of its order has.
    const program = `
      const count = (value) => value instanceof Uint8Array ? 1
        : typeof value === 'object' && value !== null ? Object.values(value).reduce((sum, one) => sum + count(one), 0) : 0
      process.on('message', ({ kind, order }) => {
        if (kind !== 'simulate') return
        const outcome = { kind: 'done', result: Uint8Array.of(count(order.task)) }
        process.send({ kind: 'answer', id: order.id, answer: { outcome, consoleCalls: [], hints: [] } })
      })
      process.send({ kind: 'ready' })`
    const folder = await mkdtemp(join(tmpdir(), 'scion-worker-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const entry = pathToFileURL(join(folder, 'counting.mjs'))
    await writeFile(entry, program)
    const { chain } = await openWithWorkers({ entry })
    expect(await chain.calls.call(SHORT, LATEST, { overrides })).toEqual(Uint8Array.of(1))
    const request = { blocks: [{ ...overrides, calls: [SHORT, SHORT] }], validates: false, logsTransfers: false }
    expect(await chain.calls.blocks(request, LATEST)).toEqual(Uint8Array.of(1))
  })

  it('the max number of overrides has the same result in a worker', async () => {
    const { chain } = await openWithWorkers()
    const balance = run(`0x73${toHex(toWord(1_007n).subarray(12)).slice(2)}31${RETURN_TOP}`)
    expect(bytesToBigint(await chain.calls.call(balance, LATEST, { overrides }))).toBe(7n)
    const blocks = [{ ...overrides, calls: [balance, balance] }]
    const [simulated] = await chain.calls.blocks({ blocks, validates: false, logsTransfers: false }, LATEST)
    expect(simulated?.calls.map(({ output }) => bytesToBigint(output))).toEqual([7n, 7n])
  })

  it('an aborted simulation with the max number of overrides stops without killing its worker', async () => {
    const { chain, processes, failures } = await openWithWorkers({}, { budgets: { stopGraceMs: 60_000 } })
    await chain.calls.call(SHORT, LATEST)
    const [pid] = processes()
    const reason = new Error('gone')
    const plain = accounts.slice(0, 19).map(({ address, balance }) => ({ address, balance }))
    const blocks = Array.from({ length: 256 }, () => ({ accounts: plain, block: {}, calls: [] }))
    const given = Array.from({ length: 4 }, async () => {
      const controller = new AbortController()
      const call = { signal: controller.signal, clientPath: ['many'] }
      const ended = chain.calls.blocks({ blocks, validates: false, logsTransfers: false }, LATEST, call)
      setImmediate(() => controller.abort(reason))
      return ended
    })
    expect(await Promise.allSettled(given)).toEqual(given.map(() => ({ status: 'rejected', reason })))
    // Its places were released: the same worker runs this call.
    expect(await chain.calls.call(SHORT, LATEST)).toEqual(NOTHING)
    expect([processes(), failures]).toEqual([[pid], []])
  })
})
