import { describe, expect, it } from 'vitest'
import { EMPTY_BYTES } from '../../../src/base/bytes.ts'
import { fromHex, type Hex, toHex } from '../../../src/base/hex.ts'
import { bytesToBigint } from '../../../src/base/integer.ts'
import { keccak256 } from '../../../src/crypto/keccak.ts'
import { createTestEvm } from '../../_helpers/createTestEvm.ts'
import { assemble, BLOCK, SENDER, TARGET } from '../../_helpers/evmScene.ts'
import { createMemoryWorld, putContract } from '../../_helpers/memoryWorld.ts'
import { createRandom } from '../../_helpers/random.ts'

const ALL = 2n ** 256n
const wrap = (value: bigint) => ((value % ALL) + ALL) % ALL
const signed = (word: bigint) => BigInt.asIntN(256, word)
const truth = (is: boolean) => (is ? 1n : 0n)

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  for (let i = 255n; i >= 0n; i--) {
    result = (result * result) % ALL
    if ((exponent >> i) & 1n) result = (result * base) % ALL
  }
  return result
}

type Compute = (...words: bigint[]) => bigint

/** The definition of each opcode by its words, the top first. */
const OPCODES: Record<string, readonly [number, Compute]> = {
  ADD: [0x01, (a = 0n, b = 0n) => wrap(a + b)],
  MUL: [0x02, (a = 0n, b = 0n) => wrap(a * b)],
  SUB: [0x03, (a = 0n, b = 0n) => wrap(a - b)],
  DIV: [0x04, (a = 0n, b = 0n) => (b === 0n ? 0n : a / b)],
  SDIV: [0x05, (a = 0n, b = 0n) => (b === 0n ? 0n : wrap(signed(a) / signed(b)))],
  MOD: [0x06, (a = 0n, b = 0n) => (b === 0n ? 0n : a % b)],
  SMOD: [0x07, (a = 0n, b = 0n) => (b === 0n ? 0n : wrap(signed(a) % signed(b)))],
  ADDMOD: [0x08, (a = 0n, b = 0n, c = 0n) => (c === 0n ? 0n : (a + b) % c)],
  MULMOD: [0x09, (a = 0n, b = 0n, c = 0n) => (c === 0n ? 0n : (a * b) % c)],
  EXP: [0x0a, (a = 0n, b = 0n) => power(a, b)],
  SIGNEXTEND: [0x0b, (a = 0n, b = 0n) => (a > 30n ? b : wrap(BigInt.asIntN(8 * Number(a + 1n), b)))],
  LT: [0x10, (a = 0n, b = 0n) => truth(a < b)],
  GT: [0x11, (a = 0n, b = 0n) => truth(a > b)],
  SLT: [0x12, (a = 0n, b = 0n) => truth(signed(a) < signed(b))],
  SGT: [0x13, (a = 0n, b = 0n) => truth(signed(a) > signed(b))],
  EQ: [0x14, (a = 0n, b = 0n) => truth(a === b)],
  ISZERO: [0x15, (a = 0n) => truth(a === 0n)],
  AND: [0x16, (a = 0n, b = 0n) => a & b],
  OR: [0x17, (a = 0n, b = 0n) => a | b],
  XOR: [0x18, (a = 0n, b = 0n) => a ^ b],
  NOT: [0x19, (a = 0n) => ALL - 1n - a],
  BYTE: [0x1a, (a = 0n, b = 0n) => (a > 31n ? 0n : (b >> (8n * (31n - a))) & 0xffn)],
  SHL: [0x1b, (a = 0n, b = 0n) => (a > 255n ? 0n : wrap(b << a))],
  SHR: [0x1c, (a = 0n, b = 0n) => (a > 255n ? 0n : b >> a)],
  SAR: [0x1d, (a = 0n, b = 0n) => wrap(signed(b) >> (a > 255n ? 255n : a))],
}

/** Bounds of limbs and digits, of indexes and shifts, of signs. */
const EDGES = [
  ...[
    0n,
    1n,
    2n,
    3n,
    7n,
    8n,
    15n,
    16n,
    29n,
    30n,
    31n,
    32n,
    33n,
    63n,
    64n,
    65n,
    127n,
    128n,
    191n,
    192n,
    255n,
    256n,
    257n,
  ],
  ...[32n, 53n, 63n, 64n, 96n, 127n, 128n, 160n, 192n, 224n, 255n].flatMap((n) => [
    2n ** n - 1n,
    2n ** n,
    2n ** n + 1n,
  ]),
  ...[ALL - 1n, ALL - 2n, ALL - 2n ** 64n, ALL - 2n ** 128n, ALL - 2n ** 255n + 1n],
]

/** Digits of 32 bits that make quotients hard to estimate. */
const DIGITS = [0n, 0n, 1n, 0xffffffffn, 0xfffffffen, 0x80000000n, 0x7fffffffn]

function createWord(random: (below: number) => number): bigint {
  const kind = random(3)
  if (kind === 0) return EDGES[random(EDGES.length)] ?? 0n
  const count = 1 + random(8)
  let word = 0n
  for (let i = 0; i < count; i++) {
    const digit = kind === 1 ? DIGITS[random(DIGITS.length)] : undefined
    word = (word << 32n) | (digit ?? BigInt(random(2 ** 32)))
  }
  return word
}

/** Limbs of 64 bits that make quotients hard to estimate. */
const LIMBS = [
  0n,
  1n,
  2n,
  ...[31n, 32n, 63n].flatMap((n) => [2n ** n - 1n, 2n ** n, 2n ** n + 1n]),
  2n ** 64n - 1n,
  2n ** 64n - 2n,
  0xc000000000000001n,
]

