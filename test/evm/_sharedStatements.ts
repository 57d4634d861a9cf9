import { number, offset, pick, type Write } from './_operands.ts'
import { compute, consume, GAS, literal, type Shared, type WriteShared } from './_shared.ts'
import { call, contract, create, lookAtAccount } from './_sharedAccounts.ts'

const MEMORY: readonly (readonly [number, ...Write[]])[] = [
  [0x52, number, offset],
  [0x53, number, offset],
  ...[0x37, 0x39, 0x3e].map((code) => [code, offset, offset, offset] as const),
  ...[0, 1, 2, 3, 4].map((count) => [0xa0 + count, ...Array<Write>(count).fill(literal), offset, offset] as const),
]

const useMemory: WriteShared = (writing) => {
  const { random, writer, era, has } = writing
  const copies: typeof MEMORY = era === 'cancun' && has(0x5e) ? Array(4).fill([0x5e, offset, offset, offset]) : []
  const [code, ...operands] = pick(random, [...MEMORY, ...copies])
  for (const write of operands) write(writing)
  writer.op(code)
}

const hash: WriteShared = (writing) => {
  offset(writing)
  offset(writing)
  writing.writer.op(0x20)
  consume(writing)
}

/** Reads and writes persistent slots and, if the rules have them, transient ones. */
const useCells: WriteShared = (writing) => {
  const { random, writer, era, has } = writing
  const opcodes = [...(era === 'petersburg' ? [0x54, 0x55] : []), ...[0x5c, 0x5d].filter(has)]
  if (opcodes.length === 0) return compute(writing)
  const opcode = pick(random, opcodes)
  if (opcode === 0x55 || opcode === 0x5d) writer.push(random(3))
  writer.push(random(4))
  writer.op(opcode)
  if (opcode === 0x54 || opcode === 0x5c) consume(writing)
}

const branch: WriteShared = (writing) => {
  const label = writing.writer.createLabel()
  literal(writing)
  writing.writer.pushLabel(label)
  writing.writer.op(0x57)
  some(writing)
  writing.writer.mark(label)
}

const loop: WriteShared = (writing) => {
  const { random, writer, level } = writing
  const label = writer.createLabel()
  writer.mark(label)
  some(writing)
  const start = GAS[level] ?? 0
  writer.push(start - random(start / 8))
  writer.op(0x5a, 0x11)
  writer.pushLabel(label)
  writer.op(0x57)
}

const COMMON: readonly WriteShared[] = [
  ...Array<WriteShared>(12).fill(compute),
  ...Array<WriteShared>(6).fill(useMemory),
  ...Array<WriteShared>(3).fill(branch),
  ...Array<WriteShared>(5).fill(useCells),
  hash,
  loop,
]
const OF_ACCOUNTS: readonly WriteShared[] = [
  ...Array<WriteShared>(4).fill(lookAtAccount),
  ...Array<WriteShared>(6).fill(call),
  create,
]

export function statement(writing: Shared): void {
  pick(writing.random, writing.era === 'petersburg' ? [...COMMON, ...OF_ACCOUNTS] : COMMON)(writing)
}

function some(writing: Shared): void {
  for (let i = writing.random(3); i >= 0; i--) statement(writing)
}

const halt =
  (opcode: number): WriteShared =>
  (writing) => {
    offset(writing)
    offset(writing)
    writing.writer.op(opcode)
  }

const destroy: WriteShared = (writing) => {
  if (writing.era === 'cancun') return
  contract(writing)
  writing.writer.op(0xff)
}

const ENDS: readonly WriteShared[] = [
  ...Array<WriteShared>(5).fill(halt(0xf3)),
  ...Array<WriteShared>(2).fill(halt(0xfd)),
  ({ writer }) => writer.op(0xfe),
  destroy,
  () => undefined,
]

/** Returns, reverts, fails, destroys itself or just ends. */
export const end: WriteShared = (writing) => pick(writing.random, ENDS)(writing)
