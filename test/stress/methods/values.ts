import type { Json } from '../../../src/base/openrpc.ts'

/** Returns a number from 0 up to, but not including, the argument. */
export type Random = (below: number) => number

export const pick = <T>(random: Random, values: readonly T[]): T => values[random(values.length)] as T
export const isOneOf = (random: Random, count: number) => random(count) === 0

const quantity = (value: bigint) => `0x${value.toString(16)}`

/** Numbers at the bounds of the types that a node may convert them to. */
const BOUNDS = [0n, 1n, 2n ** 31n - 1n, 2n ** 32n, 2n ** 53n - 1n, 2n ** 53n, 2n ** 63n, 2n ** 64n - 1n, 2n ** 64n]
const NUMBERS: readonly bigint[] = [...BOUNDS, 2n ** 255n, 2n ** 256n - 1n, 2n ** 256n, 16n ** 200n]
/** Largest times of a block, of a date and of a safe integer in ms, and times that are too large. */
const TIMES = [
  2n ** 52n - 2n,
  2n ** 52n - 1n,
  2n ** 52n,
  8_640_000_000_000n,
  8_640_000_000_001n,
  9_007_199_254_740n,
  9_007_199_254_741n,
  253_402_300_800n,
]
const BLOCKS = ['latest', 'earliest', 'pending', 'safe', 'finalized', '0x1', '0x2', '0x3', '0x5', '0x1000']
const HEX = [
  '0x',
  '',
  '0x0',
  '0xabc',
  'abc',
  'abcd',
  '0X12',
  '0xAbCd',
  '0xzz',
  ' 0x1 ',
  '0x-1',
  '-0x1',
  '0x00',
  '0x0001',
]
const TEXTS = [
  '-1',
  '+1',
  '1.5',
  '1e3',
  '1e999',
  ' ',
  '\u0000',
  '\ud800',
  'ünïcödé \u{1f980}',
  '__proto__',
  'constructor',
  'toString',
]
const LONG = ['9'.repeat(400), 'x'.repeat(20_000), `0x${'5b'.repeat(100_000)}`, `0x${'f'.repeat(4_001)}`]
const WORDS = [20, 31, 32, 33, 65, 256].flatMap((bytes) => ['00', '01', 'ff'].map((byte) => `0x${byte.repeat(bytes)}`))
/** Code that returns, reverts, fails, loops, logs, destroys itself, calls itself, and deploys each of them. */
const CODES = [
  '602a60005260206000f3',
  '60006000fd',
  'fe',
  '5b600056',
  '60206000a0',
  '33ff',
  '600060006000600060003060f0a15af1',
  '365f5f375f365f5ff500',
].flatMap((code) => [
  `0x${code}`,
  `0x60${(code.length / 2).toString(16).padStart(2, '0')}600a5f3960${(code.length / 2).toString(16).padStart(2, '0')}5ff3${code}`,
])

/** Addresses with native code, and slots that the Bridge and REMASC read in each block or on request. */
const NATIVE = ['01', '09', '11', '0100', '01000006', '01000008', '01000009', '01000010', '01000011'].map(
  (suffix) => `0x${suffix.padStart(40, '0')}`,
)
const NATIVE_CELLS = [
  ...['newFederation', 'oldFederation', 'newFederationFormatVersion', 'newFederationBtcUTXOs', 'blockStoreChainHead'],
  ...['feePerKb', 'lockWhitelist', 'rskTxsWaitingFS', 'releaseRequestQueueWithTxHash', 'nextPegoutHeight'],
  ...['federationElection', 'pendingFederation', 'rewardBalance', 'burnedBalance', 'brokenSelectionRule', 'siblings'],
].map((name) => `0x${Buffer.from(name).toString('hex').padStart(64, '0')}`)

/** Values that a node treats in a way of its own, by the name of their parameter. */
export const SPECIAL: Readonly<Record<string, readonly string[]>> = {
  address: NATIVE,
  account: NATIVE,
  position: NATIVE_CELLS,
  slot: NATIVE_CELLS,
}

function nested(depth: number, wrap: (inner: Json) => Json): Json {
  let value: Json = 1
  for (let i = 0; i < depth; i++) value = wrap(value)
  return value
}

const STRINGS: readonly (readonly string[])[] = [
  [...NUMBERS, ...TIMES].map(quantity),
  [...NUMBERS, ...TIMES].map(String),
  BLOCKS,
  HEX,
  TEXTS,
  WORDS,
  CODES,
  NATIVE,
]
const OTHERS: readonly Json[] = [
  ...[null, true, false, 0, 1, 7, -1, 1.5, -0.1, 1e21, 1e308, 2 ** 53, 2 ** 53 - 1, 2 ** 31, 8_640_000_000_000],
  ...[[], {}, [[]], [{}], [null], { a: 1 }, ['0x1'], { blockHash: `0x${'ab'.repeat(32)}` }, { blockNumber: '0x1' }],
  JSON.parse('{"__proto__":{"x":1},"constructor":null}'),
]

/** Returns a string at a bound of what a parameter may be, or outside it. */
export function hostileString(random: Random): string {
  return isOneOf(random, 60) ? pick(random, LONG) : pick(random, pick(random, STRINGS))
}

/** Returns such a value of any type. */
export function hostileValue(random: Random): Json {
  if (random(3) > 0) return hostileString(random)
  if (!isOneOf(random, 40)) return pick(random, OTHERS)
  const depth = pick(random, [40, 1_000, 2_500])
  return pick(random, [
    () => nested(depth, (inner) => [inner]),
    () => nested(depth, (inner) => ({ a: inner })),
    () => Array<Json>(depth).fill('0x1'),
    () => Object.fromEntries(Array.from({ length: depth }, (_, i) => [`0x${i.toString(16).padStart(40, '0')}`, {}])),
  ])()
}

const MUTATIONS: readonly ((text: string, random: Random) => Json)[] = [
  (text) => text.slice(0, -1),
  (text) => `${text}0`,
  (text) => text.replace(/^0x/, ''),
  (text) => text.replace(/^0x/, '0x0'),
  (text) => text.toUpperCase(),
  (text) => ` ${text}`,
  (text) => text.repeat(2),
  (text) => [text],
  (text) => Number(text),
  (text, random) => text.slice(0, random(text.length + 1)),
  (text, random) => {
    const at = random(text.length + 1)
    return text.slice(0, at) + pick(random, ['0', 'f', 'g', '.', '-', '"', '\u0000', '\u{1f980}']) + text.slice(at + 1)
  },
]

/** Returns a value with one change at a random place in it. */
export function mutate(value: Json, random: Random): Json {
  if (isOneOf(random, 8)) return hostileValue(random)
  if (typeof value === 'string') return pick(random, MUTATIONS)(value, random)
  if (typeof value === 'number') return pick(random, [-value, value + 0.5, value * 2 ** 40, `${value}`, `0x${value}`])
  if (value === null || typeof value === 'boolean') return hostileValue(random)
  if (isList(value)) {
    const at = random(value.length + 1)
    const item = value[at]
    if (item === undefined) return [...value, hostileValue(random)]
    return pick(random, [
      () => value.with(at, mutate(item, random)),
      () => value.toSpliced(at, 1),
      () => value.toSpliced(at, 0, item),
    ])()
  }
  const names = Object.keys(value)
  const name = names[random(names.length + 1)] ?? `x${random(9)}`
  if (isOneOf(random, 4)) return Object.fromEntries(Object.entries(value).filter(([other]) => other !== name))
  return { ...value, [name]: mutate(value[name] ?? null, random) }
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
