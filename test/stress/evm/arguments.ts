import {
  type AbiFunction,
  type AbiParameter,
  encodeAbiParameters,
  type Hex,
  keccak256,
  toFunctionSelector,
  toHex as viemHex,
} from 'viem'
import { toHex } from '../../../src/base/hex.ts'
import { pick, type Random } from '../../evm/_operands.ts'
import { createPrecompileInput, PRECOMPILES } from '../../evm/_precompileInputs.ts'
import type { Signed } from './signed.ts'

/** What arguments are made of. */
export interface Stock {
  readonly random: Random
  readonly people: readonly Hex[]
  /** Of people and contracts. */
  readonly addresses: readonly Hex[]
  /** Contracts that a proxy can be put on. */
  readonly logics: readonly Hex[]
  readonly signed: readonly Signed[]
  readonly childCode: Hex
  /** The block's number and time. */
  now(): { readonly number: number; readonly timestamp: number }
  /** Data that calls something. */
  someCall(): Hex
}

type Make = (stock: Stock, made: ReadonlyMap<string, unknown>) => unknown

/** What a contract wants for parameters of some names. */
export type Wishes = Readonly<Record<string, Make>>

export const word = (value: bigint | number): Hex => viemHex(value, { size: 32 })
const randomBytes = (random: Random, size: number): Hex => toHex(Uint8Array.from({ length: size }, () => random(256)))

function someNumber(random: Random): bigint {
  const choice = random(20)
  if (choice < 7) return BigInt(random(8))
  if (choice < 11) return BigInt(random(100_000))
  if (choice < 16) return 10n ** BigInt(random(21))
  if (choice < 18) return BigInt(randomBytes(random, 32))
  return (2n ** BigInt(random(257)) + BigInt(random(3)) - 1n) & (2n ** 256n - 1n)
}

const hashPair = (a: Hex, b: Hex): Hex => keccak256(a < b ? `${a}${b.slice(2)}` : (`${b}${a.slice(2)}` as const))
const LEAVES = [1, 2, 3, 4].map((leaf) => keccak256(word(leaf)))
const leafAt = (index: number): Hex => LEAVES[index] ?? '0x'
const PAIRS = [hashPair(leafAt(0), leafAt(1)), hashPair(leafAt(2), leafAt(3))] as const
const ROOT = hashPair(...PAIRS)
/** The leaf that the proof before it is of, mostly. */
const placeOf = ({ random }: Stock, made: ReadonlyMap<string, unknown>) => {
  const proof = made.get('proof')
  const known = Array.isArray(proof) ? LEAVES.findIndex((_, leaf) => proofOf(leaf)[0] === proof[0]) : -1
  return known === -1 ? random(4) : known
}
const proofOf = (leaf: number): readonly Hex[] => [leafAt(leaf ^ 1), leaf < 2 ? PAIRS[1] : PAIRS[0]]

export const ROLES: readonly Hex[] = [
  word(0),
  ...['MINTER', 'PAUSER', 'PROPOSER_ROLE', 'EXECUTOR_ROLE'].map((role) => keccak256(viemHex(role))),
]
const TEXTS = ['', 'a', '12345', '31 bytes, which fit in one cell'.slice(0, 31), 'x'.repeat(32), 'y'.repeat(100)]

const small =
  (below: number): Make =>
  ({ random }) =>
    BigInt(random(random(8) === 0 ? 1_000 : below))

/** Mostly of somebody who has something: otherwise little would succeed. */
const someAddress: Make = ({ random, people, addresses }) => {
  const choice = random(20)
  if (choice === 0) return word(random(12)).replace(/^0x0{24}/, '0x')
  return pick(random, choice < 14 ? people : addresses)
}
const someData: Make = ({ random, someCall }) =>
  random(2) === 0 ? someCall() : randomBytes(random, random(random(4) === 0 ? 700 : 70))

function signedBefore({ random, signed }: Stock, made: ReadonlyMap<string, unknown>): Signed {
  return signed.find(({ hash }) => hash === made.get('hash')) ?? pick(random, signed)
}