function createLimbs(random: (below: number) => number): bigint {
  let word = 0n
  for (let i = random(4); i >= 0; i--)
    word = (word << 64n) | (LIMBS[random(LIMBS.length + 4)] ?? createWord(random) % 2n ** 64n)
  return word
}

/**
 * Returns a dividend near a multiple of its divisor, or one whose highest limbs are the divisor's, so that a limb of the quotient
 * is maximal.
 */
function createDivision(random: (below: number) => number): readonly bigint[] {
  const divisor = createLimbs(random) || 1n
  const rests = [0n, 1n, divisor - 1n, createLimbs(random)]
  const multiple = random(2) === 0 ? createLimbs(random) * divisor : (divisor - 1n) << BigInt(64 * random(4))
  return [multiple + (rests[random(4)] ?? 0n), divisor].map(wrap)
}

/** Returns the same of products and sums. */
function createModular(random: (below: number) => number): readonly bigint[] {
  const [dividend = 0n, modulus = 0n] = createDivision(random)
  const factors = [modulus, modulus - 1n, dividend, 1n << BigInt(64 * random(4)), createLimbs(random), ALL - 1n]
  return [factors[random(6)] ?? 0n, factors[random(6)] ?? 0n, modulus].map(wrap)
}

/** Number of cases in one program: a run takes many times as long as a case. */
const CASES_PER_RUN = 100
/** Memory offset of the results, after the bytes that are hashed. */
const RESULTS = 512

/**
 * Returns a function that runs pieces of code in one program, after the code `before`. It returns the word that each piece
 * leaves on top of the stack, or undefined for each if the program fails.
 */
async function createRunner(engine: 'wasm' | 'typescript') {
  const evm = createTestEvm({ yieldAfterMs: Number.POSITIVE_INFINITY, engine })
  const common = { sender: fromHex(SENDER), gasPrice: 1n, value: 0n, data: EMPTY_BYTES, gasLimit: 10_000_000n }

  async function runSome(pieces: readonly Hex[], before: Hex): Promise<(bigint | undefined)[]> {
    const world = createMemoryWorld()
    const kept = pieces.flatMap((piece, i) => [piece, RESULTS + 32 * i, '52'])
    await putContract(world, TARGET, assemble(before, ...kept, 32 * pieces.length, RESULTS, 'f3'))
    const { output } = await evm.run(BLOCK, { ...common, to: fromHex(TARGET) }, world)
    const words = output.length === 32 * pieces.length ? output : undefined
    return pieces.map((_, i) => words && bytesToBigint(words.subarray(32 * i, 32 * i + 32)))
  }

  return async (pieces: readonly Hex[], before: Hex = '0x'): Promise<(bigint | undefined)[]> => {
    const found: (bigint | undefined)[] = []
    for (let i = 0; i < pieces.length; i += CASES_PER_RUN) {
      found.push(...(await runSome(pieces.slice(i, i + CASES_PER_RUN), before)))
    }
    return found
  }
}

const pushes = (words: readonly bigint[]) => [...words].reverse()
const hex = (code: number) => code.toString(16).padStart(2, '0')

describe.each(['wasm', 'typescript'] as const)('%s', async (engine) => {
  const run = await createRunner(engine)

  async function expectComputed(code: number, compute: Compute, cases: readonly (readonly bigint[])[]): Promise<void> {
    const results = await run(cases.map((operands) => assemble(...pushes(operands), hex(code))))
    for (const [i, operands] of cases.entries()) {
      const [found, expected] = [results[i], compute(...operands)]
      if (found !== expected) expect({ operands, found }).toEqual({ operands, found: expected })
    }
  }

  it.each(Object.entries(OPCODES))(
    `${engine} computes %s of pairs of edge values and of random words`,
    async (_, [code, compute]) => {
      const random = createRandom(code)
      const edges = EDGES.flatMap((a) => EDGES.map((b) => [a, b, EDGES[random(EDGES.length)] ?? 1n]))
      const chances = Array.from({ length: 600 }, () => Array.from({ length: 3 }, () => createWord(random)))
      await expectComputed(code, compute, [...edges, ...chances])
    },
  )

  it.each(['DIV', 'SDIV', 'MOD', 'SMOD', 'ADDMOD', 'MULMOD'])(
    `${engine} computes %s of exact and almost exact quotients`,
    async (name) => {
      const [code, compute] = OPCODES[name] ?? [0, () => 0n]
      const random = createRandom(code)
      const create = code >= 8 ? createModular : createDivision
      await expectComputed(
        code,
        compute,
        Array.from({ length: 1_000 }, () => create(random)),
      )
    },
  )

  it('SHA3 of every size up to three blocks at every offset', async () => {
    const word = keccak256(Uint8Array.of(1))
    const memory = new Uint8Array(RESULTS)
    const stores: (string | number)[] = []
    for (let i = 0; i < RESULTS; i += 32) {
      memory.set(word, i)
      stores.push(`7f${toHex(word).slice(2)}`, i, '52')
    }
    const ranges = Array.from({ length: 301 }, (_, size) => ({ size, place: size % 37 }))
    const found = await run(
      ranges.map(({ size, place }) => assemble(size, place, '20')),
      assemble(...stores),
    )
    const hashes = ranges.map(({ size, place }) => bytesToBigint(keccak256(memory.subarray(place, place + size))))
    expect(found).toEqual(hashes)
  })

  it.each([65_535, 65_536, 262_143, 262_144, 262_145, 400_000])('SHA3 of %i bytes', async (size) => {
    const memory = new Uint8Array(size)
    memory[size - 1] = 7
    const code = assemble(7, size - 1, '53', size, 0, '20')
    expect(await run([code])).toEqual([bytesToBigint(keccak256(memory))])
  })
})
