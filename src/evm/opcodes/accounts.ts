import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { bytesToBigint, signedMinimalBytes } from '../../base/integer.ts'
import { keccak256 } from '../../base/keccak.ts'
import { getBalance, transfer } from '../accounts.ts'
import { type Context, markDeleted } from '../context.ts'
import { getPrecompile } from '../precompiles/index.ts'
import type { RunState } from '../runState.ts'
import { copyToMemory, memoryGas, wordCount } from './memory.ts'
import { addressOfWord, type Opcode } from './opcode.ts'
import { requireNotStatic } from './storage.ts'

const NEW_BENEFICIARY_GAS = 25_000n
const MAX_WORD = 2n ** 256n - 1n
const EMPTY_HASH = bytesToBigint(keccak256(EMPTY_BYTES))

const hashes = new WeakMap<Bytes, bigint>()

function hashOf(code: Bytes): bigint {
  const known = hashes.get(code)
  if (known !== undefined) return known
  const hash = bytesToBigint(keccak256(code))
  hashes.set(code, hash)
  return hash
}

/** Of a debt the bytes that the state holds, as a number: -1 is 255. */
const pushBalance = (runState: RunState, balance: bigint) =>
  runState.stack.push(balance >= 0n ? balance : bytesToBigint(signedMinimalBytes(balance)))

async function balance(runState: RunState, { world }: Context): Promise<void> {
  pushBalance(runState, await getBalance(world, addressOfWord(runState.stack.pop())))
}

async function selfBalance(runState: RunState, { world, frame }: Context): Promise<void> {
  pushBalance(runState, await getBalance(world, frame.address))
}

async function codeSize(runState: RunState, { world, rules, switches }: Context): Promise<void> {
  const word = runState.stack.pop()
  const { length } = await world.getCode(addressOfWord(word)) // a read also for precompiles, as parallel lists count it
  const isShown = switches.showsPrecompiles && getPrecompile(word, rules) !== undefined
  runState.stack.push(isShown ? MAX_WORD : BigInt(length))
}

async function codeHash(runState: RunState, context: Context): Promise<void> {
  const word = runState.stack.pop()
  const isPrecompile = getPrecompile(word, context.rules) !== undefined
  runState.stack.push(isPrecompile ? EMPTY_HASH : await codeHashAt(context, addressOfWord(word)))
}

async function codeHashAt({ world, switches }: Context, address: Bytes): Promise<bigint> {
  if ((await world.getAccount(address)) === undefined) return 0n
  const code = await world.getCode(address)
  if (code.length > 0) return hashOf(code)
  return switches.hashesEmptyCode || !(await world.isContract(address)) ? EMPTY_HASH : 0n
}

function codeCopyGas(runState: RunState): bigint {
  const [, offset = 0n, , size = 0n] = runState.stack.peek(4)
  return memoryGas(runState, offset, size) + 3n * wordCount(size)
}

async function copyForeignCode(runState: RunState, { world }: Context): Promise<void> {
  const [word = 0n, offset = 0n, from = 0n, size = 0n] = runState.stack.popN(4)
  copyToMemory(runState, offset, await world.getCode(addressOfWord(word)), from, size)
}

async function destructGas(runState: RunState, context: Context): Promise<bigint> {
  requireNotStatic(context)
  const [beneficiary = 0n] = runState.stack.peek(1)
  const isThere = (await context.world.getAccount(addressOfWord(beneficiary))) !== undefined
  return isThere ? 0n : NEW_BENEFICIARY_GAS
}

/** The account goes at the end of the transaction; its balance now, burned when it names itself (C 6.5). */
async function selfDestruct(runState: RunState, { world, frame, substate }: Context): Promise<void> {
  const beneficiary = addressOfWord(runState.stack.pop())
  const balance = await getBalance(world, frame.address)
  if (balance !== 0n) {
    const isItself = beneficiary.every((byte, i) => byte === frame.address[i])
    if (isItself)
      await world.putAccount(frame.address, {
        nonce: (await world.getAccount(frame.address))?.nonce ?? 0n,
        balance: 0n,
      })
    else await transfer(world, frame.address, beneficiary, balance)
  }
  markDeleted(substate, frame.address)
  runState.end = { kind: 'success', output: EMPTY_BYTES }
}

export const ACCOUNT_OPCODES: readonly Opcode[] = [
  { code: 0x31, name: 'BALANCE', fee: 400, run: balance },
  { code: 0x3b, name: 'EXTCODESIZE', fee: 700, run: codeSize },
  { code: 0x3c, name: 'EXTCODECOPY', fee: 700, extraGas: codeCopyGas, run: copyForeignCode },
  { code: 0x3f, name: 'EXTCODEHASH', fee: 400, since: 'rskip140', run: codeHash },
  { code: 0x47, name: 'SELFBALANCE', fee: 5, since: 'rskip151', run: selfBalance },
  { code: 0xff, name: 'SUICIDE', fee: 5000, extraGas: destructGas, run: selfDestruct },
]
