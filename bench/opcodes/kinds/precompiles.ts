import { type Bytes, concatBytes, EMPTY_BYTES } from '../../../src/base/bytes.ts'
import { toWord } from '../../../src/base/integer.ts'
import { BN128, BN128_TWIST, SECP256K1, SECP256K1_OPPOSITE } from '../../../test/_helpers/generators.ts'
import { code, words } from '../code.ts'
import type { Kind, Program } from '../program.ts'
import { callOf } from './calls.ts'

const MAX = 2n ** 256n - 1n
const ones = (size: number) => new Uint8Array(size).fill(0xff)
/** Not a multiple of a modulus of ones, for which the result would be 0 at once. */
const baseOf = (size: number) => new Uint8Array(size).fill(0xe5)
const scalar = MAX / 3n

const SIGNED = words(0xabcdn, 27n, 0x79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798n, 0xabcen)
/** The generator times 2^250 + 12345. */
const BN128_OTHER = words(
  0x2708f8723773c3c37d3037b7fbd25dc9b3de10d8973310265c6edd3355b05661n,
  0x2fcdd7c9ff5f1a171adc2d55e3e92f9f5471849bba8347800b298805e36295c4n,
)
const BN128_PAIR = concatBytes(BN128, BN128_TWIST)
const TEN_PAIRS = concatBytes(...Array.from({ length: 10 }, () => BN128_PAIR))
/** Modulus of the field of bn128; its point at X = 1 with the other root of Y^2 = X^3 + 3 follows. */
const FIELD = 21888242871839275222246405745257275088696311157297823662689037894645226208583n
const BN128_OPPOSITE = words(1n, FIELD - 2n)

/** Returns calls of a precompile with all of the call data. */
function calls(address: bigint, name: string, data: Bytes): Program {
  const copied = data.length === 0 ? '' : code(data.length, 0, 0, 'CALLDATACOPY')
  return { name, before: copied, body: callOf('STATICCALL', { to: address, inSize: data.length }), copies: 20, data }
}

/** Returns a modular exponentiation; sizes are in bytes. The modulus ends in `zeros` zero bytes; half of its length is the worst case. */
function modexp(base: number, exponent: number, modulus: number, zeros = 0): Program {
  const numbers = [baseOf(base), ones(exponent), ones(modulus - zeros), new Uint8Array(zeros)]
  const data = concatBytes(words(...[base, exponent, modulus].map(BigInt)), ...numbers)
  const name = `${base} bytes to the power of ${exponent} modulo ${modulus} bytes${zeros > 0 ? `, ${zeros} of them 0` : ''}`
  return calls(5n, name, data)
}

const rounds = (count: number) => concatBytes(toWord(BigInt(count)).subarray(28), ones(208), Uint8Array.of(1))

/** Lengths of a modulus and of a long exponent in bytes, for which a fraction of a run's gas suffices. */
const LONG = [
  [2, 8_192],
  [3, 8_192],
  [4, 8_192],
  [5, 8_192],
  [8, 8_192],
  [9, 8_192],
  [16, 2_048],
  [24, 1_024],
  [32, 512],
  [64, 128],
  [128, 64],
] as const
const SHORT = [2, 3, 4, 5, 8, 9, 16, 24, 64, 128, 256]
/** Lengths of even moduli in bytes, and the number of their trailing zero bytes. */
const EVEN = [
  [2, 1],
  [5, 2],
  [5, 4],
  [8, 4],
  [9, 8],
  [16, 8],
  [32, 16],
  [64, 63],
] as const

const sizesOf = (address: bigint): [Program, ...Program[]] => [
  calls(address, '32 bytes', ones(32)),
  ...[0, 55, 56, 64, 128, 4_096, 65_536].map((size) => calls(address, `${size} bytes`, ones(size))),
]

/** Precompiled contracts. */
export const PRECOMPILES: readonly Kind[] = [
  { name: 'ecrecover', programs: [calls(1n, 'a signature', SIGNED), calls(1n, 'no signature', EMPTY_BYTES)] },
  { name: 'sha256', programs: sizesOf(2n) },
  { name: 'ripemd160', programs: sizesOf(3n) },
  { name: 'identity', programs: sizesOf(4n) },
  {
    name: 'modexp',
    programs: [
      modexp(32, 32, 32),
      modexp(1, 8_192, 1),
      modexp(1, 32, 1),
      ...SHORT.map((size) => modexp(size, 32, size)),
      ...SHORT.slice(0, 6).flatMap((size) => [modexp(size, 1, size), modexp(size, 2, size), modexp(size, 3, size)]),
      ...EVEN.map(([size, zeros]) => modexp(size, 32, size, zeros)),
      modexp(4, 128, 4),
      modexp(4, 255, 4),
      ...LONG.map(([size, exponent]) => modexp(size, exponent, size)),
      modexp(1024, 1, 1024),
      modexp(4096, 1, 4096),
      modexp(4096, 1, 32),
    ],
  },
  {
    name: 'bn128 add',
    programs: [
      calls(6n, 'two points', concatBytes(BN128, BN128)),
      calls(6n, 'two points of full size', concatBytes(BN128_OTHER, BN128)),
      calls(6n, 'opposites', concatBytes(BN128, BN128_OPPOSITE)),
      calls(6n, 'infinity', EMPTY_BYTES),
      calls(6n, 'no point', ones(128)),
    ],
  },
  {
    name: 'bn128 mul',
    programs: [
      calls(7n, 'a full factor', concatBytes(BN128, words(scalar))),
      calls(7n, 'a full factor of a point of full size', concatBytes(BN128_OTHER, words(scalar))),
      calls(7n, 'ones', concatBytes(BN128, words(MAX))),
      calls(7n, 'a factor of 1', concatBytes(BN128, words(1n))),
    ],
  },
  {
    name: 'bn128 pairing',
    programs: [
      calls(8n, 'one pair', BN128_PAIR),
      calls(8n, 'no pair', EMPTY_BYTES),
      calls(8n, 'ten pairs', TEN_PAIRS),
      calls(8n, 'ten pairs, the last one none', TEN_PAIRS.with(-1, 0)),
    ],
  },
  {
    name: 'blake2f',
    programs: [
      calls(9n, '12 rounds', rounds(12)),
      calls(9n, 'no round', rounds(0)),
      calls(9n, '10,000', rounds(10_000)),
    ],
  },
  {
    name: 'secp256k1 add',
    programs: [
      calls(0x01000016n, 'two points', concatBytes(SECP256K1, SECP256K1)),
      calls(0x01000016n, 'opposite points', concatBytes(SECP256K1, SECP256K1_OPPOSITE)),
      calls(0x01000016n, 'no point behind one', concatBytes(SECP256K1, words(1n, 1n))),
      calls(0x01000016n, 'infinity', new Uint8Array(128)),
    ],
  },
  {
    name: 'secp256k1 mul',
    programs: [calls(0x01000017n, 'a full factor', concatBytes(SECP256K1, words(scalar)))],
  },
]
