import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import type { Abortable } from '../../src/concurrency/abortable.ts'
import { keccak256 } from '../../src/crypto/keccak.ts'
import { eth_call } from '../../src/methods/eth/eth_call.ts'
import type { MethodContext, Requester } from '../../src/methods/method.ts'
import { web3_sha3 } from '../../src/methods/web3/web3_sha3.ts'

const TO = `0x${'11'.repeat(20)}` as const
const requester: Requester = { keyId: 'key', hasOrigin: false, charge: () => undefined }
const callWith = (signal = new AbortController().signal): Abortable => ({ signal, clientPath: ['key'] })

/** A context in which calls return their data. */
const network = { compat: 'rootstock' }
const context = { network, calls: { call: ({ data }: { data: Uint8Array }) => data } } as unknown as MethodContext

/** Makes each read of the clock take a millisecond, so that the number of iterations depends on no machine. */
function slowClock(): void {
  let nowMs = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 1))
  onTestFinished(() => clock.mockRestore())
}

/** Counts the iterations of the event loop until the work is done. */
async function countIterations<T>(work: () => T | Promise<T>): Promise<{ result: T; iterations: number }> {
  let iterations = 0
  let isOver = false
  const count = () => {
    iterations++
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const result = await work()
  isOver = true
  return { result, iterations }
}

describe('a call', () => {
  it('a call with little data runs without yielding', () => {
    expect(eth_call(context, [{ to: TO, data: '0x01' }, 'latest'], callWith(), requester)).toBe('0x01')
  })

  it.each([
    ['much data', [{ to: TO, data: `0x${'ab'.repeat(150_000)}` }, 'latest']],
    ['much input', [{ to: TO, input: `0x${'ab'.repeat(150_000)}` }, 'latest']],
    [
      'many overrides',
      [
        { to: TO },
        'latest',
        { [TO]: { stateDiff: Object.fromEntries(Array.from({ length: 600 }, (_, n) => [`0x${n}`, '0x1'])) } },
      ],
    ],
  ] as const)('a call with %s is converted in a later iteration of the event loop', async (_, params) => {
    const order: string[] = []
    const calls = { call: () => order.push('executed') && new Uint8Array(0) }
    const answer = eth_call({ network, calls } as unknown as MethodContext, [...params] as never, callWith(), requester)
    await Promise.resolve().then(() => order.push('the rest of this iteration'))
    await answer
    expect(order).toEqual(['the rest of this iteration', 'executed'])
  })

  it('a call that is aborted while it waits is not converted', async () => {
    const controller = new AbortController()
    const data = `0x${'ab'.repeat(150_000)}` as const
    const waiting = eth_call(context, [{ to: TO, data }, 'latest'], callWith(controller.signal), requester)
    controller.abort(new Error('gone'))
    await expect(waiting).rejects.toThrow('gone')
  })
})

describe('web3_sha3', () => {
  it('web3_sha3 of little data returns without a promise', () => {
    expect(web3_sha3(context, ['0x01'], callWith(), requester)).toBe(toHex(keccak256(Uint8Array.of(1))))
  })

  it('web3_sha3 of long data hashes in pieces and yields between them', async () => {
    slowClock()
    const data = new Uint8Array(2_600_000).map((_, n) => n % 251)
    const hex = toHex(data)
    const { result, iterations } = await countIterations(() => web3_sha3(context, [hex], callWith(), requester))
    expect(result).toBe(toHex(keccak256(data)))
    expect(iterations).toBeGreaterThan(5)
  })

  it('web3_sha3 of long data ends when the call is aborted', async () => {
    const controller = new AbortController()
    const waiting = web3_sha3(context, [`0x${'ab'.repeat(1_000_000)}`], callWith(controller.signal), requester)
    controller.abort(new Error('gone'))
    await expect(waiting).rejects.toThrow('gone')
  })
})
