import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { contractAddress } from '../../model/transaction.ts'
import { CONSTANTS } from '../../network/constants.ts'
import { create2Address } from '../accounts.ts'
import type { Context } from '../context.ts'
import { createContract } from '../contractCreation.ts'
import { setTotalGas, totalGas } from '../gas.ts'
import { exception } from '../halt.ts'
import type { RunState } from '../runState.ts'
import { big, bytesOfWord, wordOfBytes } from '../word.ts'
import { memoryGas, readMemory, wordCount } from './memory.ts'
import type { Opcode } from './opcode.ts'
import { requireNotStatic } from './storage.ts'

const GAS_PER_INIT_WORD = 2
const GAS_PER_HASHED_WORD = 6

/** The words that CREATE and CREATE2 take. */
const WORDS = 3
const WORDS_WITH_SALT = 4

function creationGas(runState: RunState, context: Context, words: number): number {
  requireNotStatic(context)
  const { stack } = runState
  stack.require(words)
  const size = stack.peek(2)
  let perWord = context.switches.limitsInitCode ? GAS_PER_INIT_WORD : 0
  if (words === WORDS_WITH_SALT) perWord += GAS_PER_HASHED_WORD
  return memoryGas(runState, stack.peek(1), size) + perWord * wordCount(size)
}

/** CREATE and CREATE2: all gas goes along, and the creator's nonce rises whatever becomes of the contract (C 6.4). */
async function create(runState: RunState, context: Context, words: number): Promise<void> {
  const { stack } = runState
  const value = big(stack.pop())
  const offset = stack.pop()
  const size = stack.pop()
  const salt = words === WORDS_WITH_SALT ? bytesOfWord(stack.pop()) : undefined
  const initCode = readMemory(runState, offset, size)
  const { world, frame, switches } = context
  if (switches.limitsInitCode && initCode.length > CONSTANTS.maximumInitCodeBytes)
    throw exception('init code is too long')
  const creator = (await world.getAccount(frame.address)) ?? { nonce: 0n, balance: 0n }
  if (frame.depth === switches.maxDepth || creator.balance < value) {
    stack.push(0)
    return
  }
  const gas = totalGas(runState)
  setTotalGas(runState, 0n)
  await world.putAccount(frame.address, { nonce: creator.nonce + 1n, balance: creator.balance })
  const newContract = addressOf(frame.address, creator.nonce, salt, initCode)
  const end = await createContract(context, { newContract, initCode, value, gas })
  setTotalGas(runState, end.gasLeft)
  if (end.emptiesReturnBuffer) runState.returnBytes = EMPTY_BYTES
  stack.push(end.succeeded ? wordOfBytes(newContract) : 0)
}

function addressOf(creator: Bytes, nonce: bigint, salt: Bytes | undefined, initCode: Bytes): Bytes {
  return salt === undefined ? contractAddress(creator, nonce) : create2Address(creator, salt, initCode)
}

function creation(words: number): Pick<Opcode, 'fee' | 'takes' | 'gives' | 'extraGas' | 'run'> {
  return {
    fee: 32_000,
    takes: words,
    gives: 1,
    extraGas: (runState, context) => creationGas(runState, context, words),
    run: (runState, context) => create(runState, context, words),
  }
}

export const CREATE_OPCODES: readonly Opcode[] = [
  { code: 0xf0, name: 'CREATE', ...creation(WORDS) },
  { code: 0xf5, name: 'CREATE2', since: 'rskip125', ...creation(WORDS_WITH_SALT) },
]
