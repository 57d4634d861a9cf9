import type { Bytes } from '../../base/bytes.ts'
import type { Context } from '../context.ts'
import { exception } from '../frame.ts'
import { GAS_PER_COPIED_WORD } from '../gasPrices.ts'
import type { RunState } from '../runState.ts'
import { wordAt } from '../word.ts'
import { copyToMemory, sliceGas } from './memory.ts'
import type { Opcode, RunOpcode } from './opcode.ts'

const copyGas = sliceGas({ pops: 3, offset: 0, size: 2, perWord: GAS_PER_COPIED_WORD })

function returnDataGas(runState: RunState): number {
  const { stack, returnBytes } = runState
  stack.require(3)
  if (Number(stack.peek(1)) + Number(stack.peek(2)) > returnBytes.length)
    throw exception('return data is shorter', returnBytes.length)
  return copyGas(runState)
}

/** Copies from what `read` returns to memory, followed by zeros. */
function copyFrom(read: (runState: RunState, context: Context) => Bytes): RunOpcode {
  return (runState, context) => {
    const { stack } = runState
    const to = stack.pop()
    const from = stack.pop()
    copyToMemory(runState, to, read(runState, context), from, stack.pop())
  }
}

function load({ stack }: RunState, { frame }: Context): void {
  const offset = stack.peek(0)
  stack.replaceTop(offset < frame.data.length ? wordAt(frame.data, Number(offset)) : 0)
}

const copyCallData = { pops: 3, extraGas: copyGas, run: copyFrom((_, { frame }) => frame.data) }
const copyCode = { pops: 3, extraGas: copyGas, run: copyFrom(({ code }) => code) }
const copyReturnData = { pops: 3, extraGas: returnDataGas, run: copyFrom(({ returnBytes }) => returnBytes) }

/** The inputs of a frame: call data, code and return data. */
export const DATA_OPCODES: readonly Opcode[] = [
  { code: 0x35, name: 'CALLDATALOAD', fee: 3, pops: 1, pushes: 1, run: load },
  { code: 0x36, name: 'CALLDATASIZE', fee: 2, pushes: 1, run: ({ stack }, { frame }) => stack.push(frame.data.length) },
  { code: 0x37, name: 'CALLDATACOPY', fee: 3, ...copyCallData },
  { code: 0x38, name: 'CODESIZE', fee: 2, pushes: 1, run: ({ stack, code }) => stack.push(code.length) },
  { code: 0x39, name: 'CODECOPY', fee: 3, ...copyCode },
  { code: 0x3d, name: 'RETURNDATASIZE', fee: 2, pushes: 1, run: (state) => state.stack.push(state.returnBytes.length) },
  { code: 0x3e, name: 'RETURNDATACOPY', fee: 3, ...copyReturnData },
]
