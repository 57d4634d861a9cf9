import { type Bytes, EMPTY_BYTES, equalBytes } from '../../base/bytes.ts'
import { signedMinimalBytes } from '../../base/integer.ts'
import { type MaybePromise, mapMaybePromise } from '../../concurrency/maybePromise.ts'
import { keccak256 } from '../../crypto/keccak.ts'
import { getBalance, moveValue, requireWord } from '../accounts.ts'
import type { Context } from '../context.ts'
import { markDeleted } from '../frame.ts'
import { GAS_PER_COPIED_WORD } from '../gasPrices.ts'
import type { RunState } from '../runState.ts'
import { big, MAX_WORD, type Word, wordOf, wordOfBytes } from '../word.ts'
import { copyToMemory, sliceGas } from './memory.ts'
import { addressOfWord, type Opcode } from './opcode.ts'
import { requireNotStatic } from './storage.ts'

const NEW_BENEFICIARY_GAS = 25_000
const EMPTY_HASH = wordOfBytes(keccak256(EMPTY_BYTES))

const hashes = new WeakMap<Bytes, Word>()

function hashOf(code: Bytes): Word {
  const known = hashes.get(code)
  if (known !== undefined) return known
  const hash = wordOfBytes(keccak256(code))
  hashes.set(code, hash)
  return hash
}

/** Pushes a balance. For a debt it pushes the bytes in the state as a number: -1 is 255. */
const pushBalance = (runState: RunState, balance: bigint) =>
  runState.stack.push(balance >= 0n ? wordOf(requireWord(balance)) : wordOfBytes(signedMinimalBytes(balance)))

function balance(runState: RunState, { world }: Context): MaybePromise<void> {
  const address = addressOfWord(runState.stack.pop())
  return mapMaybePromise(getBalance(world, address), (found) => pushBalance(runState, found))
}

function selfBalance(runState: RunState, { world, frame }: Context): MaybePromise<void> {
  return mapMaybePromise(getBalance(world, frame.address), (found) => pushBalance(runState, found))
}

function codeSize({ stack }: RunState, context: Context): MaybePromise<void> {
  const word = stack.pop()
  const { world, flags } = context
  // Parallel lists count this read for precompiles too.
  return mapMaybePromise(world.getCode(addressOfWord(word)), ({ length }) => {
    const isShown = flags.showsPrecompiles && context.precompiles.at(context.block, big(word)) !== undefined
    stack.push(isShown ? MAX_WORD : length)
  })
}

async function codeHash(runState: RunState, context: Context): Promise<void> {
  const word = runState.stack.pop()
  const isPrecompile = context.precompiles.at(context.block, big(word)) !== undefined
  runState.stack.push(isPrecompile ? EMPTY_HASH : await codeHashAt(context, addressOfWord(word)))
}

async function codeHashAt({ world, flags }: Context, address: Bytes): Promise<Word> {
  if ((await world.getAccount(address)) === undefined) return 0
  const code = await world.getCode(address)
  if (code.length > 0) return hashOf(code)
  return flags.hashesEmptyCode || !(await world.isContract(address)) ? EMPTY_HASH : 0
}

const codeCopyGas = sliceGas({ pops: 4, offset: 1, size: 3, perWord: GAS_PER_COPIED_WORD })

async function copyForeignCode(runState: RunState, { world }: Context): Promise<void> {
  const { stack } = runState
  const code = await world.getCode(addressOfWord(stack.pop()))
  const offset = stack.pop()
  const from = stack.pop()
  copyToMemory(runState, offset, code, from, stack.pop())
}

async function destructGas(runState: RunState, context: Context): Promise<number> {
  requireNotStatic(context)
  runState.stack.require(1)
  const isThere = (await context.world.getAccount(addressOfWord(runState.stack.peek(0)))) !== undefined
  return isThere ? 0 : NEW_BENEFICIARY_GAS
}

/**
 * Marks the account for deletion at the end of the transaction, and moves its balance now. The balance is burned if the
 * beneficiary is the account itself (protocol/evm#selfdestruct).
 */
async function selfDestruct(runState: RunState, context: Context): Promise<void> {
  const { world, frame, substate, observer } = context
  const beneficiary = addressOfWord(runState.stack.pop())
  const balance = await getBalance(world, frame.address)
  if (balance !== 0n) {
    context.internals++
    if (equalBytes(beneficiary, frame.address))
      await world.putAccount(frame.address, {
        nonce: (await world.getAccount(frame.address))?.nonce ?? 0n,
        balance: 0n,
      })
    else await moveValue(context, frame.address, beneficiary, balance)
  }
  markDeleted(substate, frame.address)
  observer?.onSelfDestruct?.({ address: frame.address, beneficiary, balance })
  runState.end = { kind: 'success', output: EMPTY_BYTES }
}

export const ACCOUNT_OPCODES: readonly Opcode[] = [
  { code: 0x31, name: 'BALANCE', fee: 400, pops: 1, pushes: 1, run: balance },
  { code: 0x3b, name: 'EXTCODESIZE', fee: 700, pops: 1, pushes: 1, run: codeSize },
  { code: 0x3c, name: 'EXTCODECOPY', fee: 700, pops: 4, extraGas: codeCopyGas, run: copyForeignCode },
  { code: 0x3f, name: 'EXTCODEHASH', fee: 400, pops: 1, pushes: 1, since: 'rskip140', run: codeHash },
  { code: 0x47, name: 'SELFBALANCE', fee: 5, pushes: 1, since: 'rskip151', run: selfBalance },
  { code: 0xff, name: 'SUICIDE', fee: 5000, pops: 1, extraGas: destructGas, run: selfDestruct },
]
