import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { bytesToBigint, toWord } from '../../base/integer.ts'
import { contractAddress } from '../../model/transaction.ts'
import { CONSTANTS } from '../../network/constants.ts'
import { create2Address } from '../accounts.ts'
import type { Context } from '../context.ts'
import { createContract } from '../contractCreation.ts'
import { exception } from '../halt.ts'
import type { RunState } from '../runState.ts'
import { memoryGas, readMemory, wordCount } from './memory.ts'
import type { Opcode } from './opcode.ts'
import { requireNotStatic } from './storage.ts'

const GAS_PER_INIT_WORD = 2n
const GAS_PER_HASHED_WORD = 6n
const CREATE2 = 0xf5

function creationGas(runState: RunState, context: Context): bigint {
  requireNotStatic(context)
  const [, offset = 0n, size = 0n] = runState.stack.peek(runState.opcode === CREATE2 ? 4 : 3)
  let perWord = context.switches.limitsInitCode ? GAS_PER_INIT_WORD : 0n
  if (runState.opcode === CREATE2) perWord += GAS_PER_HASHED_WORD
  return memoryGas(runState, offset, size) + perWord * wordCount(size)
}

/** CREATE and CREATE2: all gas goes along, and the creator's nonce rises whatever becomes of the contract (C 6.4). */
async function create(runState: RunState, context: Context): Promise<void> {
  const [value = 0n, offset = 0n, size = 0n] = runState.stack.popN(3)
  const salt = runState.opcode === CREATE2 ? toWord(runState.stack.pop()) : undefined
  const initCode = readMemory(runState, offset, size)
  const { world, frame, switches } = context
  if (switches.limitsInitCode && initCode.length > CONSTANTS.maximumInitCodeBytes)
    throw exception('init code is too long')
  const creator = (await world.getAccount(frame.address)) ?? { nonce: 0n, balance: 0n }
  if (frame.depth === switches.maxDepth || creator.balance < value) {
    runState.stack.push(0n)
    return
  }
  const gas = runState.gasLeft
  runState.gasLeft = 0n
  await world.putAccount(frame.address, { nonce: creator.nonce + 1n, balance: creator.balance })
  const newContract = addressOf(frame.address, creator.nonce, salt, initCode)
  const end = await createContract(context, { newContract, initCode, value, gas })
  runState.gasLeft = end.gasLeft
  if (end.emptiesReturnBuffer) runState.returnBytes = EMPTY_BYTES
  runState.stack.push(end.succeeded ? bytesToBigint(newContract) : 0n)
}

function addressOf(creator: Bytes, nonce: bigint, salt: Bytes | undefined, initCode: Bytes): Bytes {
  return salt === undefined ? contractAddress(creator, nonce) : create2Address(creator, salt, initCode)
}

const shared = { fee: 32_000, extraGas: creationGas, run: create } as const

export const CREATE_OPCODES: readonly Opcode[] = [
  { code: 0xf0, name: 'CREATE', ...shared },
  { code: CREATE2, name: 'CREATE2', since: 'rskip125', ...shared },
]
