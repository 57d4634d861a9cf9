import { type MaybePromise, mapMaybePromise } from '../../concurrency/maybePromise.ts'
import type { Context } from '../context.ts'
import type { RunState } from '../runState.ts'
import { type Word, wordOf, wordOfBytes } from '../word.ts'
import type { Opcode } from './opcode.ts'

const REACHABLE_BLOCKS = 256

/** Returns an opcode that pushes a value of the context. */
function show(read: (context: Context) => Word) {
  return (runState: RunState, context: Context) => runState.stack.push(read(context))
}

function blockHash({ stack }: RunState, { block }: Context): MaybePromise<void> {
  const number = Number(stack.pop())
  const isReachable = number < block.number && number >= block.number - REACHABLE_BLOCKS
  if (!isReachable) return stack.push(0)
  return mapMaybePromise(block.getBlockHash(number), (hash) => stack.push(hash === undefined ? 0 : wordOfBytes(hash)))
}

export const BLOCK_OPCODES: readonly Opcode[] = [
  { code: 0x30, name: 'ADDRESS', fee: 2, pushes: 1, run: show(({ frame }) => wordOfBytes(frame.address)) },
  { code: 0x32, name: 'ORIGIN', fee: 2, pushes: 1, run: show(({ origin }) => wordOfBytes(origin)) },
  { code: 0x33, name: 'CALLER', fee: 2, pushes: 1, run: show(({ frame }) => wordOfBytes(frame.caller)) },
  { code: 0x34, name: 'CALLVALUE', fee: 2, pushes: 1, run: show(({ frame }) => wordOf(frame.value)) },
  { code: 0x3a, name: 'GASPRICE', fee: 2, pushes: 1, run: show(({ gasPrice }) => wordOf(gasPrice)) },
  { code: 0x40, name: 'BLOCKHASH', fee: 20, pops: 1, pushes: 1, run: blockHash },
  { code: 0x41, name: 'COINBASE', fee: 2, pushes: 1, run: show(({ block }) => wordOfBytes(block.coinbase)) },
  { code: 0x42, name: 'TIMESTAMP', fee: 2, pushes: 1, run: show(({ block }) => block.timestamp) },
  { code: 0x43, name: 'NUMBER', fee: 2, pushes: 1, run: show(({ block }) => block.number) },
  { code: 0x44, name: 'DIFFICULTY', fee: 2, pushes: 1, run: show(({ block }) => wordOf(block.difficulty)) },
  { code: 0x45, name: 'GASLIMIT', fee: 2, pushes: 1, run: show(({ block }) => wordOf(block.gasLimit)) },
  { code: 0x46, name: 'CHAINID', fee: 2, pushes: 1, since: 'rskip152', run: show(({ block }) => block.chainId) },
  {
    code: 0x48,
    name: 'BASEFEE',
    fee: 2,
    pushes: 1,
    since: 'rskip412',
    run: show(({ block }) => wordOf(block.minimumGasPrice)),
  },
  {
    code: 0xaa,
    name: 'TXINDEX',
    fee: 2,
    pushes: 1,
    until: 'rskip191',
    run: show(({ transactionIndex }) => transactionIndex),
  },
]
