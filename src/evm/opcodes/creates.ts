import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { CONSTANTS } from '../../chainspec/constants.ts'
import { keccak256InPieces } from '../../crypto/keccak.ts'
import { contractAddress } from '../../primitives/transaction.ts'
import { create2Address } from '../accounts.ts'
import type { Context } from '../context.ts'
import { createContract, reportRefusedCreation } from '../contractCreation.ts'
import { exception } from '../frame.ts'
import { GAS_PER_HASHED_WORD } from '../gasPrices.ts'
import { type RunState, setTotalGas, totalGas } from '../runState.ts'
import { big, bytesOfWord, wordOfBytes } from '../word.ts'
import { readMemory, sliceGas } from './memory.ts'
import type { ExtraGas, Opcode, RunOpcode } from './opcode.ts'
import { requireNotStatic } from './storage.ts'

const GAS_PER_INIT_WORD = 2

/** Returns the price of words of init code, with and without their own price. */
function creationGas(pops: number, perWord: number): ExtraGas {
  const limited = sliceGas({ pops, offset: 1, size: 2, perWord: perWord + GAS_PER_INIT_WORD })
  const unlimited = sliceGas({ pops, offset: 1, size: 2, perWord })
  return (runState, context) => {
    requireNotStatic(context)
    return (context.flags.pricesInitCode ? limited : unlimited)(runState)
  }
}

/**
 * Runs CREATE or CREATE2. All gas is passed on, and the creator's nonce rises however the creation ends (protocol/evm#creation).
 */
async function create(runState: RunState, context: Context, kind: 'CREATE' | 'CREATE2'): Promise<void> {
  const { stack } = runState
  const value = big(stack.pop())
  const offset = stack.pop()
  const size = stack.pop()
  const salt = kind === 'CREATE2' ? bytesOfWord(stack.pop()) : undefined
  const initCode = readMemory(runState, offset, size)
  const { world, frame, flags } = context
  if (flags.limitsInitCode && initCode.length > CONSTANTS.maximumInitCodeBytes) {
    throw exception('init code is too long', initCode.length)
  }
  const creator = (await world.getAccount(frame.address)) ?? { nonce: 0n, balance: 0n }
  const gas = totalGas(runState)
  if (frame.depth === flags.maxDepth || creator.balance < value) {
    const refused = { kind, newContract: EMPTY_BYTES, nonce: creator.nonce, initCode, value, gas } as const
    reportRefusedCreation(context, refused, frame.depth === flags.maxDepth ? 'too deep' : 'not enough balance')
    stack.push(0)
    return
  }
  setTotalGas(runState, 0n)
  await world.putAccount(frame.address, { nonce: creator.nonce + 1n, balance: creator.balance })
  const newContract =
    salt === undefined ? contractAddress(frame.address, creator.nonce) : await saltedAddress(context, salt, initCode)
  const end = await createContract(context, { kind, newContract, nonce: creator.nonce, initCode, value, gas })
  setTotalGas(runState, end.gasLeft)
  if (end.emptiesReturnBuffer) runState.returnBytes = EMPTY_BYTES
  stack.push(end.succeeded ? wordOfBytes(newContract) : 0)
}

async function saltedAddress({ frame, yielder }: Context, salt: Bytes, initCode: Bytes): Promise<Bytes> {
  return create2Address(frame.address, salt, await yielder.run(keccak256InPieces(initCode)))
}

const runPlain: RunOpcode = (runState, context) => create(runState, context, 'CREATE')
const runSalted: RunOpcode = (runState, context) => create(runState, context, 'CREATE2')
const plain = { pops: 3, pushes: 1, extraGas: creationGas(3, 0), run: runPlain }
const salted = { pops: 4, pushes: 1, extraGas: creationGas(4, GAS_PER_HASHED_WORD), run: runSalted }

export const CREATE_OPCODES: readonly Opcode[] = [
  { code: 0xf0, name: 'CREATE', fee: 32_000, ...plain },
  { code: 0xf5, name: 'CREATE2', fee: 32_000, since: 'rskip125', ...salted },
]
