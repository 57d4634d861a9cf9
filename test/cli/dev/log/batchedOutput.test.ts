import { expect, it } from 'vitest'
import { plainDocument, printable } from '../../../../src/base/printable.ts'
import { createBatchedOutput } from '../../../../src/cli/dev/log/batchedOutput.ts'
import { createTextLog } from '../../../../src/cli/dev/log/textLog.ts'
import { holdTimer } from '../../../_helpers/heldTimer.ts'

const MIB = 1024 * 1024

/** Opens an output whose reader accepts `capacity` bytes. */
function open(capacity = Number.POSITIVE_INFINITY) {
  const writes: string[] = []
  const deferred: (() => void)[] = []
  const reader = { capacity, sleeps: 0, whileAsleep: () => {} }
  const timer = holdTimer()
  const output = createBatchedOutput({
    writeSome(bytes) {
      const count = Math.min(bytes.length, reader.capacity)
      reader.capacity -= count
      if (count > 0) writes.push(Buffer.from(bytes.subarray(0, count)).toString())
      return count
    },
    describeLoss: (bytes) => printable`${bytes} left out\n`,
    defer: (work) => void deferred.push(work),
    timer,
    sleep() {
      reader.sleeps++
      reader.whileAsleep()
    },
  })
  const endIteration = () => {
    for (const work of deferred.splice(0)) work()
  }
  return { ...output, writes, deferred, reader, timer, endIteration, text: () => writes.join('') }
}

it('the texts of one iteration of the event loop are written once, in their order', () => {
  const { write, writes, deferred, endIteration } = open()
  for (const text of ['a\n', 'b\n', 'c\n']) write(plainDocument(text))
  expect([writes, deferred.length]).toEqual([[], 1])
  endIteration()
  write(plainDocument('d\n'))
  endIteration()
  endIteration()
  expect(writes).toEqual(['a\nb\nc\n', 'd\n'])
})

it('a function is called when its text is written', () => {
  const { write, writes, endIteration } = open()
  let count = 0
  write(() => printable`${count}\n`)
  write(plainDocument('after\n'))
  count = 7
  endIteration()
  expect(writes).toEqual(['7\nafter\n'])
})

it('a thousand reads of one iteration are one line and one write on a terminal, and one elsewhere', () => {
  for (const hasCursor of [true, false]) {
    const { write, writes, endIteration } = open()
    const log = createTextLog({ write, hasCursor, columns: 80, hasColour: false })
    for (let i = 0; i < 1_000; i++) log.request({ method: 'eth_chainId' }, { hasBegun: false })
    endIteration()
    log.request({ method: 'eth_chainId' }, { hasBegun: false })
    log.end()
    endIteration()
    const [first, second] = hasCursor
      ? ['eth_chainId (1000)\n', '\u001b[1A\u001b[2Keth_chainId (1001)\n']
      : ['eth_chainId\n', 'eth_chainId (1000 more)\n']
    expect(writes).toEqual([first, second])
  }
})

it('many texts of one iteration are written before its end', () => {
  const { write, text } = open()
  write(plainDocument('x'.repeat(MIB)))
  expect(text()).toHaveLength(MIB)
  for (let i = 0; i < 10_000; i++) write(() => printable`y`)
  expect(text()).toHaveLength(MIB + 10_000)
})

it('texts wait for a slow reader, are tried again after a time, and keep their order', () => {
  const { write, text, reader, timer, endIteration } = open(3)
  write(plainDocument('abcde'))
  endIteration()
  write(plainDocument('fgh'))
  endIteration()
  expect([text(), timer.waiting()]).toEqual(['abc', 1])
  reader.capacity = 3
  timer.advance(10)
  expect([text(), timer.waiting()]).toEqual(['abcdef', 1])
  reader.capacity = 100
  timer.advance(10)
  expect([text(), timer.waiting()]).toEqual(['abcdefgh', 0])
})

it('texts beyond 16 MiB that are not read are left out, which the log says afterwards', () => {
  const { write, text, reader, timer, endIteration } = open(0)
  for (let i = 0; i < 20; i++) {
    write(plainDocument(`${i}${'.'.repeat(MIB - 10)}\n`))
    endIteration()
  }
  reader.capacity = Number.POSITIVE_INFINITY
  timer.advance(10)
  write(plainDocument('next\n'))
  endIteration()
  const kept = text().replaceAll(/\.+/g, '').split('\n')
  const lost = [...Array(20).keys()].slice(16).map((i) => `${i}${'.'.repeat(MIB - 10)}\n`)
  expect(kept).toEqual([...Array(16).keys()].map(String).concat(`${lost.join('').length} left out`, 'next', ''))
})

it('at the end a slow reader receives everything, and a reader that does not read is not waited for', () => {
  const slow = open(1)
  slow.reader.whileAsleep = () => {
    slow.reader.capacity = 2
  }
  slow.write(plainDocument('x'.repeat(1_001)))
  slow.finish()
  expect([slow.text().length, slow.reader.sleeps]).toEqual([1_001, 500])
  const dead = open(5)
  dead.write(plainDocument('y'.repeat(1_001)))
  dead.finish()
  expect([dead.text().length, dead.reader.sleeps]).toEqual([5, 100])
})
