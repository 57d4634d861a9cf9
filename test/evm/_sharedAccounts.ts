import { fromHex } from '../../src/base/hex.ts'
import { createCodeWriter } from './_code.ts'
import { CONTRACTS, offset, pick, type Write } from './_operands.ts'
import { compute, consume, GAS, type Shared, type WriteShared } from './_shared.ts'

/** Returns one of the contracts, which all exist with code and balance. */
export const contract: Write = ({ random, writer }) => writer.pushBytes(fromHex(pick(random, CONTRACTS)))

export const lookAtAccount: WriteShared = (writing) => {
  const { random, writer, has } = writing
  const opcode = pick(random, [0x31, 0x3b, 0x3c, 0x3f].filter(has))
  if (opcode === 0x3c) for (let i = 0; i < 3; i++) offset(writing)
  contract(writing)
  writer.op(opcode)
  if (opcode !== 0x3c) consume(writing)
}

/** Skips what follows unless there is clearly more gas than it takes, even if all of it is passed on. */
function guarded({ writer }: Shared, gas: number, write: () => void): void {
  const label = writer.createLabel()
  writer.push(gas)
  writer.op(0x5a, 0x10) // left < gas
  writer.pushLabel(label)
  writer.op(0x57)
  write()
  writer.mark(label)
}

const SLACK = 15_000
const INPUT_OF_ECRECOVER = 128

export const call: WriteShared = (writing) => {
  const { random, writer, has, level, ruleSet } = writing
  const most = GAS[level + 1]
  if (most === undefined) return compute(writing)
  const gas = random(8) === 0 ? random(2_000) : most
  const isKnownStatic = has(0xfa) && ruleSet.rules.has('rskip103')
  const opcode = pick(random, [0xf1, 0xf2, 0xf4, ...(isKnownStatic ? [0xfa] : [])])
  const toContract = () => writer.pushBytes(fromHex(pick(random, CONTRACTS.slice(level + 1))))
  const isPrecompile = ruleSet.rules.has('rskip171') && random(3) === 0
  guarded(writing, gas + Math.ceil(gas / 32) + SLACK, () => {
    const most = isPrecompile ? INPUT_OF_ECRECOVER + 1 : 200
    for (const below of [200, 200, most, 200]) writer.push(random(below)) // size and offset of the output, then of the input
    if (opcode < 0xf4) writer.push(0)
    if (isPrecompile) writer.push(1 + random(4))
    else toContract()
    writer.push(gas)
    writer.op(opcode)
  })
  if (random(2) === 0) writer.op(0x3d)
}

const CREATE_GAS = 90_000

/** Creates a contract whose init code fills its own slots and returns some bytes. It never runs out of gas. */
export const create: WriteShared = (writing) => {
  const { random, writer, has, ruleSet, era } = writing
  if (era === 'cancun' || ruleSet.rules.has('rskip438')) return compute(writing)
  const init = createCodeWriter()
  init.push(1 + random(255))
  init.push(random(3))
  init.op(0x55)
  const reverts = random(6) === 0
  init.push(reverts ? 0 : random(40))
  init.push(random(3) === 0 ? 0 : 40) // zero bytes of memory
  init.op(reverts ? 0xfd : 0xf3)
  const code = init.finish()
  const opcode = pick(random, [0xf0, 0xf5].filter(has))
  guarded(writing, CREATE_GAS, () => {
    const word = new Uint8Array(32)
    word.set(code)
    writer.pushBytes(word)
    writer.push(0)
    writer.op(0x52)
    if (opcode === 0xf5) writer.op(0x5a) // a new salt
    writer.push(code.length)
    writer.push(0)
    writer.push(0)
    writer.op(opcode)
  })
}
