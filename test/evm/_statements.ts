import type { Bytes } from '../../src/base/bytes.ts'
import { type CodeWriter, createCodeWriter } from './_code.ts'
import {
  address,
  below,
  consume,
  gas,
  number,
  offset,
  oneOf,
  op,
  pick,
  type Random,
  type Write,
  type Writing,
  wei,
} from './_operands.ts'
import { createPrecompileInput, PRECOMPILES } from './_precompileInputs.ts'

/** Opcodes by the number of words that they pop; all push one. */
const COMPUTING: readonly (readonly number[])[] = [
  [
    0x30, 0x32, 0x33, 0x34, 0x36, 0x38, 0x3a, 0x3d, 0x41, 0x42, 0x43, 0x44, 0x45, 0x46, 0x47, 0x48, 0x58, 0x59, 0x5a,
  ].concat(0xaa),
  [0x15, 0x19, 0x31, 0x35, 0x3b, 0x3f, 0x40, 0x54, 0x5c],
  [1, 2, 3, 4, 5, 6, 7, 0x0a, 0x0b, 0x10, 0x11, 0x12, 0x13, 0x14, 0x16, 0x17, 0x18, 0x1a, 0x1b, 0x1c, 0x1d],
  [8, 9],
]

const compute: Write = (writing) => {
  const count = pick(writing.random, [0, 1, 2, 2, 2, 3])
  for (let i = 0; i < count; i++) number(writing)
  writing.writer.op(pick(writing.random, COMPUTING[count]?.filter(writing.has) ?? []))
  consume(writing)
}

/** Opcodes on memory, with the order of their offsets, numbers and addresses. */
const MEMORY: readonly (readonly [number, ...Write[]])[] = [
  [0x51, offset],
  [0x52, number, offset],
  [0x53, number, offset],
  [0x20, offset, offset],
  ...[0x37, 0x39, 0x3e, 0x5e].map((code) => [code, offset, offset, offset] as const),
  [0x3c, offset, offset, offset, address],
  ...[0, 1, 2, 3, 4].map((count) => [0xa0 + count, ...Array<Write>(count).fill(number), offset, offset] as const),
]

const useMemory: Write = (writing) => {
  const there = MEMORY.filter(([opcode]) => writing.has(opcode))
  const [code, ...operands] = pick(writing.random, there)
  for (const write of operands) write(writing)
  writing.writer.op(code)
}

const useStorage: Write = (writing) => {
  oneOf(below(3), below(3), number)(writing)
  below(4)(writing)
  writing.writer.op(pick(writing.random, [0x55, 0x55, 0x5d].filter(writing.has)))
}

const useStack: Write = oneOf(
  ({ random, writer }) => writer.op(0x80 + 16 * random(2) + random(6)),
  ({ random, writer, has }) => {
    if (!has(0xa8)) return writer.op(0x5f)
    writer.push(random(3))
    writer.op(0xa8 + random(2), 0x5b) // and the byte that they skip
  },
)

const CALLS = [0xf1, 0xf1, 0xf2, 0xf4, 0xfa] as const

const call: Write = (writing) => {
  const opcode = pick(writing.random, CALLS.filter(writing.has))
  for (let i = 0; i < 4; i++) offset(writing)
  if (opcode < 0xf4) wei(writing)
  address(writing)
  gas(writing)
  writing.writer.op(opcode)
  consume(writing)
}

/** Writes bytes to the beginning of memory. */
function store(writer: CodeWriter, bytes: Bytes): void {
  for (let i = 0; i < bytes.length; i += 32) {
    const word = new Uint8Array(32)
    word.set(bytes.subarray(i, i + 32))
    writer.pushBytes(word)
    writer.push(i)
    writer.op(0x52)
  }
}

const callPrecompile: Write = (writing) => {
  const { random, writer } = writing
  const precompile = pick(random, PRECOMPILES)
  const opcode = pick(random, CALLS.filter(writing.has))
  const input = createPrecompileInput(random, precompile)
  store(writer, input)
  below(100)(writing)
  below(300)(writing)
  writer.push(random(12) === 0 ? random(400) : input.length)
  writer.push(0)
  if (opcode < 0xf4) wei(writing)
  writer.push(precompile)
  oneOf(gas, op(0x5a), op(0x5a))(writing)
  writer.op(opcode)
  consume(writing)
}

const create: Write = (writing) => {
  const { random, writer, depth } = writing
  const initCode = depth < 2 ? createCode(random, writing.has, depth + 1) : new Uint8Array(0)
  store(writer, initCode)
  const opcode = pick(random, [0xf0, 0xf5].filter(writing.has))
  if (opcode === 0xf5) writer.push(random(3))
  writer.push(random(15) === 0 ? random(60_000) : initCode.length)
  writer.push(0)
  wei(writing)
  writer.op(opcode)
  consume(writing)
}

function some(writing: Writing): void {
  for (let i = writing.random(3); i >= 0; i--) statement(writing)
}

const branch: Write = (writing) => {
  const label = writing.writer.createLabel()
  number(writing)
  writing.writer.pushLabel(label)
  writing.writer.op(0x57)
  some(writing)
  writing.writer.mark(label)
}

/** Continues while there is more than this gas. */
const loop: Write = (writing) => {
  const { random, writer } = writing
  const label = writer.createLabel()
  writer.mark(label)
  some(writing)
  writer.push(20_000 + random(400_000))
  writer.op(0x5a, 0x11)
  writer.pushLabel(label)
  writer.op(0x57)
}

const raw: Write = ({ random, writer }) => writer.op(random(256), random(256))

const statement: Write = oneOf(
  ...Array<Write>(16).fill(compute),
  ...Array<Write>(10).fill(useMemory),
  ...Array<Write>(6).fill(useStorage),
  ...Array<Write>(2).fill(useStack),
  ...Array<Write>(8).fill(call),
  ...Array<Write>(4).fill(callPrecompile),
  ...Array<Write>(3).fill(create),
  ...Array<Write>(4).fill(branch),
  loop,
  raw,
)

/** Returns, reverts, stops, destroys itself, fails or just ends. */
const end: Write = oneOf(
  ...Array<Write>(6).fill((writing) => {
    offset(writing)
    offset(writing)
    oneOf(op(0xf3), op(0xf3), op(0xfd))(writing)
  }),
  op(0),
  op(0xfe),
  (writing) => {
    address(writing)
    writing.writer.op(0xff)
  },
  () => undefined,
)

/** Returns code that is mostly meaningful; `depth` creations are around it. */
export function createCode(random: Random, has: Writing['has'], depth = 0): Bytes {
  const writing = { random, writer: createCodeWriter(), has, depth }
  if (random(40) === 0) writing.writer.op(0xfc, 0, 0, random(3)) // a header
  for (let i = random(depth === 0 ? 16 : 5); i >= 0; i--) statement(writing)
  end(writing)
  return writing.writer.finish()
}
