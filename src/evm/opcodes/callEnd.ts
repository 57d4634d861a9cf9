import { exception } from '../exceptionalHalt.ts'
import { setTotalGas, totalGas } from '../gas.ts'
import type { CallEnd } from '../messageCall.ts'
import type { RunState } from '../runState.ts'
import { big, type Word } from '../word.ts'
import { growMemory, wordCount } from './memory.ts'

/** So far memory may grow without a price. The reference has no bound: we stop where it would still go on. */
const MAX_FREE_BYTES = 2 ** 16

interface Room {
  readonly outOffset: Word
  readonly outSize: Word
}

/** Gives the caller what its call has come to: gas, success, return buffer, output in memory. */
export function takeCallEnd(runState: RunState, end: CallEnd, { outOffset, outSize }: Room): void {
  setTotalGas(runState, totalGas(runState) + end.gasLeft)
  runState.stack.push(end.succeeded ? 1 : 0)
  if (end.returned !== undefined) runState.returnBytes = end.returned
  const isAll = end.overflows === true || end.output.length < outSize
  const shown = isAll ? end.output : end.output.subarray(0, Number(outSize))
  if (shown.length === 0) return
  if (end.overflows === true) makeRoom(runState, outOffset, shown.length)
  runState.memory.write(signed32(outOffset), shown)
}

/** Before RSKIP-150 memory made room for all that a precompile gives, for nothing; offsets count in 32 bits with a sign. */
function makeRoom(runState: RunState, offset: Word, size: number): void {
  const start = signed32(offset)
  const words = wordCount(start + size)
  const isReachable = words <= runState.memoryWords || 32 * words <= MAX_FREE_BYTES
  if (start < 0 || !isReachable) throw exception('no memory there')
  growMemory(runState, words)
}

function signed32(word: Word): number {
  return Number(BigInt.asIntN(32, big(word)))
}
