import { code } from '../code.ts'
import type { Kind, Program } from '../program.ts'

/** Returns a number of `bits` bits without long runs of zeros. */
export const wide = (bits: number) => (2n ** BigInt(bits - 1)) | (0xabcdef0123456789n ** 5n % 2n ** BigInt(bits - 1))

const FULL = wide(256)
const MINUS_ONE = 2n ** 256n - 1n

/** Copies its operands, the top one first, from the bottom of the stack, and drops the result. */
function ofCopies(opcode: string, name: string, operands: readonly bigint[]): Program {
  const count = operands.length
  const dups = Array.from({ length: count }, () => `DUP${count}`)
  return { name, before: code(...[...operands].reverse()), body: code(...dups, opcode, 'POP') }
}

/** Uses each result as the second operand of the next opcode. */
function chained(opcode: string, name: string, first: bigint, second: bigint): Program {
  return { name, before: code(first, second), body: code('DUP2', opcode) }
}

const plain = (opcode: string, operands: readonly bigint[]) => ofCopies(opcode, 'small operands', operands)

const WORDS = ['ADD', 'SUB', 'MUL', 'LT', 'GT', 'SLT', 'SGT', 'EQ', 'AND', 'OR', 'XOR']

const ofWords: readonly Kind[] = WORDS.map((name) => ({
  name,
  programs: [
    plain(name, [7n, 3n]),
    ofCopies(name, 'full words', [FULL, FULL - 1n]),
    ofCopies(name, 'negative words', [MINUS_ONE, MINUS_ONE - 5n]),
    chained(name, 'full words, each the next one’s operand', FULL, FULL - 1n),
  ],
}))

const ofOneWord: readonly Kind[] = ['ISZERO', 'NOT'].map((name) => ({
  name,
  programs: [
    { name: 'a small word', before: code(1), body: code(name) },
    { name: 'a full word', before: code(FULL), body: code(name) },
    { name: 'a copied full word', before: code(FULL), body: code('DUP1', name, 'POP') },
  ],
}))

const DIVISORS = [1, 33, 64, 65, 97, 128, 129, 160, 191, 192, 193, 224, 255]

const divisions: readonly Kind[] = ['DIV', 'SDIV', 'MOD', 'SMOD'].map((name) => {
  const signedToo = name.startsWith('S') ? [255, 191, 129] : []
  return {
    name,
    programs: [
      plain(name, [1000n, 7n]),
      ...DIVISORS.map((bits) => ofCopies(name, `a divisor of ${bits} bits`, [FULL - 1n, wide(bits)])),
      ...signedToo.map((bits) =>
        ofCopies(name, `a negative divisor of ${bits} bits`, [2n ** 255n + 1n, 2n ** 256n - wide(bits)]),
      ),
      ...[40, 64, 70, 100, 127].map((bits) =>
        chained(name, `quotients and divisors alternating, from ${bits} bits`, FULL >> 1n, wide(bits)),
      ),
    ],
  }
})

const PAIRS = 150

/** Uses each result as the first operand of the next opcode; the others are already on the stack, which costs less gas than a POP. */
function chainedModulo(opcode: string, bits: number): Program {
  const modulus = wide(bits)
  const pairs = code('DUP2', 'DUP2').repeat(PAIRS)
  const round = `${pairs}${code('DUP1')}${code(opcode).repeat(PAIRS)}${code('POP')}`
  return { name: `a modulus of ${bits} bits, chained`, before: code(modulus, FULL - 3n), body: round, copies: 3 }
}

const modular: readonly Kind[] = ['ADDMOD', 'MULMOD'].map((name) => ({
  name,
  programs: [
    plain(name, [1000n, 999n, 7n]),
    ...DIVISORS.map((bits) => ofCopies(name, `a modulus of ${bits} bits`, [FULL, FULL - 1n, wide(bits)])),
    ...DIVISORS.map((bits) => chainedModulo(name, bits)),
  ],
}))

const EXPONENTS = [0n, 1n, 0xffn, 2n ** 64n - 1n, 2n ** 128n - 1n, MINUS_ONE]

const power: Kind = {
  name: 'EXP',
  programs: [
    plain('EXP', [10n, 18n]),
    ...EXPONENTS.map((exponent) =>
      ofCopies('EXP', `a full base, an exponent of ${exponent.toString(2).length} bits`, [FULL | 1n, exponent]),
    ),
  ],
}

const SHIFTS = [0n, 1n, 64n, 127n, 255n, 256n, FULL]

const shifts: readonly Kind[] = ['SHL', 'SHR', 'SAR'].map((name) => ({
  name,
  programs: [
    plain(name, [3n, 1000n]),
    ...SHIFTS.map((by) => ofCopies(name, `a full word by ${by === FULL ? 'a full word' : by}`, [by, FULL])),
  ],
}))

const parts: readonly Kind[] = ['SIGNEXTEND', 'BYTE'].map((name) => ({
  name,
  programs: [
    plain(name, [0n, 200n]),
    ...[0n, 15n, 30n, 31n, FULL].map((at) => ofCopies(name, `at ${at === FULL ? 'a full word' : at}`, [at, FULL])),
  ],
}))

/** Opcodes that compute a word from words. */
export const COMPUTING: readonly Kind[] = [
  ...ofWords,
  ...ofOneWord,
  ...divisions,
  ...modular,
  power,
  ...shifts,
  ...parts,
]
