import { describe, expect, it } from 'vitest'
import type { Bytes } from '../../src/base/bytes.ts'
import { createBloom } from '../../src/primitives/bloom.ts'
import { type LogChoice, LogMatcher, namesOf } from '../../src/primitives/logMatcher.ts'

const address = (number: number) => new Uint8Array(20).fill(number)
const topic = (number: number) => new Uint8Array(32).fill(number)
const log = (from: number, ...topics: number[]) => ({
  address: address(from),
  topics: topics.map(topic),
  data: new Uint8Array(),
})
const choice = (addresses: readonly Bytes[], ...topics: LogChoice['topics'][number][]): LogChoice => ({
  addresses,
  topics,
})

const LOG = log(1, 10, 20)

it.each<[string, LogChoice, boolean]>([
  ['without addresses and topics', choice([]), true],
  ['with its address', choice([address(2), address(1)]), true],
  ['with other addresses', choice([address(2), address(3)]), false],
  ['with its topic at the position', choice([], [topic(9), topic(10)]), true],
  ['with its topic at another position', choice([], undefined, [topic(10)]), false],
  ['with any topic at a position', choice([], undefined, [topic(20)]), true],
  ['with an empty list at a position', choice([], [], [topic(20)]), true],
  ['with a topic at a position that the log does not have', choice([], [topic(10)], [topic(20)], [topic(30)]), false],
  ['with any topic at a position that the log does not have', choice([], [topic(10)], undefined, undefined), true],
  ['with its address and another topic', choice([address(1)], [topic(11)]), false],
])('LogMatcher compares a log with a filter %s', (_, wanted, expected) => {
  const matcher = new LogMatcher(wanted)
  expect(matcher.matches(namesOf(LOG))).toBe(expected)
  if (expected) expect(matcher.mayMatch(createBloom([LOG]))).toBe(true)
})

describe('a bloom', () => {
  const many = (from: number, count: number) => Array.from({ length: count }, (_, index) => numbered(from + index))
  const numbered = (number: number) => {
    const word = new Uint8Array(32)
    new DataView(word.buffer).setUint32(28, number)
    return word
  }

  it('a bloom excludes a filter of a thousand topics that the block does not have', () => {
    const bloom = createBloom([log(1, 10)])
    expect(new LogMatcher(choice([], many(1_000, 1_000))).mayMatch(bloom)).toBe(false)
  })

  it.each([0, 500, 999])(
    'a bloom does not exclude a filter of a thousand topics of which the block has number %d',
    (index) => {
      const words = many(1_000, 1_000)
      const bloom = createBloom([{ address: address(1), topics: [words[index] ?? topic(0)], data: new Uint8Array() }])
      expect(new LogMatcher(choice([], words)).mayMatch(bloom)).toBe(true)
    },
  )

  it('a bloom excludes a filter if only the address does not occur', () => {
    expect(new LogMatcher(choice([address(5)], [topic(10)])).mayMatch(createBloom([log(1, 10)]))).toBe(false)
  })
})
