import { expect, it } from 'vitest'
import { createOrderedLog } from '../../../../src/cli/dev/log/orderedLog.ts'
import type { BlockReport, ReportWriter } from '../../../../src/cli/dev/log/report.ts'
import { createDeferred } from '../../../../src/concurrency/deferred.ts'
import { holdTimer } from '../../../_helpers/heldTimer.ts'

const blockOf = (number: number): BlockReport => ({ number, hash: '0x', transactions: [] })

function open() {
  const written: string[] = []
  const failures: unknown[] = []
  const timer = holdTimer()
  const writer: ReportWriter = {
    begin: (method) => void written.push(`begin ${method}`),
    request: ({ method }) => void written.push(`end ${method}`),
    block: ({ number, hash }) => void written.push(`block ${number}${hash === '0x' ? '' : ' completed'}`),
    end: () => void written.push('end'),
  }
  const log = createOrderedLog(writer, timer, (error) => void failures.push(error))

  /** Adds a block. Returns the functions that end its completion, and the signal that it has received. */
  function add(number: number) {
    const completion = createDeferred<BlockReport>()
    let received: AbortSignal | undefined
    log.blockOnceComplete(blockOf(number), (signal) => {
      received = signal
      return completion.promise
    })
    return {
      signal: () => received,
      async complete() {
        completion.resolve({ ...blockOf(number), hash: 'completed' })
        await new Promise(setImmediate)
      },
      async fail(error: Error) {
        completion.reject(error)
        await new Promise(setImmediate)
      },
    }
  }

  const request = (method: string) => {
    log.begin(method)
    log.request({ method }, { hasBegun: true })
  }
  return { written, failures, timer, log, add, request }
}

it('events without a block before them are written at once', () => {
  const { written, request } = open()
  request('a')
  expect(written).toEqual(['begin a', 'end a'])
})

it('events wait for the blocks before them, and blocks are completed one at a time', async () => {
  const { written, add, request } = open()
  const first = add(1)
  request('a')
  const second = add(2)
  expect([written, second.signal()]).toEqual([[], undefined])
  await second.complete() // its turn has not begun
  expect(written).toEqual([])
  await first.complete()
  expect(written).toEqual(['block 1 completed', 'begin a', 'end a', 'block 2 completed'])
  request('b')
  expect(written.slice(4)).toEqual(['begin b', 'end b'])
})

it('a block whose completion fails is written as it is, and the failure is reported once', async () => {
  const { written, failures, add, request } = open()
  const first = add(1)
  request('a')
  await first.fail(new Error('no'))
  expect(written).toEqual(['block 1', 'begin a', 'end a'])
  expect(failures).toEqual([new Error('no')])
})

it('a block that is not completed within 30 s is written as it is, and its completion is aborted', async () => {
  const { written, failures, timer, add, request } = open()
  const first = add(1)
  request('a')
  timer.advance(29_999)
  expect(written).toEqual([])
  timer.advance(1)
  expect(written).toEqual(['block 1', 'begin a', 'end a'])
  expect(first.signal()?.aborted).toBe(true)
  await first.fail(new Error('aborted'))
  expect([written.length, failures]).toEqual([3, []])
})

it('more than 1,000 events that wait are written without completion', async () => {
  const { written, timer, add, request } = open()
  const first = add(1)
  add(2)
  for (let index = 0; index < 499; index++) request('a')
  expect(written).toEqual([])
  request('a')
  expect(written.slice(0, 4)).toEqual(['block 1', 'block 2', 'begin a', 'end a'])
  await first.complete()
  expect([written.length, timer.waiting()]).toEqual([1_002, 0])
  const third = add(3)
  await third.complete()
  expect(written.at(-1)).toBe('block 3 completed')
})

it('the end of the log writes what waits, and later events follow at once', async () => {
  const { written, log, add, request } = open()
  const first = add(1)
  request('a')
  log.end()
  expect(written).toEqual(['block 1', 'begin a', 'end a', 'end'])
  await first.complete()
  request('b')
  expect(written.slice(4)).toEqual(['begin b', 'end b'])
})
