import type { Bytes } from '../../../src/base/bytes.ts'
import { createCodeWriter } from '../_code.ts'
import { address, below, number, oneOf, op, pick, type Random, type Write, type Writing } from '../_operands.ts'

// Random code: blocks, jumps of all kinds, stacks that are too small and too large, memory that grows.

const some = (times: number, write: Write): readonly Write[] => Array<Write>(times).fill(write)

/** Words near the bounds of limbs, shifts and indexes. */
const edge: Write = ({ random, writer }) => {
  const power = 2n ** BigInt(pick(random, [0, 1, 5, 8, 31, 32, 33, 63, 64, 65, 127, 128, 160, 192, 255, 256]))
  writer.push((power + BigInt(random(3)) - 1n) & (2n ** 256n - 1n))
}
const word: Write = oneOf(number, edge, edge)

const UNARY = [0x15, 0x19]
const BINARY = [1, 2, 3, 4, 5, 6, 7, 0x0a, 0x0b, 0x10, 0x11, 0x12, 0x13, 0x14, 0x16, 0x17, 0x18, 0x1a, 0x1b, 0x1c, 0x1d]
const TERNARY = [8, 9]
const SHOWN = [
  0x30, 0x33, 0x34, 0x36, 0x38, 0x3d, 0x58, 0x59, 0x5a, 0x5f, 0x32, 0x3a, 0x41, 0x42, 0x43, 0x44, 0x45, 0x46, 0x48,
]

const present = ({ random, has }: Writing, opcodes: readonly number[]) => pick(random, opcodes.filter(has))

/** Mostly leaves one word more than before. */
const compute: Write = oneOf(
  (writing) => {
    word(writing)
    writing.writer.op(present(writing, UNARY))
  },
  ...some(5, (writing) => {
    word(writing)
    if (writing.random(3) > 0) word(writing)
    writing.writer.op(present(writing, BINARY))
  }),
  (writing) => {
    for (let i = 0; i < 3; i++) word(writing)
    writing.writer.op(present(writing, TERNARY))
  },
  (writing) => writing.writer.op(present(writing, SHOWN)),
)

const place: Write = oneOf(...some(30, below(150)), ...some(4, below(3_000)), below(100_000), word)
const size: Write = oneOf(...some(20, below(70)), ...some(3, below(400)), below(2_000), word)

const useMemory: Write = oneOf(
  ...[0x52, 0x53].flatMap((opcode) =>
    some(3, (writing) => {
      word(writing)
      place(writing)
      writing.writer.op(opcode)
    }),
  ),
  ...some(3, (writing) => {
    place(writing)
    writing.writer.op(0x51)
  }),
  ...some(3, (writing) => {
    size(writing)
    place(writing)
    writing.writer.op(0x20)
  }),
  ...some(4, (writing) => {
    size(writing)
    place(writing)
    place(writing)
    writing.writer.op(present(writing, [0x37, 0x37, 0x39, 0x3e, 0x5e, 0x5e]))
  }),
  (writing) => {
    place(writing)
    writing.writer.op(0x35)
  },
)

const useStack: Write = oneOf(
  ...some(4, ({ random, writer }) => writer.op(0x80 + random(16))),
  ...some(4, ({ random, writer }) => writer.op(0x90 + random(16))),
  ...some(4, op(0x50)),
  ({ random, writer }) => writer.op(...Array.from({ length: random(40) }, () => 0x80 + random(3))),
)

const useWorld: Write = oneOf(
  (writing) => {
    below(3)(writing)
    writing.writer.op(0x54)
  },
  (writing) => {
    word(writing)
    below(3)(writing)
    writing.writer.op(present(writing, [0x55, 0x5d]))
  },
  (writing) => {
    word(writing)
    size(writing)
    place(writing)
    writing.writer.op(0xa1)
  },
  (writing) => {
    address(writing)
    writing.writer.op(present(writing, [0x31, 0x3b, 0x3f]))
  },
)

const call: Write = (writing) => {
  const opcode = pick(writing.random, [0xf1, 0xf1, 0xf2, 0xf4, 0xfa])
  for (const write of [size, place, size, place]) write(writing)
  if (opcode < 0xf4) below(2)(writing)
  address(writing)
  oneOf(below(2_000), below(30_000), below(200_000), op(0x5a))(writing)
  writing.writer.op(opcode)
}

/** Jumps forward, over something, to a constant, a sum or a choice. */
const jump: Write = (writing) => {
  const { random, writer } = writing
  const label = writer.createLabel()
  const isConditional = random(2) === 0
  if (isConditional) word(writing)
  writer.pushLabel(label)
  if (random(3) === 0) {
    const mask = random(60_000)
    writer.push(mask)
    writer.op(0x18)
    writer.push(mask)
    writer.op(0x18)
  }
  writer.op(isConditional ? 0x57 : 0x56)
  several(writing, 2)
  writer.mark(label)
}

const badJump: Write = (writing) => {
  if (writing.random(2) === 0) {
    word(writing)
    below(80)(writing)
    writing.writer.op(0x57)
  } else {
    oneOf(below(80), word)(writing)
    writing.writer.op(0x56)
  }
}

/** Runs a number of rounds. */
const loop: Write = (writing) => {
  const { random, writer } = writing
  const label = writer.createLabel()
  writer.push(1 + random(30))
  writer.mark(label)
  several(writing, 3)
  writer.push(1)
  writer.op(0x90, 0x03, 0x80)
  writer.pushLabel(label)
  writer.op(0x57, 0x50)
}

/** Runs until gas or the stack ends, or something underflows. */
const endless: Write = (writing) => {
  const label = writing.writer.createLabel()
  writing.writer.mark(label)
  several(writing, 2)
  writing.writer.pushLabel(label)
  writing.writer.op(0x56)
}

const create: Write = (writing) => {
  const { random, writer } = writing
  for (const write of [word, place]) write(writing)
  writer.op(0x52)
  if (random(2) === 0) {
    below(3)(writing)
    for (const write of [size, place]) write(writing)
    below(2)(writing)
    writer.op(0xf5)
  } else {
    for (const write of [size, place]) write(writing)
    below(2)(writing)
    writer.op(0xf0)
  }
}

const garbage: Write = ({ random, writer }) => writer.op(...Array.from({ length: 1 + random(4) }, () => random(256)))

const statement: Write = oneOf(
  ...some(30, compute),
  ...some(16, useMemory),
  ...some(14, useStack),
  ...some(5, useWorld),
  ...some(3, call),
  ...some(6, jump),
  ...some(4, loop),
  badJump,
  endless,
  create,
  garbage,
  garbage,
)

function several(writing: Writing, most: number): void {
  for (let i = writing.random(most + 1); i >= 0; i--) statement(writing)
}

const end: Write = oneOf(
  ...some(6, (writing) => {
    size(writing)
    place(writing)
    writing.writer.op(pick(writing.random, [0xf3, 0xf3, 0xfd]))
  }),
  op(0),
  () => undefined,
  (writing) => writing.writer.op(0x60 + writing.random(32)), // a push without its bytes
)

/** Returns random code. */
export function createCode(random: Random, has: Writing['has'], length: number): Bytes {
  const writing: Writing = { random, writer: createCodeWriter(), has, depth: 0 }
  // Otherwise half of the programs would underflow their stack.
  for (let i = random(30); i > 0; i--) word(writing)
  for (let i = random(length); i >= 0; i--) statement(writing)
  end(writing)
  return writing.writer.finish()
}
