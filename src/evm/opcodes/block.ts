import { bytesToBigint } from '../../base/integer.ts'
import type { Context } from '../context.ts'
import type { RunState } from '../runState.ts'
import type { Opcode } from './opcode.ts'

const REACHABLE_BLOCKS = 256n

/** An opcode that pushes one thing which the context knows. */
function show(read: (context: Context) => bigint) {
  return (runState: RunState, context: Context) => runState.stack.push(read(context))
}

async function blockHash(runState: RunState, { block }: Context): Promise<void> {
  const distance = BigInt(block.number) - runState.stack.pop()
  const isReachable = distance > 0n && distance <= REACHABLE_BLOCKS
  const hash = isReachable ? await block.getBlockHash(block.number - Number(distance)) : undefined
  runState.stack.push(hash === undefined ? 0n : bytesToBigint(hash))
}

export const BLOCK_OPCODES: readonly Opcode[] = [
  { code: 0x30, name: 'ADDRESS', fee: 2, run: show(({ frame }) => bytesToBigint(frame.address)) },
  { code: 0x32, name: 'ORIGIN', fee: 2, run: show(({ origin }) => bytesToBigint(origin)) },
  { code: 0x33, name: 'CALLER', fee: 2, run: show(({ frame }) => bytesToBigint(frame.caller)) },
  { code: 0x34, name: 'CALLVALUE', fee: 2, run: show(({ frame }) => frame.value) },
  { code: 0x3a, name: 'GASPRICE', fee: 2, run: show(({ gasPrice }) => gasPrice) },
  { code: 0x40, name: 'BLOCKHASH', fee: 20, run: blockHash },
  { code: 0x41, name: 'COINBASE', fee: 2, run: show(({ block }) => bytesToBigint(block.coinbase)) },
  { code: 0x42, name: 'TIMESTAMP', fee: 2, run: show(({ block }) => BigInt(block.timestamp)) },
  { code: 0x43, name: 'NUMBER', fee: 2, run: show(({ block }) => BigInt(block.number)) },
  { code: 0x44, name: 'DIFFICULTY', fee: 2, run: show(({ block }) => block.difficulty) },
  { code: 0x45, name: 'GASLIMIT', fee: 2, run: show(({ block }) => block.gasLimit) },
  { code: 0x46, name: 'CHAINID', fee: 2, since: 'rskip152', run: show(({ block }) => BigInt(block.chainId)) },
  { code: 0x48, name: 'BASEFEE', fee: 2, since: 'rskip412', run: show(({ block }) => block.minimumGasPrice) },
]