const BY_NAME: Wishes = {
  id: small(5),
  tokenId: small(5),
  ids: ({ random }) => Array.from({ length: random(4) }, () => BigInt(random(5))),
  index: small(5),
  start: small(30),
  more: small(30),
  depth: small(12),
  how: small(12),
  rounds: small(100),
  size: small(600),
  gasFor: ({ random }) => BigInt(pick(random, [0, 2_300, random(5_000), random(60_000), 200_000, 2_000_000])),
  delay: ({ random }) => BigInt(pick(random, [60, 60, 60, 0, 100])),
  deadline: ({ random, now }) => BigInt(now().timestamp + pick(random, [1_000_000, 0, -1])),
  least: ({ random }) => (random(4) === 0 ? someNumber(random) : 0n),
  timepoint: ({ random, now }) => BigInt(Math.max(0, now().number - random(40))),
  key: ({ random, now }) => now().number - random(40),
  salt: ({ random }) => word(random(3)),
  predecessor: ({ random }) => word(random(10) === 0 ? 1 : 0),
  role: ({ random }) => pick(random, ROLES),
  interfaceId: ({ random }) => pick(random, ['0x01ffc9a7', '0x80ac58cd', '0xffffffff'] as const),
  number: ({ random }) => `${pick(random, [someNumber(random), '', '1e3'])}`,
  precompile: ({ random }) => word(pick(random, PRECOMPILES)).replace(/^0x0{24}/, '0x'),
  input: ({ random }, made) => toHex(createPrecompileInput(random, Number(made.get('precompile')))),
  hash: ({ random, signed }) => pick(random, signed).hash,
  signature: (stock, made) => spoil(stock.random, signedBefore(stock, made).signature),
  v: (stock, made) => Number(`0x${signedBefore(stock, made).signature.slice(130, 132)}`),
  r: (stock, made) => signedBefore(stock, made).signature.slice(0, 66),
  s: (stock, made) => `0x${signedBefore(stock, made).signature.slice(66, 130)}`,
  proof: ({ random }) => proofOf(random(4)),
  root: () => ROOT,
  leaf: (stock, made) => leafAt(placeOf(stock, made)),
  logic: ({ random, logics, addresses }) => pick(random, random(8) === 0 ? addresses : logics),
  newImplementation: ({ random, logics, addresses }) => pick(random, random(4) === 0 ? addresses : logics),
  init: ({ random, childCode }) =>
    random(5) === 0 ? randomBytes(random, random(60)) : (`${childCode}${word(random(30)).slice(2)}` as const),
}

/** Now and then one digit is another. */
function spoil(random: Random, hex: Hex): string {
  if (random(6) > 0) return hex
  const at = 2 + random(hex.length - 2)
  return `${hex.slice(0, at)}${random(10)}${hex.slice(at + 1)}`
}

/** A value for a parameter: what the contract wishes, what is usual for its name, or anything of its type. */
function make(stock: Stock, parameter: AbiParameter, wishes: Wishes, made: ReadonlyMap<string, unknown>): unknown {
  const name = (parameter.name ?? '').replace(/^_/, '')
  const wish = wishes[name] ?? BY_NAME[name]
  return wish === undefined ? makeAny(stock, parameter, wishes, made) : wish(stock, made)
}

function makeAny(stock: Stock, parameter: AbiParameter, wishes: Wishes, made: ReadonlyMap<string, unknown>): unknown {
  const { random } = stock
  const { type } = parameter
  const list = /^(.*)\[(\d*)\]$/.exec(type)
  if (list !== null) {
    const item = { ...parameter, name: '', type: list[1] ?? '' }
    const length = list[2] === '' ? random(5) : Number(list[2])
    return Array.from({ length }, () => makeAny(stock, item, wishes, made))
  }
  if ('components' in parameter) {
    return Object.fromEntries(parameter.components.map((part) => [part.name, make(stock, part, wishes, made)]))
  }
  if (type === 'address') return someAddress(stock, made)
  if (type === 'bool') return random(2) === 0
  if (type === 'string') return pick(random, TEXTS)
  if (type === 'bytes') return someData(stock, made)
  const [, kind, bits = ''] = /^(u?int|bytes)(\d*)$/.exec(type) ?? []
  if (kind === 'bytes') return randomBytes(random, Number(bits))
  if (kind === undefined) throw new Error(`there is nothing of type ${type}`)
  return (kind === 'int' ? BigInt.asIntN : BigInt.asUintN)(Number(bits), someNumber(random))
}

const selectors = new WeakMap<AbiFunction, Hex>()

/** Data for a call of a function. */
export function encodeCall(called: AbiFunction, args: readonly unknown[]): Hex {
  const selector = selectors.get(called) ?? toFunctionSelector(called)
  selectors.set(called, selector)
  return `${selector}${encodeAbiParameters(called.inputs, args).slice(2)}`
}

/** Data for a call of a function with arguments by chance. */
export function makeCall(stock: Stock, called: AbiFunction, wishes: Wishes = {}): Hex {
  const made = new Map<string, unknown>()
  const args = called.inputs.map((parameter) => {
    const arg = make(stock, parameter, wishes, made)
    made.set(parameter.name ?? '', arg)
    return arg
  })
  return encodeCall(called, args)
}
