import { exception } from '../halt.ts'
import type { CallEnd } from '../messageCall.ts'
import type { RunState } from '../runState.ts'
import { growMemory } from './memory.ts'

/** So far memory may grow without a price. The reference has no bound: we stop where it would still go on. */
const MAX_FREE_BYTES = 2n ** 16n

interface Room {
  readonly outOffset: bigint
  readonly outSize: bigint
}

/** Gives the caller what its call has come to: gas, success, return buffer, output in memory. */
export function takeCallEnd(runState: RunState, end: CallEnd, { outOffset, outSize }: Room): void {
  runState.gasLeft += end.gasLeft
  runState.stack.push(end.succeeded ? 1n : 0n)
  if (end.returned !== undefined) runState.returnBytes = end.returned
  const isAll = end.overflows === true || end.output.length < outSize
  const shown = isAll ? end.output : end.output.subarray(0, Number(outSize))
  if (shown.length === 0) return
  if (end.overflows === true) makeRoom(runState, outOffset, shown.length)
  runState.memory.write(Number(BigInt.asIntN(32, outOffset)), shown)
}

/** Before RSKIP-150 memory made room for all that a precompile gives, for nothing; offsets count in 32 bits with a sign. */
function makeRoom(runState: RunState, offset: bigint, size: number): void {
  const start = BigInt.asIntN(32, offset)
  const words = (start + BigInt(size) + 31n) / 32n
  const isReachable = words <= runState.memoryWords || 32n * words <= MAX_FREE_BYTES
  if (start < 0n || !isReachable) throw exception('no memory there')
  growMemory(runState, words)
}
